"""A game told again: its standing commands as chapters, one a round, each of passages.

What was struck out is not told: a ledger that was folded from a log holds what stands. Nothing
here knows words, files or voices.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum

from azul_access.games.system import Event, Expects, NarrationContext, System
from azul_access.language.phrase import Paragraph
from azul_access.record.ledger import Ledger

# What hands do with the score cards means nothing afterwards; verbose leaves nothing out.
_FOR_HANDS = "cards"
_HEADED = "round-begun"  # is what a chapter's heading says already


class Part(Enum):
    """What a passage tells."""

    OPENING = "opening"
    DRAWS = "draws"
    TURN = "turn"
    CHOICE = "choice"
    SCORING = "scoring"
    ENDING = "ending"


@dataclass(frozen=True, slots=True)
class Moment:
    """One event. `ident` is the same in every language: "e12-3" is command 12's third event."""

    ident: str
    event: Event


@dataclass(frozen=True, slots=True)
class Passage:
    """Events that belong together.

    `done` counts the standing commands that are behind it; `seat` is who acts, None where nobody
    does; `number` counts the turns of a round from 1 and is 0 for what is no turn.
    """

    part: Part
    seat: int | None
    number: int
    done: int
    moments: tuple[Moment, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A round, or the end of the game, which has no number."""

    round: int | None
    passages: tuple[Passage, ...]


@dataclass(slots=True)
class _Draft:
    part: Part
    seat: int | None
    number: int
    done: int
    moments: list[Moment] = field(default_factory=list)


def retell(book: Ledger) -> tuple[Chapter, ...]:
    """All that happened, in order."""
    chapters: list[tuple[int | None, list[_Draft]]] = []
    for done, part, seat, event, ident in _told(book):
        number = book.system.facts.round_begun(event)
        if number is not None:
            chapters.append((number, []))
        elif part is Part.ENDING and chapters[-1][0] is not None:
            chapters.append((None, []))
        drafts = chapters[-1][1]
        if not drafts or not _goes_on(drafts[-1], part, done):
            turns = sum(draft.part is Part.TURN for draft in drafts)
            drafts.append(_Draft(part, seat, turns + 1 if part is Part.TURN else 0, done))
        drafts[-1].done = done
        drafts[-1].moments.append(Moment(ident, event))
    return tuple(
        Chapter(
            number,
            tuple(
                Passage(draft.part, draft.seat, draft.number, draft.done, tuple(draft.moments))
                for draft in drafts
            ),
        )
        for number, drafts in chapters
    )


def paragraph(system: System, context: NarrationContext, moment: Moment) -> Paragraph:
    """What is told of a moment under its chapter's heading; nothing for some."""
    left_out = (_HEADED,) if context.verbose else (_HEADED, _FOR_HANDS)
    told = system.narration.narrate(context, moment.event)
    return [each for each in told if each.name not in left_out]


def _told(book: Ledger) -> Iterator[tuple[int, Part, int | None, Event, str]]:
    for at, event in enumerate(book.opening_events, 1):
        yield 0, Part.OPENING, None, event, f"e0-{at}"
    for done, turn in enumerate(book.applied, 1):
        expected = book.system.rules.expects(turn.before)
        parts = _parts(book.system, expected.kind, turn.events)
        for at, (part, event) in enumerate(zip(parts, turn.events, strict=True), 1):
            seat = expected.player if part in (Part.TURN, Part.CHOICE) else None
            yield done, part, seat, event, f"e{done}-{at}"


def _parts(system: System, kind: Expects, events: Sequence[Event]) -> list[Part]:
    """What each event of one command is part of."""
    facts = system.facts
    part = {Expects.FILL: Part.DRAWS, Expects.CHOICE: Part.CHOICE}.get(kind, Part.TURN)
    scored = [at for at, event in enumerate(events) if facts.round_scores(event) is not None]
    ends = any(facts.winners(event) is not None for event in events)
    ending = (scored[-1] + 1 if scored else 0) if ends else len(events)
    found = []
    for at, event in enumerate(events):
        if facts.round_begun(event) is not None:
            part = Part.OPENING
        elif at >= ending:
            part = Part.ENDING
        elif part is Part.TURN and system.narration.starts_steps(event):
            part = Part.SCORING
        found.append(part)
    return found


def _goes_on(before: _Draft, part: Part, done: int) -> bool:
    """Whether an event belongs to the passage before it."""
    if part is Part.DRAWS:  # tiles that are drawn in the middle of a round belong to what led there
        return before.part is not Part.OPENING
    return part is before.part and done == before.done
