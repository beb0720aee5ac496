"""Lines that another device enters, in a pseudo-terminal of each kind."""

import io
from collections.abc import Callable

import pytest
from keyboard_terminal import Terminal

from azul_access.keyboard.piped import PipedConsole

pytestmark = pytest.mark.needs("pseudo-terminals")
EACH_KIND = pytest.mark.parametrize("term", ["dumb", "xterm"])


@EACH_KIND
def test_a_line_of_another_device_ends_the_waiting_line(
    open_terminal: Callable[..., Terminal], term: str
) -> None:
    """It is shown as if it had been typed; the next line is typed as before."""
    terminal = open_terminal(TERM=term)
    terminal.expect(b">")
    for answer in (b"Ben", b"2"):
        terminal.send(f"submit {answer.decode()}")
        assert answer in terminal.expect(b"got '" + answer + b"' on >")
        terminal.expect(b">")
    terminal.press(b"abc\r")
    terminal.expect(b"got 'abc' on >")


def test_a_withdrawn_line_is_not_entered() -> None:
    console = PipedConsole(lambda: None, io.StringIO("abc\n"), None)
    console.submit("Ben")
    console.withdraw()
    assert console.read_line(str) == "abc"
