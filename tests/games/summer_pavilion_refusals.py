"""Every reason for which the rules of Summer Pavilion refuse a command, with its slots."""

from dataclasses import replace

from summer_pavilion_position import (
    before_fill,
    board,
    bonus,
    counts,
    fill,
    new_game,
    pass_turn,
    place,
    placing,
    play,
    position,
    stock,
    take,
    tiles,
    with_stock,
)

from azul_access.games.drawing import DrawReason
from azul_access.games.kinds import AnyContent
from azul_access.games.sources import CENTRE, Factory, SourceReason
from azul_access.games.summer_pavilion import stars
from azul_access.games.summer_pavilion.commands import (
    END,
    Command,
    Fill,
    Place,
    SetTable,
    Take,
)
from azul_access.games.summer_pavilion.pieces import SUPPLY, Colour, Space
from azul_access.games.summer_pavilion.places import CORNERS, SUPPLY_PLACE
from azul_access.games.summer_pavilion.refusals import Reason
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.tile_kinds import OneSpace

TAKING = position(factories=("rrbl", "", "gg"), centre="bbl")
PLACING = placing(board({0: "r.....", 3: "r....."}, hand="rrrrlllbb"), board(hand="g"))
GREY = placing(board({1: "rb....", 2: "bb...."}, hand="rrrryyy"), board="grey")
CHOOSING = play(placing(board({1: "....l."}, hand="llllll"), supply="looooorrrr"), place("l16"))
REFILLING = play(CHOOSING, bonus("ooo"))
NEW = new_game()
FILLING = play(NEW, stock("llllllllll"))
SHORT = before_fill(position(), bag="rb", tower="bbyyy")
SHORT_SUPPLY = with_stock(position(supply="lllll"), "rb", "yyyy")._replace(phase=Phase.REFILL)
OVER = play(NEW, END)
SPACE = Space(3, 3)
PRICE = {"space": SPACE, "price": 4, "colour": Colour.RED, "count": 4, "wild": 3}
EMPTY_FACTORY = position(factories=("r",))

NO_SPACE = stars.SPACE.content(OneSpace(6, None), 0, 6)


def set_table(*contents: AnyContent) -> SetTable:
    return SetTable(contents)


Refusal = Reason | DrawReason | SourceReason
Case = tuple[Refusal, State, Command, dict[str, object]]
REFUSALS: list[Case] = [
    (Reason.OVER, OVER, stock("rbygrbygrb"), {}),
    (Reason.OVER, OVER, fill("rbyg"), {}),
    (Reason.OVER, OVER, take("1r"), {}),
    (Reason.OVER, OVER, place("r31"), {}),
    (Reason.OVER, OVER, bonus("r"), {}),
    (Reason.OVER, OVER, pass_turn(), {}),
    (Reason.OVER, OVER, END, {}),
    (
        Reason.SUPPLY_SIZE,
        TAKING,
        set_table(SUPPLY_PLACE.content(counts("lllllrrrrry"))),
        {"count": 11, "size": 10},
    ),
    (
        Reason.CORNERS_SIZE,
        PLACING,
        set_table(CORNERS.content(counts("rrrrr"), 0)),
        {"count": 5, "size": 4},
    ),
    (Reason.NO_STAR, PLACING, set_table(stars.SPACE.content(OneSpace(0, None), 0, 7)), {"star": 7}),
    (
        Reason.NO_SPACE,
        PLACING,
        set_table(stars.SPACE.content(OneSpace(6, None), 0, 6)),
        {"space": 6},
    ),
    (
        Reason.STAR_WANTS,
        PLACING,
        set_table(stars.SPACE.content(OneSpace(0, Colour.BLUE), 1, 3)),
        {"star": 3, "colour": Colour.RED, "other": Colour.BLUE},
    ),
    (Reason.MUST_STOCK, NEW, fill("rbyg"), {}),
    (Reason.MUST_STOCK, NEW, take("1r"), {}),
    (Reason.MUST_STOCK, REFILLING, place("r31"), {}),
    (Reason.MUST_STOCK, REFILLING, pass_turn(), {}),
    (Reason.MUST_FILL, FILLING, stock("r"), {"factory": Factory(0)}),
    (Reason.MUST_FILL, play(FILLING, fill("rbyg")), take("1r"), {"factory": Factory(1)}),
    (Reason.MUST_TAKE, TAKING, fill("rbyg"), {"player": 0}),
    (Reason.MUST_TAKE, play(TAKING, take("1r")), place("r31"), {"player": 1}),
    (Reason.MUST_TAKE, TAKING, pass_turn(), {"player": 0}),
    (Reason.MUST_PLACE, PLACING, take("1r"), {"player": 0}),
    (Reason.MUST_PLACE, PLACING, stock("r"), {"player": 0}),
    (Reason.MUST_PLACE, play(PLACING, place("r32")), bonus("r"), {"player": 1}),
    (Reason.MUST_CHOOSE, CHOOSING, place("r31"), {"player": 0, "count": 3}),
    (Reason.MUST_CHOOSE, CHOOSING, pass_turn(), {"player": 0, "count": 3}),
    (Reason.MUST_CHOOSE, CHOOSING, stock("r"), {"player": 0, "count": 3}),
    (
        DrawReason.FILL_COUNT,
        FILLING,
        fill("rby"),
        {"place": Factory(0), "size": 4, "count": 3},
    ),
    (DrawReason.FILL_COUNT, NEW, stock("rbyg"), {"place": SUPPLY, "size": 10, "count": 4}),
    (DrawReason.FILL_COUNT, REFILLING, stock(""), {"place": SUPPLY, "size": 3, "count": 0}),
    (SourceReason.FILL_ORDER, FILLING, Fill(tiles("rbyg"), Factory(1)), {"factory": Factory(0)}),
    (
        DrawReason.BAG_LACKS,
        before_fill(position(), bag="rrbbbb", tower="ggg"),
        fill("rrrb"),
        {"place": Factory(0), "colour": Colour.RED, "left": 2, "count": 3},
    ),
    (
        DrawReason.BAG_LACKS,
        SHORT_SUPPLY,
        stock("rbyyg"),
        {"place": SUPPLY, "colour": Colour.GREEN, "left": 0, "count": 1},
    ),
    (
        DrawReason.BAG_FIRST,
        SHORT,
        fill("ryyy"),
        {"place": Factory(0), "bag": counts("rb"), "size": 4},
    ),
    (
        DrawReason.BAG_FIRST,
        SHORT_SUPPLY,
        stock("ryyyy"),
        {"place": SUPPLY, "bag": counts("rb"), "size": 5},
    ),
    (SourceReason.NO_FACTORY, TAKING, take("6r"), {"factory": Factory(5), "factories": 5}),
    (
        SourceReason.NO_FACTORY,
        TAKING,
        Take(Factory(-1), Colour.RED),
        {"factory": Factory(-1), "factories": 5},
    ),
    (SourceReason.FACTORY_EMPTY, TAKING, take("2r"), {"factory": Factory(1)}),
    (SourceReason.CENTRE_EMPTY, EMPTY_FACTORY, take("cr"), {}),
    (
        SourceReason.COLOUR_NOT_THERE,
        TAKING,
        take("1y"),
        {"source": Factory(0), "colour": Colour.YELLOW, "tiles": counts("rrbl")},
    ),
    (
        SourceReason.COLOUR_NOT_THERE,
        TAKING,
        take("cr"),
        {"source": CENTRE, "colour": Colour.RED, "tiles": counts("bbl")},
    ),
    (
        SourceReason.COUNT_WRONG,
        TAKING,
        replace(take("1r"), count=3),
        {"source": Factory(0), "colour": Colour.RED, "count": 2, "said": 3},
    ),
    (
        SourceReason.COUNT_WRONG,
        TAKING,
        replace(take("cb"), count=1),
        {"source": CENTRE, "colour": Colour.BLUE, "count": 2, "said": 1},
    ),
    (
        Reason.WILD_ALONE,
        TAKING,
        take("1l"),
        {"colour": Colour.PURPLE, "tiles": counts("rrbl")},
    ),
    (
        Reason.WILD_ALONE,
        TAKING,
        take("cl"),
        {"colour": Colour.PURPLE, "tiles": counts("bbl")},
    ),
    (Reason.NO_STAR, PLACING, Place(7, 0), {"star": 7}),
    (Reason.NO_STAR, PLACING, Place(-1, 0, Colour.RED), {"star": -1}),
    (Reason.NO_SPACE, PLACING, place("r37"), {"space": 6}),
    (Reason.NO_SPACE, PLACING, place("r30"), {"space": -1}),
    (
        Reason.SPACE_TAKEN,
        PLACING,
        place("r31"),
        {"space": Space(3, 0), "colour": Colour.RED},
    ),
    (
        Reason.STAR_WANTS,
        PLACING,
        place("b34"),
        {"star": 3, "colour": Colour.RED, "other": Colour.BLUE},
    ),
    (
        Reason.STAR_WANTS,
        GREY,
        place("r23"),
        {"star": 2, "colour": Colour.BLUE, "other": Colour.RED},
    ),
    (Reason.STAR_HAS, PLACING, place("r02"), {"star": 0, "colour": Colour.RED}),
    (Reason.STAR_HAS, GREY, place("r13"), {"star": 1, "colour": Colour.RED}),
    (
        Reason.WHICH_COLOUR,
        PLACING,
        Place(0, 1),
        {"space": Space(0, 1), "colours": tiles("lobyg")},
    ),
    (
        Reason.WHICH_COLOUR,
        GREY,
        Place(6, 0),
        {"space": Space(6, 0), "colours": tiles("lorbyg")},
    ),
    (
        Reason.NOT_HELD,
        PLACING,
        place("y51"),
        {"colour": Colour.YELLOW, "hand": counts("rrrrlllbb")},
    ),
    (
        Reason.TOO_FEW,
        PLACING,
        place("b46"),
        {"space": Space(4, 5), "price": 6, "colour": Colour.BLUE, "count": 2, "wild": 3},
    ),
    (Reason.PAYMENT, PLACING, place("r34", "rl"), PRICE),
    (Reason.PAYMENT, PLACING, place("r34", "rrrrr"), PRICE),
    (Reason.PAYMENT, PLACING, place("r34", "llll"), PRICE),
    (
        Reason.PAYMENT_COLOUR,
        PLACING,
        place("r34", "rrrb"),
        {"space": SPACE, "colour": Colour.RED, "wild": Colour.PURPLE},
    ),
    (Reason.BONUS_COUNT, CHOOSING, bonus("oo"), {"count": 3, "said": 2}),
    (Reason.BONUS_COUNT, CHOOSING, bonus(""), {"count": 3, "said": 0}),
    (
        Reason.SUPPLY_LACKS,
        CHOOSING,
        bonus("llo"),
        {"colour": Colour.PURPLE, "left": 1, "count": 2},
    ),
    (
        Reason.KEEP_WHICH,
        PLACING,
        pass_turn(),
        {"tiles": counts("rrrrlllbb"), "count": 9, "most": 4},
    ),
    (Reason.KEEP_FEWER, PLACING, pass_turn("rrrrl"), {"count": 5, "most": 4}),
    (
        Reason.KEEP_NOT_HELD,
        PLACING,
        pass_turn("bbb"),
        {"colour": Colour.BLUE, "left": 2, "count": 3},
    ),
]
