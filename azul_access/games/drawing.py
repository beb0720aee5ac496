"""Checks of the tiles that people draw from the bag.

The reserve is where used tiles lie (the lid, the tower). If the bag holds too few tiles, people
draw these first; then they pour the reserve into the bag and draw the rest.
"""

from collections.abc import Sequence
from enum import Enum, IntEnum
from typing import Any

from azul_access.games.sources import FACTORIES, FACTORY_SPACES
from azul_access.games.system import IllegalCommand, MalformedReason
from azul_access.games.tiles import Counts, add_counts, count_tiles, subtract_counts


class DrawReason(Enum):
    """Why a draw is refused; the slot `place` is the place to be filled."""

    FILL_COUNT = "fill-count"
    BAG_LACKS = "bag-lacks"
    BAG_FIRST = "bag-first"


class LineReason(Enum):
    """Why draws for several factories in one line are refused together."""

    FILL_LINE = "fill-line"
    FACTORIES_LEFT = "factories-left"


def check_tiles(tiles: object, colour: type[IntEnum]) -> None:
    """Raises: IllegalCommand if `tiles` is not a tuple of members of `colour`."""
    if type(tiles) is not tuple or not set(map(type, tiles)) <= {colour}:
        raise IllegalCommand(MalformedReason.MALFORMED)


def draw_tiles(
    bag: Counts,
    reserve: Counts,
    tiles: Sequence[IntEnum],
    size: int,
    colours: Sequence[IntEnum],
    place: object,
) -> tuple[Counts, Counts | None]:
    """The bag after people drew `tiles` for `place`, and what they poured into it, if anything.

    They pour the whole reserve into a bag that holds less than `size` tiles, as many as the place
    takes. Bag and reserve together hold at least `size`. `colours` are all colours of the game.

    Raises: IllegalCommand if people cannot have drawn these tiles.
    """
    if len(tiles) != size:
        raise IllegalCommand(DrawReason.FILL_COUNT, place=place, size=size, count=len(tiles))
    drawn = count_tiles(tiles, len(colours))
    poured = None
    if sum(bag) < size:
        for colour in colours:
            if drawn[colour] < bag[colour]:
                raise IllegalCommand(DrawReason.BAG_FIRST, place=place, bag=bag, size=size)
        bag, poured = add_counts(bag, reserve), reserve
    for colour in colours:
        if drawn[colour] > bag[colour]:
            raise IllegalCommand(
                DrawReason.BAG_LACKS,
                place=place,
                colour=colour,
                left=bag[colour],
                count=drawn[colour],
            )
    return subtract_counts(bag, drawn), poured


def refuse_line(state: Any, draws: Sequence[Any], stock: int) -> IllegalCommand | None:
    """Why the `draws` for several factories in one line are refused as a whole, or None.

    Bag and reserve together hold `stock` tiles.
    """
    counts, named = [len(draw.tiles) for draw in draws], draws[0].factory is not None
    first, total = state.filled, len(state.factories)
    count = sum(counts)
    room = min(FACTORY_SPACES * (total - first), stock)
    factories = -(-room // FACTORY_SPACES)
    if not named and count < 2 * FACTORY_SPACES:
        size = min(FACTORY_SPACES, room)
        return IllegalCommand(DrawReason.FILL_COUNT, place=FACTORIES[first], size=size, count=count)
    if len(counts) > factories:
        return IllegalCommand(
            LineReason.FACTORIES_LEFT, factories=factories, size=room, count=count
        )
    fewer, rest = divmod(count, FACTORY_SPACES)
    if rest and not named:
        return IllegalCommand(
            LineReason.FILL_LINE,
            fewer=fewer,
            fewer_size=fewer * FACTORY_SPACES,
            more=fewer + 1,
            more_size=min((fewer + 1) * FACTORY_SPACES, room),
            count=count,
        )
    return None
