"""Steps through the history of a game: undo and redo."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from azul_access.games.system import Event
from azul_access.record.ledger import (
    AppliedCommand,
    AppliedNote,
    CommandEntry,
    Entry,
    HistoryItem,
    LedgerError,
    LedgerReason,
    Redo,
    Undo,
    add_entry,
)
from azul_access.record.seats import COMPUTER_SOURCE
from azul_access.session.change.commands import (
    BAG_SOURCE,
    MOVER_SOURCE,
    POSITION_SOURCE,
    report_correction,
)
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
    """Undo `count` items of the history, not counting those that belong to another one.

    The computer's moves belong to what a person did before them; they go back without the position
    that a game began with.
    """
    history = session.ledger.history
    total = _count_items(_count_own(history), reversed(history), count, is_turn)
    if not total:
        return _refuse_count(session, LedgerReason.NOTHING_TO_UNDO, history)
    first, *later = history[-total:]
    if _is_position(first) and any(map(is_of_computer, later)):
        total -= 1
    return undo_items(session, total)


def undo_items(session: Session, total: int) -> Step:
    """Undo just so many items of the history.

    Events that wait to be announced are dropped, because players have not carried them out: only
    what was announced is put back. If more waits than is undone, all of it is announced first.
    """
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
    """Redo `count` undone items, not counting those that belong to another one."""
    undone = session.ledger.undone
    total = _count_items(_count_own(undone), reversed(undone), count, _follows)
    if not total:
        return _refuse_count(session, LedgerReason.NOTHING_TO_REDO, undone)
    ledger, change = add_entry(session.ledger, Redo(total))
    announcements: list[Announcement] = [Redone()]
    for redone in change.redone:
        item, before, after = redone.item, redone.before, redone.after
        if isinstance(item, AppliedCommand):
            is_last = redone is change.redone[-1]
            told = GameEvents(item.events, before, after, with_next_turn=is_last, is_redone=True)
            announcements.append(replace(told, computer=find_computer(session, item)))
        elif isinstance(item, AppliedNote):
            announcements.append(make_message("note-redone", text=item.sentence))
        else:
            announcements.append(report_correction(session, before, after, item))
    return Step(replace(session, ledger=ledger), (Redo(total),), tuple(announcements))


def _events_of(item: HistoryItem) -> tuple[Event, ...]:
    return item.events if isinstance(item, AppliedCommand) else ()


def _count_untold(session: Session) -> int:
    """How many events wait to be announced; 0 if something else, or half a move, waits as well."""
    waiting = session.queued_announcements
    events = [
        item.events for item in waiting if isinstance(item, GameEvents) and item.handful is None
    ]
    return sum(map(len, events)) if len(events) == len(waiting) else 0


def _count_own(items: Sequence[HistoryItem]) -> Callable[[HistoryItem], bool]:
    """What counts as a step of its own: what people did or, if they only watch, each move."""
    return is_counted if any(map(is_counted, items)) else _is_move


def _is_move(item: HistoryItem) -> bool:
    return not (is_draw(item) or is_turn(item))


def _is_position(item: HistoryItem) -> bool:
    return isinstance(item, AppliedCommand) and item.source == POSITION_SOURCE


def _follows(item: HistoryItem) -> bool:
    """Whether an item follows by itself from what was done before it."""
    return is_draw(item) or is_of_computer(item)


def _count_items(
    is_own: Callable[[HistoryItem], bool],
    items: Iterable[HistoryItem],
    count: int,
    trails: Callable[[HistoryItem], bool],
) -> int:
    """The length of the prefix of `items` with `count` items that are counted; 0 for too few.

    What `trails` an item is taken along with it: in redo the draws after it, in undo the turn that
    was set for it.
    """
    counted = total = 0
    for item in items:
        if counted == count and not trails(item):
            break
        total += 1
        counted += is_own(item)
    return total if counted == count else 0


def is_counted(item: HistoryItem) -> bool:
    """Whether an item is a step of its own for undo: something that people did."""
    return _is_move(item) and not is_of_computer(item)


def is_of_computer(item: HistoryItem | Entry) -> bool:
    """Whether the computer made a move."""
    return isinstance(item, AppliedCommand | CommandEntry) and item.source == COMPUTER_SOURCE


def find_computer(session: Session, item: HistoryItem) -> int | None:
    """The seat at which the computer made a move; None for what people did."""
    if not isinstance(item, AppliedCommand) or not is_of_computer(item):
        return None
    return session.setup.system.rules.expects(item.before).player


def is_turn(item: HistoryItem) -> bool:
    """Whether it gave the turn to another player for the move after it."""
    return isinstance(item, AppliedCommand) and item.source == MOVER_SOURCE


def is_draw(item: HistoryItem) -> bool:
    """Whether it is a draw of the virtual bag, which is never undone alone."""
    return isinstance(item, AppliedCommand) and item.source == BAG_SOURCE


def _refuse_count(session: Session, reason: LedgerReason, items: Sequence[HistoryItem]) -> Step:
    why = LedgerError(reason, count=sum(map(_count_own(items), items)))
    return session.refuse(Failure(why))
