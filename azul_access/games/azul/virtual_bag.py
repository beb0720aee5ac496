"""The program's own bag for base Azul, for practice without a set."""

from random import Random

from azul_access.games.azul.commands import Fill
from azul_access.games.azul.pieces import ALL_COLOURS
from azul_access.games.azul.rules import fill_size
from azul_access.games.azul.state import State
from azul_access.games.tiles import sample_tiles


def draw(state: State, random: Random) -> Fill:
    """Tiles for the next factory: first from the bag, then from the lid.

    They are sorted, so that tiles of one colour are on adjacent spaces.
    """
    tiles = sample_tiles(random, ALL_COLOURS, state.bag, state.lid, fill_size(state))
    return Fill(tuple(sorted(tiles)))
