"""The places that tiles are taken from: the factories and the centre."""

from collections import Counter
from collections.abc import Sequence
from enum import Enum
from typing import TypeVar

from azul_access.games.system import IllegalCommand, MalformedReason
from azul_access.values import frozen

FACTORY_SPACES = 4
FACTORY_WIDTH = 2
# The number of factories by the number of players.
FACTORIES_FOR: dict[int, int] = {2: 5, 3: 7, 4: 9}

ColourT = TypeVar("ColourT")


@frozen
class Factory:
    """A factory disc; `index` counts from 0."""

    index: int


class Centre(Enum):
    CENTRE = "centre"


CENTRE = Centre.CENTRE
Source = Factory | Centre

FACTORIES: tuple[Factory, ...] = tuple(
    Factory(index) for index in range(max(FACTORIES_FOR.values()))
)
SOURCES: tuple[Source, ...] = (*FACTORIES, CENTRE)


class SourceReason(Enum):
    """Why a source cannot be filled or taken from like this; the values name messages."""

    FILL_ORDER = "fill-order"
    NO_FACTORY = "no-factory"
    FACTORY_EMPTY = "factory-empty"
    CENTRE_EMPTY = "centre-empty"
    COLOUR_NOT_THERE = "colour-not-there"
    COUNT_WRONG = "count-wrong"


def tiles_on(factories: Sequence[Sequence[ColourT]], factory: Factory) -> Sequence[ColourT]:
    """The tiles on a factory.

    Raises: IllegalCommand when this game does not have the factory.
    """
    if not 0 <= factory.index < len(factories):
        raise IllegalCommand(SourceReason.NO_FACTORY, factory=factory, factories=len(factories))
    return factories[factory.index]


def first_equal(factories: Sequence[Sequence[ColourT]], source: Source) -> Source:
    """The first factory with the same tiles; the centre is itself."""
    if not isinstance(source, Factory):
        return source
    tiles = Counter(factories[source.index])
    return next(
        other for other, held in zip(FACTORIES, factories, strict=False) if Counter(held) == tiles
    )


def check_next_factory(named: object, factory: Factory) -> None:
    """Check the factory that players named for a draw; None where they named none.

    Raises: IllegalCommand when it is not `factory`, which has to be filled next.
    """
    if named is None:
        return
    if type(named) is not Factory or type(named.index) is not int:
        raise IllegalCommand(MalformedReason.MALFORMED)
    if named != factory:
        raise IllegalCommand(SourceReason.FILL_ORDER, factory=factory)
