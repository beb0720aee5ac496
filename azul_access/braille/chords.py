"""What is typed on a braille keyboard before it is read: one line of chords, and one hand's dots.

A chord is a cell (see `cells`): the keys that were down together; the space bar alone is a blank.
It knows no language: `input` reads the line.
"""

from dataclasses import dataclass, replace

from azul_access.braille.cells import BLANK

BACKSPACE = 0x40  # dot 7 alone
ENTER = 0x80  # dot 8 alone
# Longer input is no command.
LONGEST_LINE = 200


@dataclass(frozen=True, slots=True)
class Entered:
    """A finished line; it may be empty, which is Enter alone."""

    chords: bytes


@dataclass(frozen=True, slots=True)
class Line:
    """The line that is being typed."""

    chords: bytes = b""

    def press(self, chord: int) -> "Line | Entered":
        """One chord more. Dot 7 alone takes the last one back, dot 8 alone ends the line."""
        if chord == ENTER:
            return Entered(self.chords)
        if chord == BACKSPACE:
            return replace(self, chords=self.chords[:-1])
        return replace(self, chords=(self.chords + bytes([chord]))[:LONGEST_LINE])


@dataclass(frozen=True, slots=True)
class OneHand:
    """Dots that come one after the other and are one chord when the space bar closes them."""

    held: int = 0

    def press(self, chord: int) -> tuple["OneHand", int | None]:
        """The hand after a key or some, and the chord that is ready, if one is.

        A dot that is pressed again is taken back. The space bar with nothing held is a space.
        """
        if chord == BLANK:
            return OneHand(), self.held
        return OneHand(self.held ^ chord), None
