"""What is certain in Summer Pavilion about the tiles that a player then has, and what they pay."""

from collections.abc import Iterator
from dataclasses import field

from azul_access.games.coach import Fact
from azul_access.games.summer_pavilion import events, pieces, scoring, terms
from azul_access.games.summer_pavilion.certainties import BONUS_TILE, Move
from azul_access.games.summer_pavilion.editions import Context
from azul_access.games.summer_pavilion.pieces import Colour, Space
from azul_access.games.summer_pavilion.placing import surrounded_features
from azul_access.games.summer_pavilion.state import Phase, Player, Star, State
from azul_access.games.tuples import replace_item
from azul_access.language.phrase import Phrase, phrase
from azul_access.values import frozen

# About how many points a tile beside the board is worth, and one that a space costs: the dearer the
# space, the fewer tiles are left to find for its star.
_TILE, _PRICE = 0.7, 0.3


@frozen
class Affords(Fact):
    """The tiles beside the board are enough for a space that they were too few for before.

    `points` are those for its tile at least, with a star or a number that it completes. Of several
    spaces the best is told.
    """

    looks_further = True
    space: Space
    points: int
    worth: float = field(compare=False)

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if move.before.phase is not Phase.PLACE and not move.before.options.grey:
            had, has = (payable_spaces(state, move.seat) for state in (move.before, move.after))
            yield from cls.judge(move, has - had)

    @classmethod
    def judge(cls, move: Move, spaces: set[tuple[int, int]]) -> Iterator[Fact]:
        """The best of some free spaces, if any."""
        state, stars = move.after, move.after.players[move.seat].stars
        found = [cls(Space(*at), *_judge_space(state, stars, *at)) for at in sorted(spaces)]
        yield from sorted(found, key=lambda fact: -fact.worth)[:1]

    def describe(self, context: Context) -> Phrase:
        price = context.options.numbers[self.space.star][self.space.index]
        star = terms.star_name(context.options, self.space.star)
        return phrase("sp-fact-affords", star=star, number=price, points=self.points)

    def tell(self, context: Context) -> Phrase:
        colour = Colour(self.space.star - 1).name.lower()
        return phrase("sp-story-key-affords", star=phrase(f"story-on-star-{colour}"))

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("sp-habit-affords", count=cases)


@frozen
class ColourGone(Fact):
    """Nothing of a colour is left to take in this round."""

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

    @property
    def worth(self) -> float:
        return 0.5

    def describe(self, context: Context) -> Phrase:
        return phrase("sp-fact-gone", colour=phrase(f"colour-{self.colour.name.lower()}"))

    def tell(self, context: Context) -> Phrase:
        return phrase("sp-story-key-gone", colour=phrase(f"story-{self.colour.name.lower()}"))

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("sp-habit-gone", count=cases)


@frozen
class Keeps(Fact):
    """Who passes keeps tiles for the next round."""

    count: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        for event in move.happened:
            if isinstance(event, events.Passed) and not move.before.is_last_round:
                yield cls(sum(event.kept))

    @property
    def worth(self) -> float:
        return _TILE * self.count

    def describe(self, context: Context) -> Phrase:
        return phrase("sp-fact-keeps", count=self.count)


@frozen
class Holds(Fact):
    """How many tiles of the taken colour then lie beside the board; `taken` are taken in all."""

    is_relative = True
    colour: Colour
    count: int
    taken: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        for event in move.happened:
            if isinstance(event, events.Taken):
                hands = [state.players[move.seat].hand for state in (move.before, move.after)]
                taken = sum(hands[1]) - sum(hands[0])
                yield cls(event.colour, hands[1][event.colour], taken)

    @property
    def worth(self) -> float:
        return _TILE * self.taken

    def describe(self, context: Context) -> Phrase:
        tiles = terms.tiles(self.colour, self.count)
        return phrase("sp-fact-holds", tiles=tiles, count=self.count)

    @property
    def amount(self) -> int:
        return self.taken

    def describe_more(self, context: Context, more: int) -> Phrase:
        return phrase("sp-fact-holds-more", count=more)


@frozen
class LeftInHand(Fact):
    """How many tiles then lie beside the board while tiles are placed."""

    is_relative = True
    count: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if any(isinstance(event, events.Placed | events.BonusTaken) for event in move.happened):
            yield cls(sum(move.after.players[move.seat].hand))

    @property
    def worth(self) -> float:
        return _TILE * self.count

    def describe(self, context: Context) -> Phrase:
        return phrase("sp-fact-hand", count=self.count)

    @property
    def amount(self) -> int:
        return self.count

    def describe_more(self, context: Context, more: int) -> Phrase:
        return phrase("sp-fact-hand-more", count=more)


class StillAffords(Affords):
    """After a tile is placed the others are still enough for a space."""

    __slots__ = ()
    is_relative = True

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        is_placed = any(isinstance(event, events.Placed) for event in move.happened)
        if is_placed and not move.before.options.grey:
            yield from cls.judge(move, payable_spaces(move.after, move.seat))


KINDS = (Affords, StillAffords, Keeps, ColourGone, Holds, LeftInHand)


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


def _judge_space(state: State, stars: tuple[Star, ...], star: int, index: int) -> tuple[int, float]:
    """The points for a tile on a free space, and about what it is worth with bonus tiles.

    The points are those at once and those at the end for a star or a number that it completes.
    """
    edition, price = state.options.edition, state.options.numbers[star][index]
    covered = replace_item(stars, star, replace_item(stars[star], index, Colour(star - 1)))
    had, has = (
        sum(points for *_, points in scoring.complete_stars(edition, each))
        + sum(points for _, points in scoring.complete_numbers(state.options, each))
        for each in (stars, covered)
    )
    points = scoring.run_length(stars[star], index) + has - had
    features = surrounded_features(covered, star, index)
    bonus = sum(edition.bonus_tiles[feature.kind] for feature in features)
    return points, points + BONUS_TILE * bonus + _PRICE * price
