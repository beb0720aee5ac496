"""Plans of one player for the rest of a round: which tiles to place, how to pay, what to keep.

Boards of others matter only by the supply, so each player plans alone. The search goes from one
placement to the next and keeps the most promising boards of each step.
"""

from collections.abc import Sequence
from heapq import nlargest
from typing import NamedTuple

from azul_access.games.summer_pavilion.packing import (
    ALL_OF_A_STAR,
    ONE,
    ONE_COLOUR,
    SHIFT,
    total,
)
from azul_access.games.summer_pavilion.pieces import COLOURS, SPACES, STARS
from azul_access.games.summer_pavilion.positions import Round
from azul_access.games.summer_pavilion.worth import Worth

# What a tile beside the board promises while its player goes on placing, in points. This only
# decides which boards are looked at further.
_PROMISE, _PROMISE_OF_WILD = 1.3, 2.2
_MOST_KEPT = 20_000


class Plan(NamedTuple):
    """The end of a plan, before the player passes.

    `value` is what is gained on the way: points, a greater worth of the board, and kept tiles.
    """

    value: float
    spaces: int
    colours: int
    hand: int
    supply: int


class Step(NamedTuple):
    """A placement: what it gains at once and in worth, and what is there after it."""

    gain: float
    spaces: int
    colours: int
    hand: int
    supply: int


class Planner:
    """Plans in one round; `nodes` counts the boards from which placements were tried."""

    def __init__(self, rules: Round, worth: Worth) -> None:
        self.nodes = 0
        self._rules = rules
        self._worth = worth
        self._promises = [
            _PROMISE_OF_WILD if colour == rules.wild else _PROMISE for colour in range(COLOURS)
        ]
        self._promised: dict[int, float] = {}
        self._kept: dict[int, tuple[float, int]] = {}
        self._picked: dict[tuple[int, int, int], Sequence[int]] = {}
        self._values: dict[tuple[int, int, int, int, int], float] = {}

    def value(self, spaces: int, colours: int, hand: int, supply: int, width: int) -> float:
        """What a player has at the end of the best plan, beside the score of now."""
        key = (spaces, colours, hand, supply, width)
        value = self._values.get(key)
        if value is None:
            if len(self._values) > _MOST_KEPT:
                self._forget()
            plan = self.plan(spaces, colours, hand, supply, width)
            value = self._values[key] = self._worth.board(spaces, colours) + plan.value
        return value

    def _forget(self) -> None:
        for cache in (self._values, self._promised, self._kept, self._picked):
            cache.clear()

    def plan(self, spaces: int, colours: int, hand: int, supply: int, width: int) -> Plan:
        """The best plan that a search keeping `width` boards of each step finds."""
        keep, promise = self.keep, self._promise
        best = Plan(keep(hand)[0], spaces, colours, hand, supply)
        layer = [(0.0, 0.0, Step(0.0, spaces, colours, hand, supply))]
        while layer:
            found: dict[tuple[int, int], tuple[float, float, Step]] = {}
            for _, gained, before in layer:
                for step in self.steps(before):
                    value = gained + step.gain
                    key = (step.spaces, step.hand)
                    other = found.get(key)
                    if other is None or other[1] < value:
                        found[key] = (value + promise(step.hand), value, step)
            layer = list(found.values())
            if len(layer) > width:
                layer = nlargest(width, layer)
            for _, value, (_, spaces, colours, hand, supply) in layer:
                value += keep(hand)[0]
                if value > best.value:
                    best = Plan(value, spaces, colours, hand, supply)
        return best

    def steps(self, before: Step) -> list[Step]:
        """The placements from a board, each paid in one or two ways."""
        self.nodes += 1
        _, spaces, colours, hand, supply = before
        spots = self._worth.spots
        wild = self._rules.wild
        wild_one = ONE[wild]
        free_wilds = hand >> SHIFT[wild] & ONE_COLOUR
        found: list[Step] = []
        for star in range(STARS):
            shift = star * SPACES
            tiles = spaces >> shift & ALL_OF_A_STAR
            if tiles == ALL_OF_A_STAR:
                continue
            for colour, row in spots(star, colours >> shift & ALL_OF_A_STAR, tiles):
                held = hand >> SHIFT[colour] & ONE_COLOUR
                if not held:
                    continue
                wilds = 0 if colour == wild else free_wilds
                one = ONE[colour]
                for price, bit, colour_bit, gain, around, same_number, number_gains in row:
                    if price > held + wilds:
                        break  # the others cost no less
                    gain += number_gains[(spaces & same_number).bit_count()]
                    earned = 0
                    for surrounding, gains, tiles_earned in around:
                        covered = (spaces & surrounding).bit_count()
                        gain += gains[covered]
                        earned += tiles_earned[covered]
                    paid = price - held if price > held else 0
                    after = hand - (price - paid) * one - paid * wild_one
                    spaces_after, colours_after = spaces | bit, colours | colour_bit
                    hands = [after]
                    # One wild tile more leaves a tile of the colour for another space.
                    if paid < wilds and paid + 1 < price:
                        hands.append(after + one - wild_one)
                    for after in hands:
                        picks: Sequence[int] = (0,)
                        if earned and supply:
                            picks = self.picks(supply, after, earned)
                        found += [
                            Step(gain, spaces_after, colours_after, after + picked, supply - picked)
                            for picked in picks
                        ]
        return found

    def keep(self, hand: int) -> tuple[float, int]:
        """What the tiles of a hand are worth to a player who passes, and which are kept."""
        found = self._kept.get(hand)
        if found is None:
            found = self._kept[hand] = self._keep(hand)
        return found

    def _keep(self, hand: int) -> tuple[float, int]:
        edition, count = self._rules.options.edition, total(hand)
        if self._rules.is_last:
            return -float(edition.surplus_cost * count), 0
        worths = [
            (value, ONE[colour])
            for colour, row in enumerate(self._worth.kept(hand))
            for value in row
        ]
        best = nlargest(edition.corners, worths)
        value = sum([each for each, _ in best]) - edition.surplus_cost * (count - len(best))
        return value, sum([one for _, one in best])

    def _promise(self, hand: int) -> float:
        value = self._promised.get(hand)
        if value is None:
            value = self._promised[hand] = sum(
                [
                    promise * (hand >> shift & ONE_COLOUR)
                    for promise, shift in zip(self._promises, SHIFT, strict=True)
                ]
            )
        return value

    def picks(self, supply: int, hand: int, earned: int) -> Sequence[int]:
        """Selections of bonus tiles: wild ones first, and of the colours that are held most."""
        key = (supply, hand, earned)
        found = self._picked.get(key)
        if found is None:
            found = self._picked[key] = self._pick(supply, hand, earned)
        return found

    def _pick(self, supply: int, hand: int, earned: int) -> Sequence[int]:
        held = [hand >> shift & ONE_COLOUR for shift in SHIFT]
        most_held = sorted(range(COLOURS), key=lambda colour: -held[colour])
        wild_first = sorted(most_held, key=lambda colour: colour != self._rules.wild)
        return tuple(
            dict.fromkeys(_first(supply, earned, each) for each in (wild_first, most_held))
        )


def _first(supply: int, count: int, colours: Sequence[int]) -> int:
    """The first `count` tiles of the supply in an order of the colours, as a packed count."""
    chosen = 0
    for colour in colours:
        taken = min(count, supply >> SHIFT[colour] & ONE_COLOUR)
        chosen += taken * ONE[colour]
        count -= taken
    return chosen
