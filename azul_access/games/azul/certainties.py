"""What is certain about a move in base Azul: small facts, each recomputed from the rules.

All of a round lies open while tiles are taken, so a fact may speak of its end: a full line is
tiled. What becomes possible in the next turns is in `prospects`.
"""

from collections.abc import Iterator
from dataclasses import field
from typing import NamedTuple

from azul_access.games.azul import pieces, scoring
from azul_access.games.azul.editions import Context, Wall
from azul_access.games.azul.events import Bonus, Taken
from azul_access.games.azul.looking_ahead import (
    Sources,
    is_last_round,
    judge_fill,
    list_certain_fills,
    list_sources,
    tiled_wall,
)
from azul_access.games.azul.state import State
from azul_access.games.coach import Fact
from azul_access.language.phrase import Phrase, phrase
from azul_access.values import frozen

# About how many points one more tile on a row, a row that stays open, and the marker are worth; and
# what a row that can be filled later is worth, as a part of one that is full.
_TILE, _OPEN_ROW, _MARKER, _LATER = 0.5, 1.2, 1.5, 0.5


class Move(NamedTuple):
    """A take, with the states before and right after it.

    `following` is the seat that moves next in this round; None if the taking has ended. `sources`
    is what lies there after the take; `is_last` is whether this round is certainly the last one.
    """

    before: State
    after: State
    taken: Taken
    takes_marker: bool
    following: int | None
    sources: Sources
    is_last: bool

    @classmethod
    def make(
        cls, before: State, after: State, taken: Taken, *, takes_marker: bool, has_ended: bool
    ) -> "Move":
        following = None if has_ended else before.next_seat[taken.player]
        is_last = is_last_round(after)
        return cls(before, after, taken, takes_marker, following, list_sources(after), is_last)


@frozen
class LineFull(Fact):
    """A pattern line gets full; `points` are those for its tile at least, None if not known yet."""

    line: int
    points: int | None
    worth: float = field(compare=False)

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        taken, after = move.taken, move.after
        line = taken.target.index if isinstance(taken.target, pieces.Line) else None
        if line is not None and taken.line_before + taken.placed > line:
            player, options = move.before.players[taken.player], after.options
            fill = judge_fill(options, player, line, taken.colour)
            worth = float(fill.points or 0) if move.is_last else fill.worth - fill.bonus
            yield cls(line + 1, fill.points, worth)

    def is_like(self, other: Fact) -> bool:
        """A line that can be filled later as well is no reason to fill it now."""
        is_later = isinstance(other, Secures) and other.line == self.line
        return isinstance(other, LineFull) or is_later

    def describe(self, context: Context) -> Phrase:
        if self.points is None:
            return phrase("azul-fact-line-full", line=self.line)
        return phrase("azul-fact-line-points", line=self.line, points=self.points)

    def tell(self, context: Context) -> Phrase:
        return phrase("azul-story-key-line", row=self.line)

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("azul-habit-line", count=cases)


@frozen
class Secures(Fact):
    """The player can fill a line in the next turn, whatever the others take before it."""

    looks_further = True
    line: int
    points: int | None
    worth: float = field(compare=False)

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        state = move.after
        if move.following is not None:
            player, seats = state.players[move.taken.player], len(state.players)
            for fill in list_certain_fills(state.options, player, move.sources, seats):
                yield cls(fill.line + 1, fill.all_points, _LATER * fill.worth)

    def describe(self, context: Context) -> Phrase:
        return phrase("azul-fact-secures", line=self.line, points=self.points or 0)


@frozen
class LineLacks(Fact):
    """A pattern line still lacks `count` tiles, of which the next round brings more."""

    line: int
    count: int
    worth: float = field(compare=False)

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        taken = move.taken
        count = _count_missing(taken)
        if count and not move.is_last:
            yield cls(_line_of(taken), count, _TILE * taken.placed)

    def describe(self, context: Context) -> Phrase:
        return phrase("azul-fact-line-lacks", line=self.line, count=self.count)


@frozen
class StaysOpen(Fact):
    """A pattern line gets tiles, but cannot get full in this round: too few of them are left."""

    speaks_against = True
    line: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        taken = move.taken
        left = sum(counts[taken.colour] for counts in move.sources)
        if left < _count_missing(taken) and not move.is_last:
            yield cls(_line_of(taken))

    @property
    def worth(self) -> float:
        return _OPEN_ROW

    def describe(self, context: Context) -> Phrase:
        return phrase("azul-fact-line-open", line=self.line)

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("azul-habit-line-open", count=cases)


@frozen
class FloorCosts(Fact):
    """What falls to the floor line costs `points`, with the start marker if it is taken."""

    speaks_against = True
    is_cost = True
    points: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        seat, edition = move.taken.player, move.before.options.edition
        count, now = (len(state.players[seat].floor) for state in (move.before, move.after))
        if points := scoring.floor_cost(edition, count, now - count):
            yield cls(points)

    @property
    def worth(self) -> float:
        return self.points

    def describe(self, context: Context) -> Phrase:
        return phrase("azul-fact-floor", points=self.points)

    @property
    def amount(self) -> int:
        return self.points

    def describe_more(self, context: Context, more: int) -> Phrase:
        return phrase("azul-fact-floor-more", points=more)

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("azul-habit-floor", count=cases)


@frozen
class MarkerTaking(Fact):
    """The player takes the start marker and begins the next round, if there may be one."""

    worth = _MARKER
    player: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if move.takes_marker and not move.is_last:
            yield cls(move.taken.player)

    def describe(self, context: Context) -> Phrase:
        return phrase("azul-fact-marker", player=context.names[self.player])

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("azul-habit-marker", count=cases)


@frozen
class Completes(Fact):
    """The wall gets a complete row, column or colour; `number` counts from 1, colours from 0."""

    looks_further = True
    bonus: Bonus
    number: int
    points: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        options, seat = move.before.options, move.taken.player
        if options.wall is not Wall.COLOURED:
            return
        had, has = (
            scoring.bonuses(options.edition, tiled_wall(options, state.players[seat]))
            for state in (move.before, move.after)
        )
        yield from (cls(*bonus) for bonus in has if bonus not in had)

    @property
    def worth(self) -> float:
        return self.points

    def describe(self, context: Context) -> Phrase:
        if self.bonus is Bonus.COLOUR:
            colour = phrase(f"colour-{context.options.edition.colours[self.number]}")
            return phrase("azul-fact-colour", colour=colour, points=self.points)
        name = "azul-fact-row" if self.bonus is Bonus.ROW else "azul-fact-column"
        return phrase(name, number=self.number + 1, points=self.points)

    def tell(self, context: Context) -> Phrase | None:
        if self.bonus is Bonus.COLOUR:
            colour = phrase(f"story-{context.options.edition.colours[self.number]}")
            return phrase("azul-story-key-colour", colour=colour)
        return phrase("azul-story-key-column") if self.bonus is Bonus.COLUMN else None

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("azul-habit-completes", count=cases)


KINDS = (Completes, LineFull, Secures, MarkerTaking, FloorCosts, StaysOpen, LineLacks)


def _line_of(taken: Taken) -> int:
    assert isinstance(taken.target, pieces.Line)
    return taken.target.index + 1


def _count_missing(taken: Taken) -> int:
    """How many tiles the line of a take still lacks; 0 on the floor line."""
    if not isinstance(taken.target, pieces.Line):
        return 0
    return taken.target.index + 1 - taken.line_before - taken.placed
