"""The rules of base Azul: which commands are legal and what they do. No words, no chance.

Players or the virtual bag draw the tiles, so draws are commands like moves. Comments name the
source of a rule: "Rules" is the project's summary of the rule documents, the seeds are those
documents.
"""

from collections.abc import Callable, Sequence
from typing import Any

from azul_access.games.azul import commands, disc, evolving, pieces, table_setting, tiling
from azul_access.games.azul.choosing import allowed_columns
from azul_access.games.azul.editions import Options
from azul_access.games.azul.events import Event
from azul_access.games.azul.filling import fill, fill_size, start_round
from azul_access.games.azul.refusals import is_stuck
from azul_access.games.azul.state import NO_TILES, Phase, Player, State
from azul_access.games.azul.taking import legal_takes, open_lines, refuse_without_line, take
from azul_access.games.outcome import TypedOutcome
from azul_access.games.sources import FACTORIES_FOR
from azul_access.games.system import Expectation, Expects, IllegalCommand, MalformedReason
from azul_access.games.turn_order import next_seats

__all__ = ["apply", "expects", "fill_size", "legal_commands", "new_game", "open_lines"]

# What happens after a command of each kind.
_DECISIONS: dict[type, Callable[[evolving.Outcome, Any], None]] = {
    commands.Take: take,
    commands.Fill: fill,
    commands.TakeWithoutLine: refuse_without_line,
    commands.Choose: tiling.choose,
    commands.End: tiling.end,
    commands.SetTable: table_setting.set_table,
}
_EMPTY_BOARD = Player((None,) * pieces.LINES, ((None,) * pieces.LINES,) * pieces.LINES, (), 0)


def new_game(players: int, first_seat: int, options: Options) -> tuple[State, tuple[Event, ...]]:
    """`players` 2..4; `first_seat` is who begins, from 0."""
    state = State(
        options=options,
        round=0,
        phase=Phase.FILL,
        turn=first_seat,
        line=0,
        starter=first_seat,
        holder=first_seat,
        filled=0,
        bag=(pieces.TILES_OF_A_COLOUR,) * pieces.COLOURS,
        lid=NO_TILES,
        factories=((),) * FACTORIES_FOR[players],
        centre=disc.EMPTY,
        players=(_EMPTY_BOARD,) * players,
        next_seat=next_seats(range(players)),
    )
    outcome = TypedOutcome(state, evolving.evolve)
    start_round(outcome, first_seat)
    return outcome.state, tuple(outcome.events)


def expects(state: State) -> Expectation:
    match state.phase:
        case Phase.FILL:
            return Expectation(Expects.STUCK if is_stuck(state) else Expects.FILL, state.turn)
        case Phase.TAKE:
            return Expectation(Expects.TURN, state.turn)
        case Phase.TILE:
            return Expectation(Expects.CHOICE, state.turn)
        case Phase.OVER:
            return Expectation(Expects.OVER, None)


def apply(state: State, command: commands.Command) -> tuple[State, tuple[Event, ...]]:
    """The state after `command`, and what happened. Total for any field values.

    Raises: IllegalCommand, and nothing else.
    """
    decide = _DECISIONS.get(type(command))
    if decide is None:
        raise IllegalCommand(MalformedReason.MALFORMED)
    outcome = TypedOutcome(state, evolving.evolve)
    decide(outcome, command)
    return outcome.state, tuple(outcome.events)


def legal_commands(state: State) -> Sequence[commands.Command]:
    """Every move of the player whose turn it is; none while tiles are drawn.

    Ending by agreement is always possible; it is listed only where nothing else is.
    """
    if state.phase is Phase.TAKE:
        return legal_takes(state)
    if state.phase is Phase.TILE:
        return [commands.Choose(column) for column in allowed_columns(state)]
    if is_stuck(state):
        return [commands.END]
    return []
