"""Where the last round of a finished game was decided, proved by all that could have been played.

Only what is certain is told: of a game in which something is drawn or chosen within the round,
nothing is. The search is limited by positions and not by time, so a game is always told alike.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache

from azul_access.games.planning import Planning, Sight
from azul_access.games.system import Command, Event, Expects, State
from azul_access.player.proofs import Fate, Proofs
from azul_access.record.ledger import AppliedCommand, Ledger
from azul_access.values import frozen

# Less than a second on a slow computer.
_MOST_POSITIONS = 20_000
# Of fewer moves, one that alone wins is nothing to tell.
_LEAST_MOVES = 3


@frozen
class Decision:
    """A move in the last round after which the winner of the game could be sure to win.

    `before` is the state before the move of `seat`, and `events` are what followed from it.
    `is_only`: it is the winner's own, and no other would have been enough. `moves_left` counts the
    moves of all players after it.
    """

    before: State
    events: Sequence[Event]
    seat: int
    is_only: bool
    moves_left: int


def find_decision(ledger: Ledger, winner: int) -> Decision | None:
    """The last move that decided the game; None if nothing is proved."""
    moves = _last_moves(ledger)
    if ledger.system.load_planning is None or not moves:
        return None
    states = tuple(item.before for item in moves)
    found = _search(ledger.system.load_planning, states, winner)
    if found is None:
        return None
    at, is_only = found
    seat = ledger.system.rules.expects(moves[at].before).player
    assert seat is not None
    return Decision(moves[at].before, moves[at].events, seat, is_only, len(moves) - at - 1)


def _last_moves(ledger: Ledger) -> list[AppliedCommand]:
    """The moves at the end of the last round, one after the other."""
    moves: list[AppliedCommand] = []
    for item in reversed(ledger.applied):
        if ledger.system.rules.expects(item.before).kind is not Expects.TURN:
            break
        moves.insert(0, item)
    return moves


@lru_cache(maxsize=100)
def _search(
    load_planning: Callable[[], Planning[State, Command]], states: tuple[State, ...], winner: int
) -> tuple[int, bool] | None:
    """The index of the move that decided, and whether it was the only one that did.

    The states are looked at from the last one back, as far as positions are left.
    """
    planning = load_planning()
    outlooks = [planning.look(state, Sight.POINTS) for state in states]
    if not outlooks[0].sees_round:
        return None
    proofs = Proofs(outlooks[0], winner, _MOST_POSITIONS)
    for at in range(len(states) - 1, -1, -1):
        position, outlook = outlooks[at].start, outlooks[at]
        if outlook.turn(position) == winner:
            fates = proofs.prove_moves(position)
            if fates is None:
                return None
            if fates.count(Fate.WON) == 1 and len(fates) >= _LEAST_MOVES:
                return at, True
            fate = max(fates)
        else:
            found = proofs.prove(position)
            if found is None:
                return None
            fate = found
        if fate is not Fate.WON:  # the move itself led to where it is won
            return at, False
    return None
