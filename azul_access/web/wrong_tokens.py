"""Delays the answers to wrong tokens and codes. A right token is always answered at once."""

import time
from collections import OrderedDict
from collections.abc import Callable

ALLOWED = 5
DELAY_SECONDS = 2.0
FORGET_SECONDS = 60.0
_MOST_ADDRESSES = 1024
# What browsers ask for by themselves.
_NO_TOKENS = ("", "favicon.ico", "robots.txt", "apple-touch-icon.png")


class WrongTokens:
    """Counts wrong tokens by the address that sent them. Bounded, whoever sends what."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, allowed: int = ALLOWED) -> None:
        """So many wrong ones of an address are `allowed` before answers are late."""
        self._clock = clock
        self._allowed = allowed
        self._counts: OrderedDict[str, tuple[int, float]] = OrderedDict()  # and the last time

    def note(self, address: str, token: str) -> float:
        """Count a wrong token; returns after how many seconds it may be answered."""
        if token in _NO_TOKENS:
            return 0.0
        now = self._clock()
        count, last = self._counts.pop(address, (0, now))
        count = 1 if now - last > FORGET_SECONDS else count + 1
        self._counts[address] = (count, now)
        if len(self._counts) > _MOST_ADDRESSES:
            self._counts.popitem(last=False)
        return DELAY_SECONDS if count > self._allowed else 0.0
