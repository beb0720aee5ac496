"""The players' boards at the end of a transcript. A game may leave it out."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from azul_access.games.context import TypedContext
from azul_access.language.phrase import Phrase
from azul_access.values import frozen

StateT_contra = TypeVar("StateT_contra", contravariant=True)
QuestionT_co = TypeVar("QuestionT_co", covariant=True)
OptionsT_contra = TypeVar("OptionsT_contra", contravariant=True)


@frozen
class PhraseTable:
    """A table; each row is a header and a cell for each column. `corner` is above the headers."""

    caption: Phrase
    corner: Phrase
    columns: tuple[Phrase, ...]
    rows: tuple[tuple[Phrase, tuple[Phrase, ...]], ...]


class Boards(Protocol[StateT_contra, QuestionT_co, OptionsT_contra]):
    """What lies before the players, for the end of a transcript."""

    def board_questions(self, state: StateT_contra) -> Sequence[QuestionT_co]:
        """Questions whose answers together describe the players' boards."""

    def board_tables(
        self, context: TypedContext[OptionsT_contra], state: StateT_contra
    ) -> Sequence[PhraseTable]:
        """The boards as tables, as far as they have rows and columns."""
