"""Search for three and four players: each of them is taken to play for the own lead.

A lead is over the best of the others. Only the most promising moves of a position are followed, of
the others fewer than of the own.
"""

from collections.abc import Sequence

from azul_access.games.planning import Move, Position, lead
from azul_access.player.search import INFINITE, WHOLE, Search

# The number of moves that are followed: from the start, of the own seat later, of the others.
_AT_START, _OWN, _OF_OTHERS = 30, 6, 2


class ManyPlayerSearch(Search):
    """What is kept of a position: how deep it was seen, and the values by seat."""

    def _rank_move(self, move: Move, depth: int) -> None:
        child = self.outlook.apply(self.outlook.start, move)
        self._add(lead(self._values(child, depth - 1), self.seat), move, _AT_START)

    def moves_for_next(self, moves: Sequence[Move]) -> list[Move]:
        """The best moves only; their leads are exact."""
        return [move for _, move in self.ranked]

    def _values(self, position: Position, depth: int) -> Sequence[float]:
        """The values by seat after the best moves of all of them."""
        outlook = self.outlook
        self._count()
        if outlook.is_over(position):
            return outlook.values(position)
        if depth <= 1:
            self._cuts += 1
            return outlook.best_values(position) if depth == 1 else outlook.values(position)
        kept = self._kept.get(position)
        if kept is not None and kept[0] >= depth:
            if kept[0] < WHOLE:
                self._cuts += 1
            seen: Sequence[float] = kept[1]
            return seen
        cuts = self._cuts
        seat = outlook.turn(position)
        best: Sequence[float] = ()
        best_lead = -INFINITE
        for move in outlook.moves(position)[: _OWN if seat == self.seat else _OF_OTHERS]:
            values = self._values(outlook.apply(position, move), depth - 1)
            ahead = lead(values, seat)
            if ahead > best_lead:
                best, best_lead = values, ahead
        self._keep(position, (WHOLE if cuts == self._cuts else depth, best))
        return best
