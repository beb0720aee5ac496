"""How long the voice has been silent: one thread sets it, any thread may read it.

It knows the clock, never texts.
"""

import math
import time


class SilenceClock:
    def __init__(self) -> None:
        self._since = -math.inf

    def note(self, since: float) -> None:
        """`since` is of `time.monotonic`, and infinite while something sounds."""
        self._since = since

    def seconds(self) -> float:
        """0 while something sounds; infinite if nothing ever has."""
        return max(0.0, time.monotonic() - self._since)
