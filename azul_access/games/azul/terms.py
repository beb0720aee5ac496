"""Tiles, places and sources of base Azul as phrases: the smallest parts of every sentence."""

from collections.abc import Iterable, Sequence

from azul_access.games.azul import disc
from azul_access.games.azul.disc import BESIDE, Spot
from azul_access.games.azul.editions import EDITIONS, NarrationContext
from azul_access.games.azul.pieces import COLOURS, FLOOR, LABELS, Colour, Piece, Target
from azul_access.games.azul.scoring import FLOOR_COSTS
from azul_access.games.azul.state import State
from azul_access.games.sources import CENTRE, FACTORIES, Source
from azul_access.games.terms import describe_places
from azul_access.games.tiles import Counts, count_tiles
from azul_access.language.phrase import Phrase, both, phrase
from azul_access.tactile.grid import position, positions

DISC_WIDTH = 4
FACTORY_WIDTH = 2


def label(piece: Piece) -> Phrase:
    """The label alone, as it is printed."""
    return phrase(f"label-{LABELS[piece].lower()}")


def tiles(context: NarrationContext, colour: Colour, count: int) -> Phrase:
    """Some tiles of one colour: label, and from normal verbosity on the colour too."""
    options = context.options
    return phrase(f"tiles-{EDITIONS[options.edition].colours[colour]}", count=count)


def counts(context: NarrationContext, tile_counts: Counts) -> tuple[Phrase, ...]:
    return tuple(
        tiles(context, colour, tile_counts[colour]) for colour in Colour if tile_counts[colour]
    )


def grouped(context: NarrationContext, colours: Iterable[Colour]) -> tuple[Phrase, ...]:
    """Tiles by colour, in the order in which the colours first appear."""
    found = list(colours)
    numbers = count_tiles(found, COLOURS)
    return tuple(tiles(context, colour, numbers[colour]) for colour in dict.fromkeys(found))


def to_target(target: Target) -> Phrase:
    if target is FLOOR:
        return phrase("azul-to-floor")
    return phrase("azul-to-line", line=target.index + 1)


def floor_loss(first: int, number: int) -> int:
    """What `number` floor spaces cost from space `first` (from 0) on."""
    return sum(FLOOR_COSTS[first : first + number])


def on_spot(spot: Spot) -> Phrase:
    return phrase("azul-beside-disc") if spot is BESIDE else position(spot, DISC_WIDTH)


def on_spots(spots: Sequence[Spot]) -> Phrase:
    """Spots on the disc row by row, and how many beside it."""
    on_disc = sorted(spot for spot in spots if spot is not BESIDE)
    told = list(positions(on_disc, DISC_WIDTH))
    number = spots.count(BESIDE)
    if number and on_disc:
        told.append(phrase("azul-beside-count", count=number))
    elif number:
        told.append(phrase("azul-beside-disc"))
    return both(told)


def where_colour(context: NarrationContext, state: State, colour: Colour) -> Phrase:
    """Every place from which tiles of a colour can be taken, with how many lie there."""
    found = [
        (FACTORIES[index], on_it.count(colour))
        for index, on_it in enumerate(state.factories)
        if colour in on_it
    ]
    in_centre = disc.count(state.centre, colour)
    where: list[tuple[Source, int]] = [*found, (CENTRE, in_centre)] if in_centre else [*found]
    return describe_places(label(colour), where)


def hop(colour: Colour, origin: Spot, spot: Spot) -> Phrase:
    """One tile moved on the centre disc."""
    return phrase("azul-hop", label=label(colour), origin=on_spot(origin), spot=on_spot(spot))
