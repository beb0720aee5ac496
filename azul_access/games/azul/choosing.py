"""Where the tile of a complete line may go, and the choice that the tiling waits for."""

from typing import NamedTuple

from azul_access.games.azul.editions import Wall, wall_column
from azul_access.games.azul.pieces import LINES, Colour
from azul_access.games.azul.state import Player, State


class Choice(NamedTuple):
    """A complete pattern line that has several wall columns to choose between."""

    seat: int
    line: int


def allowed_columns(state: State) -> list[int]:
    """The wall columns between which the player may choose for the complete line (grey wall)."""
    player = state.players[state.turn]
    row = player.lines[state.line]
    return [] if row is None else columns_for(state, player, state.line, row.colour)


def columns_for(state: State, player: Player, line: int, colour: Colour) -> list[int]:
    """The wall columns that a complete line's tile may go to.

    On the coloured wall one, or none if players have set a tile there meanwhile. Rules, "Grey
    wall": free spaces of the wall row whose columns do not hold the colour.
    """
    row = player.wall[line]
    if colour in row:
        return []
    if state.options.wall is Wall.COLOURED:
        return [wall_column(line, colour)]
    taken = [other.index(colour) for other in player.wall if colour in other]
    return [column for column in range(LINES) if row[column] is None and column not in taken]


def seats_to_tile(state: State) -> list[int]:
    """The seats whose boards are not tiled yet, from `turn` on."""
    seats = [state.turn]
    while (seat := state.next_seat[seats[-1]]) != state.starter:
        seats.append(seat)
    return seats


def next_choice(state: State) -> Choice | None:
    """The choice on the grey wall that the tiling waits for; None where it goes on without one.

    `turn` is the seat whose board is tiled.
    """
    seat = state.turn
    while True:
        player = state.players[seat]
        for index, row in enumerate(player.lines):
            if row is not None and row.count > index:
                columns = columns_for(state, player, index, row.colour)
                return Choice(seat, index) if len(columns) > 1 else None
        seat = state.next_seat[seat]
        if player.floor or seat == state.starter:
            return None
