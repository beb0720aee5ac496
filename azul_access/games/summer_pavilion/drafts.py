"""How the taking of a round probably goes on: a quick guess that ends with full hands.

What tiles are good for is only known when a player has all of them. So before hands are judged, all
players go on taking what brings them most by a simple estimate: so many points for each tile of a
colour.
"""

from collections.abc import Sequence
from typing import NamedTuple

from azul_access.games.summer_pavilion.packing import ONE, ONE_COLOUR, SHIFT, total
from azul_access.games.summer_pavilion.positions import (
    FROM_CENTRE,
    NOBODY,
    Position,
    Round,
    TakeMove,
)


class Taken(NamedTuple):
    """The end of the taking: hands and scores by seat, and who has the start stone."""

    hands: Sequence[int]
    scores: Sequence[int]
    stone: int


class Drafts:
    """Guesses in one round.

    `uses` are the points that each seat expects of a tile of each colour, `stone` what the start
    stone is worth.
    """

    def __init__(
        self, rules: Round, next_seat: Sequence[int], uses: Sequence[Sequence[float]], stone: float
    ) -> None:
        self._rules = rules
        self._next_seat = next_seat
        self._uses = uses
        self._stone = stone

    def estimate(self, position: Position, move: TakeMove) -> float:
        """What a move brings the seat on turn by the simple estimate."""
        source, colour = move
        use, wild = self._uses[position.turn], self._rules.wild
        tiles = position.centre if source == FROM_CENTRE else position.factories[source]
        wilds = tiles >> SHIFT[wild] & ONE_COLOUR > 0
        count = 0 if colour == wild else tiles >> SHIFT[colour] & ONE_COLOUR
        value = count * use[colour] + wilds * use[wild]
        if source == FROM_CENTRE and position.stone == NOBODY:
            value += self._stone - (count + wilds) * self._rules.options.edition.stone_cost
        return value

    def finish(self, position: Position) -> Taken:
        """The taking from `position` to its end, each player taking what looks best."""
        turn, _, stone, _, _, sources, centre, boards = position
        factories = [tiles for tiles in sources if tiles]
        hands = [board.hand for board in boards]
        scores = [board.score for board in boards]
        edition = self._rules.options.edition
        while factories or centre:
            stone_gain = self._stone if stone == NOBODY else 0.0
            stone_cost = edition.stone_cost if stone == NOBODY else 0
            at, taken = self._best(turn, factories, centre, stone_gain, stone_cost)
            hands[turn] += taken
            if at < len(factories):
                centre += factories.pop(at) - taken
            else:
                centre -= taken
                if stone == NOBODY:
                    stone = turn
                    cost = edition.stone_cost * total(taken)
                    scores[turn] = max(edition.lowest_score, scores[turn] - cost)
            turn = self._next_seat[turn]
        return Taken(hands, scores, stone)

    def _best(
        self, turn: int, factories: Sequence[int], centre: int, stone_gain: float, stone_cost: int
    ) -> tuple[int, int]:
        """The index of the best source, the centre last, and the tiles taken there, packed."""
        use, wild = self._uses[turn], self._rules.wild
        wild_shift, wild_one, wild_use = SHIFT[wild], ONE[wild], use[wild]
        best, at, taken = -1e9, 0, 0
        for index, tiles in enumerate((*factories, centre)):
            wilds = 1 if tiles >> wild_shift & ONE_COLOUR else 0
            extra, cost = wilds * wild_use, 0
            if index == len(factories):
                if not tiles:
                    continue
                extra += stone_gain
                cost = stone_cost
            if not tiles & ~(ONE_COLOUR << wild_shift):
                value = extra - cost
                if value > best:
                    best, at, taken = value, index, wild_one
                continue
            for colour, shift in enumerate(SHIFT):
                count = tiles >> shift & ONE_COLOUR
                if count and colour != wild:
                    value = count * use[colour] + extra - cost * (count + wilds)
                    if value > best:
                        best, at, taken = value, index, (count << shift) + wilds * wild_one
        return at, taken
