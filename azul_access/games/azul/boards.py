"""What lies on a player's board, in sentences."""

from collections.abc import Sequence
from typing import assert_never

from azul_access.games.azul import layout
from azul_access.games.azul.editions import NarrationContext
from azul_access.games.azul.pieces import LINES, Colour
from azul_access.games.azul.questions import AboutBoard, Part, Question
from azul_access.games.azul.state import Player, State
from azul_access.games.azul.terms import floor_loss, label, tiles
from azul_access.games.system import PhraseTable
from azul_access.games.terms import describe_score
from azul_access.language.phrase import Paragraph, Phrase, numbers, phrase


def board(context: NarrationContext, state: State, part: Part, seat: int) -> list[Paragraph]:
    """A part of a player's board, or all of it with the score."""
    player, name = state.players[seat], context.names[seat]
    lines = [phrase("azul-lines-of", player=name), *_lines(context, player)]
    wall = [phrase("azul-wall-of", player=name), *_wall(context, state, player)]
    floor = [phrase("azul-floor-of", player=name), *_floor(player)]
    match part:
        case Part.LINES:
            return [lines]
        case Part.WALL:
            return [wall]
        case Part.FLOOR:
            return [floor]
        case Part.BOARD:
            return [[score(context, state, seat)], lines, wall, floor]
        case _:
            assert_never(part)


def _lines(context: NarrationContext, player: Player) -> list[Phrase]:
    told: list[Phrase] = []
    empty: list[int] = []
    for number, row in enumerate(player.lines, 1):
        if row is None:
            empty.append(number)
            continue
        told.append(
            phrase(
                "azul-line-holds",
                line=number,
                tiles=tiles(context, row.colour, row.count),
                free=number - row.count,
            )
        )
    if not told:
        return [phrase("azul-lines-all-empty")]
    if empty:
        told.append(phrase("azul-lines-empty", lines=numbers(empty)))
    return told


def _wall(context: NarrationContext, state: State, player: Player) -> list[Phrase]:
    told: list[Phrase] = []
    empty: list[int] = []
    for number, row in enumerate(player.wall, 1):
        on_it = tuple(
            phrase("azul-label-at", label=label(tile), place=place)
            for place, tile in enumerate(row, 1)
            if tile is not None
        )
        if on_it:
            told.append(phrase("azul-wall-row", row=number, tiles=on_it))
            if context.verbose:
                told += _free_spaces(state, number - 1, row)
        else:
            empty.append(number)
    if not told:
        return [phrase("azul-wall-all-empty")]
    if empty:
        told.append(phrase("azul-wall-empty", rows=numbers(empty)))
    return told


def _free_spaces(state: State, row: int, tiles_on: Sequence[Colour | None]) -> list[Phrase]:
    """What the coloured wall still wants in a row."""
    wanted = [layout.printed(state, row, column) for column in range(LINES)]
    free = tuple(
        phrase("azul-label-at", label=label(colour), place=place)
        for place, (colour, tile) in enumerate(zip(wanted, tiles_on, strict=True), 1)
        if colour is not None and tile is None
    )
    return [phrase("azul-wall-row-free", tiles=free)] if free else []


def _floor(player: Player) -> list[Phrase]:
    if not player.floor:
        return [phrase("azul-floor-empty")]
    return [
        phrase(
            "azul-floor-holds",
            labels=tuple(label(piece) for piece in player.floor),
            points=floor_loss(0, len(player.floor)),
        )
    ]


def score(context: NarrationContext, state: State, seat: int) -> Phrase:
    """A player's points, and what the score cards show."""
    return describe_score(context.names[seat], state.players[seat].score)


def board_table(name: str, player: Player) -> PhraseTable:
    """The wall as a table."""
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


def board_questions(state: State) -> list[Question]:
    """Questions whose answers together tell what lies before the players."""
    return [AboutBoard(Part.BOARD, seat) for seat in range(len(state.players))]


def board_tables(context: NarrationContext, state: State) -> list[PhraseTable]:
    """The walls as tables."""
    return [
        board_table(name, player) for name, player in zip(context.names, state.players, strict=True)
    ]
