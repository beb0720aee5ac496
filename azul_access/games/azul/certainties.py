"""What is certain about a move in base Azul: small facts, each recomputed from the rules.

All of a round lies open while tiles are taken, so a fact may speak of its end: a full line is
tiled. What others may still do is told as something that they could or could not do next.
"""

from collections.abc import Iterator
from typing import NamedTuple

from azul_access.games.azul import disc, pieces, possible, rules, scoring, terms
from azul_access.games.azul.editions import Context, Wall, wall_column
from azul_access.games.azul.events import Bonus, Taken
from azul_access.games.azul.pieces import Colour
from azul_access.games.azul.state import Row, State
from azul_access.games.coach import Fact, LeftForOthers
from azul_access.games.tiles import count_tiles
from azul_access.language.phrase import Phrase, phrase
from azul_access.values import frozen

# So many tiles of a colour in the centre are worth a word where nobody can lay them.
_MANY = 3


class Move(NamedTuple):
    """A take, with the states before and right after it.

    `following` is the seat that moves next in this round; None if the taking has ended.
    """

    before: State
    after: State
    taken: Taken
    takes_marker: bool
    following: int | None


@frozen
class LineFull(Fact):
    """A pattern line gets full; `points` are those for its tile at least, None if not known yet."""

    weight = 7
    line: int
    points: int | None

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        taken = move.taken
        line = taken.target.index if isinstance(taken.target, pieces.Line) else None
        if line is not None and taken.line_before + taken.placed > line:
            yield cls(line + 1, possible.wall_points(move.before, taken))

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
class LineLacks(Fact):
    """A pattern line still lacks `count` tiles."""

    weight = 2
    line: int
    count: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        taken = move.taken
        if isinstance(taken.target, pieces.Line):
            count = taken.target.index + 1 - taken.line_before - taken.placed
            if count:
                yield cls(taken.target.index + 1, count)

    def describe(self, context: Context) -> Phrase:
        return phrase("azul-fact-line-lacks", line=self.line, count=self.count)


@frozen
class FloorCosts(Fact):
    """What falls to the floor line costs `points`, with the start marker if it is taken."""

    weight = 4
    speaks_against = True
    points: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        seat, edition = move.taken.player, move.before.options.edition
        count, now = (len(state.players[seat].floor) for state in (move.before, move.after))
        if points := scoring.floor_cost(edition, count, now - count):
            yield cls(points)

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
    """The player takes the start marker and begins the next round, if there is one."""

    weight = 5
    player: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        if move.takes_marker:
            yield cls(move.taken.player)

    def describe(self, context: Context) -> Phrase:
        return phrase("azul-fact-marker", player=context.names[self.player])

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("azul-habit-marker", count=cases)


@frozen
class Completes(Fact):
    """The wall gets a complete row, column or colour; `number` counts from 1, colours from 0."""

    weight = 9
    looks_further = True
    bonus: Bonus
    number: int
    points: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        seat, edition = move.taken.player, move.before.options.edition
        if move.before.options.wall is not Wall.COLOURED:
            return
        had = scoring.bonuses(edition, tiled_wall(move.before, seat))
        for bonus, number, points in scoring.bonuses(edition, tiled_wall(move.after, seat)):
            if (bonus, number, points) not in had:
                yield cls(bonus, number, points)

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


@frozen
class Denies(Fact):
    """The next player could have filled a line in the next turn, and cannot any more."""

    weight = 6
    looks_further = True
    prevents = True
    player: int
    line: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        seat = move.following
        if seat is not None:
            denied = fillable_lines(move.before, seat) - fillable_lines(move.after, seat)
            yield from (cls(seat, line + 1) for line in sorted(denied, reverse=True))

    def describe(self, context: Context) -> Phrase:
        return phrase("azul-fact-denies", player=context.names[self.player], line=self.line)

    def tell(self, context: Context) -> Phrase:
        return phrase("azul-story-key-denies", player=context.names[self.player], row=self.line)

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("azul-habit-denies", count=cases)


@frozen
class Leaves(Fact):
    """The next player could fill a line in the next turn."""

    weight = 3
    looks_further = True
    speaks_against = True
    player: int
    line: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        seat = move.following
        if seat is not None:
            left = fillable_lines(move.after, seat)
            yield from (cls(seat, line + 1) for line in sorted(left, reverse=True)[:1])

    def describe(self, context: Context) -> Phrase:
        return phrase("azul-fact-leaves", player=context.names[self.player], line=self.line)

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("azul-habit-leaves", count=cases)


@frozen
class DeadColour(Fact):
    """Many tiles of a colour lie in the centre, and no line of the next player takes them now."""

    weight = 5
    looks_further = True
    prevents = True
    player: int
    colour: Colour
    count: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        seat = move.following
        if seat is None:
            return
        in_centre = count_tiles(disc.tiles(move.after.centre), pieces.COLOURS)
        for colour in pieces.ALL_COLOURS:
            count = in_centre[colour]
            if count >= _MANY and not rules.open_lines(move.after.players[seat], colour):
                yield cls(seat, colour, count)

    def describe(self, context: Context) -> Phrase:
        tiles = terms.tiles(context, self.colour, self.count)
        return phrase("azul-fact-dead", player=context.names[self.player], tiles=tiles)

    def tell(self, context: Context) -> Phrase:
        colour = context.options.edition.colours[self.colour]
        tiles = phrase(f"story-tiles-{colour}", count=self.count)
        return phrase("azul-story-key-dead", player=context.names[self.player], tiles=tiles)

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("azul-habit-dead", count=cases)


class Left(LeftForOthers):
    """What lies at the factories and in the centre."""

    __slots__ = ()

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        centre = len(list(disc.tiles(move.after.centre)))
        yield cls(centre + sum(map(len, move.after.factories)))


KINDS = (
    Completes,
    LineFull,
    Denies,
    DeadColour,
    MarkerTaking,
    FloorCosts,
    Leaves,
    LineLacks,
    Left,
)


def tiled_wall(state: State, seat: int) -> list[Row]:
    """The wall of a player once all full lines are tiled (coloured wall)."""
    player = state.players[seat]
    wall = [list(row) for row in player.wall]
    for line, row in enumerate(player.lines):
        if row is not None and row.count > line:
            wall[line][wall_column(line, row.colour)] = row.colour
    return [tuple(row) for row in wall]


def fillable_lines(state: State, seat: int) -> set[int]:
    """The lines, from 0, that a player could fill with one take of what lies there."""
    player = state.players[seat]
    counts = [count_tiles(tiles, pieces.COLOURS) for tiles in state.factories]
    counts.append(count_tiles(disc.tiles(state.centre), pieces.COLOURS))
    most = [max(count[colour] for count in counts) for colour in pieces.ALL_COLOURS]
    found = set()
    for colour in pieces.ALL_COLOURS:
        for target in rules.open_lines(player, colour) if most[colour] else ():
            held = player.lines[target.index]
            if (held.count if held else 0) + most[colour] > target.index:
                found.add(target.index)
    return found
