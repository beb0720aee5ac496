"""Errors that people meet. They carry a reason and slots; the language folder owns the sentence."""

from enum import Enum


class AccessError(Exception):
    """Something a person can understand and mend.

    `reason` is a member of the raising room's own enum; its value names the phrase that words it
    (`error-` + value). `slots` fill that phrase: numbers, names, or phrases again.
    """

    def __init__(self, reason: Enum, **slots: object) -> None:
        super().__init__(reason.value, slots)
        self.reason = reason
        self.slots = slots
