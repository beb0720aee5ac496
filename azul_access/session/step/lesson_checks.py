"""Checks of lessons: what a session waits for, what may be said, and whether that is right."""

from collections.abc import Sequence

from azul_access.games.lessons import Course, Expected, Lesson, Part
from azul_access.games.system import Options, State, System
from azul_access.language.grammar import Captures, Number, Opt, Rule, alt, maybe, one_of, seq
from azul_access.session.control import controls
from azul_access.session.session import Meaning, Session

# Larger numbers are typed.
_MOST_SPOKEN = 50


def list_lessons(system: System, course: Course) -> Sequence[Lesson[State, Options]]:
    """The lessons or the exercises of a game that has any."""
    assert system.load_lessons is not None
    loaded = system.load_lessons()
    return loaded.lessons() if course is Course.LESSONS else loaded.exercises()


def find_part(session: Session) -> Part[State] | None:
    """The part of a lesson that a session is at; None outside of lessons."""
    place = session.lesson
    if place is None:
        return None
    return list_lessons(session.setup.system, place.course)[place.lesson].parts[place.part]


def find_expected(session: Session) -> Expected | None:
    """The answer to the check that a session waits for; None where it waits for none."""
    part = find_part(session)
    return None if part is None or part.ask is None else part.ask(session.ledger.state)


def read_meaning(meaning: Meaning) -> controls.AnswerCheck | None:
    """The answer that a meaning gives; None for another one."""
    if isinstance(meaning, controls.AnswerCheck):
        return meaning
    if meaning in (controls.SimpleControl.YES, controls.SimpleControl.NO):
        return controls.AnswerCheck(is_yes=meaning is controls.SimpleControl.YES)
    return None


def is_right(expected: Expected, answer: controls.AnswerCheck) -> bool:
    """Whether what somebody said agrees with what lies there."""
    if expected.is_yes is not None:
        return answer.is_yes is expected.is_yes
    said = set(answer.colours)
    if expected.colour and said != {expected.colour}:
        return False
    if expected.number is None:
        return True
    if not answer.numbers:  # "r r" says how many by itself
        return len(answer.colours) == expected.number or (answer.is_none and not expected.number)
    return expected.number in answer.numbers


def answer_rules(session: Session) -> tuple[Rule, ...]:
    """What is listened for while a check waits: a number, or tiles with their number."""
    asking = session.setup.system.asking
    tiles = () if asking is None else (one_of("colour", *asking.colours),)
    number = Number("count", 0, 99, _MOST_SPOKEN)
    node = alt(number, *(seq(Opt(number), tile, maybe("tile")) for tile in tiles))
    return (Rule("lesson-answer", node, _build_answer, answers=True),)


def _build_answer(captures: Captures) -> controls.AnswerCheck:
    number, colour = captures.get("count"), captures.get("colour")
    return controls.AnswerCheck(
        (number,) if isinstance(number, int) else (),
        (colour,) if isinstance(colour, str) else (),
    )
