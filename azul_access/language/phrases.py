"""Renders phrases in one language, from its Fluent messages.

Besides its own slots every message may select on `$form` and `$verbosity`, the values of `Form` and
`Verbosity`, and has the commands of this computer: `$program` starts the program, `$reinstall`
installs it again, `$install-m4b`, `$install-screenreader`, `$install-set`, `$install-vosk` and
`$install-whisper` with an extra. A missing message or slot is an error, so that its name is never
read out.
"""

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial

from azul_access.installation import install_command, program_command
from azul_access.language.languages import LANGUAGES
from azul_access.language.messages import (
    NO_BREAK_SPACE,
    MessageError,
    Messages,
    NumberText,
    SlotValue,
)
from azul_access.language.phrase import Form, Phrase, Series, Slot, Verbosity

SEPARATOR = ", "
LONG_SEPARATOR = "; "
_SPACES = re.compile(r"[ \t\r\n]+")
# The blank before the label of a tile, and in an example such as "2 r 3".
_BEFORE_LABEL = re.compile(r"(?<=\w) (?=(?:[A-Z]|SCH)\b)|(?<=\b\w) (?=\w\b)")
_NUMBERS = ("number", "number-range")
_LIST = "list-and"
# In braille the message "short-NAME" replaces the message NAME where it exists.
SHORT_PREFIX = "short-"
# On a numeric keypad, "keypad-NAME" replaces NAME.
KEYPAD_PREFIX = "keypad-"
# What messages may name of this computer: its system, and commands for the terminal.
COMMANDS: dict[str, Callable[[], str]] = {
    "platform": lambda: sys.platform,
    "program": program_command,
    "reinstall": install_command,
    "install-screenreader": partial(install_command, "screenreader"),
    "install-set": partial(install_command, "set"),
    "install-m4b": partial(install_command, "m4b"),
    "install-vosk": partial(install_command, "vosk"),
    "install-whisper": partial(install_command, "whisper"),
}


class PhraseError(LookupError):
    """A message or slot is missing, or a message is invalid."""


# Longer texts come from outside, such as an argument.
_MOST_CHARACTERS = 1000


class Phrases:
    """Renders phrases by the messages of one language."""

    def __init__(self, language: str, *, keypad: bool = False) -> None:
        self.language = language
        self._keypad = keypad
        sources = [text for _, text in read_sources(language)]
        self._messages = Messages(LANGUAGES[language], sources, COMMANDS)

    def render(
        self, phrase: Phrase, verbosity: Verbosity, form: Form, *, no_break: bool = False
    ) -> str:
        """Return the text of a phrase.

        With `no_break`, no-break spaces keep numbers, what they count or number, and the labels of
        tiles together where lines are broken later. Raises: PhraseError.
        """
        context = {"verbosity": verbosity.value, "form": form.value}
        text = self._render(phrase, context)
        if no_break:
            return _BEFORE_LABEL.sub(NO_BREAK_SPACE, text)
        return text.replace(NO_BREAK_SPACE, " ")

    def render_all(
        self,
        phrases: Iterable[Phrase],
        verbosity: Verbosity,
        form: Form,
        *,
        no_break: bool = False,
    ) -> str:
        """Return the sentences of all phrases, separated by spaces. Raises: PhraseError."""
        return " ".join(
            self.render(phrase, verbosity, form, no_break=no_break) for phrase in phrases
        )

    def _render(self, phrase: Phrase, context: dict[str, str]) -> str:
        name = phrase.name
        if phrase.verbosity is not None:
            context = {**context, "verbosity": phrase.verbosity.value}
        if context["form"] == Form.BRAILLE.value and SHORT_PREFIX + name in self._messages:
            name = SHORT_PREFIX + name
        elif self._keypad and KEYPAD_PREFIX + name in self._messages:
            name = KEYPAD_PREFIX + name
        slots = {name: self._slot(slot, context) for name, slot in phrase.slots}
        try:
            text = self._messages.format(name, {**slots, **context})
        except MessageError as error:
            raise PhraseError(self.language, name, *error.args) from error
        # The line breaks of a long message are only for those who edit it.
        return _SPACES.sub(" ", text).strip()

    def _slot(self, slot: Slot, context: dict[str, str]) -> SlotValue:
        if isinstance(slot, Phrase):
            text = self._render(slot, context)
            return NumberText(text) if _is_numbers(slot) else text
        if isinstance(slot, tuple):
            text = SEPARATOR.join(self._render(item, context) for item in slot)
            return NumberText(text) if _is_numbers(slot) else text
        if isinstance(slot, Series):
            return LONG_SEPARATOR.join(self._render(item, context) for item in slot.items)
        if isinstance(slot, str) and len(slot) > _MOST_CHARACTERS:
            return slot[:_MOST_CHARACTERS] + "…"
        return slot


def _is_numbers(slot: Slot) -> bool:
    """Whether the text of a slot is a number or a list of numbers."""
    if isinstance(slot, tuple):
        return bool(slot) and _is_numbers(slot[0])
    if not isinstance(slot, Phrase):
        return False
    return slot.name in _NUMBERS or (slot.name == _LIST and _is_numbers(dict(slot.slots)["items"]))


@cache
def load_phrases(language: str, *, keypad: bool = False) -> Phrases:
    return Phrases(language, keypad=keypad)


def read_sources(language: str) -> Iterator[tuple[str, str]]:
    """Yield the name and text of each Fluent file of a language, in a fixed order."""
    return LANGUAGES[language].read_by_ending(".ftl")
