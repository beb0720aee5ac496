"""What a game knows of a move for certain: facts that the rules can recompute.

A game may leave it out. A coach never speaks of what a search reckons; whoever asks it adds an
opinion, if any.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol, TypeVar

from azul_access.games.context import TypedContext
from azul_access.language.phrase import Paragraph, Phrase, phrase
from azul_access.values import frozen

StateT_contra = TypeVar("StateT_contra", contravariant=True)
CommandT = TypeVar("CommandT")


class Fact:
    """Something that is certain about one move.

    A fact `looks_further` if it is about more than what the move does itself; it `speaks_against`
    the move if nobody would want it, `is_cost` if it is a loss that goes with the move, and
    `prevents` something if it takes it from others. It `is_relative` if it only says something
    where there is less of it after another move.
    """

    __slots__ = ()
    looks_further: ClassVar[bool] = False
    speaks_against: ClassVar[bool] = False
    is_cost: ClassVar[bool] = False
    prevents: ClassVar[bool] = False
    is_relative: ClassVar[bool] = False

    @property
    def worth(self) -> float:
        """About how many points hang on it, at least 0. It only compares facts, and is not told."""
        raise NotImplementedError

    @property
    def amount(self) -> int | None:
        """Its figure, if it is exact, so that it can be compared with that of another move."""
        return None

    def is_like(self, other: "Fact") -> bool:
        """Whether `other` has the same to say for or against another move, if less or more."""
        return type(other) is type(self)

    def describe(self, context: TypedContext[Any]) -> Phrase:
        """One sentence."""
        raise NotImplementedError

    def describe_more(self, context: TypedContext[Any], more: int) -> Phrase:
        """One sentence about an amount that is greater by `more` than that of another move."""
        raise NotImplementedError

    def tell(self, context: TypedContext[Any]) -> Phrase | None:
        """One sentence of a story, right after what was taken, if it is told there."""
        return None

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase | None:
        """What a player did who missed it so often, or had it against the move, if anything."""
        return None


@frozen
class PointsAtOnce(Fact):
    """A tile that is laid brings so many points at once."""

    points: int

    @property
    def worth(self) -> float:
        return self.points

    def describe(self, context: TypedContext[Any]) -> Phrase:
        return phrase("fact-points", points=self.points)

    @property
    def amount(self) -> int:
        return self.points

    def describe_more(self, context: TypedContext[Any], more: int) -> Phrase:
        return phrase("fact-points-more", points=more)

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("habit-points", count=cases)


@frozen
class Course:
    """Who makes more or fewer points in this round after one move than after another one.

    `seat` is None where nobody does: what the move is good for comes in a later round, unless
    `is_last`.
    """

    seat: int | None
    is_more: bool = False
    is_last: bool = False

    def describe(self, context: TypedContext[Any]) -> Phrase:
        if self.seat is None:
            return phrase("coach-course-open" if self.is_last else "coach-course-later")
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


def sort_facts(found: Sequence[Fact]) -> list[Fact]:
    """The facts by worth, the greatest first; equal ones stay in their order."""
    return sorted(found, key=lambda fact: -fact.worth)
