"""Pronunciations of words, in phones of the acoustic model.

They come from what the user has taught, then from the language's own list, then from the model's
dictionary if it is of this language, and for all other words from rules.
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
    def __init__(
        self, language: str, model: Path | None = None, personal: Path | None = None
    ) -> None:
        """`model` is the folder of the acoustic model's dictionaries, if there is one.

        `personal` is a file of taught words, see `parse_pronunciations`; a broken one is ignored.
        """
        data = load_hearing_data(language)
        self._language = language
        self._rule_variants = data.rule_variants
        self._taught: dict[str, list[Pronunciation]] = {}
        if personal is not None:
            with suppress(OSError, ValueError):
                self._taught = parse_pronunciations(personal.read_text(encoding="utf-8"))
        self._listed = bundled_pronunciations(language)
        self._model = _load_model_words(model) if model and data.uses_model_dictionary else {}

    def pronounce(self, word: str) -> list[Pronunciation]:
        """Return at least one pronunciation of any word that has known sounds."""
        listed = self._listed.get(word, self._model.get(word, ()))
        known = [*self._taught.get(word, ()), *listed]
        max_variants = self._rule_variants if known else RULE_VARIANTS_ALONE
        try:
            by_rule = pronounce_by_rule(word, self._language, max_variants) if max_variants else []
        except NoVoiceError:
            by_rule = []  # only words in no list, such as names, are affected
        return list(dict.fromkeys([*known, *by_rule]))


def parse_pronunciations(text: str) -> dict[str, list[Pronunciation]]:
    """Parse TOML lines such as `rot = ["R OW T", "DH AO T"]`. Raises: ValueError."""
    pronunciations: dict[str, list[Pronunciation]] = {}
    for word, texts in tomllib.loads(text).items():
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            raise ValueError(word)
        pronunciations[word] = [tuple(text.split()) for text in texts if text.split()]
    return pronunciations


def format_pronunciations(words: Mapping[str, Sequence[Pronunciation]]) -> str:
    """Return the text that `parse_pronunciations` parses."""
    lines = []
    for word, pronunciations in sorted(words.items()):
        texts = ", ".join('"' + " ".join(phones) + '"' for phones in pronunciations)
        lines.append(f'"{word}" = [{texts}]\n')
    return "".join(lines)


@cache
def bundled_pronunciations(language: str) -> dict[str, list[Pronunciation]]:
    return parse_pronunciations(LANGUAGES[language].read_text("pronunciations.toml"))


class ModelDictionary:
    """The dictionary of a user's model. `missing` are words that were looked up in vain."""

    def __init__(self, paths: Sequence[Path]) -> None:
        self.missing: set[str] = set()
        self._words: dict[str, list[Pronunciation]] = {}
        for path in paths:
            for word, pronunciation in _read_sphinx_dictionary(path):
                self._words.setdefault(word.lower(), []).append(pronunciation)

    def pronounce(self, word: str) -> list[Pronunciation]:
        pronunciations = self._words.get(word, [])
        if not pronunciations:
            self.missing.add(word)
        return pronunciations


@cache
def _load_model_words(folder: Path) -> dict[str, list[Pronunciation]]:
    words: dict[str, list[Pronunciation]] = {}
    for path in sorted(folder.glob("*.dict")):
        for word, pronunciation in _read_sphinx_dictionary(path):
            words.setdefault(word, []).append(pronunciation)
    return words


def _read_sphinx_dictionary(path: Path) -> Iterator[tuple[str, Pronunciation]]:
    """Each line has a word, or `word(2)` for another pronunciation of it, and its phones."""
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        entry, *phones = line.split() or [""]
        if phones:
            yield entry.split("(")[0], tuple(phones)
