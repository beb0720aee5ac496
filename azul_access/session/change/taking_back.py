"""Takes back what was misheard: the last move by voice, with the offer of what else was said.

A clear move by voice takes effect and is announced. A player who hears that it is wrong says so, or
presses a key, before the next input.
"""

from collections.abc import Sequence
from dataclasses import replace

from azul_access.record.ledger import (
    AppliedCommand,
    AppliedNote,
    CommandEntry,
    Correction,
    HistoryItem,
)
from azul_access.session.change.history import is_counted, undo_commands
from azul_access.session.change.read_back import read_back
from azul_access.session.control.controls import UndoRequest
from azul_access.session.output.announcements import (
    Announcement,
    GameAnnouncement,
    UndoReport,
    make_message,
)
from azul_access.session.recognition import VOICE_SOURCE
from azul_access.session.session import Meaning, Session, Step, VoiceMove


def remember_move(
    before: Session, step: Step, meaning: Meaning, others: Sequence[Meaning] = ()
) -> Step:
    """The step whose move can be taken back, and then `others` offered; as it is if it has none."""
    if not step.entries or not all(isinstance(e, CommandEntry | Correction) for e in step.entries):
        return step
    history = step.session.ledger.history
    count = len(history) - len(before.ledger.history)
    move = VoiceMove(meaning, tuple(others), history[-1], count)
    return replace(step, session=replace(step.session, voice_move=move))


def is_newest(session: Session) -> bool:
    """Whether a move by voice is the last thing that players have done in the game."""
    done = _list_done(session)
    return bool(done) and _is_by_voice(session, done[-1])


def has_voice_move(session: Session) -> bool:
    """Whether anything in the game was done by voice."""
    return any(_is_by_voice(session, item) for item in _list_done(session))


def take_back(session: Session, source: str) -> Step:
    """Take back the last move by voice or from `source`, and offer what else may have been said.

    If players have done something since, ask first; what was not done by voice also if anything
    else was told since.
    """
    done = _list_done(session)
    later = _count_later(session, done, source)
    if done and (later != 0 or not (is_newest(session) or _is_told_last(session))):
        return ask_to_take_back(session, source)
    move = session.voice_move
    if not done or move is None or done[-1] is not move.item:
        return undo_commands(session, 1)
    step = undo_commands(session, move.count)
    denied = step.session.deny((move.meaning,))
    offered = [other for other in move.others if other not in denied.denied_meanings]
    report = step.announcements[0]
    assert isinstance(report, UndoReport)
    is_brief = _is_same_moment(session, denied)
    announcements: list[Announcement] = [
        replace(report, with_next_turn=not offered, is_brief=is_brief)
    ]
    if offered:
        question = make_message("was-meant", command=read_back(denied, offered[0]))
        denied = denied.with_question((offered[0],), question)
        announcements.append(question)
    return replace(step, session=denied, announcements=tuple(announcements), silence=True)


def ask_to_take_back(session: Session, source: str) -> Step:
    """Ask before the last move by voice or from `source`, and all after it, are taken back."""
    done = _list_done(session)
    later = _count_later(session, done, source) or 0
    move = session.voice_move
    is_spoken = move is not None and bool(done) and done[-1 - later] is move.item
    request = UndoRequest(later + (move.count if move is not None and is_spoken else 1))
    question = make_message("confirm", command=read_back(session, request))
    return session.put_question((request,), question)


def _list_done(session: Session) -> list[HistoryItem]:
    """What players have done, without the draws of the virtual bag."""
    return [item for item in session.ledger.history if is_counted(item)]


def _is_by_voice(session: Session, item: HistoryItem) -> bool:
    if session.owner is not None:
        return False  # the voice is at the table
    if session.voice_move is not None and item is session.voice_move.item:
        return True
    return isinstance(item, AppliedCommand) and item.source == VOICE_SOURCE


def _count_later(session: Session, done: Sequence[HistoryItem], source: str) -> int | None:
    """How many items came after the last one by voice or from `source`; None if none is."""
    for later, item in enumerate(reversed(done)):
        is_own = isinstance(item, AppliedCommand | AppliedNote) and item.source == source
        if is_own or _is_by_voice(session, item):
            return later
    return None


def _is_told_last(session: Session) -> bool:
    """Whether the last announcement is one about the game."""
    last = session.announcements[-1] if session.announcements else None
    return isinstance(last, GameAnnouncement)


def _is_same_moment(before: Session, after: Session) -> bool:
    """Whether both are in the same part of the same round, so that no one has laid much since."""
    system = before.setup.system
    states = (before.ledger.state, after.ledger.state)
    rounds = {system.facts.round_number(state) for state in states}
    kinds = {system.rules.expects(state).kind for state in states}
    return len(rounds) == len(kinds) == 1
