"""What a game has to tell of itself in a story: facts by round. A game may leave it out.

A fact is one sentence. Its message has several shapes, chosen by the slot "shape", so that no two
sentences of a story need the same one.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Generic, NamedTuple, Protocol, TypeVar

from azul_access.games.context import TypedContext
from azul_access.language.phrase import Phrase, Slot, join_with_and, phrase
from azul_access.values import frozen

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")
OptionsT_contra = TypeVar("OptionsT_contra", contravariant=True)

# The weight of what is told in any case.
_ALWAYS = 10.0


class Telling(NamedTuple):
    """How the sentences of one message are told.

    It has as many `shapes` in every language, and its sentence is about `more_words` longer than
    most. A story tells it `usual` times while there is something else to tell, and at most `most`
    times; None for as often as it has shapes. Messages with the same `pattern` say their things in
    the same way, and are counted together. `is_moment` is whether it can be one of the moments of a
    summary: what happens in most rounds is none.
    """

    shapes: int = 4
    more_words: int = 0
    usual: int | None = None
    most: int | None = None
    pattern: str = ""
    is_moment: bool = True

    @property
    def most_told(self) -> int:
        """How often a story tells it at most."""
        return self.shapes if self.most is None else self.most

    @property
    def usually_told(self) -> int:
        """How often a story tells it at most while there is something else to tell."""
        return self.most_told if self.usual is None else self.usual


class Tellings(dict[str, Telling]):
    """How messages are told, by their names; most are told alike and have no row."""

    def __missing__(self, message: str) -> Telling:
        return Telling()

    def pattern_of(self, message: str) -> str:
        """What a message is counted by."""
        return self[message].pattern or message


# The pattern of sentences that say what some tiles bring, and one of them.
ONE_OF_TILES = "one of tiles"
# The messages of every game.
SHARED_TELLINGS: Mapping[str, Telling] = {
    "story-arc-always": Telling(shapes=6),
    "story-best-round": Telling(more_words=4),
    "story-best-tile": Telling(more_words=5, most=2, pattern=ONE_OF_TILES),
    "story-fell": Telling(shapes=8),
    "story-final": Telling(shapes=6),
    "story-gap-gain": Telling(shapes=6),
    "story-narrow": Telling(most=2),
    "story-no-bonus": Telling(shapes=6),
    "story-note": Telling(shapes=6),
    "story-quiet": Telling(shapes=8),
    "story-result": Telling(shapes=6, more_words=3),
    "story-others": Telling(shapes=6),
    "story-others-net": Telling(shapes=6),
    "story-round-best": Telling(shapes=6, usual=1, most=2),
    "story-score": Telling(shapes=11),
    "story-score-leader": Telling(shapes=5),
    "story-score-tied": Telling(shapes=8),
    "story-score-two": Telling(shapes=8),
    "story-widest": Telling(more_words=4),
}


class Account(NamedTuple):
    """What a player won and lost."""

    seat: int
    won: int
    lost: int = 0


@frozen
class Fact:
    """A sentence to choose for a story.

    `weight` tells how rare it is, in bits: log2(100 / per cent of such events). `details` are
    sentences that only make sense right after this one. `seat` is the player it is about.
    `reply` is a shorter sentence, to be told instead right after another fact that has one, and
    `plain` one to be told where the pattern of this one was told often enough. `follows_score` is
    True for what is told after the scores. `bonus` are the points that one more tile would have
    brought at the end. `accounts` are the points of which it tells, the needed details included. A
    detail that `is_needed` is told with its fact, a fact that is so in any case.
    """

    phrase: Phrase
    weight: float
    seat: int | None = None
    details: "tuple[Fact, ...]" = ()
    reply: Phrase | None = None
    plain: Phrase | None = None
    follows_score: bool = False
    bonus: int = 0
    accounts: tuple[Account, ...] = ()
    is_needed: bool = False


class Teller:
    """Makes the facts of a game; `names` are the players' names by seat."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def fact(
        self, message: str, weight: float, seat: int | None = None, /, *details: Fact, **slots: Slot
    ) -> Fact:
        """What a message with these slots tells; with a seat it has the slot "player", too."""
        if seat is not None:
            slots["player"] = self.names[seat]
        return Fact(phrase(message, **slots), weight, seat, details)

    def needed_fact(self, message: str, seat: int | None = None, /, **slots: Slot) -> Fact:
        """Such a fact that is told in any case."""
        return replace(self.fact(message, _ALWAYS, seat, **slots), is_needed=True)

    def after_score(
        self, message: str, weight: float, seat: int | None = None, /, **slots: Slot
    ) -> Fact:
        """Such a fact that is told after the scores."""
        return replace(self.fact(message, weight, seat, **slots), follows_score=True)

    def alike_fact(self, game: str, seats: Sequence[int], won: Sequence[int], count: int) -> Fact:
        """What players have `won` in a round with as many plain tiles, if they lost nothing; `game`
        begins the names.
        """
        slots: dict[str, Slot] = {"players": join_names(self.names, seats), "count": count}
        if len(set(won)) == 1:
            message = phrase(f"{game}-story-same", points=won[0], **slots)
        else:
            each = list_points(self.names, seats, won)
            message = phrase(f"{game}-story-alike", each=each, **slots)
        return Fact(message, 1.5, accounts=tuple(map(Account, seats, won)))


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

    def at(self, lead: float) -> float:
        """The chance with a lead in points, from 0.0 to 1.0."""
        return 1 / (1 + math.exp(-(self.base + self.slope * lead)))


class Story(Protocol[StateT, EventT, OptionsT_contra]):
    """The game as facts, which are counted from events and states."""

    @property
    def CHANCES(self) -> Sequence[Chance]:  # noqa: N802 - a module's constant
        """For two, three and four players."""

    @property
    def TELLINGS(self) -> Mapping[str, Telling]:  # noqa: N802 - a module's constant
        """How the game's own messages are told; those without a row are told like most."""

    def name_move(
        self, context: TypedContext[OptionsT_contra], events: Sequence[EventT]
    ) -> Phrase | None:
        """What a player takes by a move with these events, for a sentence of a story.

        None for a move that takes nothing.
        """

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


def find_alike(counts: Mapping[int, int]) -> Mapping[int, Sequence[int]]:
    """For each seat all seats with the same of these counts, where several have it."""
    groups: dict[int, list[int]] = {}
    for seat, count in counts.items():
        groups.setdefault(count, []).append(seat)
    return {seat: group for group in groups.values() if len(group) > 1 for seat in group}


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
