"""What a board can still earn after a round, as the computer player sees it.

The worth is a sum over tables: the tiles of each star; how many tiles the star of a colour has, by
the number of rounds until that colour is wild, and by the points of the star; pillars and statues
begun; numbers covered; kept tiles; the start stone. The tables are fitted by games of the computer
against itself (`tests/benchmarks/fit_pavilion.py`). After the last round the worth is exact: the
points for complete stars and numbers.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from itertools import pairwise
from typing import NamedTuple

from azul_access.games.summer_pavilion.editions import Options
from azul_access.games.summer_pavilion.packing import (
    ALL_OF_A_STAR,
    ONE_COLOUR,
    SHIFT,
    bit,
    run_lengths,
    spaces_with,
)
from azul_access.games.summer_pavilion.pieces import (
    ALL_COLOURS,
    CENTRE_STAR,
    COLOURS,
    FEATURES,
    SPACES,
    STARS,
)
from azul_access.games.summer_pavilion.positions import accepted_bits

# The tables after one round by name; a table of several rows is one list.
Tables = Mapping[str, Sequence[float]]
_FILE = "worth.json"

# What the tiles of a star can still become; on the coloured board each star has one kind only.
OPEN, ONE_COLOURED, MIXED = range(3)
# Colours are wild in one to five rounds, or not again; further tiles count like the last of these.
UNTIL_WILD = 6
KEPT_LIMIT = 6
# Points of a star of one colour are counted from here, in steps.
USUAL_STAR_POINTS, STAR_POINTS_STEP = 16, 4


def star_kind(colours: int, tiles: int) -> int:
    """What a star of the grey board is, by the colours and the tiles that it holds."""
    if tiles.bit_count() < 2:
        return OPEN
    return ONE_COLOURED if colours.bit_count() == 1 else MIXED


def rounds_until_wild(options: Options, round_number: int) -> list[int]:
    """For each colour, in how many rounds after this one it will be wild; 0 for never."""
    coming = options.wilds[round_number:]
    until = [coming.index(colour) + 1 if colour in coming else 0 for colour in ALL_COLOURS]
    return [min(count, UNTIL_WILD - 1) for count in until]


class Around(NamedTuple):
    """A pillar, statue or window at a space.

    With each number of its spaces covered, `gains` is what one more is worth and `earned` how many
    bonus tiles it earns.
    """

    spaces: int
    gains: Sequence[float]
    earned: Sequence[int]


class Spot(NamedTuple):
    """A free space for a colour, and what a tile there brings on its star and elsewhere.

    `gain` are the points at once and the change of the star's worth. `number_gains` is what the
    space adds to its number, by the number of `same_number` spaces covered before.
    """

    price: int
    bit: int
    colour_bit: int
    gain: float
    around: tuple[Around, ...]
    same_number: int
    number_gains: Sequence[float]


# Who sees only points still knows that a kept tile is good for one.
POINTS_TABLES: Tables = {"kept": [1.0] * (UNTIL_WILD * KEPT_LIMIT)}
# What is seen of tables by a player who only looks for stars and numbers that are begun.
BEGUN_TABLES = ("star", "centre", "base", "kept", *[f"number {number}" for number in range(1, 7)])


class Worth:
    """The worth of boards after one round; a table that is missing counts nothing.

    Completed stars and numbers are certain: they count in full as soon as they are complete.
    """

    def __init__(self, options: Options, round_number: int, tables: Tables) -> None:
        edition = options.edition
        self._options = options
        self._tables = tables
        self._until_wild = rounds_until_wild(options, round_number)
        self._spots: dict[int, tuple[tuple[int, tuple[Spot, ...]], ...]] = {}
        self._stars: dict[int, float] = {}
        self.stone = self._table("stone", 1)[0]
        self._base = self._table("base", 1)[0]
        self._kept = self._table("kept", UNTIL_WILD * KEPT_LIMIT)
        self._by_tiles = {
            name: self._table(name, (MIXED + 1) << SPACES) for name in ("star", "centre")
        }
        self._by_wild = self._table("wild", UNTIL_WILD * SPACES)
        self._by_points = self._table("points", SPACES)
        self._features: list[tuple[int, Sequence[float]]] = []
        around: list[list[Around]] = [[] for _ in range(STARS * SPACES)]
        for feature in FEATURES:
            size = len(feature.spaces)
            values = self._table(feature.kind.value, size + 1)
            earned = [0] * (size - 1) + [edition.bonus_tiles[feature.kind]]
            spaces = sum([bit(space.star, space.index) for space in feature.spaces])
            self._features.append((spaces, values))
            for space in feature.spaces:
                around[space.star * SPACES + space.index].append(
                    Around(spaces, _steps(values), earned)
                )
        self._around = [tuple(each) for each in around]
        self._numbers = {
            number: (spaces, self._number_values(number, spaces.bit_count()))
            for number in sorted({price for row in options.numbers for price in row})
            if (spaces := spaces_with(options.numbers, number))
        }
        self._number_gains = {
            number: _steps(values) for number, (_, values) in self._numbers.items()
        }

    def _table(self, name: str, size: int) -> Sequence[float]:
        table = self._tables.get(name, ())
        return [*table, *[0.0] * (size - len(table))]

    def _number_values(self, number: int, size: int) -> list[float]:
        """The worth of a number by how many of its spaces are covered."""
        values = list(self._table(f"number {number}", size + 1))
        values[size] = float(self._options.edition.number_points.get(number, 0))
        return values

    def board(self, spaces: int, colours: int) -> float:
        """The worth of a board, without kept tiles and the stone."""
        value = self._base
        for star in range(STARS):
            shift = star * SPACES
            value += self.star(
                star, colours >> shift & ALL_OF_A_STAR, spaces >> shift & ALL_OF_A_STAR
            )
        for around, values in self._features:
            value += values[(spaces & around).bit_count()]
        for same_number, values in self._numbers.values():
            value += values[(spaces & same_number).bit_count()]
        return value

    def star(self, star: int, colours: int, tiles: int) -> float:
        key = star << 12 | colours << 6 | tiles
        value = self._stars.get(key)
        if value is None:
            value = self._stars[key] = self._star(star, colours, tiles)
        return value

    def _star(self, star: int, colours: int, tiles: int) -> float:
        edition, grey = self._options.edition, self._options.grey
        if tiles == ALL_OF_A_STAR:
            if colours.bit_count() > 1:
                return float(edition.mixed_star_points)
            return float(edition.star_points[ALL_COLOURS[colours.bit_length() - 1]])
        kind = star_kind(colours, tiles) if grey else OPEN
        name = "centre" if star == CENTRE_STAR else "star"
        value = self._by_tiles[name][kind << SPACES | tiles]
        if colours.bit_count() == 1 and (grey or star != CENTRE_STAR):
            colour, count = colours.bit_length() - 1, tiles.bit_count()
            steps = edition.star_points[ALL_COLOURS[colour]] - USUAL_STAR_POINTS
            value += self._by_wild[self._until_wild[colour] * SPACES + count]
            value += self._by_points[count] * steps / STAR_POINTS_STEP
        return value

    def kept(self, tiles: int) -> list[list[float]]:
        """For each colour, what each further tile of a packed count is worth when it is kept."""
        return [
            [
                self._kept[until * KEPT_LIMIT + min(count, KEPT_LIMIT - 1)]
                for count in range(tiles >> shift & ONE_COLOUR)
            ]
            for until, shift in zip(self._until_wild, SHIFT, strict=True)
        ]

    def spots(self, star: int, colours: int, tiles: int) -> Sequence[tuple[int, Sequence[Spot]]]:
        """The free spaces of a star for each accepted colour, the cheapest first."""
        key = star << 12 | colours << 6 | tiles
        found = self._spots.get(key)
        if found is None:
            accepted = accepted_bits(self._options.grey, star, colours, tiles)
            found = self._spots[key] = tuple(
                [
                    (colour, self._spots_of(star, colours, tiles, colour))
                    for colour in range(COLOURS)
                    if accepted >> colour & 1
                ]
            )
        return found

    def _spots_of(self, star: int, colours: int, tiles: int, colour: int) -> tuple[Spot, ...]:
        before = self.star(star, colours, tiles)
        spots = []
        for space, price in enumerate(self._options.numbers[star]):
            if tiles >> space & 1:
                continue
            after = self.star(star, colours | 1 << colour, tiles | 1 << space)
            spots.append(
                Spot(
                    price,
                    bit(star, space),
                    bit(star, colour),
                    run_lengths()[tiles][space] + after - before,
                    self._around[star * SPACES + space],
                    self._numbers[price][0],
                    self._number_gains[price],
                )
            )
        return tuple(sorted(spots, key=lambda spot: spot.price))


@cache
def fitted_tables() -> Mapping[str, Sequence[Tables]]:
    """The tables after each round but the last, by the name of the board."""
    text = resources.files(__package__).joinpath(_FILE).read_text(encoding="utf-8")
    found: Mapping[str, Sequence[Tables]] = json.loads(text)
    return found


@lru_cache(maxsize=8)
def fitted_worth(options: Options, round_number: int, *, begun: bool = False) -> Worth:
    """The fitted worth after a round; with `begun` only that of stars, numbers and kept tiles.

    Editions with more rounds than were fitted are seen from their end.
    """
    rounds = fitted_tables()[options.board.value]
    left = options.edition.rounds - round_number
    if not left:
        return Worth(options, round_number, {})
    tables = rounds[max(0, len(rounds) - left)]
    if begun:
        tables = {name: tables[name] for name in BEGUN_TABLES if name in tables}
    return Worth(options, round_number, tables)


def _steps(values: Sequence[float]) -> list[float]:
    """What each further one adds."""
    return [after - before for before, after in pairwise(values)]
