"""What a game of Summer Pavilion waits for after a turn: the next player, or tiles to be drawn."""

from azul_access.games.sources import FACTORY_SPACES
from azul_access.games.summer_pavilion.pieces import SUPPLY_SPACES
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.tiles import Counts


def after_turn(state: State, *, refilled: bool = False) -> State:
    """The state in which the supply is filled, unless it is `refilled`, or the next player places.

    Rules 3, "Bonus tiles": the supply is filled before anything else. After the last pass of a
    round it is the state before the round ends.
    """
    if all_passed(state):
        return state
    if not refilled and can_refill(state.supply, state.bag, state.tower):
        return state._replace(phase=Phase.REFILL)
    seat = state.next_seat[state.turn]
    while state.players[seat].passed:
        seat = state.next_seat[seat]
    return state._replace(phase=Phase.PLACE, turn=seat)


def all_passed(state: State) -> bool:
    return all(player.passed for player in state.players)


def can_refill(supply: Counts, bag: Counts, tower: Counts) -> bool:
    """Whether the supply has free spaces, and there are tiles for them."""
    return sum(supply) < SUPPLY_SPACES and (any(bag) or any(tower))


def draw_size(state: State) -> int:
    """The number of tiles for the next draw: the free spaces, or what bag and tower still hold."""
    free = FACTORY_SPACES if state.phase is Phase.FILL else SUPPLY_SPACES - sum(state.supply)
    return min(free, sum(state.bag) + sum(state.tower))
