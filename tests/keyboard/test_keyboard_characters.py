"""What a terminal is given: no control characters, nothing it cannot encode."""

import pytest

from azul_access.keyboard.characters import as_one_line, make_encodable, split_lines


def test_control_characters_become_spaces() -> None:
    """A name with an escape, a bell or a carriage return must not tear the transcript."""
    assert as_one_line("A\x1b[2Jn\x07n\ra\x9b") == "A [2Jn n a "


def test_lines_of_an_announcement() -> None:
    """One announcement may be several lines; an empty one is none."""
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
def test_what_does_not_fit_gets_a_readable_stand_in(encoding: str | None, expected: str) -> None:
    """No terminal crashes the game, and what it shows can still be read."""
    assert make_encodable("„Ä–ß×⠱“é", encoding) == expected


def test_half_a_surrogate_does_not_crash() -> None:
    """A byte that was no UTF-8 can come back in an announcement."""
    assert make_encodable("a\udcff", "utf-8") == "a?"


def test_lines_are_broken_between_words() -> None:
    """On a terminal no word is cut in two; a file's name longer than a line stays whole."""
    lines = split_lines("Anna füllt Manufaktur 1.\n/ein/sehr/langer/name/einer/datei ja", 22)
    assert lines == ["Anna füllt Manufaktur", "1.", "/ein/sehr/langer/name/einer/datei", "ja"]
    assert split_lines("Anna füllt Manufaktur 1.") == ["Anna füllt Manufaktur 1."]
    assert split_lines("a\n\nb", 40) == ["a", "", "b"]
