"""Requests of the program to its voice. They have no result."""

from collections.abc import Callable
from dataclasses import dataclass

from azul_access.speech.earcon import Earcon
from azul_access.speech.priority import Priority
from azul_access.speech.settings import VoiceSettings

PAUSE_SECONDS = 1.0  # after a key, before the next text; another key in it silences the rest


@dataclass(frozen=True, slots=True)
class SayText:
    text: str
    language: str | None
    priority: Priority
    topic: str | None = None


@dataclass(frozen=True, slots=True)
class PlayEarcon:
    earcon: Earcon


@dataclass(frozen=True, slots=True)
class SilenceAll:
    """Stop the current text and set the waiting ones aside."""


@dataclass(frozen=True, slots=True)
class SkipText:
    """Stop the current text; go on with the next one after a pause.

    In this pause it is `SilenceAll`.
    """


@dataclass(frozen=True, slots=True)
class GoOn:
    """Say the next text at once, also of those that were set aside."""


@dataclass(frozen=True, slots=True)
class Change:
    """Maps the current settings to new ones."""

    apply: Callable[[VoiceSettings], VoiceSettings]


@dataclass(frozen=True, slots=True)
class Finish:
    drain_seconds: float


SpeechRequest = SayText | PlayEarcon | SilenceAll | SkipText | GoOn | Change | Finish
