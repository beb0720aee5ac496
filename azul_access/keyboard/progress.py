"""The progress of a long task: a bar, one line per part, or nothing.

A screen reader would read a bar again at each change. If ACCESSIBLE is set, or the terminal cannot
move its cursor, each part of the task is one line instead.
"""

from collections.abc import Mapping
from typing import Protocol, TextIO

from azul_access.keyboard.text_output import TextOutput

_BAR_COLUMNS = 30


class Progress(Protocol):
    def show(self, done: int, total: int, part: str) -> None:
        """Show that `done` of `total` units are done; `part` describes the current part."""

    def close(self) -> None:
        """Remove what is not meant to stay."""


class _NoProgress:
    def show(self, done: int, total: int, part: str) -> None:
        """Show nothing."""

    def close(self) -> None:
        """There is nothing to remove."""


class _LineProgress:
    def __init__(self, output: TextOutput) -> None:
        self._output = output
        self._part = ""

    def show(self, done: int, total: int, part: str) -> None:
        if part != self._part:
            self._part = part
            self._output.write(part + "\n")

    def close(self) -> None:
        """Lines stay."""


class _BarProgress:
    def __init__(self, output: TextOutput) -> None:
        self._output = output
        self._bar = ""

    def show(self, done: int, total: int, part: str) -> None:
        percent = done * 100 // total if total else 100
        filled = percent * _BAR_COLUMNS // 100
        bar = f"[{'#' * filled}{'.' * (_BAR_COLUMNS - filled)}] {percent:3} %"
        if bar != self._bar:
            self._bar = bar
            self._output.write("\r" + bar)

    def close(self) -> None:
        if self._bar:
            self._output.write("\r" + " " * len(self._bar) + "\r")


def open_progress(stream: TextIO | None, environ: Mapping[str, str]) -> Progress:
    """The progress display for a stream and an environment."""
    try:
        if stream is None or not stream.isatty():
            return _NoProgress()
    except ValueError:  # the stream is closed
        return _NoProgress()
    output = TextOutput(stream)
    is_dumb = environ.get("TERM", "dumb") in ("", "dumb", "unknown")
    if is_dumb or environ.get("ACCESSIBLE", "") not in ("", "0"):
        return _LineProgress(output)
    return _BarProgress(output)
