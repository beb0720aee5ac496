"""Every view of both games on displays of many sizes, kept as Unicode braille to be read.

Behind each row stands what it says, translated back. `UPDATE_GOLDEN=1 pytest tests/braille` writes
the files anew; then read what changed with your fingers in mind.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from braille_games import moves, recorded, set_up
from braille_print import to_print
from braille_table import companion

from azul_access.braille.actions import KeyAction, KeyPress
from azul_access.braille.layout import DisplaySize
from azul_access.braille.reader import Reader
from azul_access.language.languages import LANGUAGES
from azul_access.table.companion import Companion
from firmware_protocol.cells import to_unicode

FOLDER = Path(__file__).parent / "snapshots"
WIDTHS = (12, 14, 20, 32, 40, 80)
PAGES = ((9, 40), (11, 20))
# File, players, rounds, and how many of their last moves are left out.
POSITIONS = {
    "azul-coloured": (2, 3, 5),
    "azul-grey": (4, 2, 6),
    "summer-pavilion-coloured": (2, 3, 5),
    "summer-pavilion-grey": (3, 2, 20),
}


def table(file: str, language: str) -> Companion:
    players, rounds, less = POSITIONS[file]
    game = recorded(file, players)
    here, _, _ = companion(set_up(game, language))
    for move in list(moves(game, rounds))[:-less]:
        here.handle_line(move.typed(language), "keyboard")
        while file == "azul-grey" and here.session.ledger.state.phase.value == "tile":
            here.handle_line("0" if not here.handle_line("1", "keyboard") else "5", "keyboard")
    return here


def written(rows: list[bytes], language: str) -> Iterator[str]:
    for row in rows:
        yield f"{to_unicode(row)} | {to_print(row, language).rstrip()}".rstrip()


def windows(reader: Reader, language: str) -> Iterator[str]:
    """Pan on through all views, until the first comes again."""
    first = reader.frame()
    while True:
        yield from written(reader.frame(), language)
        reader.press(KeyPress(KeyAction.PAN_ON))
        if reader.frame() == first:
            return


def shown(here: Companion, language: str) -> Iterator[str]:
    for width in WIDTHS:
        yield f"## {width} cells"
        reader = Reader(here.session, DisplaySize(1, width))
        yield from written(reader.frame(), language)
        reader.press(KeyPress(KeyAction.CONFIRM))
        yield from windows(reader, language)
        yield "# choices"
        reader.press(KeyPress(KeyAction.CHOICES))
        for _ in range(3):
            yield from written(reader.frame(), language)
            reader.press(KeyPress(KeyAction.PAN_ON))
        yield "# the first choice, until the question"
        reader.press(KeyPress(KeyAction.CHOICES))
        for _ in range(3):
            reader.press(KeyPress(KeyAction.CONFIRM))
            yield from written(reader.frame(), language)
            if reader.content.selection.command is not None:
                break
    for rows, columns in PAGES:
        yield f"## {rows} rows of {columns} cells"
        reader = Reader(here.session, DisplaySize(rows, columns, dots=6))
        reader.press(KeyPress(KeyAction.CONFIRM))
        for number in range(len(reader.content.pages())):
            yield f"# page {number + 1}"
            yield from written(reader.frame(), language)
            reader.press(KeyPress(KeyAction.NEXT_VIEW))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", POSITIONS)
def test_views(file: str, language: str) -> None:
    """What a reader finds in a game that is under way."""
    path = FOLDER / f"{file}-{language}.txt"
    lines = list(shown(table(file, language), language))
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return
    assert lines == path.read_text(encoding="utf-8").splitlines()
