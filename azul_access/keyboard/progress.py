"""How far a long task is: a bar that is drawn over, lines that stay, or nothing at all.

A bar would be read again at each change by a screen reader, so whoever set ACCESSIBLE, or whose
terminal cannot go back in a line, gets a line a part. It knows no words but those it is given.
"""

from collections.abc import Mapping
from typing import Protocol, TextIO

from azul_access.keyboard.text_output import TextOutput

_WIDTH = 30
_HUNDRED = 100


class Progress(Protocol):
    def show(self, done: int, total: int, part: str) -> None:
        """`part` is what is being done, worded; it changes now and then."""

    def close(self) -> None:
        """Leave the terminal as if nothing had been drawn."""


class _Silent:
    def show(self, done: int, total: int, part: str) -> None:
        """Nobody looks."""

    def close(self) -> None:
        """Nothing was drawn."""


class _Lines:
    def __init__(self, out: TextOutput) -> None:
        self._out = out
        self._part = ""

    def show(self, done: int, total: int, part: str) -> None:
        if part != self._part:
            self._part = part
            self._out.write(part + "\n")

    def close(self) -> None:
        """Lines stay."""


class _Bar:
    def __init__(self, out: TextOutput) -> None:
        self._out = out
        self._drawn = ""

    def show(self, done: int, total: int, part: str) -> None:
        percent = done * _HUNDRED // total if total else _HUNDRED
        filled = percent * _WIDTH // _HUNDRED
        drawn = f"[{'#' * filled}{'.' * (_WIDTH - filled)}] {percent:3} %"
        if drawn != self._drawn:
            self._drawn = drawn
            self._out.write("\r" + drawn)

    def close(self) -> None:
        if self._drawn:
            self._out.write("\r" + " " * len(self._drawn) + "\r")


def open_progress(stream: TextIO | None, environ: Mapping[str, str]) -> Progress:
    """What fits this stream and this environment."""
    try:
        if stream is None or not stream.isatty():
            return _Silent()
    except ValueError:  # it was closed
        return _Silent()
    out = TextOutput(stream)
    plain = environ.get("TERM", "dumb") in ("", "dumb", "unknown")
    if plain or environ.get("ACCESSIBLE", "") not in ("", "0"):
        return _Lines(out)
    return _Bar(out)
