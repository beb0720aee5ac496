"""The positions of base Azul for the computer player: a round of taking tiles, or a column choice.

The walls do not change while players take tiles, and nobody's tiles count for another board. So
the value of a board is computed once for each wall and its lines, and kept for the round.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from azul_access.games.azul import packed, scoring, worth
from azul_access.games.azul.choosing import allowed_columns
from azul_access.games.azul.commands import TAKES, Choose, Command
from azul_access.games.azul.editions import Wall
from azul_access.games.azul.pieces import ALL_COLOURS, FLOOR_SPACES, LINES, TARGETS
from azul_access.games.azul.state import Phase, Player, State
from azul_access.games.planning import Level, Outlook, Sight, lead
from azul_access.games.sources import CENTRE, FACTORIES
from azul_access.games.tuples import replace_item

# Sources, the seat whose turn it is, and the boards by seat.
Position = tuple[int, ...]
_BOARDS = 2
# What a tie at the end is worth to who has more complete rows, and what winning is worth.
_ROW_OF_TIE = 0.01
_MOST_KEPT = 20_000
# Lists of boards after a take are larger.
_MOST_LAID = 6_000
_INFINITE = 1e9
NO_WEIGHTS = (0.0,) * worth.FEATURES
BY_LEVEL: Mapping[int, Level] = {
    1: Level(Sight.POINTS, depth=1, nodes=1_000),
    2: Level(Sight.PLANS, depth=1, nodes=1_000),
    3: Level(Sight.PLANS, depth=2, nodes=2_000),
    4: Level(Sight.PLANS, depth=3, nodes=180),
    5: Level(Sight.PLANS, depth=4, nodes=5_000),
    6: Level(Sight.PLANS, depth=100),
}


# A move: the value of the board after it, the sources and the board after it, what is taken, the
# tiles of the factory or the centre, and the target. The best of several moves is the greatest.
Move = tuple[float, int, int, int, int, int]


class Worth(NamedTuple):
    """What a board is worth if the round ends now, in points at the end of the game.

    `goes_on` counts if another round follows, `ends` if the game is over; `has_row` says that the
    board ends it.
    """

    goes_on: float
    ends: float
    has_row: bool


class Tiled(NamedTuple):
    """A board after the full lines are tiled, before the floor line is paid.

    `dropped` are the tiles that fall to the floor line. `earned` is what the wall adds to the score
    if the game is over, `goes_on` if it is not; `has_row` says that it is.
    """

    wall: int
    score: int
    dropped: int
    earned: float
    goes_on: float
    has_row: bool


class _Seat:
    """One player's board in a round: what each state of its lines is worth."""

    def __init__(self, state: State, seat: int, weights: Sequence[float]) -> None:
        player = state.players[seat]
        self.options = state.options
        self.wall = worth.pack_wall(player.wall)
        self.score = player.score
        self.on_wall = packed.lines_on_wall(player.wall)
        self.board = packed.board_of(player, is_holder=state.holder == seat)
        self.weights = weights
        self._worths: dict[int, Worth] = {}
        self._tiled: dict[int, Tiled] = {}
        self._walls: dict[int, float] = {}
        self._lines: dict[tuple[int, int], float] = {}
        costs = state.options.edition.floor_costs
        self._costs = [sum(costs[:count]) for count in range(FLOOR_SPACES + 1)]

    def judge(self, board: int) -> Worth:
        found = self._worths.get(board)
        if found is None:
            if len(self._worths) > _MOST_KEPT:
                self._worths.clear()
            found = self._worths[board] = self._judge(board)
        return found

    def _judge(self, board: int) -> Worth:
        full = packed.full_lines(board)
        tiled = self._tiled.get(full)
        if tiled is None:
            tiled = self._tiled[full] = self._tile(full)
        wall, score, dropped, earned, goes_on, has_row = tiled
        floor = packed.floor_pieces(board) + dropped
        if floor:
            score -= self._costs[floor if floor < FLOOR_SPACES else FLOOR_SPACES]
            if score < 0:
                score = 0
        if has_row:
            return Worth(score + earned, score + earned, True)
        value = score + goes_on
        begun = board & packed.LINES_MASK & ~full
        line = 0
        while begun:
            if begun & packed.LINE_MASK:
                value += self._line_value(wall, line, begun & packed.LINE_MASK)
            begun >>= packed.LINE_BITS
            line += 1
        if board & packed.HAS_MARKER:
            value += self.weights[worth.MARKER]
        return Worth(value, score + earned, False)

    def _tile(self, full: int) -> Tiled:
        """What the full lines lead to."""
        wall, score, dropped = self.wall, self.score, 0
        for line in range(LINES):
            packed_line = full >> packed.LINE_BITS * line & packed.LINE_MASK
            if not packed_line:
                continue
            colour, count = packed.unpack_line(line, packed_line)
            shape = worth.shape_of(wall)
            columns = worth.columns_for(self.options, shape, line, colour)
            if not columns:
                dropped += count
                continue
            column = columns[0]
            if len(columns) > 1:
                column = max(
                    columns, key=lambda each: self._placed(wall, shape, line, each, colour)
                )
            score += worth.points_at(shape, line, column)
            wall = worth.add_tile(wall, line, column, colour)
        shape = worth.shape_of(wall)
        bonus = worth.bonus(self.options.edition, shape)
        earned = bonus + _ROW_OF_TIE * shape.rows.count(31)
        goes_on = bonus + self.wall_value(wall)
        return Tiled(wall, score, dropped, earned, goes_on, worth.has_whole_row(shape))

    def _placed(self, wall: int, shape: worth.Shape, line: int, column: int, colour: int) -> float:
        """The value of a tile on a space: its points, and what the wall is worth after it."""
        after = worth.add_tile(wall, line, column, colour)
        earned = worth.bonus(self.options.edition, worth.shape_of(after))
        return worth.points_at(shape, line, column) + earned + self.wall_value(after)

    def wall_value(self, wall: int) -> float:
        value = self._walls.get(wall)
        if value is None:
            weights = self.weights
            features = worth.wall_features(self.options, worth.shape_of(wall))
            value = self._walls[wall] = sum([weights[index] * size for index, size in features])
        return value

    def _line_value(self, wall: int, line: int, packed_line: int) -> float:
        key = wall, line << packed.LINE_BITS | packed_line
        value = self._lines.get(key)
        if value is None:
            shape = worth.shape_of(wall)
            features = worth.line_features(self.options, shape, line, packed_line)
            weights = self.weights
            value = self._lines[key] = sum([weights[index] * size for index, size in features])
        return value


class TakingOutlook:
    """The rest of a round in which players take tiles, up to the moment before the tiling."""

    cost = 1

    def __init__(self, state: State, weights: Sequence[float]) -> None:
        self._state = state
        self.seats = [_Seat(state, seat, weights) for seat in range(len(state.players))]
        boards = [seat.board for seat in self.seats]
        self.start: Position = (packed.pack_sources(state), state.turn, *boards)
        self.sees_round = state.options.wall is Wall.COLOURED
        self._next_seat = state.next_seat
        self._offers: dict[int, tuple[list[packed.Offer], list[int]]] = {}
        longest = worth.stage_of([worth.shape_of(seat.wall) for seat in self.seats])
        self.may_end = longest >= LINES - 1
        self._laid: list[dict[int, list[tuple[float, int, int]]]] = [{} for _ in self.seats]
        self._bests: list[dict[int, tuple[float, float, float]]] = [{} for _ in self.seats]

    def turn(self, position: Position) -> int:
        return position[1]

    def is_over(self, position: Position) -> bool:
        return packed.is_empty(position[0])

    def moves(self, position: Position) -> list[Move]:
        seat = position[1]
        board = position[_BOARDS + seat]
        moves = [
            (value, sources, after, take, factory, target)
            for take, factory, sources in self.offers(position[0])[0]
            for value, target, after in self._lay(seat, board, take)
        ]
        moves.sort(reverse=True)
        return moves

    def apply(self, position: Position, move: Move) -> Position:
        seat = position[1]
        if len(position) == 4:  # two players, the usual case, quickly
            if seat:
                return move[1], 0, position[2], move[2]
            return move[1], 1, move[2], position[3]
        at = _BOARDS + seat
        after = self._next_seat[seat]
        return (move[1], after, *position[_BOARDS:at], move[2], *position[at + 1 :])

    def values(self, position: Position) -> list[float]:
        worths = [
            seat.judge(board) for seat, board in zip(self.seats, position[_BOARDS:], strict=True)
        ]
        if self.may_end:
            for each in worths:
                if each.has_row:
                    return [each.ends for each in worths]
        return [each.goes_on for each in worths]

    def result(self, position: Position) -> list[float] | None:
        boards = zip(self.seats, position[_BOARDS:], strict=True)
        worths = [seat.judge(board) for seat, board in boards]
        is_over = self.sees_round and any(each.has_row for each in worths)
        return [each.ends for each in worths] if is_over else None

    def best_values(self, position: Position) -> list[float]:
        seat = position[1]
        kept = self._bests[seat]
        board = position[_BOARDS + seat] << packed.TAKE_BITS
        best = best_row = best_end = -_INFINITE
        for take in self.offers(position[0])[1]:
            found = kept.get(board | take)
            if found is None:
                found = self._best_of(seat, board | take)
            if found[0] > best:
                best = found[0]
            if found[1] > best_row:
                best_row = found[1]
            if found[2] > best_end:
                best_end = found[2]
        worths = [
            each.judge(board) for each, board in zip(self.seats, position[_BOARDS:], strict=True)
        ]
        goes_on = [each.goes_on for each in worths]
        goes_on[seat] = best
        if not self.may_end:
            return goes_on
        ends = [each.ends for each in worths]
        if any(each.has_row for other, each in enumerate(worths) if other != seat):
            ends[seat] = best_end
            return ends
        ends[seat] = best_row
        return goes_on if lead(goes_on, seat) >= lead(ends, seat) else ends

    def offers(self, sources: int) -> tuple[list[packed.Offer], list[int]]:
        """What can be taken from where, and what can be taken at all."""
        found = self._offers.get(sources)
        if found is None:
            if len(self._offers) > _MOST_KEPT // 10:
                self._offers.clear()
            offers = packed.offers(sources)
            found = self._offers[sources] = offers, list(dict.fromkeys([it[0] for it in offers]))
        return found

    def _lay(self, seat: int, board: int, take: int) -> list[tuple[float, int, int]]:
        """Values, targets and boards after a take, the best first."""
        kept = self._laid[seat]
        key = board << packed.TAKE_BITS | take
        found = kept.get(key)
        if found is None:
            if len(kept) > _MOST_LAID:
                kept.clear()
            holder = self.seats[seat]
            found = [
                (holder.judge(after).goes_on, target, after)
                for target, after in packed.lay(board, take, holder.on_wall)
            ]
            found.sort(reverse=True)
            kept[key] = found
        return found

    def _best_of(self, seat: int, key: int) -> tuple[float, float, float]:
        """The highest value of a board that goes on, of one that ends the game, and at the end."""
        kept = self._bests[seat]
        if len(kept) > _MOST_KEPT:
            kept.clear()
        holder = self.seats[seat]
        board, take = key >> packed.TAKE_BITS, key & (1 << packed.TAKE_BITS) - 1
        worths = [holder.judge(after) for _, after in packed.lay(board, take, holder.on_wall)]
        found = kept[key] = (
            max([each.goes_on for each in worths if not each.has_row], default=-_INFINITE),
            max([each.ends for each in worths if each.has_row], default=-_INFINITE),
            max([each.ends for each in worths]),
        )
        return found

    def command(self, move: Move) -> Command:
        return command_for(self._state, move)


def command_for(state: State, move: Move) -> Command:
    """A move in `state` as a command; of equal factories it names the first."""
    colour, target = ALL_COLOURS[move[3] & packed.TAKE_COLOUR], TARGETS[move[5]]
    if move[4] == packed.FROM_CENTRE:
        return TAKES[CENTRE, colour, target]
    factories = [packed.pack_factory(tiles) for tiles in state.factories]
    return TAKES[FACTORIES[factories.index(move[4])], colour, target]


class ColumnOutlook:
    """One choice of a wall column; what is chosen after it follows the values."""

    cost = 1

    sees_round = False
    start: int | None = None

    def __init__(self, state: State, weights: Sequence[float]) -> None:
        self._state = state
        self._weights = weights

    def turn(self, position: int | None) -> int:
        return self._state.turn

    def is_over(self, position: int | None) -> bool:
        """A position is the column that was chosen, from 0; None before that."""
        return position is not None

    def moves(self, position: int | None) -> list[int]:
        return allowed_columns(self._state)

    def apply(self, position: int | None, move: int) -> int:
        return move

    def values(self, position: int | None) -> list[float]:
        state = self._state if position is None else _tile_column(self._state, position)
        outlook = TakingOutlook(state, self._weights)
        return outlook.values(outlook.start)

    def result(self, position: int | None) -> None:
        return None

    def best_values(self, position: int | None) -> list[float]:
        values = [self.values(column) for column in self.moves(position)]
        return max(values, key=lambda each: lead(each, self._state.turn))

    def command(self, move: int) -> Command:
        return Choose(move)


def _tile_column(state: State, column: int) -> State:
    """The state with the tile of the complete line in a column, and nothing else tiled."""
    seat, line = state.turn, state.line
    lines, wall, floor, score = state.players[seat]
    held = lines[line]
    assert held is not None  # the phase TILE is only entered at a complete line
    score += scoring.placement_points(*scoring.runs(wall, line, column))
    row = replace_item(wall[line], column, held.colour)
    player = Player(replace_item(lines, line, None), replace_item(wall, line, row), floor, score)
    return state._replace(players=replace_item(state.players, seat, player))


def look(state: State, sight: Sight) -> Outlook[Command]:
    """An outlook from `state`, with the values that `sight` sees."""
    shapes = [worth.shape_of(worth.pack_wall(player.wall)) for player in state.players]
    if sight is Sight.POINTS:
        weights: Sequence[float] = NO_WEIGHTS
    else:
        weights = worth.fitted_weights(
            state.options,
            len(state.players),
            worth.stage_of(shapes),
            plans=sight >= Sight.PLANS,
        )
    return look_with(state, weights)


def look_with(state: State, weights: Sequence[float]) -> "TakingOutlook | ColumnOutlook":
    """An outlook with certain weights of the features."""
    if state.phase is Phase.TILE:
        return ColumnOutlook(state, weights)
    return TakingOutlook(state, weights)
