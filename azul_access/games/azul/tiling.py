"""The end of a round of base Azul: the walls are tiled, the floor lines paid; the final bonuses."""

from typing import NamedTuple

from azul_access.games.azul import scoring
from azul_access.games.azul.commands import Choose
from azul_access.games.azul.editions import Edition, Wall, wall_column
from azul_access.games.azul.events import (
    Blocked,
    BonusScored,
    Event,
    FloorCleared,
    GameEnded,
    RoundEnded,
    Tiled,
)
from azul_access.games.azul.filling import start_round
from azul_access.games.azul.pieces import (
    FLOOR_SPACES,
    LINES,
    MARKER,
    PATTERN_LINES,
    Colour,
)
from azul_access.games.azul.refusals import Reason, require_phase
from azul_access.games.azul.state import Phase, Player, State
from azul_access.games.places import order_of
from azul_access.games.system import IllegalCommand, MalformedReason


def allowed_columns(state: State) -> list[int]:
    """The wall columns between which the player may choose for the complete line (grey wall)."""
    player = state.players[state.turn]
    row = player.lines[state.line]
    return [] if row is None else _columns_for(state, player, state.line, row.colour)


class Choice(NamedTuple):
    """A complete pattern line that has several wall columns to choose between."""

    seat: int
    line: int


def next_choice(state: State) -> Choice | None:
    """The choice that the tiling waits for; None where it goes on without one."""
    if state.options.wall is not Wall.GREY:
        return None
    for seat in order_of(state.next_seat, state.starter):
        player = state.players[seat]
        for index, row in enumerate(player.lines):
            if row is not None and row.count > index:
                columns = _columns_for(state, player, index, row.colour)
                return Choice(seat, index) if len(columns) > 1 else None
        if player.floor:
            return None
    return None


def tile_walls(state: State, seat: int, line: int, events: list[Event]) -> State:
    """Tile from pattern line `line` of `seat` on until a player must choose or the round is over.

    The players' boards do not affect each other, so they are tiled one after the other, beginning
    with the player who began the round.
    """
    players = list(state.players)
    lid = list(state.lid)
    while True:
        player = players[seat]
        for index in range(line, LINES):
            row = player.lines[index]
            if row is None or row.count <= index:
                continue
            columns = _columns_for(state, player, index, row.colour)
            if not columns:
                player = _drop_line(player, seat, index, row.colour, lid, events)
                continue
            if len(columns) > 1:
                players[seat] = player
                return _with_boards(state, Phase.TILE, seat, index, lid, players)
            player = _move_to_wall(player, seat, index, row.colour, columns[0], lid, events)
        players[seat] = _clear_floor(state.options.edition, player, seat, lid, events)
        line = 0
        seat = state.next_seat[seat]
        if seat == state.starter:
            break
    state = _with_boards(state, Phase.TILE, seat, 0, lid, players)
    events.append(RoundEnded(state.round, tuple([player.score for player in players])))
    if any(None not in row for player in players for row in player.wall):
        return _finish(state, events, agreed=False)
    return start_round(state, state.starter if state.holder is None else state.holder, events)


def choose(state: State, command: Choose) -> tuple[State, tuple[Event, ...]]:
    """Move the tile of the complete line to the chosen column, and continue the tiling.

    Raises: IllegalCommand.
    """
    require_phase(state, Phase.TILE)
    column = command.column
    if type(column) is not int:
        raise IllegalCommand(MalformedReason.MALFORMED)
    if not 0 <= column < LINES:
        raise IllegalCommand(Reason.NO_COLUMN, column=column)
    seat, line = state.turn, state.line
    player = state.players[seat]
    row = player.lines[line]
    assert row is not None  # the phase TILE is only entered at a complete line
    if column not in _columns_for(state, player, line, row.colour):
        tile = player.wall[line][column]
        if tile is not None:
            raise IllegalCommand(
                Reason.COLUMN_TAKEN, column=column, line=PATTERN_LINES[line], colour=tile
            )
        raise IllegalCommand(Reason.COLUMN_HAS_COLOUR, column=column, colour=row.colour)
    events: list[Event] = []
    lid = list(state.lid)
    player = _move_to_wall(player, seat, line, row.colour, column, lid, events)
    players = [*state.players[:seat], player, *state.players[seat + 1 :]]
    state = _with_boards(state, Phase.TILE, seat, line, lid, players)
    return tile_walls(state, seat, line + 1, events), tuple(events)


def end(state: State) -> tuple[State, tuple[Event, ...]]:
    """Rules, "Next round": by agreement the game ends as it stands, and the bonuses are scored.

    Raises: IllegalCommand.
    """
    if state.phase is Phase.OVER:
        raise IllegalCommand(Reason.OVER)
    events: list[Event] = []
    return _finish(state, events, agreed=True), tuple(events)


def _columns_for(state: State, player: Player, line: int, colour: Colour) -> list[int]:
    """The wall columns that a complete line's tile may go to.

    On the coloured wall one, or none if players have set a tile there meanwhile. Rules, "Grey
    wall": free spaces of the wall row whose columns do not hold the colour.
    """
    row = player.wall[line]
    if colour in row:
        return []
    if state.options.wall is Wall.COLOURED:
        return [wall_column(line, colour)]
    return [
        column
        for column in range(LINES)
        if row[column] is None and not any(other[column] == colour for other in player.wall)
    ]


def _move_to_wall(
    player: Player,
    seat: int,
    line: int,
    colour: Colour,
    column: int,
    lid: list[int],
    events: list[Event],
) -> Player:
    row = player.wall[line]
    row = (*row[:column], colour, *row[column + 1 :])
    wall = (*player.wall[:line], row, *player.wall[line + 1 :])
    across, down = scoring.runs(wall, line, column)
    score = player.score + scoring.placement_points(across, down)
    lid[colour] += line
    events.append(
        Tiled(seat, PATTERN_LINES[line], colour, column, across, down, line, player.score, score)
    )
    lines = (*player.lines[:line], None, *player.lines[line + 1 :])
    return Player(lines, wall, player.floor, score)


def _drop_line(
    player: Player, seat: int, line: int, colour: Colour, lid: list[int], events: list[Event]
) -> Player:
    """Rules, "Grey wall": no space is allowed, so the whole line falls on the floor line."""
    before = len(player.floor)
    dropped = min(line + 1, FLOOR_SPACES - before)
    to_lid = line + 1 - dropped
    lid[colour] += to_lid
    events.append(Blocked(seat, PATTERN_LINES[line], colour, before, dropped, to_lid))
    lines = (*player.lines[:line], None, *player.lines[line + 1 :])
    return Player(lines, player.wall, player.floor + (colour,) * dropped, player.score)


def _clear_floor(
    edition: Edition, player: Player, seat: int, lid: list[int], events: list[Event]
) -> Player:
    """Rules, "Tiling": subtract the costs, never below 0; the tiles go to the lid."""
    floor = player.floor
    if not floor:
        return player
    for piece in floor:
        if piece is not MARKER:
            lid[piece] += 1
    score = max(0, player.score - scoring.floor_cost(edition, 0, len(floor)))
    events.append(FloorCleared(seat, floor, player.score, score))
    return Player(player.lines, player.wall, (), score)


def _finish(state: State, events: list[Event], *, agreed: bool) -> State:
    """Rules, "End": score the bonuses and name the winners."""
    players = []
    for seat, player in enumerate(state.players):
        score = player.score
        for bonus, index, points in scoring.bonuses(state.options.edition, player.wall):
            events.append(BonusScored(seat, bonus, index, score, score + points))
            score += points
        players.append(Player(player.lines, player.wall, player.floor, score))
    scores = tuple([player.score for player in players])
    rows = tuple([len(scoring.complete_rows(player.wall)) for player in players])
    events.append(GameEnded(scoring.winners(scores, rows), scores, rows, agreed))
    return _with_boards(state, Phase.OVER, state.turn, 0, list(state.lid), players)


def _with_boards(
    state: State, phase: Phase, seat: int, line: int, lid: list[int], players: list[Player]
) -> State:
    """The state with other boards and lid, at pattern line `line` of `seat`."""
    return state._replace(phase=phase, turn=seat, line=line, lid=tuple(lid), players=tuple(players))
