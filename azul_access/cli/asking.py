"""Questions before a game: shown and spoken, and asked again until the answer fits."""

from collections.abc import Callable
from typing import TypeVar

from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.keyboard import Console, EndOfInput
from azul_access.language.phrase import Form, Phrase, phrase
from azul_access.language.phrases import load_phrases
from azul_access.session.narration import describe_error
from azul_access.session.settings import Settings
from azul_access.speech import NullSpeaker, Speaker

T = TypeVar("T")

# A file of commands may explain itself.
COMMENT = "#"


class Asker:
    """Somebody asks at this console, with this voice."""

    def __init__(self, console: Console, settings: Settings, voice: Speaker | NullSpeaker) -> None:
        self._console = console
        self._settings = settings
        self._voice = voice

    def ask(self, name: str, read: Callable[[str], T], **slots: str | tuple[Phrase, ...]) -> T:
        """The answer to the question `ask-NAME`, as `read` understands it.

        Raises: InvalidSetup when nobody answers.
        """
        self._tell(phrase(f"ask-{name}", **slots))
        prompt = self._worded(phrase(f"prompt-{name}"), Form.SHOW) + ": "
        while True:
            try:
                answer = self._console.read_line(lambda: prompt)
                if not answer.lstrip().startswith(COMMENT):
                    return read(answer)
            except EndOfInput:
                raise InvalidSetup(SetupReason.UNANSWERED) from None
            except InvalidSetup as why:
                self._tell(*describe_error(None, None, why))

    def _tell(self, *told: Phrase) -> None:
        self._console.write(" ".join(self._worded(each, Form.SHOW) for each in told))
        self._voice.say(" ".join(self._worded(each, Form.SAY) for each in told))

    def _worded(self, told: Phrase, form: Form) -> str:
        phrases = load_phrases(self._settings.language)
        return phrases.render(told, self._settings.verbosity, form)
