"""What is certain about a move in Summer Pavilion: small facts, recomputed from the rules.

What the tiles beside the board are then good for is in `prospects`.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import field
from typing import NamedTuple

from azul_access.games.certainties import Fact, OfPlayer, OfPoints, PointsAtOnce
from azul_access.games.summer_pavilion import events, pieces, scoring, terms
from azul_access.games.summer_pavilion.editions import Context
from azul_access.games.summer_pavilion.looking_ahead import BONUS_TILE, star_goal
from azul_access.games.summer_pavilion.pieces import FeatureKind
from azul_access.games.summer_pavilion.state import State
from azul_access.language.phrase import Phrase, Slot, join_with_and, phrase
from azul_access.values import frozen

# About how many points a wild tile, and the start of what follows are worth.
_WILD, _START, _LAST_START = 0.8, 2.0, 0.7
# With one, two or three tiles missing, which part of its points a star or a number is worth.
_STAR_PARTS, _NUMBER_PARTS = (0.4, 0.2, 0.1), (0.35, 0.15)
# So many tiles may be missing around what is worth a word.
_MOST_AROUND = 2


class Move(NamedTuple):
    """A move: the states before and right after it, whose it is, and what happened."""

    before: State
    after: State
    seat: int
    happened: tuple[events.Event, ...]

    @property
    def placed(self) -> events.Placed | None:
        return next((each for each in self.happened if isinstance(each, events.Placed)), None)


@frozen
class OfCount(Fact):
    """A number of tiles."""

    count: int

    def slots(self, context: Context) -> dict[str, Slot]:
        return {"count": self.count}


@frozen
class OfStar(OfPoints):
    """About points for a star at the end."""

    star: int

    def slots(self, context: Context) -> dict[str, Slot]:
        return {"points": self.points, "star": terms.star_name(context.options, self.star)}


class StarComplete(OfStar):
    """A star is complete."""

    __slots__ = ()
    message = "sp-fact-star"
    habit = "sp-habit-star"
    looks_further = True

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        edition = move.before.options.edition
        had, has = (
            {star: points for star, _, points in scoring.complete_stars(edition, stars)}
            for stars in (state.players[move.seat].stars for state in (move.before, move.after))
        )
        yield from (cls(points, star) for star, points in has.items() if star not in had)


@frozen
class StarLacks(OfStar):
    """The star of the placed tile lacks `count` tiles for its points."""

    message = "sp-fact-star-lacks"
    count: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if move.placed is not None and not move.before.is_last_round:
            star = move.placed.space.star
            tiles = move.after.players[move.seat].stars[star]
            points, count = star_goal(move.before.options, star, tiles), tiles.count(None)
            if points is not None and 0 < count <= len(_STAR_PARTS):
                yield cls(points, star, count)

    @property
    def worth(self) -> float:
        return self.points * _STAR_PARTS[self.count - 1]

    def slots(self, context: Context) -> dict[str, Slot]:
        return {**OfStar.slots(self, context), "count": self.count}


@frozen
class OfNumber(OfPoints):
    """About points at the end for all spaces with a number, of which `count` are still free."""

    number: int
    count: int

    @classmethod
    def find_after(cls, move: Move) -> Iterator["OfNumber"]:
        """The number of the placed tile, if it counts points."""
        if move.placed is None:
            return
        options, space = move.before.options, move.placed.space
        number = options.numbers[space.star][space.index]
        points = options.edition.number_points.get(number)
        stars = move.after.players[move.seat].stars
        free = [
            each
            for numbers, tiles in zip(options.numbers, stars, strict=True)
            for each, tile in zip(numbers, tiles, strict=True)
            if tile is None
        ]
        if points is not None:
            yield cls(points, number, free.count(number))

    def slots(self, context: Context) -> dict[str, Slot]:
        return {"points": self.points, "number": self.number, "count": self.count}


class NumberComplete(OfNumber):
    """All spaces with a number are covered."""

    __slots__ = ()
    message = "sp-fact-number"
    habit = "sp-habit-number"
    looks_further = True

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        yield from (found for found in cls.find_after(move) if not found.count)


class NumberLacks(OfNumber):
    """Few spaces with a number are still free."""

    __slots__ = ()
    message = "sp-fact-number-lacks"

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if not move.before.is_last_round:
            found = cls.find_after(move)
            yield from (each for each in found if 0 < each.count <= len(_NUMBER_PARTS))

    @property
    def worth(self) -> float:
        return self.points * _NUMBER_PARTS[self.count - 1]


@frozen
class OfFeatures(OfCount):
    """About bonus tiles for pillars, statues or windows."""

    kinds: tuple[FeatureKind, ...]

    def slots(self, context: Context) -> dict[str, Slot]:
        return {"count": self.count, "features": name_features(self.kinds)}


class BonusTiles(OfFeatures):
    """What is surrounded earns bonus tiles, as far as the supply has them."""

    __slots__ = ()
    message = "sp-fact-bonus"
    habit = "sp-habit-bonus"

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        for event in move.happened:
            if isinstance(event, events.Surrounded) and event.due:
                yield cls(event.due, tuple(feature.kind for feature in event.features))

    @property
    def worth(self) -> float:
        return BONUS_TILE * self.count


@frozen
class NearlySurrounded(OfFeatures):
    """A few tiles are then missing around a pillar, statue or window at the placed one."""

    message = "sp-fact-around"
    missing: int
    worth: float = field(compare=False)

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        """The one of most worth, if any."""
        if move.placed is None:
            return
        at, stars = move.placed.space, move.after.players[move.seat].stars
        bonus, found = move.before.options.edition.bonus_tiles, []
        for feature in pieces.FEATURES_AT[at.star, at.index]:
            missing = [stars[each.star][each.index] for each in feature.spaces].count(None)
            if 0 < missing <= _MOST_AROUND:
                share, count = 1 - missing / len(feature.spaces), bonus[feature.kind]
                worth = BONUS_TILE * count * share * share
                found.append(cls(count, (feature.kind,), missing, worth))
        yield from sorted(found, key=lambda fact: -fact.worth)[:1]

    def slots(self, context: Context) -> dict[str, Slot]:
        return {**OfFeatures.slots(self, context), "missing": self.missing}


class Points(PointsAtOnce):
    """Those of a placed tile."""

    __slots__ = ()

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if move.placed is not None:
            yield cls(move.placed.after - move.placed.before)


class StoneCosts(OfPoints):
    """The first who takes from the centre pays for the start stone."""

    __slots__ = ()
    message = "sp-fact-stone"
    habit = "sp-habit-stone"
    speaks_against = True
    is_cost = True

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        for event in move.happened:
            if isinstance(event, events.StoneTaken):
                yield cls(event.before - event.after)


@frozen
class StoneTaking(OfPlayer):
    """The player takes the start stone: begins the next round, or in the last one the placing."""

    message = "sp-fact-begins"
    is_last: bool

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if any(isinstance(event, events.StoneTaken) for event in move.happened):
            yield cls(move.seat, move.before.is_last_round)

    @property
    def worth(self) -> float:
        return _LAST_START if self.is_last else _START

    def slots(self, context: Context) -> dict[str, Slot]:
        begun = "placing" if self.is_last else "round"
        return {**OfPlayer.slots(self, context), "begun": begun}


class SpendsWilds(OfCount):
    """A placed tile is paid with some tiles of the wild colour."""

    __slots__ = ()
    message = "sp-fact-wilds"
    habit = "sp-habit-wilds"
    speaks_against = True

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if move.placed is not None and move.placed.wild:
            yield cls(move.placed.wild)

    @property
    def worth(self) -> float:
        return _WILD * self.count

    @property
    def amount(self) -> int:
        return self.count


class PassCosts(OfPoints):
    """Tiles that cannot be kept cost points; in the last round also those in the corners."""

    __slots__ = ()
    message = "sp-fact-pass-costs"
    habit = "sp-habit-pass"
    speaks_against = True
    is_cost = True

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        for event in move.happened:
            if isinstance(event, events.Passed):
                points = event.before - event.after + _cost_of_kept(move, event)
                if points:
                    yield cls(points)


KINDS = (
    StarComplete,
    NumberComplete,
    BonusTiles,
    StoneTaking,
    StoneCosts,
    PassCosts,
    Points,
    SpendsWilds,
    StarLacks,
    NumberLacks,
    NearlySurrounded,
)


def name_features(kinds: Sequence[FeatureKind]) -> Phrase | str:
    """ "A pillar and 2 statues"; nothing for none."""
    named = [phrase(f"sp-some-{kind.value}", count=count) for kind, count in Counter(kinds).items()]
    return join_with_and(named) if named else ""


def _cost_of_kept(move: Move, passed: events.Passed) -> int:
    """What kept tiles cost after the points at the end; nothing before the last round."""
    if not move.before.is_last_round:
        return 0
    options, stars = move.before.options, move.before.players[move.seat].stars
    bonuses = [
        *(points for _, _, points in scoring.complete_stars(options.edition, stars)),
        *(points for _, points in scoring.complete_numbers(options, stars)),
    ]
    score = passed.after + sum(bonuses)
    cost = options.edition.surplus_cost * sum(passed.kept)
    return score - max(options.edition.lowest_score, score - cost)
