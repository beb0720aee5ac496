"""How far a long task is: a bar for eyes, lines for ears, nothing for a file."""

import io

import pytest

from azul_access.keyboard import open_progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def drawn(**environ: str) -> str:
    stream = Terminal()
    progress = open_progress(stream, environ)
    for done in range(1, 101):
        progress.show(done, 100, "first" if done < 50 else "second")
    progress.close()
    return stream.getvalue()


def test_a_bar_is_drawn_over_and_wiped_away() -> None:
    """One line, each state of it once, and nothing of it left."""
    text = drawn(TERM="xterm")
    assert "\n" not in text
    assert "\r[###############...............]  50 %" in text
    assert text.count("100 %") == 1
    assert text.endswith("\r" + " " * 38 + "\r")


@pytest.mark.parametrize("environ", [{"TERM": "xterm", "ACCESSIBLE": "1"}, {"TERM": "dumb"}, {}])
def test_lines_where_a_screen_reader_reads(environ: dict[str, str]) -> None:
    """A line a part, and no sign that moves the cursor."""
    assert drawn(**environ) == "first\nsecond\n"


def test_nothing_into_a_file() -> None:
    """A log of a nightly job needs no bar."""
    stream = io.StringIO()
    progress = open_progress(stream, {"TERM": "xterm"})
    progress.show(1, 2, "first")
    progress.close()
    assert stream.getvalue() == ""
    stream.close()
    open_progress(stream, {}).close()
