"""The voice as the program sees it. It never waits, never raises, and knows no engine."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Literal

from azul_access.speech.earcon import Earcon
from azul_access.speech.fault import SpeechFault
from azul_access.speech.priority import Priority
from azul_access.speech.quiet import Quiet
from azul_access.speech.requests import Change, Finish, PlayEarcon, SayText, SilenceAll
from azul_access.speech.settings import Settings

if TYPE_CHECKING:
    from azul_access.speech.conductor import Input

CLOSE_SECONDS = 3.0  # beyond the drain time; the worker is killed, not asked, so this is ample


class Speaker:
    """Every method may be called from any thread and returns at once; only `close` may wait.

    `notice` is called on the manager's thread, once for each kind of fault until it has mended.
    A screen reader speaks with its own voice, rate and pitch. `command` starts the worker; only
    tests need another one.
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
        engine: Literal["own", "screenreader"] = "own",
        command: Sequence[str] | None = None,
    ) -> None:
        settings = Settings(language, rate, voice, volume, pitch)
        self._inbox: SimpleQueue[Input] = SimpleQueue()
        self._quiet = Quiet()
        self._thread = threading.Thread(
            target=_run,
            args=(settings, self._inbox, notice, engine, command, self._quiet),
            name="speech",
            daemon=True,
        )
        self._thread.start()

    def say(
        self,
        text: str,
        *,
        language: str | None = None,
        priority: Priority = Priority.GAME,
        topic: str | None = None,
    ) -> None:
        """A text of the same topic that still waits is stale: this one takes its place."""
        if text.strip():
            self._inbox.put(SayText(text, language, priority, topic))

    def play(self, earcon: Earcon) -> None:
        """Heard before the text that is said next, and alone if none is."""
        self._inbox.put(PlayEarcon(earcon))

    def silence(self) -> None:
        """Everything queued and being spoken stops now."""
        self._inbox.put(SilenceAll())

    def set(
        self,
        *,
        rate: int | None = None,
        voice: str | None = None,
        volume: float | None = None,
        pitch: int | None = None,
        language: str | None = None,
        urgent_pitch: int | None = None,
        earcons: bool | None = None,
    ) -> None:
        """`None` leaves a setting as it is.

        Counts from the next text on. The present one is spoken as it was begun: it is synthesised
        ahead of the ears, and whoever types a command has silenced it already.
        """
        wanted: dict[str, Any] = {
            "rate": rate,
            "voice": voice,
            "volume": volume,
            "pitch": pitch,
            "language": language,
            "urgent_pitch": urgent_pitch,
            "earcons": earcons,
        }
        changed = {name: value for name, value in wanted.items() if value is not None}
        self._inbox.put(Change(lambda settings: replace(settings, **changed)))

    def quiet_seconds(self) -> float:
        """How long nothing of ours has sounded: 0 while it does, infinite if it never has."""
        return self._quiet.seconds()

    def close(self, *, drain_seconds: float = 0) -> None:
        """Lets the queue speak out for at most `drain_seconds`, then ends worker and thread."""
        self._inbox.put(Finish(drain_seconds))
        self._thread.join(drain_seconds + CLOSE_SECONDS)


def _run(
    settings: Settings,
    inbox: SimpleQueue[Input],
    notice: Callable[[SpeechFault], None],
    engine: str,
    command: Sequence[str] | None,
    quiet: Quiet,
) -> None:
    # Imported on the thread: a program whose speech is off pays nothing, and one whose speech is
    # on does not wait for it.
    from azul_access.speech.manager import Manager
    from azul_access.speech.process import worker_command

    Manager(settings, inbox, notice, command or worker_command("--engine", engine), quiet).run()
