"""The program's own bag for Summer Pavilion, for practice without a set."""

from random import Random

from azul_access.games.summer_pavilion.commands import Fill, Stock
from azul_access.games.summer_pavilion.pieces import ALL_COLOURS
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.summer_pavilion.turns import draw_size
from azul_access.games.tiles import sample_tiles


def draw(state: State, random: Random) -> Fill | Stock:
    """Tiles for the supply or the next factory, sorted: first from the bag, then from the tower."""
    size = draw_size(state)
    tiles = tuple(sorted(sample_tiles(random, ALL_COLOURS, state.bag, state.tower, size)))
    return Fill(tiles) if state.phase is Phase.FILL else Stock(tiles)
