"""Rounds of Summer Pavilion are begun, supply and factories filled.

People draw the tiles, so draws are commands.
"""

from dataclasses import replace

from azul_access.games.drawing import draw_tiles
from azul_access.games.sources import FACTORIES, FACTORY_SPACES, Factory
from azul_access.games.summer_pavilion.commands import Fill, Stock
from azul_access.games.summer_pavilion.editions import wild_in
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
from azul_access.games.summer_pavilion.refusals import Reason, require_phase
from azul_access.games.summer_pavilion.state import NO_TILES, Phase, Player, State
from azul_access.games.system import IllegalCommand, MalformedReason
from azul_access.games.tiles import add_counts, count_tiles


def draw_size(state: State) -> int:
    """How many tiles the next draw takes: what has room, or what bag and tower still hold."""
    room = FACTORY_SPACES if state.phase is Phase.FILL else SUPPLY_SPACES - sum(state.supply)
    return min(room, sum(state.bag) + sum(state.tower))


def begin_round(state: State, starter: int, events: list[Event]) -> State:
    """Rules 3, "Phase 3": kept tiles come back beside the board, the stone into the centre."""
    number = state.round + 1
    kept = tuple([player.kept for player in state.players])
    events.append(RoundStarted(number, starter, wild_in(state.options, number), state.holder, kept))
    players = tuple(
        [
            Player(
                player.stars, add_counts(player.hand, player.kept), NO_TILES, player.score, False
            )
            for player in state.players
        ]
    )
    state = replace(
        state,
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
    return state if draw_size(state) else _begin_filling(state, events)


def _begin_filling(state: State, events: list[Event]) -> State:
    state = replace(state, phase=Phase.FILL)
    return state if draw_size(state) else _no_more(state, events)


def _no_more(state: State, events: list[Event]) -> State:
    """Bag and tower are empty; with no factory filled there is nothing to take."""
    events.append(RanOut(state.filled, len(state.factories)))
    if state.filled:
        return replace(state, phase=Phase.TAKE)
    events.append(TakingEnded(state.begins_placing))
    return replace(state, phase=Phase.PLACE, turn=state.begins_placing)


def stocked(state: State, command: Stock, events: list[Event]) -> State:
    """The state with the drawn tiles in the supply; the phase stays."""
    require_phase(state, Phase.SUPPLY, Phase.REFILL)
    _check(command.tiles)
    size = draw_size(state)
    bag, tower, poured = draw_tiles(
        state.bag, state.tower, command.tiles, size, ALL_COLOURS, SUPPLY
    )
    tiles = count_tiles(command.tiles, COLOURS)
    events.append(Stocked(tiles, poured, bag))
    return replace(state, bag=bag, tower=tower, supply=add_counts(state.supply, tiles))


def stock_first(state: State, command: Stock) -> tuple[State, tuple[Event, ...]]:
    """The supply is filled before a round's factories."""
    events: list[Event] = []
    state = stocked(state, command, events)
    return _begin_filling(state, events), tuple(events)


def fill(state: State, command: Fill) -> tuple[State, tuple[Event, ...]]:
    require_phase(state, Phase.FILL)
    tiles = command.tiles
    _check(tiles)
    factory = FACTORIES[state.filled]
    named = command.factory
    if named is not None:
        if type(named) is not Factory or type(named.index) is not int:
            raise IllegalCommand(MalformedReason.MALFORMED)
        if named != factory:
            raise IllegalCommand(Reason.FILL_ORDER, factory=factory)
    bag, tower, poured = draw_tiles(
        state.bag, state.tower, tiles, draw_size(state), ALL_COLOURS, factory
    )
    filled = state.filled + 1
    events: list[Event] = [Filled(factory, tiles, poured, bag)]
    full = filled == len(state.factories)
    state = State(
        state.options,
        state.round,
        Phase.TAKE if full else Phase.FILL,
        state.turn,
        state.due,
        state.starter,
        state.holder,
        filled,
        bag,
        tower,
        state.supply,
        (*state.factories[: filled - 1], tiles, *state.factories[filled:]),
        state.centre,
        state.players,
    )
    if not full and not draw_size(state):
        state = _no_more(state, events)
    return state, tuple(events)


def _check(tiles: object) -> None:
    if type(tiles) is not tuple or not all(type(tile) is Colour for tile in tiles):
        raise IllegalCommand(MalformedReason.MALFORMED)
