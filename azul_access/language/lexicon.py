"""Words that are understood: typed or heard text becomes a lattice of concepts.

Each language folder has `words.toml` (the conversation) and one such file for each game. A concept
has `words`, which stand by themselves, and may have `short` forms: letters that can be run together
with each other, with the labels on the tiles and with digits ("zs1", "rrbs", "2r3"). It is
`inflected` behind an article or a number. Words under `typed` are like all others, but not worth
listening for.
"""

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from azul_access.language.grammar import CARDINAL, COUNT, ORDINAL, Lattice, Reading, Seat, Symbol
from azul_access.language.languages import LANGUAGES

_TOKEN = re.compile(r"[^\W\d_]+|\d+|[?+.<>\u2800-\u28ff]")
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "’": "'"})
# Sections of numbers, by their form: "three", "third", and what only counts things, such as "a".
NUMERALS = (CARDINAL, ORDINAL, COUNT)
INFLECTED = "inflected"
TYPED = "typed"
# Longer input is no command; the limit keeps a pasted book from costing time.
LONGEST_TEXT = 500


@dataclass(frozen=True, slots=True)
class Words:
    """`words` map runs of tokens to symbols; `short` are forms that can be run together."""

    words: Mapping[tuple[str, ...], tuple[Symbol, ...]]
    short: Mapping[str, tuple[Symbol, ...]]


@cache
def load_words(language: str, game: str) -> Words:
    """The conversation's words and those of one game."""
    words: dict[tuple[str, ...], tuple[Symbol, ...]] = {}
    short: dict[str, tuple[Symbol, ...]] = {}
    for name in ("words", game):
        for section, symbol, text in entries(language, name):
            if section == "short":
                short[text] = (*short.get(text, ()), symbol)
            key = tokens(text)
            # The Dutch article and the Dutch number are written alike here.
            words[key] = tuple(dict.fromkeys((*words.get(key, ()), symbol)))
    return Words(words, short)


def entries(language: str, name: str) -> Iterator[tuple[str, Symbol, str]]:
    """Section, symbol and text of every entry of one words file."""
    for text in LANGUAGES[language].read(f"{name}.toml"):
        yield from _entries(tomllib.loads(text))


def _entries(data: dict[str, Any]) -> Iterator[tuple[str, Symbol, str]]:
    typed = data.pop(TYPED, {})
    for kind, sections in ((None, data), (TYPED, typed)):
        for section, concepts in sections.items():
            for concept, texts in concepts.items():
                symbol: Symbol = int(concept) if section in NUMERALS else concept
                for text in [texts] if isinstance(texts, str) else texts:
                    yield kind or section, symbol, text


def plain(text: str) -> str:
    """Text as it is compared: no case, umlauts as ae oe ue, no other accents."""
    folded = unicodedata.normalize("NFC", text).casefold().translate(_UMLAUTS)
    decomposed = unicodedata.normalize("NFD", folded)
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))


def tokens(text: str) -> tuple[str, ...]:
    """Letters, digits and the few signs that mean something; punctuation is dropped."""
    found = _TOKEN.findall(plain(text[:LONGEST_TEXT]))
    while len(found) > 1 and found[-1] in (".", "?"):
        found.pop()
    return tuple(found)


class Lexicon:
    """The words of one language, one game and one table's names."""

    def __init__(
        self, language: str, game: str, symbols: Mapping[str, str], names: Sequence[str]
    ) -> None:
        loaded = load_words(language, game)
        self._words = dict(loaded.words)
        self._short = dict(loaded.short)
        for sign, concept in symbols.items():
            self._short[sign] = (concept, *self._short.get(sign, ()))
            self._words[(sign,)] = (concept, *self._words.get((sign,), ()))
        exact = {tokens(name) for name in names}
        for seat, name in enumerate(names):
            # "Annas Wand", "Anna's wall": a name with its s is the name too, unless somebody
            # else is called so.
            for spelled in (name, name + "s", name + "'s"):
                key = tokens(spelled)
                if spelled == name or key not in exact:
                    self._words[key] = (*self._words.get(key, ()), Seat(seat))
        self._longest = max(map(len, self._words))

    def lattice(self, text: str) -> Lattice:
        """Every reading of `text`; its places are the gaps between letters and digits."""
        found = tokens(text)
        starts = [0]
        for token in found:
            starts.append(starts[-1] + len(token))
        arcs: list[list[Reading]] = [[] for _ in range(starts[-1] + 1)]
        for index, token in enumerate(found):
            start = starts[index]
            for length in range(1, min(self._longest, len(found) - index) + 1):
                for symbol in self._words.get(found[index : index + length], ()):
                    _add(arcs[start], Reading(symbol, starts[index + length]))
            if token.isdecimal():
                _add(arcs[start], Reading(int(token), starts[index + 1]))
                for offset, digit in enumerate(token):
                    _add(arcs[start + offset], Reading(int(digit), start + offset + 1))
            else:
                for offset in range(len(token)):
                    for sign, symbols in self._short.items():
                        if token.startswith(sign, offset):
                            end = start + offset + len(sign)
                            for symbol in symbols:
                                _add(arcs[start + offset], Reading(symbol, end))
        return arcs

    def unknown(self, text: str) -> str | None:
        """The first word that means nothing at all here, as it was written, or None."""
        lattice = self.lattice(text)
        place = 0
        folded, written = tokens(text), _TOKEN.findall(text[:LONGEST_TEXT])
        for number, token in enumerate(folded):
            end = place + len(token)
            reached = {place}
            for inner in range(place, end):
                if inner in reached:
                    reached.update(arc.end for arc in lattice[inner])
            if not any(at >= end for at in reached):
                return written[number] if plain(written[number]) == token else token
            place = end
        return None


def _add(arcs: list[Reading], arc: Reading) -> None:
    if arc not in arcs:
        arcs.append(arc)
