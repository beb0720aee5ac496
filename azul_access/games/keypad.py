"""Moves on a numeric keypad, for all games of the family. A game may leave this out.

A tile is its number in the order of the game's colours, from 1. The centre and the floor are 0.
"""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from azul_access.language.grammar import Symbol

StateT_contra = TypeVar("StateT_contra", contravariant=True)


class Keypad(Protocol[StateT_contra]):
    """Reads digits as concepts, which the game's grammar matches like those of typed words."""

    def read_keys(self, state: StateT_contra, keys: str) -> tuple[Symbol, ...] | None:
        """The concepts of a move in `state`; None for keys that are no move then.

        `keys` are digits and dots.
        """


def read_tiles(keys: str, concepts: Sequence[str]) -> tuple[Symbol, ...] | None:
    """The colours of tiles by number; `concepts` are those of all colours in order.

    None for no tile, and for the number of a tile that does not exist.
    """
    if not keys.isdecimal() or not all(1 <= int(key) <= len(concepts) for key in keys):
        return None
    return tuple(concepts[int(key) - 1] for key in keys)


def read_source(key: str) -> tuple[Symbol, ...]:
    """A factory by its number, or 0 for the centre."""
    return ("factory", int(key)) if int(key) else ("centre",)
