"""The table between the events of a command, as players hear them. A game may leave it out."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

StateT = TypeVar("StateT")
EventT_contra = TypeVar("EventT_contra", contravariant=True)
QuestionT_contra = TypeVar("QuestionT_contra", contravariant=True)


class Told(Protocol[StateT, EventT_contra, QuestionT_contra]):
    """The table in the middle of a command, while its events are announced step by step."""

    def state_after(self, before: StateT, events: Sequence[EventT_contra]) -> StateT:
        """The state after the first events of a command that was given in `before`.

        After all events of the command it is the state that the rules give. It may also be the
        state without the events of some parts of `PutBack`, newest parts first.
        """

    def asks_about_moves(self, question: QuestionT_contra) -> bool:
        """Whether a question is about what can be done next, which no state in between knows."""
