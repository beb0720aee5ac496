"""Running the program: to its end in this process or in its own, or line by line."""

import contextlib
import io
import json
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import pytest

from azul_access.__main__ import main
from azul_access.cli import show
from azul_access.language.phrase import Form, Slot, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.record import ledger, setup
from azul_access.record.saved_game import read_game
from azul_access.storage import read_log

LANGUAGES = ("de", "en", "nl")
PATIENCE = 60.0
"""Seconds after which something that should have come counts as missing."""
PROGRAM = (sys.executable, "-m", "azul_access")
# What would let a test depend on who runs it.
_PERSONAL = ("ACCESSIBLE", "TERM", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "COLUMNS")


class Done(NamedTuple):
    """How a program ended and what it wrote."""

    code: int
    out: str
    err: str

    @property
    def all(self) -> str:
        return self.out + self.err


def said(language: str, message: str, /, **slots: Slot) -> str:
    """A sentence of the program, as it stands on the screen."""
    found = phrase(message, **slots)
    return load_phrases(language).render(found, Verbosity.NORMAL, Form.SHOW)


@dataclass(frozen=True)
class Azul:
    """The program with saved games in a folder of its own, begun in another one."""

    home: Path
    folder: Path
    started: list["Running"] = field(default_factory=list)

    def environ(self, **more: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name not in _PERSONAL}
        ours = {"AZUL_ACCESS_HOME": str(self.home), "PYTHONIOENCODING": "utf-8"}
        return {**kept, **ours, "LANG": "C.UTF-8", "PYTHONWARNINGS": "error", **more}

    @property
    def saved(self) -> list[Path]:
        """The saved games in the default folder, without lock files."""
        found = (self.home / "games").glob("*")
        return sorted(path for path in found if not path.name.startswith("."))

    def run(self, *words: str | Path, typed: str | bytes = b"", **environ: str) -> Done:
        """Call the main function with `typed` on standard input, in this process.

        It behaves as in a process of its own, without the half second that a start costs.
        """
        given = typed.encode() if isinstance(typed, str) else typed
        streams = [io.TextIOWrapper(io.BytesIO(given), "utf-8")]
        streams += [io.TextIOWrapper(io.BytesIO(), "utf-8", newline="\n") for _ in range(2)]
        with (
            mock.patch.dict(os.environ, self.environ(**environ), clear=True),
            mock.patch.multiple(sys, stdin=streams[0], stdout=streams[1], stderr=streams[2]),
            contextlib.chdir(self.folder),
        ):
            try:
                code = main([str(word) for word in words])
            except SystemExit as end:
                code = end.code if isinstance(end.code, int) else 1
            out, err = (self._written(stream) for stream in streams[1:])
        return checked(Done(code, out, err))

    @staticmethod
    def _written(stream: io.TextIOWrapper) -> str:
        stream.flush()
        content = stream.buffer
        assert isinstance(content, io.BytesIO)
        return content.getvalue().decode()

    def run_process(
        self,
        *words: str | Path,
        typed: str | bytes = b"",
        before: Iterable[str] = (),
        **environ: str,
    ) -> Done:
        """Run as a process of its own with `typed` on standard input.

        `before` is a command that starts the program, such as a shell with limits.
        """
        given = typed.encode() if isinstance(typed, str) else typed
        command = [*before, *PROGRAM, *map(str, words)]
        found = subprocess.run(
            command,
            input=given,
            capture_output=True,
            cwd=self.folder,
            env=self.environ(**environ),
            timeout=PATIENCE,
            check=False,
        )
        return checked(Done(found.returncode, found.stdout.decode(), found.stderr.decode()))

    def run_file(self, file: Path, *words: str | Path) -> Done:
        """Run to the end with a file as standard input, as `< file` does in a shell."""
        with file.open("rb") as stdin:
            found = subprocess.run(
                [*PROGRAM, *map(str, words)],
                stdin=stdin,
                capture_output=True,
                cwd=self.folder,
                env=self.environ(),
                timeout=PATIENCE,
                check=False,
            )
        return checked(Done(found.returncode, found.stdout.decode(), found.stderr.decode()))

    def start(self, *words: str | Path, **environ: str) -> "Running":
        """Start, and leave it waiting for input."""
        self.started.append(Running(words, self.folder, self.environ(**environ)))
        return self.started[-1]

    def data(self, log: Path) -> Any:
        """What `show --json` says of a saved game, without a process of its own."""
        game, entries = read_game(read_log(log))
        book = ledger.add_entries(setup.start_ledger(game), entries)
        return json.loads(json.dumps(show.as_data(game, book)))

    def shown(self, log: Path) -> Any:
        """`show --json` of a saved game."""
        done = self.run("show", log, "--json")
        assert (done.code, done.err) == (0, "")
        return json.loads(done.out)


def checked(done: Done) -> Done:
    """Nobody at the table ever sees Python's own words."""
    assert "Traceback" not in done.all, done.all
    assert "Warning" not in done.all, done.all
    return done


class Running:
    """A program that is running, with pipes at its input and output."""

    def __init__(self, words: Iterable[str | Path], folder: Path, environ: dict[str, str]) -> None:
        self._process = subprocess.Popen(
            [*PROGRAM, *map(str, words)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=folder,
            env=environ,
        )
        self.written = b""
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put(b"")

    def type(self, *lines: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        self._process.stdin.flush()

    def line(self) -> str:
        """The next line that was written, or nothing at the end."""
        try:
            line = self._lines.get(timeout=PATIENCE)
        except queue.Empty:
            pytest.fail(f"nothing more was written after {self.written.decode()}")
        self.written += line
        return line.decode()

    def expect(self, wanted: str) -> str:
        """What is written up to the line that holds `wanted`."""
        found: list[str] = []
        while line := self.line():
            found.append(line)
            if wanted in line:
                return "".join(found)
        pytest.fail(f"{wanted!r} is missing in {''.join(found)}")

    def kill(self) -> str:
        """Kill the program; all that it wrote in its life."""
        self._process.kill()
        return self._end()

    def finish(self) -> Done:
        """End its input and let it end."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        written = self._end()
        return checked(Done(self._process.returncode, written, ""))

    def ended(self) -> Done:
        """Wait for its own end."""
        written = self._end()
        return checked(Done(self._process.returncode, written, ""))

    def _end(self) -> str:
        self._process.wait(PATIENCE)
        while self.line():
            pass
        self._reader.join(PATIENCE)
        return self.written.decode()

    def close(self) -> None:
        """Leave nothing behind, however the test ended."""
        self._process.kill()
        self._process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            try:
                pipe.close()
            except BrokenPipeError:  # what was typed last found nobody
                continue
