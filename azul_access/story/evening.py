"""The evening at the table: how long it was, who thought longest, tips, and earlier games."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from azul_access.games.system import Expects
from azul_access.language.phrase import Phrase, phrase
from azul_access.record.ledger import AppliedCommand, Ledger

# A longer pause is no thought: the game was continued later, or on another day.
_PAUSE_SECONDS = 3600
_MINUTE = 60


class EarlierGame(NamedTuple):
    """A finished game of the same day, of any kind: the points of each player, and who won."""

    scores: Mapping[str, int]
    winners: Collection[str]


class Thought(NamedTuple):
    """The seconds before a move; `seat` made it in a round with the number `round`."""

    seconds: int
    seat: int
    round: int


def evening_facts(names: Sequence[str], ledger: Ledger) -> Iterator[Phrase]:
    """How long the game was played and the longest thought, if that takes a minute at least.

    Nothing for a game with an entry whose time is not known, as in logs of older programs.
    """
    minutes = _in_minutes(count_played(ledger))
    if not minutes:
        return
    yield phrase("story-length", hours=minutes // 60, minutes=minutes % 60)
    thoughts = sorted(_thoughts(ledger), reverse=True)
    if not thoughts or (len(thoughts) > 1 and thoughts[1].seconds == thoughts[0].seconds):
        return
    longest = thoughts[0]
    if minutes := _in_minutes(longest.seconds):
        name = names[longest.seat]
        yield phrase("story-thought", player=name, minutes=minutes, round=longest.round)


def tip_facts(names: Sequence[str], ledger: Ledger) -> Iterator[Phrase]:
    """How many tips each player was given, of those who asked for any."""
    given = Counter(seat for _, seat in ledger.tips)
    for seat in sorted(given):
        yield phrase("story-tips", player=names[seat], count=given[seat])


def record_facts(
    names: Sequence[str],
    scores: Sequence[int],
    winners: Sequence[int],
    earlier: Sequence[EarlierGame],
) -> Iterator[Phrase]:
    """Which game of the day it was, and what it is the best of up to then; nothing of the first."""
    if not earlier or not winners:
        return
    yield phrase("story-day-game", number=len(earlier) + 1)
    best = max(scores)
    if best > max(max(game.scores.values()) for game in earlier) and len(winners) == 1:
        yield phrase("story-day-best", player=names[winners[0]], points=best)
    for seat in winners:
        wins = 1 + sum(names[seat] in game.winners for game in earlier)
        if wins > 1:
            yield phrase("story-day-wins", player=names[seat], wins=wins)


def count_played(ledger: Ledger) -> int:
    """The seconds from the beginning of the game to its last command, without pauses.

    0 if the time of a command is not known.
    """
    times = [0, *(item.at for item in ledger.applied if item.at is not None)]
    if len(times) <= len(ledger.applied):
        return 0
    return sum(gap for gap in (new - old for old, new in pairwise(times)) if _is_played(gap))


def _thoughts(ledger: Ledger) -> Iterator[Thought]:
    """The time before each move of one player; every command has a time."""
    system = ledger.system
    before = 0
    for item in ledger.applied:
        assert item.at is not None
        seconds, before = item.at - before, item.at
        expected = system.rules.expects(item.before)
        is_move = expected.kind is Expects.TURN and not _sets_table(ledger, item)
        if is_move and expected.player is not None and _is_played(seconds):
            yield Thought(seconds, expected.player, system.facts.round_number(item.before))


def _sets_table(ledger: Ledger, item: AppliedCommand) -> bool:
    statements = ledger.system.statements
    return statements is not None and statements.set_contents(item.command) is not None


def _is_played(seconds: int) -> bool:
    return 0 <= seconds <= _PAUSE_SECONDS


def _in_minutes(seconds: int) -> int:
    """Rounded minutes; 0 for less than one."""
    return (seconds + _MINUTE // 2) // _MINUTE if seconds >= _MINUTE else 0
