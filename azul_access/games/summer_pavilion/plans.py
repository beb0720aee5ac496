"""Plans of one player for the rest of a round: which tiles to place, in which order, what to keep.

Boards of others only matter by the supply, so a player plans alone. The search goes from one
placement to the next and keeps the best boards of each step.
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
from azul_access.games.summer_pavilion.positions import Board, Round
from azul_access.games.summer_pavilion.worth import Spot, Worth


class Plan(NamedTuple):
    """The end of a plan before the tiles to keep are chosen, and what is gained on the way."""

    value: float
    spaces: int
    colours: int
    hand: int
    supply: int


class Planner:
    """Plans for the boards of one round; `nodes` counts the boards that were extended."""

    def __init__(self, rules: Round, worth: Worth) -> None:
        self._rules = rules
        self._worth = worth
        self._wild = rules.wild
        self._wild_shift = SHIFT[rules.wild]
        self._wild_one = ONE[rules.wild]
        self._accepted: dict[int, int] = {}
        self._keeps: dict[int, tuple[float, int]] = {}
        self._uses: dict[int, float] = {}
        self._picks: dict[tuple[int, int, int], Sequence[int]] = {}
        self._plans: dict[tuple[int, int, int, int, int], float] = {}
        self.use = [2.2 if c == rules.wild else 1.3 for c in range(COLOURS)]
        self.nodes = 0

    def value(self, spaces: int, colours: int, hand: int, supply: int, width: int) -> float:
        """What a player can still gain: points of this round and the worth of the board after it."""
        key = (spaces, colours, hand, supply, width)
        value = self._plans.get(key)
        if value is None:
            start = self._worth.board(spaces, colours)
            plan = self.plan(spaces, colours, hand, supply, width)
            value = self._plans[key] = start + plan.value
        return value

    def plan(self, spaces: int, colours: int, hand: int, supply: int, width: int) -> Plan:
        """The best plan that a search keeping `width` boards of each step finds."""
        best = self.keep(hand)[0]
        end = (best, spaces, colours, hand, supply)
        layer = [(0.0, 0.0, spaces, colours, hand, supply)]
        keep, use = self.keep, self._use
        while layer:
            found: dict[tuple[int, int], tuple[float, float, int, int, int, int]] = {}
            for _, gained, spaces, colours, hand, supply in layer:
                for gain, spaces_after, colours_after, hand_after, supply_after in self.extend(
                    spaces, colours, hand, supply
                ):
                    value = gained + gain
                    key = (spaces_after, hand_after)
                    other = found.get(key)
                    if other is None or other[1] < value:
                        promise = value + use(hand_after)
                        found[key] = (
                            promise, value, spaces_after, colours_after, hand_after, supply_after
                        )
            layer = nlargest(width, found.values()) if len(found) > width else list(found.values())
            for _, value, spaces, colours, hand, supply in layer:
                value += keep(hand)[0]
                if value > best:
                    best = value
                    end = (value, spaces, colours, hand, supply)
        return Plan(*end)

    def extend(
        self, spaces: int, colours: int, hand: int, supply: int
    ) -> list[tuple[float, int, int, int, int]]:
        """Each placement: what it gains, and spaces, colours, hand and supply after it."""
        self.nodes += 1
        wild, wild_one = self._wild, self._wild_one
        free_wilds = hand >> self._wild_shift & ONE_COLOUR
        spots = self._worth.spots
        found = []
        for star in range(STARS):
            shift = star * SPACES
            tiles = spaces >> shift & ALL_OF_A_STAR
            if tiles == ALL_OF_A_STAR:
                continue
            held_colours = colours >> shift & ALL_OF_A_STAR
            for colour, row in spots(star, held_colours, tiles):
                held = hand >> SHIFT[colour] & ONE_COLOUR
                if not held:
                    continue
                wilds = 0 if colour == wild else free_wilds
                most = held + wilds
                one = ONE[colour]
                for price, bit, colour_bit, gain, around, same, number_gains in row:
                    if price > most:
                        break
                    gain += number_gains[(spaces & same).bit_count()]
                    earned = 0
                    for surrounding, gains, tiles_earned in around:
                        covered = (spaces & surrounding).bit_count()
                        gain += gains[covered]
                        earned += tiles_earned[covered]
                    paid = price - held if price > held else 0
                    after = hand - (price - paid) * one - paid * wild_one
                    if earned and supply:
                        for picked in self.picks(supply, after, earned):
                            found.append((gain, spaces | bit, colours | colour_bit, after + picked, supply - picked))
                    else:
                        found.append((gain, spaces | bit, colours | colour_bit, after, supply))
                    # One wild tile more leaves one of the colour for another space.
                    if paid < wilds and paid + 1 < price:
                        after += one - wild_one
                        picked = self.picks(supply, after, earned)[0] if earned and supply else 0
                        found.append((gain, spaces | bit, colours | colour_bit, after + picked, supply - picked))
        return found

    def keep(self, hand: int) -> tuple[float, int]:
        """What the tiles of a hand are worth at the end of the round, and those to keep."""
        found = self._keeps.get(hand)
        if found is None:
            found = self._keeps[hand] = self._keep(hand)
        return found

    def _keep(self, hand: int) -> tuple[float, int]:
        edition = self._rules.options.edition
        worths = [
            (value, colour)
            for colour, row in enumerate(self._worth.kept(hand))
            for value in row
        ]
        count = total(hand)
        room = edition.corners
        if self._rules.is_last:
            return -float(edition.surplus_cost * count), 0
        best = nlargest(room, worths)
        value = sum([each for each, _ in best]) - edition.surplus_cost * (count - len(best))
        return value, sum([ONE[colour] for _, colour in best])

    def _use(self, hand: int) -> float:
        value = self._uses.get(hand)
        if value is None:
            value = self._uses[hand] = sum(
                [use * (hand >> shift & ONE_COLOUR) for use, shift in zip(self.use, SHIFT, strict=True)]
            )
        return value

    def picks(self, supply: int, hand: int, earned: int) -> Sequence[int]:
        """One or two selections of bonus tiles: wild ones first, or those of the colours held."""
        key = (supply, hand, earned)
        found = self._picks.get(key)
        if found is None:
            found = self._picks[key] = self._select(supply, hand, earned)
        return found

    def _select(self, supply: int, hand: int, earned: int) -> Sequence[int]:
        held = [hand >> shift & ONE_COLOUR for shift in SHIFT]
        selections = []
        for order in (
            sorted(range(COLOURS), key=lambda c: (c != self._wild, -held[c])),
            sorted(range(COLOURS), key=lambda c: -held[c]),
        ):
            left, chosen = earned, 0
            for colour in order:
                count = min(left, supply >> SHIFT[colour] & ONE_COLOUR)
                chosen += count * ONE[colour]
                left -= count
            if chosen not in selections:
                selections.append(chosen)
        return selections
