"""The places of the moves and draws of a game, by the concepts that name them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple


def _no_rows(state: object, colour: int) -> Sequence[int]:
    return ()


def _no_wild(state: object) -> int | None:
    return None


class MoveWords(NamedTuple):
    """The places of a game's moves and draws, by their concepts; "" and () where it has none.

    A move ends at one of `target_count` places `target`, or at one of `targets`, which have
    another concept in moves; or a tile is `placed_on` a space of a place. Tiles are `drawn_to`
    places. Places `in_rows` have numbered spaces. A place `of_one_colour` holds tiles of a single
    colour. `list_rows` has the numbers of the targets with tiles of a colour, of the player whose
    turn it is. `find_wild` is the colour that can stand for any other one now,
    `wild` its concept. A player `leaves` the round and `keeps` tiles, by these concepts; `has_left`
    are those that say that it is so, of which the last one denies it.
    """

    target: str = ""
    target_count: int = 0
    targets: Mapping[str, str] = {}
    placed_on: str = ""
    drawn_to: tuple[str, ...] = ("factory",)
    in_rows: tuple[str, ...] = ()
    of_one_colour: str = ""
    list_rows: Callable[[Any, int], Sequence[int]] = _no_rows
    find_wild: Callable[[Any], int | None] = _no_wild
    wild: str = ""
    leaves: str = ""
    keeps: str = ""
    has_left: tuple[str, ...] = ()
