"""How the words of a language are said, in the phones of the acoustic model.

What a player has taught comes first, then the language's own list, then the model's dictionary if
it is of this language, and for everything else the rules.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path

from azul_access.hearing.language_data import load_hearing_data
from azul_access.hearing.pronunciation_rules import Pronunciation, pronounce_by_rule
from azul_access.language.languages import LANGUAGES
from azul_access.speech.library import NoVoiceError

# How many pronunciations by rule a word gets that has no listed one.
RULE_VARIANTS_ALONE = 2


class Dictionary:
    """`model` is the folder of dictionaries that came with the acoustic model, where there is one;
    `personal` a file in the form of `read`.
    """

    def __init__(
        self, language: str, model: Path | None = None, personal: Path | None = None
    ) -> None:
        data = load_hearing_data(language)
        self._language = language
        self._rule_variants = data.rule_variants
        self._taught: dict[str, list[Pronunciation]] = {}
        if personal is not None:
            with suppress(OSError, ValueError):  # a broken file must not make anybody deaf
                self._taught = parse_pronunciations(personal.read_text(encoding="utf-8"))
        self._listed = bundled_pronunciations(language)
        self._model = _model_words(model) if model and data.uses_model_dictionary else {}

    def pronounce(self, word: str) -> list[Pronunciation]:
        """At least one way wherever the word has any sound."""
        known = [*self._taught.get(word, ()), *self._listed.get(word, self._model.get(word, ()))]
        wanted = RULE_VARIANTS_ALONE
        if known:
            wanted = self._rule_variants
        try:
            ruled = pronounce_by_rule(word, self._language, wanted) if wanted else []
        except NoVoiceError:
            ruled = []  # names are not heard then, everything else is
        return list(dict.fromkeys([*known, *ruled]))


def parse_pronunciations(text: str) -> dict[str, list[Pronunciation]]:
    """A list of words, each with its ways: `rot = ["R OW T", "DH AO T"]`. Raises: ValueError."""
    found: dict[str, list[Pronunciation]] = {}
    for word, ways in tomllib.loads(text).items():
        if not isinstance(ways, list) or not all(isinstance(way, str) for way in ways):
            raise ValueError(word)
        found[word] = [tuple(way.split()) for way in ways if way.split()]
    return found


def format_pronunciations(words: Mapping[str, Sequence[Pronunciation]]) -> str:
    """The text that `read` reads."""
    lines = []
    for word, ways in sorted(words.items()):
        listed_ways = ", ".join('"' + " ".join(way) + '"' for way in ways)
        lines.append(f'"{word}" = [{listed_ways}]\n')
    return "".join(lines)


@cache
def bundled_pronunciations(language: str) -> dict[str, list[Pronunciation]]:
    return parse_pronunciations(LANGUAGES[language].read_text("pronunciations.toml"))


class ModelDictionary:
    """The words of a model's own dictionary, and no others; `missing` were asked for in vain."""

    def __init__(self, paths: Sequence[Path]) -> None:
        self.missing: set[str] = set()
        self._known: dict[str, list[Pronunciation]] = {}
        for path in paths:
            for word, ways in _lines(path):
                self._known.setdefault(word.lower(), []).append(ways)

    def pronounce(self, word: str) -> list[Pronunciation]:
        ways = self._known.get(word, [])
        if not ways:
            self.missing.add(word)
        return ways


@cache
def _model_words(model: Path) -> dict[str, list[Pronunciation]]:
    """The dictionary that the wheel brings."""
    found: dict[str, list[Pronunciation]] = {}
    for path in sorted(model.glob("*.dict")):
        for word, way in _lines(path):
            found.setdefault(word, []).append(way)
    return found


def _lines(path: Path) -> Iterator[tuple[str, Pronunciation]]:
    """A word, or a word(2), and its phones in a line."""
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        entry, *phones = line.split() or [""]
        if phones:
            yield entry.split("(")[0], tuple(phones)
