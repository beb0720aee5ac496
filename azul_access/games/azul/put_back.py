"""How players take events of base Azul back on the table."""

from collections.abc import Sequence
from typing import assert_never

from azul_access.games.azul import events, terms
from azul_access.games.azul.disc import BESIDE, MARKER_SPACE, DiscSpace
from azul_access.games.azul.editions import NarrationContext
from azul_access.games.azul.pieces import Colour, Line
from azul_access.games.azul.places import table_set
from azul_access.games.put_back import split_into_parts, turn_cards_back
from azul_access.games.sources import Factory
from azul_access.games.terms import factory_name
from azul_access.language.phrase import Phrase, phrase
from azul_access.tactile.grid import places

_Scored = events.Tiled | events.FloorCleared | events.BonusScored


def parts(happened: Sequence[events.Event]) -> list[tuple[events.Event, ...]]:
    """The next round or the end, the scoring of each board, and the turn, newest part first."""
    match happened:
        case (events.TableSet(), events.GameEnded()):
            return [tuple(happened)]
    return split_into_parts(happened, _part_of)


def put_back(context: NarrationContext, happened: Sequence[events.Event]) -> list[Phrase]:
    """What players have to do with their hands for one part, newest step first."""
    match happened:
        case (events.TableSet() as setting, events.GameEnded()):
            happened = (setting,)  # the game was over before, too
    newest_first = happened[::-1]
    phrases = [step for event in newest_first for step in _event_back(context, event)]
    scored = [event for event in newest_first if isinstance(event, _Scored)]
    changes = ((event.player, event.before, event.after) for event in scored)
    return [*phrases, *turn_cards_back(context.names, changes)]


def _part_of(event: events.Event) -> object:
    match event:
        case (
            events.Tiled(seat)
            | events.Blocked(seat)
            | events.FloorCleared(seat)
            | events.BonusScored(seat)
        ):
            return seat
        case events.RoundStarted() | events.GameEnded():
            return "game"
        case events.Taken() | events.MarkerTaken() | events.Filled() | events.TableSet():
            return "turn"
    return None


def _event_back(context: NarrationContext, event: events.Event) -> list[Phrase]:
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
            marker = terms.disc_space(MARKER_SPACE)
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


def _filled_back(context: NarrationContext, filled: events.Filled) -> list[Phrase]:
    factory, colours = factory_name(filled.factory), terms.grouped(context, filled.tiles)
    phrases = [phrase("back-filled", factory=factory, tiles=colours)]
    if filled.poured and any(filled.poured):
        phrases.append(phrase("azul-back-poured", tiles=terms.counts(context, filled.poured)))
    return phrases


def _taken_back(context: NarrationContext, taken: events.Taken) -> list[Phrase]:
    """First the tiles on the disc go to the factory, then those on the board, last laid first."""
    phrases: list[Phrase] = []
    name = factory_name(taken.source) if isinstance(taken.source, Factory) else None
    rest = list(taken.rest)
    for step in reversed(taken.steps):
        if step.origin is not None:
            if not context.terse:  # no spaces were told
                phrases.append(terms.hop(step.colour, step.space, step.origin))
            continue
        space, colour = rest.pop()
        assert name is not None  # only a factory has other tiles that go to the disc
        phrases.append(
            phrase(
                "azul-back-rest",
                label=terms.label(colour),
                space=terms.disc_space(step.space),
                factory=name,
                place=space + 1,
            )
        )
    # The tiles were laid on the line, then the floor line, then into the lid; back in reverse.
    spaces: list[DiscSpace] = [*taken.origin, *[BESIDE] * taken.beside]
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
    context: NarrationContext, taken: events.Taken, spaces: Sequence[DiscSpace], where: Phrase
) -> list[Phrase]:
    """Tiles of a turn from `where` they are now to the `spaces` that they were taken from."""
    if not spaces:
        return []
    moved = terms.tiles(context, taken.colour, len(spaces))
    player = context.names[taken.player]
    if isinstance(taken.source, Factory):
        return [
            phrase(
                "azul-back-to-factory",
                player=player,
                tiles=moved,
                where=where,
                factory=taken.source.index + 1,
                places=places([space for space in spaces if space is not BESIDE]),
            )
        ]
    return [
        phrase(
            "azul-back-to-centre",
            player=player,
            tiles=moved,
            where=where,
            spaces=terms.disc_spaces(spaces),
        )
    ]


def _tiled_back(context: NarrationContext, tiled: events.Tiled) -> list[Phrase]:
    player = context.names[tiled.player]
    return [
        phrase(
            "azul-back-tiled",
            player=player,
            label=terms.label(tiled.colour),
            line=tiled.line.index + 1,
            place=tiled.column + 1,
        ),
        *_line_from_lid(context, player, tiled.colour, tiled.line, tiled.to_lid),
    ]


def _blocked_back(context: NarrationContext, blocked: events.Blocked) -> list[Phrase]:
    player, phrases = context.names[blocked.player], []
    if blocked.dropped:
        phrases.append(
            phrase(
                "azul-back-blocked",
                player=player,
                line=blocked.line.index + 1,
                tiles=terms.tiles(context, blocked.colour, blocked.dropped),
                count=blocked.dropped,
            )
        )
    from_lid = _line_from_lid(context, player, blocked.colour, blocked.line, blocked.to_lid)
    return [*phrases, *from_lid]


def _line_from_lid(
    context: NarrationContext, player: str, colour: Colour, line: Line, count: int
) -> list[Phrase]:
    if not count:
        return []
    return [
        phrase(
            "azul-back-line-lid",
            player=player,
            tiles=terms.tiles(context, colour, count),
            line=line.index + 1,
        )
    ]


def _floor_back(context: NarrationContext, cleared: events.FloorCleared) -> list[Phrase]:
    player = context.names[cleared.player]
    pieces = tuple(
        phrase("azul-back-floor-piece", label=terms.label(piece), place=place)
        for place, piece in enumerate(cleared.floor, 1)
    )
    return [phrase("azul-back-floor", player=player, pieces=pieces)]
