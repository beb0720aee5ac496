"""Points of Summer Pavilion: a placed tile, complete stars and numbers, the winners."""

from collections.abc import Sequence

from azul_access.games.summer_pavilion.editions import Options, numbers
from azul_access.games.summer_pavilion.pieces import SPACES, STARS, Colour
from azul_access.games.summer_pavilion.state import Star

# Rules 3, "End".
MIXED_STAR = 12
STAR_POINTS: dict[Colour, int] = {
    Colour.RED: 14,
    Colour.BLUE: 15,
    Colour.YELLOW: 16,
    Colour.ORANGE: 17,
    Colour.GREEN: 18,
    Colour.PURPLE: 20,
}
NUMBER_POINTS = {1: 4, 2: 8, 3: 12, 4: 16}


def run(star: Star, space: int) -> int:
    """How many tiles are connected with the one on `space`, itself included; spaces are a ring."""
    length = 1
    at = (space + 1) % SPACES
    while length < SPACES and star[at] is not None:
        length += 1
        at = (at + 1) % SPACES
    at = (space - 1) % SPACES
    while length < SPACES and star[at] is not None:
        length += 1
        at = (at - 1) % SPACES
    return length


def star_kind(star: Star) -> Colour | None:
    """The colour of a star whose tiles are all alike, None for a mixed one; it holds a tile."""
    colours = {tile for tile in star if tile is not None}
    return colours.pop() if len(colours) == 1 else None


def complete_stars(stars: Sequence[Star]) -> list[tuple[int, Colour | None, int]]:
    """Star, its colour (None for six colours) and its points."""
    found = []
    for index, star in enumerate(stars):
        if None not in star:
            colour = star_kind(star)
            found.append((index, colour, MIXED_STAR if colour is None else STAR_POINTS[colour]))
    return found


def complete_numbers(options: Options, stars: Sequence[Star]) -> list[tuple[int, int]]:
    """Number and points of each number whose spaces are all covered."""
    open_numbers = {
        number
        for star in range(STARS)
        for number, tile in zip(numbers(options, star), stars[star], strict=True)
        if tile is None
    }
    return [
        (number, points) for number, points in NUMBER_POINTS.items() if number not in open_numbers
    ]


def winners(scores: Sequence[int]) -> tuple[int, ...]:
    """Most points; ties are shared."""
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)
