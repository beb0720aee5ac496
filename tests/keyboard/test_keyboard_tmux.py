"""The real prompt in real terminals: the bytes it writes, and what tmux makes of them."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from keyboard_terminal import CHILD, PATIENCE, Beside, Terminal, child_environ

from azul_access.keyboard.characters import split_lines

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals on Windows")

FORBIDDEN = {
    "cursor-position request": rb"\x1b\[6n",
    "alternate screen": rb"\x1b\[\?(1049|47|1047)[hl]",
    "bell": rb"\x07",
    "mouse mode": rb"\x1b\[\?(9|100[0-7]|1015)h",
    "hidden cursor": rb"\x1b\[\?25l",
    "cursor shape or blinking": rb"\x1b\[\?12[hl]|\x1b\[\d* q",
    "cursor up": rb"\x1b\[\d*A",
    "jump": rb"\x1b\[[\d;]*[Hf]",
    "clear screen": rb"\x1b\[[123]J",
}


class Tmux:
    """The child in a tmux window of its own server: 40 columns, 10 rows."""

    def __init__(self, folder: Path, beside: Beside) -> None:
        self._socket = folder / "tmux"
        self.beside = beside
        command = ["new-session", "-d", "-x", "40", "-y", "10", sys.executable, str(CHILD)]
        # tmux sets TERM itself.
        self._run("-f", os.devnull, *command, str(beside.path), env=child_environ(TERM="xterm"))

    def _run(self, *arguments: str, env: dict[str, str] | None = None) -> str:
        done = subprocess.run(
            ["tmux", "-S", str(self._socket), *arguments],
            capture_output=True,
            encoding="utf-8",
            env=env,
            timeout=PATIENCE,
            check=True,
        )
        return done.stdout

    def send(self, *keys: str) -> None:
        self._run("send-keys", *keys)

    def transcript(self) -> list[str]:
        """All lines, scrollback included, wrapped ones joined, without spaces at their ends."""
        lines = self._run("capture-pane", "-p", "-J", "-S", "-").rstrip().split("\n")
        return [line.rstrip() for line in lines]

    def expect(self, *last: str) -> list[str]:
        """The transcript, once it ends with these lines."""
        deadline = time.monotonic() + PATIENCE
        while (lines := self.transcript())[-len(last) :] != list(last):
            if time.monotonic() > deadline:
                pytest.fail(f"{last} is missing in {lines}")
            time.sleep(0.02)
        return lines

    def state(self, name: str) -> str:
        return self._run("display-message", "-p", f"#{{{name}}}").strip()

    def close(self) -> None:
        self._run("kill-server")


@pytest.fixture
def tmux(tmp_path: Path, beside: Beside) -> Iterator[Tmux]:
    if not shutil.which("tmux"):
        if os.environ.get("CI"):
            pytest.fail("tmux is not installed, and CI must not skip this")
        pytest.skip("tmux is not installed")
    window = Tmux(tmp_path, beside)
    yield window
    window.close()


def test_half_typed_line_survives(tmux: Tmux) -> None:
    """A message goes in above the line being typed; Enter then sends all of the line."""
    tmux.expect("open prompt", ">")
    tmux.send("he")
    tmux.expect("open prompt", "> he")
    tmux.beside.do("tell Anna: two R")
    tmux.expect("open prompt", "Anna: two R", "> he")
    tmux.send("llo", "Enter")
    tmux.expect("open prompt", "Anna: two R", "> hello", "got 'hello' on >", ">")


def test_scrollback_keeps_everything_once(tmux: Tmux) -> None:
    """Far more messages than rows, while a line is typed: each is kept exactly once, in order."""
    tmux.expect("open prompt", ">")
    tmux.send("ab")
    tmux.expect("open prompt", "> ab")
    told = [f"message {number} " + "long " * (number % 3 * 6) for number in range(40)]
    for message in told:
        tmux.beside.do(f"tell {message}")
    told = [line for message in told for line in split_lines(message.rstrip(), 40)]
    assert tmux.expect(told[-1], "> ab") == ["open prompt", *told, "> ab"]
    assert tmux.state("cursor_flag") == "1"
    assert tmux.state("alternate_on") == "0"


def test_long_prompt_and_line(tmux: Tmux) -> None:
    """Prompt and line over several rows: a message does not disturb what is above them."""
    tmux.expect("open prompt", ">")
    prompt = "a very long prompt that does not fit into one row> "
    typed = "and a line that has more letters than a row has columns"
    tmux.beside.do(f"prompt {prompt}")
    # Drawn cell by cell, with no mark that tells tmux to join the rows.
    text = prompt + typed
    rows = [text[start : start + 40].rstrip() for start in range(0, len(text), 40)]
    tmux.send("-l", typed)
    tmux.expect("open prompt", *rows)
    tmux.beside.do("tell x")
    tmux.expect("open prompt", "x", *rows)
    tmux.send("Enter")
    lines = tmux.expect(prompt[:40], prompt[40:].rstrip())
    assert "".join(lines).count("got 'and a line") == 1


def test_line_longer_than_the_screen(tmux: Tmux) -> None:
    """An accident with a key or a paste: the line arrives whole, the transcript stays."""
    tmux.expect("open prompt", ">")
    tmux.send("-l", "x" * 700)
    tmux.send("Enter")
    lines = tmux.expect("got", f"'{'x' * 700}'", "on >", ">")
    assert lines.count("open prompt") == 1
    assert lines[0] == "open prompt"


def test_ctrl_c_and_the_end(tmux: Tmux) -> None:
    """Ctrl-C leaves the line in the transcript and begins a new one; Ctrl-D ends the input."""
    tmux.expect("open prompt", ">")
    tmux.send("ab")
    tmux.send("C-c")
    tmux.expect("open prompt", "> ab", ">")
    tmux.send("C-l")
    tmux.send("x", "Enter")
    tmux.expect("open prompt", "> ab", "> x", "got 'x' on >", ">")


def test_bytes_of_a_simple_exchange(open_terminal: Callable[..., Terminal]) -> None:
    """Nothing that a screen reader would trip over is written, from the first byte to the last."""
    terminal = open_terminal(TERM="xterm-256color")
    drawn = b"\x1b[?7h\x1b[0m"
    terminal.expect(b"open prompt")
    terminal.expect(drawn)
    terminal.send(b"\x7fhe")  # first there is nothing to delete: a reason to ring
    terminal.expect(b"he")
    terminal.do("tell Anna: two R")
    terminal.expect(b"Anna: two R\r\r\n")
    terminal.expect(b"he")
    terminal.send(b"llo\r")
    terminal.expect(b"got 'hello'")
    terminal.expect(drawn)
    terminal.send(b"ab\x03")
    terminal.expect(b"ab")
    terminal.expect(b"\n")
    terminal.expect(b">")
    terminal.expect(drawn)
    terminal.send(b"\x1b[200~p\nq\n\x1b[201~")
    terminal.expect(b"got 'q'")
    terminal.expect(drawn)
    terminal.send(b"\x04")
    terminal.expect(b"end after")
    assert terminal.expect_exit() == 0
    found = [name for name, code in FORBIDDEN.items() if re.search(code, terminal.written)]
    assert found == []
    assert terminal.written.rindex(b"\x1b[?2004l") > terminal.written.rindex(b"\x1b[?2004h")


def test_terminal_without_unicode(open_terminal: Callable[..., Terminal]) -> None:
    """A terminal that only has ASCII gets readable stand-ins."""
    terminal = open_terminal(TERM="xterm", PYTHONIOENCODING="ascii")
    terminal.expect(b">")
    terminal.send(b"wall\r")
    terminal.expect(b'"A-?"')
