"""Every reason for which the rules of base Azul refuse a command, with its slots."""

from dataclasses import replace

from azul_position import (
    before_fill,
    board,
    choose,
    coloured_wall,
    counts,
    fill,
    last_turn,
    new_game,
    play,
    position,
    take,
    tiles,
)

from azul_access.games.azul.commands import END, Command, Fill, SetTable, Take, TakeWithoutLine
from azul_access.games.azul.pieces import FLOOR, Colour, Line
from azul_access.games.azul.refusals import Reason
from azul_access.games.azul.state import State
from azul_access.games.azul.walls import SPACE, WALL
from azul_access.games.drawing import DrawReason
from azul_access.games.sources import CENTRE, Factory, SourceReason
from azul_access.games.tile_kinds import OneSpace

BUSY = board(lines=["r", "b", "", "", "xx"], wall=coloured_wall("b", "", "r", "rb", "s"))
CHOOSING = play(
    last_turn(board(lines=["b"], wall=("..r..", "...b.", "b....")), wall="grey"), take("1r5")
)
SHORT = before_fill(position(), bag="rb", lid="bbsss")
TAKING = position(BUSY, factories=("rrbb", "", "xo"), centre="bs")
OVER = play(new_game(), END)
STUCK = before_fill(position(), bag="", lid="")


def set_space(seat: int, row: int, column: int | None, colour: Colour | None) -> SetTable:
    return SetTable((SPACE.content(OneSpace(column, colour), seat, row),))


def set_row(row: int, spaces: tuple[Colour | None, ...]) -> SetTable:
    return SetTable((WALL.content(spaces, 0, row),))


Refusal = Reason | DrawReason | SourceReason
REFUSALS: list[tuple[Refusal, State, Command, dict[str, object]]] = [
    (Reason.OVER, OVER, fill("rbsx"), {}),
    (Reason.OVER, OVER, take("1r1"), {}),
    (Reason.OVER, OVER, choose(1), {}),
    (Reason.OVER, OVER, END, {}),
    (Reason.MUST_FILL, new_game(), take("1r1"), {"factory": Factory(0)}),
    (Reason.MUST_FILL, play(new_game(), fill("rbsx")), choose(1), {"factory": Factory(1)}),
    (Reason.MUST_TAKE, TAKING, fill("rbsx"), {"player": 0}),
    (Reason.MUST_TAKE, play(TAKING, take("1b2")), choose(1), {"player": 1}),
    (Reason.MUST_CHOOSE, CHOOSING, take("1r1"), {"player": 0, "line": Line(0)}),
    (Reason.MUST_CHOOSE, CHOOSING, fill("rbsx"), {"player": 0, "line": Line(0)}),
    (Reason.STUCK, STUCK, fill("rbsx"), {}),
    (DrawReason.FILL_COUNT, new_game(), fill("rbs"), {"place": Factory(0), "size": 4, "count": 3}),
    (
        DrawReason.FILL_COUNT,
        new_game(),
        fill("rrrrr"),
        {"place": Factory(0), "size": 4, "count": 5},
    ),
    (DrawReason.FILL_COUNT, new_game(), fill(""), {"place": Factory(0), "size": 4, "count": 0}),
    (SourceReason.FILL_ORDER, new_game(), Fill(tiles("rbsx"), Factory(1)), {"factory": Factory(0)}),
    (
        DrawReason.BAG_LACKS,
        before_fill(position(), bag="rrbbbb", lid="sss"),
        fill("rrrb"),
        {"place": Factory(0), "colour": Colour.RED, "left": 2, "count": 3},
    ),
    (
        DrawReason.BAG_LACKS,
        SHORT,
        fill("rbxs"),
        {"place": Factory(0), "colour": Colour.TURQUOISE, "left": 0, "count": 1},
    ),
    (
        DrawReason.BAG_FIRST,
        SHORT,
        fill("rsss"),
        {"place": Factory(0), "bag": counts("rb"), "size": 4},
    ),
    (SourceReason.NO_FACTORY, TAKING, take("6r1"), {"factory": Factory(5), "factories": 5}),
    (
        SourceReason.NO_FACTORY,
        TAKING,
        Take(Factory(-1), Colour.RED, FLOOR),
        {"factory": Factory(-1), "factories": 5},
    ),
    (Reason.WHICH_LINE, TAKING, TakeWithoutLine(Factory(0), Colour.RED), {}),
    (
        SourceReason.COUNT_WRONG,
        TAKING,
        TakeWithoutLine(Factory(0), Colour.RED, 3),
        {"source": Factory(0), "colour": Colour.RED, "count": 2, "said": 3},
    ),
    (Reason.NO_LINE, TAKING, take("1r6"), {"line": Line(5)}),
    (Reason.NO_LINE, TAKING, Take(CENTRE, Colour.BLUE, Line(-1)), {"line": Line(-1)}),
    (Reason.NO_COLUMN, CHOOSING, choose(6), {"column": 5}),
    (Reason.NO_COLUMN, CHOOSING, choose(0), {"column": -1}),
    (Reason.NO_ROW, TAKING, set_space(0, 5, 0, Colour.RED), {"row": 5}),
    (Reason.NO_ROW, TAKING, set_row(9, (None,) * 5), {"row": 9}),
    (Reason.ROW_SIZE, TAKING, set_row(1, (Colour.RED,)), {"row": 1, "count": 1}),
    (
        Reason.NEEDS_COLUMN,
        CHOOSING,
        set_space(0, 1, None, Colour.RED),
        {"row": 1},
    ),
    (
        Reason.NEEDS_COLUMN,
        TAKING,
        set_space(0, 2, None, None),
        {"row": 2},
    ),
    (
        Reason.SPACE_OTHER_COLOUR,
        TAKING,
        set_space(1, 0, 0, Colour.RED),
        {"row": 0, "column": 0, "colour": Colour.RED, "printed": Colour.BLUE},
    ),
    (SourceReason.FACTORY_EMPTY, TAKING, take("2r1"), {"factory": Factory(1)}),
    (SourceReason.CENTRE_EMPTY, position(factories=("r",)), take("cr1"), {}),
    (
        SourceReason.COLOUR_NOT_THERE,
        TAKING,
        take("1s1"),
        {"source": Factory(0), "colour": Colour.BLACK, "tiles": tiles("rrbb")},
    ),
    (
        SourceReason.COLOUR_NOT_THERE,
        TAKING,
        take("cr1"),
        {"source": CENTRE, "colour": Colour.RED, "tiles": tiles("bs")},
    ),
    (
        SourceReason.COUNT_WRONG,
        TAKING,
        replace(take("1r0"), count=3),
        {"source": Factory(0), "colour": Colour.RED, "count": 2, "said": 3},
    ),
    (
        SourceReason.COUNT_WRONG,
        TAKING,
        replace(take("cb2"), count=0),
        {"source": CENTRE, "colour": Colour.BLUE, "count": 1, "said": 0},
    ),
    (Reason.LINE_FULL, TAKING, take("1r1"), {"line": Line(0), "colour": Colour.RED}),
    (
        Reason.LINE_OTHER_COLOUR,
        TAKING,
        take("1r2"),
        {"line": Line(1), "colour": Colour.RED, "other": Colour.BLUE, "count": 1},
    ),
    (Reason.WALL_HAS_COLOUR, TAKING, take("1r3"), {"line": Line(2), "colour": Colour.RED}),
    (
        Reason.COLUMN_TAKEN,
        CHOOSING,
        choose(3),
        {"column": 2, "line": Line(0), "colour": Colour.RED},
    ),
    (Reason.COLUMN_HAS_COLOUR, CHOOSING, choose(4), {"column": 3, "colour": Colour.BLUE}),
    (Reason.COLUMN_HAS_COLOUR, CHOOSING, choose(1), {"column": 0, "colour": Colour.BLUE}),
]
