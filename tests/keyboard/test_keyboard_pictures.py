"""Pictures such as QR codes on the terminals."""

import io

from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output.vt100 import Vt100_Output

from azul_access.keyboard.half_blocks import draw
from azul_access.keyboard.piped import PipedConsole
from azul_access.keyboard.prompt import PromptConsole

PICTURE = [
    [True, True, False, False],
    [True, False, True, False],
    [True, False, True, False],
]


def test_two_rows_are_a_line() -> None:
    """An odd last row is the upper half of a line."""
    assert draw(PICTURE) == ["█▀▄\xa0", "▀\xa0▀\xa0"]


def test_black_on_light_where_there_are_colours() -> None:
    """Whatever the terminal's own colours are, each line has its own, and text is as before."""
    screen = io.StringIO()
    output = Vt100_Output(screen, lambda: Size(rows=24, columns=80), term="xterm")
    with create_pipe_input() as keyboard:
        console = PromptConsole(lambda: None, keyboard, output)
        console.write_picture(PICTURE)
        console.write("Anna")
        console.close()
    lines = screen.getvalue().split("\r\n")
    for line, squares in zip(lines, ("█▀▄ ", "▀ ▀ "), strict=False):
        assert line.replace("\x1b[?7h", "") == f"\x1b[0;30;47m{squares}\x1b[0m"
    assert lines[2].replace("\x1b[?7h", "") == "Anna"


def test_light_squares_are_drawn_elsewhere() -> None:
    """Most terminals have light text on a dark ground; no line is broken or shortened."""
    out = io.TextIOWrapper(io.BytesIO(), "utf-8")
    PipedConsole(lambda: None, None, out).write_picture(PICTURE)
    out.seek(0)
    assert out.read() == " ▄▀█\n ▀ ▀\n"
