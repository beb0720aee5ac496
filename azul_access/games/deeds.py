"""What players did and got, one thing after the other, as questions about the past select it."""

from enum import Enum
from typing import Protocol, TypeVar

from azul_access.games.asked_parts import Place
from azul_access.games.context import TypedContext
from azul_access.language.phrase import Phrase
from azul_access.values import frozen

StateT_contra = TypeVar("StateT_contra", contravariant=True)
EventT_contra = TypeVar("EventT_contra", contravariant=True)
OptionsT_contra = TypeVar("OptionsT_contra", contravariant=True)


class DeedKind(Enum):
    """MARKER is taking the start marker, EXTRA getting tiles for what is surrounded.

    SCORE are points for what was not laid just then: at the end of a round or of the game.
    """

    TAKE = "take"
    MARKER = "marker"
    LAY = "lay"
    EXTRA = "extra"
    COST = "cost"
    SCORE = "score"


@frozen
class Deed:
    """One thing that a player did or got.

    `places` are where it happened, each with its number but without its player. `points` are what
    it changed, at once. `told` is what is said of it beside the move itself; without a move,
    everything. What is only the reason of the next one `leads` to it, and is told with it.
    """

    kind: DeedKind
    seat: int
    colours: tuple[int, ...] = ()
    places: tuple[Place, ...] = ()
    points: int = 0
    told: tuple[Phrase, ...] = ()
    is_move: bool = False
    leads: bool = False


class ListDeeds(Protocol[StateT_contra, EventT_contra, OptionsT_contra]):
    """The deeds of an event; a game without it answers no such questions."""

    def __call__(
        self,
        context: TypedContext[OptionsT_contra],
        state: StateT_contra,
        event: EventT_contra,
        /,
    ) -> list[Deed]:
        """What `event` is for the player; `state` is the one before it."""
