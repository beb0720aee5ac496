"""A game as a transcript: the events of its applied commands by round and passage.

Undone commands are not in it. It contains no words, so that it is the same in every language.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from azul_access.games.context import NarrationContext
from azul_access.games.system import Event, Expects, System
from azul_access.language.phrase import Paragraph
from azul_access.record.ledger import AppliedNote, Ledger
from azul_access.record.seats import COMPUTER_SOURCE
from azul_access.values import frozen

# How to flip the score cards is useless to a reader of the transcript; a verbose one has it.
_SCORE_CARDS = "cards"
# The heading of the round says this already.
_ROUND_BEGUN = "round-begun"


class PassageKind(Enum):
    """What the events of a passage belong to."""

    OPENING = "opening"
    DRAWS = "draws"
    TURN = "turn"
    CHOICE = "choice"
    SCORING = "scoring"
    ENDING = "ending"


@frozen
class IdentifiedEvent:
    """An event; `event_id` is the same in every language: "e12-3" is command 12's third event."""

    event_id: str
    event: Event


@frozen
class IdentifiedNote:
    """A note; `note_id` is the same in every language: "n2" is the game's second note."""

    note_id: str
    note: AppliedNote


@frozen
class Passage:
    """Events that belong together.

    `seat` is the player of a turn or choice, else None. `turn_number` counts the turns of a round
    from 1 and is 0 for every other passage. `command_count` counts the applied commands of the
    game up to the end of the passage. `notes` were written after it.
    """

    kind: PassageKind
    seat: int | None
    turn_number: int
    command_count: int
    events: tuple[IdentifiedEvent, ...]
    notes: tuple[IdentifiedNote, ...] = ()


@frozen
class RoundTranscript:
    """A round; `number` is None for the end of the game, which follows the last round."""

    number: int | None
    passages: tuple[Passage, ...]


def build_transcript(ledger: Ledger) -> tuple[RoundTranscript, ...]:
    """The rounds of the game in order, each with at least one passage."""
    rounds: list[tuple[int | None, list[_PassageDraft]]] = []
    for kind, seat, command_count, event in _events(ledger):
        number = ledger.system.facts.milestone(event.event).round_begun
        if number is not None:
            rounds.append((number, []))
        elif kind is PassageKind.ENDING and rounds[-1][0] is not None:
            rounds.append((None, []))
        passages = rounds[-1][1]
        if not passages or not _continues(passages[-1], kind, command_count):
            is_turn = kind is PassageKind.TURN
            turns = sum(passage.kind is PassageKind.TURN for passage in passages)
            passages.append(_PassageDraft(kind, seat, turns + 1 if is_turn else 0, 0, []))
        passages[-1].command_count = command_count
        passages[-1].events.append(event)
    _add_notes([passage for _, passages in rounds for passage in passages], ledger.notes)
    return tuple(
        RoundTranscript(number, tuple(passage.freeze() for passage in passages))
        for number, passages in rounds
    )


def list_computer_seats(ledger: Ledger) -> list[int]:
    """The seats for which the computer made a move that counts."""
    expects = ledger.system.rules.expects
    made = [item for item in ledger.applied if item.source == COMPUTER_SOURCE]
    seats = {expects(item.before).player for item in made}
    return sorted(seat for seat in seats if seat is not None)


def narrate_event(system: System, context: NarrationContext, event: Event) -> Paragraph:
    """The phrases of an event below the heading of its round; none for some events."""
    omitted = (_ROUND_BEGUN,) if context.verbose else (_ROUND_BEGUN, _SCORE_CARDS)
    phrases = system.narration.narrate(context, event)
    return [phrase for phrase in phrases if phrase.name not in omitted]


@dataclass(slots=True)
class _PassageDraft:
    """A passage to which events are still added."""

    kind: PassageKind
    seat: int | None
    turn_number: int
    command_count: int
    events: list[IdentifiedEvent]
    notes: list[IdentifiedNote] = field(default_factory=list)

    def freeze(self) -> Passage:
        events, notes = tuple(self.events), tuple(self.notes)
        return Passage(self.kind, self.seat, self.turn_number, self.command_count, events, notes)


def _add_notes(passages: Sequence[_PassageDraft], notes: Sequence[AppliedNote]) -> None:
    """Add each note to the last passage of the command after which it was written."""
    counts = [passage.command_count for passage in passages]
    for number, note in enumerate(notes, 1):
        after = counts[min(bisect_left(counts, note.count), len(counts) - 1)]
        passage = passages[bisect_right(counts, after) - 1]
        passage.notes.append(IdentifiedNote(f"n{number}", note))


class _PassageEvent(NamedTuple):
    """An event and what is known about its passage; `command_count` includes its own command."""

    kind: PassageKind
    seat: int | None
    command_count: int
    event: IdentifiedEvent


def _events(ledger: Ledger) -> Iterator[_PassageEvent]:
    for number, event in enumerate(ledger.opening_events, 1):
        yield _PassageEvent(PassageKind.OPENING, None, 0, IdentifiedEvent(f"e0-{number}", event))
    for command_count, applied in enumerate(ledger.applied, 1):
        expectation = ledger.system.rules.expects(applied.before)
        kinds = _passage_kinds(ledger.system, expectation.kind, applied.events)
        for number, (kind, event) in enumerate(zip(kinds, applied.events, strict=True), 1):
            seat = None
            if kind in (PassageKind.TURN, PassageKind.CHOICE):
                seat = expectation.player
            identified = IdentifiedEvent(f"e{command_count}-{number}", event)
            yield _PassageEvent(kind, seat, command_count, identified)


def _passage_kinds(
    system: System, expects: Expects, events: Sequence[Event]
) -> Iterator[PassageKind]:
    """The kind of passage for each event of one command; `expects` is what the command answers."""
    kinds = {Expects.FILL: PassageKind.DRAWS, Expects.CHOICE: PassageKind.CHOICE}
    kind = kinds.get(expects, PassageKind.TURN)
    milestones = [system.facts.milestone(event) for event in events]
    ending = len(events)  # the index of the first event of the ending
    if any(milestone.winners is not None for milestone in milestones):
        scores = [
            index
            for index, milestone in enumerate(milestones)
            if milestone.round_scores is not None
        ]
        ending = scores[-1] + 1 if scores else 0
    for index, milestone in enumerate(milestones):
        if milestone.round_begun is not None:
            kind = PassageKind.OPENING
        elif index >= ending:
            kind = PassageKind.ENDING
        elif kind is PassageKind.TURN and milestone.starts_steps:
            kind = PassageKind.SCORING
        yield kind


def _continues(passage: _PassageDraft, kind: PassageKind, command_count: int) -> bool:
    """Whether an event belongs to the last passage."""
    if kind is PassageKind.DRAWS:
        # Tiles drawn in the middle of a round belong to the command that made them necessary.
        return passage.kind is not PassageKind.OPENING
    return kind is passage.kind and command_count == passage.command_count
