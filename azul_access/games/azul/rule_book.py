"""The rule book of base Azul: which rules there are, in the order of play, and their numbers."""

from collections.abc import Mapping
from enum import Enum

from azul_access.games.azul import editions, pieces, rule_examples
from azul_access.games.azul.editions import EDITIONS, Options, Wall
from azul_access.games.azul.questions import AboutFloorCost
from azul_access.games.azul.refusals import Reason
from azul_access.games.azul.scoring import placement_points
from azul_access.games.azul.terms import label
from azul_access.games.questions import AboutBag, AboutBonus, AboutStarter
from azul_access.games.rule_book import Entry, Plan, RuleChapter, Slots, build_chapters
from azul_access.games.shared_rules import (
    BREAKS,
    MISTAKE,
    PEOPLE,
    SHARED_ANSWERS,
    SHARED_REFUSALS,
    factory_counts,
)
from azul_access.games.sources import FACTORY_SPACES
from azul_access.language.phrase import Phrase, phrase

TITLE = phrase("azul-book")
# The label that is one braille cell in every language, and the dots of that cell.
_SINGLE_CELL, _SINGLE_DOTS = "SCH", "1-5-6"
# Every player begins with this score, and none falls below it.
_LOWEST = 0


def chapters(options: Options) -> tuple[RuleChapter, ...]:
    return build_chapters("azul", _PLAN, options)


def is_grey(options: Options) -> bool:
    return options.wall is Wall.GREY


def is_coloured(options: Options) -> bool:
    return options.wall is Wall.COLOURED


def _tiles(_: Options) -> Slots:
    return {
        "tiles": pieces.COLOURS * pieces.TILES_OF_A_COLOUR,
        "each": pieces.TILES_OF_A_COLOUR,
        "colours": pieces.COLOURS,
        "labels": tuple(label(colour) for colour in pieces.ALL_COLOURS),
        "single": phrase("name", name=_SINGLE_CELL),
        "dots": phrase("name", name=_SINGLE_DOTS),
    }


def _lines(_: Options) -> Slots:
    return {"lines": pieces.LINES}


def _row_of_wall(row: int) -> tuple[Phrase, ...]:
    return tuple(label(editions.wall_colour(row, column)) for column in range(pieces.LINES))


def _red_places(_: Options) -> Slots:
    places = [editions.wall_column(row, pieces.Colour.RED) + 1 for row in range(pieces.LINES)]
    names = ("one", "two", "three", "four", "five")
    return {"second": _row_of_wall(1), **dict(zip(names, places, strict=True))}


def _floor(options: Options) -> Slots:
    costs = tuple(phrase("number", number=cost) for cost in options.edition.floor_costs)
    return {"spaces": pieces.FLOOR_SPACES, "costs": costs}


def _size(_: Options) -> Slots:
    return {"size": FACTORY_SPACES}


def _start(_: Options) -> Slots:
    return {"start": _LOWEST}


# Reasons that are not here ask back, tell what is due, or are about something that is not there.
REFUSALS: Mapping[Enum, str] = {
    **SHARED_REFUSALS,
    Reason.OVER: "end",
    Reason.STUCK: "agreed",
    Reason.LINE_FULL: "lines",
    Reason.LINE_OTHER_COLOUR: "one-colour",
    Reason.WALL_HAS_COLOUR: "on-wall",
    Reason.COLUMN_TAKEN: "choose",
    Reason.COLUMN_HAS_COLOUR: "columns",
    Reason.SPACE_OTHER_COLOUR: "wall",
}

ANSWERS: Mapping[object, str] = {
    **SHARED_ANSWERS,
    AboutBonus("line"): "bonus-row",
    AboutBonus("column"): "bonus-column",
    AboutBonus("colour"): "bonus-colour",
    AboutStarter(): "next",
}

_PLAN: Plan[Options] = (
    ("idea", (Entry("aim"), Entry("course"), PEOPLE)),
    (
        "pieces",
        (
            Entry("tiles", _tiles),
            Entry("bag", example=rule_examples.full_bag, now=AboutBag()),
            Entry("factories", factory_counts, grid="factory-1"),
            Entry("centre", lambda _: {"spaces": pieces.DISC_SPACES}, grid="disc"),
            Entry("marker"),
            Entry("board", _lines),
            Entry("lines", _lines, grid="lines"),
            Entry(
                "wall",
                lambda _: {"spaces": pieces.LINES, "first": _row_of_wall(0)},
                _red_places,
                is_coloured,
                grid="wall",
            ),
            Entry(
                "wall-grey",
                # Its own chapter is the last one.
                lambda _: {"spaces": pieces.LINES, "chapter": len(_PLAN)},
                applies=is_grey,
                grid="wall",
            ),
            Entry("floor", _floor, now=AboutFloorCost(), grid="floor"),
            Entry("cards", _start),
            Entry("ready", _start),
        ),
    ),
    (
        "filling",
        (
            Entry("filling", _size),
            Entry("order"),
            Entry("empty-bag", now=AboutBag()),
            Entry("too-few", _size),
        ),
    ),
    (
        "taking",
        (
            Entry("turn"),
            Entry("from-factory", example=rule_examples.from_factory),
            Entry("from-centre"),
            Entry("first", example=rule_examples.first_from_centre),
            Entry("say"),
            Entry("taken"),
        ),
    ),
    (
        "placing",
        (
            Entry("one-row"),
            Entry("one-colour", example=rule_examples.same_colour),
            Entry("on-wall", example=rule_examples.colour_on_wall),
            Entry("outwards", example=rule_examples.outwards),
            Entry("overflow", example=rule_examples.overflow),
            Entry("straight"),
            Entry("floor-order", example=rule_examples.floor_order),
            Entry(
                "floor-full",
                lambda _: {"spaces": pieces.FLOOR_SPACES},
                rule_examples.full_floor,
            ),
        ),
    ),
    (
        "tiling",
        (
            Entry("rows"),
            Entry("full-row", example=rule_examples.full_row, applies=is_coloured),
            Entry("full-row-grey", applies=is_grey),
            Entry("alone", lambda _: {"points": placement_points(1, 1)}),
            Entry("across", example=rule_examples.across),
            Entry("both", example=rule_examples.both_directions),
            Entry("at-once", example=rule_examples.at_once),
            Entry(
                "floor-cost",
                lambda _: {"lowest": _LOWEST},
                rule_examples.floor_cost,
                now=AboutFloorCost(),
            ),
            Entry("cleared"),
        ),
    ),
    (
        "end",
        (
            Entry("next", now=AboutStarter()),
            Entry("end", lambda _: {"places": pieces.LINES, "rounds": pieces.LINES}),
            Entry("agreed"),
            Entry("bonus-row", lambda options: {"points": options.edition.row_bonus}),
            Entry(
                "bonus-column",
                lambda options: {
                    "points": options.edition.column_bonus,
                    "lines": pieces.LINES,
                    "tactile": EDITIONS[0].column_bonus,
                    "publisher": EDITIONS[1].column_bonus,
                },
            ),
            Entry(
                "bonus-colour",
                lambda options: {
                    "tiles": pieces.LINES,
                    "points": options.edition.colour_bonus,
                },
                rule_examples.final_bonuses,
            ),
            Entry("winner", example=rule_examples.tie),
        ),
    ),
    ("table", (Entry("touch"), MISTAKE, BREAKS)),
    # What only the grey wall has comes last, so that all other numbers are the same with it.
    (
        "grey",
        (
            Entry("choose", applies=is_grey),
            Entry("columns", example=rule_examples.no_colour_twice, applies=is_grey),
            Entry("blocked", example=rule_examples.blocked, applies=is_grey),
        ),
    ),
)
