"""The back end for scripts, in this process and in one of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from keyboard_terminal import CHILD, PATIENCE, child_environ

from azul_access.keyboard import EndOfInput
from azul_access.keyboard.piped import PipedConsole


def run_child(tmp_path: Path, stdin: bytes, **environ: str) -> bytes:
    script = tmp_path / "script"
    script.write_bytes(stdin)
    with script.open("rb") as lines:
        done = subprocess.run(
            [sys.executable, str(CHILD)],
            stdin=lines,
            capture_output=True,
            env=child_environ(**environ),
            timeout=PATIENCE,
            check=True,
        )
    assert done.stderr == b""
    return done.stdout.replace(b"\r\n", b"\n")


def test_transcript_of_a_script(tmp_path: Path) -> None:
    """No prompt and no escape sequence: only announcements, in order; a key count of one a line."""
    assert run_child(tmp_path, b"w\n2r3\n") == (
        b"open piped\ngot 'w' on > \ngot '2r3' on > \nend after 2 keys\n"
    )


@pytest.mark.parametrize(
    ("stdin", "lines"),
    [
        (b"a\r\nb\r\n", ["'a'", "'b'"]),
        (b"\xef\xbb\xbfa\n", ["'a'"]),
        (b"a\n\nb", ["'a'", "''", "'b'"]),
        (b"\xff\xc3\xa4\n", ["'\\ufffd\\xe4'"]),
        (b"a\tb\x1b\n", ["'a b '"]),
        (b"", []),
    ],
)
def test_lines_from_any_system(tmp_path: Path, stdin: bytes, lines: list[str]) -> None:
    """CRLF, byte order mark, a missing last line end, bytes that are no UTF-8, control bytes."""
    out = run_child(tmp_path, stdin).decode().splitlines()
    assert out[1:-1] == [f"got {line} on > " for line in lines]


@pytest.mark.parametrize(
    ("encoding", "expected"), [("cp1252", "„Ä–?“"), ("ascii", '"A-?"'), ("utf-8", "„Ä–⠱“")]
)
def test_output_encoding(tmp_path: Path, encoding: str, expected: str) -> None:
    """A pipe that cannot encode braille or quotes does not end the game."""
    out = run_child(tmp_path, b"wall\n", PYTHONIOENCODING=encoding)
    assert out.decode(encoding).splitlines()[2] == expected


def test_reader_of_the_output_goes_away() -> None:
    """`| head -1`: telling raises nothing, the next asking is the end of input."""
    reading, writing = os.pipe()
    with (
        os.fdopen(writing, "w", encoding="utf-8") as stdout,
        open(CHILD, encoding="utf-8") as lines,
    ):
        console = PipedConsole(lambda: None, lines, stdout)
        console.write("heard")
        assert os.read(reading, 99).split() == [b"heard"]
        os.close(reading)
        console.read_line(str)
        console.write("unheard")
        with pytest.raises(EndOfInput):
            console.read_line(str)


def test_reader_goes_away_quietly() -> None:
    """Nothing on standard error and exit code 0, although Python flushes once more at its end."""
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
        # Its input is still open: it ends because nobody listens.
        assert child.stderr.read() == b""
        assert child.wait(PATIENCE) == 0


def test_close_ends_the_asking(tmp_path: Path) -> None:
    """After close() no line is read, but the last words are still written."""
    path = tmp_path / "out"
    with open(CHILD, encoding="utf-8") as lines, path.open("w", encoding="utf-8") as stdout:
        console = PipedConsole(lambda: None, lines, stdout)
        console.close()
        with pytest.raises(EndOfInput):
            console.read_line(str)
        console.write("bye")
        assert path.read_text(encoding="utf-8") == "bye\n"
