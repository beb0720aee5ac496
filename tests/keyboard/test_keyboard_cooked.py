"""The back end for plain terminals, in a pseudo-terminal."""

import io
import signal
import sys
import threading
from collections.abc import Callable

import pytest
from keyboard_terminal import Terminal

from azul_access.keyboard.cooked import CookedConsole

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals on Windows")


def test_simple_exchange(open_terminal: Callable[..., Terminal]) -> None:
    """Prompt, line, answer; one key for a line; not a single escape sequence or bell."""
    terminal = open_terminal(ACCESSIBLE="1", TERM="xterm")
    terminal.expect(b"open cooked\r\n> ")
    terminal.send(b"ab\x7fc\n")
    terminal.expect(b"got 'ac' on > \r\n> ")
    terminal.send(b"\x04")
    assert terminal.expect(b"end after 1 keys\r\n") == b"\r\nend after 1 keys\r\n"
    assert terminal.expect_exit() == 0
    assert b"\x1b" not in terminal.written
    assert b"\x07" not in terminal.written


def test_dumb_terminal_gets_it_too(open_terminal: Callable[..., Terminal]) -> None:
    """TERM=dumb, as in an editor's shell window, without ACCESSIBLE."""
    open_terminal(TERM="dumb").expect(b"open cooked\r\n> ")


def test_message_while_a_line_is_typed(open_terminal: Callable[..., Terminal]) -> None:
    """The message has a fresh line, the prompt follows, Enter sends the whole typed line."""
    terminal = open_terminal(TERM="dumb")
    terminal.expect(b"> ")
    terminal.send(b"he")
    terminal.expect(b"he")
    terminal.do("tell Anna: two R")
    assert terminal.expect(b"> ") == b"\r\nAnna: two R\r\n> "
    terminal.send(b"llo\n")
    terminal.expect(b"got 'hello' on > ")


def test_changed_prompt_waits_for_the_next_line(open_terminal: Callable[..., Terminal]) -> None:
    """refresh() writes nothing; with the next message the prompt is the new one."""
    terminal = open_terminal(TERM="dumb")
    terminal.expect(b"> ")
    terminal.do("prompt B> ")
    terminal.do("tell x")
    assert terminal.expect(b"> ") == b"\r\nx\r\nB> "


def test_ctrl_c_begins_a_fresh_line(open_terminal: Callable[..., Terminal]) -> None:
    """Ctrl-C throws the line away, counts as a key, and never ends the game."""
    terminal = open_terminal(TERM="dumb")
    terminal.expect(b"> ")
    terminal.send(b"wrong")
    terminal.expect(b"wrong")
    terminal.send(b"\x03")
    assert terminal.expect(b"> ") == b"^C\r\n> "
    terminal.send(b"\x03")
    terminal.expect(b"\r\n> ")
    terminal.send(b"w\n")
    terminal.expect(b"got 'w' on > \r\n> ")
    terminal.send(b"\x04")
    terminal.expect(b"end after 3 keys")
    assert terminal.expect_exit() == 0


def test_close_from_beside(open_terminal: Callable[..., Terminal]) -> None:
    """When another source ends the game, the waiting line ends too."""
    terminal = open_terminal(TERM="dumb")
    terminal.expect(b"> ")
    terminal.do("close")
    terminal.expect(b"end after")
    assert terminal.expect_exit() == 0


def test_terminal_without_unicode(open_terminal: Callable[..., Terminal]) -> None:
    """A terminal that only has ASCII gets readable stand-ins."""
    terminal = open_terminal(TERM="dumb", PYTHONIOENCODING="ascii")
    terminal.send(b"wall\n")
    terminal.expect(b'\r\n"A-?"\r\n')


def test_prompt_may_take_a_lock_that_the_teller_waits_for() -> None:
    """`prompt` is never called under the console's own lock: nobody waits for each other."""
    held = threading.Lock()
    asked = threading.Event()
    released = threading.Event()

    class Typing(io.StringIO):
        def readline(self, _size: int | None = -1, /) -> str:
            asked.set()
            assert released.wait(5)
            return "x\n"

    def prompt() -> str:
        with held:
            return "> "

    screen = io.StringIO()
    console = CookedConsole(lambda: None, Typing(), screen)

    def tell_with_lock() -> None:
        assert asked.wait(5)
        first = threading.Thread(target=console.write, args=("a",))
        with held:
            first.start()
        console.write("b")
        first.join(5)
        released.set()

    teller = threading.Thread(target=tell_with_lock)
    teller.start()
    assert console.read_line(prompt) == "x"
    teller.join(5)
    console.close()
    assert sorted(screen.getvalue().split("\n")) == ["> ", "> ", "> ", "a", "b"]


def test_line_ends_while_a_message_is_prepared() -> None:
    """A message that finds the line entered meanwhile writes no prompt that nobody waits at."""
    asked = threading.Event()
    released = threading.Event()
    over = threading.Event()

    class Typing(io.StringIO):
        def readline(self, _size: int | None = -1, /) -> str:
            asked.set()
            assert released.wait(5)
            return "x\n"

    def prompt() -> str:
        if threading.current_thread() is teller:
            released.set()
            assert over.wait(5)
        return "> "

    def tell() -> None:
        assert asked.wait(5)
        console.write("a")

    screen = io.StringIO()
    console = CookedConsole(lambda: None, Typing(), screen)
    teller = threading.Thread(target=tell)
    teller.start()
    assert console.read_line(prompt) == "x"
    over.set()
    teller.join(5)
    console.close()
    assert screen.getvalue() == "> a\n"


def test_ctrl_c_just_before_the_terminal_is_read() -> None:
    """Ctrl-C right after the prompt was written gets its fresh line too."""
    prompts = 0

    def prompt() -> str:
        nonlocal prompts
        prompts += 1
        if prompts == 1:
            signal.raise_signal(signal.SIGINT)
        return "> "

    screen = io.StringIO()
    console = CookedConsole(lambda: None, io.StringIO("x\n"), screen)
    assert console.read_line(prompt) == "x"
    console.close()
    assert screen.getvalue() == "> \n> "
