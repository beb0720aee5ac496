"""Factories as sentences, on a braille display, in a picture and as pieces of the tactile set, for
every game of the family.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Generic, TypeVar

from azul_access.games import picture, sources, tactile_set, terms, touch
from azul_access.games.context import TypedContext
from azul_access.language.phrase import Paragraph, Phrase, describe_numbers, phrase
from azul_access.tactile.grid import grid_rows
from azul_access.values import frozen

ColourT = TypeVar("ColourT")
OptionsT = TypeVar("OptionsT")
TileT = TypeVar("TileT")
FreeT = TypeVar("FreeT")


@frozen
class Pile(Generic[ColourT]):
    """All tiles of a colour at one source, as players pick them."""

    source: sources.Source
    colour: ColourT


def describe_factories(
    factories: Sequence[Sequence[ColourT]],
    grouped: Callable[[Sequence[ColourT]], tuple[Phrase, ...]],
) -> list[Paragraph]:
    """A paragraph for each factory with tiles, and one that lists the empty ones.

    `grouped` makes phrases of tiles, grouped by colour.
    """
    paragraphs = [
        [phrase("filled", factory=terms.factory_name(factory), tiles=grouped(tiles))]
        for factory, tiles in zip(sources.FACTORIES, factories, strict=False)
        if tiles
    ]
    if not paragraphs:
        return [[phrase("factories-all-empty")]]
    empty = [number for number, tiles in enumerate(factories, 1) if not tiles]
    if empty:
        paragraphs.append([phrase("factories-empty", factories=describe_numbers(empty))])
    return paragraphs


def describe_factory(
    factories: Sequence[Sequence[ColourT]],
    factory: sources.Factory,
    grouped: Callable[[Sequence[ColourT]], tuple[Phrase, ...]],
) -> Phrase:
    """One factory.

    Raises: IllegalCommand when this game does not have the factory.
    """
    tiles = sources.tiles_on(factories, factory)
    if not tiles:
        return phrase("factory-empty", factory=terms.factory_name(factory))
    return phrase("filled", factory=terms.factory_name(factory), tiles=grouped(tiles))


def full_factories(factories: Sequence[Sequence[object]]) -> list[Phrase]:
    """The factories that still have tiles; nothing where none has."""
    full = [number for number, tiles in enumerate(factories, 1) if tiles]
    return [phrase("factories-full", factories=describe_numbers(full))] if full else []


def factory_grid(context: TypedContext[OptionsT], labels: Sequence[Phrase]) -> list[Phrase]:
    """Where the tiles of a factory lie, as rows of its grid; nothing in terse narrations."""
    if context.terse:
        return []
    return grid_rows(_on_spaces(labels, None), sources.FACTORY_WIDTH)


def _on_spaces(tiles: Iterable[TileT], free: FreeT) -> list[TileT | FreeT]:
    """What is on the spaces of a factory with these tiles, and on its `free` ones."""
    laid = list(tiles)
    return [*laid, *[free] * (sources.FACTORY_SPACES - len(laid))]


def factory_strips(
    factories: Sequence[Sequence[ColourT]],
    tile_field: Callable[[sources.Factory, ColourT], touch.Field],
) -> tuple[touch.Strip, ...]:
    """Each factory with tiles: its number and its tiles."""
    return tuple(
        touch.numbered_strip(factory.index + 1, [tile_field(factory, tile) for tile in tiles])
        for factory, tiles in zip(sources.FACTORIES, factories, strict=False)
        if tiles
    ) or ((touch.FREE,),)


def place_in_strips(factories: Sequence[Sequence[ColourT]], pile: Pile[ColourT]) -> tuple[int, int]:
    """Where tiles stand in the strips: their factory, from 0, and their place in it.

    The centre comes after the factories; its tiles keep their order.
    """
    if isinstance(pile.source, sources.Factory):
        return pile.source.index, factories[pile.source.index].index(pile.colour)
    return len(factories), 0


def pile_strip(
    source: sources.Source,
    tiles: Sequence[touch.Field],
    marker: Sequence[touch.Field],
    pick: object = None,
) -> touch.Strip:
    """The source of some tiles, with the marker if it lies there, and each of them."""
    if isinstance(source, sources.Factory):
        return touch.numbered_strip(source.index + 1, tiles, pick)
    return (touch.Field(phrase("cell-centre"), pick), *marker, touch.EMPTY_CELL, *tiles)


def drawn_strip(
    labels: Sequence[Phrase], size: int, factory: sources.Factory | None = None
) -> touch.Strip:
    """The picked tiles, and free cells up to `size`; they may fill a factory."""
    strip: touch.Strip = (*map(touch.Field, labels), *[touch.FREE] * (size - len(labels)))
    place = None
    if factory is not None:
        strip, place = touch.numbered_strip(factory.index + 1, strip), terms.factory_name(factory)
    return touch.name_choice(strip, touch.name_drawn(labels, size, place)) if strip else strip


def factory_blocks(
    factories: Sequence[Sequence[ColourT]],
    tile_field: Callable[[sources.Factory, ColourT], touch.Field],
) -> list[touch.Block]:
    """Each factory as a grid."""
    fields = [
        [tile_field(factory, tile) for tile in tiles]
        for factory, tiles in zip(sources.FACTORIES, factories, strict=False)
    ]
    return [
        touch.grid_block(_on_spaces(tiles, touch.FREE), sources.FACTORY_WIDTH) for tiles in fields
    ]


def factories_part(
    factories: Sequence[Sequence[picture.Tile]],
    picks: Callable[[sources.Source], Mapping[picture.Tile, object]],
) -> picture.Part:
    """Every factory as a grid of a picture; `picks` are what touching its tiles picks."""
    grids = []
    for number, tiles in enumerate(factories, 1):
        name, title = f"factory-{number}", phrase("factory", factory=number)
        grid = picture.square_grid(name, title, _on_spaces(tiles, None), sources.FACTORY_WIDTH)
        grid = replace(grid, sign=phrase("number", number=number))
        grids.append(picture.with_picks(grid, picks(sources.FACTORIES[number - 1])))
    return picture.Part("factories", phrase("picture-factories"), tuple(grids))


def name_source(source: sources.Source) -> Phrase:
    """The heading of what can be taken there."""
    return phrase("picture-centre") if source is sources.CENTRE else terms.factory_name(source)


def name_taken(source: sources.Source, tiles: Phrase) -> Phrase:
    """What is picked to be taken."""
    return phrase("pick-taken", tiles=tiles, source=terms.from_source(source))


def shared_numbers(players: int) -> tuple[tactile_set.LabelGroup, ...]:
    """The labels with the numbers of the factories and of the players."""
    title, where = phrase("picture-factories"), phrase("set-where-factories")
    discs = dict.fromkeys(range(1, sources.FACTORIES_FOR[players] + 1), 1)
    of_factories = tactile_set.number_labels(
        "factories", title, where, tactile_set.Surface.DISC, discs, ("factory",)
    )
    title, where = phrase("set-players"), phrase("set-where-players")
    # For the board and for the score cards.
    boards = dict.fromkeys(range(1, players + 1), 2)
    return of_factories, tactile_set.number_labels(
        "players", title, where, tactile_set.Surface.BOARD, boards
    )


def factory_disc(
    shape: tactile_set.Shape, players: int, **lattice: float
) -> tactile_set.RaisedGrid:
    """The raised grid of each factory; `lattice` is as in `rows_of`."""
    spaces = tactile_set.rows_of(sources.FACTORY_SPACES, sources.FACTORY_WIDTH, **lattice)
    title, where = phrase("set-factory"), phrase("set-where-factory")
    count = sources.FACTORIES_FOR[players]
    return tactile_set.RaisedGrid("factory", title, where, shape, spaces, count, is_disc=True)
