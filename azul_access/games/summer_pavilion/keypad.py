"""Moves of Summer Pavilion on a numeric keypad.

A take is two keys: factory and tile. To place a tile takes three: tile, star and space; after a
dot follow the tiles that pay. 0 passes, and the tiles after a dot are kept; 0 there keeps none.
Draws and bonus tiles are the numbers of the tiles. A place with a missing key is never a pass.
"""

import re

from azul_access.games.keypad import read_source, read_tiles
from azul_access.games.summer_pavilion.editions import COLOUR_OF_NAME
from azul_access.games.summer_pavilion.pieces import SUPPLY_SPACES
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.language.grammar import Symbol

_CONCEPTS = tuple(COLOUR_OF_NAME)
_PLACE = re.compile(r"(\d)(\d)(\d)(?:\.(\d+))?")
_PASS = "0"
_KEEP = "0."
_KEEP_NOTHING = "0.0"


def read_keys(state: State, keys: str) -> tuple[Symbol, ...] | None:
    """The concepts of a move in `state`; None for keys that are no move then."""
    match state.phase:
        case Phase.TAKE:
            return _read_take(keys)
        case Phase.PLACE if keys.startswith(_PASS):
            return _read_pass(keys)
        case Phase.PLACE:
            return _read_place(keys)
        case Phase.BONUS:
            return _read_named("bonus", keys)
        case Phase.REFILL:
            return _read_named("supply", keys)
        case Phase.SUPPLY if len(keys) <= SUPPLY_SPACES:
            return _read_named("supply", keys)
        case Phase.SUPPLY | Phase.FILL:
            return read_tiles(keys, _CONCEPTS)
        case _:
            return None


def _read_named(concept: str, keys: str) -> tuple[Symbol, ...] | None:
    """Tiles with the concept that says what they are for."""
    tiles = read_tiles(keys, _CONCEPTS)
    return None if tiles is None else (concept, *tiles)


def _read_take(keys: str) -> tuple[Symbol, ...] | None:
    if len(keys) != 2 or not keys.isdecimal():
        return None
    tile = read_tiles(keys[1], _CONCEPTS)
    return None if tile is None else (*read_source(keys[0]), *tile)


def _read_pass(keys: str) -> tuple[Symbol, ...] | None:
    if keys == _PASS:
        return ("pass",)
    if keys == _KEEP_NOTHING:
        return ("pass", "keep", "nothing")
    if not keys.startswith(_KEEP):
        return None
    tiles = read_tiles(keys.removeprefix(_KEEP), _CONCEPTS)
    return None if tiles is None else ("pass", "keep", *tiles)


def _read_place(keys: str) -> tuple[Symbol, ...] | None:
    parts = _PLACE.fullmatch(keys)
    tile = None if parts is None else read_tiles(parts[1], _CONCEPTS)
    if parts is None or tile is None:
        return None
    star = int(parts[2]) or "centre"
    place: tuple[Symbol, ...] = (*tile, "star", star, "space", int(parts[3]))
    if parts[4] is None:
        return place
    paid = read_tiles(parts[4], _CONCEPTS)
    return None if paid is None else (*place, "with", *paid)
