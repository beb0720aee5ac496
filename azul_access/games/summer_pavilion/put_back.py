"""How players take events of Summer Pavilion back on the table."""

from collections.abc import Sequence
from typing import assert_never

from azul_access.games.put_back import split_into_parts, turn_cards_back
from azul_access.games.sources import Factory
from azul_access.games.summer_pavilion import events, narration, terms
from azul_access.games.summer_pavilion.editions import Context
from azul_access.games.summer_pavilion.places import table_set
from azul_access.games.terms import factory_name
from azul_access.language.phrase import Phrase, phrase
from azul_access.tactile.grid import places


def parts(happened: Sequence[events.Event]) -> list[tuple[events.Event, ...]]:
    """The next round or the end, and what each player did and scored, newest part first."""
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
    if isinstance(event, events.Turn | events.Final):
        return event.player
    if isinstance(event, events.RoundStarted | events.GameEnded):
        return "game"
    if isinstance(event, events.Stocked | events.Filled | events.TableSet):
        return "table"
    return None


def _event_back(context: Context, event: events.Event) -> list[Phrase]:
    """What players have to do to undo an event, but for the score cards, newest step first."""
    names = context.names
    match event:
        case events.RoundStarted():
            return _round_back(context, event)
        case events.Stocked() | events.Filled():
            return _drawn_back(event)
        case events.Taken():
            return _taken_back(context, event)
        case events.StoneTaken(player):
            return [phrase("sp-back-stone", player=names[player])]
        case events.Placed():
            return _placed_back(context, event)
        case events.BonusTaken(player, bonus, _):
            return [phrase("sp-back-bonus", player=names[player], tiles=terms.counts(bonus))]
        case events.Passed():
            return _passed_back(context, event)
        case events.CornersPaid(player, paid):
            return [phrase("sp-back-corners", player=names[player], tiles=terms.counts(paid))]
        case events.GameEnded():
            return [phrase("back-game-ended")]
        case events.TableSet(before, after):
            return table_set(context, events.TableSet(after, before))
        case events.RanOut() | events.TakingEnded() | events.RoundEnded() | events.Surrounded():
            return []
        case events.StarScored() | events.NumberScored():
            return []
        case _:
            assert_never(event)


def _round_back(context: Context, started: events.RoundStarted) -> list[Phrase]:
    phrases = [
        phrase("sp-back-kept", player=name, tiles=terms.counts(corners))
        for name, corners in zip(context.names, started.from_corners, strict=True)
        if any(corners)
    ]
    if started.round > 1:
        if started.keeper is not None:
            phrases.append(phrase("sp-back-stone-out", player=context.names[started.keeper]))
        phrases.append(phrase("sp-back-round", round=started.round))
    return phrases


def _drawn_back(drawn: events.Stocked | events.Filled) -> list[Phrase]:
    if isinstance(drawn, events.Stocked):
        phrases = [phrase("sp-back-stocked", tiles=terms.counts(drawn.tiles))]
    else:
        factory = factory_name(drawn.factory)
        phrases = [phrase("back-filled", factory=factory, tiles=terms.grouped(drawn.tiles))]
    if drawn.poured and any(drawn.poured):
        phrases.append(phrase("sp-back-poured", tiles=terms.counts(drawn.poured)))
    return phrases


def _taken_back(context: Context, taken: events.Taken) -> list[Phrase]:
    """First the other tiles go from the centre to the factory, then the player's tiles."""
    player = context.names[taken.player]
    if not isinstance(taken.source, Factory):
        taken_tiles = [terms.tiles(taken.colour, taken.size)]
        if taken.wild is not None:
            taken_tiles.append(terms.tiles(taken.wild, 1))
        return [phrase("sp-back-to-centre", player=player, tiles=tuple(taken_tiles))]
    phrases = []
    factory = taken.source.index + 1
    if taken.rest:
        rest = tuple(_tile_at(terms.tiles(tile, 1), [space]) for space, tile in taken.rest)
        phrases.append(phrase("sp-back-rest", factory=factory, tiles=rest))
    taken_tiles = [_tile_at(terms.tiles(taken.colour, taken.size), taken.spaces)]
    if taken.wild is not None and taken.wild_space is not None:
        taken_tiles.append(_tile_at(terms.tiles(taken.wild, 1), [taken.wild_space]))
    moved = tuple(taken_tiles)
    return [*phrases, phrase("sp-back-to-factory", player=player, factory=factory, tiles=moved)]


def _tile_at(moved: Phrase, spaces: Sequence[int]) -> Phrase:
    """Tiles and their spaces of a factory."""
    return phrase("tile-at", tiles=moved, places=places(spaces))


def _placed_back(context: Context, placed: events.Placed) -> list[Phrase]:
    player, tile = context.names[placed.player], terms.tiles(placed.colour, 1)
    space = terms.space_name(context.options, placed.space)
    return [
        phrase("sp-back-placed", player=player, tiles=tile, space=space),
        *_out_of_tower(player, narration.paid_tiles(placed)),
    ]


def _passed_back(context: Context, passed: events.Passed) -> list[Phrase]:
    player = context.names[passed.player]
    phrases = []
    if any(passed.kept):
        phrases.append(phrase("sp-back-kept-out", player=player, tiles=terms.counts(passed.kept)))
    return [*phrases, *_out_of_tower(player, terms.counts(passed.discarded))]


def _out_of_tower(player: str, moved: tuple[Phrase, ...]) -> list[Phrase]:
    return [phrase("sp-back-tower", player=player, tiles=moved)] if moved else []
