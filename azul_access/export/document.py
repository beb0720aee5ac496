"""A transcript as a value: chapters of lines, tables and charts, made of phrases.

All writers use the same document and leave out what their format does not support. It depends on
no language and no format.
"""

from collections.abc import Iterator
from enum import Enum

from azul_access.games.boards import PhraseTable
from azul_access.games.picture import Grid
from azul_access.language.phrase import Phrase
from azul_access.values import frozen


class Length(Enum):
    """How much of a game a document tells.

    SUMMARY: the result and three moments, in a minute. STORY: a paragraph for each round. RECORD:
    every event.
    """

    SUMMARY = "summary"
    STORY = "story"
    RECORD = "record"


@frozen
class TextLine:
    """A line of sentences. `element_id` is unique in the document, and equal in all languages."""

    element_id: str
    phrases: tuple[Phrase, ...]


@frozen
class Heading:
    """A heading within a chapter."""

    element_id: str
    phrase: Phrase


@frozen
class Chart:
    """A bar chart: labels and values for each group. A table in the document has the same data."""

    element_id: str
    caption: Phrase
    groups: tuple[tuple[Phrase, tuple[tuple[Phrase, int], ...]], ...]


@frozen
class DataTable:
    element_id: str
    table: PhraseTable


@frozen
class Curve:
    """The scores of each player after each round, from the beginning on.

    The sentences of a document have the same numbers.
    """

    element_id: str
    caption: Phrase
    lines: tuple[tuple[Phrase, tuple[int, ...]], ...]


@frozen
class BoardDrawing:
    """What lies on the wall or the stars of a player.

    `is_moment`: at a moment of the game, not at the end of what the document tells.
    """

    element_id: str
    caption: Phrase
    grid: Grid
    is_moment: bool = False


Figure = Chart | Curve | DataTable | BoardDrawing
Block = TextLine | Heading | Figure
# A kind of figure, and all of them.
FigureKind = type[Chart] | type[Curve] | type[DataTable] | type[BoardDrawing]
FIGURES: frozenset[FigureKind] = frozenset({Chart, Curve, DataTable, BoardDrawing})
_BEFORE_MOMENTS = 2


@frozen
class NavigationPoint:
    """A target in the table of contents: a player's turn, the draws, the scoring, a moment.

    `element_id` is that of a line or of a sentence. No other label of the document is the same.
    """

    element_id: str
    label: Phrase


@frozen
class Chapter:
    """`element_id` names the chapter's file in a book; the id of its heading ends with "-h"."""

    element_id: str
    heading: Phrase
    blocks: tuple[Block, ...]
    navigation: tuple[NavigationPoint, ...] = ()

    @property
    def first_line(self) -> str:
        """The element id of the first line below the heading."""
        return next(block.element_id for block in self.blocks if isinstance(block, TextLine))

    def spoken_lines(self) -> Iterator[TextLine]:
        """Yield the lines that are read aloud, including headings, in order."""
        yield TextLine(f"{self.element_id}-h", (self.heading,))
        for block in self.blocks:
            if isinstance(block, Heading):
                yield TextLine(block.element_id, (block.phrase,))
            elif isinstance(block, TextLine):
                yield block


@frozen
class Document:
    """A whole transcript. `identity` identifies the game; `author` may be empty.

    The first chapter's heading is the title. `summary` says how accessible a book of it is, if it
    is no transcript. `is_story` is whether it is a retold game, with short chapters and boards in
    the order of the players' ranks.
    """

    identity: str
    author: str
    chapters: tuple[Chapter, ...]
    summary: Phrase | None = None
    is_story: bool = False

    @property
    def boards(self) -> list[BoardDrawing]:
        """All boards in the order in which they are needed where there is little room.

        Those of the moment that decided come after those of the first two players.
        """
        found = [
            block
            for chapter in self.chapters
            for block in chapter.blocks
            if isinstance(block, BoardDrawing)
        ]
        moments = [board for board in found if board.is_moment]
        others = [board for board in found if not board.is_moment]
        return [*others[:_BEFORE_MOMENTS], *moments, *others[_BEFORE_MOMENTS:]]

    @property
    def title(self) -> Phrase:
        return self.chapters[0].heading
