"""Errors with a message for people. The language folders own the sentences."""

from enum import Enum


class AccessError(Exception):
    """An error that a person can understand and do something about.

    `reason` is a member of an enum of the package that raises it; the phrase `error-VALUE` is its
    message. `slots` fill that phrase: numbers, texts or further phrases.
    """

    def __init__(self, reason: Enum, **slots: object) -> None:
        super().__init__(reason.value, slots)
        self.reason = reason
        self.slots = slots
