"""Tiles by number: what the games of the family share about bags, lids and towers.

A `Counts` holds how many tiles of each colour lie in one place; its index is the game's colour.
It knows nothing of games, words or where the place is.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

Counts = tuple[int, ...]
Tile = TypeVar("Tile")


def counted(tiles: Iterable[int], colours: int) -> Counts:
    """How many of each colour stand in `tiles`."""
    counts = [0] * colours
    for tile in tiles:
        counts[tile] += 1
    return tuple(counts)


def plus(one: Counts, other: Counts) -> Counts:
    return tuple([a + b for a, b in zip(one, other, strict=True)])


def minus(one: Counts, other: Counts) -> Counts:
    """`one` without `other`; fields may fall below zero, which callers must have ruled out."""
    return tuple([a - b for a, b in zip(one, other, strict=True)])


def with_more(counts: Counts, colour: int, more: int) -> Counts:
    return (*counts[:colour], counts[colour] + more, *counts[colour + 1 :])


def sampled(
    random: Random, colours: Sequence[Tile], bag: Counts, reserve: Counts, size: int
) -> list[Tile]:
    """`size` tiles drawn blindly: first what the bag holds, then what is poured into it."""
    from_bag = min(size, sum(bag))
    drawn = random.sample(colours, from_bag, counts=bag) if from_bag else []
    left = size - from_bag
    return drawn + (random.sample(colours, left, counts=reserve) if left else [])
