"""What searches have in common: their limits, and what they keep of positions they have seen."""

from collections.abc import Callable, Sequence
from typing import Any

from azul_access.games.planning import Move, Outlook, Position, lead

# A move from the start, and the lead after it.
Ranked = tuple[float, Move]
INFINITE = 1e9
# The depth of what has been seen to the end of the round.
WHOLE = 1000
_MOST_KEPT = 20_000
# How many nodes are looked at between two questions whether the search may go on.
_NODES_BETWEEN = 256


class Stopped(Exception):  # noqa: N818 - it is no error
    """The search has to end now."""


class Search:
    """Looks ahead from the start of an outlook, for the seat that moves there.

    `most_nodes` limits the positions that are looked at; `may_go_on` is asked every some hundred.
    `nodes` counts them. `ranked` are the moves of the newest `rank`, as far as it came.
    """

    def __init__(
        self,
        outlook: Outlook[Any],
        most_nodes: int | None,
        may_go_on: Callable[[], bool],
    ) -> None:
        self.outlook = outlook
        self.seat = outlook.turn(outlook.start)
        self.nodes = 0
        self.ranked: list[Ranked] = []
        self.has_seen_all = False
        self._most_nodes = INFINITE if most_nodes is None else most_nodes
        # The number of nodes at which the limits are checked again.
        self._next_check = min(self._most_nodes, _NODES_BETWEEN)
        self._may_go_on = may_go_on
        self._kept: dict[Position, Any] = {}
        # How often the search went no further before the end of the round.
        self._cuts = 0

    def rank(self, moves: Sequence[Move], depth: int) -> list[Ranked]:
        """The best of `moves` with their leads after `depth` moves, the best first.

        The leads of the first two are exact, and of equal moves the one that comes first is first.

        Raises: Stopped.
        """
        self.ranked = []
        cuts = self._cuts
        for move in moves:
            self._rank_move(move, depth)
        self.has_seen_all = self._cuts == cuts
        return self.ranked

    def moves_for_next(self, moves: Sequence[Move]) -> list[Move]:
        """The moves to rank one move deeper: the best first, then the others of `moves`."""
        best = [move for _, move in self.ranked]
        return best + [move for move in moves if move not in best]

    def _rank_move(self, move: Move, depth: int) -> None:
        """Look at a move from the start, and add it to `ranked` if it is among the best."""
        raise NotImplementedError

    def _add(self, value: float, move: Move, most: int) -> None:
        self.ranked.append((value, move))
        self.ranked.sort(key=lambda ranked: -ranked[0])
        del self.ranked[most:]

    def _keep(self, position: Position, entry: object) -> None:
        if len(self._kept) >= _MOST_KEPT:
            self._kept.clear()
        self._kept[position] = entry

    def _count(self) -> None:
        """Raises: Stopped."""
        self.nodes += self.outlook.cost
        if self.nodes >= self._next_check:
            if self.nodes >= self._most_nodes or not self._may_go_on():
                raise Stopped
            self._next_check = min(self._most_nodes, self.nodes + _NODES_BETWEEN)

    def _lead_now(self, position: Position, seat: int) -> float:
        """The lead by the values of a position itself."""
        self._count()
        if not self.outlook.is_over(position):
            self._cuts += 1
        return lead(self.outlook.values(position), seat)
