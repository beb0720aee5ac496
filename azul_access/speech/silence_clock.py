"""The duration of the silence since the last sound; one thread sets it, any thread may read it."""

import math
import time


class SilenceClock:
    def __init__(self) -> None:
        self._since = -math.inf

    def note(self, since: float) -> None:
        """Set the beginning of the silence by `time.monotonic`; infinite while something sounds."""
        self._since = since

    def seconds(self) -> float:
        """Return 0 while something sounds, infinity if nothing has sounded."""
        return max(0.0, time.monotonic() - self._since)
