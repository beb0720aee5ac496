"""Hands at a table: what they do at each told sentence, in any game of the family.

They know the set by touch, and no rules: where pieces go and what they are worth is told.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field

from felt_table import START, HandsError, Space, Table, check
from told_sentences import Reader, Sentence

FACTORY_WIDTH = 2
# What is not on the table itself.
STOCK = {("bag",), ("lid",), ("tower",)}
Tiles = Sequence[tuple[str, int]]


@dataclass
class Hands:
    """Each sentence has a deed: the method with its name.

    `hand` are the tiles that are in a hand between two sentences; while players set what is so on
    the table, it is negative for tiles that they still have to fetch; while they rebuild the table,
    it is what has not been laid yet. `drawn` are the tiles that
    they have drawn for a factory, in the order in which they lie there. `is_sorted` is False while
    the spaces of a grid are not told, `is_laying` is True while they are. `claims` are the scores
    that the players should have after a paragraph.
    """

    reader: Reader
    table: Table
    drawn: dict[int, list[str]] = field(default_factory=dict)
    hand: Counter[str] = field(default_factory=Counter)
    is_setting: bool = False
    is_rebuilding: bool = False
    is_sorted: bool = True
    is_laying: bool = False
    grid: Space = ()
    grid_width: int = FACTORY_WIDTH
    player: str = ""
    turn: str = ""
    claims: dict[str, int] = field(default_factory=dict)

    def follow(self, announcements: Sequence[Sequence[str]]) -> None:
        """Do what is told. Raises: HandsError where that is impossible."""
        for paragraphs in announcements:
            self.is_setting = False
            for paragraph in paragraphs:
                for sentence in self.reader.read(paragraph):
                    self._do(sentence)
                self._settle_claims()
            if not self.is_rebuilding:
                self._check_hand()

    def compare(self, paragraphs: Sequence[str]) -> None:
        """Compare what is told of the table with what lies there. Raises: HandsError."""
        before = deepcopy(self.table)
        self.is_setting = True
        for paragraph in paragraphs:
            for sentence in self.reader.read(paragraph):
                self._do(sentence)
        self._check_hand()
        differences = before.differences(self.table)
        check(not differences, "told and felt:", *differences)

    def lay_again(self, paragraphs: Sequence[str]) -> None:
        """Lay what is told on the cleared table. Raises: HandsError where that is impossible."""
        self.is_setting = True
        for paragraph in paragraphs:
            for sentence in self.reader.read(paragraph):
                self._do(sentence)

    def listen(self, paragraphs: Sequence[str]) -> None:
        """Hear what would be, and do nothing."""
        for paragraph in paragraphs:
            for sentence in self.reader.read(paragraph):
                if sentence.deed.startswith("what_if"):
                    self._do(sentence)

    def _do(self, sentence: Sentence) -> None:
        try:
            getattr(self, sentence.deed)(**sentence.slots)
        except HandsError as wrong:
            raise HandsError(f"{sentence.text} {wrong}") from None

    def _settle_claims(self) -> None:
        for player, score in self.claims.items():
            told = self.table.score(player)
            check(told == score, f"{player} should have {score} points, and has {told}")
        self.claims.clear()

    def _check_hand(self) -> None:
        held = {label: number for label, number in self.hand.items() if number}
        check(not held, "tiles are left in a hand, or were never fetched:", held)

    # Sentences of every game

    def clear_table(self) -> None:
        """Everything off the table into the hands, but for what is in the bag and out of play."""
        self.is_rebuilding = True
        for space in list(self.table.pieces):
            self._pick_up(space)
        for name in self.table.heaps.keys() - STOCK:
            self.hand.update(self.table.heaps.pop(name))
        for player in self.table.cards:
            self.table.cards[player] = {}

    def table_stands(self) -> None:
        self.is_rebuilding = False

    def nothing(self, **_: object) -> None:
        """A sentence that moves nothing."""

    def now_plays(self, player: str) -> None:
        self.turn = player

    def redone(self) -> None:
        """Everything that follows is done again."""

    def taken_back(self, **_: object) -> None:
        self.is_setting = False

    def changes(self) -> None:
        """What follows is how the table is now."""
        self.is_setting = True

    def filled(self, factory: int, tiles: Tiles) -> None:
        """The players have drawn the tiles, and lay them on the factory; or they count them."""
        told = labels_of(tiles)
        self.grid, self.grid_width = ("factory", factory), FACTORY_WIDTH
        self.is_laying = False
        there = self.table.on(*self.grid).values()
        if self.is_setting:
            if Counter(there) != Counter(told):
                self._pick_up(self.grid)
                self._lay_in_order(told)
            self.is_sorted = False
        elif not self.table.on(*self.grid):
            drawn = self.drawn.get(factory, [])
            for label in told:
                self._take_from(("bag",), label, 1)
            self._lay_in_order(drawn if Counter(drawn) == Counter(told) else told)
        there = self.table.on(*self.grid).values()
        check(Counter(there) == Counter(told), "there lie", *there)

    def factories_empty(self, numbers: Sequence[int] = range(1, 10)) -> None:
        for number in numbers:
            self._pick_up(("factory", number))

    def grid_row(self, row: int, labels: Sequence[str | None]) -> None:
        """The players compare a row of a grid, or lay the tiles as they hear it."""
        if not self.is_sorted:
            self._pick_up(self.grid)
            self.is_sorted = self.is_laying = True
        for place, told in enumerate(labels, 1):
            space = self._grid_space(row, place)
            if told and told != START and self.table.pieces.get(space) == START:
                self._pick_up_marker()  # where it goes is told later
            if told and self.is_laying and space not in self.table.pieces:
                self._lay(space, told)
            there = self.table.pieces.get(space)
            check(there == told, "there lies", there)

    def cards(self, player: str, **digits: int) -> None:
        for card, digit in digits.items():
            check(self.table.cards[player][card] != digit, "this card shows it already")
            self.table.cards[player][card] = digit

    def whole_score(self, player: str, score: int) -> None:
        self.table.hundreds[player] = score // 100
        check(self.table.score(player) == score, "the cards show", self.table.cards[player])

    def scores(self, scores: Mapping[str, int], **_: object) -> None:
        mine = {player: self.table.score(player) for player in self.table.cards}
        check(mine == scores, "the cards show", mine)

    def has_points(self, player: str, points: int, **digits: int) -> None:
        self.table.set_score(player, points)
        check(self.table.cards[player] == digits, "the cards show", self.table.cards[player])

    def back_filled(self, factory: int, tiles: Tiles) -> None:
        there = self.table.on("factory", factory)
        check(Counter(there.values()) == Counter(labels_of(tiles)), "there lie", *there.values())
        for space, label in there.items():
            self.table.pour(("bag",), self.table.lift(space, label), 1)

    def in_bag(self, tiles: Tiles = (), count: int = 0) -> None:
        self._set_heap(("bag",), tiles, count)

    def from_bag(self, tiles: Tiles) -> None:
        self._fetch(("bag",), tiles)

    def to_bag(self, tiles: Tiles) -> None:
        self._drop(("bag",), tiles)

    # With hands

    def _pick_up(self, thing: Space) -> None:
        """Everything on a thing into the hand."""
        for space, label in self.table.on(*thing).items():
            self.hand[self.table.lift(space, label)] += 1

    def _lay_in_order(self, labels: Sequence[str]) -> None:
        """From the hand on the grid in reading order; it may be told later where each one lies."""
        for place, label in enumerate(labels, 1):
            self._lay(self._grid_space(1, place), label)
        self.is_sorted = False

    def _grid_space(self, row: int, place: int) -> Space:
        """Spaces of a grid are counted through in reading order."""
        return (*self.grid, (row - 1) * self.grid_width + place)

    def _give(self, label: str, number: int) -> None:
        check(self.is_setting or self.hand[label] >= number, "in the hand are", +self.hand)
        self.hand[label] -= number

    def _lay(self, space: Space, label: str) -> None:
        """From the hand on a space."""
        self._give(label, 1)
        self.table.lay(space, label)

    def _take_from(self, heap: Space, label: str, number: int) -> None:
        self.table.scoop(heap, label, number)
        self.hand[label] += number

    def _fetch(self, heap: Space, tiles: Tiles) -> None:
        for label, number in tiles:
            self._take_from(heap, label, number)

    def _drop(self, heap: Space, tiles: Tiles) -> None:
        for label, number in tiles:
            self._give(label, number)
            self.table.pour(heap, label, number)

    def _set_heap(self, heap: Space, tiles: Tiles, count: int | None = None) -> None:
        told = Counter(labels_of(tiles))
        check(count in (None, told.total()), "counted:", told)
        self.hand.update(self.table.heap(*heap))
        self.hand.subtract(told)
        self.table.heaps[heap] = told

    def _move_marker(self, space: Space) -> None:
        """The start marker from wherever it is to a space."""
        if self._marker() != space:
            self._pick_up_marker()
            self._lay(space, START)

    def _pick_up_marker(self) -> None:
        if marker := self._marker():
            self._pick_up(marker)

    def _marker(self) -> Space | None:
        """The space of the start marker; None while it is in a hand."""
        return next((space for space, on in self.table.pieces.items() if on == START), None)

    def _claim(self, player: str, points: int, limit: int = 0) -> None:
        """Within the paragraph the cards must be turned by these points, not below `limit`."""
        before = self.claims.get(player, self.table.score(player))
        self.claims[player] = max(before + points, limit)


def labels_of(tiles: Tiles) -> list[str]:
    return [label for label, number in tiles for _ in range(number)]
