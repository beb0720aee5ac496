"""Points and tiles of Summer Pavilion as numbers."""

from collections.abc import Mapping, Sequence

from azul_access.games.look import scores
from azul_access.games.statistics import SET, Gain, TilesTaken, scored_gains, set_gains
from azul_access.games.summer_pavilion import events, pieces, terms
from azul_access.games.summer_pavilion.editions import Context
from azul_access.games.summer_pavilion.state import State
from azul_access.language.phrase import Phrase

START, PLACED, BONUSES = "gain-start", "gain-placed", "gain-bonuses"
STONE, LEFT_OVER = "gain-stone", "gain-left-over"
POINT_SOURCES = (START, PLACED, BONUSES, STONE, LEFT_OVER, SET)
_SOURCES: Mapping[type[object], str] = {
    events.Placed: PLACED,
    events.StoneTaken: STONE,
    **dict.fromkeys((events.StarScored, events.NumberScored), BONUSES),
    **dict.fromkeys((events.Passed, events.CornersPaid), LEFT_OVER),
}


def opening_gains(state: State) -> Sequence[Gain]:
    return [Gain(seat, START, player.score) for seat, player in enumerate(state.players)]


def gains(event: events.Event) -> Sequence[Gain]:
    if isinstance(event, events.TableSet):
        return set_gains(scores(event.before), scores(event.after))
    return scored_gains(event, _SOURCES)


def tiles_taken(event: events.Event) -> Sequence[TilesTaken]:
    match event:
        case events.Taken(player, colour=colour, size=count, wild=wild):
            own = [TilesTaken(player, int(colour), count)]
            return own if wild is None else [*own, TilesTaken(player, int(wild), 1)]
        case events.BonusTaken(player, taken, _):
            return [
                TilesTaken(player, colour, count) for colour, count in enumerate(taken) if count
            ]
    return ()


def colour_labels() -> Sequence[Phrase]:
    return [terms.label(colour) for colour in pieces.ALL_COLOURS]


def describe_tiles(_: Context, colour: int, count: int) -> Phrase:
    return terms.tiles(pieces.ALL_COLOURS[colour], count)
