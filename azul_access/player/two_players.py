"""Search for two players: alpha-beta with iterative deepening, to the end of the round at most.

What has been seen of a position is kept, so that a position that is reached by another order of
moves is not searched again, and its best move is tried first one move deeper.
"""

from azul_access.games.planning import Move, Position, lead
from azul_access.player.search import INFINITE, WHOLE, Search

# A window of this width asks only whether a move is better than another one.
_NARROW = 1e-6


class TwoPlayerSearch(Search):
    """What is kept of a position: how deep it was seen, bounds of its lead, and the best move."""

    def _rank_move(self, move: Move, depth: int) -> None:
        floor = self.ranked[1][0] if len(self.ranked) > 1 else -INFINITE
        child = self.outlook.apply(self.outlook.start, move)
        if floor > -INFINITE:
            value = self._value(child, self.seat, depth - 1, floor, floor + _NARROW)
            if value <= floor:
                return
        value = self._value(child, self.seat, depth - 1, floor, INFINITE)
        if value > floor:
            self._add(value, move, 2)

    def _value(
        self, position: Position, seat: int, depth: int, floor: float, ceiling: float
    ) -> float:
        """The lead of `seat` in a position: exact between `floor` and `ceiling`, else a bound."""
        if depth <= 0 or self.outlook.is_over(position):
            return self._lead_now(position, seat)
        mover = self.outlook.turn(position)
        if mover == seat:
            return self._best(position, seat, depth, floor, ceiling)
        return -self._best(position, mover, depth, -ceiling, -floor)

    def _best(
        self, position: Position, seat: int, depth: int, floor: float, ceiling: float
    ) -> float:
        """The lead of `seat`, whose turn it is, after its best move."""
        self._count()
        if depth == 1:
            self._cuts += 1
            return lead(self.outlook.best_values(position), seat)
        first = None
        kept = self._kept.get(position)
        if kept is not None:
            seen, low, high, first = kept
            if seen >= depth:
                if seen < WHOLE:
                    self._cuts += 1
                if low >= ceiling or low == high:
                    return float(low)
                if high <= floor:
                    return float(high)
        cuts = self._cuts
        best, best_move, alpha = -INFINITE, None, floor
        outlook = self.outlook
        for move in self._moves(position, first):
            child = outlook.apply(position, move)
            if best_move is None:
                value = self._value(child, seat, depth - 1, alpha, ceiling)
            else:
                value = self._value(child, seat, depth - 1, alpha, alpha + _NARROW)
                if alpha < value < ceiling:
                    value = self._value(child, seat, depth - 1, alpha, ceiling)
            if value > best:
                best, best_move = value, move
                if value > alpha:
                    alpha = value
                    if value >= ceiling:
                        break
        seen = WHOLE if cuts == self._cuts else depth
        low = best if best > floor else -INFINITE
        high = best if best < ceiling else INFINITE
        self._keep(position, (seen, low, high, best_move))
        return best

    def _moves(self, position: Position, first: Move | None) -> list[Move]:
        moves = self.outlook.moves(position)
        if first is None:
            return list(moves)
        return [first, *[move for move in moves if move != first]]
