"""The beginning of a round of base Azul. Players draw the tiles, so a draw is a command."""

from azul_access.games.azul import disc
from azul_access.games.azul.commands import Fill
from azul_access.games.azul.events import Event, Filled, RanOut, RoundStarted
from azul_access.games.azul.pieces import ALL_COLOURS, COLOURS, Colour
from azul_access.games.azul.refusals import Reason, require_phase
from azul_access.games.azul.state import Phase, State
from azul_access.games.drawing import check_tiles, draw_tiles
from azul_access.games.sources import FACTORIES, FACTORY_SPACES, check_next_factory
from azul_access.games.system import IllegalCommand
from azul_access.games.tiles import Counts

NO_TILES: Counts = (0,) * COLOURS


def fill_size(state: State) -> int:
    """The number of tiles for the next factory: four, or what bag and lid still hold."""
    return min(FACTORY_SPACES, sum(state.bag) + sum(state.lid))


def start_round(state: State, player: int, events: list[Event]) -> State:
    events.append(RoundStarted(state.round + 1, player, state.holder))
    return state._replace(
        round=state.round + 1,
        phase=Phase.FILL,
        turn=player,
        line=0,
        starter=player,
        holder=None,
        filled=0,
        factories=((),) * len(state.factories),
        centre=disc.WITH_MARKER,
    )


def fill(state: State, command: Fill) -> tuple[State, tuple[Event, ...]]:
    """Fill the next factory; after the last one, or when no tile is left, players take tiles.

    Raises: IllegalCommand.
    """
    require_phase(state, Phase.FILL)
    tiles = command.tiles
    check_tiles(tiles, Colour)
    number = state.filled + 1
    factory = FACTORIES[state.filled]
    size = fill_size(state)
    if not size:
        raise IllegalCommand(Reason.STUCK)
    check_next_factory(command.factory, factory)
    bag, lid, poured = draw_tiles(state.bag, state.lid, tiles, size, ALL_COLOURS, factory)
    factories = (*state.factories[: number - 1], tiles, *state.factories[number:])
    events: tuple[Event, ...] = (Filled(factory, tiles, poured, bag),)
    phase = Phase.FILL
    if number == len(factories):
        phase = Phase.TAKE
    elif not sum(bag) + sum(lid):
        phase = Phase.TAKE
        events = (*events, RanOut(number, len(factories)))
    state = State(  # for every factory, and `_replace` is slower
        state.options,
        state.round,
        phase,
        state.turn,
        0,
        state.starter,
        state.holder,
        number,
        bag,
        lid,
        factories,
        state.centre,
        state.players,
        state.next_seat,
    )
    return state, events
