"""Tiles, stars, spaces and what stands between them as phrases: the parts of every sentence.

Places are told by clock, as seen with the board in front of you: the stars lie at the odd hours,
the purple one (star 1) at 9 o'clock; the spaces of a star at the even ones. See
docs/summer-pavilion.md.
"""

from collections.abc import Iterable, Sequence

from azul_access.games.sources import CENTRE, FACTORIES, Source
from azul_access.games.summer_pavilion.editions import Options, numbers
from azul_access.games.summer_pavilion.pieces import (
    ALL_COLOURS,
    CENTRE_STAR,
    COLOURS,
    LABELS,
    SPACES,
    STARS,
    Colour,
    Feature,
    FieldKind,
    Spot,
    next_star,
)
from azul_access.games.summer_pavilion.state import State
from azul_access.games.terms import describe_places
from azul_access.games.tiles import Counts, count_tiles
from azul_access.language.phrase import Phrase, describe_numbers, phrase

FACTORY_WIDTH = 2
HOURS = 12
_TILES = {
    Colour.PURPLE: "tiles-purple",
    Colour.ORANGE: "tiles-orange",
    Colour.RED: "tiles-red",
    Colour.BLUE: "tiles-blue",
    Colour.YELLOW: "tiles-yellow-y",
    Colour.GREEN: "tiles-green",
}


def label(colour: Colour) -> Phrase:
    """The label alone, as it is printed."""
    return phrase(f"label-{LABELS[colour].lower()}")


def labels(colours: Iterable[Colour]) -> tuple[Phrase, ...]:
    return tuple(label(colour) for colour in colours)


def tiles(colour: Colour, count: int) -> Phrase:
    """Some tiles of one colour: label, and from normal verbosity on the colour too."""
    return phrase(_TILES[colour], count=count)


def counts(tile_counts: Counts) -> tuple[Phrase, ...]:
    return tuple(
        tiles(colour, tile_counts[colour]) for colour in ALL_COLOURS if tile_counts[colour]
    )


def grouped(colours: Iterable[Colour]) -> tuple[Phrase, ...]:
    """Tiles by colour, in the order of the labels."""
    return counts(count_tiles(colours, COLOURS))


def colour_name(colour: Colour) -> Phrase:
    """A colour by name and label: "Orange, O"."""
    return phrase("sp-colour", name=phrase(f"colour-{colour.name.lower()}"), label=label(colour))


def star_clock(star: int) -> int:
    """The hour at which an outer star lies."""
    return (8 + 2 * (star - 1)) % HOURS + 1


def star_at(hour: int) -> int | None:
    """The outer star at an hour, or None where there is none."""
    return next((star for star in range(1, STARS) if star_clock(star) == hour), None)


def space_clock(spot: Spot) -> int:
    """The hour at which a space lies, seen from the middle of its star."""
    turned = 0 if spot.star == CENTRE_STAR else spot.star - 1
    return (2 * (spot.space + turned) - 1) % HOURS + 1


def star_name(options: Options, star: int) -> Phrase:
    if star == CENTRE_STAR:
        return phrase("star-centre")
    if options.grey:
        return phrase("star-number", star=star, clock=star_clock(star))
    return phrase(f"star-{Colour(star - 1).name.lower()}", clock=star_clock(star))


def space_number(options: Options, spot: Spot) -> int:
    """How people name a space: the number printed on it where its star has all six.

    On the grey board's centre star all spaces carry 3; there they are counted, 1 at 12 o'clock.
    """
    printed = numbers(options, spot.star)
    return printed[spot.space] if len(set(printed)) == SPACES else spot.space + 1


def space_index(options: Options, star: int, number: int) -> int:
    """The space that people call `number`, from 0; out of range where there is none."""
    printed = numbers(options, star) if 0 <= star < STARS else ()
    return (
        printed.index(number) if number in printed and len(set(printed)) == SPACES else number - 1
    )


def spot_name(options: Options, spot: Spot) -> Phrase:
    return phrase(
        "spot",
        star=star_name(options, spot.star),
        space=space_number(options, spot),
        clock=space_clock(spot),
    )


def spaces(options: Options, star: int, found: Iterable[int]) -> tuple[Phrase, ...]:
    """The numbers of some spaces of a star, rising."""
    return describe_numbers(sorted(space_number(options, Spot(star, space)) for space in found))


def feature_name(options: Options, feature: Feature) -> Phrase:
    """A pillar, statue or window, by its neighbours."""
    star = star_name(options, feature.star)
    match feature.kind:
        case FieldKind.PILLAR:
            return phrase("sp-pillar", star=star)
        case FieldKind.STATUE:
            return phrase("sp-statue", star=star, next=star_name(options, next_star(feature.star)))
        case FieldKind.WINDOW:
            return phrase("sp-window", star=star)


def where_colour(state: State, colour: Colour) -> Phrase:
    """Every place from which tiles of a colour can be taken, with how many lie there."""
    found: list[tuple[Source, int]] = [
        (factory, on_it.count(colour))
        for factory, on_it in zip(FACTORIES, state.factories, strict=False)
        if colour in on_it
    ]
    if state.centre[colour]:
        found.append((CENTRE, state.centre[colour]))
    return describe_places(label(colour), found)


def seats(names: Sequence[str], found: Iterable[int]) -> list[Phrase]:
    return [phrase("name", name=names[seat]) for seat in found]
