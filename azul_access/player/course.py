"""How a round will probably go on after a move, as the computer player sees it: an opinion."""

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
    is_last = any(system.rules.expects(end).kind is Expects.OVER for end in ends)
    return Course(None, is_last=is_last)


def _play_on(system: System, state: State, command: Command) -> State:
    """The end of the round, if everybody plays it like the computer player."""
    number = system.facts.round_number(state)
    state, _ = system.rules.apply(state, command)
    while (
        system.rules.expects(state).kind in (Expects.TURN, Expects.CHOICE)
        and system.facts.round_number(state) == number
    ):
        state, _ = system.rules.apply(state, choose(system, state, _QUICK).command)
    return state
