"""Interpretations of a text, and which of several counts."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from azul_access.session.change.read_back import read_back
from azul_access.session.meaning.meanings import find_meanings
from azul_access.session.output.announcements import ChoiceQuestion
from azul_access.session.session import Meaning, Session, Step
from azul_access.values import frozen


@frozen
class Interpretation:
    """`meanings` has one item; none if the text was not understood, several if it is ambiguous.

    `is_free` marks a question that was understood from some of its words, `goes_on` one that goes
    on with the question before, `is_statement` what was compared with the table. One that
    `lacks_player` is refused: "she" may be several players.
    """

    meanings: tuple[Meaning, ...]
    step: Step
    is_free: bool = False
    goes_on: bool = False
    is_statement: bool = False
    lacks_player: bool = False

    @property
    def is_possible(self) -> bool:
        """Whether the text was understood and can be done now."""
        return bool(self.meanings) and self.step.understood


def choose_or_ask(session: Session, possible: Sequence[Interpretation]) -> Interpretation:
    """The interpretation if all have the same effect, else the question which one is meant."""
    different = remove_duplicates(possible)
    if len(different) == 1:
        return different[0]
    meanings = _match_numbers(
        session, [meaning for interpretation in different for meaning in interpretation.meanings]
    )
    question = ChoiceQuestion(tuple(read_back(session, meaning) for meaning in meanings))
    return Interpretation(meanings, session.put_question(meanings, question))


def remove_duplicates(interpretations: Iterable[Interpretation]) -> list[Interpretation]:
    """The first of all interpretations that have the same effect."""
    different: list[Interpretation] = []
    for interpretation in interpretations:
        if not any(_have_same_effect(interpretation, other) for other in different):
            different.append(interpretation)
    return different


def _match_numbers(session: Session, meanings: list[Meaning]) -> tuple[Meaning, ...]:
    """The meanings in an order in which a number means what it would mean by itself.

    If 2 alone is one of the meanings (a column), that meaning becomes the second.
    """
    not_pending = replace(session, pending=())
    for position in range(len(meanings)):
        by_number = find_meanings(not_pending, str(position + 1))
        matches = (index for index, meaning in enumerate(meanings) if meaning in by_number)
        index = next(matches, position)
        meanings[index], meanings[position] = meanings[position], meanings[index]
    return tuple(meanings)


def _have_same_effect(one: Interpretation, other: Interpretation) -> bool:
    """Whether both lead to the same game; commands may differ in a count that is only a check."""
    if one.meanings == other.meanings:
        return True
    if not (one.step.entries and other.step.entries):
        return False
    types = {type(meaning) for meaning in (*one.meanings, *other.meanings)}
    return len(types) == 1 and one.step.session.ledger.state == other.step.session.ledger.state
