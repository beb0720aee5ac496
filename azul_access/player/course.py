"""How a round will probably go on after a move, as the computer player sees it: an opinion."""

from random import Random

from azul_access.games.coach import Course
from azul_access.games.system import Command, Expects, State, System
from azul_access.player.choice import choose

# The level that goes on playing. It knows no clock, so that it is the same everywhere.
_QUICK = 3


def compare_courses(system: System, state: State, better: Command, worse: Command) -> Course:
    """What a round would bring more after the better move: to its player, or less to another."""
    mover = system.rules.expects(state).player
    ends = [_play_on(system, state, command) for command in (better, worse)]
    after, instead = (system.facts.scores(end) for end in ends)
    gains = [
        (points - others if seat == mover else others - points, seat)
        for seat, (points, others) in enumerate(zip(after, instead, strict=True))
    ]
    gain, seat = max(gains)
    if gain > 0:
        return Course(seat, is_more=seat == mover)
    return Course(None)


def _play_on(system: System, state: State, command: Command) -> State:
    """The end of the round, if everybody plays it like the computer player.

    What is drawn meanwhile is one of the draws that are possible, always the same.
    """
    number, random = system.facts.round_number(state), Random(0)
    state, _ = system.rules.apply(state, command)
    while system.facts.round_number(state) == number:
        kind = system.rules.expects(state).kind
        if kind in (Expects.TURN, Expects.CHOICE):
            command = choose(system, state, _QUICK).command
        elif kind is Expects.FILL and system.virtual_bag is not None:
            command = system.virtual_bag.draw(state, random)
        else:
            break
        state, _ = system.rules.apply(state, command)
    return state
