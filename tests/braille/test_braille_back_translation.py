"""Typed chords become the commands that were meant, in each style of typing."""

from random import Random

import pytest
from braille_typing import STYLES, encode_typing, keyboard_dots
from case_samples import sample
from fake_table import begin_practice
from hypothesis import given
from hypothesis import strategies as st

from azul_access import session
from azul_access.braille.cells.back_translation import text_candidates
from azul_access.cli.demo import SEED, load_demo
from azul_access.games import SYSTEMS
from azul_access.games.azul.commands import Take
from azul_access.games.azul.pieces import FLOOR, Colour, Line
from azul_access.games.sources import CENTRE, Factory
from azul_access.games.system import Commands
from azul_access.language.languages import LANGUAGES
from azul_access.record.ledger import CommandEntry
from azul_access.session import Session, Step
from firmware_protocol.cells import from_unicode

EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
CENTRES = {"de": "z", "en": "c", "nl": "m"}
TURNS = 2  # with full factories, and with a centre


def send_cells(now: Session, cells: bytes, language: str, dots: int = 6) -> Step:
    """Handle typed cells as a display does."""
    return session.handle_candidates(now, text_candidates(cells, language, dots=dots), "test")


def list_takes(now: Session, language: str) -> dict[str, Take]:
    """Return all legal moves of Azul by their short commands."""
    takes = {}
    for move in now.setup.system.rules.legal_commands(now.ledger.state):
        if isinstance(move, Take):
            source = (
                str(move.source.index + 1)
                if isinstance(move.source, Factory)
                else CENTRES[language]
            )
            row = "0" if move.target is FLOOR else str(move.target.index + 1)
            takes[f"{source}{'rbsxo'[move.colour]}{row}"] = move
    return takes


def commands_of(step: Step, source: str = "test") -> list[object]:
    """Return the commands that came from this source."""
    return [
        entry.command
        for entry in step.entries
        if isinstance(entry, CommandEntry) and entry.source == source
    ]


def ambiguous_text(text: str, language: str, style: str) -> str:
    """Return the other meaning of bare letters: c is the centre or, not in German, a 3; or ""."""
    command = text.lstrip("?")
    if style != "bare" or language == "de" or command[:1] not in ("3", "c"):
        return ""
    question_mark = "?" if text.startswith("?") else ""
    return f"{question_mark}{'c' if command[0] == '3' else '3'}{command[1:]}"


@pytest.mark.parametrize(("language", "style"), sample(LANGUAGES, STYLES))
@pytest.mark.parametrize("game", SYSTEMS)
def test_demos_typed_in_chords(game: str, language: str, style: str) -> None:
    """Each line of a demo does what it does in print, or a question offers that."""
    now = begin_practice(game, language, SEED)
    for line in load_demo(game, language):
        expected = session.handle_line(now, line, "test")
        cells = encode_typing(line, language, style)
        step = send_cells(now, cells, language, keyboard_dots(style))
        if len(step.session.pending) > 1:
            # A letter c can be the centre, or a 3 without its number sign.
            assert language != "de"
            assert "c" in line or (style == "bare" and "3" in line)
            assert Commands(tuple(commands_of(expected))) in step.session.pending
        elif ambiguous_text(line, language, style) and not line[-1].isdecimal():
            # The other reading is possible, and the line has no other digit.
            readings = (line.replace("3", "c"), line)
            steps = (session.handle_line(now, text, "test") for text in readings)
            as_c = next(step for step in steps if step.understood)
            assert (step.entries, step.announcements) == (as_c.entries, as_c.announcements)
        else:
            result = (step.entries, step.announcements)
            assert result == (expected.entries, expected.announcements), line
        now = expected.session


def test_c_is_the_centre_or_a_three() -> None:
    """Position, spelling and legality decide; if both are legal, a question is asked."""
    now = begin_practice("azul", "en", SEED)
    from_factory = Take(Factory(2), Colour.BLUE, Line(1))
    from_centre = Take(CENTRE, Colour.BLUE, Line(1))
    rules = now.setup.system.rules
    while not {from_factory, from_centre} <= set(rules.legal_commands(now.ledger.state)):
        move = next(
            move
            for move in list_takes(now, "en").values()
            if move.source not in (Factory(2), CENTRE)
        )
        now = session.handle_touch(now, move, now.ledger.state, "test").session
    for cells, expected in (
        ("⠉⠃⠆", from_centre),  # dropped digits: c is none
        ("⠉⠃⠼⠃", from_centre),
        ("⠒⠃⠆", from_factory),
        ("⠼⠉⠰⠃⠼⠃", from_factory),
        ("⠋⠉⠀⠃⠀⠃", from_factory),  # "f3 b 2"
    ):
        assert commands_of(send_cells(now, from_unicode(cells), "en")) == [expected], cells
    at_the_end = {
        text: move
        for text, move in list_takes(now, "en").items()
        if move.target == Line(2) and text[0] not in "3c"
    }
    assert at_the_end
    for text, move in at_the_end.items():
        assert commands_of(send_cells(now, encode_typing(text, "en", "bare"), "en")) == [move]
    asked = send_cells(now, from_unicode("⠉⠃⠃"), "en")
    assert not asked.entries
    assert set(asked.session.pending) == {Commands((from_factory,)), Commands((from_centre,))}
    for cell, meaning in zip("⠁⠃", asked.session.pending, strict=True):
        candidates = text_candidates(from_unicode(cell), "en", number_expected=True)
        step = session.handle_candidates(asked.session, candidates, "test")
        assert Commands(tuple(commands_of(step))) == meaning


@pytest.mark.parametrize(("language", "style"), sample(LANGUAGES, STYLES))
def test_every_legal_move_typed_in_chords(language: str, style: str) -> None:
    """The short command of each legal move makes it, or a question offers it."""
    now, random = begin_practice("azul", language, SEED), Random(SEED)
    for _ in range(TURNS):
        takes = list_takes(now, language)
        for text, move in takes.items():
            cells = encode_typing(text, language, style)
            step = send_cells(now, cells, language, keyboard_dots(style))
            other_move = takes.get(ambiguous_text(text, language, style))
            if other_move is None:
                assert commands_of(step) == [move], text
            else:
                assert commands_of(step) == []
                assert set(step.session.pending) == {
                    Commands((move,)),
                    Commands((other_move,)),
                }
        now = session.handle_line(now, random.choice(list(takes)), "test").session


@pytest.mark.parametrize(
    ("language", "dots", "cells", "expected"),
    [
        # With number signs, with and without the grade 1 indicator before a letter.
        ("de", 6, "⠼⠃⠗⠼⠉", ["2r3"]),
        ("de", 6, "⠼⠃⠠⠃⠼⠉", ["2b3"]),
        ("de", 6, "⠼⠃⠃⠼⠉", ["2b3", "223"]),
        ("en", 6, "⠼⠃⠰⠃⠼⠉", ["2b3"]),
        ("de", 6, "⠼⠁⠃", ["12", "1b"]),
        # Dots 1-5-6 are a tile inside a command, a number at its end, and SCH in a word.
        ("de", 6, "⠼⠃⠱⠼⠉", ["2sch3"]),
        ("de", 8, "⠣⠱⠩", ["2sch3"]),
        ("de", 8, "⠹⠗⠱", ["4r5"]),
        ("de", 6, "⠱⠺⠁⠗⠵", ["schwarz"]),
        ("nl", 8, "⠣⠱⠩", ["2⠱3"]),
        ("en", 8, "⠆⠱⠒", ["2⠱3", "2:3", "253"]),
        # Dropped digits are punctuation elsewhere.
        ("de", 6, "⠆⠗⠒", ["2r3"]),
        ("de", 6, "⠢⠆⠗⠒", ["?2r3"]),
        ("en", 6, "⠋⠲", ["f4", "f."]),
        # Letters are letters first.
        ("de", 6, "⠃⠗⠉", ["brc", "2r3"]),
        ("de", 6, "⠃⠀⠗⠀⠉", ["b r c", "2 r 3"]),
        ("de", 6, "⠃⠀⠃", ["b b", "b 2"]),
        ("de", 6, "⠋⠊⠭⠀⠉⠀⠗⠗⠃⠭", ["fix c rrbx", "fix 3 rrbx"]),
        # Punctuation that is a command.
        ("de", 6, "⠢", ["?", "5"]),
        ("de", 6, "⠄", ["."]),
        ("de", 6, "⠖", ["+", "6"]),
        ("de", 6, "⠈⠖⠀⠼⠃", ["+ 2"]),
        ("de", 6, "⠈⠪⠄", ["<"]),
        ("en", 6, "⠰⠦⠼⠃⠗⠼⠉", ["?2r3"]),
        ("en", 8, "⠹⠆⠎⠒", ["?2s3"]),
        ("nl", 6, "⠐⠕", [">"]),
        # Capitals, with an indicator or with dot 7.
        ("en", 6, "⠠⠗", ["r"]),
        ("nl", 6, "⠘⠎⠉⠓", ["sch"]),
        ("de", 6, "⡗", ["r"]),
        # A number sign is six-dot braille on any keyboard.
        ("de", 8, "⠼⠃⠗⠼⠉", ["2r3"]),
        # An empty line, and cells without meaning.
        ("de", 6, "⠀", [""]),
        ("de", 6, "⠠⠨", ["⠠⠨"]),
    ],
)
def test_most_likely_candidates(language: str, dots: int, cells: str, expected: list[str]) -> None:
    """The first candidates are these, in this order."""
    candidates = text_candidates(from_unicode(cells), language, dots=dots)
    assert list(candidates[: len(expected)]) == expected


@pytest.mark.parametrize(
    ("cells", "expected"),
    [("⠢", ("5", "?")), ("⠑", ("5", "e")), ("⠱", ("5", "sch")), ("⠼⠑", ("5",))],
)
def test_where_a_number_is_expected(cells: str, expected: tuple[str, ...]) -> None:
    """A number comes first there."""
    assert text_candidates(from_unicode(cells), "de", number_expected=True) == expected


@pytest.mark.parametrize("word", ["bernd", "abc", "dich", "hide", "abcdefghij"])
def test_letters_are_always_a_candidate(word: str) -> None:
    """Letters remain a candidate where a number is expected, even if all could be digits."""
    cells = encode_typing(word, "en", "bare")
    assert word in text_candidates(cells, "en", number_expected=True)


@EACH_LANGUAGE
@pytest.mark.parametrize("dots", [6, 8])
@given(cells=st.binary(max_size=60))
def test_any_cells(language: str, dots: int, cells: bytes) -> None:
    """There are some candidates, none twice, and always the same."""
    candidates = text_candidates(cells, language, dots=dots)
    assert 1 <= len(candidates) <= 8
    assert len(set(candidates)) == len(candidates)
    assert candidates == text_candidates(cells, language, dots=dots)
    if any(cells):
        assert all(candidates)
