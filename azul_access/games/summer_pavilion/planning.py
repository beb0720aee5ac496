"""The positions of Summer Pavilion for the computer player: the rest of a round.

While tiles are taken, positions are judged by guessing how the taking ends and planning the
placements of each hand. While tiles are placed, only the next move is looked at: each player plans
alone, so what others do changes little.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from azul_access.games.planning import Level, Outlook, Sight, lead
from azul_access.games.summer_pavilion import worth
from azul_access.games.summer_pavilion.commands import Command
from azul_access.games.summer_pavilion.drafts import Drafts
from azul_access.games.summer_pavilion.packing import ONE
from azul_access.games.summer_pavilion.pieces import COLOURS
from azul_access.games.summer_pavilion.plans import Planner
from azul_access.games.summer_pavilion.positions import (
    NOBODY,
    Board,
    Move,
    PassMove,
    Position,
    Round,
    TakeMove,
)
from azul_access.games.summer_pavilion.state import State

# Of the moves after the first one, only the most promising are followed.
_FOLLOWED = 4
# How many tiles of a colour are tried to see what it is good for, and how far that is trusted.
_TRIED, _TRUST = 3, 0.5
_USUAL_USE, _LEAST_USE = 0.5, 0.2
_MORE_FOR_WILD = 0.5
# Bonus tiles are better taken before others take them.
_EARLY_BONUS = 0.25
# To look more moves ahead helps only where much is seen: the levels differ in what they see.
BY_LEVEL: Mapping[int, Level] = {
    1: Level(Sight.POINTS, depth=1, nodes=1_000),
    2: Level(Sight.BEGUN, depth=1, nodes=1_000),
    3: Level(Sight.PLANS, depth=1, nodes=1_000),
    4: Level(Sight.COURSE, depth=1, nodes=1_000),
    5: Level(Sight.MORE_PLANS, depth=4, nodes=5_000),
    6: Level(Sight.MOST_PLANS, depth=100),
}
# How many boards of each step a plan keeps: while tiles are taken, while they are placed, and while
# they are placed on the grey board, where every colour can go to every star and plans take longer.
_WIDTHS = {Sight.COURSE: (1, 2, 2), Sight.MORE_PLANS: (3, 8, 3), Sight.MOST_PLANS: (6, 16, 6)}


class View(NamedTuple):
    """What a player sees: the worth of boards after the round, and how thoroughly plans are made.

    `to_end` is whether hands are judged at the guessed end of the taking, and not as they are. The
    widths are how many boards of each step a plan keeps, during the taking and the placing.
    """

    worth: worth.Worth
    to_end: bool
    taking_width: int
    placing_width: int


class RoundOutlook:
    """The rest of a round, up to the end of the taking, or one move of the placing."""

    # To judge a position takes one or two milliseconds.
    cost = 200
    # How the taking ends and what is placed then is guessed.
    sees_round = False

    def __init__(self, state: State, view: View) -> None:
        self._rules = Round(state)
        self._view = view
        self._next_seat = state.next_seat
        self.start = self._rules.make(state)
        self._width = view.taking_width if self.start.taking else view.placing_width
        self._planner = Planner(self._rules, view.worth)
        self._drafts: Drafts | None = None
        self._judged: dict[Position, Sequence[float]] = {}

    @property
    def nodes(self) -> int:
        """How many boards the plans have looked at."""
        return self._planner.nodes

    def turn(self, position: Position) -> int:
        return position.turn

    def is_over(self, position: Position) -> bool:
        return not position.taking and position is not self.start

    def moves(self, position: Position) -> Sequence[Move]:
        """At the start all that differ; of equal factories the first one."""
        moves = self._rules.moves(position)
        if not position.taking:
            return moves if position.due else self._last_passes(moves)
        takes: dict[tuple[int, int], TakeMove] = {}
        for move in moves:
            assert isinstance(move, TakeMove)
            source = move.source if move.source < 0 else position.factories[move.source]
            takes.setdefault((source, move.colour), move)
        drafts = self._guesses()
        ordered = sorted(takes.values(), key=lambda move: -drafts.estimate(position, move))
        return ordered if position is self.start else ordered[:_FOLLOWED]

    def _last_passes(self, moves: Sequence[Move]) -> Sequence[Move]:
        """In the last round nothing is kept: there is no next one, and it costs the same."""
        if not self._rules.is_last:
            return moves
        return [*[move for move in moves if not isinstance(move, PassMove)], PassMove(0)]

    def apply(self, position: Position, move: Move) -> Position:
        return self._rules.apply(position, move)

    def values(self, position: Position) -> Sequence[float]:
        found = self._judged.get(position)
        if found is None:
            if len(self._judged) > 4_000:
                self._judged.clear()
            judge = self._judge_taking if position.taking else self._judge_placing
            found = self._judged[position] = judge(position)
        return found

    def result(self, position: Position) -> None:
        return None

    def best_values(self, position: Position) -> Sequence[float]:
        each = [self.values(self.apply(position, move)) for move in self.moves(position)]
        return max(each, key=lambda values: lead(values, position.turn))

    def _judge_taking(self, position: Position) -> Sequence[float]:
        """The values at the guessed end of the taking, or of the hands as they are."""
        hands: Sequence[int] = [board.hand for board in position.boards]
        scores: Sequence[int] = [board.score for board in position.boards]
        stone = position.stone
        if self._view.to_end:
            hands, scores, stone = self._guesses().finish(position)
        values = [
            score + self._plan_value(board, hand, position.supply)
            for board, hand, score in zip(position.boards, hands, scores, strict=True)
        ]
        return self._with_stone(values, stone)

    def _judge_placing(self, position: Position) -> Sequence[float]:
        """The values of the players' plans; those of the others do not change in this turn."""
        mover, values = self.start.turn, []
        for seat, board in enumerate(position.boards):
            if board.passed:
                value = self._view.worth.board(board.spaces, board.colours)
                value += self._planner.keep(board.kept)[0]
            elif seat != mover:
                value = self._plan_value(board, board.hand, self.start.supply)
            elif position.due:
                value = max(
                    [
                        self._plan_value(board, board.hand + picked, position.supply - picked)
                        for picked in self._planner.picks(position.supply, board.hand, position.due)
                    ]
                )
            else:
                value = self._plan_value(board, board.hand, position.supply)
            values.append(board.score + value)
        if position.due or position.supply != self.start.supply:
            values[mover] += _EARLY_BONUS
        return self._with_stone(values, position.stone)

    def _plan_value(self, board: Board, hand: int, supply: int) -> float:
        return self._planner.value(board.spaces, board.colours, hand, supply, self._width)

    def _with_stone(self, values: list[float], stone: int) -> list[float]:
        if stone != NOBODY:
            values[stone] += self._view.worth.stone
        return values

    def _guesses(self) -> Drafts:
        """Guesses by what each player could do with some tiles of a colour at the start."""
        if self._drafts is None:
            uses = [
                estimate_uses(self._planner, self._rules, board, self.start.supply)
                for board in self.start.boards
            ]
            self._drafts = Drafts(self._rules, self._next_seat, uses, self._view.worth.stone)
        return self._drafts

    def command(self, move: Move) -> Command:
        return self._rules.command(move)


def estimate_uses(planner: Planner, rules: Round, board: Board, supply: int) -> list[float]:
    """The points that a player can expect of a tile of each colour."""

    def value(hand: int) -> float:
        return planner.value(board.spaces, board.colours, hand, supply, 1)

    now, uses = value(board.hand), []
    for colour in range(COLOURS):
        tried = 1 if colour == rules.wild else _TRIED
        gained = (value(board.hand + tried * ONE[colour]) - now) / tried
        uses.append(max(_LEAST_USE, _USUAL_USE + _TRUST * gained))
    uses[rules.wild] += _MORE_FOR_WILD
    return uses


def look(state: State, sight: Sight) -> Outlook[Command]:
    """An outlook from `state`, with what `sight` sees."""
    return RoundOutlook(state, view_of(state, sight))


def view_of(state: State, sight: Sight) -> View:
    options, number = state.options, state.round
    match sight:
        case Sight.POINTS:
            return View(worth.Worth(options, number, worth.POINTS_TABLES), False, 1, 1)
        case Sight.BEGUN:
            return View(worth.fitted_worth(options, number, begun=True), False, 1, 2)
        case Sight.PLANS:
            return View(worth.fitted_worth(options, number), False, 1, 2)
    taking_width, placing_width, on_grey = _WIDTHS[sight]
    placing_width = on_grey if options.grey else placing_width
    return View(worth.fitted_worth(options, number), True, taking_width, placing_width)
