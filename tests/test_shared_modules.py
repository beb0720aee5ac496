"""A game really is a folder, and so is a language: no shared module knows a single one of them."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import PurePosixPath

import pytest
from test_architecture import MODULES, ROOT, game_of, subpackage_of

from azul_access.games import SYSTEMS

# The rooms that every game and every language share.
SHARED_ROOMS = {"games", "language", "record", "session", "story", "table"}
LANGUAGE_FOLDER = ROOT / "azul_access/language"
LANGUAGE_REGISTRY = PurePosixPath("azul_access/language/languages.py")
LANGUAGE_NAMES = {"Dutch", "English", "German"}
# Strings that are also a name of one game or a word of a language, and mean something else there.
HOMONYMS = {
    ("azul_access/games/set_checks.py", "has-passed"),  # a reason
    ("azul_access/games/table.py", "supply"),  # an area of the table
    ("azul_access/language/dictation.py", "o-clock"),  # "3:00" for a star at three o'clock
    ("azul_access/language/lexicon.py", "lines"),  # of input
    ("azul_access/record/ledger.py", "at"),  # a time
    ("azul_access/record/missing.py", "at"),
    ("azul_access/record/times.py", "at"),
    ("azul_access/table/saving.py", "at"),
    ("azul_access/story/leads.py", "with"),  # a part of the name of a message
    ("azul_access/web/stream.py", "lang"),  # an attribute of HTML
}
# Files of a language that have no words which players read or say.
OF_SOUNDS = {"braille.toml", "hearing.toml", "keyboards.toml", "phones.toml", "pronunciations.toml"}


def own_names(game: str) -> set[str]:
    """The names that only one game has: its concepts and its messages in the language folders.

    Colours belong to the tiles of every game.
    """
    return names_of(game) - set().union(*(names_of(other) for other in SYSTEMS if other != game))


@cache
def names_of(game: str) -> set[str]:
    shared = {symbol for name in ("words", "questions") for symbol in concepts(name)}
    own = {symbol for name in (game, f"{game}.questions") for symbol in concepts(name)}
    files = [
        path for name in (f"{game}.ftl", f"{game}.*.ftl") for path in LANGUAGE_FOLDER.rglob(name)
    ]
    messages = {
        name
        for path in files
        for name in re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.M)
    }
    return (own | messages) - shared - set(SYSTEMS[game].symbols.values())


def concepts(name: str) -> Iterator[str]:
    """The concepts in the files of one name, of all languages."""
    for path in LANGUAGE_FOLDER.rglob(f"{name}.toml"):
        for section in tomllib.loads(path.read_text(encoding="utf-8")).values():
            for concept in section:
                inner = section[concept]
                yield from inner if isinstance(inner, dict) else [concept]


@cache
def words_of_languages() -> set[str]:
    """What people say in German and Dutch; the code itself is in English.

    Words that are also English, names in the data, or very short may mean something else, and so
    may words of a language that is added later.
    """
    words: dict[str, set[str]] = {}
    names: set[str] = set()
    for path in LANGUAGE_FOLDER.rglob("*.toml"):
        if path.name in OF_SOUNDS:
            continue
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        words.setdefault(path.relative_to(LANGUAGE_FOLDER).parts[0], set()).update(texts_in(data))
        names |= keys_in(data)
    english = words.pop("en")
    others = (words["de"] | words["nl"]) - english - names
    return {word for word in others if len(word) > 3}


def texts_in(data: object) -> Iterator[str]:
    match data:
        case str():
            yield data
        case dict() | list():
            for item in data.values() if isinstance(data, dict) else data:
                yield from texts_in(item)


def keys_in(data: object) -> set[str]:
    if not isinstance(data, dict):
        return set()
    return set(data).union(*(keys_in(item) for item in data.values()))


def strings_in(source: str) -> set[str]:
    """The strings of a module, without docstrings and the like, which are whole statements."""
    tree = ast.parse(source)
    lone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in lone
    }


def names_of_one_game(path: PurePosixPath, source: str) -> set[str]:
    """The names of a single game in a module of the shared rooms."""
    if subpackage_of(path) not in SHARED_ROOMS or game_of(path) is not None:
        return set()
    names = {name for game in SYSTEMS for name in own_names(game)}
    return {name for name in strings_in(source) & names if (str(path), name) not in HOMONYMS}


def rules_of_one_language(path: PurePosixPath, source: str) -> set[str]:
    """The words and the names of single languages in a module, also in its comments."""
    words = strings_in(source) & words_of_languages()
    found = {word for word in words if (str(path), word) not in HOMONYMS}
    if subpackage_of(path) in SHARED_ROOMS:
        found |= {name for name in LANGUAGE_NAMES if re.search(rf"\b{name}\b", source)}
    return found if path != LANGUAGE_REGISTRY else set()


def test_shared_modules_know_no_single_game() -> None:
    """What only one game has is in its folder, and reaches the others by the game's `System`."""
    named = {str(path): names_of_one_game(path, source) for path, source in MODULES.items()}
    assert {path: names for path, names in named.items() if names} == {}


def test_no_module_has_a_rule_of_one_language() -> None:
    """Words and rules of a language are data in its folder."""
    named = {str(path): rules_of_one_language(path, source) for path, source in MODULES.items()}
    assert {path: names for path, names in named.items() if names} == {}


def test_homonyms_are_used() -> None:
    """Whoever removes such a string also removes its row."""
    assert all(name in strings_in(MODULES[PurePosixPath(path)]) for path, name in HOMONYMS)


@pytest.mark.parametrize(
    ("path", "line", "name"),
    [
        ("azul_access/games/question_parser.py", 'if kind == "star":', "star"),
        ("azul_access/games/story.py", 'SHAPES["azul-story-tile"]', "azul-story-tile"),
        ("azul_access/story/leads.py", 'lost = "sp-story-stone"', "sp-story-stone"),
        ("azul_access/session/change/moves.py", 'phrase("azul-line-full")', "azul-line-full"),
        ("azul_access/language/dictation.py", '_TARGETS = ("floor", "centre")', "floor"),
    ],
)
def test_a_planted_name_of_a_game_is_found(path: str, line: str, name: str) -> None:
    """A concept or a message of one game, wherever it stands in a module of the shared rooms."""
    module = PurePosixPath(path)
    planted = f"{MODULES[module]}\n\ndef planted(kind, phrase, SHAPES):\n    {line}\n"
    planted += "        pass\n" if line.endswith(":") else ""
    assert names_of_one_game(module, planted) == {name}


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ('if text == "zurück": pass', "zurück"),
        ('_SMALL = ("schermlezer",)', "schermlezer"),
        ("pass  # the Dutch word is also a number", "Dutch"),
    ],
)
def test_a_planted_rule_of_a_language_is_found(line: str, name: str) -> None:
    """A word of a language, or a comment about one."""
    module = PurePosixPath("azul_access/games/question_parser.py")
    assert rules_of_one_language(module, f"{MODULES[module]}\n{line}\n") == {name}
