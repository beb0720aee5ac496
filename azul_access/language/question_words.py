"""The words that questions consist of: divides a typed line into items, each with its meanings.

Each language has `questions.toml` for every game and `GAME.questions.toml` for each game; places,
colours and numbers are the words of the commands. Unlike commands, questions have free word order
and no joined letters, so that a line is divided in one way only: at each place the longest entry.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import replace
from itertools import takewhile

from azul_access.language.grammar import CARDINAL, COUNT, ORDINAL, Seat, Symbol
from azul_access.language.inflection import inflect
from azul_access.language.languages import LANGUAGES, parse_toml
from azul_access.language.lexicon import (
    INFLECTED,
    TYPED,
    Spoken,
    load_name_endings,
    read_entries,
    tokenize,
    tokenize_sentence,
)
from azul_access.language.question_examples import load_talk
from azul_access.language.question_phrases import (
    FOLLOW,
    FORMS,
    POLITE,
    WHAT_IF,
    load_phrases_around,
    load_questions,
)
from azul_access.language.stripping import Key
from azul_access.values import frozen

# Sections of a questions file that hold words for parts of a question.
_PARTS = (
    *("question", "request", "verb", "relation", "moment", "person", "small", "place", "saying"),
    *("position", "number", "stems"),
)
# Words without their endings, which `verb-endings` are put to.
_STEMS = "stems"
# The files with the words of questions, and of what players say that happened or lies there.
QUESTION_FILES = ("questions", "{game}.questions")
SAYING_FILES = ("sayings", "{game}.questions")
STATEMENT_FILES = ("statements", *SAYING_FILES[:1], *QUESTION_FILES)
# Of the second file, sayings only have the places.
_OF_SAYINGS = ("saying", "place")
# The concepts of these sections show that a line is a question.
_ASKING = ("question", "request")
_POSITION = "position"
_SHORT = "short"
_TALK_SECTIONS = ("saying", POLITE, WHAT_IF, FOLLOW)
_TILE = "tile"
# What `tokenize` keeps and no question needs.
_SIGNS = frozenset("?+.<>")
_LONGEST = 8  # words in an entry
_SHORTEST_PART = 3  # letters of each part of a compound


@frozen
class Item:
    """One word or expression of a line, with everything that it can mean.

    `ordinal` is whether its number is one of an order ("third"), `plural` whether it is a colour in
    an inflected form ("reds"), `asks` whether only questions have it, `counts` whether its number
    only counts ("a", "twice") and never names a place, `label` whether it is a tile's label, `talk`
    whether it is a word of any talk.

    An unknown word has its `text` and no symbols, but the `labels` that it may be: "rrbs".
    """

    symbols: tuple[Symbol, ...]
    ordinal: bool = False
    plural: bool = False
    asks: bool = False
    counts: bool = False
    label: bool = False
    text: str = ""
    labels: tuple[Symbol, ...] = ()
    talk: bool = False


# What stands for a comma and other signs between the parts of a sentence.
PAUSE = "pause"
# A word that is nothing by itself: the s of "pack's".
ELIDED, _TALK = "elided", "talk"
_FILLER = "filler"
# Words before the number of a place.
_AT = frozenset(("on", "in"))


class QuestionWords:
    """The words of one language and one game, and of `with_names` those of players as well."""

    def __init__(
        self,
        language: str,
        game: str,
        concepts: Collection[str],
        colours: Collection[str],
        symbols: Mapping[str, str],
        files: Sequence[str] = QUESTION_FILES,
    ) -> None:
        """`concepts` of the commands that questions have as well, and those of `colours`.

        `files` are those with the other words.
        """
        self._items: dict[Key, Item] = {}
        self._language = language
        self._named = frozenset((*colours, *concepts))
        self.phrases = load_phrases_around(language)
        endings = load_questions(language)[FORMS]["colour-endings"]
        is_of_sayings = SAYING_FILES[0] in files
        self._joined = dict(symbols) if is_of_sayings else {}
        for sign, concept in symbols.items():
            self._add(tokenize(sign), concept, label=True)
        for is_ordinal, number, text in _read_numerals(language):
            for ending in ("", *endings) if is_ordinal else ("",):
                self._add(tokenize(text + ending), number, ordinal=is_ordinal)
        counting = frozenset(map(tokenize, _read_counts(language)))
        entries = [entry for name in ("words", game) for entry in read_entries(language, name)]
        for section, symbol, text in entries:
            if section != _SHORT and symbol in concepts:
                self._add(tokenize(text), symbol, plural=section == INFLECTED)
            elif is_of_sayings and type(symbol) is int and section in (COUNT, TYPED):
                self._add(tokenize(text), symbol, counts=tokenize(text) in counting)
        for section, symbol, text in entries:
            if section != _SHORT and symbol in colours:
                for ending in endings:
                    if tokenize(text + ending) not in self._items:
                        self._add(tokenize(text + ending), symbol, plural=True)
        for section, symbol, text in _read_parts(language, game, files):
            is_ordinal = section == _POSITION
            self._add(tokenize(text), symbol, asks=section in _ASKING, ordinal=is_ordinal)
        for key in () if is_of_sayings else map(tokenize, load_talk(language)):
            self._items.setdefault(key, Item((_FILLER,), talk=True))
        self._longest = min(max(map(len, self._items)), _LONGEST)

    def with_names(self, names: Sequence[str]) -> "QuestionWords":
        """These words and the names of players, which are no words of any talk."""
        named = copy(self)
        named._items = dict(self._items)
        for seat, name in enumerate(names):
            for ending in ("", *load_name_endings(self._language)):
                key = tokenize(name + ending)
                if key in named._items and named._items[key].talk:
                    del named._items[key]
                named._add(key, Seat(seat))
                named._longest = min(max(len(key), named._longest), _LONGEST)
        return named

    def _add(
        self,
        key: Key,
        symbol: Symbol,
        *,
        ordinal: bool = False,
        plural: bool = False,
        asks: bool = False,
        counts: bool = False,
        label: bool = False,
    ) -> None:
        old = self._items.get(key, Item(()))
        if ordinal and symbol in old.symbols:
            self._items[key] = replace(old, ordinal=True)
        # "Tiles" are tiles, though they can also mean those that a player has.
        if symbol not in old.symbols and not (_TILE in old.symbols and type(symbol) is str):
            self._items[key] = Item(
                (*old.symbols, symbol),
                old.ordinal or ordinal,
                old.plural or plural,
                asks and (old.asks or not old.symbols),
                old.counts or (counts and not old.symbols),
                old.label or label,
            )

    def divide(self, text: str, *, skips_unknown: bool = False) -> list[Item] | None:
        """The items of a line; None if it has a word that no question has.

        If it `skips_unknown`, such words are left out.
        """
        items: list[Item] = []
        for item, _ in self.split(text):
            if item is not None:
                items.append(item)
            elif not skips_unknown:
                return None
        return items

    def split(self, text: str) -> Iterator[tuple[Item | None, Key]]:
        """Yield the items of a line with their words; no item for a word that no question has."""
        entries = list(self._split(text))
        if _ends_with_number(entries):
            (item, key) = entries[-1]
            assert item is not None  # it is a number
            numbers = tuple(symbol for symbol in item.symbols if type(symbol) is int)
            entries[-1] = replace(item, symbols=numbers, talk=False), key
        yield from entries

    def _split(self, text: str) -> Iterator[tuple[Item | None, Key]]:
        tokens = [token for token in tokenize(text) if token not in _SIGNS]
        elided = _find_elided(text, tokens)
        start = 0
        while start < len(tokens):
            for length in range(min(self._longest, len(tokens) - start), 0, -1):
                key = tuple(tokens[start : start + length])
                item = self._items.get(key)
                if item is not None:
                    is_elided = length == 1 and item.label and start in elided
                    yield Item((_TALK, _FILLER)) if is_elided else item, key
                    break
            else:
                token, length = tokens[start], 1
                labels = self._divide_labels(token)
                if labels:
                    yield from ((label, (token,)) for label in labels)
                elif token.isdecimal():
                    yield Item((int(token),)), (token,)
                elif parts := self._find_compound(token):
                    yield from ((self._items[part], part) for part in parts)
                else:
                    yield None, (token,)
            start += length

    def divide_sentence(self, text: str) -> list[Item]:
        """The items of a whole sentence, with its pauses and with the words that are unknown."""
        tokens = tokenize_sentence(text)
        items: list[Item] = []
        start = 0
        while start < len(tokens):
            token = tokens[start]
            length, found = self._find_longest(tokens[start : start + self._longest])
            if token.is_pause:
                items.append(Item((PAUSE,)))
            elif found is not None:
                items.append(Item((_TALK, ELIDED)) if token.is_elided and length == 1 else found)
            else:
                items += self._divide_unknown(token.form)
            start += length
        return items

    def list_named(self) -> list[str]:
        """The single words that are numbers, or name something of the game."""
        return [
            key[0]
            for key, item in self._items.items()
            if len(key) == 1
            and any(type(symbol) is int or symbol in self._named for symbol in item.symbols)
        ]

    def find_words(self, concept: str) -> Key:
        """The words for a concept, those that mean nothing else first; no word for none."""
        keys = [key for key, item in self._items.items() if concept in item.symbols]
        return min(keys, key=lambda key: len(self._items[key].symbols), default=())

    def list_words(self, concepts: Collection[str]) -> list[str]:
        """The single words that can be one of `concepts`."""
        return [
            key[0]
            for key, item in self._items.items()
            if len(key) == 1 and not set(concepts).isdisjoint(item.symbols)
        ]

    def _find_longest(self, tokens: Sequence[Spoken]) -> tuple[int, Item | None]:
        """The number of words of the longest entry that tokens begin with, and its item."""
        forms = [token.form for token in takewhile(lambda token: not token.is_pause, tokens)]
        for length in range(len(forms), 0, -1):
            item = self._items.get(tuple(forms[:length]))
            if item is not None:
                return length, item
        return 1, None

    def _divide_unknown(self, form: str) -> Sequence[Item]:
        """What a word without an entry may be: a number, a compound, labels, or nothing known."""
        if form.isdecimal():
            return [Item((int(form),))]
        labels = tuple(part.symbols[0] for part in self._divide_labels(form))
        return self._divide_compound(form) or [Item((), text=form, labels=labels)]

    def _divide_compound(self, form: str) -> tuple[Item, ...]:
        """The two things that a compound names: "Dreierreihe"; nothing for another word."""
        return tuple(self._items[part] for part in self._find_compound(form))

    def _find_compound(self, form: str) -> tuple[Key, ...]:
        """The two words of a compound that names two things; nothing for another word."""
        for at in range(_SHORTEST_PART, len(form) - _SHORTEST_PART + 1):
            parts = (form[:at],), (form[at:],)
            found = [self._items[part] for part in parts if part in self._items]
            if len(found) == len(parts) and all(map(self._is_named, found)):
                return parts
        return ()

    def _is_named(self, item: Item) -> bool:
        """Whether an item is a number, or one of what a game names, and nothing else."""
        return all(type(symbol) is int or symbol in self._named for symbol in item.symbols)

    def is_talk(self, tokens: Sequence[str]) -> bool:
        """Whether tokens are words of questions that name no colour, number or player."""
        items = self.divide(" ".join(tokens)) if tokens else []
        return items is not None and not any(
            not isinstance(symbol, str) or symbol in self._named
            for item in items
            for symbol in item.symbols[:1]
        )

    def _divide_labels(self, token: str) -> list[Item]:
        """The labels of tiles that are joined to a word: "rrbs"; nothing for another word."""
        items: list[Item] = []
        start = 0
        while start < len(token):
            longest = max(
                (sign for sign in self._joined if token.startswith(sign, start)),
                key=len,
                default="",
            )
            if not longest:
                return []
            items.append(Item((self._joined[longest],), label=True))
            start += len(longest)
        return items


def _ends_with_number(entries: Sequence[tuple[Item | None, Key]]) -> bool:
    """Whether the last word is a number and no small word: "on one", "auf der eins"."""
    symbols = [() if item is None else item.symbols for item, _ in entries]
    is_either = symbols and _FILLER in symbols[-1] and any(type(it) is int for it in symbols[-1])
    before = [each for each in symbols[:-1] if each != (_FILLER,)]
    return bool(is_either and before) and not _AT.isdisjoint(before[-1])


def _find_elided(text: str, tokens: Sequence[str]) -> Collection[int]:
    """The places of tokens that an apostrophe joins to another one: the s of "seven's"."""
    if "'" not in text and "\u2019" not in text:
        return ()
    spoken = [token for token in tokenize_sentence(text) if not token.is_pause]
    if [token.form for token in spoken] != tokens:
        return ()
    return [index for index, token in enumerate(spoken) if token.is_elided]


def read_question_entries(language: str, name: str) -> Iterator[tuple[str, str, str]]:
    """Yield section, concept and text of every entry of `questions` or `GAME.questions`."""
    for text in LANGUAGES[language].read_texts(f"{name}.toml"):
        for section, concepts in parse_toml(text).items():
            if section == FORMS:
                continue
            for concept, entries in concepts.items():
                forms = entries
                if section == _STEMS:
                    forms = inflect(entries, load_questions(language)[FORMS])
                for form in forms:
                    yield section, concept, form


def list_question_texts(language: str, game: str, *, of_talk: bool) -> list[str]:
    """The words and expressions of questions and sayings about a game.

    Those `of_talk` say nothing by themselves; the others are worth being suggested.
    """
    found: list[str] = []
    for file in (*QUESTION_FILES, *STATEMENT_FILES[:2]):
        for section, concept, text in read_question_entries(language, file.format(game=game)):
            is_talk = section in (*_TALK_SECTIONS, _STEMS) or concept == _FILLER
            if of_talk == is_talk:
                found.append(text)
    return [*found, *(load_talk(language) if of_talk else ())]


def _read_parts(
    language: str, game: str, files: Sequence[str]
) -> Iterator[tuple[str, Symbol, str]]:
    sections = _OF_SAYINGS if files is SAYING_FILES else _PARTS
    for file in files:
        for section, concept, text in read_question_entries(language, file.format(game=game)):
            if section in sections:
                yield section, int(concept) if concept.lstrip("-").isdecimal() else concept, text


def _read_numerals(language: str) -> Iterator[tuple[bool, int, str]]:
    """Yield whether it is one of an order, the number and the text of every numeral."""
    for name in (CARDINAL, ORDINAL):
        for symbol, texts in LANGUAGES[language].load_toml("words.toml")[name].items():
            for text in texts:
                yield name == ORDINAL, int(symbol), text


def _read_counts(language: str) -> Iterator[str]:
    """Yield the words that only count: "a", "twice"."""
    words = LANGUAGES[language].load_toml("words.toml")
    for section in (words, words[TYPED]):
        for texts in section[COUNT].values():
            yield from texts
