"""Finds every meaning of a text, by the rules and words that are valid in a session."""

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import cast

from azul_access.games import SYSTEMS
from azul_access.language.dictation import Dictation, load_dictation
from azul_access.language.grammar import Rule, match_rules
from azul_access.language.lexicon import Lexicon
from azul_access.language.question_words import list_question_texts
from azul_access.session.control.control_rules import (
    ANSWER_RULES,
    NOT_THERE_RULE,
    RULES,
    SPOKEN_RULES,
    UNASKED_RULES,
    YES_AND_NO_RULES,
    pick_rules,
)
from azul_access.session.control.controls import PickOption
from azul_access.session.meaning.keypad import is_key_line, make_lattice, read_keys
from azul_access.session.meaning.seats import spoken_seat_rules
from azul_access.session.session import Meaning, Session
from azul_access.session.step.lesson_checks import answer_rules, find_expected
from azul_access.session.step.walk import place_rules, value_rules


@lru_cache(maxsize=8)
def _load_lexicon(language: str, game: str, names: tuple[str, ...]) -> Lexicon:
    system = SYSTEMS[game]
    list_texts = None if system.asking is None else partial(list_question_texts, language, game)
    return Lexicon(language, game, system.symbols, names, list_texts)


def get_lexicon(session: Session) -> Lexicon:
    """The words of the session's language and game, and the players' names."""
    return _load_lexicon(session.settings.language, session.setup.system.name, session.setup.names)


def get_dictation(session: Session) -> Dictation:
    """What dictation may have written in place of words of the session's language and game."""
    system = session.setup.system
    colours = frozenset(system.symbols.values())
    asking = system.asking
    counted = () if asking is None else asking.counted
    targets = () if asking is None else asking.targets
    return load_dictation(session.settings.language, system.name, colours, counted, targets)


def get_typed_rules(session: Session) -> Sequence[Rule]:
    """Every rule for typed text."""
    grammar = session.setup.system.grammar
    return [
        *pick_rules(len(session.pending)),
        *grammar.typed_rules(session.ledger.state),
        *RULES,
    ]


def get_spoken_rules(session: Session) -> Sequence[Rule]:
    """The rules that the recogniser listens for.

    While a question waits for a yes or a no, nothing else is: no word of a command may be taken for
    an answer, nor an answer for a command.
    """
    if len(session.pending) == 1:
        return ANSWER_RULES
    rules = [*session.setup.system.grammar.spoken_rules(session.ledger.state), *SPOKEN_RULES]
    if session.setup.has_computers:
        rules.append(NOT_THERE_RULE)
    if find_expected(session) is not None:
        return [*YES_AND_NO_RULES, *answer_rules(session), *rules]
    rules += spoken_seat_rules(session)
    if session.walk is not None:
        return [*value_rules(session), *YES_AND_NO_RULES, *rules]
    if not session.pending:
        return [*rules, *UNASKED_RULES]
    return [*pick_rules(len(session.pending)), *YES_AND_NO_RULES, *rules]


def find_meanings(session: Session, text: str) -> list[Meaning]:
    """Every meaning of a text; while a choice is pending, a number only answers it."""
    if is_key_line(session, text):
        keys = read_keys(session, text)
        if keys is None:
            return []
        lattice = make_lattice(keys)
    else:
        lattice = get_lexicon(session).build_lattice(text)
    # What is said in a walk is about the place of its current step, else about the named one.
    values = match_rules(value_rules(session), lattice) or match_rules(
        place_rules(session), lattice
    )
    if values:
        return cast("list[Meaning]", values)
    meanings = cast("list[Meaning]", match_rules(get_typed_rules(session), lattice))
    return [meaning for meaning in meanings if isinstance(meaning, PickOption)] or meanings
