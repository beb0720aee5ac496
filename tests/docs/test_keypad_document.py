"""docs/keypad.md is true: it lists the signs that there are, and its moves are moves."""

import re
from pathlib import Path

import pytest

from azul_access.games import SYSTEMS
from azul_access.games.azul import pieces as azul_pieces
from azul_access.games.summer_pavilion import pieces as pavilion_pieces
from azul_access.record.setup import make_setup
from azul_access.session import Session, begin_game
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.session.meaning.keypad import SIGNS, read_keys

DOCUMENT = Path(__file__).resolve().parent.parent.parent / "docs" / "keypad.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the table under a heading, without its head."""
    section = TEXT.split(f"\n## {heading}")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def begin(game: str) -> Session:
    setup = make_setup(
        game=game, names=("Anna", "Ben"), first_seat=0, chosen={}, bag="virtual", language="en"
    )
    return begin_game(setup, Settings("en", speech=SpeechOutput.OFF, keypad=True)).session


def test_every_sign_is_listed_and_no_other() -> None:
    """Signs with a number or a move are examples of those that lead to a move or a number."""
    listed = [row[0].strip("`") for row in rows("Signs")]
    assert listed[0] == "Enter"
    assert set(listed[1:]) - set(SIGNS) == {"-.224", "-12.224", "-*2"}
    assert set(SIGNS) <= set(listed)


def test_every_row_has_all_languages() -> None:
    for row in (*rows("Moves"), *rows("Signs")):
        assert len(row) == 4
        assert all(row)


@pytest.mark.parametrize("game", SYSTEMS)
def test_examples_are_read(game: str) -> None:
    """Every example is a move in one of the games, and every question one in both."""
    session = begin(game)
    for keys in ("/213" if game == "azul" else "/23", "-*2", "*9", "*.2", "*-20", "-3", "+3"):
        assert read_keys(session, keys), keys
    takes = [row[0].strip("`") for row in rows("Moves")]
    read = [keys for keys in takes if read_keys(session, keys)]
    assert ("213" in read, "23" in read) == ((True, True) if game == "azul" else (False, True))


def test_tiles_have_the_numbers_of_their_colours() -> None:
    """The order is that of the colours in each game."""
    for column, labels in ((1, azul_pieces.COLOUR_OF_LABEL), (2, pavilion_pieces.COLOUR_OF_LABEL)):
        listed = {row[column]: int(row[0]) for row in rows("Tiles") if row[column]}
        assert listed == {label: colour + 1 for label, colour in labels.items()}
    assert re.search(r"`ziffern`, `digits` or `cijfers`", TEXT)
