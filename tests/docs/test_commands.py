"""docs/commands.md is true: its examples are understood, nothing is missing, all words are listed.

`UPDATE_DOCS=1 pytest tests/docs` updates its list of words.
"""

import os
import re
from functools import cache
from pathlib import Path

import pytest

from azul_access import session
from azul_access.games import SYSTEMS
from azul_access.games.system import Expects
from azul_access.language.grammar import Rule, match_rules
from azul_access.language.languages import DEFAULT, LANGUAGES
from azul_access.language.lexicon import TYPED, Lexicon, read_entries
from azul_access.language.question_words import read_question_entries
from azul_access.record import setup
from azul_access.session import Session, control_rules
from azul_access.session.asking import ask_freely
from azul_access.session.controls import SpeechOutput
from azul_access.session.notes import find_note
from azul_access.session.settings import Settings

DOCUMENT = Path(__file__).resolve().parent.parent.parent / "docs" / "commands.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")
NAMES = ("Anna", "Bernd")

# The section of the first game covers the conversation, too.
BASE = next(iter(SYSTEMS))
PARTS = [(language, game) for language in LANGUAGES for game in SYSTEMS]


def examples_in(language: str, game: str) -> list[list[str]]:
    """The examples of a language for a game, a list for each line."""
    name = LANGUAGES[language].name
    heading = name if game == BASE else f"{name}: {game}"
    assert f"\n## {heading}\n" in TEXT, f"docs/commands.md has no section {heading}"
    section = TEXT.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("- ")]
    # A colon follows the last example of a line.
    return [re.findall(r"`([^`]+)`", line.rsplit("`:", 1)[0] + "`") for line in lines]


def start_game(language: str, game: str, choice: int = -1) -> Session:
    """A new game with the first (0) or last (-1) value of every choice."""
    choices = SYSTEMS[game].editions.CHOICES
    chosen = {name: offered.values[choice] for name, offered in choices.items()}
    game_setup = setup.make_setup(
        game=game, names=NAMES, first_seat=0, chosen=chosen, language=language
    )
    return session.begin_game(game_setup, Settings(language, speech=SpeechOutput.OFF)).session


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
            assert is_question or is_note or match_rules(rules, lattice), example


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


# Lines to play, and whether they are possible at that moment.
PLAYED: dict[str, list[tuple[str, bool]]] = {
    "azul": [
        ("rrbs bbox", True),
        ("rrrr xxoo ssbb", True),
        ("2b3", True),
        ("{centre}s1", False),  # no black tile lies in the centre yet
    ],
    "summer-pavilion": [
        ("2r 3b y 2l g o", True),
        ("rrbg 2r b g", True),
        ("rrrr bbbb gggg", True),
        ("2g", True),
        ("{centre}g", False),  # no green tile lies in the centre yet
        ("{centre}b", True),
    ],
}


@pytest.mark.parametrize(("language", "game"), PARTS)
def test_examples_do_what_they_say(language: str, game: str) -> None:
    """Filling and taking are played, not only understood."""
    centre = next(
        text
        for section, symbol, text in read_entries(language, "words")
        if (section, symbol) == ("short", "centre")
    )
    begun = start_game(language, game)
    step = session.begin_game(begun.setup, begun.settings)
    for text, possible in PLAYED[game]:
        typed = text.format(centre=centre)
        step = session.handle_line(step.session, typed, "test")
        assert step.understood == possible, typed
    assert SYSTEMS[game].rules.expects(step.session.ledger.state).kind is Expects.TURN


def word_list() -> str:
    """Every word of every language, by concept."""
    lines: list[str] = []
    for tag, language in LANGUAGES.items():
        for file in ("words", *SYSTEMS):
            lines += ["", f"### {language.name}: {file}", ""]
            by_concept: dict[object, tuple[list[str], list[str]]] = {}
            for section, symbol, text in read_entries(tag, file):
                spoken, typed = by_concept.setdefault(symbol, ([], []))
                (typed if section in ("short", TYPED) else spoken).append(text)
            lines += [
                f"- {symbol}: " + "; ".join(", ".join(texts) for texts in kinds).strip("; ")
                for symbol, kinds in by_concept.items()
            ]
        for file in ("questions", *(f"{game}.questions" for game in SYSTEMS)):
            lines += ["", f"### {language.name}: {file}", ""]
            texts_of: dict[str, list[str]] = {}
            for section, concept, text in read_question_entries(tag, file):
                texts_of.setdefault(f"{section} {concept}", []).append(text)
            lines += [f"- {name}: {', '.join(texts)}" for name, texts in texts_of.items()]
    return "\n".join(lines) + "\n"


def test_all_words_are_listed() -> None:
    """The document lists all words of the word files."""
    before, _, rest = TEXT.partition("<!-- words -->\n")
    listed, _, after = rest.partition("<!-- end -->")
    if os.environ.get("UPDATE_DOCS"):
        DOCUMENT.write_text(
            f"{before}<!-- words -->\n{word_list()}<!-- end -->{after}", encoding="utf-8"
        )
        return
    assert listed == word_list()
