"""The voice as the program sees it. It never waits, never raises, and knows no engine."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from queue import SimpleQueue
from typing import TYPE_CHECKING

from azul_access.speech.fault import SpeechFault
from azul_access.speech.priority import Priority
from azul_access.speech.settings import Settings
from azul_access.speech.wishes import Change, Finish, HushAll, SayText

if TYPE_CHECKING:
    from azul_access.speech.conductor import Input

CLOSE_SECONDS = 3.0  # beyond the drain time; the worker is killed, not asked, so this is ample


class Speaker:
    """Every method may be called from any thread and returns at once; only `close` may wait.

    `notice` is called on the manager's thread, once for each kind of fault until it has mended.
    `command` starts the worker; only tests need another one.
    """

    def __init__(
        self,
        *,
        language: str,
        notice: Callable[[SpeechFault], None],
        rate: int | None = None,
        voice: str | None = None,
        volume: float | None = None,
        pitch: int | None = None,
        command: Sequence[str] | None = None,
    ) -> None:
        settings = Settings(language, rate, voice, volume, pitch)
        self._inbox: SimpleQueue[Input] = SimpleQueue()
        self._thread = threading.Thread(
            target=_run, args=(settings, self._inbox, notice, command), name="speech", daemon=True
        )
        self._thread.start()

    def say(
        self, text: str, *, language: str | None = None, priority: Priority = Priority.GAME
    ) -> None:
        if text.strip():
            self._inbox.put(SayText(text, language, priority))

    def hush(self) -> None:
        """Everything queued and being spoken stops now."""
        self._inbox.put(HushAll())

    def set(
        self,
        *,
        rate: int | None = None,
        voice: str | None = None,
        volume: float | None = None,
        pitch: int | None = None,
        language: str | None = None,
    ) -> None:
        """Counts from the next utterance on; `None` leaves a setting as it is."""

        def apply(settings: Settings) -> Settings:
            return replace(
                settings,
                rate=settings.rate if rate is None else rate,
                voice=settings.voice if voice is None else voice,
                volume=settings.volume if volume is None else volume,
                pitch=settings.pitch if pitch is None else pitch,
                language=settings.language if language is None else language,
            )

        self._inbox.put(Change(apply))

    def close(self, *, drain_seconds: float = 0) -> None:
        """Lets the queue speak out for at most `drain_seconds`, then ends worker and thread."""
        self._inbox.put(Finish(drain_seconds))
        self._thread.join(drain_seconds + CLOSE_SECONDS)


def _run(
    settings: Settings,
    inbox: SimpleQueue[Input],
    notice: Callable[[SpeechFault], None],
    command: Sequence[str] | None,
) -> None:
    # Imported on the thread: a program whose speech is off pays nothing, and one whose speech is
    # on does not wait for it.
    from azul_access.speech.manager import Manager
    from azul_access.speech.process import worker_command

    Manager(settings, inbox, notice, command or worker_command()).run()
