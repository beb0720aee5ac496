"""Completes steps: draws of the virtual bag, the pace of announcements, and their repetition."""

from dataclasses import replace
from typing import TypeVar

from azul_access.record.ledger import Note, Redo, Undo
from azul_access.record.seats import SeatChange
from azul_access.record.tips import Tip, TipSwitch
from azul_access.session.change.commands import draw_tiles
from azul_access.session.change.history import is_of_computer
from azul_access.session.control.controls import Pace
from azul_access.session.output.announcements import (
    Announcement,
    GameAnnouncement,
    SignedAnnouncement,
    make_message,
)
from azul_access.session.output.telling import split_announcement
from azul_access.session.session import Session, Step
from azul_access.session.step.lessons import end_round

# How many announcements can be repeated.
MAX_ANNOUNCEMENTS = 200

SessionT = TypeVar("SessionT", bound=Session)


def complete_step(step: Step) -> Step:
    """The step with everything that follows from it."""
    step = _sign(step)
    session = step.session
    changes_state = any(
        not isinstance(entry, Note | SeatChange | Tip | TipSwitch) for entry in step.entries
    )
    if changes_state:
        session = replace(session, awaits_hands=_awaits_hands(step))
        step = replace(step, session=session)
    step = end_round(step)
    session = step.session
    waiting = session.queued_announcements if changes_state else ()
    if waiting:
        # A new entry comes after what still waits: announce that first.
        step = replace(step, session=session.replace_queue(()))
    step = draw_tiles(step)
    if changes_state and session.settings.pace is Pace.STEP:
        step = _queue_steps(step)
    step = replace(step, announcements=(*waiting, *step.announcements))
    if step.is_repeat or not step.announcements:
        return step
    return replace(step, session=keep_announcements(step.session, step.announcements))


def _awaits_hands(step: Step) -> bool:
    """Whether hands have to follow before the computer may move.

    They have to after its own move, and where tiles went back and it would move at once.
    """
    session, last = step.session, step.entries[-1]
    if isinstance(last, Undo | Redo):
        return session.computer_to_move is not None and session.walk is None
    return is_of_computer(last)


def _sign(step: Step) -> Step:
    """Say who caused what, if that was done in a conversation of a player's own."""
    owner = step.session.owner
    if owner is None:
        return step
    signed = tuple(
        replace(item, by=owner.seat) if isinstance(item, SignedAnnouncement) else item
        for item in step.announcements
    )
    return replace(step, announcements=signed)


def keep_announcements(session: SessionT, announcements: tuple[Announcement, ...]) -> SessionT:
    """The session with new announcements that can be repeated."""
    game_announcements = [item for item in announcements if isinstance(item, GameAnnouncement)]
    return replace(
        session,
        announcements=(*session.announcements, *announcements)[-MAX_ANNOUNCEMENTS:],
        repeat_position=0,
        last_game_announcement=(
            game_announcements[-1] if game_announcements else session.last_game_announcement
        ),
    )


def _queue_steps(step: Step) -> Step:
    """Announce the first part of what happened in the game, and queue the others."""
    session = step.session
    system = session.setup.system
    told: list[Announcement] = []
    steps: list[GameAnnouncement] = []
    for announcement in step.announcements:
        if isinstance(announcement, GameAnnouncement):
            steps += split_announcement(system, session.context, announcement)
        else:
            told.append(announcement)
    if len(steps) < 2:
        return step
    first, *queued = steps
    told += [first, make_message("steps-remaining", count=len(queued))]
    session = session.replace_queue(tuple(queued), told=first.state)
    return replace(step, session=session, announcements=tuple(told))
