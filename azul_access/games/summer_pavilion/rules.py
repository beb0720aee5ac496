"""The rules of Summer Pavilion: which commands are legal and what they do. No words, no chance.

Comments name the source of a rule: "Rules 3" is the project's summary of the rule document, seed
002 is that document.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from azul_access.games.outcome import TypedOutcome
from azul_access.games.sources import FACTORIES_FOR
from azul_access.games.summer_pavilion import commands, ending, pieces, placing, table_setting
from azul_access.games.summer_pavilion.editions import Options
from azul_access.games.summer_pavilion.events import Event
from azul_access.games.summer_pavilion.evolving import Outcome, evolve
from azul_access.games.summer_pavilion.filling import fill, start_round, stock
from azul_access.games.summer_pavilion.refusals import Reason
from azul_access.games.summer_pavilion.state import NO_TILES, Phase, Player, State
from azul_access.games.summer_pavilion.taking import legal_takes, take
from azul_access.games.summer_pavilion.turns import draw_size
from azul_access.games.system import Expectation, Expects, IllegalCommand, MalformedReason
from azul_access.games.tiles import Counts
from azul_access.games.turn_order import next_seats

__all__ = ["Reason", "apply", "draw_size", "expects", "legal_commands", "new_game"]

# What happens after a command of each kind.
_DECISIONS: dict[type, Callable[[Outcome, Any], None]] = {
    commands.Place: placing.place,
    commands.Take: take,
    commands.Fill: fill,
    commands.Stock: stock,
    commands.Bonus: placing.take_bonus,
    commands.Pass: placing.pass_turn,
    commands.End: ending.end,
    commands.SetTable: table_setting.set_table,
}
_KINDS = {
    **dict.fromkeys((Phase.SUPPLY, Phase.FILL, Phase.REFILL), Expects.FILL),
    **dict.fromkeys((Phase.TAKE, Phase.PLACE), Expects.TURN),
    Phase.BONUS: Expects.CHOICE,
    Phase.OVER: Expects.OVER,
}


def new_game(players: int, first_seat: int, options: Options) -> tuple[State, tuple[Event, ...]]:
    """`players` 2..4; `first_seat` is who begins, from 0."""
    board = Player(
        ((None,) * pieces.SPACES,) * pieces.STARS,
        NO_TILES,
        NO_TILES,
        options.edition.start_score,
        False,
    )
    state = State(
        options=options,
        round=0,
        phase=Phase.SUPPLY,
        turn=first_seat,
        due=0,
        starter=first_seat,
        holder=first_seat,
        filled=0,
        bag=(pieces.TILES_OF_A_COLOUR,) * pieces.COLOURS,
        tower=NO_TILES,
        supply=NO_TILES,
        factories=((),) * FACTORIES_FOR[players],
        centre=NO_TILES,
        players=(board,) * players,
        next_seat=next_seats(range(players)),
    )
    outcome = TypedOutcome(state, evolve)
    start_round(outcome, first_seat)
    return outcome.state, tuple(outcome.events)


def expects(state: State) -> Expectation:
    kind = _KINDS[state.phase]
    return Expectation(kind, None if kind is Expects.OVER else state.turn)


def apply(state: State, command: commands.Command) -> tuple[State, tuple[Event, ...]]:
    """The state after `command`, and what happened. Total for any field values.

    Raises: IllegalCommand, and nothing else.
    """
    decide = _DECISIONS.get(type(command))
    if decide is None:
        raise IllegalCommand(MalformedReason.MALFORMED)
    outcome = TypedOutcome(state, evolve)
    decide(outcome, command)
    return outcome.state, tuple(outcome.events)


def legal_commands(state: State) -> Sequence[commands.Command]:
    """Every move of the player whose turn it is; none while tiles are drawn.

    To pass, only those moves are listed that keep as many tiles as possible. Ending by agreement is
    always possible and not listed.
    """
    match state.phase:
        case Phase.TAKE:
            return legal_takes(state)
        case Phase.PLACE:
            player = state.players[state.turn]
            kept = min(placing.free_corners(state.options.edition, player), sum(player.hand))
            return [*placing.legal_places(state), *_passes(player.hand, kept)]
        case Phase.BONUS:
            return [commands.Bonus(tiles) for tiles in _selections(state.supply, state.due)]
        case _:
            return []


@lru_cache(maxsize=65536)
def _passes(hand: Counts, kept: int) -> tuple[commands.Pass, ...]:
    return tuple([commands.Pass(tiles) for tiles in _selections(hand, kept)])


def _selections(counts: Counts, size: int) -> tuple[tuple[pieces.Colour, ...], ...]:
    """Every selection of `size` tiles."""
    selections: list[tuple[pieces.Colour, ...]] = [()]
    left = sum(counts)
    for colour in pieces.ALL_COLOURS:
        held = counts[colour]
        left -= held
        if held:
            selections = [
                tiles + (colour,) * count
                for tiles in selections
                for count in range(
                    max(0, size - len(tiles) - left), min(held, size - len(tiles)) + 1
                )
            ]
    return tuple(selections)
