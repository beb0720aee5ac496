"""What lies on a player's board, in sentences: stars, spaces, what is nearly complete."""

from collections.abc import Sequence
from functools import partial
from typing import assert_never

from azul_access.games.summer_pavilion.editions import NarrationContext, Options, numbers
from azul_access.games.summer_pavilion.pieces import CENTRE_STAR, FEATURES, SPACES, STARS, Spot
from azul_access.games.summer_pavilion.questions import AboutBoard, Part, Question
from azul_access.games.summer_pavilion.scoring import NUMBER_POINTS
from azul_access.games.summer_pavilion.state import Player, Star, State
from azul_access.games.summer_pavilion.terms import (
    counts,
    feature_name,
    label,
    space_clock,
    space_number,
    spaces,
    spot_name,
    star_name,
)
from azul_access.games.system import PhraseTable
from azul_access.games.terms import describe_score
from azul_access.language.phrase import Paragraph, Phrase, join_with_and, phrase


def board(context: NarrationContext, state: State, part: Part, seat: int) -> list[Paragraph]:
    """A part of what belongs to a player, or all of it with the score."""
    player, name = state.players[seat], context.names[seat]
    stars = [phrase("sp-stars-of", player=name), *_stars(state.options, player)]
    match part:
        case Part.STARS:
            return [stars]
        case Part.TILES:
            return [_tiles(name, player)]
        case Part.NEAR:
            return near(state.options, name, player)
        case Part.BOARD:
            return [[describe_score(name, player.score)], stars, _tiles(name, player)]
        case _:
            assert_never(part)


def star(state: State, name: str, index: int, tiles: Star) -> list[Phrase]:
    """Every space of one star: what lies there, or what it costs."""
    options = state.options
    told = []
    order = sorted(range(SPACES), key=lambda space: space_number(options, Spot(index, space)))
    for space in order:
        spot = Spot(index, space)
        slots = {"space": space_number(options, spot), "clock": space_clock(spot)}
        tile = tiles[space]
        if tile is None:
            price = numbers(options, index)[space]
            told.append(phrase("sp-space-free", price=price, **slots))
        else:
            told.append(phrase("sp-space-holds", label=label(tile), **slots))
    return [phrase("sp-star-of", player=name, star=star_name(options, index)), *told]


def near(options: Options, name: str, player: Player) -> list[Paragraph]:
    """What one more tile would complete: stars, pillars, statues, windows, all of a number."""
    told: list[Phrase] = []
    for index, tiles in enumerate(player.stars):
        missing = [space for space, tile in enumerate(tiles) if tile is None]
        if len(missing) == 1:
            space = space_number(options, Spot(index, missing[0]))
            told.append(phrase("sp-near-star", star=star_name(options, index), space=space))
    for feature in FEATURES:
        lacking = [spot for spot in feature.spots if _free(player, spot)]
        if len(lacking) == 1:
            told.append(
                phrase(
                    "sp-near-feature",
                    feature=feature_name(options, feature),
                    spot=spot_name(options, lacking[0]),
                )
            )
    for number in NUMBER_POINTS:
        lacking = [
            Spot(index, space)
            for index in range(STARS)
            for space, printed in enumerate(numbers(options, index))
            if printed == number and player.stars[index][space] is None
        ]
        if len(lacking) == 1:
            spot = spot_name(options, lacking[0])
            told.append(phrase("sp-near-number", number=number, spot=spot))
    if not told:
        return [[phrase("sp-near-nothing", player=name)]]
    return [[phrase("sp-near-of", player=name)], *[[each] for each in told]]


def supply(state: State) -> list[Phrase]:
    if not any(state.supply):
        return [phrase("sp-supply-empty")]
    return [phrase("sp-supply", tiles=counts(state.supply))]


def tiles_of(name: str, hand: Sequence[int]) -> Phrase:
    """What a player has beside the board."""
    if not any(hand):
        return phrase("sp-hand-empty", player=name)
    return phrase("sp-hand", player=name, tiles=counts(tuple(hand)))


def _free(player: Player, spot: Spot) -> bool:
    return player.stars[spot.star][spot.space] is None


def _tiles(name: str, player: Player) -> list[Phrase]:
    """Tiles beside the board and in its corners."""
    told = [] if player.passed else [tiles_of(name, player.hand)]
    if any(player.kept):
        told.append(phrase("sp-corners", player=name, tiles=counts(player.kept)))
    return told or [phrase("sp-corners-empty", player=name)]


def _stars(options: Options, player: Player) -> list[Phrase]:
    told = []
    empty = []
    for index, tiles in enumerate(player.stars):
        name = star_name(options, index)
        free = [space for space, tile in enumerate(tiles) if tile is None]
        if len(free) == SPACES:
            empty.append(name)
            continue
        on_it = sorted(set(range(SPACES)) - set(free), key=partial(_called, options, index))
        labels = tuple(
            phrase("sp-label-at", label=label(tile), space=_called(options, index, space))
            for space in on_it
            if (tile := tiles[space]) is not None
        )
        if not free:
            told.append(phrase("sp-star-full", star=name, tiles=labels))
            continue
        left = spaces(options, index, free)
        if options.grey or index == CENTRE_STAR:
            told.append(phrase("sp-star-holds", star=name, tiles=labels, free=left))
        else:  # all its tiles are of its own colour
            taken = spaces(options, index, on_it)
            told.append(phrase("sp-star-taken", star=name, taken=taken, free=left))
    if not told:
        return [phrase("sp-stars-all-empty")]
    return [*told, phrase("sp-stars-empty", stars=join_with_and(empty))] if empty else told


def _called(options: Options, star: int, space: int) -> int:
    return space_number(options, Spot(star, space))


def board_table(options: Options, name: str, player: Player) -> PhraseTable:
    """The stars as a table: a row a star, its spaces in the order of their names."""
    rows = []
    for index, tiles in enumerate(player.stars):
        tile_on = {space_number(options, Spot(index, at)): tile for at, tile in enumerate(tiles)}
        cells = tuple(
            phrase("plan-free") if tile is None else label(tile)
            for _, tile in sorted(tile_on.items(), key=lambda found: found[0])
        )
        rows.append((star_name(options, index), cells))
    columns = tuple(phrase("sp-plan-space", space=number) for number in range(1, SPACES + 1))
    return PhraseTable(
        phrase("sp-plan", player=name), phrase("sp-plan-corner"), columns, tuple(rows)
    )


def board_questions(state: State) -> list[Question]:
    """Questions whose answers together tell what lies before the players."""
    return [AboutBoard(Part.BOARD, seat) for seat in range(len(state.players))]


def board_tables(context: NarrationContext, state: State) -> list[PhraseTable]:
    """The stars as tables."""
    return [
        board_table(state.options, name, player)
        for name, player in zip(context.names, state.players, strict=True)
    ]
