"""docs/commands.md is true: its examples are understood, nothing is missing, all words are listed.

`UPDATE_DOCS=1 pytest tests/docs` writes its list of words anew.
"""

import os
import re
from pathlib import Path

import pytest

from azul_access import session
from azul_access.games import SYSTEMS
from azul_access.games.system import Expects
from azul_access.language.grammar import Rule, match_rules
from azul_access.language.languages import LANGUAGES
from azul_access.language.lexicon import TYPED, Lexicon, read_entries
from azul_access.record import setup
from azul_access.session import Session, control_rules
from azul_access.session.controls import SpeechOutput
from azul_access.session.settings import Settings

DOCUMENT = Path(__file__).resolve().parent.parent.parent / "docs" / "commands.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")
NAMES = ("Anna", "Bernd")


# The first game's part of a language tells the conversation, too.
BASE = next(iter(SYSTEMS))
PARTS = [(language, game) for language in LANGUAGES for game in SYSTEMS]


def heading(language: str, game: str) -> str:
    name = LANGUAGES[language].name
    return name if game == BASE else f"{name}: {game}"


def section(language: str, game: str) -> list[list[str]]:
    """The examples of a language for a game, a list for each line."""
    body = TEXT.split(f"\n## {heading(language, game)}\n")[1].split("\n## ")[0]
    lines = [line for line in body.splitlines() if line.startswith("- ")]
    # The sign after the last example is a colon; a backtick never stands behind it.
    return [re.findall(r"`([^`]+)`", line.rsplit("`:", 1)[0] + "`") for line in lines]


EXAMPLES = [(language, game, line) for language, game in PARTS for line in section(language, game)]


def here(language: str, game: str, choice: int = -1) -> Session:
    """A new game with the first (0) or last (-1) of every choice."""
    choices = SYSTEMS[game].editions.CHOICES
    chosen = {name: offered.values[choice] for name, offered in choices.items()}
    made = setup.make_setup(game=game, names=NAMES, first_seat=0, chosen=chosen, language=language)
    return session.begin_game(made, Settings(language, speech=SpeechOutput.OFF)).session


def game_rules(language: str, game: str) -> list[Rule]:
    """What can be said on one board or another."""
    tables = [here(language, game, choice) for choice in (0, -1)]
    return [
        rule
        for table in tables
        for rule in table.setup.system.grammar.typed_rules(table.ledger.state)
    ]


def lexicon(language: str, game: str) -> Lexicon:
    return Lexicon(language, game, SYSTEMS[game].symbols, NAMES)


@pytest.mark.parametrize(("language", "game", "line"), EXAMPLES, ids=lambda value: str(value)[:40])
def test_examples_are_understood(language: str, game: str, line: list[str]) -> None:
    """Every example means something."""
    assert line
    rules = [*game_rules(language, game), *control_rules.RULES]
    for example in line:
        assert match_rules(rules, lexicon(language, game).build_lattice(example)), example


@pytest.mark.parametrize(("language", "game"), PARTS)
def test_every_rule_has_an_example(language: str, game: str) -> None:
    """What can be said is written down, in every language; the conversation in its base part."""
    words = lexicon(language, game)
    examples = [example for line in section(language, game) for example in line]
    rules = [*game_rules(language, game), *(control_rules.RULES if game == BASE else ())]
    said = {
        rule.name
        for rule in rules
        if any(match_rules([rule], words.build_lattice(example)) for example in examples)
    }
    assert {rule.name for rule in rules} == said


@pytest.mark.parametrize("game", SYSTEMS)
def test_languages_are_told_alike(game: str) -> None:
    """The three parts of a game say the same, line by line."""
    lengths = {len(section(language, game)) for language in LANGUAGES}
    assert len(lengths) == 1


# Lines that are played, not only understood, and whether they can be done at that moment.
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
    centre = {"de": "z", "en": "c", "nl": "c"}[language]
    step = session.begin_game(
        here(language, game).setup, Settings(language, speech=SpeechOutput.OFF)
    )
    for text, possible in PLAYED[game]:
        typed = text.format(centre=centre)
        step = session.handle_line(step.session, typed, "test")
        assert step.understood == possible, typed
    assert SYSTEMS[game].rules.expects(step.session.ledger.state).kind is Expects.TURN


def word_list() -> str:
    """Every word of every language, by concept."""
    lines: list[str] = []
    for code, language in LANGUAGES.items():
        for file in ("words", *SYSTEMS):
            lines += ["", f"### {language.name}: {file}", ""]
            by_concept: dict[object, tuple[list[str], list[str]]] = {}
            for section, symbol, text in read_entries(code, file):
                spoken, typed = by_concept.setdefault(symbol, ([], []))
                (typed if section in ("short", TYPED) else spoken).append(text)
            lines += [
                f"- {symbol}: " + "; ".join(", ".join(texts) for texts in both).strip("; ")
                for symbol, both in by_concept.items()
            ]
    return "\n".join(lines) + "\n"


def test_all_words_are_listed() -> None:
    """The list of words is the one in the word files."""
    before, _, rest = TEXT.partition("<!-- words -->\n")
    listed, _, after = rest.partition("<!-- end -->")
    if os.environ.get("UPDATE_DOCS"):
        DOCUMENT.write_text(
            f"{before}<!-- words -->\n{word_list()}<!-- end -->{after}", encoding="utf-8"
        )
        return
    assert listed == word_list()
