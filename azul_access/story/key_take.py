"""The take before the last round on which most hung, as the computer player sees it.

How much hung on it is an opinion; what the take prevented or brought is a fact of the coach. Only a
take that the computer player would have made, too, is told, so nobody is blamed. No clock is
asked: all takes are looked at quickly and a few thoroughly, so a game is always told alike.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from azul_access.games import SYSTEMS
from azul_access.games.context import NarrationContext
from azul_access.games.system import Command, Expects, System
from azul_access.language.phrase import Phrase
from azul_access.player import choose
from azul_access.player.reasons import LEVEL, list_facts
from azul_access.record.ledger import AppliedCommand, Ledger
from azul_access.values import frozen

_QUICK = 3
_MOST_JUDGED = 3
# By how much the chance to win has to be greater than after the next best move.
_CLEAR = 0.1

# A take with the move that would have been the next best one.
_Judged = tuple[AppliedCommand, Command]


@frozen
class KeyTake:
    """A take of `seat` in a round, and a sentence about what it prevented or brought."""

    round: int
    seat: int
    tiles: Phrase
    outcome: Phrase


def find_key_take(ledger: Ledger, context: NarrationContext, last_round: int) -> KeyTake | None:
    """The take on which most hung, in a round before `last_round`; None if none stands out."""
    system = ledger.system
    if system.load_story is None or system.load_planning is None or system.load_coach is None:
        return None
    name_move, round_of = system.load_story().name_move, system.facts.round_number
    takes = tuple(
        item
        for item in ledger.applied
        if system.rules.expects(item.before).kind is Expects.TURN
        and round_of(item.before) < last_round
        and name_move(context, item.events) is not None
    )
    for item, second in _judge(system.name, takes):
        seat, tiles = system.rules.expects(item.before).player, name_move(context, item.events)
        outcome = _tell_outcome(system, context, item, second)
        if seat is not None and tiles is not None and outcome is not None:
            return KeyTake(round_of(item.before), seat, tiles, outcome)
    return None


@lru_cache(maxsize=20)
def _judge(game: str, takes: tuple[AppliedCommand, ...]) -> Sequence[_Judged]:
    """Takes on which much hung, the one on which most hung first."""
    system = SYSTEMS[game]
    quick = sorted(_weigh(system, takes, _QUICK), key=lambda found: -found[0])[:_MOST_JUDGED]
    thorough = _weigh(system, [item for _, item, _ in quick], LEVEL)
    return [(item, second) for _, item, second in sorted(thorough, key=lambda found: -found[0])]


def _weigh(
    system: System, takes: Sequence[AppliedCommand], level: int
) -> Iterator[tuple[float, AppliedCommand, Command]]:
    """By how much the chance to win is greater than after the next best move, where it is much."""
    assert system.load_coach is not None
    assert system.load_story is not None
    simplify, story = system.load_coach().simplify, system.load_story()
    for item in takes:
        choice = choose(system, item.before, level)
        if choice.second is None or choice.command != simplify(item.before, item.command):
            continue
        players = len(system.facts.scores(item.before))
        chance = story.CHANCES[players - 2]
        change = chance.at(choice.value) - chance.at(choice.second.value)
        if change >= _CLEAR:
            yield change, item, choice.second.command


def _tell_outcome(
    system: System, context: NarrationContext, item: AppliedCommand, second: Command
) -> Phrase | None:
    """What the take did and the next best move would not have done, first what it prevented."""
    others = list_facts(system, item.before, second)
    facts = [fact for fact in list_facts(system, item.before, item.command) if fact not in others]
    facts.sort(key=lambda fact: not fact.prevents)
    return next((told for fact in facts if (told := fact.tell(context)) is not None), None)
