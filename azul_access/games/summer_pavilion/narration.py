"""Events of Summer Pavilion as phrases.

The order is: who, what, from where, to where, consequences. No thing is identified by its colour
or its position alone.
"""

from collections.abc import Sequence
from typing import assert_never, cast

from azul_access.games.context import MessageKind
from azul_access.games.sources import FACTORY_WIDTH
from azul_access.games.summer_pavilion import events, pieces, places, terms
from azul_access.games.summer_pavilion.editions import Context, Options
from azul_access.games.terms import (
    describe_ending,
    describe_loss,
    describe_round_end,
    factory_name,
    from_source,
    without_colours,
)
from azul_access.games.tiles import Counts
from azul_access.language.phrase import Phrase, Series, phrase
from azul_access.tactile.cards import flip
from azul_access.tactile.grid import grid_rows


def narrate(context: Context, event: events.Event, *others: events.Event) -> list[Phrase]:
    """The phrases of an event; `others` are told together with it (`are_told_together`)."""
    names = context.names
    match event:
        case events.RoundStarted():
            return _round_started(context, event)
        case events.Stocked() | events.Filled():
            return _drawn(context, event)
        case events.RanOut(first, factories):
            return [phrase("sp-ran-out", first=first + 1, last=factories, count=factories - first)]
        case events.Taken() | events.StoneTaken():
            return _taken(context, event)
        case events.TakingEnded(player):
            return [phrase("sp-taking-ended", player=names[player])]
        case events.Placed():
            return _placed(context, event)
        case events.Surrounded():
            return describe_surrounded(context.options, event)
        case events.BonusTaken(player, bonus, _):
            return [phrase("sp-bonus-taken", player=names[player], tiles=terms.counts(bonus))]
        case events.Passed():
            return _passed(context, event)
        case events.RoundEnded(number, points):
            return [describe_round_end(names, number, points)]
        case events.StarScored() | events.NumberScored() | events.CornersPaid():
            return _scored(context, [event, *cast(Sequence[events.Final], others)])
        case events.GameEnded(winners, points, agreed):
            return describe_ending(names, winners, points, agreed=agreed)
        case events.TableSet():
            return places.table_set(context, event)
        case _:
            assert_never(event)


def are_told_together(event: events.Event, following: events.Event) -> bool:
    """Whether both are the final scoring of one board: then the cards are told once."""
    return (
        isinstance(event, events.Final)
        and isinstance(following, events.Final)
        and event.player == following.player
    )


def kind_of(context: Context, event: events.Event) -> MessageKind | None:
    """The kind of what is told of an event."""
    if isinstance(event, events.Turn):
        return context.moves_of(event.player)
    return MessageKind.DRAWS if isinstance(event, events.Draw) else None


def taken_slots(taken: events.Taken) -> dict[str, Phrase]:
    """The tiles and their source, for the turn itself and for the answer to what-if."""
    taken_tiles = terms.tiles(taken.colour, taken.size)
    if taken.wild is not None:
        taken_tiles = phrase("sp-with-wild", tiles=taken_tiles, wild=terms.tiles(taken.wild, 1))
    return {"tiles": taken_tiles, "source": from_source(taken.source)}


def to_centre(context: Context, taken: events.Taken) -> list[Phrase]:
    """The factory's other tiles."""
    if not taken.rest:
        return []
    tiles = without_colours(context, terms.grouped(tile for _, tile in taken.rest))
    return [phrase("to-centre", tiles=tiles)]


def to_tower(context: Context, placed: events.Placed) -> list[Phrase]:
    """The tiles that were paid for a placed tile."""
    paid = without_colours(context, paid_tiles(placed))
    return [phrase("sp-to-tower", tiles=paid)] if paid else []


def paid_tiles(placed: events.Placed) -> tuple[Phrase, ...]:
    """The tiles that were paid beside the placed one."""
    paid = []
    if placed.natural > 1:
        paid.append(terms.tiles(placed.colour, placed.natural - 1))
    if placed.wild:
        paid.append(terms.tiles(placed.wild_colour, placed.wild))
    return tuple(paid)


def describe_surrounded(options: Options, surrounded: events.Surrounded) -> list[Phrase]:
    """The features that are surrounded now, and whether the supply is too short for them."""
    features = [terms.feature_name(options, feature) for feature in surrounded.features]
    phrases = [phrase("sp-surrounded", features=Series(tuple(features)))]
    if surrounded.due != surrounded.earned:
        phrases.append(phrase("sp-supply-short", earned=surrounded.earned, count=surrounded.due))
    return phrases


def _round_started(context: Context, started: events.RoundStarted) -> list[Phrase]:
    from_corners = [
        phrase("sp-kept-back", player=name, tiles=without_colours(context, terms.counts(corners)))
        for name, corners in zip(context.names, started.from_corners, strict=True)
        if any(corners)
    ]
    again = started.round > 1 and started.keeper is None
    player = context.names[started.player]
    return [
        phrase("round-begun", round=started.round),
        phrase("sp-round-wild", wild=terms.colour_name(started.wild)),
        phrase("sp-begins-again" if again else "sp-begins", player=player),
        *from_corners,
    ]


def _drawn(context: Context, drawn: events.Stocked | events.Filled) -> list[Phrase]:
    phrases = _poured(drawn.poured)
    if isinstance(drawn, events.Stocked):
        complete = sum(drawn.tiles) == pieces.SUPPLY_SPACES
        message = "sp-stocked" if complete else "sp-restocked"
        tiles = without_colours(context, terms.counts(drawn.tiles))
        return [*phrases, phrase(message, tiles=tiles)]
    factory = factory_name(drawn.factory)
    tiles = without_colours(context, terms.grouped(drawn.tiles))
    phrases.append(phrase("filled", factory=factory, tiles=tiles))
    if context.verbose:
        phrases += grid_rows(terms.labels(drawn.tiles), FACTORY_WIDTH)
    return phrases


def _poured(poured: Counts | None) -> list[Phrase]:
    return [phrase("sp-poured", count=sum(poured))] if poured and any(poured) else []


def _taken(context: Context, taken: events.Taken | events.StoneTaken) -> list[Phrase]:
    player = context.names[taken.player]
    if isinstance(taken, events.Taken):
        rest = context.told_as(MessageKind.CENTRE, to_centre(context, taken))
        return [phrase("sp-taken", player=player, **taken_slots(taken)), *rest]
    cost = context.options.edition.stone_cost * taken.tiles
    loss = describe_loss(cost, taken.before, taken.after)
    return [
        phrase("sp-stone-taken", player=player, loss=loss),
        *_flip(context, player, taken.before, taken.after),
    ]


def _flip(context: Context, player: str, before: int, after: int) -> list[Phrase]:
    return context.told_as(MessageKind.CARDS, flip(player, before, after))


def _placed(context: Context, placed: events.Placed) -> list[Phrase]:
    player = context.names[placed.player]
    tile = without_colours(context, [terms.tiles(placed.colour, 1)])
    space = terms.onto_space(context.options, placed.space)
    return [
        phrase("sp-placed", player=player, tiles=tile, space=space),
        *to_tower(context, placed),
        phrase("sp-points", points=placed.run),
        *_flip(context, player, placed.before, placed.after),
    ]


def _passed(context: Context, passed: events.Passed) -> list[Phrase]:
    player = context.names[passed.player]
    if any(passed.kept):
        kept = without_colours(context, terms.counts(passed.kept))
        phrases = [phrase("sp-passed-keeps", player=player, tiles=kept)]
    else:
        phrases = [phrase("sp-passed", player=player)]
    if any(passed.discarded):
        cost = context.options.edition.surplus_cost * sum(passed.discarded)
        loss = describe_loss(cost, passed.before, passed.after)
        phrases.append(phrase("sp-thrown", tiles=terms.counts(passed.discarded), loss=loss))
    return [*phrases, *_flip(context, player, passed.before, passed.after)]


def _scored(context: Context, scored: Sequence[events.Final]) -> list[Phrase]:
    """What is scored of one board at the end, then the score cards."""
    player = context.names[scored[0].player]
    told = [_final(context, player, event) for event in scored]
    return [*told, *_flip(context, player, scored[0].before, scored[-1].after)]


def _final(context: Context, player: str, scored: events.Final) -> Phrase:
    gained = scored.after - scored.before
    match scored:
        case events.StarScored(_, star, colour):
            message = "sp-mixed-star-scored" if colour is None else "sp-star-scored"
            name = terms.star_name(context.options, star)
            return phrase(message, player=player, star=name, points=gained)
        case events.NumberScored(_, number):
            return phrase("sp-number-scored", player=player, number=number, points=gained)
        case events.CornersPaid(_, paid):
            cost = context.options.edition.surplus_cost * sum(paid)
            loss = describe_loss(cost, scored.before, scored.after)
            return phrase("sp-corners-paid", player=player, tiles=terms.counts(paid), loss=loss)
        case _:
            assert_never(scored)
