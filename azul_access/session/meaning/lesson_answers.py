"""Answers to checks of lessons in free words: "two", "2r", "three red ones", "nothing"."""

import re

from azul_access.language.leading_words import text_behind
from azul_access.session.control.controls import AnswerCheck, GoToLesson, SimpleControl
from azul_access.session.meaning.sayings.saying_words import load_words
from azul_access.session.session import Session
from azul_access.session.step.lesson_checks import find_expected

_BETWEEN = re.compile(r"(?<=\d)(?=[^\W\d])|(?<=[^\W\d])(?=\d)")
# A short move, which would be full of numbers: "1b3", "1 b 3".
_MOVE = re.compile(r"\d ?[^\W\d]{1,3} ?\d")
# What an answer may have beside numbers and colours.
_EMPTY = "empty"
# As many unknown words may stand beside an answer: "two red ones, of course".
_MOST_UNKNOWN = 1
# Begins a line of somebody who does not know the answer.
NO_IDEA = "no-idea"


def find_lesson_request(session: Session, text: str) -> GoToLesson | SimpleControl | None:
    """The lesson that a line asks for, "lesson 3", "exercise 5", or help with what is to do."""
    if session.lesson is None:
        return None
    is_lost = text_behind(session.settings.language, NO_IDEA, text) == ""
    if is_lost and find_expected(session) is None:
        return SimpleControl.HELP
    number = text_behind(session.settings.language, session.lesson.course.value, text)
    return GoToLesson(int(number)) if number is not None and number.isdecimal() else None


def read_answer(session: Session, text: str) -> AnswerCheck | None:
    """The answer that a line gives to the check that waits; None if it says something else."""
    expected, vocabulary = find_expected(session), session.setup.system.asking
    if expected is None or vocabulary is None:
        return None
    if text_behind(session.settings.language, NO_IDEA, text) is not None:
        return AnswerCheck()
    if expected.is_yes is not None:
        return None
    if text.rstrip().endswith("?"):
        return None
    if _MOVE.fullmatch(" ".join(text.split())):
        return None
    numbers: list[int] = []
    colours: list[str] = []
    is_none = False
    unknown = 0
    for item, _ in load_words(session).split(_BETWEEN.sub(" ", text)):
        if item is None:
            unknown += 1
            continue
        number = next((it for it in item.symbols if type(it) is int), None)
        colour = next((it for it in item.symbols if it in vocabulary.colours), None)
        if isinstance(colour, str):
            colours.append(colour)
        elif number is not None:
            numbers.append(number)
        elif _EMPTY in item.symbols:
            is_none = True
        elif item.asks:
            return None
    if not (numbers or colours or is_none) or unknown > _MOST_UNKNOWN:
        return None
    return AnswerCheck(tuple(numbers), tuple(colours), is_none)
