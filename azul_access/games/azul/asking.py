"""What questions about base Azul can name, and the questions that only this game has."""

from azul_access.games.asking import Asked, MoveWords, PlaceKind, QuestionForm, Vocabulary, any_of
from azul_access.games.azul.nodes import COLOURS_OF_CONCEPTS
from azul_access.games.azul.questions import AboutFloorCost
from azul_access.games.question_builders import several, whose

_PLACES = {
    "factory": PlaceKind("factory", numbered=True),
    "factories": PlaceKind("factory", numbered=True, plural=True),
    "centre": PlaceKind("centre"),
    "bag": PlaceKind("bag"),
    "lid": PlaceKind("lid"),
    "board": PlaceKind("board", owned=True),
    "boards": PlaceKind("board", owned=True, plural=True),
    "line": PlaceKind("line", owned=True, numbered=True, has_bonus=True),
    "lines": PlaceKind("line", owned=True, numbered=True, plural=True, has_bonus=True),
    "wall": PlaceKind("wall", owned=True, has_bonus=True),
    "wall-row": PlaceKind("wall-row", owned=True, numbered=True, has_bonus=True),
    "column": PlaceKind("column", owned=True, numbered=True, has_bonus=True),
    "columns": PlaceKind("column", owned=True, numbered=True, plural=True, has_bonus=True),
    "floor-line": PlaceKind("floor", owned=True),
}


def _floor_cost(asked: Asked) -> object | None:
    kind = asked.kind()
    if asked.places and (kind is None or kind.kind not in ("floor", "board")):
        return None
    return several([AboutFloorCost(seat) for seat in whose(asked)])


_FORMS = (
    QuestionForm(
        _floor_cost,
        (any_of("minus", "costs"),),
        any_of("how-many", "score", "what", "which", "is", "show", "how", "minus", "costs", "each")
        | any_of("everything", "find", "brings"),
        places=(0, 1),
        seats=(0, 4),
        bare=True,
    ),
)

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
        targets={"floor-line": "floor"},
        in_rows=("wall-row", "wall"),
        of_one_colour="line",
    ),
)
