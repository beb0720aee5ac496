"""What Summer Pavilion knows of tables that are only supposed; see `games.supposing`."""

from collections.abc import Sequence

from azul_access.games.asked_parts import Place
from azul_access.games.summer_pavilion import commands
from azul_access.games.summer_pavilion.questions import WhatIf
from azul_access.games.summer_pavilion.state import State


def give_turn(state: State, seat: int) -> State:
    return state._replace(turn=seat)


def score_round(state: State) -> State | None:
    """Tiles score when they are placed, so the end of a round tells nothing more."""
    return None


def complete(state: State, command: commands.Command) -> Sequence[commands.Command]:
    return (command,)


def leave_open(command: commands.Command) -> commands.Command:
    return command


def find_target(command: commands.Command, seat: int) -> Place | None:
    """A star."""
    return Place("star", command.star, seat) if isinstance(command, commands.Place) else None


def ask_result(command: commands.Command) -> object:
    return WhatIf(command)


def scores_round(question: object) -> bool:
    return False


def ask_after_move(state: State, question: object) -> object:
    return question
