"""Words are complete: every concept of a grammar has words in every language, and none is spare."""

import pytest

from azul_access.games import SYSTEMS
from azul_access.games.lessons import Course
from azul_access.hearing.net_builder import WAKE
from azul_access.language.grammar import concepts_of
from azul_access.language.languages import LANGUAGES
from azul_access.language.lexicon import INFLECTED, NUMERALS, TYPED, read_entries, tokenize
from azul_access.record import setup
from azul_access.session.control import control_rules
from azul_access.session.meaning.lesson_answers import NO_IDEA
from azul_access.session.meaning.supposing import two_moves
from azul_access.session.replay import replay_requests
from azul_access.session.step.notes import NOTE
from azul_access.session.step.rules import CHAPTER, RULE, RULE_BOOK

CASES = [(language, game) for language in LANGUAGES for game in SYSTEMS]
CONTROLS = {
    *(concept for rule in control_rules.RULES for concept in concepts_of(rule.node)),
    *(concept for rule in replay_requests.RULES for concept in concepts_of(rule.node)),
    NOTE,
    *(RULE, RULE_BOOK, CHAPTER, NO_IDEA),
    *(course.value for course in Course),
    *two_moves.CONCEPTS,
    replay_requests.SEARCH,
}


def game_concepts(game: str) -> set[str]:
    chosen = setup.make_setup(game=game, names=("A", "B"), first_seat=0, chosen={}, language="en")
    rules = SYSTEMS[game].grammar.typed_rules(setup.start_ledger(chosen).state)
    return {concept for rule in rules for concept in concepts_of(rule.node)}


@pytest.mark.parametrize(("language", "game"), CASES)
def test_every_concept_has_words(language: str, game: str) -> None:
    """Everything that a grammar names can be said in every language."""
    known = {symbol for name in ("words", game) for _, symbol, _ in read_entries(language, name)}
    assert game_concepts(game) | CONTROLS | {WAKE} <= known


@pytest.mark.parametrize(("language", "game"), CASES)
def test_every_word_has_a_concept(language: str, game: str) -> None:
    """A word for a concept that no grammar names would be recognised and do nothing."""
    own, shared = (
        {symbol for _, symbol, _ in read_entries(language, name) if not isinstance(symbol, int)}
        for name in (game, "words")
    )
    assert own <= game_concepts(game)
    assert shared <= game_concepts(game) | CONTROLS | {WAKE}


@pytest.mark.parametrize(("language", "game"), CASES)
def test_entries_are_distinct(language: str, game: str) -> None:
    """No text is listed twice for one concept, and every text has letters or signs to read."""
    for name in ("words", game):
        seen: set[tuple[object, ...]] = set()
        for section, symbol, text in read_entries(language, name):
            assert tokenize(text), (language, text)
            assert (symbol, text) not in seen, (language, name, symbol, text)
            seen.add((symbol, text))
            assert section in (*NUMERALS, "short", "words", INFLECTED, TYPED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_complete(language: str) -> None:
    """Zero to ninety-nine can be said in words."""
    numbers = {
        symbol for section, symbol, _ in read_entries(language, "words") if section == NUMERALS[0]
    }
    assert numbers == set(range(100))
