"""Sources and boards of base Azul as integers, for the computer player: taking tiles is arithmetic.

Sources: five bits for each colour's tiles in the centre, one bit for the start marker there, and 15
bits for each factory with tiles, three for each colour; equal factories are the same. A board:
five bits for each pattern line, three for the number of pieces on the floor line, one for the start
marker. A wall: three bits for each of its 25 spaces, 0 where it is free, else the colour plus 1.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from azul_access.games.azul import disc
from azul_access.games.azul.pieces import COLOURS, FLOOR_SPACES, LINES, MARKER
from azul_access.games.azul.state import PatternRow, Player, Row, State
from azul_access.games.tiles import count_tiles

_CENTRE_BITS = 5
_CENTRE = (1 << _CENTRE_BITS * COLOURS) - 1
_CENTRE_MASK = (1 << _CENTRE_BITS) - 1
MARKER_IN_CENTRE = _CENTRE + 1
_FACTORIES_FROM = _CENTRE_BITS * COLOURS + 1
_FACTORY_BITS = 3
FACTORY = (1 << _FACTORY_BITS * COLOURS) - 1
_FACTORY_MASK = (1 << _FACTORY_BITS) - 1
FROM_CENTRE = 0

LINE_BITS = 5
LINE_MASK = (1 << LINE_BITS) - 1
LINES_MASK = (1 << LINE_BITS * LINES) - 1
FLOOR_FROM = LINE_BITS * LINES
HAS_MARKER = 1 << FLOOR_FROM + 3
FLOOR_TARGET = LINES

# What a player takes: the colour, the number of tiles, and the marker with them.
TAKE_COLOUR = 7
TAKE_COUNT_FROM = 3
TAKE_COUNT = 31
TAKE_MARKER = 1 << 8
TAKE_BITS = 9

# An offer: what can be taken, from which factory (its tiles) or the centre, and the sources after.
Offer = tuple[int, int, int]


def pack_sources(state: State) -> int:
    factories = [pack_factory(tiles) for tiles in state.factories if tiles]
    centre = sum(
        count << _CENTRE_BITS * colour
        for colour, count in enumerate(count_tiles(disc.tiles(state.centre), COLOURS))
    )
    marker = MARKER_IN_CENTRE if state.holder is None else 0
    return _join(centre | marker, factories)


def pack_factory(tiles: Iterable[int]) -> int:
    return sum(1 << _FACTORY_BITS * colour for colour in tiles)


def _join(centre: int, factories: Iterable[int]) -> int:
    sources = 0
    for tiles in sorted(factories):
        sources = sources << _FACTORY_BITS * COLOURS | tiles
    return sources << _FACTORIES_FROM | centre


def is_empty(sources: int) -> bool:
    """Whether no tile is left to take."""
    return not sources & ~MARKER_IN_CENTRE


@lru_cache(maxsize=1024)
def _in_centre(factory: int) -> int:
    """The tiles of a factory as tiles in the centre."""
    return sum(
        (factory >> _FACTORY_BITS * colour & _FACTORY_MASK) << _CENTRE_BITS * colour
        for colour in range(COLOURS)
    )


def offers(sources: int) -> list[Offer]:
    """What can be taken; equal factories are offered once."""
    found: list[Offer] = []
    centre, rest = sources & (_CENTRE | MARKER_IN_CENTRE), sources >> _FACTORIES_FROM
    factories = []
    while rest:
        factories.append(rest & FACTORY)
        rest >>= _FACTORY_BITS * COLOURS
    for index, tiles in enumerate(factories):
        if index and tiles == factories[index - 1]:
            continue
        others = factories[:index] + factories[index + 1 :]
        for colour in range(COLOURS):
            count = tiles >> _FACTORY_BITS * colour & _FACTORY_MASK
            if count:
                left = tiles & ~(_FACTORY_MASK << _FACTORY_BITS * colour)
                after = _join(centre + _in_centre(left), others)
                found.append((colour | count << TAKE_COUNT_FROM, tiles, after))
    marker = TAKE_MARKER if centre & MARKER_IN_CENTRE else 0
    without = sources & ~MARKER_IN_CENTRE
    for colour in range(COLOURS):
        count = centre >> _CENTRE_BITS * colour & _CENTRE_MASK
        if count:
            after = without & ~(_CENTRE_MASK << _CENTRE_BITS * colour)
            found.append((colour | count << TAKE_COUNT_FROM | marker, FROM_CENTRE, after))
    return found


def pack_line(line: int, row: PatternRow | None) -> int:
    """A pattern line: 0, or 1 and more for its colour and its tiles."""
    return 0 if row is None else 1 + row.colour * (line + 1) + row.count - 1


@lru_cache(maxsize=256)
def unpack_line(line: int, packed: int) -> tuple[int, int]:
    """Colour and number of the tiles on a pattern line that is not empty."""
    colour, before = divmod(packed - 1, line + 1)
    return colour, before + 1


def pack_board(player: Player, *, has_marker: bool) -> int:
    lines = sum(pack_line(line, row) << LINE_BITS * line for line, row in enumerate(player.lines))
    return lines | len(player.floor) << FLOOR_FROM | (HAS_MARKER if has_marker else 0)


def floor_pieces(board: int) -> int:
    return board >> FLOOR_FROM & FLOOR_SPACES


def board_of(player: Player, *, is_holder: bool) -> int:
    return pack_board(player, has_marker=is_holder or MARKER in player.floor)


def lay(board: int, take: int, on_wall: Sequence[int]) -> list[tuple[int, int]]:
    """Where what is taken can go, and the board after it: pattern lines first, then the floor line.

    `on_wall` has for each colour the lines, as bits, whose wall row shows it.
    """
    colour, count = take & TAKE_COLOUR, take >> TAKE_COUNT_FROM & TAKE_COUNT
    floor = board >> FLOOR_FROM & FLOOR_SPACES
    if take & TAKE_MARKER:
        # The marker is laid before the tiles; on a full floor line it costs nothing.
        board |= HAS_MARKER
        if floor < FLOOR_SPACES:
            board += 1 << FLOOR_FROM
            floor += 1
    found = []
    taken = on_wall[colour]
    for line in range(LINES):
        packed = board >> LINE_BITS * line & LINE_MASK
        size = line + 1
        if not packed:
            if taken >> line & 1:
                continue
            before = 0
        else:
            held, before = unpack_line(line, packed)
            if held != colour or before == size:
                continue
        full = before + count
        over = full - size if full > size else 0
        after = 1 + colour * size + (full - over) - 1
        dropped = over if over < FLOOR_SPACES - floor else FLOOR_SPACES - floor
        found.append((line, board + (after - packed << LINE_BITS * line) + (dropped << FLOOR_FROM)))
    dropped = count if count < FLOOR_SPACES - floor else FLOOR_SPACES - floor
    found.append((FLOOR_TARGET, board + (dropped << FLOOR_FROM)))
    return found


def lines_on_wall(wall: Sequence[Row]) -> tuple[int, ...]:
    """For each colour the rows, as bits, that show it."""
    return tuple(
        sum(1 << line for line, row in enumerate(wall) if colour in row)
        for colour in range(COLOURS)
    )


def full_lines(board: int) -> int:
    """The pattern lines of a board that are full; 0 elsewhere."""
    full = 0
    for line in range(LINES):
        packed = board >> LINE_BITS * line & LINE_MASK
        if packed and packed % (line + 1) == 0:
            full |= packed << LINE_BITS * line
    return full
