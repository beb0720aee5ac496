"""The choice of a back end, made before anything is written."""

import io
import subprocess
import sys

import pytest

from azul_access.keyboard import EndOfInput, choose_kind, open_console
from azul_access.keyboard.cooked import CookedConsole


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


XTERM = {"TERM": "xterm-256color"}


@pytest.mark.parametrize(
    ("stdin", "stdout", "environ", "windows", "kind"),
    [
        (Screen(), Screen(), XTERM, False, "prompt"),
        (Screen(), Screen(), {**XTERM, "ACCESSIBLE": ""}, False, "prompt"),
        (Screen(), Screen(), {**XTERM, "ACCESSIBLE": "0"}, False, "prompt"),
        (Screen(), Screen(), {**XTERM, "ACCESSIBLE": "1"}, False, "cooked"),
        (Screen(), Screen(), {**XTERM, "ACCESSIBLE": "yes"}, True, "cooked"),
        (Screen(), Screen(), {"TERM": "dumb"}, False, "cooked"),
        (Screen(), Screen(), {"TERM": "dumb"}, True, "cooked"),
        (Screen(), Screen(), {"TERM": ""}, False, "cooked"),
        (Screen(), Screen(), {}, False, "cooked"),
        (Screen(), Screen(), {}, True, "prompt"),
        (Screen(), io.StringIO(), XTERM, False, "cooked"),
        (Screen(), None, XTERM, False, "cooked"),
        (io.StringIO(), Screen(), XTERM, False, "piped"),
        (io.StringIO(), io.StringIO(), {"ACCESSIBLE": "1"}, False, "piped"),
        (None, Screen(), XTERM, False, "piped"),
    ],
)
def test_choice(
    stdin: io.StringIO | None,
    stdout: io.StringIO | None,
    environ: dict[str, str],
    windows: bool,
    kind: str,
) -> None:
    """Piped input first, then the user's wish, then what the terminal can do."""
    assert choose_kind(stdin, stdout, environ, windows) == kind


def test_closed_stream_is_no_terminal() -> None:
    """A program can be started with its standard input closed."""
    closed = io.StringIO()
    closed.close()
    assert choose_kind(closed, Screen(), XTERM, False) == "piped"


def test_no_streams_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without standard streams nothing is written and the input is at its end."""
    monkeypatch.setattr(sys, "stdin", None)
    monkeypatch.setattr(sys, "stdout", None)
    console = open_console(lambda: None)
    console.write("x")
    with pytest.raises(EndOfInput):
        console.read_line(str)


def test_unusable_terminal_is_cooked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where prompt_toolkit cannot open the terminal, plain lines still can."""

    def refuse(*_: object) -> None:
        raise OSError

    monkeypatch.setattr("azul_access.keyboard.prompt.open_prompt", refuse)
    screen = Screen()
    console = open_console(lambda: None, Screen("x\n"), screen, XTERM)
    assert isinstance(console, CookedConsole)
    assert screen.getvalue() == ""
    assert console.read_line(lambda: "> ") == "x"
    console.close()


def test_prompt_toolkit_is_imported_only_for_the_prompt() -> None:
    """Start-up: its import would be most of the time that a piped game needs to start."""
    code = (
        "import sys; from azul_access.keyboard import open_console; "
        "open_console(lambda: None); print('prompt_toolkit' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], stdin=subprocess.DEVNULL, capture_output=True, check=True
    )
    assert done.stdout.split() == [b"False"]
