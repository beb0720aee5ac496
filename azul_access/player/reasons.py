"""Why one move is better than another: by how much, and which facts tell them apart.

By how much is an opinion of the computer player, the facts are certain.
"""

from collections.abc import Sequence
from typing import NamedTuple

from azul_access.games.coach import Fact, Reason
from azul_access.games.system import Command, State, System
from azul_access.player.choice import choose
from azul_access.player.course import compare_courses

# The level that opinions are of. It knows no clock, so they are the same everywhere.
LEVEL = 5
# From how many points on a move is called a little or clearly better. The figures are never told.
LITTLE, CLEAR = 1.0, 3.0
# A fact is a reason if at least so many points more hang on it than for the other move.
REASON = 0.6


class _Candidate(NamedTuple):
    """A fact and by about how much more it is worth than what the other move has of its kind."""

    gain: float
    fact: Fact | None
    is_against: bool


_NOTHING = _Candidate(0.0, None, is_against=False)


def compare_moves(
    system: System, state: State, commands: Sequence[Command], level: int = LEVEL
) -> tuple[Command, float]:
    """The best one of some commands, and by how many points it is ahead of the next best one.

    A wasteful command is behind the others by a little at least.
    """
    assert system.load_coach is not None
    is_wasteful = system.load_coach().is_wasteful
    useful = [command for command in commands if not is_wasteful(state, command)] or commands
    try:
        choice = choose(system, state, level, among=commands)
    except ValueError:  # moves that the player does not look at: equal ones are as good
        return useful[0], 0.0 if len(useful) == len(commands) else LITTLE
    gap = 0.0 if choice.second is None else choice.value - choice.second.value
    if len(useful) == len(commands):
        return choice.command, gap
    best = choice.command if choice.command in useful else useful[0]
    return best, max(gap if best == choice.command else 0.0, LITTLE)


def grade_gap(gap: float) -> str:
    """By how much a move is better, as the last part of a message's name."""
    if gap < LITTLE:
        return "equal"
    return "clear" if gap >= CLEAR else "little"


def list_facts(system: System, state: State, command: Command) -> Sequence[Fact]:
    """The facts of a move in a game that has a coach, those that tell most first."""
    assert system.load_coach is not None
    return system.load_coach().facts(state, command)


def find_reason(system: System, state: State, better: Command, worse: Command) -> Reason:
    """The fact on which most hangs: for the better move, or against the other one.

    It is true of one of them only, or greater there: what is as true of both is no reason. There is
    none where more hangs on a fact that speaks for the other move.
    """
    good, bad = (list_facts(system, state, command) for command in (better, worse))
    found, counter = _list_candidates(good, bad), _list_candidates(bad, good)
    costs = [fact for fact in good if fact.is_cost and gain_over(fact, bad) > 0]
    cost = costs[0] if costs else None
    best = max(found, key=lambda candidate: candidate.gain, default=_NOTHING)
    if best.fact is None or best.gain < max([REASON, *(each.gain for each in counter)]):
        course = compare_courses(system, state, better, worse)
        return Reason(None, cost=cost, course=course)
    more = _count_more(best.fact, good if best.is_against else bad)
    return Reason(best.fact, best.is_against, more, cost)


def _list_candidates(good: Sequence[Fact], bad: Sequence[Fact]) -> list[_Candidate]:
    """What speaks for the move with the facts `good` and against the one with the facts `bad`."""
    return [
        _Candidate(gain_over(fact, others), fact, is_against)
        for facts, others, is_against in ((good, bad, False), (bad, good, True))
        for fact in facts
        if fact.speaks_against is is_against
    ]


def gain_over(fact: Fact, others: Sequence[Fact]) -> float:
    """About how many points more hang on a fact than on its like of another move."""
    if fact in others:
        return 0.0
    return fact.worth - max((other.worth for other in others if fact.is_like(other)), default=0.0)


def _count_more(fact: Fact, others: Sequence[Fact]) -> int | None:
    """How much greater the amount of a fact is than that of another move; None without both."""
    amounts = [other.amount for other in others if type(other) is type(fact)]
    if fact.amount is None or not amounts or amounts[0] is None:
        return None
    return fact.amount - amounts[0]
