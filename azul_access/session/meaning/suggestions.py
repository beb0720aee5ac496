"""Suggestions: what a typed text that is not understood may have been meant to be.

A suggestion changes nothing until the user accepts it, by an empty line, a yes or its number.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple, cast

from azul_access.games.system import Ask, Commands
from azul_access.language.spelling import Respelling
from azul_access.session.change.read_back import read_back
from azul_access.session.control.controls import TellRule
from azul_access.session.meaning.choosing import Interpretation
from azul_access.session.meaning.interpretation import interpret
from azul_access.session.meaning.keypad import has_other_keys, is_key_line
from azul_access.session.meaning.meanings import get_lexicon
from azul_access.session.meaning.policy import MeaningKind, classify
from azul_access.session.meaning.questions.asking import is_question
from azul_access.session.meaning.questions.similar import find_similar
from azul_access.session.output.announcements import Announcement, ChoiceQuestion, make_message
from azul_access.session.output.quotes import quote
from azul_access.session.session import Memory, Session, Step, Suggestion
from azul_access.session.step.execution import execute

# How many spellings are tried, and how much less likely a rival may be than the likeliest one: very
# little where a wrong guess only answers another question.
_MAX_TRIED = 60
_MAX_RIVALS = 3
_NARROW = 0.3
_EQUAL = 0.01
# How little may be wrong in a text whose refusal is told.
_CLOSE = 1.0
# Letters of a word that is long enough to show what was meant.
_LONG = 5
_ANSWERS = (MeaningKind.YES, MeaningKind.NO)


def suggest(session: Session, text: str, source: str) -> Step | None:
    """Ask whether another spelling is meant; None if no spelling is likely.

    If the likeliest one is impossible, say why. While a question about the game is pending, there
    are no suggestions: an empty line must not answer it.
    """
    if session.pending or is_key_line(session, text) or has_other_keys(session, text):
        return None
    spellings = get_lexicon(session).respell(text)
    suggestions, refused = _interpret(session, spellings, source)
    if len(suggestions) == 1 and _is_slip(session, text, suggestions[0], spellings[0]):
        step = execute(session, suggestions[0].meaning, source)  # an answer changes nothing
        asked = cast("Ask", suggestions[0].meaning).question
        memory = Memory((suggestions[0].text,), answer=step.announcements, asked=asked)
        return replace(step, session=replace(step.session, memory=memory))
    if suggestions:
        return ask_meant(session, suggestions)
    if refused is not None:
        meant = make_message("probably-meant", text=quote(refused.text))
        announcements = (meant, *refused.step.announcements)
        return replace(refused.step, announcements=announcements)
    return None


def _is_slip(session: Session, text: str, suggestion: Suggestion, likeliest: Respelling) -> bool:
    """Whether a question has a single longer word that was mistyped a little."""
    changed = [*({*suggestion.text.split()} ^ {*text.split()})]
    is_small = len(changed) == 2 and min(map(len, changed)) >= _LONG
    is_likeliest = suggestion.text == likeliest.text and likeliest.cost <= _CLOSE
    is_asked = isinstance(suggestion.meaning, Ask) and is_question(session, text)
    is_unknown = get_lexicon(session).find_unknown_word(text) in changed
    return is_small and is_likeliest and is_asked and is_unknown


def suggest_similar(session: Session, text: str, least: float) -> Step | None:
    """Ask whether a question is meant that the line is like, at `least` so much; None for none."""
    if session.pending or session.walk is not None:
        return None
    similar = find_similar(session, text, least)
    return ask_meant(session, similar) if similar else None


def suggest_instead(session: Session, refused: Interpretation, text: str, source: str) -> Step:
    """The step of a refused move, with the question whether a similar one is meant.

    Only the order of a short move may be wrong, or something in it superfluous ("23b", "2b3r").
    """
    if (
        not _is_move(refused)
        or session.pending
        or session.walk is not None
        or is_key_line(session, text)
    ):
        return refused.step
    suggestions, _ = _interpret(session, get_lexicon(session).respell_move(text), source)
    asking = ask_meant(session, suggestions) if suggestions else None
    if asking is None:
        return refused.step
    announcements = (*refused.step.announcements, *asking.announcements)
    return replace(asking, announcements=announcements)


def ask_meant(session: Session, suggestions: list[Suggestion]) -> Step | None:
    """Ask which suggestion is meant; None for too many."""
    if len(suggestions) > _MAX_RIVALS:
        return None
    readings = [read_back(session, suggestion) for suggestion in suggestions]
    question: Announcement
    if len(suggestions) == 1:
        question = make_message("suggestion", command=readings[0])
    elif session.walk is None:
        question = ChoiceQuestion(tuple(readings))
    else:
        return None  # a number says what lies on the table
    asking = session.with_question(tuple(suggestions), question)
    return Step(asking, announcements=(question,), understood=False)


class _Refused(NamedTuple):
    text: str
    step: Step


def _interpret(
    session: Session, spellings: Sequence[Respelling], source: str
) -> tuple[list[Suggestion], _Refused | None]:
    """The different meanings of the likeliest spellings that mean something possible.

    Besides, the first spelling that is an impossible move.
    """
    found: list[Suggestion] = []
    refused = None
    lowest = None
    for cost, spelling in spellings[:_MAX_TRIED]:
        if lowest is not None and cost > lowest + _NARROW:
            break
        interpretation = interpret(session, spelling, source)
        is_answer = all(isinstance(meaning, Ask) for meaning in interpretation.meanings)
        if lowest is not None and is_answer and cost > lowest + _EQUAL:
            continue
        if _can_be_suggested(interpretation):
            lowest = cost if lowest is None else lowest
            known = [suggestion.meaning for suggestion in found]
            found += [
                Suggestion(meaning, spelling)
                for meaning in interpretation.meanings
                if meaning not in known and not isinstance(meaning, Suggestion)
            ]
        elif refused is None and cost <= _CLOSE and _is_move(interpretation):
            refused = _Refused(spelling, interpretation.step)
    return found, refused


def _is_move(interpretation: Interpretation) -> bool:
    return any(isinstance(meaning, Commands) for meaning in interpretation.meanings)


def _can_be_suggested(interpretation: Interpretation) -> bool:
    if interpretation.is_statement and Commands(()) in interpretation.meanings:
        return False  # nothing to do
    if any(isinstance(meaning, TellRule) for meaning in interpretation.meanings):
        return False  # the rule book knows misspelt words as well
    return interpretation.is_possible and not any(
        classify(meaning) in _ANSWERS for meaning in interpretation.meanings
    )
