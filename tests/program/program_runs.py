"""Running the program: to its end in this process or in its own, or line by line."""

import contextlib
import io
import json
import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import pytest
from judged_warnings import JUDGED_WARNINGS

from azul_access.__main__ import main
from azul_access.cli import show
from azul_access.language.phrase import Form, Slot, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.record.saved_game import load_game

LANGUAGES = ("de", "en", "nl")
# How long a test waits for something that should come.
TIMEOUT_SECONDS = 120.0
PROGRAM = (sys.executable, "-m", "azul_access")
# Variables of the person who runs the tests, which must not influence them.
_PERSONAL = ("ACCESSIBLE", "TERM", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "COLUMNS")


class Result(NamedTuple):
    """The exit code of a program and what it wrote to standard output and standard error."""

    code: int
    out: str
    err: str


def outside_project() -> contextlib.AbstractContextManager[None]:
    """Change the current folder to one without the project's environment in it."""
    return contextlib.chdir(Path(__file__).parent)


def sentence(language: str, message: str, /, **slots: Slot) -> str:
    """A sentence of the program as it is shown at normal verbosity.

    Commands in it have full paths, as outside the folder of the project, where the program runs.
    """
    with outside_project():
        return load_phrases(language).render(phrase(message, **slots), Verbosity.NORMAL, Form.SHOW)


@dataclass(frozen=True)
class ProgramRunner:
    """Runs the program in the current folder `folder`, with its saved games under `home`.

    Processes of its own are started with `command`.
    """

    home: Path
    folder: Path
    command: tuple[str | Path, ...] = PROGRAM
    started: list["RunningProgram"] = field(default_factory=list)

    def environ(self, **more: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name not in _PERSONAL}
        ours = {"AZUL_ACCESS_HOME": str(self.home), "PYTHONIOENCODING": "utf-8"}
        return {**kept, **ours, "LANG": "C.UTF-8", "PYTHONWARNINGS": JUDGED_WARNINGS, **more}

    @property
    def saved(self) -> list[Path]:
        """The saved games in the default folder, without lock files."""
        paths = (self.home / "games").glob("*")
        return sorted(path for path in paths if not path.name.startswith("."))

    def run(self, *words: str | Path, typed: str | bytes = b"", **environ: str) -> Result:
        """Call the main function in this process, with `typed` on standard input.

        The result is that of a process of its own, without the half second that a start costs.
        """
        streams = [io.TextIOWrapper(io.BytesIO(_encoded(typed)), "utf-8")]
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
            out, err = (_written(stream) for stream in streams[1:])
        return without_traceback(Result(code, out, err))

    def run_process(
        self,
        *words: str | Path,
        typed: str | bytes = b"",
        launcher: Iterable[str | Path] = (),
        **environ: str,
    ) -> Result:
        """Run a process of its own to its end, with `typed` on standard input.

        `launcher` is a command that starts the program, such as a shell with limits.
        """
        return self._run([*launcher, *self.command, *words], input=_encoded(typed), environ=environ)

    def run_python(self, code: str, **environ: str) -> Result:
        """Run Python code in a process of its own."""
        return self._run([sys.executable, "-c", code], input=b"", environ=environ)

    def run_file(self, file: Path, *words: str | Path) -> Result:
        """Run a process with a file as standard input, as `< file` does in a shell."""
        with file.open("rb") as stdin:
            return self._run([*self.command, *words], stdin=stdin, environ={})

    def _run(
        self, command: Iterable[str | Path], environ: Mapping[str, str], **streams: Any
    ) -> Result:
        ended = subprocess.run(
            [str(word) for word in command],
            capture_output=True,
            cwd=self.folder,
            env=self.environ(**environ),
            timeout=TIMEOUT_SECONDS,
            check=False,
            **streams,
        )
        return without_traceback(
            Result(ended.returncode, _decoded(ended.stdout), _decoded(ended.stderr))
        )

    def start(self, *words: str | Path, **environ: str) -> "RunningProgram":
        """Start a process and leave it waiting for input."""
        self.started.append(
            RunningProgram((*self.command, *words), self.folder, self.environ(**environ))
        )
        return self.started[-1]

    def data(self, log: Path) -> Any:
        """The data of `show --json` for a saved game, without running the program."""
        saved = load_game(log)
        return json.loads(json.dumps(show.as_data(saved.setup, saved.ledger)))

    def show_json(self, log: Path) -> Any:
        """The output of `show --json` for a saved game."""
        result = self.run("show", log, "--json")
        assert (result.code, result.err) == (0, "")
        return json.loads(result.out)


def _encoded(typed: str | bytes) -> bytes:
    return typed.encode() if isinstance(typed, str) else typed


def _decoded(output: bytes) -> str:
    """Lines with the same ends on all systems."""
    return output.decode().replace(os.linesep, "\n")


def _written(stream: io.TextIOWrapper) -> str:
    stream.flush()
    content = stream.buffer
    assert isinstance(content, io.BytesIO)
    return content.getvalue().decode()


def without_traceback(result: Result) -> Result:
    """The result itself. Fails if a player would have seen a traceback or a warning."""
    for output in (result.out, result.err):
        assert "Traceback" not in output, output
        assert "Warning" not in output, output
    return result


def restore_signals() -> None:
    """Let a new process be ended: a background job of a shell ignores some requests to end."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"):
        signal.signal(getattr(signal, name), signal.SIG_DFL)


class RunningProgram:
    """A running program with pipes at its input and output."""

    def __init__(
        self, command: Iterable[str | Path], folder: Path, environ: dict[str, str]
    ) -> None:
        self._process = subprocess.Popen(
            [*map(str, command)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=folder,
            env=environ,
            # Processes that a shell starts in the background ignore Ctrl-C and pass that on.
            preexec_fn=restore_signals if os.name == "posix" else None,
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
        """Wait for the next line of output; empty at the end."""
        try:
            line = self._lines.get(timeout=TIMEOUT_SECONDS)
        except queue.Empty:
            pytest.fail(f"nothing more was written after {self.written.decode()}")
        self.written += line
        return _decoded(line)

    def expect(self, expected_text: str) -> str:
        """Wait for the line that contains the text; returns the output up to it."""
        lines: list[str] = []
        while line := self.line():
            lines.append(line)
            if expected_text in line:
                return "".join(lines)
        pytest.fail(f"{expected_text!r} is missing in {''.join(lines)}")

    def kill(self) -> str:
        """Kill the program and return all its output."""
        self._process.kill()
        return self._end()

    def finish(self) -> Result:
        """Close its input and wait for its end."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        written = self._end()
        return without_traceback(Result(self._process.returncode, written, ""))

    def wait(self) -> Result:
        """Wait until it ends by itself."""
        written = self._end()
        return without_traceback(Result(self._process.returncode, written, ""))

    def _end(self) -> str:
        self._process.wait(TIMEOUT_SECONDS)
        while self.line():
            pass
        self._reader.join(TIMEOUT_SECONDS)
        return _decoded(self.written)

    def close(self) -> None:
        """End the process and its pipes, however the test ended."""
        self._process.kill()
        self._process.wait(TIMEOUT_SECONDS)
        self._reader.join(TIMEOUT_SECONDS)
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            try:
                pipe.close()
            except BrokenPipeError:  # the program ended before it read the last line
                continue
