"""Points and tiles of Summer Pavilion as numbers."""

from collections.abc import Sequence

from azul_access.games.statistics import SET, Gain, TilesTaken, set_gains
from azul_access.games.summer_pavilion import events, pieces, terms
from azul_access.games.summer_pavilion.editions import Context
from azul_access.games.summer_pavilion.state import State
from azul_access.language.phrase import Phrase

START, PLACED, BONUSES = "gain-start", "gain-placed", "gain-bonuses"
STONE, LEFT_OVER = "gain-stone", "gain-left-over"
POINT_SOURCES = (START, PLACED, BONUSES, STONE, LEFT_OVER, SET)


def opening_gains(state: State) -> Sequence[Gain]:
    return [Gain(seat, START, player.score) for seat, player in enumerate(state.players)]


def gains(event: events.Event) -> Sequence[Gain]:
    match event:
        case events.Placed(player, before=before, after=after):
            return (Gain(player, PLACED, after - before),)
        case events.StarScored(player, before=before, after=after):
            return (Gain(player, BONUSES, after - before),)
        case events.NumberScored(player, before=before, after=after):
            return (Gain(player, BONUSES, after - before),)
        case events.StoneTaken(player, before=before, after=after):
            return (Gain(player, STONE, after - before),)
        case events.Passed(player, before=before, after=after):
            return (Gain(player, LEFT_OVER, after - before),)
        case events.CornersPaid(player, before=before, after=after):
            return (Gain(player, LEFT_OVER, after - before),)
        case events.TableSet(before=before, after=after):
            scores = [[player.score for player in state.players] for state in (before, after)]
            return set_gains(*scores)
    return ()


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
