"""What the events of Summer Pavilion are as deeds of players; see `games.deeds`."""

from azul_access.games.asked_parts import Place
from azul_access.games.deeds import Deed, DeedKind
from azul_access.games.sources import CENTRE
from azul_access.games.summer_pavilion import events
from azul_access.games.summer_pavilion.editions import Context
from azul_access.games.summer_pavilion.narration import describe_surrounded, narrate
from azul_access.games.summer_pavilion.state import State
from azul_access.games.tiles import Counts
from azul_access.language.phrase import phrase


def list_deeds(context: Context, _state: State, event: events.Event) -> list[Deed]:
    match event:
        case events.Taken(player, source, colour):
            place = Place("centre") if source is CENTRE else Place("factory", source.index + 1)
            wild = () if event.wild is None else (int(event.wild),)
            colours = (int(colour), *wild)
            return [Deed(DeedKind.TAKE, player, colours, (place,), is_move=True)]
        case events.StoneTaken(player, _, before, after):
            told = tuple(narrate(context, event)[:1])  # without the score cards
            places = (Place("centre"),)
            return [Deed(DeedKind.MARKER, player, (), places, after - before, told, is_move=True)]
        case events.Placed(player, space, colour):
            places, told = (Place("star", space.star),), (phrase("sp-points", points=event.run),)
            points = event.after - event.before
            return [Deed(DeedKind.LAY, player, (int(colour),), places, points, told, is_move=True)]
        case events.Surrounded(player):
            told = tuple(describe_surrounded(context.options, event))
            return [Deed(DeedKind.EXTRA, player, told=told, leads=True)]
        case events.BonusTaken(player, tiles):
            told, places = tuple(narrate(context, event)), (Place("supply"),)
            return [Deed(DeedKind.EXTRA, player, _colours(tiles), places, 0, told)]
        case events.Passed(player, _, discarded, before, after) if any(discarded):
            told = tuple(narrate(context, event)[:2])
            return [Deed(DeedKind.COST, player, _colours(discarded), (), after - before, told)]
        case events.StarScored() | events.NumberScored() | events.CornersPaid():
            told, points = tuple(narrate(context, event)[:1]), event.after - event.before
            kind = DeedKind.COST if isinstance(event, events.CornersPaid) else DeedKind.SCORE
            return [Deed(kind, event.player, (), (), points, told)]
    return []


def _colours(tiles: Counts) -> tuple[int, ...]:
    return tuple(colour for colour, count in enumerate(tiles) if count)
