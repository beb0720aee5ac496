"""What base Azul knows of tables that are only supposed; see `games.supposing`."""

from collections.abc import Sequence
from dataclasses import replace

from azul_access.games.asked_parts import Place
from azul_access.games.azul import commands, rules, taking
from azul_access.games.azul.editions import Wall
from azul_access.games.azul.events import RoundEnded
from azul_access.games.azul.evolving import Outcome, evolve
from azul_access.games.azul.pieces import Line
from azul_access.games.azul.questions import AboutProjection, WhatIf
from azul_access.games.azul.state import Phase, State
from azul_access.games.azul.tiling import tile_walls
from azul_access.games.questions import AboutScore
from azul_access.games.system import IllegalCommand


def give_turn(state: State, seat: int) -> State:
    return state._replace(turn=seat)


def score_round(state: State) -> State | None:
    """The walls tiled and the floor lines paid; on the grey wall the players choose columns."""
    if state.phase is not Phase.TAKE or state.options.wall is not Wall.COLOURED:
        return None
    state = state._replace(turn=state.starter)
    outcome = Outcome(state, evolve)
    tile_walls(outcome)
    for event in outcome.events:
        if isinstance(event, RoundEnded):
            break
        state = evolve(state, event)
    return state


def complete(state: State, command: commands.Command) -> Sequence[commands.Command]:
    """The command, or a take of the same tiles to each target that accepts them.

    A number of tiles that is right is left out, so that the same move is always the same command.
    """
    if isinstance(command, commands.Take):
        return [replace(command, count=None) if _is_legal(state, command) else command]
    if not isinstance(command, commands.TakeWithoutLine) or state.phase is not Phase.TAKE:
        return [command]
    return [
        take
        for take in taking.legal_takes(state)
        if (take.source, take.colour) == (command.source, command.colour)
        and _is_legal(state, replace(take, count=command.count))
    ]


def _is_legal(state: State, command: commands.Command) -> bool:
    try:
        rules.apply(state, command)
    except IllegalCommand:
        return False
    return True


def leave_open(command: commands.Command) -> commands.Command:
    """A take without its target."""
    if isinstance(command, commands.Take):
        return commands.TakeWithoutLine(command.source, command.colour)
    return command


def find_target(command: commands.Command, seat: int) -> Place | None:
    """A pattern line, or the floor line."""
    if not isinstance(command, commands.Take):
        return None
    if isinstance(command.target, Line):
        return Place("line", command.target.index + 1, seat)
    return Place("floor", None, seat)


def ask_result(command: commands.Command) -> object:
    return WhatIf(command)


def scores_round(question: object) -> bool:
    return isinstance(question, AboutProjection)


def ask_after_move(state: State, question: object) -> object:
    """A move changes no score at once, so the points after the tiling are told."""
    if isinstance(question, AboutScore) and state.options.wall is Wall.COLOURED:
        return AboutProjection(question.seat)
    return question
