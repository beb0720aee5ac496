"""Renders phrases in one language, from its Fluent messages.

Besides its own slots every message may select on `$form` and `$verbosity`, the values of `Form` and
`Verbosity`, and has the commands of this computer: `$program` starts the program, `$reinstall`,
`$install-screenreader` and `$install-vosk` install it again or with an extra. A missing message or
slot is an error, so that its name is never read out.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial

from fluent.runtime import FluentBundle, FluentResource

from azul_access.installation import install_command, program_command
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Phrase, Series, Slot, Verbosity

SEPARATOR = ", "
LONG_SEPARATOR = "; "
# In braille the message "short-NAME" replaces the message NAME where it exists.
SHORT_PREFIX = "short-"
# On a numeric keypad, "keypad-NAME" replaces NAME.
KEYPAD_PREFIX = "keypad-"
# Splits a file before each message, and captures the message's name.
_MESSAGES = re.compile(r"^(?=([a-z][\w-]*) *=)", re.MULTILINE)
# Commands for the terminal that messages may name.
COMMANDS: dict[str, Callable[[], str]] = {
    "program": program_command,
    "reinstall": install_command,
    "install-screenreader": partial(install_command, "screenreader"),
    "install-vosk": partial(install_command, "vosk"),
}
_COMMAND_SLOTS = re.compile(rf"\$({'|'.join(COMMANDS)})\b")
_REFERENCES = re.compile(r"\{ *([a-z][\w-]*) *\}")


class PhraseError(LookupError):
    """A message or slot is missing, or a message is invalid."""


# Longer texts come from outside, such as an argument. Fluent refuses some thousand characters.
_MOST_CHARACTERS = 1000


class Phrases:
    """The messages of one language. Each is parsed at its first use.

    Parsing all of them at once would double the start-up time of the program.
    """

    def __init__(self, language: str, *, keypad: bool = False) -> None:
        self.language = language
        self._keypad = keypad
        self._bundle = FluentBundle([language], use_isolating=False)
        self._texts: dict[str, str] = {}
        # The commands that a message names; most messages name none and are not listed.
        self._commands: dict[str, set[str]] = {}
        for _, text in read_sources(language):
            _, *parts = _MESSAGES.split(text)
            self._texts.update(zip(parts[::2], parts[1::2], strict=True))

    def _has(self, name: str) -> bool:
        """Parse a message and those that it refers to; False if it does not exist. Any thread."""
        if self._bundle.has_message(name):
            return True
        text = self._texts.get(name)
        if text is None:
            return False
        for reference in _REFERENCES.findall(text):
            self._has(reference)
        self._bundle.add_resource(FluentResource(text))
        if commands := set(_COMMAND_SLOTS.findall(text)):
            self._commands[name] = commands
        return True

    def render(self, phrase: Phrase, verbosity: Verbosity, form: Form) -> str:
        """Raises: PhraseError."""
        context = {"verbosity": verbosity.value, "form": form.value}
        return self._render(phrase, context)

    def render_all(self, phrases: Iterable[Phrase], verbosity: Verbosity, form: Form) -> str:
        """Return the sentences of all phrases, separated by spaces. Raises: PhraseError."""
        return " ".join(self.render(phrase, verbosity, form) for phrase in phrases)

    def _render(self, phrase: Phrase, context: dict[str, str]) -> str:
        name = phrase.name
        if context["form"] == Form.BRAILLE.value and self._has(SHORT_PREFIX + name):
            name = SHORT_PREFIX + name
        elif self._keypad and self._has(KEYPAD_PREFIX + name):
            name = KEYPAD_PREFIX + name
        if not self._has(name):
            raise PhraseError(self.language, name)
        pattern = self._bundle.get_message(name).value
        assert pattern is not None  # the tests allow no messages without a text
        slots = {name: self._slot(slot, context) for name, slot in phrase.slots}
        for command in self._commands.get(name, ()):
            slots[command] = COMMANDS[command]()
        text, errors = self._bundle.format_pattern(pattern, {**slots, **context})
        if errors or not isinstance(text, str):
            raise PhraseError(self.language, phrase.name, errors)
        # The line breaks of a long message are only for those who edit it.
        return " ".join(text.split())

    def _slot(self, slot: Slot, context: dict[str, str]) -> str | int:
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
