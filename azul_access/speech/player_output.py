"""Plays sound through a player program, where no library can open the device.

It runs one player at a time and sends it the samples of a turn.
"""

import os
import shutil
import subprocess
import time
from contextlib import suppress

from azul_access.speech.output import NoAudioError, Progress

OPEN_SECONDS = 3.0
LATENCY_MS = 30

_OPTIONS = {
    "pacat": [
        "--playback",
        "--raw",
        "--format=s16ne",
        "--channels=1",
        f"--latency-msec={LATENCY_MS}",
    ],
    "aplay": ["-q", "-t", "raw", "-f", "S16", "-c", "1", f"--buffer-time={LATENCY_MS * 1000}"],
}
_RATE_OPTION = {"pacat": "--rate={}", "aplay": "--rate={}"}


class PlayerOutput:
    """One player process for each turn; killing it stops the sound reliably."""

    def __init__(self, sample_rate: int) -> None:
        self.backend = ""
        self._command: list[str] = []
        self._turn = 0
        self._player: subprocess.Popen[bytes] | None = None
        self._is_open = False  # a player is running and waits for a turn
        self._begun_at: float | None = None
        for name in _OPTIONS:
            path = shutil.which(name)
            # A relative path is in the current folder, whose files are not run.
            if path is None or not os.path.isabs(path):
                continue
            command = [path, *_OPTIONS[name], _RATE_OPTION[name].format(sample_rate)]
            if _can_play(command):
                self.backend = name
                self._command = command
                return
        raise NoAudioError("no player could open a device")

    @property
    def latency_seconds(self) -> float:
        return LATENCY_MS / 1000

    def begin(self) -> int:
        self._begun_at = None
        if self._is_open:
            self._is_open = False
        else:
            self._open()
        return self._turn

    def write(self, turn: int, samples: bytes) -> bool:
        player = self._player
        if turn != self._turn or player is None or player.stdin is None:
            return False
        try:
            player.stdin.write(samples)
            player.stdin.flush()
        except (OSError, ValueError):
            return False
        if self._begun_at is None:
            self._begun_at = time.monotonic()
        return True

    def sound(self, samples: bytes) -> None:
        if not self._is_open:
            self._open()
            self._is_open = True
        self.write(self._turn, samples)

    def finish(self, turn: int) -> None:
        player = self._player
        if turn == self._turn and player is not None and player.stdin is not None:
            with suppress(OSError, ValueError):
                player.stdin.close()

    def stop(self) -> None:
        self._turn += 1
        self._is_open = False
        player, self._player = self._player, None
        if player is not None:
            player.kill()
            player.wait()

    def progress(self) -> Progress:
        code = None if self._player is None else self._player.poll()
        is_ended = self._player is None or code == 0
        return Progress(self._begun_at, is_ended, is_lost=code not in (None, 0))

    def idle(self) -> None:
        if self._is_open:
            self._is_open = False
            self.finish(self._turn)

    def close(self) -> None:
        self.stop()

    def _open(self) -> None:
        self.stop()
        try:
            self._player = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        except OSError as error:
            raise NoAudioError(repr(error)) from error


def _can_play(command: list[str]) -> bool:
    """Return whether a player without input opens the device and exits with 0."""
    try:
        return (
            subprocess.run(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=OPEN_SECONDS,
                check=False,
            ).returncode
            == 0
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
