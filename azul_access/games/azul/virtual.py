"""The program's own bag for base Azul, for practice without a set."""

from random import Random

from azul_access.games.azul.commands import Fill
from azul_access.games.azul.pieces import ALL_COLOURS, Colour
from azul_access.games.azul.rules import fill_size
from azul_access.games.azul.state import State
from azul_access.games.tiles import Counts


def draw(state: State, random: Random) -> Fill:
    """Tiles for the next factory: first what the bag holds, then from the lid poured into it."""
    size = fill_size(state)
    bag = _tiles(state.bag)
    drawn = random.sample(bag, min(size, len(bag)))
    drawn += random.sample(_tiles(state.lid), size - len(drawn))
    return Fill(tuple(drawn))


def _tiles(counts: Counts) -> list[Colour]:
    return [colour for colour in ALL_COLOURS for _ in range(counts[colour])]
