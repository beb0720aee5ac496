"""The program at a table with a software sound card on which it hears everything, itself, too."""

import os
import subprocess
import sys
import threading
import time
from array import array
from collections.abc import Sequence
from pathlib import Path

from hearing_playback import playing
from hearing_short_game import LoggedCommand, logged_commands
from judged_warnings import JUDGED_WARNINGS
from speech_sound_card import RATE, SoundCard, wait_until

from azul_access.record.ledger import Entry
from azul_access.record.saved_game import load_game

ROOT = Path(__file__).resolve().parents[2]
LOUD = 300  # the noise of the room is softer
SLICE_SECONDS = 0.02
# Limits on a busy machine.
START_SECONDS = 60.0
SILENCE_LIMIT_SECONDS = 60.0
# The program measures the noise of the room before it listens.
CALIBRATION_SECONDS = 3.0
# So that nobody talks over the program.
SILENCE_SECONDS = 0.6
# No answer for this long after a sentence means that the program heard no command.
ANSWER_SECONDS = 5.0
# The answer may be written in several parts.
FURTHER_LINES_SECONDS = 0.25
# On a busy machine the voice may start this much later than the text is written.
VOICE_DELAY_SECONDS = 2.0


class RealTable:
    """`azul-access play --resume LOG --listen open`; use it in a `with` statement."""

    def __init__(self, card: SoundCard, folder: Path, log: Path, language: str) -> None:
        self._card = card
        self._folder = folder
        self._log = log
        self._language = language
        self._errors = folder / "errors"
        self._lines: list[str] = []
        self._written_at = self._sounded_at = time.monotonic()

    def __enter__(self) -> "RealTable":
        home = self._folder / "home"
        home.mkdir()
        # A fast voice saves time.
        (home / "settings.toml").write_text("rate = 450\n")
        self._recorder = subprocess.Popen(
            [
                *("parec", "--server", self._card.server, "-d", "table.monitor", "--raw"),
                *("--format=s16le", f"--rate={RATE}", "--channels=1", "--latency-msec=20"),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        with self._errors.open("wb") as errors:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "azul_access", "play", "--resume", str(self._log)),
                    *("--language", self._language, "--listen", "open"),
                    *("--verbosity", "terse", "--speech", "own"),
                ],
                cwd=ROOT,
                env={
                    "PATH": os.environ["PATH"],
                    "LANG": "C.UTF-8",
                    "PYTHONWARNINGS": JUDGED_WARNINGS,
                    "HOME": str(self._folder),
                    "XDG_RUNTIME_DIR": str(self._folder),
                    "AZUL_ACCESS_HOME": str(home),
                    "PULSE_SERVER": self._card.server,
                    "ALSA_CONFIG_PATH": "/dev/null",
                },
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
            )
        self._threads = [
            threading.Thread(target=target, daemon=True)
            for target in (self._read_lines, self._listen)
        ]
        for thread in self._threads:
            thread.start()
        try:
            assert wait_until(lambda: self._lines, START_SECONDS), self.error_output()
            self._wait_for_silence(CALIBRATION_SECONDS)
        except BaseException:
            self._kill()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._kill()

    @property
    def lines(self) -> Sequence[str]:
        return self._lines

    def wait_for_silence(self) -> None:
        self._wait_for_silence(SILENCE_SECONDS)

    def say(self, audio: bytes) -> None:
        count = len(self._lines)
        limit = len(audio) / 2 / RATE + ANSWER_SECONDS
        with playing(self._card, audio, RATE):
            if wait_until(lambda: len(self._lines) > count, limit):
                time.sleep(FURTHER_LINES_SECONDS)

    def commands(self) -> list[LoggedCommand]:
        return logged_commands(self._log)

    def entries(self) -> list[Entry]:
        return list(load_game(self._log).entries)

    def error_output(self) -> str:
        return self._errors.read_text(encoding="utf-8", errors="replace")

    def _wait_for_silence(self, seconds: float) -> None:
        def is_silent() -> bool:
            now = time.monotonic()
            silence = now - max(self._sounded_at, self._written_at)
            was_spoken = self._sounded_at >= self._written_at
            return silence > seconds and (was_spoken or silence > VOICE_DELAY_SECONDS)

        assert wait_until(is_silent, SILENCE_LIMIT_SECONDS), "the program does not stop speaking"

    def _kill(self) -> None:
        for process in (self._process, self._recorder):
            process.kill()
            process.wait()
        for thread in self._threads:
            thread.join()
        if self._process.stdin is not None:
            self._process.stdin.close()

    def _read_lines(self) -> None:
        """Runs on a thread until the program ends."""
        assert self._process.stdout is not None
        with self._process.stdout as pipe:
            for line in pipe:
                self._written_at = time.monotonic()
                self._lines.append(line.decode("utf-8").rstrip("\n"))

    def _listen(self) -> None:
        """Runs on a thread until the recorder ends."""
        assert self._recorder.stdout is not None
        with self._recorder.stdout as pipe:
            while piece := pipe.read(int(RATE * SLICE_SECONDS) * 2):
                samples = array("h", piece[: len(piece) // 2 * 2])
                if samples and max(max(samples), -min(samples)) > LOUD:
                    self._sounded_at = time.monotonic()
