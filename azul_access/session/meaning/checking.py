"""Checks the answer that a question in free words would get, and tells or asks what it lacks."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from azul_access.games.asking import FILLER
from azul_access.games.follow_ups import is_named
from azul_access.games.system import Ask
from azul_access.language.lexicon import tokenize
from azul_access.language.phrase import phrase
from azul_access.language.stripping import strip_phrases
from azul_access.session.control.controls import TellRule
from azul_access.session.meaning.choosing import Interpretation
from azul_access.session.meaning.following.fragments import read_fragment
from azul_access.session.meaning.questions.asking import ask_freely, goes_on
from azul_access.session.meaning.questions.doubting import (
    find_asked,
    is_doubtful,
    lacks_player,
    list_said,
)
from azul_access.session.meaning.questions.rule_likeness import find_rule_likeness, topic_of
from azul_access.session.meaning.questions.subjects import divide
from azul_access.session.meaning.refusals import not_understood
from azul_access.session.output.announcements import make_message
from azul_access.session.output.quotes import quote
from azul_access.session.session import Meaning, Memory, Session
from azul_access.session.step.question_words import load_words
from azul_access.session.step.rules import tell_rule


def check(session: Session, text: str, found: Interpretation) -> Interpretation:
    """The interpretation of a line, or its refusal where the answer would be another question's.

    What asks for a rule by most of its words is answered by the rule book.
    """
    if _asks_for_rule(session, text, found):
        rule = TellRule(topic_of(text))
        return Interpretation((rule,), tell_rule(session, rule.topic), is_free=True)
    if not (found.is_free and found.is_possible):
        return found
    if lacks_player(session, text, found.meanings):
        refused = session.refuse(make_message("error-who-meant"))
        return Interpretation((), refused, lacks_player=True)
    if found.goes_on and read_fragment(session, text):
        return found  # all that it names is in the question
    lacks_noun = not found.goes_on and _leaves_out_noun(session, text)
    if lacks_noun or is_doubtful(session, text, found.meanings):
        return Interpretation((), not_understood(session, text))
    left = _find_left_out(session, text, found.meanings)
    if left is None:
        return found
    told = phrase("question-left-out", text=quote(left))
    return replace(found, step=found.step.announce_also([told]))


def _asks_for_rule(session: Session, text: str, found: Interpretation) -> bool:
    """Whether a line is a question about the rules that was read as one about the table.

    What was understood as it stands is meant so, and what goes on with a question.
    """
    is_as_it_stands = not (found.is_free or found.is_statement)
    is_rule = any(isinstance(meaning, TellRule) for meaning in found.meanings)
    if not found.meanings or is_as_it_stands or found.goes_on or is_rule:
        return False
    likeness = find_rule_likeness(session, text)
    if likeness is None or (found.is_statement and not likeness.asks):
        return False
    is_known = likeness.is_all_known or likeness.is_strong
    return likeness.is_general and likeness.is_clear and is_known


def _leaves_out_noun(session: Session, text: str) -> bool:
    """Whether a line asks "which is" of what the question before was about, and names nothing."""
    vocabulary, entries = session.setup.system.asking, divide(session, text)
    if vocabulary is None or not (session.memory.questions or session.memory.is_lost):
        return False
    items = [item for item, _ in entries if item is not None]
    if any(is_named(vocabulary, item) for item in items):
        return False
    if session.memory.is_lost and goes_on(session, text):
        return True
    return any(
        "which" in item.symbols and "what" not in item.symbols and "is" in after.symbols
        for item, after in pairwise(items)
    )


def _find_left_out(session: Session, text: str, meanings: Sequence[Meaning]) -> str | None:
    """The second question of a line whose answer is that of the first one alone."""
    first, comma, second = text.rpartition(",")
    asked = find_asked(session, meanings)
    if not comma or asked is None:
        return None
    words = load_words(session.settings.language, session.setup.system.name, session.setup.names)
    tokens = tokenize(second)
    *_, rest = strip_phrases(tokens, words.phrases.follow - words.phrases.either, first=True)
    said = list_said(session, " ".join(rest)) - {FILLER}
    if len(rest) == len(tokens) or not said:
        return None
    alone = ask_freely(replace(session, memory=Memory()), f"{first}?", is_marked=True)
    return second.strip() if isinstance(alone, Ask) and alone.question == asked else None
