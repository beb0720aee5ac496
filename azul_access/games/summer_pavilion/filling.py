"""The draws of Summer Pavilion: a round begins, the supply and the factories are filled.

Players draw the tiles, so draws are commands.
"""

from azul_access.games.drawing import check_tiles, draw_tiles
from azul_access.games.sources import FACTORIES, check_next_factory
from azul_access.games.summer_pavilion import events
from azul_access.games.summer_pavilion.commands import Fill, Stock
from azul_access.games.summer_pavilion.evolving import Outcome
from azul_access.games.summer_pavilion.pieces import ALL_COLOURS, COLOURS, SUPPLY, Colour
from azul_access.games.summer_pavilion.refusals import require_phase
from azul_access.games.summer_pavilion.state import Phase
from azul_access.games.summer_pavilion.turns import draw_size
from azul_access.games.tiles import count_tiles


def start_round(outcome: Outcome, starter: int) -> None:
    state = outcome.state
    from_corners = tuple([player.corners for player in state.players])
    wild = state.options.wilds[state.round]
    outcome.add(events.RoundStarted(state.round + 1, starter, wild, state.holder, from_corners))
    end_filling(outcome)


def stock(outcome: Outcome, command: Stock) -> None:
    """Fill the supply before the factories of a round, or before the next player's turn.

    Raises: IllegalCommand.
    """
    state = outcome.state
    require_phase(state, Phase.SUPPLY, Phase.REFILL)
    check_tiles(command.tiles, Colour)
    size = draw_size(state)
    bag, poured = draw_tiles(state.bag, state.tower, command.tiles, size, ALL_COLOURS, SUPPLY)
    outcome.add(events.Stocked(count_tiles(command.tiles, COLOURS), poured, bag))
    end_filling(outcome)


def fill(outcome: Outcome, command: Fill) -> None:
    """Fill the next factory; after the last one, or when no tile is left, players take tiles.

    Raises: IllegalCommand.
    """
    state, tiles = outcome.state, command.tiles
    require_phase(state, Phase.FILL)
    check_tiles(tiles, Colour)
    factory = FACTORIES[state.filled]
    check_next_factory(command.factory, factory)
    size = draw_size(state)
    bag, poured = draw_tiles(state.bag, state.tower, tiles, size, ALL_COLOURS, factory)
    outcome.add(events.Filled(factory, tiles, poured, bag))
    end_filling(outcome)


def end_filling(outcome: Outcome) -> None:
    """Where bag and tower are empty, go on; where no factory is filled, leave out the taking."""
    state = outcome.state
    if state.phase is not Phase.FILL or draw_size(state):
        return
    outcome.add(events.RanOut(state.filled, len(state.factories)))
    if not state.filled:
        outcome.add(events.TakingEnded(state.first_to_place))
