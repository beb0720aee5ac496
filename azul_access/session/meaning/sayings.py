"""Moves, draws and statements in free words: what they mean in a session.

`games.sayings` puts their parts into the order of the game's grammar, which makes commands of them.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from azul_access.games import SYSTEMS
from azul_access.games.asking import Vocabulary
from azul_access.games.saying_orders import (
    lacks_source,
    list_corrections,
    list_draws,
    list_moves,
    list_statements,
    list_values,
    mixes_colours,
)
from azul_access.games.sayings import Saying, Symbols, read_saying
from azul_access.games.system import Ask, Commands, CorrectionRequest, Expects
from azul_access.games.table import Content
from azul_access.language.grammar import Lattice, Reading, Rule, match_rules
from azul_access.language.question_words import SAYING_FILES, QuestionWords
from azul_access.session.output.announcements import Message, make_message
from azul_access.session.session import Meaning, Session
from azul_access.session.step.walk import value_rules

# What stands between two statements.
_BETWEEN = re.compile(r"[,;:]|\b(?:und|and|en)\b", re.IGNORECASE)
_WHAT_IF = "what-if"
# Concepts of the commands that sayings have as well, beside places and colours.
_CONCEPTS = ("tile", "empty", "start-marker", "score", "round", "on-turn", "space")


def read_freely(session: Session, text: str) -> Saying | None:
    """The parts of a line in free words; None if a word is neither a part nor talk."""
    setup = session.setup
    return _read(session.settings.language, setup.system.name, setup.names, text)


def find_moves(session: Session, saying: Saying) -> list[Meaning]:
    """The commands that a line makes in free words: tiles drawn, or a turn."""
    system = session.setup.system
    vocabulary = system.asking
    assert vocabulary is not None  # else nothing is read
    is_draw = session.expected.kind is Expects.FILL
    found = list_draws(saying, vocabulary) if is_draw else list_moves(saying, vocabulary)
    rules = system.grammar.typed_rules(session.ledger.state)
    for symbols in found:
        meanings = cast("list[Meaning]", match_rules(rules, _lattice(symbols)))
        commands = [meaning for meaning in meanings if isinstance(meaning, Commands)]
        if commands:
            return [commands[0]]
    return []


def find_what_if(session: Session, text: str) -> Ask | None:
    """What a move in free words would bring; None if the text is no move."""
    saying, system = read_freely(session, text), session.setup.system
    if saying is None or system.asking is None or session.expected.kind is Expects.FILL:
        return None
    rules = system.grammar.typed_rules(session.ledger.state)
    for symbols in list_moves(saying, system.asking):
        for meaning in match_rules(rules, _lattice((_WHAT_IF, *symbols))):
            if isinstance(meaning, Ask):
                return meaning
    return None


def refuse_saying(session: Session, saying: Saying) -> Message | None:
    """Why a line that can be read is neither a move nor a statement."""
    vocabulary = session.setup.system.asking
    assert vocabulary is not None  # else nothing is read
    if mixes_colours(saying, vocabulary):
        return make_message("error-row-colours")
    if session.expected.kind is Expects.TURN and session.walk is None:
        return make_message("error-which-source") if lacks_source(saying, vocabulary) else None
    return None


def find_correction(session: Session, saying: Saying) -> list[Meaning]:
    """The correction of what was drawn, for what a line says about the past."""
    rules = session.setup.system.grammar.typed_rules(session.ledger.state)
    for symbols in list_corrections(saying):
        for meaning in match_rules(rules, _lattice(symbols)):
            if isinstance(meaning, CorrectionRequest):
                return [meaning]
    return []


def find_statements(session: Session, text: str) -> Commands | None:
    """The command that sets what a line says, in one clause or several; None for another line."""
    whole = _clauses(session, [text]) or _value(session, text)
    clauses = _BETWEEN.split(text) if whole is None else []
    return _clauses(session, clauses) if len(clauses) > 1 else whole


def _value(session: Session, text: str) -> Commands | None:
    """What a line says about the place of a walk's step."""
    rules = value_rules(session)
    saying = read_freely(session, text) if rules else None
    for symbols in () if saying is None else list_values(saying):
        for meaning in match_rules(rules, _lattice(symbols)):
            return cast(Commands, meaning)
    return None


def _clauses(session: Session, clauses: Sequence[str]) -> Commands | None:
    statements, vocabulary = session.setup.system.statements, session.setup.system.asking
    if statements is None or vocabulary is None:
        return None
    rules = statements.place_rules(session.ledger.state)
    contents: list[Content] = []
    for clause in clauses:
        saying = read_freely(session, clause)
        found = [] if saying is None else _match_statement(rules, saying, vocabulary)
        if not found:
            return None
        contents += statements.set_contents(found[0].commands[0]) or ()
    return Commands((statements.set_command(contents),))


def _match_statement(
    rules: Sequence[Rule], saying: Saying, vocabulary: Vocabulary
) -> list[Commands]:
    return [
        cast(Commands, meaning)
        for symbols in list_statements(saying, vocabulary)
        for meaning in match_rules(rules, _lattice(symbols))
    ]


def _lattice(symbols: Symbols) -> Lattice:
    return [*([Reading(symbol, end)] for end, symbol in enumerate(symbols, 1)), []]


# A line is read for each thing that it may be.
@lru_cache(maxsize=8)
def _read(language: str, game: str, names: tuple[str, ...], text: str) -> Saying | None:
    vocabulary = SYSTEMS[game].asking
    if vocabulary is None:
        return None
    items = _load_words(language, game, names).divide(text)
    return read_saying(items, vocabulary) if items else None


@lru_cache(maxsize=8)
def _load_words(language: str, game: str, names: tuple[str, ...]) -> QuestionWords:
    system = SYSTEMS[game]
    vocabulary = system.asking
    assert vocabulary is not None  # only games with questions come here
    concepts = {*_CONCEPTS, *vocabulary.places, *vocabulary.colours}
    colours = cast("frozenset[str]", vocabulary.colours.keys())
    return QuestionWords(
        language, game, concepts, colours, system.symbols, names, files=SAYING_FILES
    )
