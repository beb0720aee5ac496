"""Steps through the history of a game: undo and redo."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from azul_access.games.system import Event
from azul_access.record.ledger import (
    AppliedCommand,
    AppliedNote,
    HistoryItem,
    LedgerError,
    LedgerReason,
    Redo,
    Undo,
    add_entry,
)
from azul_access.session.change.commands import BAG_SOURCE, report_correction
from azul_access.session.output.announcements import (
    Announcement,
    Failure,
    GameEvents,
    Redone,
    UndonePart,
    UndoReport,
    make_message,
)
from azul_access.session.output.telling import split_undone
from azul_access.session.session import Session, Step


def undo_commands(session: Session, count: int) -> Step:
    """Undo `count` items of the history, not counting the draws of the virtual bag.

    Events that wait to be announced are dropped, because players have not carried them out: only
    what was announced is put back. If more waits than is undone, all of it is announced first.
    """
    history = session.ledger.history
    total = _count_with_draws(reversed(history), count, draws_first=True)
    if not total:
        return _refuse_count(session, LedgerReason.NOTHING_TO_UNDO, history)
    ledger, change = add_entry(session.ledger, Undo(total))
    told = session.told_state
    untold = _count_untold(session)
    if untold > sum(len(_events_of(undone.item)) for undone in change.undone):
        untold = 0
    if untold:
        session = session.replace_queue(())
    parts: list[UndonePart] = []
    for undone in change.undone:
        events = _events_of(undone.item)
        untold_here = min(untold, len(events))
        untold -= untold_here
        if not untold_here or untold_here < len(events):
            parts += split_undone(session.setup.system, undone, untold_here)
        elif not is_draw(undone.item):
            parts.append(UndonePart(undone.item, (), told, told))
    return Step(replace(session, ledger=ledger), (Undo(total),), (UndoReport(tuple(parts)),))


def redo_commands(session: Session, count: int) -> Step:
    """Redo `count` undone items, not counting the draws of the virtual bag."""
    undone = session.ledger.undone
    total = _count_with_draws(reversed(undone), count, draws_first=False)
    if not total:
        return _refuse_count(session, LedgerReason.NOTHING_TO_REDO, undone)
    ledger, change = add_entry(session.ledger, Redo(total))
    announcements: list[Announcement] = [Redone()]
    for redone in change.redone:
        item, before, after = redone.item, redone.before, redone.after
        if isinstance(item, AppliedCommand):
            is_last = redone is change.redone[-1]
            announcements.append(
                GameEvents(item.events, before, after, with_next_turn=is_last, is_redone=True)
            )
        elif isinstance(item, AppliedNote):
            announcements.append(make_message("note-redone", text=item.sentence))
        else:
            announcements.append(report_correction(session, before, after, item))
    return Step(replace(session, ledger=ledger), (Redo(total),), tuple(announcements))


def _events_of(item: HistoryItem) -> tuple[Event, ...]:
    return item.events if isinstance(item, AppliedCommand) else ()


def _count_untold(session: Session) -> int:
    """How many events wait to be announced; 0 if something else waits as well."""
    waiting = session.queued_announcements
    events = [item.events for item in waiting if isinstance(item, GameEvents)]
    return sum(map(len, events)) if len(events) == len(waiting) else 0


def _count_with_draws(items: Iterable[HistoryItem], count: int, *, draws_first: bool) -> int:
    """The length of the shortest prefix of `items` with `count` items that are no draws.

    A draw is undone before the item that it followed (`draws_first`) and redone after it, so a
    prefix for redo also has the draws after its last item. 0 if there are fewer than `count`.
    """
    people = total = 0
    for item in items:
        drawn = is_draw(item)
        if not draws_first and people == count and not drawn:
            break
        total += 1
        people += not drawn
        if draws_first and people == count:
            break
    return total if people == count else 0


def is_draw(item: HistoryItem) -> bool:
    """Whether it is a draw of the virtual bag, which is never undone alone."""
    return isinstance(item, AppliedCommand) and item.source == BAG_SOURCE


def _refuse_count(session: Session, reason: LedgerReason, items: Sequence[HistoryItem]) -> Step:
    why = LedgerError(reason, count=sum(not is_draw(item) for item in items))
    return session.refuse(Failure(why))
