"""The progress of a long task: a bar, one line per part, or nothing."""

import io

import pytest

from azul_access.keyboard import open_progress


class TerminalStream(io.StringIO):
    def isatty(self) -> bool:
        return True


def show_progress(**environ: str) -> str:
    """Everything that a task of two parts writes to a terminal."""
    stream = TerminalStream()
    progress = open_progress(stream, environ)
    for done in range(1, 101):
        progress.show(done, 100, "first" if done < 50 else "second")
    progress.close()
    return stream.getvalue()


def test_bar() -> None:
    """The bar stays in one line, shows each state once, and is erased at the end."""
    text = show_progress(TERM="xterm")
    assert "\n" not in text
    assert "\r[###############...............]  50 %" in text
    assert text.count("100 %") == 1
    assert text.endswith("\r" + " " * 38 + "\r")


@pytest.mark.parametrize("environ", [{"TERM": "xterm", "ACCESSIBLE": "1"}, {"TERM": "dumb"}, {}])
def test_lines_for_a_screen_reader(environ: dict[str, str]) -> None:
    """One line per part, and no character that moves the cursor."""
    assert show_progress(**environ) == "first\nsecond\n"


def test_nothing_in_a_file() -> None:
    """Only a terminal shows progress."""
    stream = io.StringIO()
    progress = open_progress(stream, {"TERM": "xterm"})
    progress.show(1, 2, "first")
    progress.close()
    assert stream.getvalue() == ""
    stream.close()
    open_progress(stream, {}).close()
