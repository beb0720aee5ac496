"""How much of the game the voice has not said. Any thread may read it."""

from dataclasses import dataclass


@dataclass
class Unsaid:
    """`count` texts of the game wait, or were silenced before they were begun.

    `unheard` were left at the end because the voice was gone.
    """

    count: int = 0
    unheard: int = 0
