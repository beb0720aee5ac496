"""What is certain in Summer Pavilion about the tiles that players then have, and what they pay."""

from collections.abc import Iterator
from dataclasses import field, replace

from azul_access.games.certainties import Fact
from azul_access.games.summer_pavilion import events, pieces, terms
from azul_access.games.summer_pavilion.certainties import Move, OfCount, name_features
from azul_access.games.summer_pavilion.editions import Context
from azul_access.games.summer_pavilion.looking_ahead import (
    Prize,
    Spot,
    judge_spots,
    lacking_spots,
    payable_spots,
    payable_with,
    reachable_spots,
    worth_of_best,
)
from azul_access.games.summer_pavilion.pieces import Colour
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.tiles import add_tiles
from azul_access.language.phrase import Phrase, Slot, Verbosity, phrase
from azul_access.values import frozen

# About how many points are worth: a tile beside the board, a tile of the wild colour, one that is
# wild in the next round, and one that is spared by a wild one.
_TILE, _WILD, _NEXT_WILD, _SPARED = 0.7, 1.0, 0.9, 0.6
# Which part of its worth a space has that lacks one tile or two, and one that is still paid for.
_LACKING_PARTS, _KEPT = (0.5, 0.3), 0.7


@frozen
class OfSpace(Fact):
    """About paying for a free space."""

    prize: Prize
    worth: float = field(compare=False)

    @property
    def space(self) -> pieces.Space:
        return pieces.Space(self.prize.spot.star, self.prize.spot.space)

    @classmethod
    def judge(cls, move: Move, spots: set[Spot]) -> Iterator["OfSpace"]:
        """The best of some free spaces after the move, if any."""
        for prize in judge_spots(move.after, move.seat, spots)[:1]:
            yield cls(prize, prize.worth)

    def slots(self, context: Context) -> dict[str, Slot]:
        prize, (star, index, colour) = self.prize, self.prize.spot
        has_both = prize.has_star and prize.has_number
        bonus = "star" if prize.has_star else "number" if prize.has_number else "none"
        return {
            "star": replace(terms.star_name(context.options, star), verbosity=Verbosity.TERSE),
            "number": context.options.numbers[star][index],
            "board": context.options.board.value,
            "colour": phrase(f"colour-{colour.name.lower()}"),
            "points": prize.points,
            "bonus": "both" if has_both else bonus,
            "count": len(prize.surrounds),
            "features": name_features(prize.surrounds),
        }


class Affords(OfSpace):
    """The tiles beside the board are enough for a space that they were too few for before.

    Of several spaces the best is told.
    """

    __slots__ = ()
    message = "sp-fact-affords"
    habit = "sp-habit-affords"
    looks_further = True

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if move.before.phase is not Phase.PLACE:
            had, has = (payable_spots(state, move.seat) for state in (move.before, move.after))
            yield from cls.judge(move, has - had)

    def tell(self, context: Context) -> Phrase | None:
        if context.options.grey:
            return None
        colour = Colour(self.space.star - 1).name.lower()
        return phrase("sp-story-key-affords", star=phrase(f"story-on-star-{colour}"))


class StillAffords(Affords):
    """After a tile is placed the others are still enough for a space."""

    __slots__ = ()
    is_relative = True

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if move.placed is not None:
            yield from cls.judge(move, payable_spots(move.after, move.seat))


@frozen
class NearlyAffords(OfSpace):
    """Of the taken tiles, a few are then missing for a space, and so many are left to take."""

    message = "sp-fact-lacking"
    looks_further = True
    missing: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        """The best one, if any."""
        state, seat = move.after, move.seat
        if move.before.phase is not Phase.TAKE:
            return
        parts, left, found = _LACKING_PARTS, to_take(state), []
        had = lacking_spots(move.before, seat, pieces.TILES_OF_A_COLOUR)
        for spot, missing in lacking_spots(state, seat, len(parts)).items():
            if had.get(spot) != missing and left[spot.colour] >= missing:
                (prize,) = judge_spots(state, seat, [spot])
                found.append(cls(prize, parts[missing - 1] * prize.worth, missing))
        yield from sorted(found, key=lambda fact: -fact.worth)[:1]

    def is_like(self, other: Fact) -> bool:
        """Enough tiles for a space are no less than nearly enough."""
        return isinstance(other, Affords | NearlyAffords)

    def slots(self, context: Context) -> dict[str, Slot]:
        return {**OfSpace.slots(self, context), "missing": self.missing}


@frozen
class Blocks(OfSpace):
    """The next take of the next player could have been enough for a space, and cannot any more."""

    message = "sp-fact-blocks"
    looks_further = True
    prevents = True
    player: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        after, seat = move.after, move.before.next_seat[move.seat]
        if move.before.phase is Phase.TAKE and any(to_take(after)):
            had, has = (reachable_spots(state, seat) for state in (move.before, after))
            best = worth_of_best(after, seat, has)
            for prize in judge_spots(after, seat, had - has)[:1]:
                if prize.worth > best:
                    yield cls(prize, prize.worth - best, seat)

    def slots(self, context: Context) -> dict[str, Slot]:
        return {**OfSpace.slots(self, context), "player": context.names[self.player]}


class Saves(OfSpace):
    """Wild tiles pay in place of those of the colour, so that these are enough for a space."""

    __slots__ = ()
    message = "sp-fact-saves"

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        spared, placed = _count_spared(move), move.placed
        if placed is None or not spared or len(move.happened) > 1:
            return  # bonus tiles could pay as well
        hand = move.after.players[move.seat].hand
        other = add_tiles(add_tiles(hand, placed.colour, -spared), placed.wild_colour, spared)
        had, has = (payable_with(move.after, move.seat, each) for each in (other, hand))
        for fact in cls.judge(move, has - had):
            yield cls(fact.prize, _KEPT * fact.worth)


@frozen
class SparesColour(OfCount):
    """Wild tiles pay in place of those of the colour, and are not wild in the next round."""

    message = "sp-fact-spares"
    colour: Colour
    wild: Colour

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        spared, placed = _count_spared(move), move.placed
        if placed is not None and spared and not move.before.is_last_round:
            yield cls(spared, placed.colour, placed.wild_colour)

    @property
    def worth(self) -> float:
        return _SPARED * self.count

    def slots(self, context: Context) -> dict[str, Slot]:
        wild = phrase(f"colour-{self.wild.name.lower()}")
        return {"tiles": terms.tiles(self.colour, self.count), "colour": wild}


@frozen
class NextWild(OfCount):
    """So many tiles of the colour that is wild in the next round could be kept for it."""

    message = "sp-fact-next-wild"
    colour: Colour
    worth: float = field(compare=False)

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        """Tiles that are taken now, or that are spared because wild ones pay."""
        state = move.before
        if state.is_last_round:
            return
        wild = state.options.wilds[state.round]
        had, has = (each.players[move.seat].hand[wild] for each in (state, move.after))
        if move.placed is not None and move.placed.colour is wild:
            had = has - _count_spared(move)
        most = state.options.edition.corners
        if (new := min(has, most) - min(had, most)) > 0:
            yield cls(min(has, most), wild, _NEXT_WILD * new)

    def slots(self, context: Context) -> dict[str, Slot]:
        return {"count": self.count, "colour": phrase(f"colour-{self.colour.name.lower()}")}


class GetsWilds(OfCount):
    """Tiles of the wild colour come to the board."""

    __slots__ = ()
    message = "sp-fact-gets-wilds"

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if move.before.phase is not Phase.PLACE:
            wild = move.before.wild
            had, has = (state.players[move.seat].hand for state in (move.before, move.after))
            if has[wild] > had[wild]:
                yield cls(has[wild] - had[wild])

    @property
    def worth(self) -> float:
        return _WILD * self.count


@frozen
class ColourGone(Fact):
    """Nothing of a colour is left to take in this round."""

    message = "sp-fact-gone"
    habit = "sp-habit-gone"
    looks_further = True
    prevents = True
    worth = 0.3
    colour: Colour

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if move.before.phase is not Phase.TAKE:
            return
        left = to_take(move.after)
        if sum(left):
            had = to_take(move.before)
            yield from (cls(each) for each in pieces.ALL_COLOURS if had[each] and not left[each])

    def slots(self, context: Context) -> dict[str, Slot]:
        return {"colour": phrase(f"colour-{self.colour.name.lower()}")}

    def tell(self, context: Context) -> Phrase:
        return phrase("sp-story-key-gone", colour=phrase(f"story-{self.colour.name.lower()}"))


@frozen
class Keeps(OfCount):
    """Who passes keeps tiles for the next round; `wild` of them are wild then."""

    message = "sp-fact-keeps"
    wild: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        state = move.before
        for event in move.happened:
            if isinstance(event, events.Passed) and not state.is_last_round:
                yield cls(sum(event.kept), event.kept[state.options.wilds[state.round]])

    @property
    def worth(self) -> float:
        return _TILE * self.count + _NEXT_WILD * self.wild

    def slots(self, context: Context) -> dict[str, Slot]:
        return {"count": self.count, "wild": self.wild}


@frozen
class Holds(OfCount):
    """How many tiles are taken. It only says something of two moves: "one tile more"."""

    message = "sp-fact-holds"
    is_relative = True

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if any(isinstance(event, events.Taken) for event in move.happened):
            hands = [state.players[move.seat].hand for state in (move.before, move.after)]
            yield cls(sum(hands[1]) - sum(hands[0]))

    @property
    def worth(self) -> float:
        return _TILE * self.count

    @property
    def amount(self) -> int:
        return self.count


class LeftInHand(Holds):
    """How many tiles are then left beside the board while tiles are placed."""

    __slots__ = ()
    message = "sp-fact-hand"

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if any(isinstance(event, events.Placed | events.BonusTaken) for event in move.happened):
            yield cls(sum(move.after.players[move.seat].hand))


KINDS = (
    Affords,
    StillAffords,
    NearlyAffords,
    Blocks,
    Saves,
    SparesColour,
    NextWild,
    GetsWilds,
    Keeps,
    ColourGone,
    Holds,
    LeftInHand,
)


def to_take(state: State) -> list[int]:
    """How many tiles of each colour lie at the factories and in the centre."""
    return [
        state.centre[colour] + sum(tiles.count(colour) for tiles in state.factories)
        for colour in pieces.ALL_COLOURS
    ]


def _count_spared(move: Move) -> int:
    """How many tiles of the placed one's colour are spared by wild ones that pay for them."""
    placed = move.placed
    if placed is None:
        return 0
    held = move.before.players[move.seat].hand[placed.colour]
    return min(placed.wild, held - placed.natural)
