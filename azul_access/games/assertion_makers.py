"""What a clause asserts that names no place: points, the marker, the turn, the course of the game.

Each maker gives the assertions of a clause of its kind, None for another one.
"""

from azul_access.games.asking import Vocabulary
from azul_access.games.assertion_clause import LINKS, Clause, Context
from azul_access.games.assertion_parts import EXCEPT, MARKER, ROUND, SCORE, TURN, WAS
from azul_access.games.assertions import Ahead, Assertion, Denied, OfGame, Stated
from azul_access.games.sayings import NOT, Symbols
from azul_access.language.grammar import Seat


class Makers:
    def __init__(self, vocabulary: Vocabulary, players: int) -> None:
        self._vocabulary, self._players = vocabulary, players

    def make(self, clause: Clause, seats: list[int], context: Context) -> list[Assertion] | None:
        makers = (
            *(self._marker, self._turn, self._began, self._passed, self._wild, self._round),
            *(self._ahead, self._points, self._same),
        )
        for maker in makers:
            found = maker(clause, seats, context)
            if found:
                return found
        return None

    def _marker(self, clause: Clause, seats: list[int], _: Context) -> list[Assertion] | None:
        kinds = [self._vocabulary.places[place.concept] for place in clause.places]
        if not clause.says(MARKER) or clause.tiles or clause.numbers or clause.spaces:
            return None
        if not clause.uses(MARKER, NOT, "begins", "started") or clause.says(EXCEPT):
            return None
        if len(seats) == 1 and all(kind.owned for kind in kinds):
            return [_deny(clause, Stated((MARKER, Seat(seats[0]))))]
        if not clause.seats and [kind.kind for kind in kinds] == ["centre"]:
            return [_deny(clause, Stated((MARKER, "centre")))]
        return None

    def _turn(self, clause: Clause, seats: list[int], _: Context) -> list[Assertion] | None:
        if not clause.says(TURN) or len(seats) != 1 or not _is_bare(clause):
            return None
        if clause.has_pronoun and clause.seats:
            return None  # "Ben, it is your turn" is said to Ben
        return [_deny(clause, Stated((TURN, Seat(seats[0]))))] if clause.uses(TURN, NOT) else None

    def _began(self, clause: Clause, seats: list[int], _: Context) -> list[Assertion] | None:
        if not clause.says("begins", "started") or len(seats) != 1 or not _is_bare(clause):
            return None
        if not clause.uses("begins", "started", WAS, NOT, ROUND):
            return None
        if not (clause.has_verb or clause.says("started", ROUND)):
            return None  # "you start, Ben"
        return [_deny(clause, OfGame("begins", seats[0]))]

    def _passed(self, clause: Clause, seats: list[int], _: Context) -> list[Assertion] | None:
        words = self._vocabulary.moves.has_left
        if not words or not clause.says(*words) or not seats or not _is_bare(clause):
            return None
        if not clause.uses(*words, NOT):
            return None
        word = words[-1] if clause.says(words[-1], NOT) else words[-2]
        return [Stated((Seat(seat), word)) for seat in seats]

    def _wild(self, clause: Clause, seats: list[int], _: Context) -> list[Assertion] | None:
        is_one = len(clause.tiles) == 1 and clause.tiles[0][1] in (None, 0, 1)
        wild = self._vocabulary.moves.wild
        if (
            not wild
            or not clause.says(wild)
            or not is_one
            or seats
            or clause.places
            or clause.numbers
        ):
            return None
        colour, count = clause.tiles[0]
        if colour is None or not clause.uses(wild, NOT, ROUND):
            return None
        fact = OfGame(wild, self._vocabulary.colours[colour])
        return [Denied(fact) if count == 0 or clause.says(NOT) else fact]

    def _round(self, clause: Clause, _: list[int], __: Context) -> list[Assertion] | None:
        if ROUND not in clause.words or len(clause.numbers) != 1 or not clause.uses(ROUND, NOT):
            return None
        if clause.tiles or clause.places or clause.spaces or clause.space_count is not None:
            return None
        return [_deny(clause, Stated((ROUND, clause.numbers[0])))]

    def _ahead(self, clause: Clause, seats: list[int], _: Context) -> list[Assertion] | None:
        words = ("lead", "behind", "tie", "more", "fewer", SCORE)
        is_named = clause.says("lead", "behind", "tie") or (
            clause.says("more", "fewer") and clause.says(SCORE) and len(seats) == 2
        )
        if not is_named or not seats or len(clause.numbers) > 1 or not clause.uses(*words, NOT):
            return None
        if clause.places or clause.tiles or clause.spaces or len(seats) > 2:
            return None
        other = seats[1] if len(seats) == 2 else None
        points = clause.numbers[0] if clause.numbers else None
        if clause.says("tie"):
            return [_deny(clause, Ahead(seats[0], other, 0))]
        if clause.says("behind", "fewer"):
            if other is None and self._players != 2:
                return None
            first = 1 - seats[0] if other is None else other
            return [_deny(clause, Ahead(first, seats[0], points))]
        return [_deny(clause, Ahead(seats[0], other, points))]

    def _points(self, clause: Clause, seats: list[int], context: Context) -> list[Assertion] | None:
        numbers = [*clause.numbers]
        if clause.is_everybody and len(numbers) == 2 and numbers[0] == self._players:
            numbers = numbers[1:]  # "we both", "all two of us"
        if not numbers and clause.says(SCORE) and clause.says(NOT):
            numbers = [0]  # "no points"
            clause.words.discard(NOT)
        if len(numbers) != 1 or not seats or clause.places or clause.tiles or clause.spaces:
            return None
        if clause.space_count is not None or not clause.uses(SCORE, NOT, "minus", *LINKS):
            return None
        follows = any(
            isinstance(made, Stated) and made.symbols[0] == SCORE for made in context.made
        )
        if not (clause.says(SCORE) or follows or (clause.has_verb and not clause.is_number_first)):
            return None
        sign: Symbols = ("minus",) if clause.says("minus") else ()
        return [_deny(clause, Stated((SCORE, Seat(each), *sign, numbers[0]))) for each in seats]

    def _same(self, clause: Clause, seats: list[int], context: Context) -> list[Assertion] | None:
        """What was said of somebody before is so of another one, too."""
        if not clause.says("also") or not seats or not _is_bare(clause) or not clause.uses(NOT):
            return None
        facts = [each.fact if isinstance(each, Denied) else each for each in context.made]
        said = [fact for fact in facts if isinstance(fact, Stated)]
        is_denied = any(isinstance(each, Denied) for each in context.made)
        found = [Stated(_name(said[-1].symbols, seat)) for seat in seats] if said else []
        return [Denied(fact) if is_denied else fact for fact in found]


def _name(symbols: Symbols, seat: int) -> Symbols:
    return tuple([Seat(seat) if isinstance(each, Seat) else each for each in symbols])


def _is_bare(clause: Clause) -> bool:
    named = (clause.tiles, clause.places, clause.numbers, clause.spaces)
    return not any(named) and clause.space_count is None


def _deny(clause: Clause, fact: Stated | Ahead | OfGame) -> Assertion:
    return Denied(fact) if clause.says(NOT) else fact
