"""Understands told sentences as people do: from a small table of sentences for each language.

A sentence in the table is plain text. `{name}` is a slot; `(a|b)` are alternatives, and what is
in `[brackets]` may be left out. What a slot can hold is the language's, by the slot's name.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from felt_table import HandsError

NAMES = ("Anna", "Bruno", "Clara", "Dirk")
_SLOT = re.compile(r"\{(\w+)\}")
_META = {"[": "(?:", "]": ")?", "(": "(?:", ")": ")", "|": "|"}


class StarSpace(NamedTuple):
    """A space of a star, with its printed number and its hour."""

    star: int
    number: int
    clock: int


@dataclass(frozen=True)
class Words:
    """The words of a language that slots consist of.

    `one` are the words for 1, `adjectives` stand between number and label; `range_to` joins the
    first and last number of a range; `row` and `place` name a space of a grid. `beside` is what is
    said of one tile beside a disc, `number_beside` of several, `more_beside` after other spaces.
    `at` is between tiles and their
    places, `label_at` between a label and the number of its space. `stars` are the names of stars;
    others are a `numbered_star`. `clock` is the hour of a star or of a `space` of it.
    """

    one: tuple[str, ...]
    adjectives: tuple[str, ...]
    labels: Mapping[str, str]
    range_to: str
    last: str
    row: str
    place: str
    places: str
    empty: str
    on: str
    beside: str
    number_beside: str
    more_beside: str
    at: str
    label_at: str
    stars: Mapping[str, int]
    numbered_star: str
    clock: str
    space: str

    @cached_property
    def number(self) -> str:
        return "|".join([r"\d+", *self.one])

    @cached_property
    def label(self) -> str:
        return "|".join(self.labels)

    @cached_property
    def tile(self) -> str:
        adjectives = "|".join(self.adjectives)
        return rf"(?:{self.number}) (?:(?:{adjectives}) )?(?:{self.label})"

    @cached_property
    def numbers(self) -> str:
        one = rf"\d+(?: {self.range_to} \d+)?"
        return rf"{one}(?:, {one})*(?: {self.last} {one})?"

    @cached_property
    def place_numbers(self) -> str:
        return rf"(?:{self.places}|{self.place}) {self.numbers}"

    @cached_property
    def grid_spaces(self) -> str:
        return rf"{self.row} \d, {self.place_numbers}"

    @cached_property
    def spaces(self) -> str:
        one = self.grid_spaces
        more, beside = self._any(self.more_beside), self._any(self.number_beside)
        return rf"{one}(?:, {one})*(?: {self.last} {one})?(?:{more})?|{beside}|{self.beside}"

    @cached_property
    def star(self) -> str:
        names = "|".join(self.stars)
        return rf"(?:{names}|{self._any(self.numbered_star)})(?: {self._any(self.clock)})?"

    def _any(self, text: str) -> str:
        """The regular expression for a text with a number in it."""
        return text.replace("#", r"\d+")

    def read_grid_spaces(self, text: str) -> list[tuple[int, int]]:
        found = []
        for match in re.finditer(rf"{self.row} (\d), ({self.place_numbers})", text):
            found += [(int(match[1]), place) for place in self.read_numbers(match[2])]
        return found

    def kinds(self) -> dict[str, str]:
        """The regular expression for each slot that is no number."""
        names = "|".join(NAMES)
        laid = rf"(?:{self.tile}|{self.label}){self.on}(?:{self.spaces})"
        labelled = rf"(?:{self.label}){self.label_at}\d"
        tile_at = rf"{self.tile}{self.at}(?:{self.place_numbers})"
        label_at = rf"(?:{self.label}) [^,.;]*?{self.place} \d"
        return {
            "player": names,
            "owner": names,
            "label": self.label,
            "labels": rf"(?:{self.label}|{self.empty})(?:, (?:{self.label}|{self.empty}))*",
            "tiles": rf"{self.tile}(?:, {self.tile})*",
            "numbers": self.numbers,
            "places": self.place_numbers,
            "from_places": self.place_numbers,
            "spaces": self.spaces,
            "to_space": self.spaces,
            "laid": rf"{laid}(?:; {laid})*",
            "pieces": rf"{label_at}(?:, {label_at})*",
            "wild": self.tile,
            "taken": self.numbers,
            "star": self.star,
            "stars": rf"{self.star}(?:, {self.star})*(?: {self.last} {self.star})?",
            "at": rf"{self.star}, {self.space} \d,? {self._any(self.clock)}",
            "at_places": rf"{tile_at}(?:, {tile_at})*",
            "labels_at": rf"{labelled}(?:, {labelled})*",
            "scores": rf"(?:{names}) \d+(?:, (?:{names}) \d+)*",
            **dict.fromkeys(("text", "old", "new"), r"[^.]+?"),
        }

    # What a slot means

    def read_number(self, text: str) -> int:
        return int(text) if text.isdigit() else 1

    def read_tiles(self, text: str) -> list[tuple[str, int]]:
        """Labels with their numbers."""
        return [self._read_tile(part) for part in text.split(", ")]

    def _read_tile(self, text: str) -> tuple[str, int]:
        words = text.split(" ")
        label = " ".join(words[1:])
        while label not in self.labels:
            _, _, label = label.partition(" ")
        return self.labels[label], self.read_number(words[0])

    def read_numbers(self, text: str) -> list[int]:
        found = []
        for match in re.finditer(rf"(\d+)(?: {self.range_to} (\d+))?", text):
            first, last = int(match[1]), int(match[2] or match[1])
            found += list(range(first, last + 1))
        return found

    def read_spaces(self, text: str) -> list[tuple[int, int] | None]:
        """Row and place of each space of a grid; None for a tile beside it."""
        if text == self.beside:
            return [None]
        beside = 0
        for wording in (self.more_beside, self.number_beside):
            if match := re.search(wording.replace("#", r"(\d+)") + "$", text):
                beside, text = int(match[1]), text[: match.start()]
        return [*self.read_grid_spaces(text), *[None] * beside]

    def read_laid(self, text: str) -> list[tuple[str, int, list[tuple[int, int] | None]]]:
        """Label, number and spaces for each colour."""
        found = []
        for part in text.split("; "):
            match = re.fullmatch(rf"({self.tile}|{self.label}){self.on}({self.spaces})", part)
            assert match
            spaces = self.read_spaces(match[2])
            if match[1] in self.labels:
                found.append((self.labels[match[1]], len(spaces), spaces))
            else:
                found.append((*self._read_tile(match[1]), spaces))
        return found

    def read_pieces(self, text: str) -> list[tuple[str, int]]:
        """Labels with the place of each."""
        pattern = rf"({self.label}) [^,.;]*?{self.place} (\d)"
        return [(self.labels[m[1]], int(m[2])) for m in re.finditer(pattern, text)]

    def read_labels(self, text: str) -> list[str | None]:
        return [None if part == self.empty else self.labels[part] for part in text.split(", ")]

    def read_star(self, text: str) -> int:
        name = re.sub(f" {self._any(self.clock)}$", "", text)
        return self.stars[name] if name in self.stars else int(re.sub(r"\D", "", name))

    def read_stars(self, text: str) -> list[int]:
        return [self.read_star(star) for star in re.findall(self.star, text)]

    def read_at(self, text: str) -> StarSpace:
        star, _, space = text.rpartition(f", {self.space} ")
        number, clock = re.findall(r"\d+", space)
        return StarSpace(self.read_star(star), int(number), int(clock))

    def read_at_places(self, text: str) -> list[tuple[str, int, list[int]]]:
        """Label, number and places for each colour."""
        found = []
        for match in re.finditer(rf"({self.tile}){self.at}({self.place_numbers})", text):
            label, number = self._read_tile(match[1])
            found.append((label, number, self.read_numbers(match[2])))
        return found

    def read_labels_at(self, text: str) -> list[tuple[str, int]]:
        pattern = rf"({self.label}){self.label_at}(\d)"
        return [(self.labels[match[1]], int(match[2])) for match in re.finditer(pattern, text)]

    def read(self, slot: str, text: str) -> Any:
        match slot:
            case "star":
                return self.read_star(text)
            case "stars":
                return self.read_stars(text)
            case "at":
                return self.read_at(text)
            case "at_places":
                return self.read_at_places(text)
            case "labels_at":
                return self.read_labels_at(text)
            case "player" | "owner" | "text" | "old" | "new":
                return text
            case "label":
                return self.labels[text]
            case "labels":
                return self.read_labels(text)
            case "tiles" | "wild":
                return self.read_tiles(text)
            case "numbers" | "taken" | "places" | "from_places":
                return self.read_numbers(text)
            case "spaces" | "to_space":
                return self.read_spaces(text)
            case "laid":
                return self.read_laid(text)
            case "pieces":
                return self.read_pieces(text)
            case "scores":
                parts = [part.split(" ") for part in text.split(", ")]
                return {name: int(points) for name, points in parts}
        return self.read_number(text)


@dataclass(frozen=True)
class Sentence:
    """A told sentence: what it tells to do, and the values of its slots."""

    deed: str
    slots: dict[str, Any]
    text: str


@dataclass
class Reader:
    """Reads the sentences of a language. `table` holds the wordings of each deed."""

    words: Words
    table: Mapping[str, Sequence[str]]

    @cached_property
    def _patterns(self) -> list[tuple[str, re.Pattern[str]]]:
        kinds = self.words.kinds()
        return [
            (deed, _compile(wording, kinds, self.words.number))
            for deed, wordings in self.table.items()
            for wording in wordings
        ]

    def read(self, paragraph: str) -> Iterator[Sentence]:
        """The sentences of a paragraph. Raises: HandsError at one that is not in the table."""
        at = 0
        while at < len(paragraph):
            sentence = self._read_one(paragraph, at)
            yield sentence
            at += len(sentence.text) + 1

    def _read_one(self, paragraph: str, at: int) -> Sentence:
        for deed, pattern in self._patterns:
            if match := pattern.match(paragraph, at):
                slots = {
                    name: self.words.read(name, text)
                    for name, text in match.groupdict().items()
                    if text is not None
                }
                return Sentence(deed, slots, match[0])
        raise HandsError(f"a sentence that nobody understands: {paragraph[at:]}")


def _compile(wording: str, kinds: Mapping[str, str], number: str) -> re.Pattern[str]:
    parts = []
    for index, part in enumerate(_SLOT.split(wording)):
        if index % 2:
            parts.append(f"(?P<{part}>{kinds.get(part, number)})")
        else:
            parts += [_META.get(character, re.escape(character)) for character in part]
    return re.compile("".join(parts) + r"(?= |$)")
