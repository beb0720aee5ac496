"""What a game has to tell of itself in a story: facts by round. A game may leave it out.

A fact is one sentence. Its message has several shapes, chosen by the slot "shape", so that no two
sentences of a story need the same one.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeVar

from azul_access.games.context import TypedContext
from azul_access.language.phrase import Phrase, Slot, join_with_and, phrase

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")
OptionsT_contra = TypeVar("OptionsT_contra", contravariant=True)

# How many shapes a message has in every language, where it is not the usual number.
USUAL_SHAPES = 4
SHAPES = {
    "story-arc-always": 6,
    "story-final": 6,
    "story-no-bonus": 6,
    "story-quiet": 8,
    "story-result": 6,
    "story-score": 11,
    "story-score-leader": 5,
    "story-score-two": 8,
    "story-score-tied": 8,
    "story-note": 6,
    "story-round-best": 6,
    "story-gap-gain": 6,
    "azul-story-rows": 10,
    "azul-story-rows-tile": 8,
    "azul-story-one-tile": 6,
    "azul-story-floor": 8,
    "azul-story-rows-floor": 8,
    "azul-story-reply": 8,
    "sp-story-reply": 8,
    "sp-story-placed": 12,
    "sp-story-placed-tile": 8,
    "sp-story-stone": 6,
    "sp-story-left-over": 6,
}
_FEW_PLAYERS = 2
# About how many words more than usual the sentences of a message have.
MORE_WORDS = {
    "story-best-round": 4,
    "story-best-tile": 5,
    "story-result": 3,
    "story-widest": 4,
    "azul-story-end-near": 5,
    "azul-story-last-round": 3,
    "azul-story-list": -2,
    "azul-story-refill": 4,
    "azul-story-reply": -4,
    "azul-story-rows-tile": 2,
    "azul-story-short-both": 6,
    "azul-story-stuck": 8,
    "azul-story-take-overflow": 4,
    "azul-story-tile": 5,
    "sp-story-number": 5,
    "sp-story-placed-tile": 2,
    "sp-story-reply": -4,
}
# How often a story tells what is not worth telling with all shapes.
MOST_TOLD = {
    "story-round-best": 4,
    "story-narrow": 2,
    "azul-story-clean": 2,
    "azul-story-no-tile": 2,
    "azul-story-refill": 2,
    "sp-story-stone": 5,
    "sp-story-clean": 2,
}
# The same while there is something else to tell.
USUALLY_TOLD = {
    "story-fell": 3,
    "story-round-best": 2,
    "azul-story-clean": 1,
    "azul-story-large-take": 3,
    "azul-story-floor": 4,
    "sp-story-clean": 1,
    "sp-story-extra": 3,
    "sp-story-left-over": 3,
    "sp-story-stone": 3,
}


@dataclass(frozen=True, slots=True)
class Fact:
    """A sentence to choose for a story.

    `weight` tells how rare it is, in bits: log2(100 / per cent of such events). `details` are
    sentences that only make sense right after this one. `seat` is the player it is about.
    `reply` is a shorter sentence, to be told instead right after another fact that has one.
    `follows_score` is True for what is told after the scores. `bonus` are the points that one more
    tile would have brought at the end.
    """

    phrase: Phrase
    weight: float
    seat: int | None = None
    details: "tuple[Fact, ...]" = ()
    reply: Phrase | None = None
    follows_score: bool = False
    bonus: int = 0


class Happening(NamedTuple, Generic[StateT, EventT]):
    """An event, and the state before the command that it belongs to."""

    before: StateT
    event: EventT


class Tale(NamedTuple):
    """The facts of a game. `rounds` has the facts of each round, in the order in which they are
    told; `ending` those of the final scoring, which are all told; `open` what stayed one tile
    short, the best to tell first.
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


def bonus_facts(
    names: Sequence[str],
    bonuses: Sequence[tuple[int, tuple[Phrase, ...]]],
    scores: Sequence[int],
) -> Iterator[Fact]:
    """What the final scoring brings: the points of each seat, and what they are for.

    Players with the same bonuses share a sentence. `scores` are the final ones; the best is last.
    """
    groups: dict[tuple[int, tuple[Phrase, ...]], list[int]] = {}
    for seat, bonus in enumerate(bonuses):
        groups.setdefault(bonus, []).append(seat)
    by_score = sorted(groups.items(), key=lambda item: max(scores[seat] for seat in item[1]))
    for (points, parts), seats in by_score:
        named: dict[str, Slot] = {"player": names[seats[0]], "players": join_names(names, seats)}
        alone = len(seats) == 1
        if not parts:
            message = phrase("story-no-bonus" if alone else "story-no-bonus-several", **named)
        else:
            kind = "story-bonus" if alone else "story-bonus-alike"
            message = phrase(kind, points=points, parts=join_with_and(parts), **named)
        yield Fact(message, 0.0, seats[0] if alone else None)


def laid_facts(names: Sequence[str], counts: Sequence[int]) -> Iterator[Fact]:
    """How many tiles each of two players has laid so far, for the middle of a game."""
    if len(names) > _FEW_PLAYERS or len(set(counts)) == 1:
        return
    laid = [
        phrase("story-tiles-of", name=name, count=count)
        for name, count in zip(names, counts, strict=True)
    ]
    yield Fact(phrase("story-laid", counts=join_with_and(laid)), 0.5, follows_score=True)


def join_names(names: Sequence[str], seats: Iterable[int]) -> Phrase:
    """The names of some seats as a list."""
    return join_with_and([phrase("name", name=names[seat]) for seat in seats])


def list_points(names: Sequence[str], seats: Sequence[int], points: Sequence[int]) -> Phrase:
    """The points of some seats, in their order, as a list."""
    return join_with_and(
        [
            phrase("story-points-for", name=names[seat], points=won)
            for seat, won in zip(seats, points, strict=True)
        ]
    )


def sort_by_kind(facts: Sequence[Fact]) -> list[Fact]:
    """The heaviest facts first, but players and kinds that were not there yet before others."""
    left = sorted(facts, key=lambda fact: -fact.weight)
    chosen: list[Fact] = []
    while left:
        seats = {fact.seat for fact in chosen}
        kinds = {fact.phrase.name for fact in chosen}
        best = min(left, key=lambda fact: (fact.phrase.name in kinds) + 2 * (fact.seat in seats))
        chosen.append(best)
        left.remove(best)
    return chosen


def unique_best(numbers: Sequence[int]) -> int | None:
    """The greatest number, if only one is as great."""
    best = max(numbers, default=None)
    return best if best is not None and list(numbers).count(best) == 1 else None


class Counted(Protocol):
    """What a player did in a round; `net` is `won` without what was lost."""

    @property
    def won(self) -> int: ...

    @property
    def net(self) -> int: ...


def best_round(counted: Sequence[Counted]) -> int | None:
    """The net points of the only best round, if no other round won more before losses."""
    best = unique_best([own.net for own in counted])
    most = max((own.won for own in counted), default=0)
    return best if any(own.net == best and own.won == most for own in counted) else None


def streak_that_ends(holders: Sequence[int | None], index: int) -> int:
    """How many times running up to `index` there was the same holder; 0 if the next one is too."""
    if holders[index + 1 : index + 2] == [holders[index]]:
        return 0
    first = index
    while first and holders[first - 1] == holders[index]:
        first -= 1
    return index - first + 1


def count_shapes(message: str) -> int:
    """How many shapes a message of a story has."""
    return SHAPES.get(message, USUAL_SHAPES)


def count_more_words(message: str) -> int:
    """About how many words more than usual a sentence of a message has."""
    return MORE_WORDS.get(message, 0)


def most_told(message: str) -> int:
    """How often a story tells a message at most."""
    return MOST_TOLD.get(message, count_shapes(message))


def usually_told(message: str) -> int:
    """How often a story tells a message at most while there is something else to tell."""
    return USUALLY_TOLD.get(message, most_told(message))
