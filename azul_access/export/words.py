"""A document's phrases in one language, at one verbosity: as text to be read or to be said."""

from collections.abc import Sequence

from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import load_phrases


class Words:
    """Renders each phrase once; in many games of one language most phrases come again."""

    def __init__(self, language: str, verbosity: Verbosity) -> None:
        self.language = language
        self.verbosity = verbosity
        self._phrases = load_phrases(language)
        self._known: dict[tuple[Phrase, Form], str] = {}

    def show(self, told: Phrase) -> str:
        return self._worded(told, Form.SHOW)

    def say(self, told: Phrase) -> str:
        return self._worded(told, Form.SAY)

    def line(self, told: Sequence[Phrase]) -> str:
        """Sentences that are shown, one behind the other."""
        return " ".join(map(self.show, told))

    def _worded(self, told: Phrase, form: Form) -> str:
        key = (told, form)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._phrases.render(told, self.verbosity, form)
        return found
