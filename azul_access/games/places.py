"""The table of a game: all its kinds of places, to be read, compared, described and found."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import groupby
from typing import Any

from azul_access.games.asked_parts import LAST, Place
from azul_access.games.kinds import AnyContent, AnyContext, AnyState, Kind, SetTable, Statement
from azul_access.games.place_json import decode_list
from azul_access.games.question_builders import SOURCES
from azul_access.games.shared_kinds import StartMarker, Turn
from azul_access.games.table import Area
from azul_access.games.terms import describe_places, resolve_seat
from azul_access.games.tile_kinds import Stock
from azul_access.games.tile_names import TileNames
from azul_access.games.tiles import Counts, add_counts
from azul_access.language.phrase import Phrase
from azul_access.values import frozen

# Kinds that questions name: all places of a player, and those that hold something and have free
# spaces.
BOARD = "board"
BEGUN = "begun"


@frozen(eq=False, slots=False)
class Table:
    """All kinds of places of a game, and what is done with places of every kind.

    `kinds` are in the order in which hands reach the places: first those that all share, then the
    boards, then what is out of sight; those on the boards stand together. `said` are kinds that
    players can name and that are no places of their own. `reserve` is where used tiles go. `asked`
    are the kinds that questions call by another name or several at once.
    """

    kinds: tuple[Kind[Any], ...]
    said: tuple[Kind[Any], ...]
    tiles: TileNames[Any]
    bag: Stock
    reserve: Stock
    turn: Turn
    marker: StartMarker
    asked: Mapping[str, tuple[Kind[Any], ...]]

    # What `games.table.Places` says

    def contents(self, state: AnyState) -> tuple[AnyContent, ...]:
        """What lies at each place; the same places in the same order in every state of a game."""
        found: list[AnyContent] = []
        for on_boards, kinds in self._groups:
            if on_boards:
                for seat, player in enumerate(state.players):
                    for kind in kinds:
                        found += kind.read_from(player, seat)
            else:
                for kind in kinds:
                    found += kind.read(state)
        return tuple(found)

    @cached_property
    def _groups(self) -> list[tuple[bool, list[Kind[Any]]]]:
        """The kinds in their order, whether they are on the boards, those side by side together."""
        grouped = groupby(self.kinds, lambda kind: kind.area is None)
        return [(on_boards, list(kinds)) for on_boards, kinds in grouped]

    def area(self, content: AnyContent) -> int | Area:
        """The seat whose board the place is on, or another part of the table."""
        if content.kind.area is not None:
            return content.kind.area
        assert content.seat is not None  # only players leave out the seat
        return content.seat

    def is_empty(self, content: AnyContent) -> bool:
        return content.kind.is_empty(content)

    def steps(self, contents: Sequence[AnyContent]) -> list[tuple[AnyContent, ...]]:
        """Contents in steps for hands.

        A place with anything on it is a step of its own. Neighbouring places of one kind that are
        empty are one step, after those of their kind that are not.
        """
        steps: list[tuple[AnyContent, ...]] = []
        empty: list[AnyContent] = []
        group: object = None
        for content in contents:
            group_of_content = (content.kind, self.area(content))
            if group_of_content != group:
                if empty:
                    steps.append(tuple(empty))
                empty, group = [], group_of_content
            if self.is_empty(content):
                empty.append(content)
            else:
                steps.append((content,))
        if empty:
            steps.append(tuple(empty))
        return steps

    def describe(self, context: AnyContext, step: Sequence[AnyContent]) -> list[Phrase]:
        """One step in sentences that hold until something changes."""
        return step[0].kind.describe(context, step)

    # JSON

    def encode(self, command: SetTable) -> list[dict[str, object]]:
        """The places that a command sets, as JSON objects."""
        return [content.kind.encode(content) for content in command.contents]

    def decode(self, data: object) -> SetTable:
        """Raises: KeyError, TypeError or ValueError if `data` is no list of places."""
        places = [item for item in decode_list(data) if isinstance(item, dict)]
        if not places or places != data:
            raise ValueError(data)
        return SetTable(tuple([self.decode_content(place) for place in places]))

    def decode_content(self, data: Mapping[str, object]) -> AnyContent:
        """Raises: KeyError, TypeError or ValueError if `data` describes no place of this game."""
        return self._by_name[str(data["place"])].decode(data)

    @cached_property
    def _by_name(self) -> Mapping[str, Kind[Any]]:
        return {kind.name: kind for kind in (*self.kinds, *self.said)}

    # Questions and statements

    def find(self, state: AnyState, place: Place) -> list[AnyContent]:
        """What lies at a place, or at all places of a kind.

        Raises: IllegalCommand if there is no such place.
        """
        kinds = self.asked.get(place.kind) or (self._by_name[place.kind],)
        found: list[AnyContent] = []
        for kind in kinds:
            holder, seat = state, None
            if kind.owned:
                seat = resolve_seat(state.players, place.seat, state.turn)
                holder = state.players[seat]
            contents = kind.read_from(holder, seat)
            if place.number == LAST:
                contents = contents[-1:]
            elif place.number is not None and kind.first is not None:
                kind.check_number(state, place.number - kind.first)
                contents = [contents[place.number - kind.first]]
            found += contents
        if place.kind == BEGUN:
            return [each for each in found if each.kind.free(each) and not self.is_empty(each)]
        return found

    def describe_colour(self, context: AnyContext, state: AnyState, colour: int) -> Phrase:
        """Every place on the table with tiles of a colour, and how many."""
        contents = [each for each in self.contents(state) if each.kind.area is not Area.STOCK]
        return self._describe_places(context, contents, colour)

    def describe_sources(self, context: AnyContext, state: AnyState, colour: int) -> Phrase:
        """Every factory with tiles of a colour and the centre, and how many."""
        contents = [each for kind in self.asked[SOURCES] for each in kind.read(state)]
        return self._describe_places(context, contents, colour)

    def _describe_places(
        self, context: AnyContext, contents: Iterable[AnyContent], colour: int
    ) -> Phrase:
        totals: dict[Phrase, int] = {}
        for content in contents:
            counts = content.kind.counts(content)
            if counts and counts[colour]:
                name = content.kind.where(context, content)
                totals[name] = totals.get(name, 0) + counts[colour]
        return describe_places(self.label(colour), totals)

    def label(self, colour: int) -> Phrase:
        return self.tiles.label(self.tiles.colours[colour])

    def statements(self, options: object) -> list[Statement]:
        """Everything that players can say about the table."""
        return [each for kind in (*self.kinds, *self.said) for each in kind.statements(options)]

    # Setting

    def counts_on_table(self, state: AnyState) -> tuple[Counts, Counts]:
        """The tiles in the middle of the table and on the boards, by colour."""
        middle = boards = self.no_tiles
        for content in self.contents(state):
            area, counts = content.kind.area, content.kind.counts(content)
            if counts and area is None:
                boards = add_counts(boards, counts)
            elif counts and area is not Area.STOCK:
                middle = add_counts(middle, counts)
        return middle, boards

    @cached_property
    def no_tiles(self) -> Counts:
        return (0,) * len(self.tiles.of_label)

    def describe_changes(
        self, context: AnyContext, before: AnyState, after: AnyState
    ) -> list[Phrase]:
        """The places that players have set, as they are in `after`.

        Not the bag and the reserve, of which the moved tiles are told, and not whose turn it is,
        which follows at the end of the announcement.
        """
        changed = [
            new
            for old, new in zip(self.contents(before), self.contents(after), strict=True)
            if old != new and new.kind.area not in (Area.STOCK, Area.TURN)
        ]
        return [each for step in self.steps(changed) for each in self.describe(context, step)]

    def describe_moved(
        self, context: AnyContext, before: AnyState, after: AnyState
    ) -> list[tuple[Phrase, ...]]:
        """The tiles that a setting took from the bag, from the reserve, and put into both."""
        stocks = (self.bag, self.reserve)
        old, new = ([getattr(state, stock.field) for stock in stocks] for state in (before, after))
        moved = [*map(_excess, old, new), *map(_excess, new, old)]
        return [self.tiles.describe(context, counts) for counts in moved]


def _excess(one: Counts, other: Counts) -> Counts:
    """How many more tiles of each colour `one` has."""
    return tuple([max(a - b, 0) for a, b in zip(one, other, strict=True)])
