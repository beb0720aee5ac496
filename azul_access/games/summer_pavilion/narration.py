"""Events of Summer Pavilion as phrases.

Order of telling: who, what, from, to, consequences. Nothing is told by colour or position alone.
"""

from typing import assert_never

from azul_access.games.summer_pavilion.editions import NarrationContext, Options
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
from azul_access.games.summer_pavilion.pieces import SUPPLY_SPACES
from azul_access.games.summer_pavilion.terms import (
    FACTORY_WIDTH,
    colour_name,
    counts,
    feature_name,
    grouped,
    label,
    spot_name,
    star_name,
    tiles,
)
from azul_access.games.terms import describe_ending, factory_name, from_source, list_scores
from azul_access.games.tiles import Counts
from azul_access.language.phrase import Phrase, Series, phrase
from azul_access.tactile.cards import flip


def narrate(context: NarrationContext, event: Event) -> list[Phrase]:
    """What event, for a player at the table; each phrase is a whole sentence or more."""
    names = context.names
    options = context.options
    match event:
        case RoundStarted(number, player, wild, keeper, kept):
            back = [
                phrase("sp-kept-back", player=name, tiles=counts(own))
                for name, own in zip(names, kept, strict=True)
                if any(own)
            ]
            again = number > 1 and keeper is None
            return [
                phrase("round-begun", round=number),
                phrase("sp-round-wild", wild=colour_name(wild)),
                phrase("sp-begins-again" if again else "sp-begins", player=names[player]),
                *back,
            ]
        case Stocked(drawn, poured, _):
            told = phrase(
                "sp-stocked" if sum(drawn) == SUPPLY_SPACES else "sp-restocked", tiles=counts(drawn)
            )
            return [*_poured(poured), told]
        case Filled(factory, drawn_tiles, poured, _):
            told = phrase("filled", factory=factory_name(factory), tiles=grouped(drawn_tiles))
            rows = _factory_rows(event) if context.verbose else []
            return [*_poured(poured), told, *rows]
        case RanOut(first, factories):
            return [phrase("sp-ran-out", first=first + 1, last=factories, count=factories - first)]
        case Taken(player):
            return [
                phrase("sp-taken", player=names[player], **taken_slots(event)),
                *to_centre(event),
            ]
        case StoneTaken(player, number, before, after):
            told = phrase("sp-stone-taken", player=names[player], points=before - after)
            return [told, *flip(names[player], before, after)]
        case TakingEnded(player):
            return [phrase("sp-taking-ended", player=names[player])]
        case Placed(player):
            return [
                phrase(
                    "sp-placed",
                    player=names[player],
                    tiles=tiles(event.colour, 1),
                    spot=spot_name(options, event.spot),
                ),
                *to_tower(event),
                phrase("sp-points", points=event.run),
                *flip(names[player], event.before, event.after),
            ]
        case Surrounded():
            return surrounded(options, event)
        case BonusTaken(player, taken, _):
            return [phrase("sp-bonus-taken", player=names[player], tiles=counts(taken))]
        case Passed(player, kept_tiles, thrown, before, after):
            told = (
                phrase("sp-passed-keeps", player=names[player], tiles=counts(kept_tiles))
                if any(kept_tiles)
                else phrase("sp-passed", player=names[player])
            )
            lost = (
                [phrase("sp-thrown", tiles=counts(thrown), points=before - after)]
                if any(thrown)
                else []
            )
            return [told, *lost, *flip(names[player], before, after)]
        case RoundEnded(number, points):
            return [phrase("round-ended", round=number, scores=list_scores(names, points))]
        case StarScored(player, star, colour, before, after):
            told = phrase(
                "sp-star-scored" if colour is not None else "sp-mixed-star-scored",
                player=names[player],
                star=star_name(options, star),
                points=after - before,
            )
            return [told, *flip(names[player], before, after)]
        case NumberScored(player, number, before, after):
            told = phrase(
                "sp-number-scored", player=names[player], number=number, points=after - before
            )
            return [told, *flip(names[player], before, after)]
        case CornersPaid(player, paid, before, after):
            told = phrase(
                "sp-corners-paid",
                player=names[player],
                tiles=counts(paid),
                points=before - after,
            )
            return [told, *flip(names[player], before, after)]
        case GameEnded(winners, points, agreed):
            return describe_ending(names, winners, points, agreed=agreed)
        case _:
            assert_never(event)


def taken_slots(taken: Taken) -> dict[str, Phrase]:
    """What was taken and from where, for the turn itself and for what-if."""
    own = tiles(taken.colour, taken.count)
    if taken.wild is not None:
        own = phrase("sp-with-wild", tiles=own, wild=tiles(taken.wild, 1))
    return {"tiles": own, "source": from_source(taken.source)}


def to_centre(taken: Taken) -> list[Phrase]:
    """What the factory's other tiles do."""
    if not taken.rest:
        return []
    return [phrase("to-centre", tiles=grouped(tile for _, tile in taken.rest))]


def to_tower(placed: Placed) -> list[Phrase]:
    """What a placed tile cost beside itself."""
    paid = []
    if placed.natural > 1:
        paid.append(tiles(placed.colour, placed.natural - 1))
    if placed.wild:
        paid.append(tiles(placed.wild_colour, placed.wild))
    return [phrase("sp-to-tower", tiles=tuple(paid))] if paid else []


def surrounded(options: Options, event: Surrounded) -> list[Phrase]:
    """What is complete now, and what it earns."""
    features = [feature_name(options, feature) for feature in event.features]
    told = phrase("sp-surrounded", features=Series(tuple(features)))
    if event.due == event.earned:
        return [told]
    return [told, phrase("sp-supply-short", earned=event.earned, count=event.due)]


def _poured(poured: Counts | None) -> list[Phrase]:
    return [phrase("sp-poured", count=sum(poured))] if poured and any(poured) else []


def _factory_rows(filled: Filled) -> list[Phrase]:
    return [
        phrase(
            "grid-row",
            row=start // FACTORY_WIDTH + 1,
            labels=tuple(label(tile) for tile in filled.tiles[start : start + FACTORY_WIDTH]),
        )
        for start in range(0, len(filled.tiles), FACTORY_WIDTH)
    ]
