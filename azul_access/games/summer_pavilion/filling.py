"""The beginning of a round of Summer Pavilion: the supply and the factories are filled.

Players draw the tiles, so draws are commands.
"""

from azul_access.games.drawing import check_tiles, draw_tiles
from azul_access.games.sources import FACTORIES, FACTORY_SPACES, check_next_factory
from azul_access.games.summer_pavilion.commands import Fill, Stock
from azul_access.games.summer_pavilion.events import (
    Event,
    Filled,
    RanOut,
    RoundStarted,
    Stocked,
    TakingEnded,
)
from azul_access.games.summer_pavilion.pieces import (
    ALL_COLOURS,
    COLOURS,
    SUPPLY,
    SUPPLY_SPACES,
    Colour,
)
from azul_access.games.summer_pavilion.refusals import require_phase
from azul_access.games.summer_pavilion.state import NO_TILES, Phase, Player, State
from azul_access.games.tiles import add_counts, count_tiles


def draw_size(state: State) -> int:
    """The number of tiles for the next draw: the free spaces, or what bag and tower still hold."""
    free = FACTORY_SPACES if state.phase is Phase.FILL else SUPPLY_SPACES - sum(state.supply)
    return min(free, sum(state.bag) + sum(state.tower))


def start_round(state: State, starter: int, events: list[Event]) -> State:
    """Rules 3, "Phase 3": kept tiles go beside the board again, the stone into the centre."""
    number = state.round + 1
    from_corners = tuple([player.corners for player in state.players])
    wild = state.options.wilds[number - 1]
    events.append(RoundStarted(number, starter, wild, state.holder, from_corners))
    players = tuple(
        [
            Player(
                player.stars,
                add_counts(player.hand, player.corners),
                NO_TILES,
                player.score,
                False,
            )
            for player in state.players
        ]
    )
    state = state._replace(
        round=number,
        phase=Phase.SUPPLY,
        turn=starter,
        starter=starter,
        holder=None,
        filled=0,
        factories=((),) * len(state.factories),
        centre=NO_TILES,
        players=players,
    )
    return state if draw_size(state) else _start_filling(state, events)


def stock(state: State, command: Stock) -> tuple[State, tuple[Event, ...]]:
    """Fill the supply before the factories of a round.

    Raises: IllegalCommand.
    """
    events: list[Event] = []
    state = add_to_supply(state, command, events)
    return _start_filling(state, events), tuple(events)


def add_to_supply(state: State, command: Stock, events: list[Event]) -> State:
    """The state with the drawn tiles in the supply, in the same phase.

    Raises: IllegalCommand.
    """
    require_phase(state, Phase.SUPPLY, Phase.REFILL)
    check_tiles(command.tiles, Colour)
    size = draw_size(state)
    bag, tower, poured = draw_tiles(
        state.bag, state.tower, command.tiles, size, ALL_COLOURS, SUPPLY
    )
    tiles = count_tiles(command.tiles, COLOURS)
    events.append(Stocked(tiles, poured, bag))
    return state._replace(bag=bag, tower=tower, supply=add_counts(state.supply, tiles))


def fill(state: State, command: Fill) -> tuple[State, tuple[Event, ...]]:
    """Fill the next factory; after the last one, or when no tile is left, players take tiles.

    Raises: IllegalCommand.
    """
    require_phase(state, Phase.FILL)
    tiles = command.tiles
    check_tiles(tiles, Colour)
    factory = FACTORIES[state.filled]
    check_next_factory(command.factory, factory)
    bag, tower, poured = draw_tiles(
        state.bag, state.tower, tiles, draw_size(state), ALL_COLOURS, factory
    )
    filled = state.filled + 1
    events: list[Event] = [Filled(factory, tiles, poured, bag)]
    all_filled = filled == len(state.factories)
    state = state._replace(
        phase=Phase.TAKE if all_filled else Phase.FILL,
        filled=filled,
        bag=bag,
        tower=tower,
        factories=(*state.factories[: filled - 1], tiles, *state.factories[filled:]),
    )
    if not all_filled and not draw_size(state):
        state = end_filling(state, events)
    return state, tuple(events)


def _start_filling(state: State, events: list[Event]) -> State:
    state = state._replace(phase=Phase.FILL)
    return state if draw_size(state) else end_filling(state, events)


def end_filling(state: State, events: list[Event]) -> State:
    """Bag and tower are empty; where no factory is filled, the phase of taking is left out."""
    events.append(RanOut(state.filled, len(state.factories)))
    if state.filled:
        return state._replace(phase=Phase.TAKE)
    events.append(TakingEnded(state.first_to_place))
    return state._replace(phase=Phase.PLACE, turn=state.first_to_place)
