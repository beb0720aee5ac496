"""A line of chords, and dots that one hand types one after the other."""

from hypothesis import given
from hypothesis import strategies as st

from azul_access.braille.cells import cell
from azul_access.braille.chords import BACKSPACE, ENTER, LONGEST_LINE, Entered, Line, OneHand

CHORDS = st.lists(st.integers(0, 255))


def type_line(chords: list[int]) -> Line | Entered:
    line: Line | Entered = Line()
    for chord in chords:
        assert isinstance(line, Line)
        line = line.press(chord)
    return line


def test_backspace_and_enter() -> None:
    """Dot 7 alone takes back, also where there is nothing; dot 8 alone ends the line."""
    assert type_line([BACKSPACE, 1, 3, BACKSPACE, 0, ENTER]) == Entered(b"\x01\x00")
    assert type_line([ENTER]) == Entered(b"")


@given(chords=CHORDS)
def test_lines_are_bounded(chords: list[int]) -> None:
    line = type_line([chord for chord in chords * 3 if chord != ENTER])
    assert isinstance(line, Line)
    assert len(line.chords) <= LONGEST_LINE


@given(chords=st.lists(st.integers(1, 255)))
def test_one_hand_types_what_two_would(chords: list[int]) -> None:
    """Dot by dot and the space bar; the space bar with nothing held is a space."""
    hand, typed = OneHand(), list[int]()
    for chord in chords:
        for dot in range(1, 9):
            if chord & cell([dot]):
                hand, ready = hand.press(cell([dot]))
                assert ready is None
        hand, ready = hand.press(0)
        assert ready is not None
        typed.append(ready)
    assert typed == chords
    assert hand.press(0) == (OneHand(), 0)


def test_a_dot_pressed_again_is_taken_back() -> None:
    hand, _ = OneHand().press(cell([1]))
    hand, _ = hand.press(cell([2, 3]))
    hand, _ = hand.press(cell([3]))
    assert hand.press(0) == (OneHand(), cell([1, 2]))
