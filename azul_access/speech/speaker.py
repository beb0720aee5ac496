"""The program's interface to its voice. It never waits and never raises."""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Literal

from azul_access.speech.earcon import Earcon
from azul_access.speech.fault import SpeechFault
from azul_access.speech.priority import Priority
from azul_access.speech.requests import (
    Change,
    Finish,
    GoOn,
    PlayEarcon,
    SayText,
    SilenceAll,
    SkipText,
)
from azul_access.speech.settings import VoiceSettings
from azul_access.speech.silence_clock import SilenceClock
from azul_access.speech.unsaid import Unsaid

if TYPE_CHECKING:
    from azul_access.speech.effects import Input

CLOSE_SECONDS = 3.0  # beyond the drain time; the worker is killed, so this is ample


class Speaker:
    """Every method may be called from any thread and returns at once; only `close` may wait.

    `notice` is called on the manager's thread, once for each kind of fault until it is resolved.
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
        settings = VoiceSettings(language, rate, voice, volume, pitch)
        self._inbox: SimpleQueue[Input] = SimpleQueue()
        self._quiet = SilenceClock()
        self._unsaid = Unsaid()
        self._thread = threading.Thread(
            target=_run,
            args=(settings, self._inbox, notice, engine, command, self._quiet, self._unsaid),
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
        """Queue a text; it replaces a queued text of the same topic."""
        if text.strip():
            self._quiet.note(math.inf)  # nothing counts as said after this text before it sounds
            self._inbox.put(SayText(text, language, priority, topic))

    def play(self, earcon: Earcon) -> None:
        """Play an earcon before the next text, or alone if there is none."""
        self._inbox.put(PlayEarcon(earcon))

    def silence(self) -> None:
        """Stop the current text. `go_on` says the waiting ones of the game later."""
        self._inbox.put(SilenceAll())

    def skip(self) -> None:
        """Stop the current text, and go on with the next one after a pause.

        Called again in this pause, it is `silence`.
        """
        self._inbox.put(SkipText())

    def go_on(self) -> bool:
        """Say the next text of the game at once; returns whether there is one."""
        if not self._unsaid.count:
            return False
        self._inbox.put(GoOn())
        return True

    def unsaid(self) -> int:
        """How many texts of the game wait, or were silenced before they were begun."""
        return self._unsaid.count

    def unheard(self) -> int:
        """After `close`: how many texts of the game nobody heard, because the voice was gone."""
        return self._unsaid.unheard

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
        describe_missed: Callable[[int], str] | None = None,
    ) -> None:
        """Change settings; `None` leaves a setting as it is.

        Applies from the next text on. The current one keeps its settings, because it is
        synthesised ahead of playback; typing a command has silenced it already.
        """
        requested: dict[str, Any] = {
            "rate": rate,
            "voice": voice,
            "volume": volume,
            "pitch": pitch,
            "language": language,
            "urgent_pitch": urgent_pitch,
            "earcons": earcons,
            "describe_missed": describe_missed,
        }
        changed = {name: value for name, value in requested.items() if value is not None}
        self._inbox.put(Change(lambda settings: replace(settings, **changed)))

    def quiet_seconds(self) -> float:
        """Seconds since the voice last sounded: 0 while it does, infinite if it never has."""
        return self._quiet.seconds()

    def close(self, *, drain_seconds: float = 0) -> None:
        """Finish the queue within `drain_seconds`, then end the worker and the thread."""
        self._inbox.put(Finish(drain_seconds))
        self._thread.join(drain_seconds + CLOSE_SECONDS)


def _run(
    settings: VoiceSettings,
    inbox: SimpleQueue[Input],
    notice: Callable[[SpeechFault], None],
    engine: str,
    command: Sequence[str] | None,
    silence_clock: SilenceClock,
    unsaid: Unsaid,
) -> None:
    # Imported on the thread, so that starting the program does not wait for it.
    from azul_access.speech.manager import Manager
    from azul_access.speech.process import worker_command

    Manager(
        settings,
        inbox,
        notice,
        command or worker_command("--engine", engine),
        silence_clock,
        unsaid,
    ).run()
