"""A player's board, as sentences and as a table: stars, spaces, what is nearly complete."""

from typing import assert_never

from azul_access.games.boards import PhraseTable
from azul_access.games.summer_pavilion import pieces, places, terms
from azul_access.games.summer_pavilion.editions import Context, Options
from azul_access.games.summer_pavilion.questions import AboutBoard, BoardPart, Question
from azul_access.games.summer_pavilion.stars import describe_star_tiles, spaces_in_order
from azul_access.games.summer_pavilion.state import Player, State
from azul_access.games.terms import describe_score
from azul_access.language.phrase import Paragraph, Phrase, join_with_and, phrase


def describe_board(context: Context, state: State, part: BoardPart, seat: int) -> list[Paragraph]:
    """A part of what a player has, or all of it with the score."""
    player, name = state.players[seat], context.names[seat]
    stars = [phrase("sp-stars-of", player=name), *_stars(state.options, player)]
    match part:
        case BoardPart.STARS:
            return [stars]
        case BoardPart.TILES:
            return [_tiles(name, player)]
        case BoardPart.NEAR:
            return _nearly_complete(state.options, name, player)
        case BoardPart.BOARD:
            return [[describe_score(name, player.score)], stars, _tiles(name, player)]
        case _:
            assert_never(part)


def board_questions(state: State) -> list[Question]:
    """Questions whose answers together describe the players' boards."""
    return [AboutBoard(BoardPart.BOARD, seat) for seat in range(len(state.players))]


def board_tables(context: Context, state: State) -> list[PhraseTable]:
    """The stars as tables: one row for each star, with its spaces in the order of their numbers."""
    return [
        _stars_table(state.options, name, player)
        for name, player in zip(context.names, state.players, strict=True)
    ]


def _nearly_complete(options: Options, owner: str, player: Player) -> list[Paragraph]:
    """What one more tile would complete: stars, pillars, statues, windows, all of a number."""
    phrases: list[Phrase] = []
    for number, star in enumerate(player.stars):
        free = [index for index, tile in enumerate(star) if tile is None]
        if len(free) == 1:
            space = terms.space_number(options, pieces.Space(number, free[0]))
            phrases.append(
                phrase("sp-near-star", star=terms.star_name(options, number), space=space)
            )
    for feature in pieces.FEATURES:
        missing = [space for space in feature.spaces if _is_free(player, space)]
        if len(missing) == 1:
            name, space_phrase = (
                terms.feature_name(options, feature),
                terms.space_name(options, missing[0]),
            )
            phrases.append(phrase("sp-near-feature", feature=name, space=space_phrase))
    for printed in options.edition.number_points:
        missing = [
            space
            for number in range(pieces.STARS)
            for space in spaces_in_order(options, number)
            if options.numbers[number][space.index] == printed and _is_free(player, space)
        ]
        if len(missing) == 1:
            space_phrase = terms.space_name(options, missing[0])
            phrases.append(phrase("sp-near-number", number=printed, space=space_phrase))
    if not phrases:
        return [[phrase("sp-near-nothing", player=owner)]]
    return [[phrase("sp-near-of", player=owner)], *[[missing_tile] for missing_tile in phrases]]


def _is_free(player: Player, space: pieces.Space) -> bool:
    return player.stars[space.star][space.index] is None


def _tiles(name: str, player: Player) -> list[Phrase]:
    """Tiles beside the board and in its corners."""
    has_hand = any(player.hand) or not player.passed
    phrases = [places.describe_hand(name, player.hand)] if has_hand else []
    if any(player.corners):
        phrases.append(places.describe_corners(name, player.corners))
    return phrases or [phrase("sp-corners-empty", player=name)]


def _stars(options: Options, player: Player) -> list[Phrase]:
    phrases = []
    empty = []
    for number, star in enumerate(player.stars):
        if any(tile is not None for tile in star):
            phrases.append(describe_star_tiles(options, number, star))
        else:
            empty.append(terms.star_name(options, number))
    if not phrases:
        return [phrase("sp-stars-all-empty")]
    return [*phrases, phrase("sp-stars-empty", stars=join_with_and(empty))] if empty else phrases


def _stars_table(options: Options, name: str, player: Player) -> PhraseTable:
    rows = []
    for number, star in enumerate(player.stars):
        tiles = [star[space.index] for space in spaces_in_order(options, number)]
        cells = tuple(phrase("plan-free") if tile is None else terms.label(tile) for tile in tiles)
        rows.append((terms.star_name(options, number), cells))
    columns = tuple(phrase("sp-plan-space", space=number) for number in range(1, pieces.SPACES + 1))
    return PhraseTable(
        phrase("sp-plan", player=name), phrase("sp-plan-corner"), columns, tuple(rows)
    )
