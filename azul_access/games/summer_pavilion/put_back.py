"""How players take events of Summer Pavilion back on the table."""

from typing import assert_never

from azul_access.games.sources import Factory
from azul_access.games.summer_pavilion.editions import NarrationContext
from azul_access.games.summer_pavilion.events import (
    BonusTaken,
    CornersPaid,
    Event,
    Filled,
    GameEnded,
    NumberScored,
    Passed,
    Placed,
    RanOut,
    RoundEnded,
    RoundStarted,
    StarScored,
    Stocked,
    StoneTaken,
    Surrounded,
    Taken,
    TakingEnded,
)
from azul_access.games.summer_pavilion.narration import paid_tiles
from azul_access.games.summer_pavilion.terms import counts, grouped, space_name, tiles
from azul_access.games.terms import factory_name
from azul_access.language.phrase import Phrase, phrase
from azul_access.tactile.cards import flip
from azul_access.tactile.grid import places


def put_back(context: NarrationContext, event: Event) -> list[Phrase]:
    """What players have to do with their hands to undo `event`, newest step first."""
    names = context.names
    match event:
        case RoundStarted():
            return _round_back(context, event)
        case Stocked() | Filled():
            return _drawn_back(event)
        case Taken():
            return _taken_back(context, event)
        case StoneTaken(player, _, before, after):
            stone = phrase("sp-back-stone", player=names[player])
            return [*flip(names[player], after, before), stone]
        case Placed():
            return _placed_back(context, event)
        case BonusTaken(player, bonus, _):
            return [phrase("sp-back-bonus", player=names[player], tiles=counts(bonus))]
        case Passed():
            return _passed_back(context, event)
        case StarScored(player, _, _, before, after) | NumberScored(player, _, before, after):
            return flip(names[player], after, before)
        case CornersPaid(player, paid, before, after):
            corners = phrase("sp-back-corners", player=names[player], tiles=counts(paid))
            return [*flip(names[player], after, before), corners]
        case GameEnded():
            return [phrase("back-game-ended")]
        case RanOut() | TakingEnded() | RoundEnded() | Surrounded():
            return []
        case _:
            assert_never(event)


def _round_back(context: NarrationContext, started: RoundStarted) -> list[Phrase]:
    phrases = [
        phrase("sp-back-kept", player=name, tiles=counts(corners))
        for name, corners in zip(context.names, started.from_corners, strict=True)
        if any(corners)
    ]
    if started.round > 1:
        if started.keeper is not None:
            phrases.append(phrase("sp-back-stone-out", player=context.names[started.keeper]))
        phrases.append(phrase("sp-back-round", round=started.round))
    return phrases


def _drawn_back(drawn: Stocked | Filled) -> list[Phrase]:
    if isinstance(drawn, Stocked):
        phrases = [phrase("sp-back-stocked", tiles=counts(drawn.tiles))]
    else:
        factory = factory_name(drawn.factory)
        phrases = [phrase("back-filled", factory=factory, tiles=grouped(drawn.tiles))]
    if drawn.poured and any(drawn.poured):
        phrases.append(phrase("sp-back-poured", tiles=counts(drawn.poured)))
    return phrases


def _taken_back(context: NarrationContext, taken: Taken) -> list[Phrase]:
    """First the other tiles go from the centre to the factory, then the player's tiles."""
    player = context.names[taken.player]
    if not isinstance(taken.source, Factory):
        taken_tiles = [tiles(taken.colour, taken.count)]
        if taken.wild is not None:
            taken_tiles.append(tiles(taken.wild, 1))
        return [phrase("sp-back-to-centre", player=player, tiles=tuple(taken_tiles))]
    phrases = []
    factory = taken.source.index + 1
    if taken.rest:
        rest = tuple(
            phrase("tile-at", tiles=tiles(tile, 1), places=places([space]))
            for space, tile in taken.rest
        )
        phrases.append(phrase("sp-back-rest", factory=factory, tiles=rest))
    taken_tiles = [
        phrase("tile-at", tiles=tiles(taken.colour, taken.count), places=places(taken.spaces))
    ]
    if taken.wild is not None and taken.wild_space is not None:
        wild = tiles(taken.wild, 1)
        taken_tiles.append(phrase("tile-at", tiles=wild, places=places([taken.wild_space])))
    phrases.append(
        phrase("sp-back-to-factory", player=player, factory=factory, tiles=tuple(taken_tiles))
    )
    return phrases


def _placed_back(context: NarrationContext, placed: Placed) -> list[Phrase]:
    player = context.names[placed.player]
    return [
        *flip(player, placed.after, placed.before),
        phrase(
            "sp-back-placed",
            player=player,
            tiles=tiles(placed.colour, 1),
            space=space_name(context.options, placed.space),
        ),
        *_out_of_tower(player, paid_tiles(placed)),
    ]


def _passed_back(context: NarrationContext, passed: Passed) -> list[Phrase]:
    player = context.names[passed.player]
    phrases = flip(player, passed.after, passed.before)
    if any(passed.kept):
        phrases.append(phrase("sp-back-kept-out", player=player, tiles=counts(passed.kept)))
    return [*phrases, *_out_of_tower(player, counts(passed.discarded))]


def _out_of_tower(player: str, moved: tuple[Phrase, ...]) -> list[Phrase]:
    return [phrase("sp-back-tower", player=player, tiles=moved)] if moved else []
