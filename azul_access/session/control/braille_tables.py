"""The tables of braille that a computer has."""

from dataclasses import dataclass
from enum import Enum


class TableKind(Enum):
    """The values are also parts of the names of their messages."""

    COMPUTER_8 = "computer-8"
    COMPUTER_6 = "computer-6"
    UNCONTRACTED = "uncontracted"
    PARTIAL = "partial"
    CONTRACTED = "contracted"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class BrailleTable:
    """`name` is that of its file."""

    name: str
    kind: TableKind
