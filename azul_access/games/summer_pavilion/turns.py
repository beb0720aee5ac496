"""Whose turn comes next in the phase of placing of Summer Pavilion, and the end of a round."""

from azul_access.games.summer_pavilion.ending import finish
from azul_access.games.summer_pavilion.events import Event, RoundEnded
from azul_access.games.summer_pavilion.filling import start_round
from azul_access.games.summer_pavilion.pieces import SUPPLY_SPACES
from azul_access.games.summer_pavilion.state import Phase, Player, State


def continue_turn_order(state: State, events: list[Event]) -> State:
    """Rules 3, "Bonus tiles": the supply is filled before anything else.

    After the last pass of a round the next round begins, which fills the supply, or the game ends.
    """
    state = after_turn(state)
    return end_round(state, events) if all_passed(state) else state


def after_turn(state: State, *, refilled: bool = False) -> State:
    """The state in which the supply is filled, unless it is `refilled`, or the next player places.

    After the last pass of a round it is the state before the round ends.
    """
    if all_passed(state):
        return state
    if not refilled and sum(state.supply) < SUPPLY_SPACES and (any(state.bag) or any(state.tower)):
        return state._replace(phase=Phase.REFILL)
    seat = state.next_seat[state.turn]
    while state.players[seat].passed:
        seat = state.next_seat[seat]
    return state._replace(phase=Phase.PLACE, turn=seat)


def all_passed(state: State) -> bool:
    return all(player.passed for player in state.players)


def end_round(state: State, events: list[Event]) -> State:
    last, scores = state.is_last_round, tuple([player.score for player in state.players])
    events.append(RoundEnded(state.round, scores, last))
    if last:
        return finish(state, events, agreed=False)
    return start_round(state, state.first_to_place, events)


def replace_current_player(state: State, player: Player) -> tuple[Player, ...]:
    seat = state.turn
    return (*state.players[:seat], player, *state.players[seat + 1 :])
