"""How hands put events of Summer Pavilion back, so that they have not event."""

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
from azul_access.games.summer_pavilion.terms import counts, grouped, spot_name, tiles
from azul_access.games.terms import factory_name
from azul_access.games.tiles import Counts
from azul_access.language.phrase import Phrase, phrase
from azul_access.tactile.cards import flip
from azul_access.tactile.grid import places


def put_back(context: NarrationContext, event: Event) -> list[Phrase]:
    """What hands do so that `event` has not event; newest step first."""
    names = context.names
    options = context.options
    match event:
        case RoundStarted(number, _, _, keeper, kept):
            back = [
                phrase("sp-back-kept", player=name, tiles=counts(own))
                for name, own in zip(names, kept, strict=True)
                if any(own)
            ]
            if number > 1 and keeper is not None:
                back.append(phrase("sp-back-stone-out", player=names[keeper]))
            return [*back, *([phrase("sp-back-round", round=number)] if number > 1 else [])]
        case Stocked(drawn, poured, _):
            return [phrase("sp-back-stocked", tiles=counts(drawn)), *_poured(poured)]
        case Filled(factory, drawn_tiles, poured, _):
            told = phrase("back-filled", factory=factory_name(factory), tiles=grouped(drawn_tiles))
            return [told, *_poured(poured)]
        case Taken():
            return _taken_back(context, event)
        case StoneTaken(player, _, before, after):
            told = phrase("sp-back-stone", player=names[player])
            return [*flip(names[player], after, before), told]
        case Placed(player):
            from_tower = []
            if event.natural > 1:
                from_tower.append(tiles(event.colour, event.natural - 1))
            if event.wild:
                from_tower.append(tiles(event.wild_colour, event.wild))
            return [
                *flip(names[player], event.after, event.before),
                phrase(
                    "sp-back-placed",
                    player=names[player],
                    tiles=tiles(event.colour, 1),
                    spot=spot_name(options, event.spot),
                ),
                *_out_of_tower(names[player], tuple(from_tower)),
            ]
        case BonusTaken(player, taken, _):
            return [phrase("sp-back-bonus", player=names[player], tiles=counts(taken))]
        case Passed(player, kept_tiles, thrown, before, after):
            kept_back = (
                [phrase("sp-back-kept-out", player=names[player], tiles=counts(kept_tiles))]
                if any(kept_tiles)
                else []
            )
            return [
                *flip(names[player], after, before),
                *kept_back,
                *_out_of_tower(names[player], counts(thrown)),
            ]
        case StarScored(player, _, _, before, after) | NumberScored(player, _, before, after):
            return flip(names[player], after, before)
        case CornersPaid(player, paid, before, after):
            told = phrase("sp-back-corners", player=names[player], tiles=counts(paid))
            return [*flip(names[player], after, before), told]
        case GameEnded():
            return [phrase("back-game-ended")]
        case RanOut() | TakingEnded() | RoundEnded() | Surrounded():
            return []
        case _:
            assert_never(event)


def _poured(poured: Counts | None) -> list[Phrase]:
    return [phrase("sp-back-poured", tiles=counts(poured))] if poured and any(poured) else []


def _out_of_tower(player: str, moved: tuple[Phrase, ...]) -> list[Phrase]:
    return [phrase("sp-back-tower", player=player, tiles=moved)] if moved else []


def _taken_back(context: NarrationContext, taken: Taken) -> list[Phrase]:
    """A turn put back: the rest from the centre to the factory, then the player's own tiles."""
    player = context.names[taken.player]
    if not isinstance(taken.source, Factory):
        own = [tiles(taken.colour, taken.count)]
        if taken.wild is not None:
            own.append(tiles(taken.wild, 1))
        return [phrase("sp-back-to-centre", player=player, tiles=tuple(own))]
    told = []
    factory = taken.source.index + 1
    if taken.rest:
        at = tuple(
            phrase("tile-at", tiles=tiles(tile, 1), places=places([space]))
            for space, tile in taken.rest
        )
        told.append(phrase("sp-back-rest", factory=factory, tiles=at))
    own = [phrase("tile-at", tiles=tiles(taken.colour, taken.count), places=places(taken.spaces))]
    if taken.wild is not None and taken.wild_space is not None:
        wild = tiles(taken.wild, 1)
        own.append(phrase("tile-at", tiles=wild, places=places([taken.wild_space])))
    told.append(phrase("sp-back-to-factory", player=player, factory=factory, tiles=tuple(own)))
    return told
