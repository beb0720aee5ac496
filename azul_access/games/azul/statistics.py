"""Points and tiles of base Azul as numbers."""

from collections.abc import Sequence

from azul_access.games.azul.editions import Context
from azul_access.games.azul.events import BonusScored, Event, FloorCleared, TableSet, Taken, Tiled
from azul_access.games.azul.pieces import ALL_COLOURS
from azul_access.games.azul.state import State
from azul_access.games.azul.terms import label, tiles
from azul_access.games.look import scores
from azul_access.games.statistics import SET, Gain, TilesTaken, scored_gains, set_gains
from azul_access.language.phrase import Phrase

WALL, BONUSES, FLOOR = "gain-wall", "gain-bonuses", "gain-floor"
POINT_SOURCES = (WALL, BONUSES, FLOOR, SET)
_SOURCES = {Tiled: WALL, FloorCleared: FLOOR, BonusScored: BONUSES}


def opening_gains(_: State) -> Sequence[Gain]:
    """All scores begin at 0."""
    return ()


def gains(event: Event) -> Sequence[Gain]:
    if isinstance(event, TableSet):
        return set_gains(scores(event.before), scores(event.after))
    return scored_gains(event, _SOURCES)


def tiles_taken(event: Event) -> Sequence[TilesTaken]:
    if isinstance(event, Taken):
        return (TilesTaken(event.player, int(event.colour), event.size),)
    return ()


def colour_labels() -> Sequence[Phrase]:
    return [label(colour) for colour in ALL_COLOURS]


def describe_tiles(context: Context, colour: int, count: int) -> Phrase:
    return tiles(context, ALL_COLOURS[colour], count)
