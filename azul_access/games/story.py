"""What a game has to tell of itself in a story: facts by round. A game may leave it out.

A fact is one sentence. Its message has several shapes, chosen by the slot "shape", so that no two
sentences of a story need the same one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeVar

from azul_access.games.context import TypedContext
from azul_access.language.phrase import Phrase

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")
OptionsT_contra = TypeVar("OptionsT_contra", contravariant=True)

# How many shapes a message has in every language, where it is not the usual number.
USUAL_SHAPES = 4
SHAPES = {
    "story-score": 16,
    "story-score-tied": 8,
    "story-round-best": 6,
    "azul-story-marker": 6,
    "azul-story-rows": 10,
    "azul-story-tile": 8,
    "azul-story-one-tile": 6,
    "azul-story-floor": 8,
    "azul-story-rows-floor": 8,
    "azul-story-reply": 8,
    "sp-story-reply": 8,
    "sp-story-placed": 12,
    "sp-story-tile": 6,
    "sp-story-stone": 6,
    "sp-story-left-over": 6,
}


@dataclass(frozen=True, slots=True)
class Fact:
    """A sentence to choose for a story.

    `weight` tells how rare it is, in bits: log2(100 / per cent of such events). `details` are
    sentences that only make sense right after this one. `seat` is the player it is about.
    `reply` is a shorter sentence, to be told instead right after another fact that has one.
    """

    phrase: Phrase
    weight: float
    seat: int | None = None
    details: "tuple[Fact, ...]" = ()
    reply: Phrase | None = None


class Happening(NamedTuple, Generic[StateT, EventT]):
    """An event, and the state before the command that it belongs to."""

    before: StateT
    event: EventT


class Tale(NamedTuple):
    """The facts of a game. `rounds` has the facts of each round, in the order in which they are
    told; `ending` those of the final scoring, which are all told; `open` what stayed one tile
    short.
    """

    rounds: Sequence[Sequence[Fact]]
    ending: Sequence[Fact]
    open: Sequence[Fact]


class Chance(NamedTuple):
    """The chance to win after a round: 1 / (1 + exp(-(base + slope * lead)))."""

    base: float
    slope: float


class Story(Protocol[StateT, EventT, OptionsT_contra]):
    """The game as facts, which are counted from events and states."""

    @property
    def CHANCES(self) -> Sequence[Chance]:  # noqa: N802 - a module's constant
        """For two, three and four players."""

    def values(self, state: StateT) -> Sequence[float]:
        """What the position of each seat is worth: points, and a part of those to come."""

    def tell(
        self,
        context: TypedContext[OptionsT_contra],
        rounds: "Sequence[Sequence[Happening[StateT, EventT]]]",
        ending: "Sequence[Happening[StateT, EventT]]",
        state: StateT,
    ) -> Tale:
        """`ending` are the events of the final scoring, none in a game that is not over; `state` is
        the state at the end.
        """


def best_of(values: Sequence[float]) -> set[int]:
    """The indexes of the greatest value."""
    best = max(values)
    return {index for index, value in enumerate(values) if value == best}


def one_of_each(facts: Sequence[Fact], most: int) -> list[Fact]:
    """At most `most` facts: one of each player, then a second one of each, and so on."""
    by_seat: dict[int | None, list[Fact]] = {}
    for fact in facts:
        by_seat.setdefault(fact.seat, []).append(fact)
    turns = max(map(len, by_seat.values()), default=0)
    mixed = [own[turn] for turn in range(turns) for own in by_seat.values() if turn < len(own)]
    return mixed[:most]


def unique_best(numbers: Sequence[int]) -> int | None:
    """The greatest number, if only one is as great."""
    best = max(numbers, default=None)
    return best if best is not None and list(numbers).count(best) == 1 else None


def count_shapes(message: str) -> int:
    """How many shapes a message of a story has."""
    return SHAPES.get(message, USUAL_SHAPES)
