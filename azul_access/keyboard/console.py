"""What every back end of the terminal can do. Must never know games, words or languages."""

from collections.abc import Callable
from typing import Protocol


class EndOfInput(Exception):  # noqa: N818 - an end is no error
    """Nobody will type another line, or nobody can read another one."""


class Console(Protocol):
    """A transcript: lines go in, lines come out, and nothing that was written changes again."""

    @property
    def kind(self) -> str:
        """`prompt`, `cooked` or `piped`."""
        ...

    def read_line(self, prompt: Callable[[], str]) -> str:
        """Wait for one line and return it without its line end. For one thread, the main one.

        `prompt` is called when the line is asked for and whenever it must be written again: in
        the main thread, or in a thread that calls `tell`. So it must be quick and thread-safe.

        Raises: EndOfInput.
        """
        ...

    def write(self, text: str) -> None:
        """Write one announcement as whole lines. For any thread; raises nothing.

        Control characters become spaces; an empty announcement writes nothing.
        """
        ...

    def refresh(self) -> None:
        """Say that the prompt may have changed. For any thread."""
        ...

    def close(self) -> None:
        """Ask for no more lines. A waiting `ask` ends with EndOfInput where that is possible.

        `tell` still works afterwards.
        """
        ...
