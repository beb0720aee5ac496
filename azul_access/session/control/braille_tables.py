"""The tables of braille that a computer has."""

from enum import Enum

from azul_access.values import frozen


class TableKind(Enum):
    """The values are also parts of the names of their messages."""

    COMPUTER_8 = "computer-8"
    COMPUTER_6 = "computer-6"
    UNCONTRACTED = "uncontracted"
    PARTIAL = "partial"
    CONTRACTED = "contracted"
    OTHER = "other"


@frozen
class BrailleTable:
    """`name` is that of its file."""

    name: str
    kind: TableKind
