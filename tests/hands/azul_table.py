"""A state of base Azul as the table that it describes."""

from collections.abc import Sequence

from felt_table import START, Table

from azul_access.games.azul.pieces import LABELS, MARKER, Colour
from azul_access.games.azul.state import State
from azul_access.games.tiles import Counts


def lay_out(names: Sequence[str], state: State) -> Table:
    table = Table()
    for number, factory in enumerate(state.factories, 1):
        for place, tile in enumerate(factory, 1):
            table.lay(("factory", number, place), LABELS[tile])
    for space, piece in enumerate(state.centre.spaces):
        if piece is not None:
            table.lay(("disc", space + 1), LABELS[piece])
    for tile in state.centre.beside:
        table.pour(("beside",), LABELS[tile], 1)
    for name, player in zip(names, state.players, strict=True):
        for line, content in enumerate(player.lines, 1):
            for place in range(1, content.count + 1 if content else 1):
                assert content
                table.lay(("line", name, line, place), LABELS[content.colour])
        for number, row in enumerate(player.wall, 1):
            for column, space_tile in enumerate(row, 1):
                if space_tile is not None:
                    table.lay(("wall", name, number, column), LABELS[space_tile])
        for place, piece in enumerate(player.floor, 1):
            table.lay(("floor", name, place), LABELS[piece])
        table.set_score(name, player.score)
    if state.holder is not None and MARKER not in state.players[state.holder].floor:
        table.lay(("kept", names[state.holder]), START)
    _fill_heap(table, "bag", state.bag)
    _fill_heap(table, "lid", state.lid)
    return table


def _fill_heap(table: Table, heap: str, counts: Counts) -> None:
    for colour in Colour:
        table.pour((heap,), LABELS[colour], counts[colour])
