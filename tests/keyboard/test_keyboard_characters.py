"""Text for a terminal: no control characters, and nothing that its encoding lacks."""

import pytest

from azul_access.keyboard.characters import as_one_line, make_encodable, split_lines


def test_control_characters_become_spaces() -> None:
    """An escape, a bell or a carriage return in a name has no effect on the terminal."""
    assert as_one_line("A\x1b[2Jn\x07n\ra\x9b") == "A [2Jn n a "


def test_lines_of_a_text() -> None:
    """A text may have several lines; an empty text has none."""
    assert split_lines("a\r\n\nb\n") == ["a", "", "b"]
    assert split_lines("") == []


@pytest.mark.parametrize(
    ("encoding", "expected"),
    [
        ("utf-8", "„Ä–ß×⠱“é"),
        (None, "„Ä–ß×⠱“é"),
        ("cp1252", "„Ä–ß×?“é"),
        ("ascii", '"A-ssx?"e'),
    ],
)
def test_replacements(encoding: str | None, expected: str) -> None:
    """Characters that an encoding lacks get readable replacements."""
    assert make_encodable("„Ä–ß×⠱“é", encoding) == expected


def test_lone_surrogate() -> None:
    """An invalid UTF-8 byte from the input can be written again."""
    assert make_encodable("a\udcff", "utf-8") == "a?"


def test_lines_are_broken_between_words() -> None:
    """On a terminal no word is broken; a path that is longer than a line stays whole."""
    lines = split_lines("Anna füllt Manufaktur 1.\n/ein/sehr/langer/name/einer/datei ja", 22)
    assert lines == ["Anna füllt Manufaktur", "1.", "/ein/sehr/langer/name/einer/datei", "ja"]
    assert split_lines("Anna füllt Manufaktur 1.") == ["Anna füllt Manufaktur 1."]
    assert split_lines("a\n\nb", 40) == ["a", "", "b"]


def test_no_line_ends_at_a_no_break_space() -> None:
    """It is written as an ordinary space, also where no line is broken."""
    text = "Anna nimmt 2\xa0türkise\xa0X von Manufaktur\xa01."
    assert split_lines(text, 22) == ["Anna nimmt", "2 türkise X von", "Manufaktur 1."]
    assert split_lines(text) == ["Anna nimmt 2 türkise X von Manufaktur 1."]
