"""What a recognition engine implements; to add one, see `engines.open_engine`."""

from typing import Protocol, runtime_checkable

from azul_access.hearing.net import Net
from azul_access.session.recognition import Guess, Recognition


class Engine(Protocol):
    """An engine may also have `missing`: words of the nets so far that it does not know."""

    def recognise(self, audio: bytes, net: Net, max_guesses: int = 2) -> Recognition:
        """Return up to `max_guesses` guesses with different meanings, the best first.

        `audio` is mono, signed 16-bit little endian, at 16 kHz.
        """


@runtime_checkable
class Reconsidering(Protocol):
    """An engine that can also give a second opinion."""

    def reconsider(self, audio: bytes, net: Net) -> tuple[Guess, ...]:
        """Sentences in the wording that was heard, the likeliest first.

        Scores are natural logarithms.
        """
