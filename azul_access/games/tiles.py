"""Numbers of tiles by colour, for bags, lids and towers."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

from azul_access.games.tuples import replace_item

# How many tiles of each colour lie in one place; the index is the colour of the game.
Counts = tuple[int, ...]
Tile = TypeVar("Tile")


def count_tiles(tiles: Iterable[int], colours: int) -> Counts:
    """How many of `tiles` have each colour; `colours` is the number of colours."""
    counts = [0] * colours
    for tile in tiles:
        counts[tile] += 1
    return tuple(counts)


def add_counts(one: Counts, other: Counts) -> Counts:
    return tuple([a + b for a, b in zip(one, other, strict=True)])


def subtract_counts(one: Counts, other: Counts) -> Counts:
    """`one` without `other`. Not checked: the result is negative where `one` has too few tiles."""
    return tuple([a - b for a, b in zip(one, other, strict=True)])


def add_tiles(counts: Counts, colour: int, number: int) -> Counts:
    """`counts` with `number` more tiles of one colour."""
    return replace_item(counts, colour, counts[colour] + number)


def sample_tiles(
    random: Random, colours: Sequence[Tile], bag: Counts, reserve: Counts, size: int
) -> list[Tile]:
    """`size` random tiles: first from the bag, and when it is empty, from the reserve.

    `colours` are the members that the indexes of `bag` and `reserve` stand for.
    """
    from_bag = min(size, sum(bag))
    drawn = random.sample(colours, from_bag, counts=bag) if from_bag else []
    left = size - from_bag
    return drawn + (random.sample(colours, left, counts=reserve) if left else [])
