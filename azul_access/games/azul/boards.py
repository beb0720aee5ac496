"""A player's board, as sentences and as a table."""

from collections.abc import Sequence
from typing import assert_never

from azul_access.games.azul.editions import Context, Wall, wall_colour
from azul_access.games.azul.lines import describe_floor
from azul_access.games.azul.pieces import LINES, Colour
from azul_access.games.azul.questions import AboutBoard, BoardPart, Question
from azul_access.games.azul.state import PatternRow, Player, State
from azul_access.games.azul.terms import label, tiles
from azul_access.games.azul.walls import wall_row_tiles
from azul_access.games.boards import PhraseTable
from azul_access.games.terms import describe_score
from azul_access.language.phrase import Paragraph, Phrase, describe_numbers, phrase


def describe_board(context: Context, state: State, part: BoardPart, seat: int) -> list[Paragraph]:
    """A part of a player's board, or all of it with the score."""
    player, name = state.players[seat], context.names[seat]
    lines = [phrase("azul-lines-of", player=name), *_lines(context, player)]
    wall = [phrase("azul-wall-of", player=name), *_wall(context, player)]
    floor = [phrase("azul-floor-of", player=name), *describe_floor(context, player.floor)]
    match part:
        case BoardPart.LINES:
            return [lines]
        case BoardPart.WALL:
            return [wall]
        case BoardPart.FLOOR:
            return [floor]
        case BoardPart.BOARD:
            return [[describe_score(name, player.score)], lines, wall, floor]
        case _:
            assert_never(part)


def describe_line(context: Context, row: PatternRow, index: int) -> Phrase:
    """What a pattern line with an index from 0 holds."""
    held, free = tiles(context, row.colour, row.count), index + 1 - row.count
    return phrase("azul-line-holds", line=index + 1, tiles=held, free=free)


def board_questions(state: State) -> list[Question]:
    """Questions whose answers together describe the players' boards."""
    return [AboutBoard(BoardPart.BOARD, seat) for seat in range(len(state.players))]


def board_tables(context: Context, state: State) -> list[PhraseTable]:
    """The walls as tables."""
    return [
        _wall_table(name, player) for name, player in zip(context.names, state.players, strict=True)
    ]


def _lines(context: Context, player: Player) -> list[Phrase]:
    phrases: list[Phrase] = []
    empty: list[int] = []
    for number, row in enumerate(player.lines, 1):
        if row is None:
            empty.append(number)
            continue
        phrases.append(describe_line(context, row, number - 1))
    if not phrases:
        return [phrase("azul-lines-all-empty")]
    if empty:
        phrases.append(phrase("azul-lines-empty", lines=describe_numbers(empty)))
    return phrases


def _wall(context: Context, player: Player) -> list[Phrase]:
    phrases: list[Phrase] = []
    empty: list[int] = []
    for number, row in enumerate(player.wall, 1):
        if not any(tile is not None for tile in row):
            empty.append(number)
            continue
        phrases.append(phrase("azul-wall-row", row=number, tiles=wall_row_tiles(row)))
        if context.verbose and context.options.wall is Wall.COLOURED:
            phrases += _free_spaces(number - 1, row)
    if not phrases:
        return [phrase("azul-wall-all-empty")]
    if empty:
        phrases.append(phrase("azul-wall-empty", rows=describe_numbers(empty)))
    return phrases


def _free_spaces(row: int, tiles_on: Sequence[Colour | None]) -> list[Phrase]:
    """The colours printed on the free spaces of a row of the coloured wall."""
    free = tuple(
        phrase("azul-label-at", label=label(wall_colour(row, column)), place=column + 1)
        for column, tile in enumerate(tiles_on)
        if tile is None
    )
    return [phrase("azul-wall-row-free", tiles=free)] if free else []


def _wall_table(name: str, player: Player) -> PhraseTable:
    rows = [
        (
            phrase("azul-plan-row", row=number),
            tuple(phrase("plan-free") if tile is None else label(tile) for tile in row),
        )
        for number, row in enumerate(player.wall, 1)
    ]
    columns = tuple(phrase("place", place=number) for number in range(1, LINES + 1))
    return PhraseTable(
        phrase("azul-plan", player=name), phrase("azul-plan-corner"), columns, tuple(rows)
    )
