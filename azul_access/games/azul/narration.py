"""Events of base Azul as phrases.

The order is: who, what, from where, to where, consequences. No thing is identified by its colour
or its position alone.
"""

from collections.abc import Iterable, Sequence
from typing import assert_never, cast

from azul_access.games import sources, terms
from azul_access.games.azul import disc, events, pieces, scoring
from azul_access.games.azul.editions import Context
from azul_access.games.azul.places import table_set
from azul_access.games.azul.terms import disc_space, disc_spaces, grouped, hop, label, tiles
from azul_access.games.context import MessageKind
from azul_access.language.phrase import Phrase, Series, phrase
from azul_access.tactile.cards import flip
from azul_access.tactile.grid import grid_rows, places


def narrate(context: Context, event: events.Event, *others: events.Event) -> list[Phrase]:
    """The phrases of an event; `others` are told together with it (`are_told_together`)."""
    if isinstance(event, events.Scoring):
        return _scoring(context, [event, *cast(Sequence[events.Scoring], others)])
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
        case events.RoundEnded(number, points):
            return [
                phrase("round-ended", round=number, scores=terms.list_scores(context.names, points))
            ]
        case events.GameEnded():
            return _game_ended(context, event)
        case events.TableSet():
            return table_set(context, event)
        case _:
            assert_never(event)


def are_told_together(event: events.Event, following: events.Event) -> bool:
    """Whether both are the scoring of one board: then the lid and the cards are told once."""
    return (
        isinstance(event, events.Scoring)
        and isinstance(following, events.Scoring)
        and event.player == following.player
    )


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
    return [*phrases, *_to_lid(context, [taken.colour] * taken.to_lid)]


def describe_rest(context: Context, taken: events.Taken) -> list[Phrase]:
    """The other tiles of the factory, which go to the centre."""
    context = context.of(MessageKind.CENTRE)
    phrases = _hops(taken.steps)
    laid: dict[pieces.Colour, list[disc.DiscSpace]] = {}
    for step in taken.steps:
        if step.origin is None:
            laid.setdefault(step.colour, []).append(step.space)
    placed = tuple(
        phrase(
            "azul-tiles-at",
            label=label(colour),
            tiles=tiles(context, colour, len(spaces)),
            spaces=disc_spaces(spaces),
        )
        for colour, spaces in sorted(laid.items())  # in reading order
    )
    if placed:
        phrases.append(phrase("to-centre", tiles=Series(placed)))
    return context.told_as(MessageKind.CENTRE, phrases)


def _round_started(context: Context, started: events.RoundStarted) -> list[Phrase]:
    begun = phrase("round-begun", round=started.round)
    player = context.names[started.player]
    if started.keeper is None:
        return [begun, phrase("azul-round-started-again", player=player)]
    marker = disc_space(disc.MARKER_SPACE)
    return [begun, phrase("azul-round-started", round=started.round, player=player, space=marker)]


def _filled(context: Context, filled: events.Filled) -> list[Phrase]:
    poured = sum(filled.poured or ())
    factory, drawn = terms.factory_name(filled.factory), grouped(context, filled.tiles)
    drawn = terms.without_colours(context, drawn)
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


def _scoring(context: Context, scores: Sequence[events.Scoring]) -> list[Phrase]:
    """What is scored of one board, then what goes to the lid, then the score cards."""
    player = context.names[scores[0].player]
    phrases = [phrase("by-player", player=player)]
    for event in scores:
        phrases += _scored(context, event)
    left_over = [piece for event in scores for piece in _left_over(event)]
    phrases += _to_lid(context, [piece for piece in left_over if piece is not pieces.MARKER])
    if pieces.MARKER in left_over and not context.is_retold:
        phrases.append(phrase("azul-marker-kept", player=player))
    if paid := [event for event in scores if not isinstance(event, events.Blocked)]:
        cards = flip(player, paid[0].before, paid[-1].after)
        phrases += context.told_as(MessageKind.CARDS, cards)
    return phrases


def tell_points(context: Context, event: events.Scoring) -> list[Phrase]:
    """What an event scored or cost, with the tiles of the floor line."""
    return [*_scored(context, event), *(_to_lid(context, _off_floor(event)))]


def _off_floor(event: events.Scoring) -> list[pieces.Colour]:
    floor = event.floor if isinstance(event, events.FloorCleared) else ()
    return [piece for piece in floor if isinstance(piece, pieces.Colour)]


def _scored(context: Context, event: events.Scoring) -> list[Phrase]:
    match event:
        case events.Tiled():
            return _tiled(context, event)
        case events.Blocked():
            return _blocked(context, event)
        case events.FloorCleared(_, floor, before, after):
            cost = scoring.floor_cost(context.options.edition, 0, len(floor))
            loss = terms.describe_loss(cost, before, after)
            return [phrase("azul-floor-cleared", count=len(floor), loss=loss)]
        case events.BonusScored():
            return [_bonus_scored(event)]
        case _:
            assert_never(event)


def _left_over(event: events.Scoring) -> Sequence[pieces.Piece]:
    """What goes to the lid, and the start marker, which is kept."""
    match event:
        case events.Tiled() | events.Blocked():
            return [event.colour] * event.to_lid
        case events.FloorCleared():
            return event.floor
        case _:
            return []


def _tiled(context: Context, tiled: events.Tiled) -> list[Phrase]:
    line, place, points = tiled.line.index + 1, tiled.column + 1, tiled.after - tiled.before
    told = phrase("azul-tiled", line=line, label=label(tiled.colour), place=place, points=points)
    return [told, *(_runs(tiled) if context.verbose else ())]


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
    return [
        phrase("azul-blocked", line=blocked.line.index + 1, label=label(blocked.colour)),
        *_dropped(context, blocked.colour, blocked.floor_before, blocked.dropped),
    ]


def _dropped(context: Context, colour: pieces.Colour, first: int, count: int) -> list[Phrase]:
    """`count` tiles on the floor line from space `first` (from 0) on."""
    if not count:
        return []
    dropped = terms.without_colours(context, [tiles(context, colour, count)])
    laid = places(range(first, first + count))
    points = scoring.floor_cost(context.options.edition, first, count)
    return [phrase("azul-dropped", tiles=dropped, places=laid, points=points)]


def _to_lid(context: Context, colours: Iterable[pieces.Colour]) -> list[Phrase]:
    dropped = terms.without_colours(context, grouped(context, colours))
    return [phrase("azul-to-lid", tiles=dropped)] if dropped else []


def _hops(steps: Iterable[disc.Step]) -> list[Phrase]:
    return [hop(step.colour, step.origin, step.space) for step in steps if step.origin is not None]


def _bonus_scored(scored: events.BonusScored) -> Phrase:
    points, number = scored.after - scored.before, scored.index + 1
    match scored.bonus:
        case events.Bonus.ROW:
            return phrase("azul-bonus-row", points=points, row=number)
        case events.Bonus.COLUMN:
            return phrase("azul-bonus-column", points=points, column=number)
        case events.Bonus.COLOUR:
            colour = label(pieces.Colour(scored.index))
            return phrase("azul-bonus-colour", points=points, label=colour)
        case _:
            assert_never(scored.bonus)


def _game_ended(context: Context, ended: events.GameEnded) -> list[Phrase]:
    names = context.names
    phrases = terms.describe_ending(names, ended.winners, ended.scores, agreed=ended.agreed)
    best = ended.scores[ended.winners[0]]
    if len(ended.winners) == 1 and ended.scores.count(best) > 1:
        winner = ended.winners[0]
        rows = ended.rows[winner]
        phrases[-1] = phrase("azul-win-by-rows", player=names[winner], points=best, rows=rows)
    return phrases
