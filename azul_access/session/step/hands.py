"""The computer's move on the table: it is made, laid by hands, or taken back if that fails."""

from dataclasses import replace

from azul_access.games.system import Command, IllegalCommand, State
from azul_access.games.table import Area
from azul_access.record.ledger import AppliedCommand, CommandEntry, Ledger, add_entry
from azul_access.record.seats import COMPUTER_SOURCE, Mark
from azul_access.session.change.history import is_draw, is_of_computer, undo_items
from azul_access.session.control.controls import WalkKind, WalkPart
from azul_access.session.output.announcements import (
    GameEvents,
    TurnReminder,
    UndoReport,
    make_message,
)
from azul_access.session.output.telling import split_announcement
from azul_access.session.session import Session, Step
from azul_access.session.step.walk import begin_walk

# Where tiles are taken from, and how a walk through such a place is named.
_SOURCES = {
    Area.FACTORIES: WalkPart.FACTORIES,
    Area.CENTRE: WalkPart.CENTRE,
    Area.SUPPLY: WalkPart.CENTRE,
}


def can_move(session: Session) -> bool:
    """Whether the computer may make its move: nobody is in the middle of something else."""
    is_busy = session.queued_announcements or session.walk is not None or session.pending
    return session.computer_to_move is not None and not (session.awaits_hands or is_busy)


def make_move(session: Session, command: Command, state: State, version: str) -> Step:
    """The step for a command that the computer, in a `version`, has found for `state`.

    If that is not the state any more, or people are busy with something else, nothing happens.
    """
    computer, seat = session.computer_to_move, session.expected.player
    if computer is None or not can_move(session) or session.ledger.state is not state:
        return Step(session)
    entry = CommandEntry(command, COMPUTER_SOURCE, mark=Mark(computer.level, version))
    try:
        ledger, change = add_entry(session.ledger, entry)
    except IllegalCommand:
        return Step(session)
    told = GameEvents(change.events, state, ledger.state, computer=seat)
    return Step(replace(session, ledger=ledger), (entry,), (told,))


def end_waiting(session: Session) -> Step:
    """The hands have laid the computer's move: tell who is next.

    If that is a computer, it moves at once, and nothing else is told.
    """
    session = replace(session, awaits_hands=False)
    if session.computer_to_move is not None:
        return Step(session)
    return session.announce(TurnReminder(session.ledger.state))


def tell_in_steps(session: Session) -> Step:
    """Tell the move that hands are laying once more, by the handful.

    The step announces nothing if they lay none, or hear it step by step already.
    """
    item, system = find_last(session.ledger), session.setup.system
    if not session.awaits_hands or item is None or session.queued_announcements:
        return Step(session)
    seat = system.rules.expects(item.before).player
    move = GameEvents(item.events, item.before, item.after, computer=seat)
    first, *later = split_announcement(system, session.context, move)
    told = first.state if later else None
    left = [make_message("steps-remaining", count=len(later))] if later else []
    return session.replace_queue(tuple(later), told).announce(first, *left)


def take_back_impossible(session: Session) -> Step:
    """What the computer wants to move is not on the table: take that back, and check the place.

    Afterwards the computer thinks anew, about the table as it is then.
    """
    item = find_last(session.ledger)
    if item is None:
        return session.refuse(make_message("error-nothing-of-computer"))
    history = session.ledger.history
    count = next(n for n, made in enumerate(reversed(history), 1) if made is item)
    undone = undo_items(session.replace_queue(()), count)
    (report,) = undone.announcements
    assert isinstance(report, UndoReport)
    report = replace(report, with_next_turn=False, is_brief=session.awaits_hands)
    indexes, part = _find_source(session, item)
    seat = session.setup.system.rules.expects(item.before).player or 0
    walk = begin_walk(undone.session, WalkKind.CHECK, indexes, part, seat)
    laid = [make_message("hands-put-back")] if report.is_brief else []
    announcements = (report, *laid, *walk.announcements)
    return replace(walk, entries=undone.entries, announcements=announcements)


def find_last(ledger: Ledger) -> AppliedCommand | None:
    """The last move if the computer made it; draws of the virtual bag after it do not count."""
    last = next((item for item in reversed(ledger.history) if not is_draw(item)), None)
    return last if isinstance(last, AppliedCommand) and is_of_computer(last) else None


def _find_source(session: Session, item: AppliedCommand) -> tuple[list[int], WalkPart]:
    """The places that a move took tiles from, by their indexes; else the board of its player."""
    places = session.setup.system.places
    before, after = places.contents(item.before), places.contents(item.after)
    changed = [
        index
        for index, (old, new) in enumerate(zip(before, after, strict=True))
        if old != new and not places.is_empty(old)
    ]
    areas = [places.area(content) for content in before]
    for area, part in _SOURCES.items():
        found = [index for index in changed if areas[index] is area]
        if found:
            return found, part
    seat = session.setup.system.rules.expects(item.before).player
    return [index for index, area in enumerate(areas) if area == seat], WalkPart.BOARD
