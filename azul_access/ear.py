"""What the conversation may want from whoever listens at the table. Knows no microphone."""

from enum import Enum
from typing import Protocol


class Listening(Enum):
    """When a spoken phrase counts: after a key, after the wake word, or always."""

    PUSH = "push"
    WAKE = "wake"
    OPEN = "open"


class Ear(Protocol):
    """Every method may be called from any thread and returns at once."""

    def listen_once(self) -> None:
        """The next phrase counts, whatever the mode; what was said before does not."""

    def calibrate(self) -> None:
        """Measure how loud the room is; it says so when that is done."""

    def use_mode(self, mode: Listening) -> None: ...
