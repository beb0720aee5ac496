"""Earcons beside voices that play their own sound: stock drivers and screen readers.

It plays earcons on one device, no texts.
"""

import time
from contextlib import suppress

from azul_access.speech.earcon import Earcon
from azul_access.speech.output import NoAudioError, Output
from azul_access.speech.outputs import open_output
from azul_access.speech.tones import render

SAMPLE_RATE = 44100
BYTES = 2


class Chimes:
    """Opens a device with the first earcon; without a device there are no earcons."""

    def __init__(self, preferred_output: str = "miniaudio") -> None:
        self._preferred = preferred_output
        self._output: Output | None = None
        self._is_silent = False
        self._ends_at = 0.0

    def play(self, earcon: Earcon, volume: float | None) -> None:
        samples = render(earcon, SAMPLE_RATE, 1.0 if volume is None else volume)
        try:
            if self._output is None and not self._is_silent:
                self._output = open_output(SAMPLE_RATE, self._preferred)
            if self._output is not None:
                self._output.sound(samples)
                self._ends_at = time.monotonic() + len(samples) / BYTES / SAMPLE_RATE
        except NoAudioError:
            self._is_silent = True

    def wait(self) -> None:
        """Wait for the end of an earcon, so that a text does not begin during it."""
        time.sleep(max(0.0, self._ends_at - time.monotonic()))

    def stop(self) -> None:
        self._ends_at = 0.0
        if self._output is not None:
            self._output.stop()

    def idle(self) -> None:
        if self._output is not None:
            with suppress(NoAudioError):
                self._output.idle()
