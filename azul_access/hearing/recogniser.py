"""What the listener needs of a recogniser."""

from pathlib import Path
from typing import Protocol

from azul_access.hearing.net import Net
from azul_access.session.recognition import Guess, Recognition


class RefusedError(Exception):
    """The engine cannot be opened; `name` (with `slots`) is the reason, see `error_phrases`."""

    def __init__(self, name: str, slots: dict[str, str]) -> None:
        super().__init__(name, slots)
        self.name = name
        self.slots = slots


class Recogniser(Protocol):
    """Audio is mono, signed 16-bit little endian, at 16 kHz. For one thread, except `close`."""

    @property
    def missing(self) -> frozenset[str]:
        """Words of the nets so far that the model does not know."""

    @property
    def dropped_model(self) -> Path | None:
        """A model that could not be loaded, without which the recogniser goes on; else None."""

    def set_language(self, language: str) -> None: ...

    def renew(self) -> None:
        """Load the best model that is there now. Raises: as `wait`."""

    def start(self) -> None:
        """Begin to load the engine, without waiting for it. Raises: HearingError."""

    def wait(self) -> None:
        """Block until the engine is loaded. Raises: HearingError, RefusedError."""

    def prefetch(self, audio: bytes, net: Net, max_guesses: int = 2) -> None:
        """Start work that `recognise` with the same arguments will need, without waiting."""

    def recognise(self, audio: bytes, net: Net, max_guesses: int = 2) -> Recognition:
        """Return up to `max_guesses` guesses with different meanings, the best first.

        Raises: HearingError, RefusedError.
        """

    def reconsider(self, audio: bytes, net: Net) -> tuple[Guess, ...]:
        """Sentences in the wording that was heard, the likeliest first; none without a model.

        Scores are natural logarithms. Raises: as `recognise`.
        """

    def close(self) -> None: ...
