"""What is certain about a move in Summer Pavilion: small facts, recomputed from the rules."""

from collections.abc import Iterator
from typing import NamedTuple

from azul_access.games.coach import Fact, PointsAtOnce
from azul_access.games.summer_pavilion import events, pieces, scoring, terms
from azul_access.games.summer_pavilion.editions import Context
from azul_access.games.summer_pavilion.state import State
from azul_access.language.phrase import Phrase, phrase
from azul_access.values import frozen

# About how many points a bonus tile, a wild tile, and the start of what follows are worth.
BONUS_TILE, _WILD, _START, _LAST_START = 2.0, 0.8, 2.0, 0.7


class Move(NamedTuple):
    """A move: the states before and right after it, whose it is, and what happened."""

    before: State
    after: State
    seat: int
    happened: tuple[events.Event, ...]


@frozen
class StarComplete(Fact):
    """A star is complete; `points` count at the end."""

    looks_further = True
    star: int
    points: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        edition = move.before.options.edition
        had, has = (
            {star: points for star, _, points in scoring.complete_stars(edition, stars)}
            for stars in (state.players[move.seat].stars for state in (move.before, move.after))
        )
        yield from (cls(star, points) for star, points in has.items() if star not in had)

    @property
    def worth(self) -> float:
        return self.points

    def describe(self, context: Context) -> Phrase:
        star = terms.star_name(context.options, self.star)
        return phrase("sp-fact-star", star=star, points=self.points)

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("sp-habit-star", count=cases)


@frozen
class NumberComplete(Fact):
    """All spaces with a number are covered; `points` count at the end."""

    looks_further = True
    number: int
    points: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        had, has = (
            dict(scoring.complete_numbers(state.options, state.players[move.seat].stars))
            for state in (move.before, move.after)
        )
        yield from (cls(number, points) for number, points in has.items() if number not in had)

    @property
    def worth(self) -> float:
        return self.points

    def describe(self, context: Context) -> Phrase:
        return phrase("sp-fact-number", number=self.number, points=self.points)

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("sp-habit-number", count=cases)


@frozen
class BonusTiles(Fact):
    """What is surrounded earns bonus tiles, as far as the supply has them."""

    count: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        for event in move.happened:
            if isinstance(event, events.Surrounded) and event.due:
                yield cls(event.due)

    @property
    def worth(self) -> float:
        return BONUS_TILE * self.count

    def describe(self, context: Context) -> Phrase:
        return phrase("sp-fact-bonus", count=self.count)

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("sp-habit-bonus", count=cases)


class Points(PointsAtOnce):
    """Those of a placed tile."""

    __slots__ = ()

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        for event in move.happened:
            if isinstance(event, events.Placed):
                yield cls(event.after - event.before)


@frozen
class StoneCosts(Fact):
    """The first who takes from the centre pays for the start stone."""

    speaks_against = True
    is_cost = True
    points: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        for event in move.happened:
            if isinstance(event, events.StoneTaken):
                yield cls(event.before - event.after)

    @property
    def worth(self) -> float:
        return self.points

    def describe(self, context: Context) -> Phrase:
        return phrase("sp-fact-stone", points=self.points)

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("sp-habit-stone", count=cases)


@frozen
class StoneTaking(Fact):
    """The player takes the start stone: begins the next round, or in the last one the placing."""

    player: int
    is_last: bool

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if any(isinstance(event, events.StoneTaken) for event in move.happened):
            yield cls(move.seat, move.before.is_last_round)

    @property
    def worth(self) -> float:
        return _LAST_START if self.is_last else _START

    def describe(self, context: Context) -> Phrase:
        name = "sp-fact-begins-placing" if self.is_last else "sp-fact-begins"
        return phrase(name, player=context.names[self.player])


@frozen
class SpendsWilds(Fact):
    """A placed tile is paid with some tiles of the wild colour."""

    speaks_against = True
    count: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        for event in move.happened:
            if isinstance(event, events.Placed) and event.wild:
                yield cls(event.wild)

    @property
    def worth(self) -> float:
        return _WILD * self.count

    def describe(self, context: Context) -> Phrase:
        return phrase("sp-fact-wilds", count=self.count)

    @property
    def amount(self) -> int:
        return self.count

    def describe_more(self, context: Context, more: int) -> Phrase:
        return phrase("sp-fact-wilds-more", count=more)

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("sp-habit-wilds", count=cases)


@frozen
class PassCosts(Fact):
    """Tiles that cannot be kept cost points; in the last round also those in the corners."""

    speaks_against = True
    is_cost = True
    points: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        for event in move.happened:
            if isinstance(event, events.Passed):
                points = event.before - event.after + _cost_of_kept(move, event)
                if points:
                    yield cls(points)

    @property
    def worth(self) -> float:
        return self.points

    def describe(self, context: Context) -> Phrase:
        return phrase("sp-fact-pass-costs", points=self.points)

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("sp-habit-pass", count=cases)


@frozen
class StarLacks(Fact):
    """The star of the placed tile still lacks `count` tiles."""

    star: int
    count: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        for event in move.happened:
            if isinstance(event, events.Placed):
                star = event.space.star
                count = move.after.players[move.seat].stars[star].count(None)
                if count:
                    yield cls(star, count)

    @property
    def worth(self) -> float:
        return 0.3 * (pieces.SPACES - self.count)

    def describe(self, context: Context) -> Phrase:
        star = terms.star_name(context.options, self.star)
        return phrase("sp-fact-star-lacks", star=star, count=self.count)


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
)


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
