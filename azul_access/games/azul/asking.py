"""What questions about base Azul can name, and the questions that only this game has."""

from dataclasses import replace

from azul_access.games.asked_parts import Place, PlaceKind
from azul_access.games.asking import Asked, QuestionForm, Vocabulary, any_of
from azul_access.games.azul.commands import Take
from azul_access.games.azul.nodes import COLOURS_OF_CONCEPTS
from azul_access.games.azul.pieces import FLOOR, LINES, Colour, Line
from azul_access.games.azul.questions import (
    AboutFloorCost,
    AboutNeighbours,
    AboutRowWorth,
    AboutWallSpace,
    WhatIf,
)
from azul_access.games.azul.state import State
from azul_access.games.azul.subjects import KIN, SUBJECTS
from azul_access.games.move_words import MoveWords
from azul_access.games.question_builders import build_gains, several, whose
from azul_access.games.questions import AboutGains
from azul_access.games.sources import CENTRE, Factory
from azul_access.games.table_subjects import build_named_places

_PLACES = {
    "factory": PlaceKind("factory", numbered=True),
    "factories": PlaceKind("factory", numbered=True, plural=True),
    "centre": PlaceKind("centre"),
    "bag": PlaceKind("bag"),
    "lid": PlaceKind("lid"),
    "board": PlaceKind("board", owned=True),
    "boards": PlaceKind("board", owned=True, plural=True),
    "line": PlaceKind("line", owned=True, numbered=True, has_bonus=True, limit=LINES),
    "lines": PlaceKind("line", owned=True, numbered=True, plural=True, has_bonus=True, limit=LINES),
    "wall": PlaceKind("wall", owned=True, has_bonus=True),
    "wall-row": PlaceKind("wall-row", owned=True, numbered=True, has_bonus=True, limit=LINES),
    "column": PlaceKind("column", owned=True, numbered=True, has_bonus=True, limit=LINES),
    "columns": PlaceKind(
        "column", owned=True, numbered=True, plural=True, has_bonus=True, limit=LINES
    ),
    "floor-line": PlaceKind("floor", owned=True),
}


def _floor_cost(asked: Asked) -> object | None:
    kind = asked.kind()
    if asked.places and (kind is None or kind.kind not in ("floor", "board")):
        return None
    if asked.space is not None:
        return None  # the rules tell what one place costs
    is_narrow = asked.has("how-many", "minus")
    return several([AboutFloorCost(seat, is_narrow) for seat in whose(asked)])


def _wall_space(asked: Asked) -> object | None:
    """Where a colour goes on the wall; "row 3" beside a colour is the row of the wall."""
    columns = [place for place in asked.places if place.concept in ("column", "columns")]
    if columns and columns[0].number is None and len(asked.places) > 1:
        # "which column does red go to in wall row 2"
        rest = tuple(place for place in asked.places if place not in columns)
        word = frozenset(("space",))
        asked = replace(asked, places=rest, words=(*asked.words, word), used=asked.used)
    kind = asked.kind()
    if kind is None or kind.kind not in ("wall", "wall-row", "line", "column"):
        return None
    if asked.colour is None and asked.space is None:
        return None
    is_row = kind.kind == "wall-row" and asked.has("where") and asked.colour is not None
    if not (asked.has("space", "where-to", "fits", "put") or is_row):
        return None
    if kind.kind == "line" and not asked.has("space"):
        return None  # where tiles can go now
    (place, *_) = asked.named_places()
    if kind.kind in ("wall", "column") and asked.space is not None and asked.colour is None:
        return None
    row = place.number if kind.kind in ("wall-row", "line") else None
    colour = None if asked.colour is None else Colour(asked.colour)
    return AboutWallSpace(colour, row, asked.space, place.seat)


# The rows down and the columns to the right of what lies in a direction.
_STEPS = {
    "wall-above": ((-1, 0),),
    "wall-below": ((1, 0),),
    "wall-left": ((0, -1),),
    "wall-right": ((0, 1),),
    "wall-beside": ((0, -1), (0, 1)),
}


def _neighbours(asked: Asked) -> object | None:
    """What lies beside a colour of a wall row."""
    kind, colour = asked.kind(), asked.colour
    asked.ignore_count()
    if kind is None or kind.kind not in ("wall-row", "line") or colour is None:
        return None
    (place, *others) = asked.named_places()
    if others or place.number is None:
        return None
    steps = tuple(step for name, each in _STEPS.items() if asked.has(name) for step in each)
    return AboutNeighbours(Colour(colour), place.number, steps, place.seat)


def _row_worth(asked: Asked) -> object | None:
    kind = asked.kind()
    if kind is None or kind.kind != "line":
        return None
    worths = [
        AboutRowWorth(place.number, place.seat)
        for place in asked.named_places()
        if place.number is not None
    ]
    return several(list(worths))


def _vary(question: object, asked: Asked) -> object | None:
    """The take of a what-if with another colour, source or target, or what others could do."""
    if not isinstance(question, WhatIf) or not isinstance(question.command, Take):
        return None
    command, seats = question.command, asked.named_seats()
    colour = command.colour if asked.colour is None else Colour(asked.colour)
    asked.ignore_count()
    if seats and not asked.places:
        return AboutGains(int(colour), None, seat=seats[0])
    source, target = command.source, command.target
    for place in build_named_places(asked):
        match place:
            case Place("line" | "wall-row", int(number)):
                target = Line(number - 1)
            case Place("floor"):
                target = FLOOR
            case Place("centre"):
                source = CENTRE
            case Place("factory", int(number)):
                source = Factory(number - 1)
            case _:
                return None
    varied = WhatIf(Take(source, colour, target))
    return None if varied == WhatIf(replace(command, count=None)) else varied


_FORMS = (
    QuestionForm(
        _neighbours,
        (any_of(*_STEPS),),
        any_of(*_STEPS, "what", "which", "space", "colour", "find", "put", "can", "fits"),
        places=(1, 2),
        tiles=(1, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        _wall_space,
        (any_of("where", "which", "what", "where-to"),),
        any_of("where", "space", "can", "put", "fits", "colour", "must", "find"),
        places=(1, 2),
        tiles=(0, 1),
        seats=(0, 4),
    ),
    QuestionForm(
        build_gains,
        (any_of("how-many"), any_of("brings", "score")),
        any_of("find", "can", "brings", "score", "do", "put"),
        places=(1, 1),
        tiles=(1, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        SUBJECTS["fillable"],
        (any_of("which"), any_of("full"), any_of("can")),
        any_of("put", "do", "turn", "find"),
        places=(1, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        _row_worth,
        (any_of("brings", "score"), any_of("how-many", "what")),
        any_of("score", "brings", "full", "if", "when", "do", "find"),
        places=(1, 2),
        seats=(0, 4),
    ),
    QuestionForm(
        _floor_cost,
        (any_of("minus", "costs"),),
        any_of("how-many", "score", "what", "which", "is", "show", "how", "minus", "costs", "each")
        | any_of("everything", "find", "brings"),
        places=(0, 1),
        tiles=(0, 1),
        seats=(0, 4),
        bare=True,
    ),
)


def list_rows(state: State, colour: int) -> list[int]:
    """The numbers of the pattern lines with a colour, of the player whose turn it is."""
    lines = state.players[state.turn].lines
    return [number for number, row in enumerate(lines, 1) if row and row.colour == colour]


VOCABULARY = Vocabulary(
    _PLACES,
    {concept: int(colour) for concept, colour in COLOURS_OF_CONCEPTS.items()},
    {
        ("wall", "line"): "wall-row",
        ("wall", "lines"): "wall-row",
        ("wall", "column"): "column",
        ("wall", "wall-row"): "wall-row",
    },
    own="board",
    own_tiles="board",
    forms=_FORMS,
    by_preposition={"on": "factory", "in": "line"},
    counted=("factory", "line", "column", "space"),
    targets=("line", "floor"),
    moves=MoveWords(
        target="line",
        target_count=LINES,
        targets={"floor-line": "floor"},
        in_rows=("wall-row", "wall"),
        of_one_colour="line",
        list_rows=list_rows,
    ),
    costly=("floor",),
    subjects=SUBJECTS,
    kin=KIN,
    vary=_vary,
)
