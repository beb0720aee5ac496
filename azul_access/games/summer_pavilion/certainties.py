"""What is certain about a move in Summer Pavilion: small facts, recomputed from the rules."""

from collections.abc import Iterator
from typing import NamedTuple

from azul_access.games.coach import Fact, LeftForOthers, PointsAtOnce
from azul_access.games.summer_pavilion import (
    events,
    pieces,
    scoring,
    terms,
)
from azul_access.games.summer_pavilion.editions import Context
from azul_access.games.summer_pavilion.pieces import Colour, Space
from azul_access.games.summer_pavilion.state import Phase, Player, State
from azul_access.language.phrase import Phrase, phrase
from azul_access.values import frozen


class Move(NamedTuple):
    """A move: the states before and right after it, whose it is, and what happened."""

    before: State
    after: State
    seat: int
    happened: tuple[events.Event, ...]


@frozen
class StarComplete(Fact):
    """A star is complete; `points` count at the end."""

    weight = 9
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

    def describe(self, context: Context) -> Phrase:
        star = terms.star_name(context.options, self.star)
        return phrase("sp-fact-star", star=star, points=self.points)

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("sp-habit-star", count=cases)


@frozen
class NumberComplete(Fact):
    """All spaces with a number are covered; `points` count at the end."""

    weight = 8
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

    def describe(self, context: Context) -> Phrase:
        return phrase("sp-fact-number", number=self.number, points=self.points)

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("sp-habit-number", count=cases)


@frozen
class BonusTiles(Fact):
    """What is surrounded earns bonus tiles, as far as the supply has them."""

    weight = 7
    count: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        for event in move.happened:
            if isinstance(event, events.Surrounded) and event.due:
                yield cls(event.due)

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

    weight = 7
    speaks_against = True
    points: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        for event in move.happened:
            if isinstance(event, events.StoneTaken):
                yield cls(event.before - event.after)

    def describe(self, context: Context) -> Phrase:
        return phrase("sp-fact-stone", points=self.points)

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("sp-habit-stone", count=cases)


@frozen
class Affords(Fact):
    """The tiles beside the board are then enough for a space that they were too few for."""

    weight = 6
    looks_further = True
    space: Space

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if move.before.options.grey or move.before.phase is Phase.PLACE:
            return
        had, has = (payable_spaces(state, move.seat) for state in (move.before, move.after))
        prices = move.before.options.numbers
        new = sorted(has - had, key=lambda at: -prices[at[0]][at[1]])
        yield from (cls(Space(*at)) for at in new[:1])

    def describe(self, context: Context) -> Phrase:
        price = context.options.numbers[self.space.star][self.space.index]
        star = terms.star_name(context.options, self.space.star)
        return phrase("sp-fact-affords", star=star, number=price)

    def tell(self, context: Context) -> Phrase:
        colour = Colour(self.space.star - 1).name.lower()
        return phrase("sp-story-key-affords", star=phrase(f"story-on-star-{colour}"))

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("sp-habit-affords", count=cases)


@frozen
class ColourGone(Fact):
    """Nothing of a colour is left to take in this round."""

    weight = 5
    looks_further = True
    prevents = True
    colour: Colour

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if move.before.phase is not Phase.TAKE:
            return
        left = to_take(move.after)
        if sum(left):
            had = to_take(move.before)
            yield from (cls(each) for each in pieces.ALL_COLOURS if had[each] and not left[each])

    def describe(self, context: Context) -> Phrase:
        return phrase("sp-fact-gone", colour=phrase(f"colour-{self.colour.name.lower()}"))

    def tell(self, context: Context) -> Phrase:
        return phrase("sp-story-key-gone", colour=phrase(f"story-{self.colour.name.lower()}"))

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("sp-habit-gone", count=cases)


@frozen
class PassCosts(Fact):
    """Tiles that cannot be kept cost points; in the last round also those in the corners."""

    weight = 7
    speaks_against = True
    points: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        for event in move.happened:
            if isinstance(event, events.Passed):
                points = event.before - event.after + _cost_of_kept(move, event)
                if points:
                    yield cls(points)

    def describe(self, context: Context) -> Phrase:
        return phrase("sp-fact-pass-costs", points=self.points)

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("sp-habit-pass", count=cases)


@frozen
class Keeps(Fact):
    """Who passes keeps tiles for the next round."""

    weight = 6
    count: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        for event in move.happened:
            if isinstance(event, events.Passed) and not move.before.is_last_round:
                yield cls(sum(event.kept))

    def describe(self, context: Context) -> Phrase:
        return phrase("sp-fact-keeps", count=self.count)


@frozen
class StarLacks(Fact):
    """The star of the placed tile still lacks `count` tiles."""

    weight = 3
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

    def describe(self, context: Context) -> Phrase:
        star = terms.star_name(context.options, self.star)
        return phrase("sp-fact-star-lacks", star=star, count=self.count)


@frozen
class Holds(Fact):
    """How many tiles of the taken colour then lie beside the board."""

    weight = 2
    colour: Colour
    count: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        for event in move.happened:
            if isinstance(event, events.Taken):
                hand = move.after.players[move.seat].hand
                yield cls(event.colour, hand[event.colour])

    def describe(self, context: Context) -> Phrase:
        tiles = terms.tiles(self.colour, self.count)
        return phrase("sp-fact-holds", tiles=tiles, count=self.count)


@frozen
class LeftInHand(Fact):
    """How many tiles then lie beside the board while tiles are placed."""

    weight = 1
    count: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if any(isinstance(event, events.Placed | events.BonusTaken) for event in move.happened):
            yield cls(sum(move.after.players[move.seat].hand))

    def describe(self, context: Context) -> Phrase:
        return phrase("sp-fact-hand", count=self.count)


class Left(LeftForOthers):
    """What lies at the factories and in the centre while tiles are taken."""

    __slots__ = ()

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if move.before.phase is Phase.TAKE:
            yield cls(sum(to_take(move.after)))


KINDS = (
    StarComplete,
    NumberComplete,
    BonusTiles,
    StoneCosts,
    PassCosts,
    Affords,
    Points,
    Keeps,
    ColourGone,
    StarLacks,
    Holds,
    LeftInHand,
    Left,
)


def to_take(state: State) -> list[int]:
    """How many tiles of each colour lie at the factories and in the centre."""
    return [
        state.centre[colour] + sum(tiles.count(colour) for tiles in state.factories)
        for colour in pieces.ALL_COLOURS
    ]


def payable_spaces(state: State, seat: int) -> set[tuple[int, int]]:
    """The free spaces of the outer stars that a player could pay (coloured board)."""
    player: Player = state.players[seat]
    found = set()
    for colour in pieces.ALL_COLOURS:
        own, star = player.hand[colour], colour + 1
        most = own + (0 if colour is state.wild else player.hand[state.wild])
        for index, price in enumerate(state.options.numbers[star]):
            if own and price <= most and player.stars[star][index] is None:
                found.add((star, index))
    return found


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
