"""Phrases: what to say or show, before it is in words. Only the language folders hold words."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from enum import Enum
from itertools import groupby

from azul_access.errors import AccessError
from azul_access.values import frozen


class Verbosity(Enum):
    """How much is said: TERSE is telegraphic, VERBOSE complete."""

    TERSE = "terse"
    NORMAL = "normal"
    VERBOSE = "verbose"


class Form(Enum):
    """Where a phrase goes: to the screen, to a voice, or to a braille display."""

    SHOW = "show"
    SAY = "say"
    BRAILLE = "braille"


@frozen
class Phrase:
    """The name of a message in the language folders, and the values of its slots.

    A slot is a number, a string that the user gave (a player's name, a file), another phrase, a
    tuple of phrases (a list), or a `Series`: a list of long items, read with longer pauses.
    `verbosity` is that of the phrase and its slots; None is that of the listener.
    """

    name: str
    slots: tuple[tuple[str, "Slot"], ...] = ()
    verbosity: Verbosity | None = None


@frozen
class Series:
    items: tuple[Phrase, ...]


Slot = int | str | Phrase | tuple[Phrase, ...] | Series
Paragraph = list[Phrase]


def phrase(name: str, /, **slots: Slot) -> Phrase:
    return Phrase(name, tuple(slots.items()))


def at_verbosity(phrases: Iterable[Phrase], verbosity: Verbosity) -> Paragraph:
    """The phrases at a verbosity of their own, but for those that have one already."""
    return [
        replace(item, verbosity=verbosity) if item.verbosity is None else item for item in phrases
    ]


def describe_error(error: AccessError) -> Phrase:
    """The sentence for an error; slots that are neither numbers nor text are left out."""
    slots: dict[str, Slot] = {
        name: value for name, value in error.slots.items() if isinstance(value, int | str | Phrase)
    }
    return phrase(f"error-{error.reason.value}", **slots)


def join_with_and(items: Sequence[Phrase]) -> Phrase:
    """Return a list whose last item follows the language's word for "and"."""
    *before, last = items
    return phrase("list-and", items=tuple(before), last=last) if before else last


def join_with_or(items: Sequence[Phrase]) -> Phrase:
    """Return a list whose last item follows the language's word for "or"."""
    *before, last = items
    return phrase("list-or", items=tuple(before), last=last) if before else last


def describe_numbers(values: Iterable[int]) -> tuple[Phrase, ...]:
    """Return ascending numbers as a list, with three or more consecutive ones as a range."""
    phrases: list[Phrase] = []
    for _, group in groupby(enumerate(values), key=lambda pair: pair[1] - pair[0]):
        run = [value for _, value in group]
        if len(run) > 2:
            phrases.append(phrase("number-range", first=run[0], last=run[-1]))
        else:
            phrases += [phrase("number", number=value) for value in run]
    return tuple(phrases)
