"""Points of Summer Pavilion: a placed tile, complete stars and numbers, the winners."""

from collections.abc import Sequence

from azul_access.games.summer_pavilion.editions import Edition, Options
from azul_access.games.summer_pavilion.pieces import SPACES, Colour
from azul_access.games.summer_pavilion.state import Star


def run_length(star: Star, index: int) -> int:
    """How many tiles are connected with the one on space `index`, itself included.

    The spaces of a star are a ring.
    """
    length = 1
    at = (index + 1) % SPACES
    while length < SPACES and star[at] is not None:
        length += 1
        at = (at + 1) % SPACES
    at = (index - 1) % SPACES
    while length < SPACES and star[at] is not None:
        length += 1
        at = (at - 1) % SPACES
    return length


def complete_stars(edition: Edition, stars: Sequence[Star]) -> list[tuple[int, Colour | None, int]]:
    """Each complete star with its colour (None for six colours) and its points."""
    complete = []
    for number, star in enumerate(stars):
        if None not in star:
            colour = star[0] if len(set(star)) == 1 else None
            points = edition.mixed_star_points if colour is None else edition.star_points[colour]
            complete.append((number, colour, points))
    return complete


def complete_numbers(options: Options, stars: Sequence[Star]) -> list[tuple[int, int]]:
    """Number and points of each number whose spaces are all covered."""
    open_numbers = {
        number
        for numbers, star in zip(options.numbers, stars, strict=True)
        for number, tile in zip(numbers, star, strict=True)
        if tile is None
    }
    return [
        (number, points)
        for number, points in options.edition.number_points.items()
        if number not in open_numbers
    ]


def winners(scores: Sequence[int]) -> tuple[int, ...]:
    """Most points; ties are shared."""
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)
