"""A state of Summer Pavilion as the table that it describes."""

from collections.abc import Sequence

from felt_table import START, Space, Table
from pavilion_hands import STONE_SPACE

from azul_access.games.summer_pavilion.pieces import LABELS, Colour
from azul_access.games.summer_pavilion.state import State
from azul_access.games.tiles import Counts

# The numbers on the spaces of an outer star of the grey board, clockwise; elsewhere spaces are
# counted.
GREY_NUMBERS = (3, 2, 1, 4, 5, 6)


def lay_out(names: Sequence[str], state: State) -> Table:
    table = Table()
    for number, factory in enumerate(state.factories, 1):
        for place, tile in enumerate(factory, 1):
            table.lay(("factory", number, place), LABELS[tile])
    for name, player in zip(names, state.players, strict=True):
        for number, star in enumerate(player.stars):
            for index, star_tile in enumerate(star):
                is_grey = state.options.grey and number > 0
                space = GREY_NUMBERS[index] if is_grey else index + 1
                if star_tile is not None:
                    table.lay(("star", name, number, space), LABELS[star_tile])
        fill(table, ("hand", name), player.hand)
        fill(table, ("corners", name), player.corners)
        table.set_score(name, player.score)
    stone = STONE_SPACE if state.holder is None else ("kept", names[state.holder])
    table.lay(stone, START)
    fill(table, ("centre",), state.centre)
    fill(table, ("supply",), state.supply)
    fill(table, ("bag",), state.bag)
    fill(table, ("tower",), state.tower)
    return table


def fill(table: Table, heap: Space, counts: Counts) -> None:
    for colour in Colour:
        table.pour(heap, LABELS[colour], counts[colour])
