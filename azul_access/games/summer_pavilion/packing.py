"""Counts of tiles, stars and boards of Summer Pavilion as whole numbers.

A packed count has five bits for each colour. The 42 spaces of a board are bits, six for each star,
the centre star first; so are the colours that a star holds, six for each star.
"""

from collections.abc import Sequence
from functools import cache, lru_cache

from azul_access.games.summer_pavilion.pieces import ALL_COLOURS, COLOURS, SPACES, Colour
from azul_access.games.tiles import Counts

# Tiles of one colour in a packed count: no colour has more than 31 tiles.
COLOUR_BITS = 5
ONE_COLOUR = 31
ONE = tuple(1 << COLOUR_BITS * colour for colour in range(COLOURS))
SHIFT = tuple(COLOUR_BITS * colour for colour in range(COLOURS))
ALL_OF_A_STAR = (1 << SPACES) - 1


@lru_cache(65536)
def total(packed: int) -> int:
    """The number of tiles of a packed count."""
    return sum(unpack(packed))


def pack(counts: Counts) -> int:
    return sum([count << shift for count, shift in zip(counts, SHIFT, strict=True)])


@lru_cache(65536)
def unpack(packed: int) -> Counts:
    return tuple([packed >> shift & ONE_COLOUR for shift in SHIFT])


@lru_cache(4096)
def list_tiles(packed: int) -> tuple[Colour, ...]:
    return tuple(
        [
            colour
            for colour, count in zip(ALL_COLOURS, unpack(packed), strict=True)
            for _ in range(count)
        ]
    )


@lru_cache(4096)
def selections(packed: int, size: int) -> tuple[int, ...]:
    """Every selection of `size` tiles."""
    found = {0}
    for _ in range(size):
        found = {
            chosen + one
            for chosen in found
            for one, shift in zip(ONE, SHIFT, strict=True)
            if (chosen >> shift & ONE_COLOUR) < (packed >> shift & ONE_COLOUR)
        }
    return tuple(sorted(found))


def bit(star: int, space: int) -> int:
    return 1 << star * SPACES + space


@cache
def run_lengths() -> tuple[tuple[int, ...], ...]:
    """For the tiles of a star and a free space, how many are connected with a tile there."""
    table = []
    for tiles in range(ALL_OF_A_STAR + 1):
        row = []
        for space in range(SPACES):
            run = 1
            for step in (1, -1):
                at = (space + step) % SPACES
                while run < SPACES and tiles >> at & 1:
                    run += 1
                    at = (at + step) % SPACES
            row.append(min(run, SPACES))
        table.append(tuple(row))
    return tuple(table)


@cache
def spaces_with(prices: Sequence[Sequence[int]], number: int) -> int:
    """All spaces with a number, as bits."""
    return sum(
        [
            bit(star, space)
            for star, numbers in enumerate(prices)
            for space, price in enumerate(numbers)
            if price == number
        ]
    )
