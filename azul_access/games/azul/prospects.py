"""What is certain about the next turns after a take in base Azul: what could be filled, or falls.

A fact about others is worth what the best of their lines loses or gains by the move: who could
still fill one that is as good has lost nothing.
"""

from collections.abc import Iterator

from azul_access.games.azul import pieces, rules, terms
from azul_access.games.azul.certainties import Move, OfFill
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
from azul_access.games.certainties import Fact, OfPlayer
from azul_access.language.phrase import Phrase, Slot, phrase
from azul_access.values import frozen

# So many tiles of a colour in the centre are worth a word where nobody can lay them.
_MANY = 3
# About how many points each of them costs who takes it in the end.
_TILE = 0.5


@frozen
class OfOther(OfFill):
    """About a line that the next player could fill."""

    looks_further = True
    player: int

    def slots(self, context: Context) -> dict[str, Slot]:
        return {**OfFill.slots(self, context), "player": context.names[self.player]}


class Denies(OfOther):
    """The next player could have filled a line in the next turn, and cannot any more."""

    __slots__ = ()
    message = "azul-fact-denies"
    habit = "azul-habit-denies"
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
                    yield cls(fill.line + 1, fill, max(0.0, fill.worth - best), seat)

    def tell(self, context: Context) -> Phrase:
        return phrase("azul-story-key-denies", player=context.names[self.player], row=self.line)


class Leaves(OfOther):
    """The next player could fill a line in the next turn; worth nothing if no move prevents it."""

    __slots__ = ()
    message = "azul-fact-leaves"
    habit = "azul-habit-leaves"
    speaks_against = True

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        seat, state = move.following, move.before
        if seat is not None:
            least = least_fill(state.options, state.players[seat], list_sources(state))
            for fill in _list_next_fills(move, seat):
                yield cls(fill.line + 1, fill, max(0.0, fill.worth - least), seat)


@frozen
class DeadColour(OfPlayer):
    """Many tiles of a colour lie in the centre, and no line of the next player takes them now."""

    message = "azul-fact-dead"
    habit = "azul-habit-dead"
    looks_further = True
    prevents = True
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

    def slots(self, context: Context) -> dict[str, Slot]:
        tiles = terms.tiles(context, self.colour, self.count)
        return {**OfPlayer.slots(self, context), "tiles": tiles}

    def tell(self, context: Context) -> Phrase:
        colour = context.options.edition.colours[self.colour]
        tiles = phrase(f"story-tiles-{colour}", count=self.count)
        return phrase("azul-story-key-dead", player=context.names[self.player], tiles=tiles)


@frozen
class Burdens(OfPlayer):
    """Whatever the next player takes, it costs `points` on the floor line at least."""

    message = "azul-fact-burdens"
    habit = "azul-habit-burdens"
    looks_further = True
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

    def slots(self, context: Context) -> dict[str, Slot]:
        return {**OfPlayer.slots(self, context), "points": self.points}


class IsBurdened(Burdens):
    """The same about the player's own next turn, whatever the others take before it."""

    __slots__ = ()
    habit = "azul-habit-is-burdened"
    speaks_against = True

    @classmethod
    def find(cls, move: Move) -> Iterator[Fact]:
        seat, after = move.taken.player, move.after
        if move.following is not None:
            is_free = after.holder is None
            if points := least_later_floor(after, seat, move.sources, with_marker=is_free):
                yield cls(seat, points)


KINDS = (Denies, DeadColour, Burdens, IsBurdened, Leaves)


def _list_next_fills(move: Move, seat: int) -> list[Fill]:
    return list_fills(move.after.options, move.after.players[seat], move.sources)


def _best(fills: list[Fill]) -> float:
    return fills[0].worth if fills else 0.0
