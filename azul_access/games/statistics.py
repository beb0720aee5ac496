"""Points and tiles as numbers, for the closing chapter of a transcript. A game may leave it out."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

from azul_access.games.context import TypedContext
from azul_access.language.phrase import Phrase
from azul_access.values import frozen

StateT_contra = TypeVar("StateT_contra", contravariant=True)
EventT_contra = TypeVar("EventT_contra", contravariant=True)
OptionsT_contra = TypeVar("OptionsT_contra", contravariant=True)


@frozen
class Gain:
    """Points that `seat` won or, below zero, lost; `source` is one of the game's POINT_SOURCES."""

    seat: int
    source: str
    points: int


@frozen
class TilesTaken:
    """Tiles that `seat` took; `colour` is an index into the game's `colour_labels`."""

    seat: int
    colour: int
    count: int


# What players set their scores to be is neither won nor lost in the game.
SET = "gain-set"


def set_gains(before: Sequence[int], after: Sequence[int]) -> list[Gain]:
    """What is added to each score, or taken from it, where players set their scores."""
    return [
        Gain(seat, SET, new - old)
        for seat, (old, new) in enumerate(zip(before, after, strict=True))
        if new != old
    ]


def scored_gains(event: Any, sources: Mapping[type[Any], str]) -> list[Gain]:
    """What a player wins or loses by an event; its type has a row in `sources` if it scores."""
    source = sources.get(type(event))
    return [] if source is None else [Gain(event.player, source, event.after - event.before)]


class Statistics(Protocol[StateT_contra, EventT_contra, OptionsT_contra]):
    """Events as numbers. The sum of a seat's gains is always its score."""

    @property
    def POINT_SOURCES(self) -> Sequence[str]:  # noqa: N802 - a module's constant
        """What brings or costs points, as names of phrases, in the order of the narration."""

    def opening_gains(self, state: StateT_contra) -> Sequence[Gain]:
        """The points that players have before the first command."""

    def gains(self, event: EventT_contra) -> Sequence[Gain]: ...

    def tiles_taken(self, event: EventT_contra) -> Sequence[TilesTaken]: ...

    def colour_labels(self) -> Sequence[Phrase]:
        """The label of each colour, by its index."""

    def describe_tiles(
        self, context: TypedContext[OptionsT_contra], colour: int, count: int
    ) -> Phrase:
        """`count` tiles of the colour with the index `colour`."""
