"""Renders phrases in one language, from its Fluent messages.

Besides its own slots every message may select on `$form` and `$verbosity`, the values of `Form` and
`Verbosity`, and has the commands of this computer: `$program` starts the program, `$reinstall`,
`$install-screenreader` and `$install-vosk` install it again or with an extra. A missing message or
slot is an error, so that its name is never read out.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial

from azul_access.installation import install_command, program_command
from azul_access.language.languages import LANGUAGES
from azul_access.language.messages import MessageError, Messages, SlotValue
from azul_access.language.phrase import Form, Phrase, Series, Slot, Verbosity

SEPARATOR = ", "
LONG_SEPARATOR = "; "
_SPACES = re.compile(r"[ \t\r\n]+")
# In braille the message "short-NAME" replaces the message NAME where it exists.
SHORT_PREFIX = "short-"
# On a numeric keypad, "keypad-NAME" replaces NAME.
KEYPAD_PREFIX = "keypad-"
# Commands for the terminal that messages may name.
COMMANDS: dict[str, Callable[[], str]] = {
    "program": program_command,
    "reinstall": install_command,
    "install-screenreader": partial(install_command, "screenreader"),
    "install-vosk": partial(install_command, "vosk"),
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

    def render(self, phrase: Phrase, verbosity: Verbosity, form: Form) -> str:
        """Raises: PhraseError."""
        context = {"verbosity": verbosity.value, "form": form.value}
        return self._render(phrase, context)

    def render_all(self, phrases: Iterable[Phrase], verbosity: Verbosity, form: Form) -> str:
        """Return the sentences of all phrases, separated by spaces. Raises: PhraseError."""
        return " ".join(self.render(phrase, verbosity, form) for phrase in phrases)

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
        # The line breaks of a long message are only for those who edit it. No-break spaces, which
        # keep cells together on a braille display, stay.
        return _SPACES.sub(" ", text).strip()

    def _slot(self, slot: Slot, context: dict[str, str]) -> SlotValue:
        if isinstance(slot, Phrase):
            return self._render(slot, context)
        if isinstance(slot, tuple):
            return SEPARATOR.join(self._render(item, context) for item in slot)
        if isinstance(slot, Series):
            return LONG_SEPARATOR.join(self._render(item, context) for item in slot.items)
        if isinstance(slot, str) and len(slot) > _MOST_CHARACTERS:
            return slot[:_MOST_CHARACTERS] + "…"
        return slot


@cache
def load_phrases(language: str, *, keypad: bool = False) -> Phrases:
    return Phrases(language, keypad=keypad)


def read_sources(language: str) -> Iterator[tuple[str, str]]:
    """Yield the name and text of each Fluent file of a language, in a fixed order."""
    return LANGUAGES[language].read_by_ending(".ftl")
