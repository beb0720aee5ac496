"""What a game answers where it has nothing to say.

A game that needs no more imports these functions into its modules, to satisfy the protocols of
`system` and `places`.
"""

from collections.abc import Sequence
from typing import TypeVar

from azul_access.language.phrase import Phrase

EventT = TypeVar("EventT")
ContentT = TypeVar("ContentT")


def refuse_line(state: object, commands: object) -> None:
    """Commands of one line are refused one by one."""


def needs_consent(command: object) -> bool:
    """Every player decides alone."""
    return False


def explain_consent(context: object, state: object, command: object) -> list[Phrase]:
    return []


def describe_setup(context: object) -> list[Phrase]:
    """There are no options."""
    return []


def parts(events: Sequence[EventT]) -> list[tuple[EventT, ...]]:
    """All events of a command are put back at once."""
    return [tuple(events)]


def steps(contents: Sequence[ContentT]) -> list[tuple[ContentT, ...]]:
    """Every place is a step of its own."""
    return [(content,) for content in contents]
