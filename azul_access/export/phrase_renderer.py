"""Renders the phrases of a document in one language, at one verbosity."""

from collections.abc import Sequence

from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import load_phrases


class PhraseRenderer:
    """Caches each rendered phrase, because most phrases of a game occur again."""

    def __init__(self, language: str, verbosity: Verbosity) -> None:
        self.language = language
        self.verbosity = verbosity
        self._phrases = load_phrases(language)
        self._rendered: dict[tuple[Phrase, Form, bool], str] = {}

    def show(self, phrase: Phrase, *, no_break: bool = False) -> str:
        """Return a phrase as it is shown; with `no_break` for lines that are broken later."""
        return self._render(phrase, Form.SHOW, no_break=no_break)

    def say(self, phrase: Phrase) -> str:
        return self._render(phrase, Form.SAY)

    def line(self, phrases: Sequence[Phrase], *, no_break: bool = False) -> str:
        """Return sentences as they are shown, separated by spaces."""
        return " ".join(self.show(phrase, no_break=no_break) for phrase in phrases)

    def _render(self, phrase: Phrase, form: Form, *, no_break: bool = False) -> str:
        key = (phrase, form, no_break)
        text = self._rendered.get(key)
        if text is None:
            text = self._rendered[key] = self._phrases.render(
                phrase, self.verbosity, form, no_break=no_break
            )
        return text
