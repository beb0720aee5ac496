"""Chords: keys that are pressed together.

A chord is the set of keys that are down when the first of them is released. The releases after it
have no effect until a key is pressed again. This module knows no meanings of chords.
"""

from firmware_protocol.events import Event, Identified, KeyDown, KeyUp, PoweredOff
from firmware_protocol.link import Lost


class Chords:
    """Turns the events of one display, in order, into chords."""

    def __init__(self) -> None:
        self._pressed: set[str] = set()
        self._open = False  # whether a key was pressed since the last chord

    def handle(self, event: Event) -> frozenset[str]:
        """The chord that this event completes; empty if it completes none."""
        match event:
            case KeyDown(key=key):
                self._pressed.add(key)
                self._open = True
            case KeyUp(key=key) if key in self._pressed:
                chord = frozenset(self._pressed) if self._open else frozenset()
                self._open = False
                self._pressed.discard(key)
                return chord
            case Identified() | PoweredOff() | Lost():
                # These keys were not released by a person, so they are no chord.
                self._pressed.clear()
                self._open = False
        return frozenset()
