"""What is certain about a move: the shapes of facts that the games have in common.

A fact is recomputed from the rules. A coach never speaks of what a search reckons; whoever asks it
adds an opinion, if any.
"""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from azul_access.games.context import TypedContext
from azul_access.language.phrase import Phrase, Slot, phrase
from azul_access.values import frozen


class Fact:
    """Something that is certain about one move, told by its `message`.

    A fact `looks_further` if it is about more than what the move does itself; it `speaks_against`
    the move if nobody would want it, `is_cost` if it is a loss that goes with the move, and
    `prevents` something if it takes it from others. It `is_relative` if it only says something
    where there is less of it after another move. `habit` is the message about somebody who missed
    it again and again, or had it against the move.
    """

    __slots__ = ()
    message: ClassVar[str]
    habit: ClassVar[str | None] = None
    looks_further: ClassVar[bool] = False
    speaks_against: ClassVar[bool] = False
    is_cost: ClassVar[bool] = False
    prevents: ClassVar[bool] = False
    is_relative: ClassVar[bool] = False

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase | None:
        """What a player did who missed it so often, or had it against the move, if anything."""
        return None if cls.habit is None else phrase(cls.habit, count=cases)

    @classmethod
    def find(cls, move: Any) -> Iterator["Fact"]:
        """The facts of this kind about a move of the game."""
        raise NotImplementedError

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

    def slots(self, context: TypedContext[Any]) -> dict[str, Slot]:
        """What its message tells."""
        raise NotImplementedError

    def describe(self, context: TypedContext[Any]) -> Phrase:
        """One sentence."""
        return phrase(self.message, **self.slots(context))

    def describe_more(self, context: TypedContext[Any], more: int) -> Phrase:
        """One sentence about an amount that is greater by `more` than that of another move."""
        return phrase(f"{self.message}-more", amount=more)

    def tell(self, context: TypedContext[Any]) -> Phrase | None:
        """One sentence of a story, right after what was taken, if it is told there."""
        return None


@frozen
class OfPoints(Fact):
    """So many points hang on it."""

    points: int

    @property
    def worth(self) -> float:
        return self.points

    def slots(self, context: TypedContext[Any]) -> dict[str, Slot]:
        return {"points": self.points}


@frozen
class ExactPoints(OfPoints):
    """So many points that they can be compared with those of another move."""

    @property
    def amount(self) -> int:
        return self.points


@frozen
class PointsAtOnce(ExactPoints):
    """A tile that is laid brings so many points at once."""

    message = "fact-points"
    habit = "habit-points"


@frozen
class OfPlayer(Fact):
    """About one player."""

    player: int

    def slots(self, context: TypedContext[Any]) -> dict[str, Slot]:
        return {"player": context.names[self.player]}


def find_facts(kinds: Sequence[type[Fact]], move: object) -> list[Fact]:
    """The facts of some kinds about a move by worth, the greatest first."""
    found = [fact for kind in kinds for fact in kind.find(move)]
    return sorted(found, key=lambda fact: -fact.worth)
