"""Proves who wins in a round that ends the game, from positions in which all its tiles lie open."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from azul_access.games.planning import Outlook, Position, lead
from azul_access.player.search import Stopped


class Fate(IntEnum):
    """What a player can reach alone, whatever the others do.

    OPEN: the game goes on, so that nothing is proved. LOST counts for a shared win, too.
    """

    LOST = -1
    OPEN = 0
    WON = 1


class Proofs:
    """The fates of `seat` in positions of a round; all others play against it.

    `outlook` sees the round to its end. The positions may be those of other outlooks of this round.
    """

    def __init__(self, outlook: Outlook[Any], seat: int, most_nodes: int) -> None:
        self._outlook = outlook
        self._seat = seat
        self._left = most_nodes
        self._kept: dict[Position, Fate] = {}

    def prove(self, position: Position) -> Fate | None:
        """The fate in a position; None if it takes too many positions to find out."""
        try:
            return self._find(position)
        except Stopped:
            return None

    def prove_moves(self, position: Position) -> Sequence[Fate] | None:
        """The fate after each move; None if it takes too many positions to find out."""
        outlook = self._outlook
        fates = [self.prove(outlook.apply(position, move)) for move in outlook.moves(position)]
        return None if None in fates else [fate for fate in fates if fate is not None]

    def _find(self, position: Position) -> Fate:
        """Raises: Stopped."""
        outlook = self._outlook
        if outlook.is_over(position):
            result = outlook.result(position)
            if result is None:
                return Fate.OPEN
            return Fate.WON if lead(result, self._seat) > 0 else Fate.LOST
        if (kept := self._kept.get(position)) is not None:
            return kept
        self._left -= 1
        if self._left < 0:
            raise Stopped
        is_own = outlook.turn(position) == self._seat
        aim = Fate.WON if is_own else Fate.LOST
        best = Fate.LOST if is_own else Fate.WON
        for move in outlook.moves(position):
            found = self._find(outlook.apply(position, move))
            best = max(best, found) if is_own else min(best, found)
            if best is aim:
                break
        self._kept[position] = best
        return best
