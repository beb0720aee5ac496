"""The texts that were announced just now, which another device at the table may be saying."""

import time
from collections import deque
from collections.abc import Callable, Sequence

# A slow voice says so many letters a second, and another device may begin so much later.
_LETTERS_A_SECOND = 11.0
_LATER_SECONDS = 6.0
_MOST_TEXTS = 8


class RecentTexts:
    """`clock` returns seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        # Each with the time when a voice that says all texts has ended it.
        self._texts: deque[tuple[float, str]] = deque(maxlen=_MOST_TEXTS)

    def add(self, text: str) -> None:
        begin = max([self._clock(), *(end for end, _ in self._texts)])
        self._texts.append((begin + len(text) / _LETTERS_A_SECOND, text))

    def get(self) -> Sequence[str]:
        """Those that may still be heard, the newest last."""
        now = self._clock()
        return [text for end, text in list(self._texts) if now < end + _LATER_SECONDS]
