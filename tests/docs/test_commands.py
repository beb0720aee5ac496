"""The pages of commands are true: examples are understood, nothing is missing, all words listed."""

import os
from functools import cache

import pytest
from command_pages import NAMES, examples_in, generate, start_game
from player_pages import COMMAND_PAGES, read

from azul_access.games import SYSTEMS
from azul_access.language.grammar import Rule, match_rules
from azul_access.language.languages import DEFAULT, LANGUAGES
from azul_access.language.lexicon import Lexicon
from azul_access.session.control import control_rules
from azul_access.session.meaning.questions.asking import ask_freely
from azul_access.session.meaning.seats import find_seat_request
from azul_access.session.step.notes import find_note

# The section of the first game covers the conversation, too.
BASE = next(iter(SYSTEMS))
PARTS = [(language, game) for language in LANGUAGES for game in SYSTEMS]


@cache
def game_rules(game: str) -> list[Rule]:
    """What can be said in a game with one board or another."""
    sessions = [start_game(DEFAULT, game, choice) for choice in (0, -1)]
    return [
        rule
        for begun in sessions
        for rule in begun.setup.system.grammar.typed_rules(begun.ledger.state)
    ]


@cache
def lexicon(language: str, game: str) -> Lexicon:
    return Lexicon(language, game, SYSTEMS[game].symbols, NAMES)


@pytest.mark.parametrize(("language", "game"), PARTS)
def test_examples_are_understood(language: str, game: str) -> None:
    """Every example means something."""
    rules = [*game_rules(game), *control_rules.RULES]
    for line in examples_in(language, game):
        assert line
        for example in line:
            lattice = lexicon(language, game).build_lattice(example)
            is_question = ask_freely(start_game(language, game), example) is not None
            is_note = find_note(start_game(language, game), example) is not None
            is_seat = find_seat_request(start_game(language, game), example) is not None
            assert is_question or is_note or is_seat or match_rules(rules, lattice), example


@pytest.mark.parametrize(("language", "game"), PARTS)
def test_every_rule_has_an_example(language: str, game: str) -> None:
    """Every language has an example of each rule; those of controls are in the base part."""
    examples = [example for line in examples_in(language, game) for example in line]
    lattices = [lexicon(language, game).build_lattice(example) for example in examples]
    rules = [*game_rules(game), *(control_rules.RULES if game == BASE else ())]
    with_example = {
        rule.name for rule in rules if any(match_rules([rule], lattice) for lattice in lattices)
    }
    assert {rule.name for rule in rules} == with_example


@pytest.mark.parametrize("game", SYSTEMS)
def test_languages_have_the_same_lines(game: str) -> None:
    lengths = {len(examples_in(language, game)) for language in LANGUAGES}
    assert len(lengths) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_and_words_are_those_of_the_program(language: str) -> None:
    """What is generated stands in the page as it is generated now."""
    path = COMMAND_PAGES[language]
    generated = generate(path, language)
    if os.environ.get("UPDATE_DOCS"):
        path.write_text(generated, encoding="utf-8")
        return
    assert read(path) == generated
