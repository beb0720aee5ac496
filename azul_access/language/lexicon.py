"""The words of a language: turns typed or spoken text into a lattice of concepts.

Each language folder has `words.toml`, for the conversation, and such a file for each game. A
concept has `words`, which stand by themselves. It may have `short` forms: letters that can be
joined with each other, with the labels on the tiles and with digits ("zs1", "rrbs", "2r3"). It is
`inflected` after an article or a number. Words under `typed` are understood in typed text only.
`joiners.toml` says which `endings` a player's name can have, and what joins names and commands.
`keyboards.toml` says which letters are next to each other: each keyboard is three rows.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from typing import Any, NamedTuple

from azul_access.language.grammar import CARDINAL, COUNT, ORDINAL, Lattice, Reading, Seat, Symbol
from azul_access.language.languages import LANGUAGES, parse_toml
from azul_access.language.spelling import Respelling, Speller, Token
from azul_access.values import frozen

_TOKEN = re.compile(r"[^\W\d_]+|\d+|[?+.<>\u2800-\u28ff]")
# A full stop is a pause at the end of a sentence, but not in "no. 4".
_SPOKEN = re.compile(
    r"[^\W\d_]+|\d+|(?P<pause>[,;:!?()\u2013\u2014]|\.+(?=\s*[^\W\d_]|\s*$)|\.{2,})"
)
# The s of "pack's", and the d of "d'zweite".
_APOSTROPHE_BEFORE, _APOSTROPHE_AFTER = re.compile(r"\w'$"), re.compile(r"'\w{3}")
_MAX_ELIDED = 2  # letters
# A sign before a number, which is no hyphen between words.
_MINUS = re.compile(r"(?<!\S)[-\u2212](?=\d)")
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "’": "'"})
# Sections of numbers, by their form: "three", "third", and words that only count, such as "a".
NUMERALS = (CARDINAL, ORDINAL, COUNT)
INFLECTED = "inflected"
TYPED = "typed"
# A small file of its own, since the names are read in all languages.
_JOINERS = "joiners.toml"
_KEYBOARDS = "keyboards.toml"
# Letters that can be any short forms; more are short forms only in a list of tiles.
_MAX_SHORT = 2
# No command is longer; the rest of a text that was pasted by mistake is ignored.
MAX_TEXT_LENGTH = 500


@frozen
class Words:
    """`words` map sequences of tokens to symbols; `short` maps forms that can be joined."""

    words: Mapping[tuple[str, ...], tuple[Symbol, ...]]
    short: Mapping[str, tuple[Symbol, ...]]


@cache
def load_words(language: str, game: str) -> Words:
    """Return the words of the conversation and of one game."""
    words: dict[tuple[str, ...], tuple[Symbol, ...]] = {}
    short: dict[str, tuple[Symbol, ...]] = {}
    for name in ("words", game):
        for section, symbol, text in read_entries(language, name):
            if section == "short":
                short[text] = (*short.get(text, ()), symbol)
            key = tokenize(text)
            # One text may have several symbols: an article that is also a number.
            words[key] = tuple(dict.fromkeys((*words.get(key, ()), symbol)))
    return Words(words, short)


@cache
def load_name_endings(language: str) -> tuple[str, ...]:
    """Return what may follow a player's name, for example "s" in "Annas Wand"."""
    return tuple(LANGUAGES[language].load_toml(_JOINERS)["names"]["endings"])


@cache
def load_name_joiners() -> frozenset[str]:
    """Return what may stand between two names, in any language: "Anna and Ben"."""
    return frozenset(
        joiner
        for language in LANGUAGES.values()
        for joiner in language.load_toml(_JOINERS)["names"]["joined_by"]
    )


@cache
def load_line_joiners(language: str) -> tuple[str, ...]:
    """Return what may stand between two commands, such as "and then"."""
    return tuple(LANGUAGES[language].load_toml(_JOINERS)["lines"]["joined_by"])


def load_keyboards(language: str) -> list[list[str]]:
    """Return the rows of letters of the keyboards that are used with a language."""
    return list(LANGUAGES[language].load_toml(_KEYBOARDS).values())


def read_entries(language: str, name: str) -> Iterator[tuple[str, Symbol, str]]:
    """Yield section, symbol and text of every entry of a words file; `name` has no extension."""
    for text in LANGUAGES[language].read_texts(f"{name}.toml"):
        yield from _parse_entries(parse_toml(text))


def _parse_entries(data: dict[str, Any]) -> Iterator[tuple[str, Symbol, str]]:
    for kind, sections in ((None, {**data, TYPED: {}}), (TYPED, data.get(TYPED, {}))):
        for section, concepts in sections.items():
            for concept, texts in concepts.items():
                symbol: Symbol = int(concept) if section in NUMERALS else concept
                for text in [texts] if isinstance(texts, str) else texts:
                    yield kind or section, symbol, text


def find_concepts(text: str) -> frozenset[Symbol]:
    """Return the concepts of the conversation that a whole text stands for in any language."""
    return frozenset(_load_concepts().get(tokenize(text), ()))


@cache
def _load_concepts() -> Mapping[tuple[str, ...], list[Symbol]]:
    """The concepts of the conversation by their words in all languages."""
    concepts: dict[tuple[str, ...], list[Symbol]] = {}
    for language in LANGUAGES:
        for _, symbol, entry in read_entries(language, "words"):
            concepts.setdefault(tokenize(entry), []).append(symbol)
    return concepts


# So many as the words of two games, of which several parts of the program make lists.
@lru_cache(maxsize=8192)
def normalize(text: str) -> str:
    """Return text for comparisons: lower case, umlauts as ae oe ue, no other accents."""
    folded = unicodedata.normalize("NFC", text).casefold().translate(_UMLAUTS)
    decomposed = unicodedata.normalize("NFD", folded)
    return "".join(character for character in decomposed if not unicodedata.combining(character))


def tokenize(text: str) -> tuple[str, ...]:
    """Return the words, numbers and commands such as "?"; other punctuation is ignored."""
    tokens = _TOKEN.findall(normalize(_cut(text)))
    while len(tokens) > 1 and tokens[-1] in (".", "?"):
        tokens.pop()
    return tuple(tokens)


class Spoken(NamedTuple):
    """A word or number of a sentence, normalized; or a pause, which is a sign such as a comma.

    An elided word is joined to another one by an apostrophe: the s of "pack's".
    """

    form: str
    is_pause: bool = False
    is_elided: bool = False


def tokenize_sentence(text: str) -> list[Spoken]:
    """Return the words and numbers of a sentence, and the pauses between them."""
    normal = normalize(_cut(text))
    found = []
    for match in _SPOKEN.finditer(normal):
        start, end = match.span()
        if match["pause"]:
            found.append(Spoken(match[0], is_pause=True))
        else:
            is_joined = _APOSTROPHE_BEFORE.search(normal[:start]) is not None
            is_joined = is_joined or _APOSTROPHE_AFTER.match(normal, end) is not None
            found.append(Spoken(match[0], is_elided=is_joined and end - start <= _MAX_ELIDED))
    return found


def _cut(text: str) -> str:
    """The text that is read, with words for signs that count."""
    return _MINUS.sub("minus ", text[:MAX_TEXT_LENGTH])


class Lexicon:
    """The words of one language, one game and the players' names."""

    def __init__(
        self,
        language: str,
        game: str,
        symbols: Mapping[str, str],
        names: Sequence[str],
        list_other_texts: Callable[..., Iterable[str]] | None = None,
    ) -> None:
        """`symbols` map signs of the game, such as labels, to concepts in every language.

        `list_other_texts` gives texts that are understood elsewhere: their words are known, and can
        be misspelt; with `of_talk=True` those whose words are known, but never what a misspelt word
        was meant to be. It is called when a line is misspelt, because it may read a file.
        """
        loaded = load_words(language, game)
        self._language, self._game, self._names = language, game, names
        self._labels = frozenset(symbols.values())
        self._list_other_texts = list_other_texts
        self._words = dict(loaded.words)
        self._short = dict(loaded.short)
        for sign, concept in symbols.items():
            self._short[sign] = (concept, *self._short.get(sign, ()))
            self._words[(sign,)] = (concept, *self._words.get((sign,), ()))
        exact = {tokenize(name) for name in names}
        for seat, name in enumerate(names):
            # "Annas Wand", "Anna's wall": a name with an ending is a form of the name, unless it is
            # the name of another player.
            for ending in ("", *load_name_endings(language)):
                key = tokenize(name + ending)
                if not ending or key not in exact:
                    self._words[key] = (*self._words.get(key, ()), Seat(seat))
        self._longest = max(map(len, self._words))

    def build_lattice(self, text: str) -> Lattice:
        """Return every reading of `text`; its places are the gaps between characters of tokens."""
        tokens = tokenize(text)
        starts = [0]
        for token in tokens:
            starts.append(starts[-1] + len(token))
        lattice: list[list[Reading]] = [[] for _ in range(starts[-1] + 1)]
        for index, token in enumerate(tokens):
            start = starts[index]
            for length in range(1, min(self._longest, len(tokens) - index) + 1):
                for symbol in self._words.get(tokens[index : index + length], ()):
                    _add(lattice[start], Reading(symbol, starts[index + length]))
            if token.isdecimal():
                _add(lattice[start], Reading(int(token), starts[index + 1]))
                for offset, digit in enumerate(token):
                    _add(lattice[start + offset], Reading(int(digit), start + offset + 1))
            else:
                for offset in range(len(token)):
                    for form, symbols in self._short.items():
                        if token.startswith(form, offset):
                            end = start + offset + len(form)
                            for symbol in symbols:
                                _add(lattice[start + offset], Reading(symbol, end))
        return lattice

    def find_unknown_word(self, text: str) -> str | None:
        """Return the only word, as it was typed, that has no reading; None if it is not one."""
        text = _cut(text)
        unknown = {token.form: token for token in self._find_tokens(text) if not token.is_known}
        if len(unknown) != 1:
            return None
        (token,) = unknown.values()
        return text[token.start : token.end]

    def respell(self, text: str) -> list[Respelling]:
        """Return what a misspelt text may have been meant to be, the likeliest first."""
        text = _cut(text)
        tokens = self._find_tokens(text)
        return self._speller.respell(text, tokens) if tokens else []

    def respell_move(self, text: str) -> list[Respelling]:
        """Return what a short move that is impossible may have been meant to be."""
        return self._speller.respell_move(text)

    @cached_property
    def _other_words(self) -> dict[str, str]:
        return _spell(self._list_texts(of_talk=False))

    @cached_property
    def _known_words(self) -> frozenset[str]:
        """Letters alone are no misspelt words, but they are known: "I", "t" of "don't"."""
        texts = (*self._list_texts(of_talk=False), *self._list_texts(of_talk=True))
        return frozenset(_spell(texts, shortest=1))

    def _list_texts(self, *, of_talk: bool) -> Iterable[str]:
        return () if self._list_other_texts is None else self._list_other_texts(of_talk=of_talk)

    @cached_property
    def _speller(self) -> Speller:
        files = ("words", self._game)
        texts = [text for name in files for *_, text in read_entries(self._language, name)]
        words = {**self._other_words, **_spell(texts)}
        return Speller(words, _spell(self._names, shortest=1), load_keyboards(self._language))

    def _find_tokens(self, text: str) -> list[Token]:
        """The words of a text that is `_cut`; none of one whose letters have no one place in it."""
        forms, matches = tokenize(text), list(_TOKEN.finditer(text))
        if any(normalize(match[0]) != form for match, form in zip(matches, forms, strict=False)):
            return []
        lattice = self.build_lattice(text)
        tokens = []
        start = 0
        for match, form in zip(matches, forms, strict=False):
            end = start + len(form)
            is_known = form in self._known_words or self._is_known(lattice, start, end)
            tokens.append(Token(match.start(), match.end(), form, is_known))
            start = end
        return tokens

    def _is_known(self, lattice: Lattice, start: int, end: int) -> bool:
        """Whether the letters between two places are a word, or short forms that can be joined.

        Only labels can be joined to more than two: "rrbs" is a list of tiles, "hulo" is a word.
        """
        is_short = end - start <= _MAX_SHORT
        reachable = {start}
        for place in range(start, end):
            if place in reachable:
                reachable.update(
                    reading.end
                    for reading in lattice[place]
                    if is_short or place == start or reading.symbol in self._labels
                )
        return any(place >= end for place in reachable)


def _spell(texts: Iterable[str], shortest: int = 2) -> dict[str, str]:
    """How the words of texts are written, if they have `shortest` letters."""
    return {
        form: written
        for text in texts
        for form, written in zip(tokenize(text), _TOKEN.findall(text), strict=False)
        if form.isalpha() and len(form) >= shortest
    }


def _add(readings: list[Reading], reading: Reading) -> None:
    if reading not in readings:
        readings.append(reading)
