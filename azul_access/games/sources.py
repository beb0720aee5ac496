"""The places that tiles are taken from: the factories and the centre."""

from dataclasses import dataclass
from enum import Enum

FACTORY_SPACES = 4
# The number of factories by the number of players.
FACTORIES_FOR: dict[int, int] = {2: 5, 3: 7, 4: 9}


@dataclass(frozen=True, slots=True)
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
