"""What a game knows of the places that people ask about; `answers` makes sentences of it."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Protocol, TypeVar

from azul_access.games.asked_parts import Place
from azul_access.games.context import TypedContext
from azul_access.games.places import Table
from azul_access.games.questions import AboutGains
from azul_access.games.system import Expectation
from azul_access.games.waiting import Waiting
from azul_access.language.phrase import Paragraph, Phrase

StateT_contra = TypeVar("StateT_contra", contravariant=True)
OptionsT_contra = TypeVar("OptionsT_contra", contravariant=True)


class Player(Protocol):
    @property
    def score(self) -> int: ...


class State(Protocol):
    """What the states of all games of the family have.

    `turn` is the seat of the player to act, `starter` began the round, `holder` has the marker.
    """

    @property
    def turn(self) -> int: ...

    @property
    def starter(self) -> int: ...

    @property
    def holder(self) -> int | None: ...

    @property
    def factories(self) -> Sequence[Sequence[IntEnum]]: ...

    @property
    def players(self) -> Sequence[Player]: ...


def scores(state: State) -> list[int]:
    """The points of each player, by seat."""
    return [player.score for player in state.players]


class Look(Protocol[StateT_contra, OptionsT_contra]):
    """What a game knows of the places that people ask about."""

    @property
    def TABLE(self) -> Table: ...  # noqa: N802 - a module's constant

    def describe_place(
        self, context: TypedContext[OptionsT_contra], state: StateT_contra, place: Place
    ) -> list[Paragraph]:
        """What lies at a place, in sentences."""

    def expected(self, state: StateT_contra) -> Expectation:
        """Which player has to act, and how."""

    def next_seat(self, state: StateT_contra, seat: int) -> int | None:
        """The seat whose turn is after that of `seat`; None where nobody follows in this round."""

    def wait(
        self, context: TypedContext[OptionsT_contra], state: StateT_contra, *, named: bool = False
    ) -> Waiting:
        """What is said while players are waited for."""

    def describe_round(
        self, context: TypedContext[OptionsT_contra], state: StateT_contra, *, counts: bool
    ) -> list[Phrase]:
        """The round; if `counts`, also how many rounds there will be."""

    def describe_gains(
        self, context: TypedContext[OptionsT_contra], state: StateT_contra, question: AboutGains
    ) -> list[Paragraph]:
        """The moves with a colour or to a place, and what they bring at once."""

    def describe_best(
        self, context: TypedContext[OptionsT_contra], state: StateT_contra
    ) -> list[Paragraph]: ...

    def describe_bonus(
        self, context: TypedContext[OptionsT_contra], kind: str | None
    ) -> list[Phrase]: ...
