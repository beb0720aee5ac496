"""The interface of all back ends of the terminal."""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Protocol


class EndOfInput(Exception):  # noqa: N818 - it is not an error
    """There are no more lines, or the output has no reader any more."""


class AnswerKey(Enum):
    """Keys that enter a word in an empty line while it means something."""

    YES = "yes"  # the space bar
    NO = "no"  # escape
    WRONG = "wrong"  # delete


# The word that a key enters now; empty if it enters none.
KeyWord = Callable[[AnswerKey], str]


class NumLockReminder(Protocol):
    """Reminds users of a numeric keypad that its keys are arrow keys at the moment."""

    def is_wanted(self) -> bool:
        """Whether a keypad is in use. It is called often and must return quickly."""
        ...

    def remind(self) -> None: ...


class Console(Protocol):
    """A linear transcript: lines are read and appended, and written lines never change."""

    @property
    def kind(self) -> str:
        """`prompt`, `cooked` or `piped`."""
        ...

    @property
    def is_output_closed(self) -> bool:
        """Whether nothing can be written any more, as on a full disk or without a reader."""
        ...

    def read_line(self, prompt: Callable[[], str]) -> str:
        """Wait for a line and return it without its line end. Only for the main thread.

        `prompt` is called once per line and whenever the prompt must be written again, in the main
        thread or in one that calls `write`. So it must be quick and thread-safe.

        Raises: EndOfInput.
        """
        ...

    def submit(self, line: str) -> None:
        """Enter a line that was given on another device, as if it were typed. For any thread.

        It ends a waiting `read_line` where the system allows it, else the next one. A line that was
        only half typed is dropped where the program edits it.
        """
        ...

    def withdraw(self) -> None:
        """Forget a submitted line that was not read yet. For any thread."""
        ...

    def write(self, text: str) -> None:
        """Write text as whole lines. For any thread; never raises.

        Control characters become spaces; for an empty text nothing is written.
        """
        ...

    def write_picture(self, rows: Sequence[Sequence[bool]]) -> None:
        """Draw rows of dark (true) and light squares, such as a QR code. For any thread.

        The colours are those of the picture where the terminal has colours; else they are right
        where text is light on a dark ground.
        """
        ...

    def refresh(self) -> None:
        """Update the prompt, whose text may have changed. For any thread."""
        ...

    def close(self) -> None:
        """End the input. A waiting `read_line` raises EndOfInput where the system allows it.

        `write` still works afterwards.
        """
        ...
