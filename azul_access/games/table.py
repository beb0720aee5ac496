"""The table place by place: to compare two states, to set, to check and to lay it by hand.

Contents are values of the game's own: what lies at one place.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, Protocol, TypeVar

from azul_access.games.context import TypedContext
from azul_access.language.grammar import Rule
from azul_access.language.phrase import Phrase

StateT_contra = TypeVar("StateT_contra", contravariant=True)
CommandT = TypeVar("CommandT")
OptionsT_contra = TypeVar("OptionsT_contra", contravariant=True)

Content = object


class Area(Enum):
    """A part of the table that is not the board of a player."""

    FACTORIES = "factories"
    CENTRE = "centre"
    SUPPLY = "supply"
    STOCK = "stock"
    COURSE = "course"
    TURN = "turn"


class Places(Protocol[StateT_contra, OptionsT_contra]):
    """The table place by place: to compare two states, and to lay or check the table by hand."""

    def contents(self, state: StateT_contra) -> Sequence[Content]:
        """What lies at each place.

        Always the same places in the same order: the one in which hands reach them.
        """

    def area(self, content: Any) -> int | Area:
        """The seat whose board the place is on, or another part of the table."""

    def is_empty(self, content: Any) -> bool:
        """Whether nothing lies at the place, or on a space of it."""

    def steps(self, contents: Sequence[Any]) -> Sequence[tuple[Content, ...]]:
        """Contents in steps for hands: one place, or several of a kind that are empty."""

    def describe(self, context: TypedContext[OptionsT_contra], step: Sequence[Any]) -> list[Phrase]:
        """The contents of one step in sentences, with the names of the places and the players."""


class Statements(Protocol[StateT_contra, CommandT]):
    """What players say that lies on the table, as a command that sets it."""

    def set_command(self, contents: Sequence[Any], *, whole: bool = False) -> CommandT:
        """The command that sets the places of `contents`.

        `whole` says that the players have gone through the whole table.
        """

    def turn_command(self, seat: int) -> CommandT:
        """The command that sets whose turn it is."""

    def set_contents(self, command: CommandT) -> Sequence[Content] | None:
        """What a command sets; None for commands that do not set the table."""

    def for_seat(self, contents: Sequence[Any], seat: int) -> Sequence[Content]:
        """The contents, those of the board of `seat` where they name no player."""

    def current(self, state: StateT_contra, contents: Sequence[Any]) -> Sequence[Content]:
        """What lies now at the places of `contents`, each place once."""

    def check(
        self,
        context: TypedContext[Any],
        state: StateT_contra,
        assertion: Any,
        turn: int,
        apply: Callable[[CommandT], object],
    ) -> Any:
        """Whether an `assertions.Assertion` is right: a `Checked`, None if that is not known.

        Raises: IllegalCommand if it is impossible.
        """

    def asked_for(self, content: Any) -> str:
        """What to ask for where `content` is not right: "tiles", "score" or "turn"."""

    def place_rules(self, state: StateT_contra) -> Sequence[Rule]:
        """What can be said about any place where every line tells what lies somewhere."""

    def bare_rules(self, state: StateT_contra) -> Sequence[Rule]:
        """What can be said without a word for setting: "Anna has 23 points"."""

    def value_rules(self, state: StateT_contra, content: Any) -> Sequence[Rule]:
        """What can be said instead of `content` when its place is known; they build contents."""

    def decode_position(self, names: Sequence[str], data: Mapping[str, object]) -> CommandT:
        """The command that sets the whole table to an object of `Facts.encode_state`.

        Raises: IllegalCommand if `data` describes no position of this game; its slot `part` names
            the key or the place that is wrong.
        """
