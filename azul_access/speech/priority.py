"""How urgent an utterance is. Which news deserves which priority is decided elsewhere."""

from enum import IntEnum


class Priority(IntEnum):
    HINT = 0  # dropped as soon as anything else is to be said
    NORMAL = 1  # answers; dropped when an urgent message cuts them
    GAME = 2  # what happened on the table; said again when an urgent message cuts it
    URGENT = 3  # cuts everything below it
