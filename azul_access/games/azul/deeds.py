"""What the events of base Azul are as deeds of players; see `games.deeds`."""

from azul_access.games.asked_parts import Place
from azul_access.games.azul import events, pieces
from azul_access.games.azul.editions import Context
from azul_access.games.azul.narration import describe_overflow, narrate, tell_points
from azul_access.games.azul.state import State
from azul_access.games.deeds import Deed, DeedKind
from azul_access.games.sources import CENTRE, Source

_FLOOR = Place("floor")


def list_deeds(context: Context, _state: State, event: events.Event) -> list[Deed]:
    match event:
        case events.Taken():
            return [_take(context, event)]
        case events.MarkerTaken(player, space):
            places = (Place("centre"), *((_FLOOR,) if space is not None else ()))
            told = tuple(narrate(context, event))
            return [Deed(DeedKind.MARKER, player, (), places, 0, told, is_move=True)]
        case events.Tiled():
            row = event.line.index + 1
            places = (Place("wall"), Place("wall-row", row), Place("line", row))
            points = event.after - event.before
            laid = (int(event.colour),)
            told = tuple(tell_points(context, event))
            return [Deed(DeedKind.LAY, event.player, laid, places, points, told)]
        case events.FloorCleared(player, floor, before, after) if floor:
            colours = tuple(int(each) for each in floor if isinstance(each, pieces.Colour))
            told = tuple(tell_points(context, event))
            return [Deed(DeedKind.COST, player, colours, (_FLOOR,), after - before, told)]
        case events.BonusScored(player):
            points, told = event.after - event.before, tuple(tell_points(context, event))
            return [Deed(DeedKind.SCORE, player, (), (Place("wall"),), points, told)]
    return []


def _take(context: Context, taken: events.Taken) -> Deed:
    target = taken.target
    floor = (_FLOOR,) if taken.dropped else ()
    line = (Place("line", target.index + 1),) if isinstance(target, pieces.Line) else ()
    places = (_source_place(taken.source), *line, *floor)
    told = tuple(describe_overflow(context, taken))
    colours = (int(taken.colour),)
    return Deed(DeedKind.TAKE, taken.player, colours, places, 0, told, is_move=True)


def _source_place(source: Source) -> Place:
    return Place("centre") if source is CENTRE else Place("factory", source.index + 1)
