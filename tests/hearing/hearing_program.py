"""The program at a table of its own: a sound card on which it hears everything, itself, too."""

import os
import subprocess
import sys
import threading
import time
from array import array
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from speech_sound_card import RATE, SoundCard, wait_until

from azul_access.games.azul.commands import Command, Take
from azul_access.record import ledger, setup
from azul_access.record.saved_game import read_game
from azul_access.storage import read_log

ROOT = Path(__file__).resolve().parents[2]
LOUD = 300  # the noise of the room is softer
SLICE_SECONDS = 0.02
START_SECONDS = 60.0
# The last scores are told to their end.
END_SECONDS = 60.0

# Who did what; how many tiles were counted aloud makes no other move.
Deed = tuple[str, Command]


def deeds(turns: Sequence[ledger.AppliedCommand]) -> list[Deed]:
    return [(turn.source, uncounted(turn.command)) for turn in turns]


def uncounted(command: Command) -> Command:
    return replace(command, count=None) if isinstance(command, Take) else command


def saved_deeds(log: Path) -> list[Deed]:
    """What stands in a saved game and was not taken back."""
    game, entries = read_game(read_log(log))
    return deeds(ledger.add_entries(setup.start_ledger(game), entries).applied)


def command(language: str, names: str, seed: int, log: Path) -> list[str]:
    """A new game with the virtual bag."""
    return [
        *(sys.executable, "-m", "azul_access", "play", "--language", language),
        *("--players", names, "--starts", names.split(",")[0]),
        *("--bag", "virtual", "--seed", str(seed), "--log", str(log)),
    ]


def environ(folder: Path) -> dict[str, str]:
    """Nothing of the tests that run beside it."""
    return {
        "PATH": os.environ["PATH"],
        "LANG": "C.UTF-8",
        "PYTHONWARNINGS": "error",
        "HOME": str(folder),
        "XDG_RUNTIME_DIR": str(folder),
        "AZUL_ACCESS_HOME": str(folder),
    }


class Program:
    """`azul-access play --listen open`, which has to be closed."""

    def __init__(
        self, card: SoundCard, folder: Path, log: Path, language: str, names: str, seed: int
    ) -> None:
        self._log = log
        self._errors = folder / "errors"
        home = folder / "home"
        home.mkdir()
        # People who are used to it listen to a fast voice.
        (home / "settings.toml").write_text("rate = 450\n")
        self.lines: list[str] = []
        self._last_news = time.monotonic()
        self._last_loud = time.monotonic()
        self._recorder = subprocess.Popen(
            [
                *("parec", "--server", card.server, "-d", "table.monitor", "--raw"),
                *("--format=s16le", f"--rate={RATE}", "--channels=1", "--latency-msec=20"),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        with self._errors.open("wb") as errors:
            self._process = subprocess.Popen(
                [
                    *command(language, names, seed, self._log),
                    *("--listen", "open", "--verbosity", "terse", "--speech", "own"),
                ],
                cwd=ROOT,
                env={
                    **environ(folder),
                    "AZUL_ACCESS_HOME": str(home),
                    "PULSE_SERVER": card.server,
                    "ALSA_CONFIG_PATH": "/dev/null",
                },
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
            )
        self._threads = [
            threading.Thread(target=work, daemon=True) for work in (self._read, self._listen)
        ]
        for thread in self._threads:
            thread.start()

    def quiet_seconds(self) -> float:
        """How long nothing sounded and nothing was written."""
        return time.monotonic() - max(self._last_loud, self._last_news)

    def is_told(self) -> bool:
        """Whether anything sounded since something was written."""
        return self._last_loud >= self._last_news

    def begun(self) -> bool:
        return wait_until(lambda: self.lines, START_SECONDS)

    def deeds(self) -> list[Deed]:
        return saved_deeds(self._log)

    def entries(self) -> list[ledger.Entry]:
        return read_game(read_log(self._log))[1]

    def errors(self) -> str:
        return self._errors.read_text(encoding="utf-8", errors="replace")

    def end(self) -> int:
        """Nobody types any more. Raises: TimeoutExpired."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        return self._process.wait(END_SECONDS)

    def close(self) -> None:
        for process in (self._process, self._recorder):
            process.kill()
            process.wait()
        for thread in self._threads:
            thread.join()
        if self._process.stdin is not None:
            self._process.stdin.close()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as pipe:
            for line in pipe:
                self._last_news = time.monotonic()
                self.lines.append(line.decode("utf-8").rstrip("\n"))

    def _listen(self) -> None:
        assert self._recorder.stdout is not None
        with self._recorder.stdout as pipe:
            while piece := pipe.read(int(RATE * SLICE_SECONDS) * 2):
                samples = array("h", piece[: len(piece) // 2 * 2])
                if samples and max(max(samples), -min(samples)) > LOUD:
                    self._last_loud = time.monotonic()
