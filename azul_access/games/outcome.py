"""What follows from a command: the rules add events to it, and each changes the state."""

from collections.abc import Callable
from typing import Generic, TypeVar

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")


class TypedOutcome(Generic[StateT, EventT]):
    """The events of a command so far, in their order, and the state after them."""

    __slots__ = ("_evolve", "events", "state")

    def __init__(self, state: StateT, evolve: Callable[[StateT, EventT], StateT]) -> None:
        """`state` is the one before the command; `evolve` applies an event to a state."""
        self.state = state
        self.events: list[EventT] = []
        self._evolve = evolve

    def add(self, event: EventT) -> StateT:
        """Add what happens next; returns the state after it."""
        self.events.append(event)
        self.state = state = self._evolve(self.state, event)
        return state
