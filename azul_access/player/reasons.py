"""Why one move is better than another: by how much, and which facts tell them apart.

By how much is an opinion of the computer player, the facts are certain.
"""

from collections.abc import Sequence

from azul_access.games.coach import Fact
from azul_access.games.system import Command, State, System
from azul_access.player.choice import choose
from azul_access.values import frozen

# The level that opinions are of. It knows no clock, so they are the same everywhere.
LEVEL = 5
# From how many points on a move is called a little or clearly better. The figures are never told.
LITTLE, CLEAR = 1.0, 3.0
# A fact of less weight is no reason for a move if there is one against the other.
_REASON = 5


@frozen
class Reason:
    """What speaks for the better move, or `is_against` the other one; None if nothing does.

    `more` is how much greater the amount of the fact is than that of the compared move, if both
    have one.
    """

    fact: Fact | None
    is_against: bool = False
    more: int | None = None


def compare_moves(
    system: System, state: State, commands: Sequence[Command], level: int = LEVEL
) -> tuple[Command, float]:
    """The better one of two commands, and by how many points."""
    try:
        choice = choose(system, state, level, among=commands)
    except ValueError:  # moves that the player does not look at: equal ones are as good
        return commands[0], 0.0
    gap = 0.0 if choice.second is None else choice.value - choice.second.value
    return choice.command, gap


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
    """A fact for the better move that the other one has not, or one against the other."""
    good, bad = (list_facts(system, state, command) for command in (better, worse))
    reasons = [fact for fact in good if not fact.speaks_against and tells_apart(fact, bad)]
    drawbacks = [fact for fact in bad if fact.speaks_against and tells_apart(fact, good)]
    if drawbacks and (not reasons or reasons[0].weight < _REASON):
        return Reason(drawbacks[0], is_against=True, more=_count_more(drawbacks[0], good))
    if not reasons:
        return Reason(None)
    return Reason(reasons[0], more=_count_more(reasons[0], bad))


def tells_apart(fact: Fact, others: Sequence[Fact]) -> bool:
    """Whether another move has no such fact, or one with a smaller amount."""
    more = _count_more(fact, others)
    return fact not in others and (more is None or more > 0)


def _count_more(fact: Fact, others: Sequence[Fact]) -> int | None:
    """How much greater the amount of a fact is than that of another move; None without both."""
    amounts = [other.amount for other in others if type(other) is type(fact)]
    if fact.amount is None or not amounts or amounts[0] is None:
        return None
    return fact.amount - amounts[0]
