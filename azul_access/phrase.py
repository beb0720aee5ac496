"""Phrases: what is to be said, before it is words. The language folders own the words."""

from dataclasses import dataclass
from enum import Enum


class Verbosity(Enum):
    """How much is told. Terse is telegraphic; verbose leaves nothing to be asked for."""

    TERSE = "terse"
    NORMAL = "normal"
    VERBOSE = "verbose"


class Form(Enum):
    """Where a phrase goes: it is shown as text or said by a voice."""

    SHOW = "show"
    SAY = "say"


@dataclass(frozen=True, slots=True)
class Phrase:
    """The name of a message in the language folders, and what fills its slots.

    A slot is a number, a string that people gave (a player's name, a file), another phrase, or a
    tuple of phrases: a list, joined as the language joins lists.
    """

    name: str
    slots: tuple[tuple[str, "Slot"], ...] = ()


Slot = int | str | Phrase | tuple[Phrase, ...]


def phrase(name: str, /, **slots: Slot) -> Phrase:
    return Phrase(name, tuple(slots.items()))
