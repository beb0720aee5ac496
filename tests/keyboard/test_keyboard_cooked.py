"""The back end for terminals in cooked mode, in a pseudo-terminal."""

import ctypes
import io
import os
import select
import signal
import threading
from collections.abc import Callable
from functools import partial
from operator import call
from typing import Any

import pytest
from keyboard_terminal import TIMEOUT_SECONDS, Terminal

from azul_access.keyboard.cooked import CookedConsole

pytestmark = pytest.mark.needs("pseudo-terminals")


def test_simple_exchange(open_terminal: Callable[..., Terminal]) -> None:
    """Prompt, line, answer; one key per line; no escape sequence and no bell."""
    terminal = open_terminal(ACCESSIBLE="1", TERM="xterm")
    terminal.expect(b"open cooked\r\n> ")
    terminal.press(b"ab\x7fc\n")
    terminal.expect(b"got 'ac' on > \r\n> ")
    terminal.press(b"\x04")
    assert terminal.expect(b"end after 1 keys\r\n") == b"\r\nend after 1 keys\r\n"
    assert terminal.expect_exit() == 0
    assert b"\x1b" not in terminal.written
    assert b"\x07" not in terminal.written


def test_dumb_terminal(open_terminal: Callable[..., Terminal]) -> None:
    """TERM=dumb, as in the shell window of an editor, selects this back end, too."""
    open_terminal(TERM="dumb").expect(b"open cooked\r\n> ")


def test_text_while_a_line_is_typed(open_terminal: Callable[..., Terminal]) -> None:
    """The text gets a new line, the prompt follows, and Enter sends the whole typed line."""
    terminal = open_terminal(TERM="dumb")
    terminal.expect(b"> ")
    terminal.press(b"he")
    terminal.expect(b"he")
    terminal.send("write Anna: two R")
    assert terminal.expect(b"> ") == b"\r\nAnna: two R\r\n> "
    terminal.press(b"llo\n")
    terminal.expect(b"got 'hello' on > ")


def test_changed_prompt_waits_for_the_next_text(open_terminal: Callable[..., Terminal]) -> None:
    """refresh() writes nothing; the next text is followed by the new prompt."""
    terminal = open_terminal(TERM="dumb")
    terminal.expect(b"> ")
    terminal.send("prompt B> ")
    terminal.send("write x")
    assert terminal.expect(b"> ") == b"\r\nx\r\nB> "


def test_ctrl_c_starts_a_new_line(open_terminal: Callable[..., Terminal]) -> None:
    """Ctrl-C discards the line, counts as a key, and never ends the game."""
    terminal = open_terminal(TERM="dumb")
    terminal.expect(b"> ")
    terminal.press(b"wrong")
    terminal.expect(b"wrong")
    terminal.press(b"\x03")
    assert terminal.expect(b"> ") == b"^C\r\n> "
    terminal.press(b"\x03")
    terminal.expect(b"\r\n> ")
    terminal.press(b"w\n")
    terminal.expect(b"got 'w' on > \r\n> ")
    terminal.press(b"\x04")
    terminal.expect(b"end after 3 keys")
    assert terminal.expect_exit() == 0


def test_close_from_another_thread(open_terminal: Callable[..., Terminal]) -> None:
    """When another device ends the game, the waiting read ends, too."""
    terminal = open_terminal(TERM="dumb")
    terminal.expect(b"> ")
    terminal.send("close")
    terminal.expect(b"end after")
    assert terminal.expect_exit() == 0


def test_terminal_without_unicode(open_terminal: Callable[..., Terminal]) -> None:
    """A terminal with ASCII only gets readable replacements."""
    terminal = open_terminal(TERM="dumb", PYTHONIOENCODING="ascii")
    terminal.press(b"wall\n")
    terminal.expect(b'\r\n"A-?"\r\n')


class Typist(io.StringIO):
    """A terminal in which the line "x" is entered after `released` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.reading = threading.Event()
        self.released = threading.Event()

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override] # as in typeshed
        self.reading.set()
        assert self.released.wait(TIMEOUT_SECONDS)
        return "x\n"


def test_prompt_function_may_take_a_lock_that_a_writer_holds() -> None:
    """`prompt` is never called under the console's own lock, so there is no deadlock."""
    lock = threading.Lock()
    stdin, stdout = Typist(), io.StringIO()
    console = CookedConsole(lambda: None, stdin, stdout)

    def prompt() -> str:
        with lock:
            return "> "

    def write_under_lock() -> None:
        assert stdin.reading.wait(TIMEOUT_SECONDS)
        other = threading.Thread(target=console.write, args=("a",))
        with lock:
            other.start()
        console.write("b")
        other.join(TIMEOUT_SECONDS)
        stdin.released.set()

    writer = threading.Thread(target=write_under_lock)
    writer.start()
    assert console.read_line(prompt) == "x"
    writer.join(TIMEOUT_SECONDS)
    console.close()
    assert sorted(stdout.getvalue().split("\n")) == ["> ", "> ", "> ", "a", "b"]


def test_line_ends_while_a_text_is_prepared() -> None:
    """A text whose line was entered meanwhile is written without another prompt."""
    line_entered = threading.Event()
    stdin, stdout = Typist(), io.StringIO()
    console = CookedConsole(lambda: None, stdin, stdout)

    def prompt() -> str:
        if threading.current_thread() is writer:
            stdin.released.set()
            assert line_entered.wait(TIMEOUT_SECONDS)
        return "> "

    def write() -> None:
        assert stdin.reading.wait(TIMEOUT_SECONDS)
        console.write("a")

    writer = threading.Thread(target=write)
    writer.start()
    assert console.read_line(prompt) == "x"
    line_entered.set()
    writer.join(TIMEOUT_SECONDS)
    console.close()
    assert stdout.getvalue() == "> a\n"


def test_ctrl_c_just_before_the_terminal_is_read() -> None:
    """Ctrl-C between the prompt and the read starts a new line, too."""
    prompts = 0

    def prompt() -> str:
        nonlocal prompts
        prompts += 1
        if prompts == 1:
            signal.raise_signal(signal.SIGINT)
        return "> "

    stdout = io.StringIO()
    console = CookedConsole(lambda: None, io.StringIO("x\n"), stdout)
    assert console.read_line(prompt) == "x"
    console.close()
    assert stdout.getvalue() == "> \n> "


@pytest.mark.parametrize("signals", [1, 3])
def test_ctrl_c_just_before_waiting(monkeypatch: pytest.MonkeyPatch, signals: int) -> None:
    """A signal that arrives after Python's last look at signals, and before the wait, counts."""
    import pty

    master, slave = pty.openpty()
    wait = select.select
    late_line = threading.Timer(TIMEOUT_SECONDS, os.write, (master, b"late\n"))
    interrupted = 0

    def interrupt_and_wait(*descriptors: Any) -> object:
        nonlocal interrupted
        if interrupted == signals:
            return wait(*descriptors)
        interrupted += 1
        # Two calls of C functions by another one, between which Python looks at no signal.
        calls = (partial(ctypes.CDLL(None)["raise"], signal.SIGINT), partial(wait, *descriptors))
        return list(map(call, calls))[1]

    def prompt() -> str:
        if interrupted == signals:
            os.write(master, b"x\n")
        return "> "

    keys = 0

    def count_key() -> None:
        nonlocal keys
        keys += 1

    stdout = io.StringIO()
    monkeypatch.setattr(select, "select", interrupt_and_wait)
    with open(slave) as stdin:
        console = CookedConsole(count_key, stdin, stdout)
        late_line.start()
        assert console.read_line(prompt) == "x"
        late_line.cancel()
        console.close()
    os.close(master)
    assert keys == signals + 1
    assert stdout.getvalue() == "> \n" * signals + "> "
