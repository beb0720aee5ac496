"""Draws from the bag, as people do them: checked against what bag and reserve still hold.

The reserve is where used tiles wait (the lid, the tower). When the bag does not hold enough, what
it holds is drawn first; then the reserve goes into the bag, and drawing goes on.
"""

from collections.abc import Sequence
from enum import Enum, IntEnum
from typing import NamedTuple

from azul_access.games.system import IllegalCommand
from azul_access.games.tiles import Counts, counted, minus, plus


class DrawReason(Enum):
    """Why a draw is refused; the slot `place` says what was to be filled."""

    FILL_COUNT = "fill-count"
    BAG_LACKS = "bag-lacks"
    BAG_FIRST = "bag-first"


class Drawn(NamedTuple):
    """Bag and reserve after a draw, and what was `poured` from the reserve into the bag."""

    bag: Counts
    reserve: Counts
    poured: Counts | None


def draw(
    bag: Counts,
    reserve: Counts,
    tiles: Sequence[IntEnum],
    size: int,
    colours: Sequence[IntEnum],
    place: object,
) -> Drawn:
    """`size` tiles drawn for `place`; bag and reserve together hold at least so many.

    Raises: IllegalCommand when people cannot have drawn these `tiles`.
    """
    if len(tiles) != size:
        raise IllegalCommand(DrawReason.FILL_COUNT, place=place, size=size, count=len(tiles))
    drawn = counted(tiles, len(colours))
    poured = None
    if sum(bag) < size:
        for colour in colours:
            if drawn[colour] < bag[colour]:
                raise IllegalCommand(DrawReason.BAG_FIRST, place=place, bag=bag, size=size)
        bag, reserve, poured = plus(bag, reserve), (0,) * len(colours), reserve
    for colour in colours:
        if drawn[colour] > bag[colour]:
            raise IllegalCommand(
                DrawReason.BAG_LACKS,
                place=place,
                colour=colour,
                left=bag[colour],
                count=drawn[colour],
            )
    return Drawn(minus(bag, drawn), reserve, poured)
