"""A narrated game as a value: chapters of lines, tables and charts, made of phrases.

Every writer gets the same document and leaves out what its format cannot hold. It knows no words
and no format.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from azul_access.games.system import PhraseTable
from azul_access.language.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Line:
    """Something that is told. `ident` is unique in the document and the same in every language."""

    ident: str
    phrases: tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading within a chapter."""

    ident: str
    phrase: Phrase


@dataclass(frozen=True, slots=True)
class Chart:
    """Bars: for each group, what is counted and how much. The table beside it says the same."""

    ident: str
    caption: Phrase
    groups: tuple[tuple[Phrase, tuple[tuple[Phrase, int], ...]], ...]


@dataclass(frozen=True, slots=True)
class DataTable:
    ident: str
    plan: PhraseTable


Block = Line | Heading | Chart | DataTable


@dataclass(frozen=True, slots=True)
class Stop:
    """A place to jump to: a player's turn, the draws, the scoring."""

    ident: str
    label: Phrase


@dataclass(frozen=True, slots=True)
class Chapter:
    """`ident` names the chapter's file in a book; its heading has the ident with "-h" behind."""

    ident: str
    heading: Phrase
    blocks: tuple[Block, ...]
    stops: tuple[Stop, ...] = ()

    def told(self) -> Iterator[Line]:
        """What is read aloud, heading and all, in order."""
        yield Line(f"{self.ident}-h", (self.heading,))
        for block in self.blocks:
            if isinstance(block, Heading):
                yield Line(block.ident, (block.phrase,))
            elif isinstance(block, Line):
                yield block


@dataclass(frozen=True, slots=True)
class Document:
    """A whole narration. `identity` tells one game from another; `author` may be empty.

    The first chapter's heading is the title.
    """

    identity: str
    author: str
    chapters: tuple[Chapter, ...]

    @property
    def title(self) -> Phrase:
        return self.chapters[0].heading
