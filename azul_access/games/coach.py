"""What a game tells about moves: their facts and their names. A game may leave it out."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from azul_access.games.certainties import Fact
from azul_access.games.context import TypedContext
from azul_access.language.phrase import Paragraph, Phrase, phrase
from azul_access.values import frozen

StateT_contra = TypeVar("StateT_contra", contravariant=True)
CommandT = TypeVar("CommandT")


@frozen
class Course:
    """Who makes more or fewer points in this round after one move than after another one.

    `seat` is None where nobody does: there is no short reason.
    """

    seat: int | None
    is_more: bool = False

    def describe(self, context: TypedContext[Any]) -> Phrase:
        if self.seat is None:
            return phrase("coach-course-open")
        name = "coach-course-more" if self.is_more else "coach-course-fewer"
        return phrase(name, player=context.names[self.seat])


@frozen
class Reason:
    """What speaks for the better move, or `is_against` the other one; None if nothing does.

    `more` is how much greater the amount of the fact is than that of the compared move, if both
    have one. `cost` is what the better move costs, if the other one costs less. Without a fact
    `course` is what is expected of the round.
    """

    fact: Fact | None
    is_against: bool = False
    more: int | None = None
    cost: Fact | None = None
    course: Course | None = None


class Coach(Protocol[StateT_contra, CommandT]):
    """Finds the facts of moves."""

    def facts(self, state: StateT_contra, command: CommandT) -> Sequence[Fact]:
        """The facts of a legal move in `state`, those that tell most first."""

    def command_of(self, question: object) -> CommandT | None:
        """The move that a question supposes; None for any other question."""

    def shorten(self, state: StateT_contra, command: CommandT) -> CommandT:
        """A move without what goes without saying; equal to the move where it has nothing such."""

    def simplify(self, state: StateT_contra, command: CommandT) -> CommandT:
        """A legal move as the computer player names it, who knows equal factories as one."""

    def is_wasteful(self, state: StateT_contra, command: CommandT) -> bool:
        """Whether another way to lay the same tiles is better for certain, whatever follows."""

    def describe_table(
        self, context: TypedContext[Any], state: StateT_contra, seats: Sequence[int]
    ) -> list[Paragraph]:
        """What one needs to know to choose a move: what can be taken, the boards of some seats."""

    def describe_around(
        self, context: TypedContext[Any], state: StateT_contra, seat: int, moves: Sequence[CommandT]
    ) -> list[Phrase]:
        """What the moves of a player have to do with: where the first one takes from, what lies
        where they put tiles or pay with them. Much less than the table.
        """


def describe_fact(
    context: TypedContext[Any], fact: Fact | None, more: int | None = None
) -> list[Phrase]:
    """The sentence of a fact, if there is one; `more` as in `Fact.describe_more`, if known."""
    if fact is None:
        return []
    return [fact.describe(context) if more is None else fact.describe_more(context, more)]


def describe_reason(context: TypedContext[Any], reason: Reason, lead: str) -> list[Phrase]:
    """What the better move costs, and the reason for it.

    The message `lead` is before what is against the other move.
    """
    cost = [] if reason.cost is None else [reason.cost.describe(context)]
    if reason.is_against:
        cost.append(phrase(lead))
    elif cost:
        cost.append(phrase("coach-in-return"))
    if reason.course is not None:
        return [*cost, reason.course.describe(context)]
    return [*cost, *describe_fact(context, reason.fact, reason.more)]
