"""Summer Pavilion for the computer player: small positions of a round and what they are worth."""

from collections.abc import Sequence

from azul_access.games.planning import Sight
from azul_access.games.summer_pavilion import commands, positions
from azul_access.games.summer_pavilion.drafts import finish_taking
from azul_access.games.summer_pavilion.packing import ONE
from azul_access.games.summer_pavilion.plans import Planner
from azul_access.games.summer_pavilion.state import State
from azul_access.games.summer_pavilion.worth import Worth


class PavilionOutlook:
    def __init__(self, state: State, worth: Worth, width: int) -> None:
        self._rules = positions.Round(state)
        self.start = self._rules.make(state)
        self._worth = worth
        self._width = width
        self.planner = Planner(self._rules, worth)
        self.rollout = False
        self._uses = None
        self.next_seat = state.next_seat

    def turn(self, position: positions.Position) -> int:
        return position.turn

    def is_over(self, position: positions.Position) -> bool:
        return not position.taking and (self.start.taking or position != self.start)

    def moves(self, position: positions.Position) -> Sequence[positions.Move]:
        return self._rules.moves(position)

    def apply(self, position: positions.Position, move: positions.Move) -> positions.Position:
        return self._rules.apply(position, move)

    def values(self, position: positions.Position) -> Sequence[float]:
        if position.taking and self.rollout:
            return self._values_after_taking(position)
        planner, worth = self.planner, self._worth
        values = []
        for seat, board in enumerate(position.boards):
            value = float(board.score)
            if board.passed:
                value += worth.board(board.spaces, board.colours) + planner.keep(board.kept)[0]
            else:
                own = seat == self.start.turn
                supply = position.supply if own else self.start.supply
                picks = planner.picks(supply, board.hand, position.due) if own and position.due else (0,)
                value += max([planner.value(board.spaces, board.colours, board.hand + pick, supply - pick, self._width) for pick in picks])
            if position.stone == seat:
                value += worth.stone
            values.append(value)
        return values

    def _values_after_taking(self, position: positions.Position) -> Sequence[float]:
        planner, worth = self.planner, self._worth
        hands, costs, stone = finish_taking(
            position, self._rules.wild, self.uses(), worth.stone, self.next_seat
        )
        values = [
            board.score - cost
            + planner.value(board.spaces, board.colours, hand, position.supply, self._width)
            for board, hand, cost in zip(position.boards, hands, costs, strict=True)
        ]
        if stone != positions.NOBODY:
            values[stone] += worth.stone
        return values

    def uses(self):
        """What each player expects of a tile of each colour."""
        if self._uses is None:
            rows = []
            for board in self.start.boards:
                plan = lambda hand: self.planner.value(board.spaces, board.colours, hand, self.start.supply, 1)
                now = plan(board.hand)
                row = []
                for colour in range(6):
                    count = 1 if colour == self._rules.wild else 3
                    row.append(max(0.2, 0.5 + 0.5*(plan(board.hand + count * ONE[colour]) - now) / count))
                row[self._rules.wild] += 0.5
                rows.append(row)
            self._uses = rows
        return self._uses

    def command(self, move: positions.Move) -> commands.Command:
        return self._rules.command(move)
