"""Reads what dictation writes: ordinals, Roman numbers, and words that sound like other words.

A phone that takes dictation knows no game. It writes "Read from factory 3 to row to" and "in die
2. Reihe". `Dictation.repair` rewrites such a text. A word that sounds like a number, a colour or a
place becomes one only where nothing else can stand: a number after "row" or before a colour, a
colour after a number or before "from". Dictation writes words that exist: a misspelt one is left to
the suggestions, which wait for a yes.

Each language folder has `dictation.toml`: `numbers`, `labels` and `concepts` list words that sound
like a number, the name of a label or a word for a concept; `targets` those that sound like the word
before a place; `endings` stand behind the digits of an ordinal, `signs` between a place and its
number, `times` behind the number of tiles, and `fillers` at the begin or the end, for nothing.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from azul_access.language.grammar import CARDINAL, COUNT, ORDINAL, Symbol
from azul_access.language.languages import LANGUAGES
from azul_access.language.lexicon import MAX_TEXT_LENGTH, normalize, read_entries
from azul_access.values import frozen

_FILE = "dictation.toml"
_ROMAN = {"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6, "vii": 7, "viii": 8, "ix": 9}

_Replace = str | Callable[[re.Match[str]], str]


@frozen
class Dictation:
    """What can be rewritten in texts of one language and one game, rule by rule in order."""

    rules: tuple[tuple[re.Pattern[str], _Replace], ...]

    def repair(self, text: str) -> str | None:
        """The text as it was probably said, without capitals; None if there is nothing to do."""
        plain = before = " ".join(normalize(text[:MAX_TEXT_LENGTH]).split())
        for pattern, replacement in self.rules:
            plain = pattern.sub(replacement, plain)
        return None if plain == before else plain


@cache
def load_dictation(
    language: str,
    game: str,
    colours: frozenset[str],
    counted: tuple[str, ...],
    targets: tuple[str, ...],
) -> Dictation:
    """The rules for one game, by its concepts.

    `colours` are those of its colours; `counted` are places that a number follows, and `targets`
    places at the end of a move.
    """
    data = LANGUAGES[language].load_toml(_FILE)
    words = _Words(language, game, colours, counted)
    return Dictation(tuple(_make_rules(data, words, counted, targets)))


class _Words:
    """Patterns of the words of a language for one game."""

    def __init__(
        self, language: str, game: str, colours: frozenset[str], counted: Sequence[str]
    ) -> None:
        texts: dict[Symbol, list[str]] = {}
        self.ordinals: dict[str, int] = {}
        numbers: list[str] = []
        for name in ("words", game):
            for section, symbol, text in read_entries(language, name):
                form = normalize(text)
                if section == ORDINAL and isinstance(symbol, int):
                    self.ordinals[form] = symbol
                elif section in (CARDINAL, COUNT):
                    numbers.append(form)
                elif section != "short":
                    texts.setdefault(symbol, []).append(form)
        self._texts = texts
        self.number = rf"(?:\d+|{_any_of(numbers)})"
        self.colour = self.any_of(*sorted(colours))
        self.place = self.any_of(*counted)
        self.article = self.any_of("the")
        self.origin = self.any_of("from")

    def first(self, concept: str) -> str:
        """The usual word for a concept; empty if the game has none."""
        return next(iter(self._texts.get(concept, ())), "")

    def any_of(self, *concepts: str) -> str:
        return _any_of(text for concept in concepts for text in self._texts.get(concept, ()))


def _any_of(texts: Iterable[str]) -> str:
    """A pattern of whole words, the longest first; it matches nothing if there are none."""
    longest_first = sorted(set(texts), key=len, reverse=True)
    return rf"(?:\b(?:{'|'.join(map(re.escape, longest_first)) or '(?!)'})\b)"


def _make_rules(
    data: Mapping[str, Any], words: _Words, counted: Sequence[str], targets: Sequence[str]
) -> Iterable[tuple[re.Pattern[str], _Replace]]:
    numbers = {
        normalize(text): number for number, texts in data["numbers"].items() for text in texts
    }
    sounds = _any_of(numbers)
    some_number = rf"(?:{words.number}|{sounds})"

    def rule(pattern: str, replacement: _Replace) -> tuple[re.Pattern[str], _Replace]:
        return re.compile(pattern), replacement

    def as_number(match: re.Match[str]) -> str:
        return f"{match[1]}{numbers[match[2]]}"

    fillers = _any_of(map(normalize, data["fillers"]))
    yield rule(rf"^(?:{fillers}[,.]? )+(?=\S)|(?:,? {fillers})+[.!]*$", "")
    clock = words.first("o-clock")
    yield rule(r"\b(\d\d?):00\b", rf"\1 {clock}".strip())
    # Places: "roe 2", "factory number 3", "Manufaktur III", "row to".
    places = (*counted, *(concept for concept in targets if concept not in counted), "centre")
    for concept in places:
        alike = _any_of(map(normalize, data["concepts"].get(concept, ())))
        behind = rf"(?=,? (?:(?:{_any_of(data['signs'])} )?{some_number}|{words.place}))"
        if concept in counted and words.first(concept):
            yield rule(rf"{alike}{behind}", words.first(concept))
        elif words.first(concept):
            yield rule(rf"({words.any_of('the', 'to')} ){alike}", rf"\1{words.first(concept)}")
    yield rule(rf"({words.place}) (?:{_any_of(data['signs'])}\W? ?|#)(?={some_number})", r"\1 ")
    yield rule(
        rf"({words.place} )({_any_of(_ROMAN)})", lambda match: match[1] + str(_ROMAN[match[2]])
    )
    yield rule(rf"({words.place} )({sounds})(?! ?{words.place})", as_number)
    # The full stop of a sentence is no ordinal: "Manufaktur 3. Reihe 2."
    yield rule(rf"({words.place} {words.number})\.", r"\1")
    endings = "|".join(re.escape(normalize(ending)) for ending in data["endings"])
    article = rf"(?:{words.article} )?"
    yield rule(rf"{article}\b(\d+)(?:{endings}) ({words.place})", r"\2 \1")
    yield rule(
        rf"{article}({_any_of(words.ordinals)}) ({words.place})",
        lambda match: f"{match[2]} {words.ordinals[match[1]]}",
    )
    yield rule(r"\.(?=\s)", "")
    # "factory 3 two row 2": the word before a place.
    target = rf"(?={article}{words.any_of(*targets)})"
    spoken_to = _any_of(data["targets"])
    yield rule(rf"({words.number} ){spoken_to} {target}", rf"\1{words.first('to')} ")
    # Tiles: "to red", "2 times red", "two read", "zwei er".
    yield rule(rf"()({sounds})(?= {words.colour})", as_number)
    yield rule(rf"({words.number}) ?{_any_of(data['times'])} (?={words.colour})", r"\1 ")
    yield rule(rf"\b(\d+)(?:{'|'.join(map(re.escape, data['times']))}) (?={words.colour})", r"\1 ")
    for concept, texts in data["concepts"].items():
        if concept not in places and words.first(concept):
            yield from _tile_rules(rule, _any_of(texts), words.first(concept), words)
    yield rule(rf"()({sounds})(?= {words.colour})", as_number)
    for label, texts in data["labels"].items():
        behind = rf"(?= (?:{words.origin}|{words.place}))"
        yield rule(rf"((?:^|{words.number} )){_any_of(texts)}{behind}", rf"\1{label}")


def _tile_rules(
    rule: Callable[[str, _Replace], tuple[re.Pattern[str], _Replace]],
    alike: str,
    colour: str,
    words: _Words,
) -> Iterable[tuple[re.Pattern[str], _Replace]]:
    """A word like a colour: between tiles, before the place that they come from, after a number."""
    tile = rf"(?:{words.number} )?{words.colour}"
    yield rule(rf"{alike}(?=,? (?:{words.origin}|{tile}|{words.any_of('tile')}))", colour)
    yield rule(rf"((?:{words.number}|{words.colour},?) ){alike}", rf"\1{colour}")
    yield rule(rf"^{alike}(?=, )|{alike}(?=, {alike})", colour)
