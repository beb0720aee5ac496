"""The running screen reader as the voice, through the library Prism (package `prismatoid`).

The screen reader keeps its own voice, rate, pitch and language, as its user has set them. This
module depends on the library only, not on pipes or processes.
"""

import time
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from azul_access.speech.chimes import Chimes
from azul_access.speech.fault import SpeechFault
from azul_access.speech.protocol import Begun, Ended, Failed, Loaded, Play, Ready, Reply, Say

POLL_SECONDS = 0.02
IDLE_POLL_SECONDS = 1.0
# For screen readers that do not report the end of a text. They queue texts themselves: an
# estimate that is too short delays urgent texts, one that is too long makes pauses.
GUESSED_CHARACTERS_A_SECOND = 40
START_SECONDS = 0.3  # until a screen reader reports that it is speaking

# Prism's names. Synthesisers would speak with no screen reader running; the last two need a
# window, which a program in a terminal lacks. Speech Dispatcher is no screen reader either, but
# the screen readers of Linux speak through it, and older ones accept no texts.
_NOT_READERS = frozenset(
    {"SAPI", "ONE_CORE", "AV_SPEECH", "SPIEL", "WEB_SPEECH", "ANDROID_TTS", "UIA", "VOICE_OVER"}
)


class NoScreenReaderError(Exception):
    """The library or a running screen reader is missing. The text is for bug reports."""


class ScreenReader:
    """Has the methods of `SpeechEngine`. `reply` is called on the caller's thread."""

    def __init__(self, reply: Callable[[Reply], None]) -> None:
        """Raises: NoScreenReaderError."""
        self._reply = reply
        self._chimes = Chimes()
        self._context, self._reader = _find_running_reader()
        features = self._reader.features
        self._output = self._reader.output if features.supports_output else self._reader.speak
        self._tells_end = bool(features.supports_is_speaking)
        self._can_stop = bool(features.supports_stop)
        self._saying: int | None = None
        self._begun_at = 0.0
        self._ends_at = 0.0

    def describe(self, _: Sequence[str]) -> Loaded:
        return Loaded(str(self._reader.name), "", "", "", {})

    def open(self, _: str) -> Ready:
        return Ready(str(self._reader.name), device_opened=False)

    def play(self, message: Play) -> None:
        self._chimes.play(message.earcon, message.volume)

    def say(self, message: Say) -> None:
        self._chimes.wait()
        asked_at = time.monotonic()
        try:
            self._output(message.text.replace("\0", " "), False)
        except Exception as error:
            self._fail(error)
            return
        self._saying = message.id
        self._begun_at = time.monotonic()
        self._ends_at = self._begun_at + len(message.text) / GUESSED_CHARACTERS_A_SECOND
        self._reply(Begun(message.id, (self._begun_at - asked_at) * 1000))

    def stop(self) -> None:
        self._saying = None
        self._chimes.stop()
        if self._can_stop:
            try:
                self._reader.stop()
            except Exception as error:
                self._fail(error)

    def pump(self) -> None:
        self._chimes.idle()
        if self._saying is not None and self._is_over():
            message, self._saying = self._saying, None
            self._reply(Ended(message))

    def poll_seconds(self) -> float:
        """The longest time between calls of `pump`, in seconds."""
        return IDLE_POLL_SECONDS if self._saying is None else POLL_SECONDS

    def _is_over(self) -> bool:
        now = time.monotonic()
        if not self._tells_end:
            return now >= self._ends_at
        if now < self._begun_at + START_SECONDS:
            return False
        try:
            return not self._reader.speaking
        except Exception:
            # If the screen reader is gone, the next text reports it.
            return True

    def _fail(self, error: Exception) -> None:
        self._reply(Failed(SpeechFault.NO_SCREEN_READER, repr(error)))


def _find_running_reader() -> tuple[Any, Any]:
    """The library's context, which must live as long as the reader, and the reader."""
    # UNVERIFIED: no screen reader here
    try:
        context = import_module("prism").Context()
        ids = [context.id_of(index) for index in range(context.backends_count)]
    except Exception as error:
        raise NoScreenReaderError(repr(error)) from error
    reasons: list[str] = []
    for backend in sorted(ids, key=context.priority_of, reverse=True):
        name = backend.name
        if name in _NOT_READERS:
            continue
        try:
            reader = context.create(backend)
            if reader.features.is_supported_at_runtime:
                return context, reader
            reasons.append(f"{name}: not running")
        except Exception as error:
            reasons.append(f"{name}: {error!r}")
    raise NoScreenReaderError("; ".join(reasons) or "no backend")
