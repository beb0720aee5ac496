"""Answers to checks of lessons in free words: "two", "2r", "three red ones", "nothing"."""

import re

from azul_access.language.leading_words import text_behind
from azul_access.session.control.controls import AnswerCheck, GoToLesson
from azul_access.session.meaning.saying_words import load_words
from azul_access.session.session import Session
from azul_access.session.step.lesson_checks import find_expected

_BETWEEN = re.compile(r"(?<=\d)(?=[^\W\d])|(?<=[^\W\d])(?=\d)")
# What an answer may have beside numbers and colours.
_EMPTY = "empty"


def find_lesson_request(session: Session, text: str) -> GoToLesson | None:
    """The lesson that a line asks for: "lesson 3", "exercise 5"."""
    if session.lesson is None:
        return None
    number = text_behind(session.settings.language, session.lesson.course.value, text)
    return GoToLesson(int(number)) if number is not None and number.isdecimal() else None


def read_answer(session: Session, text: str) -> AnswerCheck | None:
    """The answer that a line gives to the check that waits; None if it says something else."""
    expected, vocabulary = find_expected(session), session.setup.system.asking
    if expected is None or expected.is_yes is not None or vocabulary is None:
        return None
    if text.rstrip().endswith("?"):
        return None
    items = load_words(session).divide(_BETWEEN.sub(" ", text))
    if not items:
        return None
    numbers: list[int] = []
    colours: list[str] = []
    is_none = False
    for item in items:
        number = next((it for it in item.symbols if type(it) is int), None)
        colour = next((it for it in item.symbols if it in vocabulary.colours), None)
        if isinstance(colour, str):
            colours.append(colour)
        elif number is not None:
            numbers.append(number)
        elif _EMPTY in item.symbols:
            is_none = True
        elif not item.symbols or item.asks:
            return None
    if not (numbers or colours or is_none):
        return None
    return AnswerCheck(tuple(numbers), tuple(colours), is_none)
