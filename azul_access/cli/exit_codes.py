"""The exit codes of every command, and the way out of the program at a question."""

from enum import IntEnum


class ExitCode(IntEnum):
    OK = 0
    REFUSED = 1  # a piped line or a download was refused, or `doctor` or `models` found a problem
    USAGE = 2  # an invalid command line or game setup
    FAILED = 3  # a file could not be read, written or fetched, or a recording not be recognised
    LEFT_OUT = 4  # not everything of a saved game could be read; what is left out was told


class Left(Exception):  # noqa: N818 - no error
    """The user leaves the program at a question; nothing has begun."""
