"""Requests of the program to its voice. They have no result."""

from collections.abc import Callable

from azul_access.speech.earcon import Earcon
from azul_access.speech.priority import Priority
from azul_access.speech.settings import VoiceSettings
from azul_access.values import frozen

PAUSE_SECONDS = 1.0  # after a key, before the next text; another key in it silences the rest


@frozen
class SayText:
    text: str
    language: str | None
    priority: Priority
    topic: str | None = None


@frozen
class PlayEarcon:
    earcon: Earcon


@frozen
class SilenceAll:
    """Stop the current text and set the waiting ones aside."""


@frozen
class SkipText:
    """Stop the current text; go on with the next one after a pause.

    In this pause it is `SilenceAll`.
    """


@frozen
class GoOn:
    """Say the next text at once, also of those that were set aside."""


@frozen
class Change:
    """Maps the current settings to new ones."""

    apply: Callable[[VoiceSettings], VoiceSettings]


@frozen
class Finish:
    drain_seconds: float


SpeechRequest = SayText | PlayEarcon | SilenceAll | SkipText | GoOn | Change | Finish
