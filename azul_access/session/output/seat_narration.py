"""Narration of who plays at the seats: people, and computers at their levels."""

from azul_access.games.context import NarrationContext
from azul_access.language.phrase import Paragraph, Phrase, phrase
from azul_access.record.seat_words import is_own_name
from azul_access.record.seats import Computer, Computers
from azul_access.session.output.announcements import SeatReport

# By whether the seat has the computer's own name, and whether its level adapts.
_PLAYS = {
    (True, False): "computer-plays",
    (True, True): "computer-plays-even",
    (False, False): "computer-plays-for",
    (False, True): "computer-plays-for-even",
}


def describe_computers(
    context: NarrationContext, computers: Computers, *, with_hands: bool = True
) -> Paragraph:
    """At which level each computer plays; `with_hands` also what people do for it."""
    found = [
        describe_computer(context.names[seat], computer)
        for seat, computer in enumerate(computers)
        if computer is not None
    ]
    people = len(context.names) - len(found)
    if not found or context.terse or not with_hands:
        return found
    return [*found, phrase("computer-hands", count=len(found), people=people)]


def describe_computer(name: str, computer: Computer) -> Phrase:
    """At which level the computer plays."""
    message = _PLAYS[is_own_name(name), computer.is_even]
    level = phrase(f"computer-level-{computer.level}")
    return phrase(message, player=name, level=computer.level, word=level)


def mark_move(context: NarrationContext, seat: int) -> Paragraph:
    """Says that the computer moves, unless its name says so."""
    return [] if is_own_name(context.names[seat]) else [phrase("by-computer")]


def narrate_seat(context: NarrationContext, report: SeatReport) -> Paragraph:
    """What has changed at a seat."""
    name, computer = context.names[report.seat], report.computer
    if computer is None and name == report.before:
        return [phrase("seat-person-back", player=name)]
    if computer is None:
        return [phrase("seat-to-person", player=name, before=report.before)]
    if report.was_computer and name != report.before:
        return [phrase("seat-renamed", player=name, before=report.before)]
    back = [] if report.was_computer else [phrase("seat-how-back", player=name)]
    return [describe_computer(name, computer), *back]
