"""Judges the moves of a game: what the computer player would have done, and by how much better.

All moves are judged quickly, and those that seem to have changed most thoroughly. No clock is
asked, so a game is judged the same everywhere.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from azul_access.games.coach import Reason
from azul_access.games.system import Command, Expects
from azul_access.player import choose
from azul_access.player.reasons import LEVEL, LITTLE, compare_moves, find_reason
from azul_access.record.ledger import AppliedCommand, Ledger
from azul_access.record.seats import COMPUTER_SOURCE
from azul_access.values import frozen

# The level of the quick look, and how many moves of each player are looked at thoroughly.
_QUICK = 3
_MOST_JUDGED = 8
# So many moves of each player are told, and how much a move counts for which no fact speaks.
_MOST_TOLD, _UNEXPLAINED = 3, 0.4

# Is told how many of all moves are judged.
Report = Callable[[int, int], None]


@frozen
class Turn:
    """A move of a person, who could choose; `number` is which of their moves of the round it was.

    `round` and `number` count from 1.
    """

    item: AppliedCommand
    seat: int
    round: int
    number: int


@frozen
class Judged:
    """A move than which another one, `best`, is better by `gap` points in the end."""

    turn: Turn
    made: Command
    best: Command
    gap: float
    reason: Reason


def list_turns(ledger: Ledger) -> Iterator[Turn]:
    """The moves of people in a game, in their order, where there was more than one.

    A command may leave out what a space is paid with, or name how many tiles there are. None in a
    game without a coach.
    """
    rules, facts = ledger.system.rules, ledger.system.facts
    count: Counter[tuple[int, int]] = Counter()
    load_coach = ledger.system.load_coach
    if load_coach is None:
        return
    simplify = load_coach().simplify
    for item in ledger.applied:
        expected = rules.expects(item.before)
        if expected.player is None or expected.kind not in (Expects.TURN, Expects.CHOICE):
            continue
        round_number = facts.round_number(item.before)
        count[round_number, expected.player] += 1
        legal = rules.legal_commands(item.before)
        made = simplify(item.before, item.command)
        if item.source != COMPUTER_SOURCE and len(legal) > 1 and made in legal:
            number = count[round_number, expected.player]
            yield Turn(item, expected.player, round_number, number)


def judge_game(ledger: Ledger, report: Report) -> list[Judged]:
    """The moves of people that could have been better, in their order.

    Nothing in a game without a coach. At most eight of each player.
    """
    if ledger.system.load_coach is None:
        return []
    turns = list(list_turns(ledger))
    gaps = []
    for done, turn in enumerate(turns):
        report(done, len(turns))
        gaps.append(_gap(ledger, turn))
    return [
        judged
        for turn in _most_changing(turns, gaps)
        if (judged := _judge(ledger, turn)) is not None
    ]


def select_greatest(judged: Sequence[Judged], seat: int) -> list[Judged]:
    """The moves of a player that changed most, in the order of the game.

    Those for which a fact speaks come before others.
    """
    own = [each for each in judged if each.turn.seat == seat]
    greatest = sorted(own, key=_rank, reverse=True)[:_MOST_TOLD]
    return [each for each in own if each in greatest]


def _rank(judged: Judged) -> float:
    return judged.gap * (_UNEXPLAINED if judged.reason.fact is None else 1.0)


def _most_changing(turns: Sequence[Turn], gaps: Sequence[float]) -> list[Turn]:
    """The turns that seem to have changed most, for each player, in the order of the game."""
    ranks: Counter[int] = Counter()
    chosen = set()
    for index in sorted(range(len(turns)), key=lambda at: -gaps[at]):
        seat = turns[index].seat
        if gaps[index] > 0.0 and ranks[seat] < _MOST_JUDGED:
            ranks[seat] += 1
            chosen.add(index)
    return [turns[index] for index in sorted(chosen)]


def _gap(ledger: Ledger, turn: Turn) -> float:
    """By how many points another move seems better."""
    made, state = _made(ledger, turn), turn.item.before
    best = choose(ledger.system, state, _QUICK).command
    if best == made:
        return 0.0
    first, gap = compare_moves(ledger.system, state, (best, made), _QUICK)
    return 0.0 if first == made else gap


def _judge(ledger: Ledger, turn: Turn) -> Judged | None:
    """None for a move that is about as good as the best one."""
    system, state, made = ledger.system, turn.item.before, _made(ledger, turn)
    best = choose(system, state, LEVEL).command
    if best == made:
        return None
    first, gap = compare_moves(system, state, (best, made))
    if first == made or gap < LITTLE:
        return None
    return Judged(turn, made, best, gap, find_reason(system, state, best, made))


def _made(ledger: Ledger, turn: Turn) -> Command:
    assert ledger.system.load_coach is not None
    return ledger.system.load_coach().simplify(turn.item.before, turn.item.command)
