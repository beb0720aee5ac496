"""How much of the game the voice has not said yet. Any thread may read it."""

from dataclasses import dataclass


@dataclass
class Unsaid:
    """`count` texts of the game wait, or were silenced before they were begun."""

    count: int = 0
