"""The end of a round of base Azul: the walls are tiled, the floor lines paid; the final bonuses."""

from azul_access.games.azul import events, scoring
from azul_access.games.azul.choosing import columns_for, seats_to_tile
from azul_access.games.azul.commands import Choose, End
from azul_access.games.azul.evolving import Outcome
from azul_access.games.azul.filling import start_round
from azul_access.games.azul.pieces import FLOOR_SPACES, LINES, PATTERN_LINES, Colour, Line
from azul_access.games.azul.refusals import Reason, require_phase
from azul_access.games.azul.state import Phase, State
from azul_access.games.system import IllegalCommand, MalformedReason


def tile_walls(outcome: Outcome) -> None:
    """Tile until a player must choose or the round is over.

    The players' boards do not affect each other, so they are tiled one after the other, beginning
    with the player who began the round.
    """
    state = outcome.state
    for seat in seats_to_tile(state):
        for index, row in enumerate(state.players[seat].lines):
            if row is None or row.count <= index:
                continue
            if state.phase is Phase.TILE:
                return
            line = PATTERN_LINES[index]
            columns = columns_for(state, state.players[seat], index, row.colour)
            if columns:
                state = outcome.add(_tile(state, seat, line, row.colour, columns[0]))
            else:
                state = outcome.add(_drop_line(state, seat, line, row.colour))
        if state.players[seat].floor:
            state = outcome.add(_clear_floor(state, seat))
    outcome.add(events.RoundEnded(state.round, tuple([player.score for player in state.players])))
    if any(None not in row for player in state.players for row in player.wall):
        _finish(outcome, agreed=False)
    else:
        start_round(outcome, state.starter if state.holder is None else state.holder)


def choose(outcome: Outcome, command: Choose) -> None:
    """Move the tile of the complete line to the chosen column, and continue the tiling.

    Raises: IllegalCommand.
    """
    state, column = outcome.state, command.column
    require_phase(state, Phase.TILE)
    if type(column) is not int:
        raise IllegalCommand(MalformedReason.MALFORMED)
    if not 0 <= column < LINES:
        raise IllegalCommand(Reason.NO_COLUMN, column=column)
    seat, line = state.turn, PATTERN_LINES[state.line]
    player = state.players[seat]
    row = player.lines[line.index]
    assert row is not None  # the phase TILE is only entered at a complete line
    if column not in columns_for(state, player, line.index, row.colour):
        tile = player.wall[line.index][column]
        if tile is not None:
            raise IllegalCommand(Reason.COLUMN_TAKEN, column=column, line=line, colour=tile)
        raise IllegalCommand(Reason.COLUMN_HAS_COLOUR, column=column, colour=row.colour)
    outcome.add(_tile(state, seat, line, row.colour, column))
    tile_walls(outcome)


def end(outcome: Outcome, _: End) -> None:
    """Rules, "Next round": by agreement the game ends as it stands, and the bonuses are scored.

    Raises: IllegalCommand.
    """
    if outcome.state.phase is Phase.OVER:
        raise IllegalCommand(Reason.OVER)
    _finish(outcome, agreed=True)


def _tile(state: State, seat: int, line: Line, colour: Colour, column: int) -> events.Tiled:
    player = state.players[seat]
    across, down = scoring.runs(player.wall, line.index, column)
    before = player.score
    after = before + scoring.placement_points(across, down)
    return events.Tiled(seat, line, colour, column, across, down, line.index, before, after)


def _drop_line(state: State, seat: int, line: Line, colour: Colour) -> events.Blocked:
    """Rules, "Grey wall": no space is allowed, so the whole line falls on the floor line."""
    before, count = len(state.players[seat].floor), line.index + 1
    dropped = min(count, FLOOR_SPACES - before)
    return events.Blocked(seat, line, colour, before, dropped, count - dropped)


def _clear_floor(state: State, seat: int) -> events.FloorCleared:
    """Rules, "Tiling": subtract the costs, never below 0; the tiles go to the lid."""
    player = state.players[seat]
    cost = scoring.floor_cost(state.options.edition, 0, len(player.floor))
    return events.FloorCleared(seat, player.floor, player.score, max(0, player.score - cost))


def _finish(outcome: Outcome, *, agreed: bool) -> None:
    """Rules, "End": score the bonuses and name the winners."""
    state = outcome.state
    for seat, player in enumerate(state.players):
        score = player.score
        for bonus, index, points in scoring.bonuses(state.options.edition, player.wall):
            state = outcome.add(events.BonusScored(seat, bonus, index, score, score + points))
            score += points
    scores = tuple([player.score for player in state.players])
    rows = tuple([len(scoring.complete_rows(player.wall)) for player in state.players])
    outcome.add(events.GameEnded(scoring.winners(scores, rows), scores, rows, agreed))
