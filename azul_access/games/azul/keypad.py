"""Moves of base Azul on a numeric keypad.

A take is three keys: factory, tile and row. Draws are the numbers of their tiles; a choice on the
grey wall is the number of a column.
"""

from azul_access.games.azul.editions import EDITIONS
from azul_access.games.azul.pieces import ALL_COLOURS
from azul_access.games.azul.state import Phase, State
from azul_access.games.keypad import read_source, read_tiles
from azul_access.language.grammar import Symbol

_CONCEPTS = tuple([EDITIONS[0].colours[colour] for colour in ALL_COLOURS])


def read_keys(state: State, keys: str) -> tuple[Symbol, ...] | None:
    """The concepts of a move in `state`; None for keys that are no move then."""
    if not keys.isdecimal():
        return None
    match state.phase:
        case Phase.FILL:
            return read_tiles(keys, _CONCEPTS)
        case Phase.TAKE:
            return _read_take(keys)
        case Phase.TILE if len(keys) == 1:
            return ("column", int(keys))
        case _:
            return None


def _read_take(keys: str) -> tuple[Symbol, ...] | None:
    """Without its row, a take is refused with the rows that are possible."""
    if len(keys) not in (2, 3):
        return None
    tile = read_tiles(keys[1], _CONCEPTS)
    if tile is None:
        return None
    row: tuple[Symbol, ...] = ()
    if len(keys) == 3:
        row = ("line", int(keys[2])) if int(keys[2]) else ("floor",)
    return (*read_source(keys[0]), *tile, *row)
