"""What a terminal is given: no control characters, nothing it cannot encode."""

import pytest

from azul_access.keyboard.characters import encodable, one_line, whole_lines


def test_control_characters_become_spaces() -> None:
    """A name with an escape, a bell or a carriage return must not tear the transcript."""
    assert one_line("A\x1b[2Jn\x07n\ra\x9b") == "A [2Jn n a "


def test_lines_of_an_announcement() -> None:
    """One announcement may be several lines; an empty one is none."""
    assert whole_lines("a\r\n\nb\n") == ["a", "", "b"]
    assert whole_lines("") == []


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
    assert encodable("„Ä–ß×⠱“é", encoding) == expected


def test_half_a_surrogate_does_not_crash() -> None:
    """A byte that was no UTF-8 can come back in an announcement."""
    assert encodable("a\udcff", "utf-8") == "a?"


def test_lines_are_broken_between_words() -> None:
    """On a terminal no word is cut in two; a file's name longer than a line stays whole."""
    lines = whole_lines("Anna füllt Manufaktur 1.\n/ein/sehr/langer/name/einer/datei ja", 22)
    assert lines == ["Anna füllt Manufaktur", "1.", "/ein/sehr/langer/name/einer/datei", "ja"]
    assert whole_lines("Anna füllt Manufaktur 1.") == ["Anna füllt Manufaktur 1."]
    assert whole_lines("a\n\nb", 40) == ["a", "", "b"]
