"""The choice of a back end before anything is written."""

import io
import subprocess
import sys

import pytest

from azul_access.keyboard import EndOfInput, choose_kind, open_console
from azul_access.keyboard.cooked import CookedConsole


class TerminalStream(io.StringIO):
    """A stream that reports to be a terminal."""

    def isatty(self) -> bool:
        return True


XTERM = {"TERM": "xterm-256color"}


@pytest.mark.parametrize(
    ("stdin", "stdout", "environ", "windows", "kind"),
    [
        (TerminalStream(), TerminalStream(), XTERM, False, "prompt"),
        (TerminalStream(), TerminalStream(), {**XTERM, "ACCESSIBLE": ""}, False, "prompt"),
        (TerminalStream(), TerminalStream(), {**XTERM, "ACCESSIBLE": "0"}, False, "prompt"),
        (TerminalStream(), TerminalStream(), {**XTERM, "ACCESSIBLE": "1"}, False, "cooked"),
        (TerminalStream(), TerminalStream(), {**XTERM, "ACCESSIBLE": "yes"}, True, "cooked"),
        (TerminalStream(), TerminalStream(), {"TERM": "dumb"}, False, "cooked"),
        (TerminalStream(), TerminalStream(), {"TERM": "dumb"}, True, "cooked"),
        (TerminalStream(), TerminalStream(), {"TERM": ""}, False, "cooked"),
        (TerminalStream(), TerminalStream(), {}, False, "cooked"),
        (TerminalStream(), TerminalStream(), {}, True, "prompt"),
        (TerminalStream(), io.StringIO(), XTERM, False, "cooked"),
        (TerminalStream(), None, XTERM, False, "cooked"),
        (io.StringIO(), TerminalStream(), XTERM, False, "piped"),
        (io.StringIO(), io.StringIO(), {"ACCESSIBLE": "1"}, False, "piped"),
        (None, TerminalStream(), XTERM, False, "piped"),
    ],
)
def test_choice(
    stdin: io.StringIO | None,
    stdout: io.StringIO | None,
    environ: dict[str, str],
    windows: bool,
    kind: str,
) -> None:
    """Piped input decides first, then ACCESSIBLE, then the abilities of the terminal."""
    assert choose_kind(stdin, stdout, environ, windows) == kind


def test_closed_stream_is_no_terminal() -> None:
    """A program that is started with its standard input closed counts as piped."""
    closed = io.StringIO()
    closed.close()
    assert choose_kind(closed, TerminalStream(), XTERM, False) == "piped"


def test_no_streams_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without standard streams nothing is written and the input is at its end."""
    monkeypatch.setattr(sys, "stdin", None)
    monkeypatch.setattr(sys, "stdout", None)
    console = open_console(lambda: None)
    console.write("x")
    with pytest.raises(EndOfInput):
        console.read_line(str)


def test_unusable_terminal_is_cooked(monkeypatch: pytest.MonkeyPatch) -> None:
    """If prompt_toolkit cannot open the terminal, the cooked back end is used."""

    def refuse(*_: object) -> None:
        raise OSError

    monkeypatch.setattr("azul_access.keyboard.prompt.open_prompt", refuse)
    stdout = TerminalStream()
    console = open_console(lambda: None, TerminalStream("x\n"), stdout, XTERM)
    assert isinstance(console, CookedConsole)
    assert stdout.getvalue() == ""
    assert console.read_line(lambda: "> ") == "x"
    console.close()


def test_prompt_toolkit_is_imported_only_for_the_prompt() -> None:
    """A piped game starts without prompt_toolkit, which would take most of its start-up time."""
    code = (
        "import sys; from azul_access.keyboard import open_console; "
        "open_console(lambda: None); print('prompt_toolkit' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], stdin=subprocess.DEVNULL, capture_output=True, check=True
    )
    assert done.stdout.split() == [b"False"]
