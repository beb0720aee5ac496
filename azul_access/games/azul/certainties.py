"""What is certain about a move in base Azul: small facts, each recomputed from the rules.

All of a round lies open while tiles are taken, so a fact may speak of its end: a full line is
tiled. What becomes possible in the next turns is in `prospects`.
"""

from collections.abc import Iterator
from dataclasses import field
from typing import NamedTuple

from azul_access.games.azul import pieces, rules, scoring
from azul_access.games.azul.editions import Context
from azul_access.games.azul.events import Bonus, Taken
from azul_access.games.azul.looking_ahead import (
    Fill,
    Sources,
    count_room,
    floor_costs,
    is_last_round,
    judge_fill,
    list_certain_fills,
    list_fills,
    list_sources,
    tiled_wall,
)
from azul_access.games.azul.state import State
from azul_access.games.certainties import ExactPoints, Fact, OfPlayer, OfPoints
from azul_access.games.sources import Factory
from azul_access.language.phrase import Phrase, Slot, phrase
from azul_access.values import frozen

# About how many points are worth: a row that stays open, the marker, a take that is cheap, and a
# place that is; then which part of its points a row is worth that can be filled later, one that is
# begun, and a column or a colour that lacks a tile.
_OPEN_ROW, _MARKER, _CHEAPEST, _ELSEWHERE = 1.2, 1.5, 1.0, 0.5
_LATER, _BEGUN, _NEAR = 0.5, 0.6, 0.3


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

    @property
    def line(self) -> int | None:
        """The line of the take, from 0; None on the floor line."""
        target = self.taken.target
        return target.index if isinstance(target, pieces.Line) else None

    @property
    def missing(self) -> int:
        """How many tiles the line still lacks; 0 on the floor line."""
        taken, line = self.taken, self.line
        return 0 if line is None else line + 1 - taken.line_before - taken.placed

    @property
    def cost(self) -> int:
        """What falls to the floor line costs so many points."""
        seat, edition = self.taken.player, self.before.options.edition
        count, now = (len(state.players[seat].floor) for state in (self.before, self.after))
        return scoring.floor_cost(edition, count, now - count)

    def judge(self, line: int) -> Fill:
        """What the line of the take brings once it is full."""
        player = self.before.players[self.taken.player]
        return judge_fill(self.before.options, player, line, self.taken.colour)


@frozen
class OfLine(Fact):
    """About a line, from 1."""

    line: int

    def slots(self, context: Context) -> dict[str, Slot]:
        return {"line": self.line}


@frozen
class OfFill(OfLine):
    """About filling a line. Its points are those for the tile and what that completes, at least."""

    fill: Fill
    worth: float = field(compare=False)

    def slots(self, context: Context) -> dict[str, Slot]:
        completed = self.fill.completed
        bonus = completed[0].value if len(completed) == 1 else "several" if completed else "none"
        return {"line": self.line, "points": self.fill.all_points or 0, "bonus": bonus}


@frozen
class LineFull(OfLine):
    """A pattern line gets full; `points` are those for its tile at least, None if not known yet."""

    message = "azul-fact-line"
    habit = "azul-habit-line"
    points: int | None
    worth: float = field(compare=False)

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if move.line is not None and not move.missing:
            fill = move.judge(move.line)
            worth = float(fill.points or 0) if move.is_last else fill.worth - fill.bonus
            yield cls(move.line + 1, fill.points, worth)

    def is_like(self, other: Fact) -> bool:
        """A line that can be filled later as well is no reason to fill it now."""
        is_later = isinstance(other, Secures) and other.line == self.line
        return isinstance(other, LineFull) or is_later

    def slots(self, context: Context) -> dict[str, Slot]:
        return {"line": self.line, "points": self.points or 0}

    def tell(self, context: Context) -> Phrase:
        return phrase("azul-story-key-line", row=self.line)


class Secures(OfFill):
    """The player can fill a line in the next turn, whatever the others take before it."""

    __slots__ = ()
    message = "azul-fact-secures"
    looks_further = True

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        state = move.after
        if move.following is not None:
            player, seats = state.players[move.taken.player], len(state.players)
            for fill in list_certain_fills(state.options, player, move.sources, seats):
                yield cls(fill.line + 1, fill, _LATER * fill.worth)


@frozen
class LineLacks(OfFill):
    """A line of the take lacks `count` tiles; with them, in a later round, it brings its points."""

    message = "azul-fact-line-lacks"
    count: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if move.line is not None and move.missing and not move.is_last:
            fill, length = move.judge(move.line), move.line + 1
            share = (length - move.missing) / length
            yield cls(length, fill, _BEGUN * share**3 * fill.worth, move.missing)

    def slots(self, context: Context) -> dict[str, Slot]:
        return {**OfFill.slots(self, context), "count": self.count}


@frozen
class StaysOpen(OfLine):
    """An empty line gets tiles that cannot fill it in this round, where others could have.

    Too few of their colour are left.
    """

    message = "azul-fact-line-open"
    habit = "azul-habit-line-open"
    speaks_against = True
    worth = _OPEN_ROW

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        taken, state, line = move.taken, move.before, move.line
        left = sum(counts[taken.colour] for counts in move.sources)
        if line is None or taken.line_before or left >= move.missing or move.is_last:
            return
        fills = list_fills(state.options, state.players[taken.player], list_sources(state))
        if any(fill.line == line for fill in fills):
            yield cls(line + 1)


@frozen
class FloorCosts(ExactPoints):
    """What falls to the floor line costs so many points; `marker` says what of it is the marker.

    It is "none", "with" for the marker and tiles, or "only" for the marker alone.
    """

    message = "azul-fact-floor"
    habit = "azul-habit-floor"
    speaks_against = True
    is_cost = True
    marker: str

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if points := move.cost:
            has_tiles = move.taken.placed < move.taken.size
            marker = ("with" if has_tiles else "only") if move.takes_marker else "none"
            yield cls(points, marker)

    def slots(self, context: Context) -> dict[str, Slot]:
        return {"points": self.points, "marker": self.marker}


@frozen
class Spares(OfPoints):
    """Every other take costs at least so many points on the floor line, and this one fewer."""

    message = "azul-fact-spares"
    worth: float = field(compare=False)

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        own, others = _split_costs(move)
        least = min(others, default=0)
        if move.cost == own < least:
            yield cls(least, least - own)


@frozen
class NoneCheaper(Fact):
    """The take costs something on the floor line, and no other one costs less."""

    message = "azul-fact-none-cheaper"
    worth = _CHEAPEST

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        own, others = _split_costs(move)
        if 0 < move.cost == own == min(others, default=0):
            yield cls()

    def slots(self, context: Context) -> dict[str, Slot]:
        return {}


@frozen
class CostsElsewhere(OfPoints):
    """The same tiles would cost at least so many points anywhere else, and here they cost less."""

    message = "azul-fact-elsewhere"
    worth = _ELSEWHERE

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        state, taken = move.before, move.taken
        player, edition = state.players[taken.player], state.options.edition
        lines = [line for line in rules.open_lines(player, taken.colour) if line != taken.target]
        room = max((count_room(player, line.index) for line in lines), default=0)
        dropped = max(0, taken.size - room) + move.takes_marker
        least = scoring.floor_cost(edition, len(player.floor), dropped)
        if least > move.cost:
            yield cls(least)


@frozen
class MarkerTaking(OfPlayer):
    """The player takes the start marker and begins the next round, if there may be one."""

    message = "azul-fact-marker"
    habit = "azul-habit-marker"
    worth = _MARKER

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if move.takes_marker and not move.is_last:
            yield cls(move.taken.player)


@frozen
class OfBonus(OfPoints):
    """About a row, column or colour of the wall; `number` counts from 1, colours from 0."""

    bonus: Bonus
    number: int

    @classmethod
    def find_new(cls, move: Move, lacking: int) -> Iterator["OfBonus"]:
        """What lacks so many tiles since the take, once all full lines are tiled."""
        options, seat = move.before.options, move.taken.player
        had, has = (
            scoring.bonuses(options.edition, tiled_wall(options, state.players[seat]), lacking)
            for state in (move.before, move.after)
        )
        yield from (
            cls(points, kind, number)
            for kind, number, points in has
            if (kind, number, points) not in had
        )

    def slots(self, context: Context) -> dict[str, Slot]:
        colour: Slot = ""
        if self.bonus is Bonus.COLOUR:
            colour = phrase(f"colour-{context.options.edition.colours[self.number]}")
        slots: dict[str, Slot] = {"number": self.number + 1, "colour": colour}
        return {**slots, "bonus": self.bonus.value, "points": self.points}


class Completes(OfBonus):
    """The wall gets a complete row, column or colour."""

    __slots__ = ()
    message = "azul-fact-complete"
    habit = "azul-habit-completes"
    looks_further = True

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        yield from cls.find_new(move, 0)

    def tell(self, context: Context) -> Phrase | None:
        if self.bonus is Bonus.COLOUR:
            colour = phrase(f"story-{context.options.edition.colours[self.number]}")
            return phrase("azul-story-key-colour", colour=colour)
        return phrase("azul-story-key-column") if self.bonus is Bonus.COLUMN else None


class Nears(OfBonus):
    """A column or a colour of the wall then lacks one tile."""

    __slots__ = ()
    message = "azul-fact-near"

    @property
    def worth(self) -> float:
        return _NEAR * self.points

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        found = () if move.is_last else cls.find_new(move, 1)
        yield from (fact for fact in found if fact.bonus is not Bonus.ROW)


KINDS = (
    Completes,
    LineFull,
    Secures,
    MarkerTaking,
    Spares,
    NoneCheaper,
    CostsElsewhere,
    FloorCosts,
    StaysOpen,
    Nears,
    LineLacks,
)


def _split_costs(move: Move) -> tuple[int, list[int]]:
    """What the tiles of the take cost on the floor line at least, and what other takes do."""
    state, source = move.before, move.taken.source
    at = source.index if isinstance(source, Factory) else len(state.factories)
    sources, is_free = list_sources(state), state.holder is None
    costs = floor_costs(state, move.taken.player, sources, with_marker=is_free)
    own = costs.pop((at, move.taken.colour))
    return own, list(costs.values())
