"""All views of both games on displays of many sizes, kept as Unicode braille to be read.

After each row stands its text in print. `UPDATE_GOLDEN=1 pytest tests/braille` writes the files
anew; then read what changed as a braille reader would.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from braille_print import to_print
from fake_table import start_game
from recorded_moves import list_moves, load_game, make_setup

from azul_access.braille.actions import KeyAction, KeyPress
from azul_access.braille.cells.layout import DisplaySize
from azul_access.braille.reader import Reader
from azul_access.games.system import Expects
from azul_access.language.languages import LANGUAGES
from azul_access.session import Session
from firmware_protocol.cells import to_unicode

FOLDER = Path(__file__).parent / "snapshots"
WIDTHS = (12, 14, 20, 32, 40, 80)
PAGES = ((9, 40), (11, 20))
# The number of players and rounds, and how many of the last moves are left out.
POSITIONS = {
    "azul-coloured": (2, 3, 5),
    "azul-grey": (4, 2, 6),
    "summer-pavilion-coloured": (2, 3, 5),
    "summer-pavilion-grey": (3, 2, 20),
}


def is_choice_expected(session: Session) -> bool:
    expectation = session.setup.system.rules.expects(session.ledger.state)
    return expectation.kind is Expects.CHOICE


def play_position(file: str, language: str) -> Session:
    players, rounds, left_out = POSITIONS[file]
    game = load_game(file, players)
    companion, _, _ = start_game(make_setup(game, language))
    for move in list_moves(game, rounds)[:-left_out]:
        companion.handle_line(move.text(language), "keyboard")
        # Each line of the grey wall fits in column 1 or 5; the other one is refused.
        while file == "azul-grey" and is_choice_expected(companion.session):
            for column in ("1", "5"):
                companion.handle_line(column, "keyboard")
    return companion.session


def describe_frame(reader: Reader, language: str) -> Iterator[str]:
    for row in reader.frame():
        yield f"{to_unicode(row)} | {to_print(row, language).rstrip()}".rstrip()


def press(reader: Reader, action: KeyAction) -> None:
    reader.press(KeyPress(action))


def describe_views(reader: Reader, language: str) -> Iterator[str]:
    """Pan on through all views, until the first comes again."""
    first = reader.frame()
    while True:
        yield from describe_frame(reader, language)
        press(reader, KeyAction.PAN_ON)
        if reader.frame() == first:
            return


def describe_line_display(session: Session, width: int) -> Iterator[str]:
    language = session.settings.language
    reader = Reader(session, DisplaySize(1, width))
    yield from describe_frame(reader, language)
    press(reader, KeyAction.CONFIRM)
    yield from describe_views(reader, language)
    yield "# choices"
    press(reader, KeyAction.CHOICES)
    for _ in range(3):
        yield from describe_frame(reader, language)
        press(reader, KeyAction.PAN_ON)
    yield "# the first choice, until the question"
    press(reader, KeyAction.CHOICES)
    for _ in range(3):
        press(reader, KeyAction.CONFIRM)
        yield from describe_frame(reader, language)
        if reader.content.selection.picks.command is not None:
            break


def describe_page_display(session: Session, rows: int, columns: int) -> Iterator[str]:
    reader = Reader(session, DisplaySize(rows, columns, dots=6))
    press(reader, KeyAction.CONFIRM)
    for number in range(len(reader.content.pages())):
        yield f"# page {number + 1}"
        yield from describe_frame(reader, session.settings.language)
        press(reader, KeyAction.NEXT_VIEW)


def describe_displays(session: Session) -> Iterator[str]:
    for width in WIDTHS:
        yield f"## {width} cells"
        yield from describe_line_display(session, width)
    for rows, columns in PAGES:
        yield f"## {rows} rows of {columns} cells"
        yield from describe_page_display(session, rows, columns)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", POSITIONS)
def test_views(file: str, language: str) -> None:
    """What a reader finds during a game."""
    path = FOLDER / f"{file}-{language}.txt"
    lines = list(describe_displays(play_position(file, language)))
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return
    assert lines == path.read_text(encoding="utf-8").splitlines()
