"""Several conversations about one game: what an input in one of them changes in the others.

The conversation at the table, by keyboard and voice, is one of them; each page, display or keyboard
of a player's own is another one. They have in common: the game, how much of it was announced, and
the pace. Each has its own settings, pending questions, walks, and announcements to repeat.
"""

from dataclasses import replace

from azul_access.record.setup import Setup
from azul_access.session.control.settings import Settings
from azul_access.session.output.announcements import (
    Announcement,
    ConsentQuestion,
    CorrectionQuestion,
    GameAnnouncement,
    LessonMessage,
    Redone,
    SeatReport,
    make_message,
)
from azul_access.session.session import Owner, Session, Step
from azul_access.session.step.completion import keep_announcements
from azul_access.session.step.walk import report_held

# Announced in every conversation when it is new. All others are announced where they were caused.
SharedAnnouncement = (
    GameAnnouncement | LessonMessage | Redone | SeatReport | ConsentQuestion | CorrectionQuestion
)


def list_shared(before: Session, step: Step) -> tuple[SharedAnnouncement, ...]:
    """What everybody is told of a step from `before`: what is new about the game."""
    if step.is_repeat:
        return ()
    return tuple(
        item
        for item in step.announcements
        if isinstance(item, SharedAnnouncement) and item is not before.last_game_announcement
    )


def join_session(table: Session, settings: Settings, owner: Owner) -> Session:
    """The session of an owner who joins the game of the session at the table.

    What everybody has been told so far can be repeated there, too. `settings` are those of the
    owner; the pace is that of the table.
    """
    told = tuple(item for item in table.announcements if isinstance(item, SharedAnnouncement))
    name = table.setup.names[owner.seat]
    return Session(
        table.setup,
        table.ledger,
        replace(settings, pace=table.settings.pace, tips=table.settings.tips, me=name),
        queued_announcements=table.queued_announcements,
        told=table.told,
        announcements=told,
        last_game_announcement=table.last_game_announcement,
        awaits_hands=table.awaits_hands,
        lesson=table.lesson,
        device_seats=table.device_seats,
        has_displays=table.has_displays,
        braille_tables=table.braille_tables,
        owner=owner,
    )


def follow(session: Session, before: Session, step: Step) -> Step:
    """The step of `session` after `step`, which another session made from `before`.

    It has only the announcements that this session needs in addition to the shared ones, which the
    caller has announced. If the game has changed, a pending question and a walk end: they were
    about the table as it was. A question to all players waits for its answer at the table.
    """
    after = step.session
    told: list[Announcement] = []
    if after.queued_announcements and after.queued_announcements != before.queued_announcements:
        told.append(after.reminder)
    shared = list_shared(before, step)
    session = session.replace_queue(after.queued_announcements, after.told)
    if after.settings.pace is not session.settings.pace:
        session = replace(session, settings=replace(session.settings, pace=after.settings.pace))
    if after.settings.tips is not session.settings.tips:
        session = replace(session, settings=replace(session.settings, tips=after.settings.tips))
    if after.ledger.applied is not session.ledger.applied:  # not after a note
        told += _report_dropped(session)
        session = replace(session, pending=(), walk=None, refused_line=None)
    if after.setup is not session.setup:
        session = _at_same_seat(session, after.setup)
    session = replace(
        session, ledger=after.ledger, awaits_hands=after.awaits_hands, lesson=after.lesson
    )
    if step.asks_all and session.owner is None:
        is_other = bool(session.pending)
        session = session.with_question(step.asks_all, shared[0])
        session = replace(session, is_other_question=is_other)
    if shared or told:
        session = keep_announcements(session, (*shared, *told))
    return Step(session, announcements=tuple(told))


def _at_same_seat(session: Session, setup: Setup) -> Session:
    """The session with other players at the seats; its owner keeps the seat and gets its name."""
    session = replace(session, setup=setup)
    if session.owner is None:
        return session
    me = setup.names[session.owner.seat]
    return replace(session, settings=replace(session.settings, me=me))


def _report_dropped(session: Session) -> list[Announcement]:
    """The messages that a question or a walk ends because the game has changed."""
    told: list[Announcement] = []
    if session.pending and not session.asks_by_suggestions:
        told.append(make_message("question-dropped"))
    if session.walk is not None:
        ended = make_message(f"walk-{session.walk.kind.value}-interrupted")
        told += [ended, *report_held(session.walk)]
    return told
