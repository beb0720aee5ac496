"""What is certain about the next turns after a take in base Azul: what could be filled, or falls.

A fact about others is worth what the best of their lines loses or gains by the move: who could
still fill one that is as good has lost nothing.
"""

from collections.abc import Iterator
from dataclasses import field

from azul_access.games.azul import pieces, rules, terms
from azul_access.games.azul.certainties import Move
from azul_access.games.azul.editions import Context
from azul_access.games.azul.looking_ahead import (
    Fill,
    least_fill,
    least_floor,
    least_later_floor,
    list_fills,
    list_sources,
)
from azul_access.games.azul.pieces import Colour
from azul_access.games.coach import Fact
from azul_access.language.phrase import Phrase, phrase
from azul_access.values import frozen

# So many tiles of a colour in the centre are worth a word where nobody can lay them.
_MANY = 3
# About how many points each of them costs who takes it in the end.
_TILE = 0.5


@frozen
class OfLine(Fact):
    """About a line, from 1, of a player; `points` as `all_points` in Fill."""

    looks_further = True
    player: int
    line: int
    points: int | None
    worth: float = field(compare=False)


class Denies(OfLine):
    """The next player could have filled a line in the next turn, and cannot any more."""

    __slots__ = ()
    prevents = True

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        seat = move.following
        if seat is not None:
            left = _list_next_fills(move, seat)
            best, lines = _best(left), {fill.line for fill in left}
            player, sources = move.before.players[seat], list_sources(move.before)
            for fill in list_fills(move.before.options, player, sources):
                if fill.line not in lines:
                    yield cls(seat, fill.line + 1, fill.all_points, max(0.0, fill.worth - best))

    def describe(self, context: Context) -> Phrase:
        player = context.names[self.player]
        return phrase("azul-fact-denies", player=player, line=self.line, points=self.points or 0)

    def tell(self, context: Context) -> Phrase:
        return phrase("azul-story-key-denies", player=context.names[self.player], row=self.line)

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("azul-habit-denies", count=cases)


class Leaves(OfLine):
    """The next player could fill a line in the next turn; worth nothing if no move prevents it."""

    __slots__ = ()
    speaks_against = True

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        seat, state = move.following, move.before
        if seat is not None:
            least = least_fill(state.options, state.players[seat], list_sources(state))
            for fill in _list_next_fills(move, seat):
                yield cls(seat, fill.line + 1, fill.all_points, max(0.0, fill.worth - least))

    def describe(self, context: Context) -> Phrase:
        player = context.names[self.player]
        return phrase("azul-fact-leaves", player=player, line=self.line, points=self.points or 0)

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("azul-habit-leaves", count=cases)


@frozen
class DeadColour(Fact):
    """Many tiles of a colour lie in the centre, and no line of the next player takes them now."""

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
        for colour in pieces.ALL_COLOURS:
            count = move.sources[-1][colour]
            if count >= _MANY and not rules.open_lines(move.after.players[seat], colour):
                yield cls(seat, colour, count)

    @property
    def worth(self) -> float:
        return _TILE * self.count

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


@frozen
class Burdens(Fact):
    """Whatever the next player takes, it costs `points` on the floor line at least."""

    looks_further = True
    player: int
    points: int

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        seat, after = move.following, move.after
        if seat is not None:
            is_free = after.holder is None
            if points := least_floor(after, seat, move.sources, with_marker=is_free):
                yield cls(seat, points)

    @property
    def worth(self) -> float:
        return self.points

    def describe(self, context: Context) -> Phrase:
        player = context.names[self.player]
        return phrase("azul-fact-burdens", player=player, points=self.points)

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("azul-habit-burdens", count=cases)


class IsBurdened(Burdens):
    """The same about the player's own next turn, whatever the others take before it."""

    __slots__ = ()
    speaks_against = True

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        seat, after = move.taken.player, move.after
        if move.following is not None:
            is_free = after.holder is None
            if points := least_later_floor(after, seat, move.sources, with_marker=is_free):
                yield cls(seat, points)

    @classmethod
    def describe_habit(cls, cases: int) -> Phrase:
        return phrase("azul-habit-is-burdened", count=cases)


KINDS = (Denies, DeadColour, Burdens, IsBurdened, Leaves)


def _list_next_fills(move: Move, seat: int) -> list[Fill]:
    return list_fills(move.after.options, move.after.players[seat], move.sources)


def _best(fills: list[Fill]) -> float:
    return fills[0].worth if fills else 0.0
