"""The program in a terminal of its own, as somebody at the table sees it."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from program_runs import PROGRAM, TIMEOUT_SECONDS, ProgramRunner
from tmux_window import TmuxWindow

# Keeps the window when the program has ended, and notes its process and its exit code.
KEEPER = """
    sh -c 'echo $$ > "$0/process"; exec "$@"' "$0" "$@"
    echo $? > "$0/exit"
    sleep 600
"""
# Wide enough that no line of these games is wrapped.
COLUMNS, ROWS = "500", "12"


class Terminal(TmuxWindow):
    """The program in a tmux window of its own server."""

    def __init__(self, folder: Path, program: ProgramRunner, *words: str | Path) -> None:
        self._folder = folder
        config = folder / "tmux.conf"
        config.write_text("set -g history-limit 9999\n", encoding="utf-8")
        command = ["sh", "-c", KEEPER, str(folder), *PROGRAM, *map(str, words)]
        size = ("-x", COLUMNS, "-y", ROWS)
        start = ("-u", "-f", str(config), "new-session", "-d", *size, "-c", str(program.folder))
        super().__init__(folder, *start, *command, env=program.environ(TERM="xterm"))

    def type(self, line: str) -> None:
        """Type a line and Enter."""
        if line:
            self.run("send-keys", "-l", line)
        self.run("send-keys", "Enter")

    def press(self, *keys: str) -> None:
        self.run("send-keys", *keys)

    def expect(self, lines: list[str]) -> None:
        """Wait until the whole transcript is these lines."""
        expected_text = [line.rstrip() for line in lines]
        self._wait(
            lambda: self.transcript() == expected_text, lambda: (self.transcript(), expected_text)
        )

    def wait_for(self, text: str) -> None:
        """Wait until a line begins with this text."""
        self._wait(
            lambda: any(line.startswith(text.rstrip()) for line in self.transcript()),
            lambda: (text, self.transcript()),
        )

    def expect_exit(self) -> int:
        """Wait for the program's end; its exit code, more than 128 where it was killed."""
        self._wait(lambda: self._note("exit") != "", self.transcript)
        return int(self._note("exit"))

    def kill(self) -> None:
        os.kill(int(self._note("process")), signal.SIGKILL)
        assert self.expect_exit() == 128 + signal.SIGKILL

    def _note(self, name: str) -> str:
        path = self._folder / name
        return path.read_text(encoding="utf-8").strip() if path.exists() else ""

    def _wait(self, result: Callable[[], bool], tell: Callable[[], object]) -> None:
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while not result():
            if time.monotonic() > deadline:
                pytest.fail(f"never came: {tell()}")
            time.sleep(0.05)  # each question is a process
