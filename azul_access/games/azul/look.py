"""What base Azul knows of the places that people ask about."""

from azul_access.games.asked_parts import Place
from azul_access.games.azul import boards, questions, rules
from azul_access.games.azul.dialogue import wait as wait
from azul_access.games.azul.editions import Context
from azul_access.games.azul.gains import describe_best as describe_best
from azul_access.games.azul.gains import describe_gains as describe_gains
from azul_access.games.azul.places import TABLE as TABLE
from azul_access.games.azul.projection import describe_end
from azul_access.games.azul.state import Phase, State
from azul_access.games.places import BOARD
from azul_access.games.terms import resolve_seat
from azul_access.language.phrase import Paragraph, Phrase, phrase

# The parts of a board that are described as a whole, by kind.
_PARTS = {
    BOARD: questions.BoardPart.BOARD,
    "line": questions.BoardPart.LINES,
    "wall": questions.BoardPart.WALL,
    "wall-row": questions.BoardPart.WALL,
    "floor": questions.BoardPart.FLOOR,
}


def describe_place(context: Context, state: State, place: Place) -> list[Paragraph]:
    """What lies at a place, in sentences."""
    found = TABLE.find(state, place)
    seat = resolve_seat(state.players, place.seat, state.turn)
    if place.number is None and place.kind in _PARTS:
        return boards.describe_board(context, state, _PARTS[place.kind], seat)
    return [content.kind.describe_one(context, content) for content in found]


# Which player has to act, and how.
expected = rules.expects


def next_seat(state: State, seat: int) -> int | None:
    """The seat whose turn is after that of `seat`; None where nobody follows in this round."""
    return state.next_seat[seat] if state.phase in (Phase.FILL, Phase.TAKE) else None


def describe_round(context: Context, state: State, *, counts: bool) -> list[Phrase]:
    """The round; if `counts`, also what ends the game."""
    sentence = phrase("game-round", round=state.round, player=context.names[state.starter])
    return [sentence, *([*describe_end(state), phrase("azul-last-round")] if counts else ())]


def describe_bonus(context: Context, kind: str | None) -> list[Phrase]:
    """The points at the end for full rows, columns and colours, or for one of them."""
    edition = context.options.edition
    points = {
        "row": edition.row_bonus,
        "column": edition.column_bonus,
        "colour": edition.colour_bonus,
    }
    kinds = {"line": "row", "wall-row": "row", "wall": None}
    named = kinds.get(kind, kind) if kind is not None else None
    return [
        phrase(f"azul-bonus-for-{each}", points=number)
        for each, number in points.items()
        if named in (None, each)
    ]
