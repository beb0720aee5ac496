"""Tells what another device says, such as a phone's screen reader, from what people say.

Announcements are known, so a sound is compared with the recent ones, too: what fits a piece of an
announcement as well as it fits the command that was understood is its echo.
"""

import re
from collections.abc import Sequence
from difflib import SequenceMatcher
from functools import cache

from azul_access.hearing.net import Net, Transition
from azul_access.hearing.sounds import figures_of
from azul_access.session.recognition import Guess, Recognition

_WORD = re.compile(r"[^\W\d_]+|\d+")
# A shorter piece may also be said by somebody who does what an announcement proposes.
LEAST_WORDS = 3
# Of each announcement, the last words are compared.
_MOST_WORDS = 60
# How much better than its echo a command must score to be one.
_LEAD = 5.0
# The part of a written text that stands in an announcement if it is an echo.
_PART = 0.8


def echo_net(announced: Sequence[str], language: str) -> Net:
    """The pieces of announcements, from any of their words to any later one."""
    transitions: list[Transition] = []
    last = 1
    state = last
    for text in announced:
        before = 0
        for word in _words(text, language)[-_MOST_WORDS:]:
            state += 1
            for start in dict.fromkeys((0, before)):
                marks = () if start else ("echo",)
                transitions.append(Transition(start, state, word, marks=marks))
                transitions.append(Transition(start, last, word, marks=marks))
            before = state
    return Net(last, tuple(transitions))


def is_echo(command: Guess, echo: Recognition) -> bool:
    """Whether the `echo` that was understood fits as well as a `command` does."""
    if not echo.guesses:
        return False
    best = echo.guesses[0]
    return len(best.text.split()) >= LEAST_WORDS and best.score + _LEAD >= command.score


def is_announced(text: str, announced: Sequence[str], language: str) -> bool:
    """Whether a written text stands in an announcement; numbers must be the same."""
    words = _words(text, language)
    if len(words) < LEAST_WORDS:
        return False
    numbers = set(_figures(language).values())
    for other in announced:
        matcher = SequenceMatcher(None, words, _words(other, language), autojunk=False)
        blocks = matcher.get_matching_blocks()
        found = {at for block in blocks for at in range(block.a, block.a + block.size)}
        missing = [word for at, word in enumerate(words) if at not in found]
        if len(missing) <= len(words) * (1 - _PART) and numbers.isdisjoint(missing):
            return True
    return False


def _words(text: str, language: str) -> list[str]:
    """The words of a text as they are said, with numbers as words."""
    return [_figures(language).get(word, word) for word in _WORD.findall(text.lower())]


@cache
def _figures(language: str) -> dict[str, str]:
    """The first word for each number."""
    words: dict[str, str] = {}
    for word, figure in figures_of(language).items():
        words.setdefault(figure, word)
    return words
