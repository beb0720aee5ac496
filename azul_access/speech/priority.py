"""The priorities of utterances."""

from enum import IntEnum


class Priority(IntEnum):
    HINT = 0  # dropped when anything else is queued
    NORMAL = 1  # answers; dropped when an urgent message interrupts them
    GAME = 2  # events of the game; repeated when an urgent message interrupts them
    URGENT = 3  # interrupts all others
