"""How players take events of base Azul back on the table."""

from collections.abc import Sequence
from typing import assert_never

from azul_access.games.azul import disc, events, terms
from azul_access.games.azul.editions import Context
from azul_access.games.azul.pieces import Line
from azul_access.games.azul.places import table_set
from azul_access.games.put_back import split_into_parts, turn_cards_back
from azul_access.games.sources import Factory
from azul_access.games.terms import factory_name
from azul_access.language.phrase import Phrase, Slot, phrase
from azul_access.tactile.grid import places


def parts(happened: Sequence[events.Event]) -> list[tuple[events.Event, ...]]:
    """The next round or the end, the scoring of each board, and the turn, newest part first."""
    match happened:
        case (events.TableSet(), events.GameEnded()):
            return [tuple(happened)]
    return split_into_parts(happened, _part_of)


def put_back(context: Context, happened: Sequence[events.Event]) -> list[Phrase]:
    """What players have to do with their hands for one part, newest step first."""
    match happened:
        case (events.TableSet() as setting, events.GameEnded()):
            happened = (setting,)  # the game was over before, too
    newest_first = happened[::-1]
    phrases = [step for event in newest_first for step in _event_back(context, event)]
    scored = [event for event in newest_first if isinstance(event, events.Scored)]
    changes = ((event.player, event.before, event.after) for event in scored)
    return [*phrases, *turn_cards_back(context.names, changes)]


def _part_of(event: events.Event) -> object:
    if isinstance(event, events.Tiling | events.BonusScored):
        return event.player
    if isinstance(event, events.RoundStarted | events.GameEnded):
        return "game"
    if isinstance(event, events.Turn | events.Filled | events.TableSet):
        return "turn"
    return None


def _event_back(context: Context, event: events.Event) -> list[Phrase]:
    """What players have to do to undo an event, but for the score cards, newest step first."""
    names = context.names
    match event:
        case events.RoundStarted(number, _, keeper):
            if number == 1 or keeper is None:
                return []
            return [phrase("azul-back-round", round=number, player=names[keeper])]
        case events.Filled():
            return _filled_back(context, event)
        case events.MarkerTaken(player, _):
            marker = terms.disc_space(disc.MARKER_SPACE)
            return [phrase("azul-back-marker", player=names[player], space=marker)]
        case events.Taken():
            return _taken_back(context, event)
        case events.Tiled():
            return _tiled_back(context, event)
        case events.Blocked():
            return _blocked_back(context, event)
        case events.FloorCleared():
            return _floor_back(context, event)
        case events.GameEnded():
            return [phrase("back-game-ended")]
        case events.TableSet(before, after):
            return table_set(context, events.TableSet(after, before))
        case events.RanOut() | events.TakingEnded() | events.RoundEnded() | events.BonusScored():
            return []
        case _:
            assert_never(event)


def _filled_back(context: Context, filled: events.Filled) -> list[Phrase]:
    factory, colours = factory_name(filled.factory), terms.grouped(context, filled.tiles)
    phrases = [phrase("back-filled", factory=factory, tiles=colours)]
    if filled.poured and any(filled.poured):
        phrases.append(phrase("azul-back-poured", tiles=terms.counts(context, filled.poured)))
    return phrases


def _taken_back(context: Context, taken: events.Taken) -> list[Phrase]:
    """First the tiles on the disc go to the factory, then those on the board, last laid first."""
    phrases: list[Phrase] = []
    name = factory_name(taken.source) if isinstance(taken.source, Factory) else None
    rest = list(taken.rest)
    for step in reversed(taken.steps):
        if step.origin is not None:
            phrases.append(terms.hop(step.colour, step.space, step.origin))
            continue
        at, colour = rest.pop()
        assert name is not None  # only a factory has other tiles that go to the disc
        label, space, place = terms.label(colour), terms.disc_space(step.space), at + 1
        back = phrase("azul-back-rest", label=label, space=space, factory=name, place=place)
        phrases.append(back)
    # The tiles were laid on the line, then the floor line, then into the lid; back in reverse.
    spaces: list[disc.DiscSpace] = [*taken.origin, *[disc.BESIDE] * taken.beside]
    lid = phrase("azul-out-of-lid")
    phrases += _tiles_back(context, taken, spaces[taken.placed + taken.dropped :], lid)
    dropped = spaces[taken.placed : taken.placed + taken.dropped]
    if dropped:
        floor = places(range(taken.floor_before, taken.floor_before + taken.dropped))
        phrases += _tiles_back(context, taken, dropped, phrase("azul-off-floor", places=floor))
    if isinstance(taken.target, Line):
        line = places(range(taken.line_before, taken.line_before + taken.placed))
        where = phrase("azul-off-line", line=taken.target.index + 1, places=line)
        phrases += _tiles_back(context, taken, spaces[: taken.placed], where)
    return phrases


def _tiles_back(
    context: Context, taken: events.Taken, spaces: Sequence[disc.DiscSpace], where: Phrase
) -> list[Phrase]:
    """Tiles of a turn from `where` they are now to the `spaces` that they were taken from."""
    if not spaces:
        return []
    moved = terms.tiles(context, taken.colour, len(spaces))
    slots: dict[str, Slot] = {"player": context.names[taken.player], "tiles": moved, "where": where}
    if isinstance(taken.source, Factory):
        number, at = taken.source.index + 1, places([at for at in spaces if at is not disc.BESIDE])
        return [phrase("azul-back-to-factory", factory=number, places=at, **slots)]
    return [phrase("azul-back-to-centre", spaces=terms.disc_spaces(spaces), **slots)]


def _tiled_back(context: Context, tiled: events.Tiled) -> list[Phrase]:
    player, line, place = context.names[tiled.player], tiled.line.index + 1, tiled.column + 1
    label = terms.label(tiled.colour)
    return [
        phrase("azul-back-tiled", player=player, label=label, line=line, place=place),
        *_line_from_lid(context, tiled),
    ]


def _blocked_back(context: Context, blocked: events.Blocked) -> list[Phrase]:
    player, line, count = context.names[blocked.player], blocked.line.index + 1, blocked.dropped
    from_lid = _line_from_lid(context, blocked)
    if not count:
        return from_lid
    moved = terms.tiles(context, blocked.colour, count)
    back = phrase("azul-back-blocked", player=player, line=line, tiles=moved, count=count)
    return [back, *from_lid]


def _line_from_lid(context: Context, scored: events.Tiled | events.Blocked) -> list[Phrase]:
    """The tiles of a complete line that went into the lid."""
    if not scored.to_lid:
        return []
    player, line = context.names[scored.player], scored.line.index + 1
    moved = terms.tiles(context, scored.colour, scored.to_lid)
    return [phrase("azul-back-line-lid", player=player, tiles=moved, line=line)]


def _floor_back(context: Context, cleared: events.FloorCleared) -> list[Phrase]:
    player = context.names[cleared.player]
    pieces = tuple(
        phrase("azul-back-floor-piece", label=terms.label(piece), place=place)
        for place, piece in enumerate(cleared.floor, 1)
    )
    return [phrase("azul-back-floor", player=player, pieces=pieces)]
