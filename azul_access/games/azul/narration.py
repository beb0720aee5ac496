"""Events of base Azul as phrases.

The order is: who, what, from where, to where, consequences. No thing is identified by its colour
or its position alone.
"""

from collections.abc import Iterable, Sequence
from typing import assert_never

from azul_access.games import sources, terms
from azul_access.games.azul import disc, events, pieces, scoring
from azul_access.games.azul.editions import Context
from azul_access.games.azul.places import table_set
from azul_access.games.azul.terms import disc_space, disc_spaces, grouped, hop, label, tiles
from azul_access.games.context import MessageKind
from azul_access.language.phrase import Phrase, Series, phrase
from azul_access.tactile.cards import flip
from azul_access.tactile.grid import grid_rows, places


def narrate(context: Context, event: events.Event) -> list[Phrase]:
    match event:
        case events.RoundStarted():
            return _round_started(context, event)
        case events.Filled():
            return _filled(context, event)
        case events.RanOut(first, factories):
            return [
                phrase("azul-ran-out", first=first + 1, last=factories, count=factories - first)
            ]
        case events.MarkerTaken():
            return [_marker_taken(context, event)]
        case events.Taken():
            return _taken(context, event)
        case events.TakingEnded():
            return [phrase("azul-taking-ended")]
        case events.Tiled():
            return _tiled(context, event)
        case events.Blocked():
            return _blocked(context, event)
        case events.FloorCleared():
            return _floor_cleared(context, event)
        case events.RoundEnded(number, points):
            return [
                phrase("round-ended", round=number, scores=terms.list_scores(context.names, points))
            ]
        case events.BonusScored():
            return _bonus_scored(context, event)
        case events.GameEnded():
            return _game_ended(context, event)
        case events.TableSet():
            return table_set(context, event)
        case _:
            assert_never(event)


def kind_of(context: Context, event: events.Event) -> MessageKind | None:
    """The kind of what is told of an event."""
    if isinstance(event, events.Turn):
        return context.moves_of(event.player)
    if isinstance(event, events.Draw):
        return MessageKind.DRAWS
    return MessageKind.TILING if isinstance(event, events.Tiling) else None


def describe_landing(context: Context, taken: events.Taken) -> Phrase:
    """The places where the tiles were laid, and how full the line is or what the floor costs."""
    if isinstance(taken.target, pieces.Line):
        length = taken.target.index + 1
        now = taken.line_before + taken.placed
        laid, status = places(range(taken.line_before, now)), _line_result(now, length)
        return phrase("azul-landing-line", line=length, places=laid, status=status)
    if not taken.dropped:
        return phrase("azul-landing-full-floor")
    first, count = taken.floor_before, taken.dropped
    points = scoring.floor_cost(context.options.edition, first, count)
    return phrase("azul-landing-floor", places=places(range(first, first + count)), points=points)


def line_status(count: int, length: int) -> Phrase:
    """How full a line is that holds `count` tiles."""
    if count == length:
        return phrase("azul-line-full")
    return phrase("azul-line-now", now=count, line=length)


def _line_result(count: int, length: int) -> Phrase:
    """The same with a word before the numbers, because the places before them are numbers, too."""
    if count == length:
        return phrase("azul-line-full")
    return phrase("azul-line-makes", now=count, line=length)


def describe_consequences(context: Context, taken: events.Taken) -> list[Phrase]:
    """What else follows from a turn, without a subject, so that the answer to what-if uses it."""
    return [*describe_overflow(context, taken), *describe_rest(context, taken)]


def describe_overflow(context: Context, taken: events.Taken) -> list[Phrase]:
    """The tiles that found no room in the line, or on the floor line."""
    phrases: list[Phrase] = []
    if isinstance(taken.target, pieces.Line):
        phrases += _dropped(context, taken.colour, taken.floor_before, taken.dropped)
    return [*phrases, *_to_lid(context, taken.colour, taken.to_lid)]


def describe_rest(context: Context, taken: events.Taken) -> list[Phrase]:
    """The other tiles of the factory, which go to the centre."""
    context = context.of(MessageKind.CENTRE)
    # Terse narrations name no spaces of the disc.
    phrases = [] if context.terse else _hops(taken.steps)
    laid: dict[pieces.Colour, list[disc.DiscSpace]] = {}
    for step in taken.steps:
        if step.origin is None:
            laid.setdefault(step.colour, []).append(step.space)
    counted = {colour: tiles(context, colour, len(spaces)) for colour, spaces in laid.items()}
    if laid and context.terse:
        phrases.append(phrase("to-centre", tiles=tuple(counted.values())))
    elif laid:
        placed = tuple(
            phrase("azul-tiles-at", tiles=counted[colour], spaces=disc_spaces(spaces))
            for colour, spaces in sorted(laid.items())  # in reading order
        )
        phrases.append(phrase("to-centre", tiles=Series(placed)))
    return context.told_as(MessageKind.CENTRE, phrases)


def _round_started(context: Context, started: events.RoundStarted) -> list[Phrase]:
    begun = phrase("round-begun", round=started.round)
    player = context.names[started.player]
    if started.keeper is None:
        return [begun, phrase("azul-round-started-again", player=player)]
    marker = disc_space(disc.MARKER_SPACE)
    return [begun, phrase("azul-round-started", player=player, space=marker)]


def _filled(context: Context, filled: events.Filled) -> list[Phrase]:
    poured = sum(filled.poured or ())
    factory, drawn = terms.factory_name(filled.factory), grouped(context, filled.tiles)
    phrases = [phrase("azul-poured", count=poured)] if poured else []
    phrases.append(phrase("filled", factory=factory, tiles=drawn))
    if context.verbose:
        phrases += grid_rows([label(tile) for tile in filled.tiles], sources.FACTORY_WIDTH)
    return phrases


def _marker_taken(context: Context, taken: events.MarkerTaken) -> Phrase:
    player = context.names[taken.player]
    if taken.space is None:
        return phrase("azul-marker-taken-free", player=player)
    points = scoring.floor_cost(context.options.edition, taken.space, 1)
    return phrase("azul-marker-taken", player=player, place=taken.space + 1, points=points)


def _taken(context: Context, taken: events.Taken) -> list[Phrase]:
    return [
        phrase(
            "azul-taken",
            player=context.names[taken.player],
            tiles=tiles(context, taken.colour, taken.size),
            count=taken.size,
            source=terms.from_source(taken.source),
            landing=describe_landing(context, taken),
        ),
        *describe_consequences(context, taken),
    ]


def _tiled(context: Context, tiled: events.Tiled) -> list[Phrase]:
    player, line, place = context.names[tiled.player], tiled.line.index + 1, tiled.column + 1
    tile, points = label(tiled.colour), tiled.after - tiled.before
    phrases = [
        phrase("azul-tiled", player=player, line=line, label=tile, place=place, points=points)
    ]
    if context.verbose:
        phrases += _runs(tiled)
    phrases += _to_lid(context, tiled.colour, tiled.to_lid)
    return [*phrases, *_flip(context, player, tiled.before, tiled.after)]


def _flip(context: Context, player: str, before: int, after: int) -> list[Phrase]:
    return context.told_as(MessageKind.CARDS, flip(player, before, after))


def _runs(tiled: events.Tiled) -> list[Phrase]:
    """The runs that make the points; a run of one tile makes none."""
    if tiled.across > 1 and tiled.down > 1:
        return [phrase("azul-tiled-runs", across=tiled.across, down=tiled.down)]
    if tiled.across > 1:
        return [phrase("azul-tiled-across", across=tiled.across)]
    if tiled.down > 1:
        return [phrase("azul-tiled-down", down=tiled.down)]
    return []


def _blocked(context: Context, blocked: events.Blocked) -> list[Phrase]:
    player, line = context.names[blocked.player], blocked.line.index + 1
    return [
        phrase("azul-blocked", player=player, line=line, label=label(blocked.colour)),
        *_dropped(context, blocked.colour, blocked.floor_before, blocked.dropped),
        *_to_lid(context, blocked.colour, blocked.to_lid),
    ]


def _dropped(context: Context, colour: pieces.Colour, first: int, count: int) -> list[Phrase]:
    """`count` tiles on the floor line from space `first` (from 0) on."""
    if not count:
        return []
    dropped, laid = tiles(context, colour, count), places(range(first, first + count))
    points = scoring.floor_cost(context.options.edition, first, count)
    return [phrase("azul-dropped", tiles=dropped, places=laid, points=points)]


def _to_lid(context: Context, colour: pieces.Colour, count: int) -> list[Phrase]:
    return [phrase("azul-to-lid", tiles=tiles(context, colour, count))] if count else []


def _hops(steps: Iterable[disc.Step]) -> list[Phrase]:
    return [hop(step.colour, step.origin, step.space) for step in steps if step.origin is not None]


def _floor_cleared(context: Context, cleared: events.FloorCleared) -> list[Phrase]:
    player, floor = context.names[cleared.player], cleared.floor
    cost = scoring.floor_cost(context.options.edition, 0, len(floor))
    loss = terms.describe_loss(cost, cleared.before, cleared.after)
    return [
        phrase("azul-floor-cleared", player=player, count=len(floor), loss=loss),
        *_floor_tiles(context, floor),
        *_flip(context, player, cleared.before, cleared.after),
    ]


def _floor_tiles(context: Context, floor: Sequence[pieces.Piece]) -> list[Phrase]:
    phrases = []
    colours = [piece for piece in floor if piece is not pieces.MARKER]
    if colours:
        phrases.append(phrase("azul-floor-to-lid", tiles=grouped(context, colours)))
    if pieces.MARKER in floor and not context.is_retold:
        phrases.append(phrase("azul-marker-kept"))
    return phrases


def _bonus_scored(context: Context, scored: events.BonusScored) -> list[Phrase]:
    player, points = context.names[scored.player], scored.after - scored.before
    match scored.bonus:
        case events.Bonus.ROW:
            bonus = phrase("azul-bonus-row", player=player, points=points, row=scored.index + 1)
        case events.Bonus.COLUMN:
            column = scored.index + 1
            bonus = phrase("azul-bonus-column", player=player, points=points, column=column)
        case events.Bonus.COLOUR:
            colour = label(pieces.Colour(scored.index))
            bonus = phrase("azul-bonus-colour", player=player, points=points, label=colour)
    return [bonus, *_flip(context, player, scored.before, scored.after)]


def _game_ended(context: Context, ended: events.GameEnded) -> list[Phrase]:
    names = context.names
    phrases = terms.describe_ending(names, ended.winners, ended.scores, agreed=ended.agreed)
    best = ended.scores[ended.winners[0]]
    if len(ended.winners) == 1 and ended.scores.count(best) > 1:
        winner = ended.winners[0]
        rows = ended.rows[winner]
        phrases[-1] = phrase("azul-win-by-rows", player=names[winner], points=best, rows=rows)
    return phrases
