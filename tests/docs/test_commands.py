"""docs/commands.md is true: its examples are understood, nothing is missing, all words are listed.

`UPDATE_DOCS=1 pytest tests/docs` writes its list of words anew.
"""

import os
import re
from pathlib import Path

import pytest

from azul_access import controls, session, setup
from azul_access.controls import Speech
from azul_access.games import SYSTEMS
from azul_access.games.azul.state import Phase
from azul_access.grammar import Rule, parses
from azul_access.language.languages import LANGUAGES
from azul_access.language.lexicon import Lexicon, entries
from azul_access.session import Session
from azul_access.settings import Settings

DOCUMENT = Path(__file__).resolve().parent.parent.parent / "docs" / "commands.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")
NAMES = ("Anna", "Bernd")


def sections() -> dict[str, list[list[str]]]:
    """The examples of each language, a list for each line."""
    found: dict[str, list[list[str]]] = {}
    for code, name in LANGUAGES.items():
        body = TEXT.split(f"\n## {name}\n")[1].split("\n## ")[0]
        lines = [line for line in body.splitlines() if line.startswith("- ")]
        # The sign after the last example is a colon; a backtick never stands behind it.
        found[code] = [re.findall(r"`([^`]+)`", line.rsplit("`:", 1)[0] + "`") for line in lines]
    return found


EXAMPLES = [(code, line) for code, lines in sections().items() for line in lines]


def here(language: str) -> Session:
    game = setup.make_setup(
        game="azul", names=NAMES, starts=0, chosen={"wall": "grey"}, language=language
    )
    return session.begin(game, Settings(language, speech=Speech.OFF)).session


def rules(language: str) -> list[Rule]:
    table = here(language)
    return [*table.setup.system.grammar.rules(table.ledger.state), *controls.RULES]


def lexicon(language: str) -> Lexicon:
    system = here(language).setup.system
    return Lexicon(language, system.name, system.grammar.SYMBOLS, NAMES)


@pytest.mark.parametrize(("language", "line"), EXAMPLES, ids=lambda value: str(value)[:40])
def test_examples_are_understood(language: str, line: list[str]) -> None:
    """Every example means something."""
    assert line
    for example in line:
        assert parses(rules(language), lexicon(language).lattice(example)), example


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_an_example(language: str) -> None:
    """What can be said is written down, in every language."""
    words = lexicon(language)
    examples = [example for line in sections()[language] for example in line]
    missing = [
        rule.name
        for rule in rules(language)
        if not any(parses([rule], words.lattice(example)) for example in examples)
    ]
    assert missing == []


def test_languages_are_told_alike() -> None:
    """The three parts say the same, line by line."""
    lengths = {len(lines) for lines in sections().values()}
    assert len(lengths) == 1


def test_examples_do_what_they_say() -> None:
    """Filling, taking and columns are played, not only understood."""
    for language, centre in (("de", "z"), ("en", "c"), ("nl", "m")):
        step = session.begin(here(language).setup, Settings(language, speech=Speech.OFF))
        for text in ("rrbs bbox", "rrrr xxoo ssbb", "2b3", f"{centre}s1"):
            step = session.handle(step.session, text, "test")
            if text.startswith(centre):
                assert not step.understood  # no black tile lies in the centre yet
            else:
                assert step.understood, text
        assert step.session.ledger.state.phase is Phase.TAKE


def word_list() -> str:
    """Every word of every language, by concept."""
    lines: list[str] = []
    for code, name in LANGUAGES.items():
        for file in ("words", *SYSTEMS):
            lines += ["", f"### {name}: {file}", ""]
            by_concept: dict[object, list[str]] = {}
            for _, symbol, text in entries(code, file):
                by_concept.setdefault(symbol, []).append(text)
            lines += [f"- {symbol}: {', '.join(texts)}" for symbol, texts in by_concept.items()]
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
