"""Codes of five digits by which a device joins: short enough to be said and typed.

A code leads to the long secret address of a page. It counts once and for ten minutes, and wrong
guesses end all codes, so that it cannot be found by trying.
"""

import secrets
import threading
import time
from collections.abc import Callable

from azul_access.values import frozen
from azul_access.web.tokens import Page

DIGITS = 5
LASTING_SECONDS = 600.0
MOST_GUESSES = 10


@frozen
class _Code:
    digits: str
    made_at: float


class JoinCodes:
    """The code of each page that was asked for. Any thread may use it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` gives seconds. `on_end` is called when wrong guesses have ended all codes."""
        self.on_end: Callable[[], None] = lambda: None
        self._clock = clock
        self._codes: dict[Page, _Code] = {}
        self._wrong = 0
        self._lock = threading.Lock()

    def make(self, page: Page) -> str:
        """A code for a page: the one that it has, or a new one if that has lost half its time."""
        with self._lock:
            self._forget_old()
            if not self._codes:
                self._wrong = 0
            code = self._codes.get(page)
            if code is None or self._clock() - code.made_at > LASTING_SECONDS / 2:
                others = {other.digits for other in self._codes.values()}
                digits = _random_digits()
                while digits in others:
                    digits = _random_digits()
                code = self._codes[page] = _Code(digits, self._clock())
            return code.digits

    def use(self, text: str) -> Page | None:
        """The page whose code somebody gives, which then counts no more; None for a wrong one.

        Everything but digits is ignored.
        """
        given = "".join(character for character in text if character.isdecimal())
        with self._lock:
            self._forget_old()
            for page, code in self._codes.items():
                if secrets.compare_digest(given.encode(), code.digits.encode()):
                    del self._codes[page]
                    return page
            self._wrong += 1
            has_ended = bool(self._codes) and self._wrong >= MOST_GUESSES
            if has_ended:
                self._codes.clear()
        if has_ended:
            self.on_end()
        return None

    def end(self, page: Page) -> None:
        """End the code of a page whose address was taken back."""
        with self._lock:
            self._codes.pop(page, None)

    def _forget_old(self) -> None:
        now = self._clock()
        self._codes = {
            page: code for page, code in self._codes.items() if now - code.made_at < LASTING_SECONDS
        }


def _random_digits() -> str:
    return "".join(secrets.choice("0123456789") for _ in range(DIGITS))
