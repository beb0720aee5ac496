"""Where tiles are taken from: factories and the centre, the same in every game of the family."""

from dataclasses import dataclass
from enum import Enum

FACTORY_SPACES = 4
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
