"""Keys pressed together, as one chord: what was held when the first of them is let go.

A chord counts at the first release; the releases after it count for nothing until a key is
pressed again. Must never know what chords mean.
"""

from firmware_protocol.events import Event, Identified, KeyDown, KeyUp, PoweredOff
from firmware_protocol.link import Lost


class Chords:
    """Hears the events of one display, in order."""

    def __init__(self) -> None:
        self._held: set[str] = set()
        self._open = False  # whether a key was pressed since the last chord

    def hear(self, event: Event) -> frozenset[str]:
        """The chord that this event completes; empty: none."""
        match event:
            case KeyDown(key=key):
                self._held.add(key)
                self._open = True
            case KeyUp(key=key) if key in self._held:
                chord = frozenset(self._held) if self._open else frozenset()
                self._open = False
                self._held.discard(key)
                return chord
            case Identified() | PoweredOff() | Lost():
                # Nobody let these keys go, so they mean nothing.
                self._held.clear()
                self._open = False
        return frozenset()
