"""Phrases that are said: Fluent messages of one language, formatted strictly.

Besides its own slots every message may select on `$form` (show or say) and `$verbosity` (terse,
normal or verbose). A missing message or slot is an error here and a failing test, never a key that
is spoken aloud.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Phrase, Series, Slot, Verbosity

SEPARATOR = ", "
LONG_SEPARATOR = "; "
# A message of this beginning stands in braille instead of the one that is named behind it.
SHORT = "short-"
_MESSAGES = re.compile(r"^(?=([a-z][\w-]*) *=)", re.MULTILINE)  # parts a file, keeps the names
_REFERENCES = re.compile(r"\{ *([a-z][\w-]*) *\}")


class PhraseError(LookupError):
    """A message or slot is missing, or a message is broken."""


class Phrases:
    """The messages of one language, each parsed when it is needed first.

    To parse them all takes as long as everything else at the program's start.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._texts: dict[str, str] = {}
        for _, text in sources(language):
            _, *parts = _MESSAGES.split(text)
            self._texts.update(zip(parts[::2], parts[1::2], strict=True))

    def _has(self, name: str) -> bool:
        """Whether there is such a message; then it is parsed with those it names. Any thread."""
        if self._bundle.has_message(name):
            return True
        text = self._texts.get(name)
        if text is None:
            return False
        for other in _REFERENCES.findall(text):
            self._has(other)
        self._bundle.add_resource(FluentResource(text))
        return True

    def render(self, phrase: Phrase, verbosity: Verbosity, form: Form) -> str:
        """Raises: PhraseError."""
        context = {"verbosity": verbosity.value, "form": form.value}
        return self._render(phrase, context)

    def render_all(self, phrases: Iterable[Phrase], verbosity: Verbosity, form: Form) -> str:
        """Sentences, one behind the other."""
        return " ".join(self.render(phrase, verbosity, form) for phrase in phrases)

    def _render(self, phrase: Phrase, context: dict[str, str]) -> str:
        name = phrase.name
        if context["form"] == Form.BRAILLE.value and self._has(SHORT + name):
            name = SHORT + name
        if not self._has(name):
            raise PhraseError(self.language, name)
        pattern = self._bundle.get_message(name).value
        assert pattern is not None  # a message with attributes only; the strict test rules it out
        slots = {name: self._slot(slot, context) for name, slot in phrase.slots}
        text, errors = self._bundle.format_pattern(pattern, {**slots, **context})
        if errors or not isinstance(text, str):
            raise PhraseError(self.language, phrase.name, errors)
        # Messages are written over several lines for their readers; said, they are one.
        return " ".join(text.split())

    def _slot(self, slot: Slot, context: dict[str, str]) -> str | int:
        if isinstance(slot, Phrase):
            return self._render(slot, context)
        if isinstance(slot, tuple):
            return SEPARATOR.join(self._render(inner, context) for inner in slot)
        if isinstance(slot, Series):
            return LONG_SEPARATOR.join(self._render(inner, context) for inner in slot.items)
        return slot


@cache
def load_phrases(language: str) -> Phrases:
    return Phrases(language)


def sources(language: str) -> Iterator[tuple[str, str]]:
    """Name and text of each Fluent file of a language, in a fixed order."""
    return LANGUAGES[language].files(".ftl")
