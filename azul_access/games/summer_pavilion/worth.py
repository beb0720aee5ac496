"""What a board can still earn after a round, as the computer player sees it.

The worth is a sum over tables: the tiles of each star; how many tiles the star of a colour has, by
the number of rounds until that colour is wild, and by the points of the star; pillars and statues
begun; numbers covered; kept tiles; the start stone. The tables are fitted by games of the computer
against itself. After the last round the worth is exact: the points for complete stars and numbers.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

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
    FeatureKind,
)
from azul_access.games.summer_pavilion.positions import accepted_bits

# The numbers of one round by the name of their table; a table of several rows is one list.
Tables = Mapping[str, Sequence[float]]

# What the tiles of a star can still become; on the coloured board each star has one kind only.
OPEN, ONE_COLOURED, MIXED = range(3)
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
    return [coming.index(colour) + 1 if colour in coming else 0 for colour in ALL_COLOURS]


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


class Worth:
    """The worth of boards after one round; `tables` is None after the last one.

    Completed stars and numbers are certain: they count in full as soon as they are complete.
    """

    def __init__(self, options: Options, round_number: int, tables: Tables | None) -> None:
        edition = options.edition
        self._options = options
        self._tables = tables
        self._until_wild = rounds_until_wild(options, round_number)
        self._spots: dict[int, tuple[tuple[int, tuple[Spot, ...]], ...]] = {}
        self._stars: dict[int, float] = {}
        self.stone = 0.0 if tables is None else tables["stone"][0]
        self._base = 0.0 if tables is None else tables["base"][0]
        self._kinds: dict[FeatureKind, list[float]] = {}
        self._features: list[tuple[int, Sequence[float]]] = []
        around: list[list[Around]] = [[] for _ in range(STARS * SPACES)]
        for feature in FEATURES:
            size = len(feature.spaces)
            values = self._table(feature.kind.value, size + 1)
            gains = [values[count + 1] - values[count] for count in range(size)]
            earned = [0] * (size - 1) + [edition.bonus_tiles[feature.kind]]
            spaces = sum([bit(space.star, space.index) for space in feature.spaces])
            self._features.append((spaces, values))
            for space in feature.spaces:
                around[space.star * SPACES + space.index].append(Around(spaces, gains, earned))
        self._around = [tuple(each) for each in around]
        self._numbers = {
            number: (spaces, self._number_values(number, spaces.bit_count()))
            for number in sorted({price for row in options.numbers for price in row})
            if (spaces := spaces_with(options.numbers, number))
        }

    def _table(self, name: str, size: int) -> Sequence[float]:
        table = () if self._tables is None else self._tables.get(name, ())
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
            value += self.star(star, colours >> shift & ALL_OF_A_STAR, spaces >> shift & ALL_OF_A_STAR)
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
        if self._tables is None:
            return 0.0
        kind = star_kind(colours, tiles) if grey else OPEN
        name = "centre" if star == CENTRE_STAR else "star"
        value = self._tables[name][kind << SPACES | tiles]
        if colours and colours.bit_count() == 1 and (grey or star != CENTRE_STAR):
            colour, count = colours.bit_length() - 1, tiles.bit_count()
            steps = edition.star_points[ALL_COLOURS[colour]] - USUAL_STAR_POINTS
            value += self._tables["wild"][self._until_wild[colour] * SPACES + count]
            value += self._tables["points"][count] * steps / STAR_POINTS_STEP
        return cast(float, value)

    def kept(self, tiles: int) -> list[list[float]]:
        """For each colour, what each further tile of a packed count is worth when it is kept."""
        if self._tables is None:
            return [[] for _ in range(COLOURS)]
        table = self._tables["kept"]
        return [
            [
                table[until * KEPT_LIMIT + min(count, KEPT_LIMIT - 1)]
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
            same_number, values = self._numbers[price]
            spots.append(
                Spot(
                    price,
                    bit(star, space),
                    bit(star, colour),
                    run_lengths()[tiles][space] + after - before,
                    self._around[star * SPACES + space],
                    same_number,
                    [after - before for before, after in zip(values, values[1:], strict=False)],
                )
            )
        return tuple(sorted(spots, key=lambda spot: spot.price))
