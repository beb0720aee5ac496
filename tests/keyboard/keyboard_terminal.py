"""A terminal with the child program in it, and what it takes to talk to both."""

import os
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

CHILD = Path(__file__).with_name("keyboard_child.py")
PATIENCE = 20.0
"""Seconds after which something that should have been written counts as missing."""


def child_environ(**more: str) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if k not in ("ACCESSIBLE", "TERM")}
    return {**kept, "PYTHONWARNINGS": "error", "PYTHONIOENCODING": "utf-8", **more}


class Beside:
    """The writing end of the child's named pipe."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "beside"
        os.mkfifo(self.path)
        # Reading as well, so that opening does not wait for the child.
        self._pipe = os.open(self.path, os.O_RDWR)

    def do(self, command: str) -> None:
        os.write(self._pipe, f"{command}\n".encode())

    def close(self) -> None:
        os.close(self._pipe)


class Terminal:
    """The child in a pseudo-terminal, seen as the bytes that it writes."""

    def __init__(self, beside: Beside, environ: dict[str, str]) -> None:
        import pty

        self.written = b""
        self._seen = 0
        self._beside = beside
        self._master, slave = pty.openpty()
        command = [sys.executable, str(CHILD), str(beside.path)]
        self._child = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=environ, start_new_session=True
        )
        os.close(slave)

    def send(self, keys: bytes) -> None:
        os.write(self._master, keys)

    def do(self, command: str) -> None:
        self._beside.do(command)

    def expect(self, wanted: bytes) -> bytes:
        """What was written since the last call, up to and with `wanted`."""
        deadline = time.monotonic() + PATIENCE
        while wanted not in self.written[self._seen :]:
            if not self._read(deadline - time.monotonic()):
                pytest.fail(f"{wanted!r} is missing in {self.written[self._seen :]!r}")
        end = self.written.index(wanted, self._seen) + len(wanted)
        new, self._seen = self.written[self._seen : end], end
        return new

    def expect_exit(self) -> int:
        deadline = time.monotonic() + PATIENCE
        while self._read(deadline - time.monotonic()):
            pass
        return self._child.wait(PATIENCE)

    def _read(self, patience: float) -> bool:
        if not select.select([self._master], [], [], max(0.0, patience))[0]:
            return False
        try:
            new = os.read(self._master, 65536)
        except OSError:  # Linux: the child has gone
            return False
        self.written += new
        return bool(new)

    def close(self) -> None:
        self._child.kill()
        self._child.wait()
        os.close(self._master)
