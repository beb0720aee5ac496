"""docs/glossary.md is true: the code has its names, and players hear its words."""

import ast
import re
from pathlib import Path

import pytest

import azul_access
import firmware_protocol
from azul_access.games import SYSTEMS
from azul_access.language.languages import LANGUAGES
from azul_access.language.lexicon import read_entries
from azul_access.language.phrases import read_sources

DOCUMENT = Path(__file__).resolve().parent.parent.parent / "docs" / "glossary.md"
SECTIONS = dict(
    section.split("\n", 1) for section in DOCUMENT.read_text(encoding="utf-8").split("\n## ")[1:]
)
# The words of other sections are not said; the code has no word of its own for these.
HEARD = ("The game", "Summer Pavilion", "Playing with the program")
ROWS = [row for section in SECTIONS.values() for row in re.findall(r"^- .*", section, re.MULTILINE)]
# What the glossary calls the languages: "- term: German X, Dutch Y; code `Name`. Definition."
NAMES = {"de": "German", "nl": "Dutch"}


def terms(row: str, language: str) -> list[str]:
    """The terms of a language: "German Säule, Statue" or "German Zentrum or Mitte"."""
    found = re.search(
        rf"{NAMES[language]} ([^;.]*?)(?:, (?:{'|'.join(NAMES.values())}) |[;.])", row
    )
    assert found, f"no {NAMES[language]} term in: {row}"
    return re.split(", | or ", found[1])


def identifiers() -> set[str]:
    """Every name that the packages define or use, and the names of their modules."""
    names: set[str] = set()
    for package in (azul_access, firmware_protocol):
        for path in Path(package.__path__[0]).rglob("*.py"):
            names.add(path.stem)
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                match node:
                    case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.Name(id=name):
                        names.add(name)
                    case ast.arg(arg=name) | ast.Attribute(attr=name):
                        names.add(name)
    return names


def test_the_code_has_every_name() -> None:
    """Every name in the glossary is one in the code, or a concept of the word files."""
    known = identifiers() | {
        symbol
        for name in ("words", *SYSTEMS)
        for _, symbol, _ in read_entries(next(iter(LANGUAGES)), name)
        if isinstance(symbol, str)
    }
    named = {name for row in ROWS for name in re.findall("`([^`]+)`", row)}
    assert named - known == set()


@pytest.mark.parametrize("language", NAMES)
def test_every_row_has_its_translations(language: str) -> None:
    assert len(ROWS) > 50
    assert all(terms(row, language) for row in ROWS)


@pytest.mark.parametrize("language", NAMES)
def test_players_hear_the_words(language: str) -> None:
    """The terms of the game and of the conversation occur in messages or words of the language."""
    text = " ".join(source for _, source in read_sources(language))
    text += " ".join(
        entry for name in ("words", *SYSTEMS) for _, _, entry in read_entries(language, name)
    )
    text = text.replace("\xad", "").casefold()
    rows = [row for name in HEARD for row in re.findall(r"^- .*", SECTIONS[name], re.MULTILINE)]
    unheard = {term for row in rows for term in terms(row, language) if term.casefold() not in text}
    assert unheard == set()


def test_no_term_is_there_twice() -> None:
    names = [row[2:].split(":")[0] for row in ROWS]
    assert len(set(names)) == len(names)
