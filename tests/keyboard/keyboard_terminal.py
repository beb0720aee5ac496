"""The child program in a pseudo-terminal, and the pipe for its commands."""

import os
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest
from judged_warnings import JUDGED_WARNINGS

CHILD = Path(__file__).with_name("keyboard_child.py")
TIMEOUT_SECONDS = 60.0
"""Seconds to wait for an event before it counts as missing."""


def child_environ(**more: str) -> dict[str, str]:
    """The environment of a child program, without variables that select a back end."""
    kept = {k: v for k, v in os.environ.items() if k not in ("ACCESSIBLE", "TERM")}
    return {**kept, "PYTHONWARNINGS": JUDGED_WARNINGS, "PYTHONIOENCODING": "utf-8", **more}


class CommandPipe:
    """The writing end of the child's named pipe."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "commands"
        os.mkfifo(self.path)
        # Opened for reading as well, so that opening does not wait for the child.
        self._pipe = os.open(self.path, os.O_RDWR)

    def send(self, command: str) -> None:
        os.write(self._pipe, f"{command}\n".encode())

    def close(self) -> None:
        os.close(self._pipe)


class Terminal:
    """The child in a pseudo-terminal, and the bytes that it writes."""

    def __init__(self, commands: CommandPipe, environ: dict[str, str]) -> None:
        import pty

        self.written = b""
        self._expected = 0  # the end of what `expect` has returned
        self._commands = commands
        self._master, slave = pty.openpty()
        command = [sys.executable, str(CHILD), str(commands.path)]
        self._child = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=environ, start_new_session=True
        )
        os.close(slave)

    def press(self, keys: bytes) -> None:
        os.write(self._master, keys)

    def send(self, command: str) -> None:
        """Send a command that does not come from the keyboard."""
        self._commands.send(command)

    def expect(self, text: bytes) -> bytes:
        """Wait for `text`, and return what was written since the last call up to its end."""
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while text not in self.written[self._expected :]:
            if not self._read(deadline - time.monotonic()):
                pytest.fail(f"{text!r} is missing in {self.written[self._expected :]!r}")
        end = self.written.index(text, self._expected) + len(text)
        new, self._expected = self.written[self._expected : end], end
        return new

    def expect_exit(self) -> int:
        """Wait for the end of the child and return its exit code."""
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while self._read(deadline - time.monotonic()):
            pass
        return self._child.wait(TIMEOUT_SECONDS)

    def close(self) -> None:
        self._child.kill()
        self._child.wait()
        os.close(self._master)

    def _read(self, timeout_seconds: float) -> bool:
        if not select.select([self._master], [], [], max(0.0, timeout_seconds))[0]:
            return False
        try:
            new = os.read(self._master, 65536)
        except OSError:  # on Linux, the child has ended
            return False
        self.written += new
        return bool(new)
