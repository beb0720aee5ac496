"""The program's own bag for base Azul, for practice without a set."""

from random import Random

from azul_access.games.azul.commands import Fill
from azul_access.games.azul.pieces import ALL_COLOURS, Colour
from azul_access.games.azul.rules import fill_size
from azul_access.games.azul.state import State
from azul_access.games.tiles import Counts


def draw(state: State, random: Random) -> Fill:
    """Tiles for the next factory: first what the bag holds, then from the lid poured into it.

    They are laid sorted, so that what is told by label is told by place, too.
    """
    size = fill_size(state)
    from_bag = min(size, sum(state.bag))
    drawn = _sample(random, state.bag, from_bag) + _sample(random, state.lid, size - from_bag)
    return Fill(tuple(sorted(drawn)))


def _sample(random: Random, counts: Counts, size: int) -> list[Colour]:
    return random.sample(ALL_COLOURS, size, counts=counts) if size else []
