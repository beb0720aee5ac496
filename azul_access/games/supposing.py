"""Questions asked of a table that is only supposed: after moves that nobody has made."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from azul_access.games.asked_parts import Place
from azul_access.values import frozen

StateT = TypeVar("StateT")
CommandT = TypeVar("CommandT")


@frozen
class SupposedStep:
    """It is the turn of the player at `seat`, who gives the `command`, if there is one.

    Without a `seat` the round ends, and is scored as the table stands.
    """

    seat: int | None
    command: object | None = None


ROUND_SCORED = SupposedStep(None)
# What is supposed to happen, one thing after the other; nothing where something is not done.
Supposition = tuple[SupposedStep, ...]


@frozen
class AboutSupposed:
    """A question of the table after what is supposed; `ways` has each way to understand that.

    `asker` is the seat of the player who asks. A conversation answers it.
    """

    ways: tuple[Supposition, ...]
    question: object
    asker: int


class Supposing(Protocol[StateT, CommandT]):
    """What a game knows of tables that are only supposed."""

    def give_turn(self, state: StateT, seat: int) -> StateT:
        """The state in which it is the turn of the player at `seat`."""

    def score_round(self, state: StateT) -> StateT | None:
        """The state after the scoring of a round that ends now; None where nobody can tell."""

    def complete(self, state: StateT, command: CommandT) -> Sequence[CommandT]:
        """The commands that a command may be, which may leave something open."""

    def leave_open(self, command: CommandT) -> CommandT:
        """A command without what players leave open, where they only say what they take."""

    def find_target(self, command: CommandT, seat: int) -> Place | None:
        """The place where the player at `seat` would put tiles by a command, if it is a place."""

    def ask_result(self, command: CommandT) -> object:
        """The question what would follow from a command."""

    def scores_round(self, question: object) -> bool:
        """Whether a question supposes that the round is scored now."""

    def ask_after_move(self, state: StateT, question: object) -> object:
        """The question itself, or one that tells more of the points after a move."""
