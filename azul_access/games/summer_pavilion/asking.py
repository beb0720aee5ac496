"""What questions about Summer Pavilion can name, and the questions that only this game has."""

from azul_access.games.asked_parts import PlaceKind
from azul_access.games.asking import Asked, QuestionForm, Vocabulary, any_of
from azul_access.games.move_words import MoveWords
from azul_access.games.question_builders import several, whose
from azul_access.games.questions import AboutBonus, AboutPlace, AboutWhere, Aspect
from azul_access.games.summer_pavilion import questions
from azul_access.games.summer_pavilion.commands import Place
from azul_access.games.summer_pavilion.editions import COLOUR_OF_NAME
from azul_access.games.summer_pavilion.pieces import CENTRE_STAR
from azul_access.games.summer_pavilion.subjects import KIN, SUBJECTS

_STAR = PlaceKind("star", owned=True, numbered=True, named_by_colour=True, has_bonus=True)
_PLACES = {
    "factory": PlaceKind("factory", numbered=True),
    "factories": PlaceKind("factory", numbered=True, plural=True),
    "centre": PlaceKind("centre"),
    "bag": PlaceKind("bag"),
    "tower": PlaceKind("tower"),
    "supply": PlaceKind("supply"),
    "board": PlaceKind("board", owned=True),
    "boards": PlaceKind("board", owned=True, plural=True),
    "hand": PlaceKind("hand", owned=True),
    "keep": PlaceKind("corners", owned=True),
    "star": _STAR,
    "stars": _STAR._replace(plural=True),
    "centre-star": _STAR._replace(numbered=False, only=CENTRE_STAR),
}


def _wild(asked: Asked) -> object | None:
    kind = asked.kind()
    if kind is not None and not kind.owned:
        places = asked.named_places()
        if asked.has("where", "which") and len(places) == 1 and places[0].number is None:
            return questions.AboutWildTiles(AboutWhere(places=tuple(places)))
        aspect = Aspect.HOLDS if asked.asks_whether else Aspect.COUNT
        return several([questions.AboutWildTiles(AboutPlace(place, aspect)) for place in places])
    if asked.has("where", "find", "take"):
        return questions.AboutWildTiles(AboutWhere())
    if asked.has("how-many") or (asked.asks_whether and asked.seats):
        return several([questions.AboutJokers(seat) for seat in whose(asked)])
    return questions.AboutWild()


def _supply_use(asked: Asked) -> object | None:
    """How tiles come from the supply."""
    kind = asked.kind()
    return AboutBonus() if kind is not None and kind.kind == "supply" else None


def _supply(_: Asked) -> object | None:
    return questions.AboutSupply()


def _passed(asked: Asked) -> object | None:
    if asked.has("if", "happen"):
        return None  # what the rules say
    asked.named_seats()  # the answer names all players
    return questions.AboutPassed()


def _nearly(asked: Asked) -> object | None:
    kind = asked.kind()
    if asked.places and (kind is None or kind.kind not in ("star", "board")):
        return None
    return several([questions.AboutBoard(questions.BoardPart.NEAR, seat) for seat in whose(asked)])


def _space(asked: Asked) -> object | None:
    """A space of a star, or what a space of that number costs on any star."""
    kind, number = asked.kind(), asked.space
    if number is None or (kind is not None and kind.kind != "star"):
        return None
    if kind is None:
        asked.ignore_tiles()
        return questions.AboutSpace(number) if asked.has("costs", "needs") else None
    place, *others = asked.named_places()
    if others or place.number is None:
        return None
    return questions.AboutSpace(number, place.number, place.seat)


def _gaps(asked: Asked) -> object | None:
    """The free spaces of a star: "gaps on my red star?", but not "are there gaps"."""
    kind = asked.kind()
    if asked.asks_whether or asked.has("how-many") or kind is None or kind.kind != "star":
        return None
    return several([AboutPlace(place, Aspect.MISSING) for place in asked.named_places()])


def _vary(question: object, asked: Asked) -> object | None:
    """The space of a what-if, or of a question about one, with another number, star or colour."""
    match question:
        case questions.WhatIf(Place(star=star)):
            number = None
        case questions.AboutSpace(number, int(star)):
            pass
        case _:
            return None
    kind, places, colour = asked.kind(), asked.named_places(), asked.colour
    named = [asked.space, asked.count, asked.points]
    asked.ignore_points()
    number = next((each for each in named if each is not None), number)
    if kind is not None and (kind.kind != "star" or len(places) != 1):
        return None
    if places and places[0].number is not None:
        star = places[0].number
    elif colour is not None and star != CENTRE_STAR:
        star = colour + 1
    seats = asked.named_seats()
    changed = number is not None and (colour is not None or places or any(map(bool, named)))
    seat = seats[0] if seats else None
    return questions.AboutSpace(number, star, seat, colour) if number and changed else None


_FORMS = (
    QuestionForm(
        _gaps, (any_of("space"),), any_of("empty", "missing"), places=(1, 1), seats=(0, 1)
    ),
    QuestionForm(
        _space,
        (any_of("costs", "what", "which", "how-many", "empty"),),
        any_of("costs", "how-many", "colour", "empty", "where", "space", "needs", "missing"),
        places=(0, 1),
        tiles=(0, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        _supply_use,
        (any_of("how", "when", "if"), any_of("find", "take", "do", "can")),
        any_of("find", "take", "do", "can", "if", "when", "must", "brings"),
        places=(1, 1),
        tiles=(0, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        _wild,
        (any_of("wild"),),
        any_of("what", "which", "how-many", "is", "show", "colour", "next", "round", "each", "who")
        | any_of("can", "this-round", "where", "find", "take"),
        places=(0, 1),
        tiles=(0, 1),
        seats=(0, 4),
        bare=True,
    ),
    QuestionForm(
        _passed,
        (any_of("passed"),),
        any_of("who", "is", "each", "show", "which", "not", "how-many"),
        seats=(0, 4),
    ),
    QuestionForm(
        _supply,
        (any_of("bonus-tiles"), any_of("which", "what")),
        any_of("is", "show", "take", "each", "can"),
        seats=(0, 1),
    ),
    QuestionForm(
        _nearly,
        (any_of("bonus-points"), any_of("missing", "nearly")),
        any_of("what", "which", "is", "show", "each", "how-many"),
        seats=(0, 4),
    ),
    QuestionForm(
        _nearly,
        (any_of("nearly"),),
        any_of("what", "which", "is", "show", "full", "each", "missing", "everything", "where"),
        places=(0, 1),
        seats=(0, 4),
        bare=True,
    ),
)

VOCABULARY = Vocabulary(
    _PLACES,
    {concept: int(colour) for concept, colour in COLOUR_OF_NAME.items()},
    {("centre", "star"): "centre-star"},
    own="board",
    own_tiles="hand",
    forms=_FORMS,
    verbs=("passed",),
    by_preposition={"on": "factory"},
    counted=("factory", "space", "star"),
    targets=("star",),
    moves=MoveWords(
        placed_on="star",
        drawn_to=("factory", "supply"),
        find_wild=lambda state: int(state.options.wilds[state.round - 1]),
        wild="wild",
        leaves="pass",
        keeps="keep",
        has_left=("passed", "has-passed", "has-not-passed"),
    ),
    subjects=SUBJECTS,
    kin=KIN,
    vary=_vary,
)
