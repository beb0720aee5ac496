"""The prompt in real terminals: the bytes it writes, and the screen that tmux makes of them."""

import os
import re
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from keyboard_terminal import CHILD, TIMEOUT_SECONDS, CommandPipe, Terminal, child_environ
from tmux_window import TmuxWindow

from azul_access.keyboard.characters import split_lines

pytestmark = pytest.mark.needs("pseudo-terminals")

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


class Tmux(TmuxWindow):
    """The child in a window of a tmux server of its own, with 40 columns and 10 rows."""

    def __init__(self, folder: Path, commands: CommandPipe) -> None:
        self.commands = commands
        command = ["new-session", "-d", "-x", "40", "-y", "10", sys.executable]
        # tmux sets TERM itself.
        environ = child_environ(TERM="xterm")
        super().__init__(folder, "-f", os.devnull, *command, CHILD, commands.path, env=environ)

    def send(self, *keys: str) -> None:
        self.run("send-keys", *keys)

    def expect(self, *last: str) -> list[str]:
        """Wait until the transcript ends with these lines, and return it."""
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while (lines := self.transcript())[-len(last) :] != list(last):
            if time.monotonic() > deadline:
                pytest.fail(f"{last} is missing in {lines}")
            time.sleep(0.02)  # tmux reports no changes of the screen
        return lines

    def state(self, name: str) -> str:
        return self.run("display-message", "-p", f"#{{{name}}}").strip()


@pytest.fixture
def tmux(tmp_path: Path, command_pipe: CommandPipe) -> Iterator[Tmux]:
    window = Tmux(tmp_path, command_pipe)
    yield window
    window.close()


@pytest.mark.needs("tmux")
def test_half_typed_line_survives(tmux: Tmux) -> None:
    """A text is inserted above the line being typed; Enter then sends the whole line."""
    tmux.expect("open prompt", ">")
    tmux.send("he")
    tmux.expect("open prompt", "> he")
    tmux.commands.send("write Anna: two R")
    tmux.expect("open prompt", "Anna: two R", "> he")
    tmux.send("llo", "Enter")
    tmux.expect("open prompt", "Anna: two R", "> hello", "got 'hello' on >", ">")


@pytest.mark.needs("tmux")
def test_scrollback_keeps_everything_once(tmux: Tmux) -> None:
    """Of many more texts than rows, each stays in the scrollback exactly once, in order."""
    tmux.expect("open prompt", ">")
    tmux.send("ab")
    tmux.expect("open prompt", "> ab")
    texts = [f"message {number} " + "long " * (number % 3 * 6) for number in range(40)]
    for text in texts:
        tmux.commands.send(f"write {text}")
    lines = [line for text in texts for line in split_lines(text.rstrip(), 40)]
    assert tmux.expect(lines[-1], "> ab") == ["open prompt", *lines, "> ab"]
    assert tmux.state("cursor_flag") == "1"
    assert tmux.state("alternate_on") == "0"


@pytest.mark.needs("tmux")
def test_long_prompt_and_line(tmux: Tmux) -> None:
    """A text above a prompt and a line of several rows does not disturb the rows above."""
    tmux.expect("open prompt", ">")
    prompt = "a very long prompt that does not fit into one row> "
    typed = "and a line that has more letters than a row has columns"
    tmux.commands.send(f"prompt {prompt}")
    # The rows are drawn cell by cell, so tmux does not join them.
    text = prompt + typed
    rows = [text[start : start + 40].rstrip() for start in range(0, len(text), 40)]
    tmux.send("-l", typed)
    tmux.expect("open prompt", *rows)
    tmux.commands.send("write x")
    tmux.expect("open prompt", "x", *rows)
    tmux.send("Enter")
    lines = tmux.expect(prompt[:40], prompt[40:].rstrip())
    assert "".join(lines).count("got 'and a line") == 1


@pytest.mark.needs("tmux")
def test_line_longer_than_the_screen(tmux: Tmux) -> None:
    """The line, as from a stuck key, arrives whole, and the transcript stays as it is."""
    tmux.expect("open prompt", ">")
    tmux.send("-l", "x" * 700)
    tmux.send("Enter")
    lines = tmux.expect("got", f"'{'x' * 700}'", "on >", ">")
    assert lines.count("open prompt") == 1
    assert lines[0] == "open prompt"


@pytest.mark.needs("tmux")
def test_ctrl_c_and_ctrl_l(tmux: Tmux) -> None:
    """Ctrl-C leaves the line in the transcript and starts a new one; Ctrl-L does nothing."""
    tmux.expect("open prompt", ">")
    tmux.send("ab")
    tmux.send("C-c")
    tmux.expect("open prompt", "> ab", ">")
    tmux.send("C-l")
    tmux.send("x", "Enter")
    tmux.expect("open prompt", "> ab", "> x", "got 'x' on >", ">")


def test_bytes_of_a_simple_exchange(open_terminal: Callable[..., Terminal]) -> None:
    """From the first byte to the last, nothing is written that disturbs a screen reader."""
    terminal = open_terminal(TERM="xterm-256color")
    drawn = b"\x1b[?7h\x1b[0m"
    terminal.expect(b"open prompt")
    terminal.expect(drawn)
    terminal.press(b"\x7fhe")  # nothing to delete, for which other programs ring the bell
    terminal.expect(b"he")
    terminal.send("write Anna: two R")
    terminal.expect(b"Anna: two R\r\r\n")
    terminal.expect(b"he")
    terminal.press(b"llo\r")
    terminal.expect(b"got 'hello'")
    terminal.expect(drawn)
    terminal.press(b"ab\x03")
    terminal.expect(b"ab")
    terminal.expect(b"\n")
    terminal.expect(b">")
    terminal.expect(drawn)
    terminal.press(b"\x1b[200~p\nq\n\x1b[201~")
    terminal.expect(b"got 'q'")
    terminal.expect(drawn)
    terminal.press(b"\x04")
    terminal.expect(b"end after")
    assert terminal.expect_exit() == 0
    matches = [name for name, code in FORBIDDEN.items() if re.search(code, terminal.written)]
    assert matches == []
    assert terminal.written.rindex(b"\x1b[?2004l") > terminal.written.rindex(b"\x1b[?2004h")


def test_terminal_without_unicode(open_terminal: Callable[..., Terminal]) -> None:
    """A terminal with ASCII only gets readable replacements."""
    terminal = open_terminal(TERM="xterm", PYTHONIOENCODING="ascii")
    terminal.expect(b">")
    terminal.press(b"wall\r")
    terminal.expect(b'"A-?"')
