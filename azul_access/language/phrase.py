"""Phrases: what is to be said, before it is words. The language folders own the words."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import groupby


class Verbosity(Enum):
    """How much is told. Terse is telegraphic; verbose leaves nothing to be asked for."""

    TERSE = "terse"
    NORMAL = "normal"
    VERBOSE = "verbose"


class Form(Enum):
    """Where a phrase goes: it is shown as text, said by a voice, or stands in braille."""

    SHOW = "show"
    SAY = "say"
    BRAILLE = "braille"


@dataclass(frozen=True, slots=True)
class Phrase:
    """The name of a message in the language folders, and what fills its slots.

    A slot is a number, a string that people gave (a player's name, a file), another phrase, a
    tuple of phrases (a list), or a series: a list whose items are long, told with longer pauses.
    """

    name: str
    slots: tuple[tuple[str, "Slot"], ...] = ()


@dataclass(frozen=True, slots=True)
class Series:
    items: tuple[Phrase, ...]


Slot = int | str | Phrase | tuple[Phrase, ...] | Series
Paragraph = list[Phrase]


def phrase(name: str, /, **slots: Slot) -> Phrase:
    return Phrase(name, tuple(slots.items()))


def both(items: Sequence[Phrase]) -> Phrase:
    """A list whose last item is joined by the language's word for "and"."""
    *before, last = items
    return phrase("list-and", items=tuple(before), last=last) if before else last


def numbers(values: Iterable[int]) -> tuple[Phrase, ...]:
    """Rising numbers as a list; three or more in a row become a range."""
    told: list[Phrase] = []
    for _, run in groupby(enumerate(values), key=lambda pair: pair[1] - pair[0]):
        found = [value for _, value in run]
        if len(found) > 2:
            told.append(phrase("number-range", first=found[0], last=found[-1]))
        else:
            told += [phrase("number", number=value) for value in found]
    return tuple(told)
