"""Answers about the spaces of a wall: where a colour goes, and what a row brings there."""

from azul_access.games.azul import scoring
from azul_access.games.azul.editions import Context, Wall, wall_colour, wall_column
from azul_access.games.azul.pieces import LINES, Colour, Line
from azul_access.games.azul.questions import AboutNeighbours, AboutRowWorth, AboutWallSpace
from azul_access.games.azul.refusals import Reason
from azul_access.games.azul.state import Player, State
from azul_access.games.azul.terms import label, tiles
from azul_access.games.system import IllegalCommand
from azul_access.games.terms import resolve_seat
from azul_access.language.phrase import Paragraph, Phrase, Slot, describe_numbers, phrase


def describe_wall_space(
    context: Context, state: State, question: AboutWallSpace
) -> list[Paragraph]:
    """Raises: IllegalCommand for a row, a column or a player that is not in this game."""
    seat = resolve_seat(context.names, question.seat, context.whose_things(state.turn))
    player, colour, column = state.players[seat], question.colour, question.column
    if question.row is not None and not 1 <= question.row <= LINES:
        raise IllegalCommand(Reason.NO_ROW, row=question.row - 1)
    if column is not None and not 1 <= column <= LINES:
        raise IllegalCommand(Reason.NO_COLUMN, column=column - 1)
    rows = range(LINES) if question.row is None else (question.row - 1,)
    if colour is None:
        return [[_describe_space(context, player, row, (column or 1) - 1)] for row in rows]
    return [[_describe_colour(context, player, row, colour)] for row in rows]


def _describe_colour(context: Context, player: Player, row: int, colour: Colour) -> Phrase:
    """Where a colour is, or would go, in a row."""
    slots: dict[str, Slot] = {"row": row + 1, "label": label(colour)}
    spaces = player.wall[row]
    if colour in spaces:
        return phrase("azul-wall-has", place=spaces.index(colour) + 1, **slots)
    if context.options.wall is Wall.COLOURED:
        return phrase("azul-wall-wants", place=wall_column(row, colour) + 1, **slots)
    open_columns = [
        column + 1
        for column, tile in enumerate(spaces)
        if tile is None and all(other[column] != colour for other in player.wall)
    ]
    if not open_columns:
        return phrase("azul-wall-no-space", **slots)
    places = describe_numbers(open_columns)
    return phrase("azul-wall-fits", count=len(open_columns), places=places, **slots)


def _describe_space(context: Context, player: Player, row: int, column: int) -> Phrase:
    """What lies on a space, or what it is for."""
    slots: dict[str, Slot] = {"row": row + 1, "place": column + 1}
    tile = player.wall[row][column]
    if tile is not None:
        return phrase("azul-wall-has", label=label(tile), **slots)
    if context.options.wall is Wall.GREY:
        return phrase("azul-wall-free", **slots)
    return phrase("azul-wall-wants", label=label(wall_colour(row, column)), **slots)


def describe_neighbours(context: Context, state: State, question: AboutNeighbours) -> list[Phrase]:
    """Raises: IllegalCommand for a row or a player that is not in this game."""
    seat = resolve_seat(context.names, question.seat, context.whose_things(state.turn))
    if not 1 <= question.row <= LINES:
        raise IllegalCommand(Reason.NO_ROW, row=question.row - 1)
    player, row, colour = state.players[seat], question.row - 1, question.colour
    if colour in player.wall[row]:
        column = player.wall[row].index(colour)
    elif context.options.wall is Wall.COLOURED:
        column = wall_column(row, colour)
    else:
        return [phrase("azul-wall-lacks", row=row + 1, label=label(colour))]
    told: list[Phrase] = []
    for down, right in question.steps:
        beside = (row + down, column + right)
        is_inside = all(0 <= each < LINES for each in beside)
        told.append(
            _describe_space(context, player, *beside) if is_inside else phrase("azul-wall-edge")
        )
    return list(dict.fromkeys(told))


def describe_row_worth(context: Context, state: State, question: AboutRowWorth) -> list[Phrase]:
    """Raises: IllegalCommand for a row or a player that is not in this game."""
    seat = resolve_seat(context.names, question.seat, context.whose_things(state.turn))
    if not 1 <= question.line <= LINES:
        raise IllegalCommand(Reason.NO_LINE, line=Line(question.line - 1))
    player, index = state.players[seat], question.line - 1
    row = player.lines[index]
    if row is None or context.options.wall is Wall.GREY:
        return [phrase("azul-row-worth-open", line=question.line)]
    runs = scoring.runs(player.wall, index, wall_column(index, row.colour))
    is_full = row.count == question.line
    return [
        phrase(
            "azul-row-worth-full" if is_full else "azul-row-worth",
            line=question.line,
            tiles=tiles(context, row.colour, row.count),
            points=scoring.placement_points(*runs),
        )
    ]
