"""Where to go in a replay: what can be said, and the position that it means."""

import re
from collections.abc import Iterator
from typing import cast

from azul_access.games.statistics import SET
from azul_access.language.grammar import (
    Captures,
    Name,
    Number,
    Opt,
    Rule,
    Seat,
    Symbol,
    alt,
    maybe,
    seq,
    word,
)
from azul_access.language.leading_words import text_behind
from azul_access.language.lexicon import normalize, read_entries
from azul_access.record.timeline import Timeline
from azul_access.values import frozen

# The concept whose words begin a search.
SEARCH = "search"
_MOST_ROUNDS, _MOST_TURNS = 99, 9999
# A big score is one of the best tenth of a game, and at least this many points at once.
_BIG_POINTS = 5


@frozen
class ToRound:
    """Go to the round with this number."""

    number: int


@frozen
class ToNextRound:
    pass


@frozen
class ToLastRound:
    pass


@frozen
class ToTurn:
    """Go to a turn, counted from 1 in the whole game or in the `round`."""

    number: int
    round: int | None


@frozen
class ToNextTurn:
    """Go to the next turn, or to the next one of a player."""

    seat: int | None


@frozen
class ToNextBigScore:
    pass


@frozen
class ToEnd:
    """Go to the beginning or, if it `is_last`, to the end."""

    is_last: bool


@frozen
class Search:
    """Go to the next step whose sentences contain the text, which may be empty."""

    text: str


Request = (
    ToRound | ToNextRound | ToLastRound | ToTurn | ToNextTurn | ToNextBigScore | ToEnd | Search
)


def _to_turn(captures: Captures) -> ToTurn:
    return ToTurn(cast(int, captures["turn"]), cast("int | None", captures.get("round")))


def _to_next_turn(captures: Captures) -> ToNextTurn:
    seat = cast("Seat | None", captures.get("seat"))
    return ToNextTurn(None if seat is None else seat.index)


_TO, _ROUND, _TURN, _FOLLOWING = maybe("go-to"), word("game"), word("turn"), word("following")
# Most of these words mean something else in a game, so only a replay has these rules.
RULES = (
    Rule(
        "round",
        seq(_TO, _ROUND, Number("round", 0, _MOST_ROUNDS)),
        lambda captures: ToRound(cast(int, captures["round"])),
    ),
    Rule("last-round", seq(_TO, word("last-round")), lambda _: ToLastRound()),
    Rule("next-round", seq(_TO, _FOLLOWING, _ROUND), lambda _: ToNextRound()),
    Rule(
        "turn",
        seq(
            _TO,
            Opt(seq(_ROUND, Number("round", 0, _MOST_ROUNDS))),
            _TURN,
            Number("turn", 0, _MOST_TURNS),
        ),
        _to_turn,
    ),
    Rule(
        "next-turn",
        seq(
            _TO,
            alt(
                seq(_FOLLOWING, _TURN, Opt(seq(maybe("of"), Name("seat")))),
                seq(Name("seat"), _FOLLOWING, _TURN),
            ),
        ),
        _to_next_turn,
    ),
    Rule(
        "big-score",
        seq(_TO, Opt(_FOLLOWING), word("big-score")),
        lambda _: ToNextBigScore(),
    ),
    Rule("to-beginning", seq(_TO, word("beginning")), lambda _: ToEnd(False)),
    # A game that is replayed cannot be ended.
    Rule("to-end", seq(_TO, word("the-end")), lambda _: ToEnd(True)),
)


def find_search(language: str, text: str) -> Search | None:
    """What a line looks for: everything behind the word for it. None for another line."""
    wanted = text_behind(language, SEARCH, text)
    return None if wanted is None else Search(wanted)


def search_pattern(language: str, game: str, wanted: str) -> re.Pattern[str]:
    """What finds a normalized text, or other forms of the same word, such as "rode" for "rood"."""
    texts: dict[Symbol, set[str]] = {}
    inflected: set[Symbol] = set()
    for name in ("words", game):
        for section, symbol, text in read_entries(language, name):
            if section in ("words", "inflected"):
                texts.setdefault(symbol, set()).add(normalize(text))
            if section == "inflected":
                inflected.add(symbol)
    forms = {form for symbol in inflected if wanted in texts[symbol] for form in texts[symbol]}
    whole = "".join(rf"|\b{re.escape(form)}\b" for form in sorted(forms))
    return re.compile(re.escape(wanted) + whole)


def find_turn(timeline: Timeline, request: ToTurn) -> int | None:
    """The position before a turn; None if there is no such turn."""
    turns = list_turns(timeline, request.round)
    return turns[request.number - 1] if 1 <= request.number <= len(turns) else None


def list_turns(timeline: Timeline, round_number: int | None) -> list[int]:
    """The positions before the turns of a round, or of the whole game."""
    turns = timeline.turns
    return [turn.start for turn in turns if round_number in (None, turn.round)]


def find_next_turn(timeline: Timeline, position: int, seat: int | None) -> int | None:
    """The position before the next turn from a position on; None if there is none."""
    turns = (turn.start for turn in timeline.turns if seat in (None, turn.seat))
    return next((start for start in turns if start >= position), None)


def find_next_round(timeline: Timeline, position: int) -> int | None:
    return min((start for start in timeline.rounds.values() if start >= position), default=None)


def find_big_score(timeline: Timeline, position: int) -> int | None:
    """The position before the next event that brought a player many points; None without one."""
    best = [max(points, default=0) for points in _gains(timeline)]
    won = sorted(points for points in best if points > 0)
    if not won:
        return None
    least = max(_BIG_POINTS, won[len(won) * 9 // 10])
    return next((at for at in range(position, len(best)) if best[at] >= least), None)


def _gains(timeline: Timeline) -> Iterator[list[int]]:
    """The points that each event brought; none in a game that does not count them."""
    statistics = timeline.ledger.system.statistics
    for item in timeline.events:
        gains = [] if statistics is None else statistics.gains(item.event)
        yield [gain.points for gain in gains if gain.source != SET]
