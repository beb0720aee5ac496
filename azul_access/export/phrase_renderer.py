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
        self._rendered: dict[tuple[Phrase, Form], str] = {}

    def show(self, phrase: Phrase) -> str:
        return self._render(phrase, Form.SHOW)

    def say(self, phrase: Phrase) -> str:
        return self._render(phrase, Form.SAY)

    def line(self, phrases: Sequence[Phrase]) -> str:
        """Return sentences as they are shown, separated by spaces."""
        return " ".join(map(self.show, phrases))

    def _render(self, phrase: Phrase, form: Form) -> str:
        key = (phrase, form)
        text = self._rendered.get(key)
        if text is None:
            text = self._rendered[key] = self._phrases.render(phrase, self.verbosity, form)
        return text
