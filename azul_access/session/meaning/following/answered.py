"""What a line that is no question was about, as a question: a tip, a statement, a refused move.

So lines that go on with it are read as those that go on with a question.
"""

from collections.abc import Sequence

from azul_access.games.question_builders import ask_content
from azul_access.games.questions import AboutPlace, AboutRule, AboutTurn, Aspect
from azul_access.games.supposing import SupposedStep
from azul_access.games.system import Command, Commands, Expects
from azul_access.session.control.controls import SimpleControl, TellRule
from azul_access.session.meaning.questions.subjects import read_before
from azul_access.session.meaning.sayings.set_places import list_set
from azul_access.session.session import Meaning, Session, Step


def ask_of_stated(session: Session, text: str) -> object | None:
    """The question whose answer a statement is, for lines that go on: "and on two?"."""
    read = [each for each in read_before(session, (text,)) if each.named_places()]
    if not read:
        return None
    places, colour = read[0].named_places(), read[0].colour
    if len(places) != 1:
        return None
    return ask_content(places[0]) if colour is None else AboutPlace(places[0], Aspect.COUNT, colour)


def sets(session: Session, meanings: Sequence[Meaning]) -> bool:
    """Whether meanings only say what lies on the table."""
    return bool(meanings) and all(list_set(session, meaning) for meaning in meanings)


def ask_of_refused(session: Session, meaning: Meaning) -> object | None:
    """What a move would bring that was refused, for lines that go on: "and in row 5?"."""
    command = _find_move(session, meaning)
    if command is None or session.expected.kind is not Expects.TURN or session.walk is not None:
        return None
    return _ask_result(session, command)


def find_told(step: Step, meaning: Meaning) -> object | None:
    """The question that a tip, the turn or a paragraph of the rules has answered."""
    advice = step.session.advice
    if meaning is SimpleControl.WHOSE_TURN:
        return AboutTurn()
    if isinstance(meaning, TellRule):
        return AboutRule(meaning.topic)
    if meaning is SimpleControl.TIP and advice is not None:
        return _ask_result(step.session, advice.command)
    return None


def find_moved(session: Session, meaning: Meaning) -> SupposedStep | None:
    """The move that was made."""
    seat, command = session.expected.player, _find_move(session, meaning)
    return None if seat is None or command is None else SupposedStep(seat, command)


def _find_move(session: Session, meaning: Meaning) -> Command | None:
    """The only command of a meaning that does not say what lies on the table."""
    if not isinstance(meaning, Commands) or list_set(session, meaning):
        return None
    return meaning.commands[0] if len(meaning.commands) == 1 else None


def _ask_result(session: Session, command: Command) -> object | None:
    supposing = session.setup.system.supposing
    return None if supposing is None else supposing.ask_result(command)
