"""A game told again: its standing commands as chapters, one a round, each of passages.

What was struck out is not told: a ledger that was folded from a log holds what stands. Nothing
here knows words, files or voices.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum

from azul_access.games.context import NarrationContext
from azul_access.games.system import Event, Expects, System
from azul_access.language.phrase import Paragraph
from azul_access.record.ledger import Ledger

# What hands do with the score cards means nothing afterwards; verbose leaves nothing out.
_FOR_HANDS = "cards"
_HEADED = "round-begun"  # is what a chapter's heading says already


class PassageKind(Enum):
    """What a passage tells."""

    OPENING = "opening"
    DRAWS = "draws"
    TURN = "turn"
    CHOICE = "choice"
    SCORING = "scoring"
    ENDING = "ending"


@dataclass(frozen=True, slots=True)
class IdentifiedEvent:
    """One event. `ident` is the same in every language: "e12-3" is command 12's third event."""

    event_id: str
    event: Event


@dataclass(frozen=True, slots=True)
class Passage:
    """Events that belong together.

    `done` counts the standing commands that are behind it; `seat` is who acts, None where nobody
    does; `number` counts the turns of a round from 1 and is 0 for what is no turn.
    """

    kind: PassageKind
    seat: int | None
    turn_number: int
    command_count: int
    events: tuple[IdentifiedEvent, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A round, or the end of the game, which has no number."""

    round: int | None
    passages: tuple[Passage, ...]


@dataclass(slots=True)
class _Draft:
    kind: PassageKind
    seat: int | None
    turn_number: int
    command_count: int
    events: list[IdentifiedEvent] = field(default_factory=list)


def build_transcript(book: Ledger) -> tuple[Chapter, ...]:
    """All that happened, in order."""
    chapters: list[tuple[int | None, list[_Draft]]] = []
    for done, part, seat, event, ident in _told(book):
        number = book.system.facts.milestone(event).round_begun
        if number is not None:
            chapters.append((number, []))
        elif part is PassageKind.ENDING and chapters[-1][0] is not None:
            chapters.append((None, []))
        drafts = chapters[-1][1]
        if not drafts or not _goes_on(drafts[-1], part, done):
            turns = sum(draft.kind is PassageKind.TURN for draft in drafts)
            drafts.append(_Draft(part, seat, turns + 1 if part is PassageKind.TURN else 0, done))
        drafts[-1].command_count = done
        drafts[-1].events.append(IdentifiedEvent(ident, event))
    return tuple(
        Chapter(
            number,
            tuple(
                Passage(
                    draft.kind,
                    draft.seat,
                    draft.turn_number,
                    draft.command_count,
                    tuple(draft.events),
                )
                for draft in drafts
            ),
        )
        for number, drafts in chapters
    )


def narrate_moment(system: System, context: NarrationContext, moment: IdentifiedEvent) -> Paragraph:
    """What is told of a moment under its chapter's heading; nothing for some."""
    left_out = (_HEADED,) if context.verbose else (_HEADED, _FOR_HANDS)
    told = system.narration.narrate(context, moment.event)
    return [each for each in told if each.name not in left_out]


def _told(book: Ledger) -> Iterator[tuple[int, PassageKind, int | None, Event, str]]:
    for at, event in enumerate(book.opening_events, 1):
        yield 0, PassageKind.OPENING, None, event, f"e0-{at}"
    for done, turn in enumerate(book.applied, 1):
        expected = book.system.rules.expects(turn.before)
        parts = _parts(book.system, expected.kind, turn.events)
        for at, (part, event) in enumerate(zip(parts, turn.events, strict=True), 1):
            seat = expected.player if part in (PassageKind.TURN, PassageKind.CHOICE) else None
            yield done, part, seat, event, f"e{done}-{at}"


def _parts(system: System, kind: Expects, events: Sequence[Event]) -> list[PassageKind]:
    """What each event of one command is part of."""
    part = {Expects.FILL: PassageKind.DRAWS, Expects.CHOICE: PassageKind.CHOICE}.get(
        kind, PassageKind.TURN
    )
    milestones = [system.facts.milestone(event) for event in events]
    scored = [at for at, milestone in enumerate(milestones) if milestone.round_scores is not None]
    ends = any(milestone.winners is not None for milestone in milestones)
    ending = (scored[-1] + 1 if scored else 0) if ends else len(events)
    found = []
    for at, milestone in enumerate(milestones):
        if milestone.round_begun is not None:
            part = PassageKind.OPENING
        elif at >= ending:
            part = PassageKind.ENDING
        elif part is PassageKind.TURN and milestone.starts_steps:
            part = PassageKind.SCORING
        found.append(part)
    return found


def _goes_on(before: _Draft, part: PassageKind, done: int) -> bool:
    """Whether an event belongs to the passage before it."""
    if (
        part is PassageKind.DRAWS
    ):  # tiles that are drawn in the middle of a round belong to what led there
        return before.kind is not PassageKind.OPENING
    return part is before.kind and done == before.command_count
