"""The back end for scripts."""

import ctypes
import io
import operator
import os
import select
import signal
import subprocess
import sys
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from keyboard_terminal import CHILD, TIMEOUT_SECONDS, child_environ

from azul_access.keyboard import EndOfInput
from azul_access.keyboard.piped import PipedConsole
from azul_access.standard_streams import encode_output


def read_all(console: PipedConsole) -> list[str]:
    lines = []
    try:
        while True:
            lines.append(console.read_line(str))
    except EndOfInput:
        return lines


def test_transcript_of_a_script(tmp_path: Path) -> None:
    """A process that reads a file writes texts in order, without prompts and escape sequences."""
    script = tmp_path / "script"
    script.write_bytes(b"w\n2r3\n")
    with script.open("rb") as lines:
        done = subprocess.run(
            [sys.executable, str(CHILD)],
            stdin=lines,
            capture_output=True,
            env=child_environ(),
            timeout=TIMEOUT_SECONDS,
            check=True,
        )
    assert done.stderr == b""
    assert done.stdout.replace(b"\r\n", b"\n") == (
        b"open piped\ngot 'w' on > \ngot '2r3' on > \nend after 2 keys\n"
    )


@pytest.mark.parametrize(
    ("content", "lines"),
    [
        (b"a\r\nb\r\n", ["a", "b"]),
        (b"\xef\xbb\xbfa\n", ["a"]),
        (b"a\n\nb", ["a", "", "b"]),
        (b"\xff\xc3\xa4\n", ["\ufffdä"]),
        (b"a\tb\x1b\n", ["a b "]),
        (b"", []),
    ],
)
def test_lines_from_any_system(content: bytes, lines: list[str]) -> None:
    """CRLF, byte order mark, a missing last line end, invalid UTF-8 and control characters."""
    stdin = io.TextIOWrapper(io.BytesIO(content), "ascii")
    keys: list[None] = []
    console = PipedConsole(lambda: keys.append(None), stdin, None)
    assert read_all(console) == lines
    assert len(keys) == len(lines)


@pytest.mark.parametrize(
    ("encoding", "expected"), [("cp1252", "„Ä–?“"), ("ascii", '"A-?"'), ("utf-8", "„Ä–⠱“")]
)
def test_output_encoding(encoding: str, expected: str) -> None:
    """A stream that cannot encode braille or quotes gets readable replacements."""
    written = io.BytesIO()
    console = PipedConsole(lambda: None, None, io.TextIOWrapper(written, encoding, newline="\n"))
    console.write("„Ä–⠱“")
    assert written.getvalue().decode(encoding) == f"{expected}\n"


@pytest.mark.parametrize(
    ("environ", "windows", "expected"),
    [
        ({}, True, "für ⠗".encode()),
        ({}, False, b"f\xfcr ?"),
        ({"PYTHONIOENCODING": "cp1252"}, True, b"f\xfcr ?"),
    ],
)
def test_encoding_of_a_pipe(environ: dict[str, str], windows: bool, expected: bytes) -> None:
    """Windows' own encoding of pipes is none that its programs read them in."""
    content = io.BytesIO()
    stream = io.TextIOWrapper(content, encoding="cp1252")
    encode_output(stream, environ, windows=windows)
    stream.write("für ⠗")
    stream.flush()
    assert content.getvalue() == expected


def test_reader_of_the_output_goes_away() -> None:
    """After `| head -1`, writing raises nothing and the next read is the end of the input."""
    reading, writing = os.pipe()
    with (
        os.fdopen(writing, "w", encoding="utf-8") as stdout,
        open(CHILD, encoding="utf-8") as lines,
    ):
        console = PipedConsole(lambda: None, lines, stdout)
        console.write("first")
        assert os.read(reading, 99).split() == [b"first"]
        os.close(reading)
        console.read_line(str)
        console.write("second")
        with pytest.raises(EndOfInput):
            console.read_line(str)


def test_reader_goes_away_quietly() -> None:
    """Exit code 0 and no message, although Python flushes its streams once more at the end."""
    with subprocess.Popen(
        [sys.executable, str(CHILD)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=child_environ(),
    ) as child:
        assert child.stdin
        assert child.stdout
        assert child.stderr
        assert child.stdout.readline().split() == [b"open", b"piped"]
        child.stdout.close()
        child.stdin.write(b"a\n")
        child.stdin.flush()
        # Its input is still open, so it ends because of its output.
        assert child.stderr.read() == b""
        assert child.wait(TIMEOUT_SECONDS) == 0


def test_close_ends_the_input(tmp_path: Path) -> None:
    """After close() no line is read, but texts are still written."""
    path = tmp_path / "out"
    with open(CHILD, encoding="utf-8") as lines, path.open("w", encoding="utf-8") as stdout:
        console = PipedConsole(lambda: None, lines, stdout)
        console.close()
        with pytest.raises(EndOfInput):
            console.read_line(str)
        console.write("bye")
        assert path.read_text(encoding="utf-8") == "bye\n"


@pytest.mark.needs("signals")
def test_a_signal_just_before_waiting_is_handled_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A request to end that comes when a line is about to be read does not wait for that line."""

    class RequestedError(Exception):
        pass

    def end(*_: object) -> None:
        raise RequestedError

    deliver = partial(ctypes.CDLL(None)["raise"], int(signal.SIGUSR1))
    wait = select.select

    def wait_after_signal(*streams: Any) -> object:
        # Python's handler runs between two operations of its own; `map` is only one.
        return list(map(operator.call, [deliver, partial(wait, *streams)]))[1]

    previous = signal.signal(signal.SIGUSR1, end)
    reader, writer = os.pipe()
    remedy = threading.Timer(TIMEOUT_SECONDS, os.write, [writer, b"too late\n"])
    remedy.start()
    try:
        with os.fdopen(reader) as stdin:
            console = PipedConsole(lambda: None, stdin, None)
            monkeypatch.setattr(select, "select", wait_after_signal)
            with pytest.raises(RequestedError):
                console.read_line(str)
            monkeypatch.undo()
            console.close()
    finally:
        remedy.cancel()
        os.close(writer)
        signal.signal(signal.SIGUSR1, previous)
