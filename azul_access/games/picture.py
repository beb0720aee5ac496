"""The table as grids of spaces, for everything that shows it: pages, stories, tactile drawings.

A game may leave this out. The values know neither pixels nor colours of a screen: a colour is a
name, a place is a number of tile widths.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from statistics import fmean
from typing import NamedTuple, Protocol, TypeVar

from azul_access.games.context import TypedContext
from azul_access.language.phrase import Phrase, phrase
from azul_access.values import frozen

# How many boards games keep that they have drawn.
CACHED_BOARDS = 16

StateT_contra = TypeVar("StateT_contra", contravariant=True)
OptionsT_contra = TypeVar("OptionsT_contra", contravariant=True)


@frozen
class Tile:
    """A tile or a marker. `label` is what is printed on it, the same in every language.

    `colour` is the name of its colour in messages, as in "tiles-red"; empty for a marker. `name` is
    how the label is written and read out.
    """

    label: str
    colour: str
    name: Phrase


@frozen
class Space:
    """A space of a grid. `row` and `column` count from 0.

    `x` and `y` are the middle of the space in tile widths, from the upper left space of the grid.
    `place` names the space within its grid. `count` is the number of tiles in a pile there.
    `accepts` is the only tile that may lie there, `printed` the text on the empty space: a label,
    a price. `pick` is what touching the space picks, a value of the game's own as in `touch.Field`.
    """

    place: Phrase
    row: int
    column: int
    x: float
    y: float
    tile: Tile | None = None
    count: int = 1
    accepts: Tile | None = None
    printed: Phrase | None = None
    pick: object = None


@frozen
class Header:
    """The header of a row or column; `sign` is a few characters for it, `colour` as in `Tile`."""

    name: Phrase
    sign: Phrase
    colour: str = ""


@frozen
class Grid:
    """Spaces in reading order. `name` is unique among the grids of its part.

    `sign` are a few characters for its title. A grid without headers has piles, or if `is_list`,
    single tiles whose order has no meaning. `is_final` is True for what the final scoring looks at,
    `is_gathering` for where tiles are gathered during a round.
    """

    name: str
    title: Phrase
    spaces: tuple[Space, ...]
    rows: tuple[Header, ...] = ()
    columns: tuple[Header, ...] = ()
    is_list: bool = False
    sign: Phrase | None = None
    is_final: bool = False
    is_gathering: bool = False

    @property
    def is_square(self) -> bool:
        """Whether all spaces are in straight rows and columns; else each row is around a middle."""
        return all(space.x == space.column and space.y == space.row for space in self.spaces)

    def middle(self, row: int) -> tuple[float, float]:
        """The middle of the spaces of a row, x and y in tile widths."""
        spaces = [space for space in self.spaces if space.row == row]
        return fmean(space.x for space in spaces), fmean(space.y for space in spaces)


@frozen
class Part:
    """A part of the table: sources of tiles, or what lies before a player.

    `name` is unique on the table. `seat` is None for what everybody shares. `notes` are sentences
    about what no grid shows.
    """

    name: str
    title: Phrase
    grids: tuple[Grid, ...]
    seat: int | None = None
    score: int | None = None
    notes: tuple[Phrase, ...] = ()


@frozen
class Picture:
    """The whole table in one moment: first what all share, then each board in the order of seats.

    `tiles` are the different ones of the whole game, also those that lie nowhere now. The same
    parts and grids in every moment of a game; only lists of tiles grow and shrink.
    """

    sources: tuple[Part, ...]
    boards: tuple[Part, ...]
    notes: tuple[Phrase, ...] = ()
    tiles: tuple[Tile, ...] = ()

    @property
    def parts(self) -> tuple[Part, ...]:
        return (*self.sources, *self.boards)


class Pictures(Protocol[StateT_contra, OptionsT_contra]):
    """The table as a picture."""

    def draw_table(
        self, context: TypedContext[OptionsT_contra], state: StateT_contra
    ) -> Picture: ...


class SpaceId(NamedTuple):
    """A space of a picture: names of part and grid, and its number in the grid, from 0."""

    part: str
    grid: str
    number: int


def find_changes(before: Picture, after: Picture) -> frozenset[SpaceId]:
    """The spaces of `after` where other tiles lie than in `before`, of the same game.

    In a list of tiles, those that have come.
    """
    return frozenset(
        SpaceId(part.name, new.name, index)
        for old_part, part in zip(before.parts, after.parts, strict=True)
        for old, new in zip(old_part.grids, part.grids, strict=True)
        for index in _changed_spaces(old, new)
    )


def _changed_spaces(before: Grid, after: Grid) -> Iterator[int]:
    if after.is_list:
        left = Counter(space.tile for space in before.spaces)
        for index, space in enumerate(after.spaces):
            left[space.tile] -= 1
            if left[space.tile] < 0 and space.tile is not None:
                yield index
        return
    for index, (old, new) in enumerate(zip(before.spaces, after.spaces, strict=True)):
        if (old.tile, old.count) != (new.tile, new.count):
            yield index


# Shared by the games of the family


def number_header(name: Phrase, number: int) -> Header:
    return Header(name, phrase("number", number=number))


def number_headers(message: str, slot: str, count: int) -> tuple[Header, ...]:
    """Headers 1 to `count`, each named by a message with its number in a slot."""
    return tuple(
        number_header(phrase(message, **{slot: number}), number) for number in range(1, count + 1)
    )


def with_picks(grid: Grid, picks: Mapping[Tile, object]) -> Grid:
    """The grid with a pick for each space on which one of these tiles lies."""
    spaces = [
        space if space.tile is None else replace(space, pick=picks.get(space.tile))
        for space in grid.spaces
    ]
    return replace(grid, spaces=tuple(spaces))


def square_grid(name: str, title: Phrase, tiles: Sequence[Tile | None], width: int) -> Grid:
    """Spaces in rows of `width`, in reading order; None where nothing lies."""
    spaces = tuple(
        Space(
            phrase("picture-place", row=row + 1, place=column + 1), row, column, column, row, tile
        )
        for index, tile in enumerate(tiles)
        for row, column in [divmod(index, width)]
    )
    rows = number_headers("picture-row", "row", -(-len(tiles) // width))
    return Grid(name, title, spaces, rows, number_headers("picture-column", "place", width))


def tile_list(name: str, title: Phrase, tiles: Iterable[Tile | None], width: int) -> Grid:
    """Tiles whose order has no meaning, in rows of `width`."""
    spaces = [
        Space(phrase("picture-tile", number=index + 1), row, column, column, row, tile)
        for index, tile in enumerate(tiles)
        for row, column in [divmod(index, width)]
    ]
    return Grid(name, title, tuple(spaces), is_list=True)


def tile_piles(
    name: str, title: Phrase, tiles: Sequence[Tile], counts: Sequence[int], width: int
) -> Grid:
    """A pile of each kind of tile, always at the same place; None lies where its count is 0."""
    spaces = []
    for index, (tile, count) in enumerate(zip(tiles, counts, strict=True)):
        row, column = divmod(index, width)
        lying, number = (tile, count) if count else (None, 1)
        space = Space(tile.name, row, column, column, row, lying, number, tile, tile.name)
        spaces.append(space)
    return Grid(name, title, tuple(spaces))


def board_part(
    names: Sequence[str], seat: int, score: int, grids: Iterable[Grid], notes: Iterable[Phrase] = ()
) -> Part:
    """What lies before a player; the names of the games' boards begin with "board-"."""
    title = phrase("name", name=names[seat])
    return Part(f"board-{seat + 1}", title, tuple(grids), seat, score, tuple(notes))
