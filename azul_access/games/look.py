"""What a game knows of the places that people ask about; `answers` makes sentences of it."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from azul_access.games.asking import Place
from azul_access.games.context import TypedContext
from azul_access.games.questions import AboutGains
from azul_access.games.system import Expectation
from azul_access.games.tiles import Counts
from azul_access.language.phrase import Paragraph, Phrase

State_contra = TypeVar("State_contra", contravariant=True)
ContentT = TypeVar("ContentT")
Opts_contra = TypeVar("Opts_contra", contravariant=True)


class Look(Protocol[State_contra, ContentT, Opts_contra]):
    """What a game knows of the places that people ask about."""

    def find(self, state: State_contra, place: Place) -> Sequence[ContentT]:
        """What lies at a place, or at all places of a kind.

        Raises: IllegalCommand if there is no such place.
        """

    def counts(self, content: ContentT) -> Counts:
        """The tiles of a content by colour."""

    def free(self, content: ContentT) -> int | None:
        """How many spaces of a content are free; None where their number does not matter."""

    def is_empty(self, content: ContentT) -> bool: ...

    def missing(
        self, context: TypedContext[Opts_contra], state: State_contra, content: ContentT
    ) -> tuple[Phrase, ...]:
        """The tiles that would complete a content; nothing if it is complete."""

    def lacks(self, state: State_contra, content: ContentT, colour: int) -> bool:
        """Whether a content would need tiles of a colour to be complete."""

    def name(self, context: TypedContext[Opts_contra], content: ContentT) -> Phrase:
        """A place by itself: "row 2"."""

    def place_name(self, context: TypedContext[Opts_contra], content: ContentT) -> Phrase:
        """Where the tiles of a content lie, within a sentence."""

    def tiles(self, context: TypedContext[Opts_contra], counts: Counts) -> tuple[Phrase, ...]: ...

    def label_of(self, colour: int) -> Phrase: ...

    def describe_place(
        self, context: TypedContext[Opts_contra], state: State_contra, place: Place
    ) -> list[Paragraph]:
        """What lies at a place, in sentences."""

    def holder(self, state: State_contra) -> int | None:
        """The seat that has the start marker; None where it is in the centre."""

    def scores(self, state: State_contra) -> Sequence[int]:
        """The points by seat."""

    def expected(self, state: State_contra) -> Expectation:
        """Which player has to act, and how."""

    def next_seat(self, state: State_contra, seat: int) -> int | None:
        """The seat whose turn is after that of `seat`; None where nobody follows in this round."""

    def describe_turn(
        self, context: TypedContext[Opts_contra], state: State_contra
    ) -> list[Phrase]: ...

    def describe_marker(
        self, context: TypedContext[Opts_contra], state: State_contra
    ) -> list[Phrase]: ...

    def describe_round(
        self, context: TypedContext[Opts_contra], state: State_contra, *, counts: bool
    ) -> list[Phrase]:
        """The round; if `counts`, also how many rounds there will be."""

    def describe_gains(
        self, context: TypedContext[Opts_contra], state: State_contra, question: AboutGains
    ) -> list[Paragraph]:
        """The moves with a colour or to a place, and what they bring at once."""

    def describe_best(
        self, context: TypedContext[Opts_contra], state: State_contra
    ) -> list[Paragraph]: ...

    def describe_bonus(
        self, context: TypedContext[Opts_contra], kind: str | None
    ) -> list[Phrase]: ...

    def described_kinds(self, kind: str | None) -> Sequence[str]:
        """The kinds of places to compare on two boards."""
