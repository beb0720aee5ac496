"""Events of base Azul as phrases.

Order of telling: who, what, from, to, consequences. Nothing is told by colour or position alone.
"""

from collections.abc import Iterable, Sequence
from typing import assert_never

from azul_access.games.azul.disc import MARKER_SPACE, Spot, Step
from azul_access.games.azul.editions import NarrationContext
from azul_access.games.azul.events import (
    Blocked,
    Bonus,
    BonusScored,
    Event,
    Filled,
    FloorCleared,
    GameEnded,
    MarkerTaken,
    RanOut,
    RoundEnded,
    RoundStarted,
    Taken,
    TakingEnded,
    Tiled,
)
from azul_access.games.azul.pieces import MARKER, Colour, Line, Piece
from azul_access.games.azul.scoring import FLOOR_COSTS
from azul_access.games.azul.terms import (
    DISC_WIDTH,
    FACTORY_WIDTH,
    floor_loss,
    grouped,
    hop,
    label,
    on_spots,
    tiles,
)
from azul_access.games.terms import describe_ending, factory_name, from_source, list_scores
from azul_access.language.phrase import Phrase, Series, phrase
from azul_access.tactile.cards import flip
from azul_access.tactile.grid import places, position


def narrate(context: NarrationContext, event: Event) -> list[Phrase]:
    names = context.names
    match event:
        case RoundStarted(number, player, keeper):
            begun, name = phrase("round-begun", round=number), names[player]
            if keeper is None:
                return [begun, phrase("azul-round-started-again", player=name)]
            marker = position(MARKER_SPACE, DISC_WIDTH)
            return [begun, phrase("azul-round-started", player=name, space=marker)]
        case Filled():
            return _filled(context, event)
        case RanOut(first, factories):
            return [
                phrase("azul-ran-out", first=first + 1, last=factories, count=factories - first)
            ]
        case MarkerTaken(player, space):
            if space is None:
                return [phrase("azul-marker-taken-free", player=names[player])]
            return [
                phrase(
                    "azul-marker-taken",
                    player=names[player],
                    place=space + 1,
                    points=FLOOR_COSTS[space],
                )
            ]
        case Taken(player):
            return [
                phrase(
                    "azul-taken",
                    player=names[player],
                    tiles=tiles(context, event.colour, event.count),
                    count=event.count,
                    source=from_source(event.source),
                    landing=landing(event),
                ),
                *consequences(context, event),
            ]
        case TakingEnded():
            return [phrase("azul-taking-ended")]
        case Tiled(player):
            told = phrase(
                "azul-tiled",
                player=names[player],
                line=event.line.index + 1,
                label=label(event.colour),
                place=event.column + 1,
                points=event.after - event.before,
            )
            runs = phrase("azul-tiled-runs", across=event.across, down=event.down)
            lid = phrase("azul-to-lid", tiles=tiles(context, event.colour, event.to_lid))
            return [
                told,
                *([runs] if context.verbose and event.across + event.down > 2 else []),
                *([lid] if event.to_lid and not context.terse else []),
                *flip(names[player], event.before, event.after),
            ]
        case Blocked(player):
            return [
                phrase(
                    "azul-blocked",
                    player=names[player],
                    line=event.line.index + 1,
                    label=label(event.colour),
                ),
                *_dropped(context, event.colour, event.floor_before, event.dropped),
                *_to_lid(context, event.colour, event.lid),
            ]
        case FloorCleared(player, floor, before, after):
            points = before - after
            told = phrase(
                "azul-floor-cleared", player=names[player], count=len(floor), points=points
            )
            return [told, *_floor_tiles(context, floor), *flip(names[player], before, after)]
        case RoundEnded(number, points):
            listing = list_scores(names, points)
            return [phrase("round-ended", round=number, scores=listing)]
        case BonusScored(player, bonus, index, before, after):
            return [
                phrase(
                    f"azul-bonus-{bonus.value}",
                    player=names[player],
                    points=after - before,
                    **_bonus_slot(bonus, index),
                ),
                *flip(names[player], before, after),
            ]
        case GameEnded():
            return _game_ended(names, event)
        case _:
            assert_never(event)


def landing(taken: Taken) -> Phrase:
    """Where the taken tiles came to lie: the line's places and how full it is, or the floor's."""
    if isinstance(taken.target, Line):
        length = taken.target.index + 1
        now = taken.line_before + taken.placed
        full = now == length
        return phrase(
            "azul-landing-line",
            line=length,
            places=places(range(taken.line_before, now)),
            status=phrase("azul-line-full")
            if full
            else phrase("azul-line-now", now=now, line=length),
        )
    if not taken.dropped:
        return phrase("azul-landing-full-floor")
    floor = range(taken.floor_before, taken.floor_before + taken.dropped)
    return phrase(
        "azul-landing-floor",
        places=places(floor),
        points=floor_loss(taken.floor_before, taken.dropped),
    )


def consequences(context: NarrationContext, taken: Taken) -> list[Phrase]:
    """What else follows from a turn; worded without a subject, so that what-if uses it."""
    told: list[Phrase] = []
    if isinstance(taken.target, Line):
        told += _dropped(context, taken.colour, taken.floor_before, taken.dropped)
    told += _to_lid(context, taken.colour, taken.lid)
    if not context.terse:  # terse tells no places on the disc: hands sort as they see fit
        told += _hops(taken.steps)
    laid: dict[Colour, list[Spot]] = {}
    for step in taken.steps:
        if step.origin is None:
            laid.setdefault(step.colour, []).append(step.spot)
    if laid and context.terse:
        listed = tuple(tiles(context, colour, len(spots)) for colour, spots in laid.items())
        told.append(phrase("to-centre", tiles=listed))
    elif laid:
        at = tuple(
            phrase("azul-tiles-at", tiles=tiles(context, colour, len(spots)), spots=on_spots(spots))
            for colour, spots in sorted(laid.items())  # as they lie, so that the hand moves once
        )
        told.append(phrase("to-centre", tiles=Series(at)))
    return told


def _filled(context: NarrationContext, filled: Filled) -> list[Phrase]:
    told = [
        phrase(
            "filled",
            factory=factory_name(filled.factory),
            tiles=grouped(context, filled.tiles),
        )
    ]
    if filled.poured and any(filled.poured):
        told.insert(0, phrase("azul-poured", count=sum(filled.poured)))
    if context.verbose:
        told += _factory_rows(filled.tiles)
    return told


def _factory_rows(tiles_on: Sequence[Colour]) -> list[Phrase]:
    return [
        phrase(
            "grid-row",
            row=start // FACTORY_WIDTH + 1,
            labels=tuple(label(tile) for tile in tiles_on[start : start + FACTORY_WIDTH]),
        )
        for start in range(0, len(tiles_on), FACTORY_WIDTH)
    ]


def _dropped(context: NarrationContext, colour: Colour, first: int, number: int) -> list[Phrase]:
    if not number:
        return []
    return [
        phrase(
            "azul-dropped",
            tiles=tiles(context, colour, number),
            places=places(range(first, first + number)),
            points=floor_loss(first, number),
        )
    ]


def _to_lid(context: NarrationContext, colour: Colour, number: int) -> list[Phrase]:
    return [phrase("azul-to-lid", tiles=tiles(context, colour, number))] if number else []


def _hops(steps: Iterable[Step]) -> list[Phrase]:
    return [hop(step.colour, step.origin, step.spot) for step in steps if step.origin is not None]


def _floor_tiles(context: NarrationContext, floor: Sequence[Piece]) -> list[Phrase]:
    told = []
    colours = [piece for piece in floor if piece is not MARKER]
    if colours and not context.terse:
        told.append(phrase("azul-floor-to-lid", tiles=grouped(context, colours)))
    if MARKER in floor and not context.terse:
        told.append(phrase("azul-marker-kept"))
    return told


def _bonus_slot(bonus: Bonus, index: int) -> dict[str, int | Phrase]:
    match bonus:
        case Bonus.ROW:
            return {"row": index + 1}
        case Bonus.COLUMN:
            return {"column": index + 1}
        case Bonus.COLOUR:
            return {"label": label(Colour(index))}


def _game_ended(names: Sequence[str], ended: GameEnded) -> list[Phrase]:
    told = describe_ending(names, ended.winners, ended.scores, agreed=ended.agreed)
    best = ended.scores[ended.winners[0]]
    if len(ended.winners) == 1 and ended.scores.count(best) > 1:
        winner = ended.winners[0]
        rows = ended.rows[winner]
        told[-1] = phrase("azul-win-by-rows", player=names[winner], points=best, rows=rows)
    return told
