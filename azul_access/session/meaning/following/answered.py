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
    is_move = isinstance(meaning, Commands) and not list_set(session, meaning)
    if not is_move or session.expected.kind is not Expects.TURN or session.walk is not None:
        return None
    assert isinstance(meaning, Commands)
    return _ask_result(session, meaning.commands[0]) if len(meaning.commands) == 1 else None


def find_told(step: Step, meaning: Meaning) -> object | None:
    """The question that a tip, the turn or a paragraph of the rules has answered."""
    advice = step.session.advice
    if meaning is SimpleControl.WHOSE_TURN:
        return AboutTurn()
    if isinstance(meaning, TellRule):
        return AboutRule(meaning.topic)
    is_tip = meaning is SimpleControl.TIP and advice is not None
    return _ask_result(step.session, advice.command) if is_tip and advice is not None else None


def _ask_result(session: Session, command: Command) -> object | None:
    supposing = session.setup.system.supposing
    return None if supposing is None else supposing.ask_result(command)


def find_moved(session: Session, meaning: Meaning) -> SupposedStep | None:
    """The move that was made."""
    seat = session.expected.player
    is_move = isinstance(meaning, Commands) and not list_set(session, meaning)
    if not is_move or seat is None or not isinstance(meaning, Commands):
        return None
    return SupposedStep(seat, meaning.commands[0]) if len(meaning.commands) == 1 else None
