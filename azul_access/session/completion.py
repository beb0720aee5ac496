"""Completes steps: draws of the virtual bag, the pace of announcements, and their repetition."""

from dataclasses import replace
from typing import TypeVar

from azul_access.session.announcements import (
    Announcement,
    GameAnnouncement,
    GameEvents,
    make_message,
)
from azul_access.session.commands import draw_tiles
from azul_access.session.controls import Pace
from azul_access.session.session import Session, Step

# How many announcements can be repeated.
MAX_ANNOUNCEMENTS = 200

SessionT = TypeVar("SessionT", bound=Session)


def complete_step(before: Session, step: Step) -> Step:
    """The step with everything that follows from it; `before` is the session it started from."""
    if before.queued_announcements and step.entries:
        # A new command comes before the end of the last scoring: announce the rest first.
        session = replace(step.session, queued_announcements=())
        announcements = (*before.queued_announcements, *step.announcements)
        step = replace(step, session=session, announcements=announcements)
    step = _queue_events(draw_tiles(step))
    if step.is_repeat or not step.announcements:
        return step
    return replace(step, session=keep_announcements(step.session, step.announcements))


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


def _queue_events(step: Step) -> Step:
    """At the pace STEP, queue every event of a scoring as an announcement of its own."""
    session = step.session
    if session.settings.pace is not Pace.STEP or not step.announcements:
        return step
    *earlier, last = step.announcements
    if not isinstance(last, GameEvents):
        return step
    system = session.setup.system
    starts = (
        number
        for number, event in enumerate(last.events, 1)
        if system.facts.milestone(event).starts_steps
    )
    cut = next(starts, len(last.events))
    if cut == len(last.events):
        return step
    first = GameEvents(last.events[:cut], last.state, with_next_turn=False)
    events = [
        event for event in last.events[cut:] if system.narration.narrate(session.context, event)
    ]
    queued = tuple(
        GameEvents((event,), last.state, with_next_turn=number == len(events))
        for number, event in enumerate(events, 1)
    )
    message = make_message("steps-remaining", count=len(queued))
    return replace(
        step,
        session=replace(session, queued_announcements=queued),
        announcements=(*earlier, first, message),
    )
