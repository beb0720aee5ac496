"""The beginning of a round of base Azul. Players draw the tiles, so a draw is a command."""

from azul_access.games.azul import events
from azul_access.games.azul.commands import Fill
from azul_access.games.azul.evolving import Outcome
from azul_access.games.azul.pieces import ALL_COLOURS, Colour
from azul_access.games.azul.refusals import Reason, is_stuck, require_phase
from azul_access.games.azul.state import Phase, State
from azul_access.games.drawing import check_tiles, draw_tiles
from azul_access.games.sources import FACTORIES, FACTORY_SPACES, check_next_factory
from azul_access.games.system import IllegalCommand


def fill_size(state: State) -> int:
    """The number of tiles for the next factory: four, or what bag and lid still hold."""
    return min(FACTORY_SPACES, sum(state.bag) + sum(state.lid))


def start_round(outcome: Outcome, player: int) -> None:
    state = outcome.state
    outcome.add(events.RoundStarted(state.round + 1, player, state.holder))


def fill(outcome: Outcome, command: Fill) -> None:
    """Fill the next factory; after the last one, or when no tile is left, players take tiles.

    Raises: IllegalCommand.
    """
    state, tiles = outcome.state, command.tiles
    require_phase(state, Phase.FILL)
    check_tiles(tiles, Colour)
    factory = FACTORIES[state.filled]
    size = fill_size(state)
    if not size:
        raise IllegalCommand(Reason.STUCK)
    check_next_factory(command.factory, factory)
    bag, poured = draw_tiles(state.bag, state.lid, tiles, size, ALL_COLOURS, factory)
    state = outcome.add(events.Filled(factory, tiles, poured, bag))
    if is_stuck(state):
        outcome.add(events.RanOut(state.filled, len(state.factories)))
