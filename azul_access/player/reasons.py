"""Why one move is better than another: by how much, and which facts tell them apart.

By how much is an opinion of the computer player, the facts are certain.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from statistics import fmean
from typing import NamedTuple

from azul_access.games import SYSTEMS
from azul_access.games.certainties import Fact
from azul_access.games.coach import Course, Reason
from azul_access.games.system import Command, State, System
from azul_access.player.choice import Candidate, Choice, choose
from azul_access.player.course import compare_courses

# The level that opinions are of. It knows no clock, so they are the same everywhere.
LEVEL = 5
# From how many points on a move is called a little or clearly better. The figures are never told.
LITTLE, CLEAR = 1.0, 3.0
# A fact is a reason if at least so many points more hang on it than for the other move.
REASON = 0.6
# A fact still tells if this part of what speaks for the other move hangs on it.
_NEARLY = 0.6
# A tip is the best founded one of moves that differ by less than this. A reason for it is told if
# about so many points hang on it more than for other moves, of which some are looked at.
SAME, _TELLING, _MOST_OTHERS = 0.5, 0.4, 40


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


def suggest(system: System, state: State) -> Choice:
    """The best move for a player, or of moves that are as good the one with the best reason."""
    choice = choose(system, state, LEVEL)
    if choice.second is None or choice.value - choice.second.value >= SAME:
        return choice
    found = [Candidate(choice.command, choice.value), choice.second]
    left = set(_list_moves(system.name, state)) - {each.command for each in found}
    if left:
        more = choose(system, state, LEVEL, among=left)
        found += [Candidate(more.command, more.value), *filter(None, [more.second])]
    equal = [each for each in found if choice.value - each.value < SAME]
    best = max(equal, key=lambda each: _weigh_best(system, state, each.command))
    second = next(each for each in found if each is not best)
    return replace(choice, command=best.command, value=best.value, second=second)


def list_reasons(
    system: System, state: State, command: Command, second: Command | None
) -> list[Fact]:
    """The facts that speak for a move, those first that tell it apart most.

    It is told apart from the `second` best move, and from all others: what is true of any of them
    is no reason.
    """
    weighed = _weigh(system, state, command, second)
    return [fact for weight, fact in weighed if weight >= _TELLING]


def list_plain_facts(system: System, state: State, command: Command) -> list[Fact]:
    """What speaks for a move, if little, where there is no reason: what is worth most first."""
    facts = list_facts(system, state, command)
    return [it for it in facts if it.worth and not (it.speaks_against or it.is_relative)]


def find_course(system: System, state: State, better: Command, other: Command) -> Course | None:
    """How the round goes on after the better move, where more hangs on facts for the other one."""
    reason = find_reason(system, state, better, other)
    return None if reason.course is None or reason.course.seat is None else reason.course


def list_drawbacks(
    system: System, state: State, command: Command, second: Command | None
) -> list[Fact]:
    """What speaks against a move, and not against the next best one."""
    if second is None:
        return []
    others = list_facts(system, state, second)
    facts = [fact for fact in list_facts(system, state, command) if fact.speaks_against]
    return [fact for fact in facts if gain_over(fact, others) >= LITTLE]


def _weigh_best(system: System, state: State, command: Command) -> float:
    """What hangs on the best reason for a move, less what the move costs."""
    cost = sum(fact.worth for fact in list_facts(system, state, command) if fact.is_cost)
    weights = [weight for weight, _ in _weigh(system, state, command, None)]
    return max(weights, default=0.0) - cost


def _weigh(
    system: System, state: State, command: Command, second: Command | None
) -> list[tuple[float, Fact]]:
    """What speaks for a move, with about how many points more hang on it than for other moves."""
    others = [facts for move, facts in _list_others(system.name, state) if move != command]
    nearest = None if second is None else list_facts(system, state, second)
    found = []
    for fact in list_facts(system, state, command):
        if fact.speaks_against or fact.is_relative:
            continue
        weight = fmean([max(0.0, gain_over(fact, each)) for each in others] or [fact.worth])
        if nearest is not None:
            weight = (weight + max(0.0, gain_over(fact, nearest))) / 2
        found.append((weight, fact))
    return sorted(found, key=lambda each: -each[0])


@lru_cache(maxsize=8)
def _list_others(game: str, state: State) -> Sequence[tuple[Command, Sequence[Fact]]]:
    """Some legal moves from all over the list of them, with their facts."""
    moves, system = _list_moves(game, state), SYSTEMS[game]
    step = -(-len(moves) // _MOST_OTHERS)
    return [(move, list_facts(system, state, move)) for move in moves[::step]]


@lru_cache(maxsize=8)
def _list_moves(game: str, state: State) -> list[Command]:
    """The legal moves as the computer player names them."""
    system = SYSTEMS[game]
    assert system.load_coach is not None
    simplify = system.load_coach().simplify
    legal = system.rules.legal_commands(state)
    return list(dict.fromkeys(simplify(state, command) for command in legal))


def grade_gap(gap: float, little: float = LITTLE) -> str:
    """By how much a move is better, as the last part of a message's name."""
    if gap < little:
        return "equal"
    return "clear" if gap >= CLEAR else "little"


def list_facts(system: System, state: State, command: Command) -> Sequence[Fact]:
    """The facts of a move in a game that has a coach, those that tell most first."""
    assert system.load_coach is not None
    return system.load_coach().facts(state, command)


def find_reason(system: System, state: State, better: Command, worse: Command) -> Reason:
    """The fact on which most hangs: for the better move, or against the other one.

    It is true of one of them only, or greater there: what is as true of both is no reason. Where
    more hangs on a fact that speaks for the other move, the points of the round tell, if they can;
    where much more does, there is no reason.
    """
    good, bad = (list_facts(system, state, command) for command in (better, worse))
    found, counter = _list_candidates(good, bad), _list_candidates(bad, good)
    costs = [fact for fact in good if fact.is_cost and gain_over(fact, bad) > 0]
    cost = costs[0] if costs else None
    best = max(found, key=lambda candidate: candidate.gain, default=_NOTHING)
    most = max((each.gain for each in counter), default=0.0)
    if best.fact is None or best.gain < max(REASON, most):
        course = compare_courses(system, state, better, worse)
        if best.fact is None or course.seat is not None or best.gain < max(REASON, _NEARLY * most):
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
        and not (fact.is_relative and _count_more(fact, others) is None)
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
