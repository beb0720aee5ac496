"""Keys that answer the questions of the program, once the game runs."""

from azul_access.keyboard import AnswerKey
from azul_access.language.phrase import Form, phrase
from azul_access.session.change.taking_back import is_newest
from azul_access.table.companion import Companion


class AnswerKeys:
    """No key means anything until a companion is attached."""

    def __init__(self) -> None:
        self._companion: Companion | None = None

    def attach(self, companion: Companion) -> None:
        self._companion = companion

    def word(self, key: AnswerKey) -> str:
        """The word that a key stands for now, in the language; empty for none."""
        companion = self._companion
        if companion is None or not _has_meaning(companion, key):
            return ""
        settings = companion.session.settings
        return settings.phrases.render(phrase(f"word-{key.value}"), settings.verbosity, Form.SHOW)


def _has_meaning(companion: Companion, key: AnswerKey) -> bool:
    """Whether a key answers the question that waits, or takes back the newest move.

    One that cuts the question short does not answer it.
    """
    session = companion.session
    if key is not AnswerKey.WRONG:
        return session.asks_yes_or_no and not companion.has_skipped()
    # A keypad without Num Lock sends the same key for its dot.
    is_free = not session.pending and session.walk is None and not session.settings.keypad
    return is_free and is_newest(session)
