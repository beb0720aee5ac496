"""How hands put events of base Azul back, so that they have not event."""

from collections.abc import Sequence
from typing import assert_never

from azul_access.games.azul.disc import BESIDE, MARKER_SPACE, Spot
from azul_access.games.azul.editions import NarrationContext
from azul_access.games.azul.events import (
    Blocked,
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
from azul_access.games.azul.pieces import Colour, Line
from azul_access.games.azul.terms import counts, grouped, hop, label, on_spot, on_spots, tiles
from azul_access.games.sources import Factory
from azul_access.games.terms import factory_name
from azul_access.language.phrase import Phrase, phrase
from azul_access.tactile.cards import flip
from azul_access.tactile.grid import places


def put_back(context: NarrationContext, event: Event) -> list[Phrase]:
    """What hands do so that `event` has not event; newest step first."""
    names = context.names
    match event:
        case RoundStarted(number, _, keeper):
            if number == 1 or keeper is None:
                return []
            return [phrase("azul-back-round", round=number, player=names[keeper])]
        case Filled(factory, drawn, poured, _):
            steps = [
                phrase(
                    "back-filled",
                    factory=factory_name(factory),
                    tiles=grouped(context, drawn),
                )
            ]
            if poured and any(poured):
                steps.append(phrase("azul-back-poured", tiles=counts(context, poured)))
            return steps
        case MarkerTaken(player, _):
            return [phrase("azul-back-marker", player=names[player], space=on_spot(MARKER_SPACE))]
        case Taken():
            return _taken_back(context, event)
        case Tiled(player):
            told = phrase(
                "azul-back-tiled",
                player=names[player],
                label=label(event.colour),
                line=event.line.index + 1,
                place=event.column + 1,
            )
            return [
                *flip(names[player], event.after, event.before),
                told,
                *_line_from_lid(context, player, event.colour, event.line, event.to_lid),
            ]
        case Blocked(player):
            told = phrase(
                "azul-back-blocked",
                player=names[player],
                line=event.line.index + 1,
                tiles=tiles(context, event.colour, event.dropped),
                count=event.dropped,
            )
            from_lid = _line_from_lid(context, player, event.colour, event.line, event.lid)
            return [*([told] if event.dropped else []), *from_lid]
        case FloorCleared(player, floor, before, after):
            pieces = tuple(
                phrase("azul-back-floor-piece", label=label(piece), place=place)
                for place, piece in enumerate(floor, 1)
            )
            return [
                *flip(names[player], after, before),
                phrase("azul-back-floor", player=names[player], pieces=pieces),
            ]
        case BonusScored(player, _, _, before, after):
            return flip(names[player], after, before)
        case GameEnded():
            return [phrase("back-game-ended")]
        case RanOut() | TakingEnded() | RoundEnded():
            return []
        case _:
            assert_never(event)


def _line_from_lid(
    context: NarrationContext, seat: int, colour: Colour, line: Line, number: int
) -> list[Phrase]:
    if not number:
        return []
    return [
        phrase(
            "azul-back-line-lid",
            player=context.names[seat],
            tiles=tiles(context, colour, number),
            line=line.index + 1,
        )
    ]


def _taken_back(context: NarrationContext, taken: Taken) -> list[Phrase]:
    """A turn put back: from the disc to the factory, then from the board, the last laid first."""
    told: list[Phrase] = []
    name = factory_name(taken.source) if isinstance(taken.source, Factory) else None
    kept = list(taken.rest)
    for step in reversed(taken.steps):
        if step.origin is not None:
            told.append(hop(step.colour, step.spot, step.origin))
            continue
        space, colour = kept.pop()
        assert name is not None  # only a factory's rest is laid on the disc
        told.append(
            phrase(
                "azul-back-rest",
                label=label(colour),
                spot=on_spot(step.spot),
                factory=name,
                place=space + 1,
            )
        )
    # They were laid on the line, then the floor line, then into the lid; back in reverse.
    spots: list[Spot] = [*taken.origin, *[BESIDE] * taken.beside]
    lid = phrase("azul-out-of-lid")
    told += _tiles_back(context, taken, spots[taken.placed + taken.dropped :], lid)
    dropped = spots[taken.placed : taken.placed + taken.dropped]
    if dropped:
        floor = range(taken.floor_before, taken.floor_before + taken.dropped)
        told += _tiles_back(context, taken, dropped, phrase("azul-off-floor", places=places(floor)))
    if isinstance(taken.target, Line):
        line = places(range(taken.line_before, taken.line_before + taken.placed))
        where = phrase("azul-off-line", line=taken.target.index + 1, places=line)
        told += _tiles_back(context, taken, spots[: taken.placed], where)
    return told


def _tiles_back(
    context: NarrationContext, taken: Taken, spots: Sequence[Spot], where: Phrase
) -> list[Phrase]:
    """Tiles of a turn from `where` they lie now to the `spots` they were taken from."""
    if not spots:
        return []
    moved = tiles(context, taken.colour, len(spots))
    player = context.names[taken.player]
    if isinstance(taken.source, Factory):
        return [
            phrase(
                "azul-back-to-factory",
                player=player,
                tiles=moved,
                where=where,
                factory=taken.source.index + 1,
                places=places([spot for spot in spots if spot is not BESIDE]),
            )
        ]
    return [
        phrase(
            "azul-back-to-centre",
            player=player,
            tiles=moved,
            where=where,
            spots=on_spots(spots),
        )
    ]
