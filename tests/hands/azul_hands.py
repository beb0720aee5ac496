"""Hands at a table of base Azul: what they do at each told sentence.

They know the set by touch: the spaces and what is printed on them, the bag and the lid. They do not
know the rules: where tiles go and what they are worth is told.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from azul_places import DISC, DISC_WIDTH, AzulPlaces
from felt_table import START, Space, Table, check
from hands import Tiles, labels_of

COLOURS = ("R", "B", "SCH", "X", "O")
# Printed above the spaces of the floor line.
FLOOR_COSTS = (1, 1, 2, 2, 2, 3, 3)
Spaces = Sequence[tuple[int, int] | None]
# Row and place of the start marker on the centre disc; it has a mark of its own there.
MARKER_PLACE = (4, 4)


def new_table(names: Iterable[str], first: str) -> Table:
    """All tiles in the bag; the start marker beside the board of the first player."""
    table = Table(heaps={("bag",): Counter(dict.fromkeys(COLOURS, 20))})
    table.pieces["kept", first] = START
    for name in names:
        table.set_score(name, 0)
    return table


@dataclass
class Promise:
    """What an answer to what-if told about a line: its points on the wall.

    It holds if the complete rows from the top down to this one are `rows` when the tiling begins.
    """

    player: str
    line: int
    rows: dict[int, str]
    points: int = 0


@dataclass
class AzulHands(AzulPlaces):
    """`source` is where the last turn took from.

    `promises` are what answers to what-if told about the lines that are to be tiled.
    """

    source: Space = ()
    supposed: Promise | None = None
    promises: list[Promise] = field(default_factory=list)

    def tiling_begins(self) -> None:
        self.promises = [
            promise
            for promise in self.promises
            if promise.rows == self._complete_rows(promise.player, promise.line)
        ]

    def redone(self) -> None:
        self.promises.clear()

    def taken_back(self, **told: object) -> None:
        super().taken_back(**told)
        self.promises.clear()

    def changes(self) -> None:
        super().changes()
        self.promises.clear()

    # The round begins

    def round_started(self, player: str, spaces: Spaces = (MARKER_PLACE,)) -> None:
        self.table.lift(("kept", player), START)
        self._lay_on_disc(spaces, START)
        self.promises.clear()

    def round_started_again(self, player: str) -> None:
        check(START in self.table.on("disc").values(), "the marker is elsewhere")

    def poured(self, count: int) -> None:
        lid = self.table.heap("lid")
        check(lid.total() == count, "in the lid are", lid)
        self.table.heap("bag").update(lid)
        lid.clear()

    # Turns

    def taken(self, line: int, places: Sequence[int] | None = None, **told: Any) -> None:
        label = self._take(**told)
        before = len(self.table.on("line", self.player, line))
        for place in places or range(before + 1, told.get("now", line) + 1):
            self._lay(("line", self.player, line, place), label)
        there = list(self.table.on("line", self.player, line).values())
        is_full = "now" not in told
        check(len(there) == (line if is_full else told["now"]), "there lie", *there)
        check(is_full or told["length"] == line, "the row has", line, "places")

    def taken_to_floor(
        self, points: int, tiles: Tiles, places: Sequence[int] | None = None, **told: Any
    ) -> None:
        self._lay_on_floor(self._take(tiles=tiles, **told), tiles, places, points)

    def taken_to_full_floor(self, **told: Any) -> None:
        self._take(**told)

    def dropped(self, tiles: Tiles, points: int, places: Sequence[int] | None = None) -> None:
        [(label, _)] = tiles
        self._lay_on_floor(label, tiles, places, points)

    def to_lid(self, tiles: Tiles) -> None:
        self._drop(("lid",), tiles)

    def hop(self, label: str, spaces: Spaces, to_space: Spaces) -> None:
        self._lift_from_disc(spaces, label)
        self._lay_on_disc(to_space, label)

    def to_centre(self, laid: Sequence[tuple[str, int, Spaces]]) -> None:
        """Other tiles of the factory that the last turn took from."""
        for label, number, spaces in laid:
            check(number == len(spaces), number, label, "for the spaces", *spaces)
            self._lift_all(self.source, label, number)
            self.hand[label] -= number
            self._lay_on_disc(spaces, label)
        check(not self.table.on(*self.source), "tiles are still there:", self.source)

    def marker_taken(self, player: str, points: int, place: int | None = None) -> None:
        self._lift_marker()
        self.hand[START] += 1
        self.player = player
        self._lay_on_floor(START, [(START, 1)], None if place is None else [place], points)

    def marker_taken_free(self, player: str) -> None:
        self._lift_marker()
        self.table.lay(("kept", player), START)

    # The round ends

    def scoring_of(self, player: str) -> None:
        """What follows is scored of this player's board."""
        self.player = player

    def tiled(self, line: int, label: str, place: int, points: int) -> None:
        player = self.player
        row = self.table.on("line", player, line)
        for space in row:
            self.hand[self.table.lift(space, label)] += 1
        check(len(row) == line, "in the row are", len(row), "tiles")
        self._lay(("wall", player, line, place), label)
        self._claim(player, points)
        for promise in self.promises:
            if (promise.player, promise.line) == (player, line):
                check(promise.points == points, "what-if told", promise.points, "points")

    def blocked(self, line: int, label: str) -> None:
        self._pick_up(("line", self.player, line))

    def floor_cleared(self, points: int = 0, limit: int = 0, count: int | None = None) -> None:
        floor = self.table.on("floor", self.player)
        check(count in (None, len(floor)), "on the floor line are", *floor.values())
        self._pick_up(("floor", self.player))
        self._claim(self.player, -points, limit)

    def marker_kept(self, **_: object) -> None:
        self._lay(("kept", self.player), START)

    def bonus(self, points: int, **_: object) -> None:
        self._claim(self.player, points)

    # Turns are taken back

    def back_round(self, player: str, **_: object) -> None:
        self._lift_marker()
        self.table.lay(("kept", player), START)

    def back_poured(self, tiles: Tiles) -> None:
        for label, number in tiles:
            self.table.scoop(("bag",), label, number)
            self.table.pour(("lid",), label, number)

    def back_marker(self, player: str, spaces: Spaces) -> None:
        found = [
            space
            for space in (*self.table.on("floor", player), *self.table.on("kept", player))
            if self.table.pieces[space] == START
        ]
        check(len(found) == 1, "the marker is elsewhere")
        self.table.lift(found[0], START)
        self._lay_on_disc(spaces, START)

    def back_tiled(self, player: str, line: int, label: str, place: int) -> None:
        self.table.lift(("wall", player, line, place), label)
        check(not self.table.on("line", player, line), "the row is not empty")
        self.table.lay(("line", player, line, 1), label)

    def back_line_from_lid(self, player: str, line: int, tiles: Tiles) -> None:
        for label in labels_of(tiles):
            self.table.scoop(("lid",), label, 1)
            self._add_to_line(player, line, label)

    def back_blocked(self, player: str, line: int, tiles: Tiles) -> None:
        for label in labels_of(tiles):
            floor = [at for at, on in self.table.on("floor", player).items() if on == label]
            check(bool(floor), "no", label, "is on the floor line")
            self.table.lift(floor[-1], label)
            self._add_to_line(player, line, label)

    def back_floor(self, player: str, pieces: Tiles) -> None:
        for label, place in pieces:
            if label == START:
                self.table.lift(("kept", player), START)
            else:
                self.table.scoop(("lid",), label, 1)
            self.table.lay(("floor", player, place), label)

    def back_rest(self, label: str, spaces: Spaces, factory: int, place: int) -> None:
        self._lift_from_disc(spaces, label)
        self.table.lay(("factory", factory, place), label)

    def back_from_lid(self, tiles: Tiles, **to: Any) -> None:
        [(label, number)] = tiles
        self.table.scoop(("lid",), label, number)
        self._put_back(label, number, **to)

    def back_off_floor(
        self, player: str, tiles: Tiles, from_places: Sequence[int], **to: Any
    ) -> None:
        self._back_off(("floor", player), tiles, from_places, **to)

    def back_off_line(
        self,
        player: str,
        line: int,
        tiles: Tiles,
        from_places: Sequence[int],
        **to: Any,
    ) -> None:
        self._back_off(("line", player, line), tiles, from_places, **to)

    # Answers to what-if

    def what_if(self, tiles: Tiles, line: int, **told: object) -> None:
        [(label, _)] = tiles
        if "now" not in told:
            rows = {**self._complete_rows(self.turn, line), line: label}
            self.supposed = Promise(self.turn, line, rows)

    def what_if_to_floor(self, **_: object) -> None:
        """Nothing is to be remembered."""

    def what_if_points(self, points: int, **_: object) -> None:
        check(self.supposed is not None, "no row would be complete")
        assert self.supposed
        self.supposed.points = points
        self.promises.append(self.supposed)

    # With hands

    def _take(
        self,
        player: str,
        tiles: Tiles,
        factory: int | None = None,
        **_: object,
    ) -> str:
        """All tiles of a colour into the hand."""
        [(label, number)] = tiles
        self.player = player
        self.source = DISC if factory is None else ("factory", factory)
        self._lift_all(self.source, label, number)
        return label

    def _lift_all(self, source: Space, label: str, number: int) -> None:
        """All tiles of a colour from a factory, or from on and beside the centre disc."""
        spaces = [space for space, on in self.table.on(*source).items() if on == label]
        beside = self.table.heap("beside")
        besides = beside[label] if source == DISC else 0
        check(len(spaces) + besides == number, "there lie", len(spaces) + besides, label)
        for space in spaces:
            self.table.lift(space, label)
        if besides:
            del beside[label]
        self.hand[label] += number

    def _lay_on_floor(
        self, label: str, tiles: Tiles, places: Sequence[int] | None, points: int
    ) -> None:
        """On these places of the floor line; where none are told, on the next ones."""
        [(_, number)] = tiles
        if places is None:
            first = len(self.table.on("floor", self.player)) + 1
            places = range(first, min(first + number, len(FLOOR_COSTS) + 1))
        check(len(places) <= number, number, "tiles for the places", *places)
        for place in places:
            self._lay(("floor", self.player, place), label)
        costs = sum(FLOOR_COSTS[place - 1] for place in places)
        check(costs == points, "on the floor line is printed", costs)

    def _lay_on_disc(self, spaces: Spaces, label: str) -> None:
        for space in spaces:
            if space is None:
                self.table.pour(("beside",), label, 1)
            else:
                self.table.lay(disc_space(*space), label)

    def _lift_from_disc(self, spaces: Spaces, label: str) -> None:
        for space in spaces:
            if space is None:
                self.table.scoop(("beside",), label, 1)
            else:
                self.table.lift(disc_space(*space), label)

    def _lift_marker(self) -> None:
        on_disc = [space for space, label in self.table.on("disc").items() if label == START]
        check(len(on_disc) == 1, "the marker is not on the disc")
        self.table.lift(on_disc[0], START)

    def _add_to_line(self, player: str, line: int, label: str) -> None:
        """On the next place of a pattern line, counted from the wall."""
        place = len(self.table.on("line", player, line)) + 1
        check(place <= line, "the row is full")
        self.table.lay(("line", player, line, place), label)

    def _back_off(
        self,
        thing: Space,
        tiles: Tiles,
        from_places: Sequence[int],
        **to: Any,
    ) -> None:
        [(label, number)] = tiles
        check(len(from_places) == number, number, "tiles from", len(from_places), "places")
        for place in from_places:
            self.table.lift((*thing, place), label)
        self._put_back(label, number, **to)

    def _put_back(
        self,
        label: str,
        number: int,
        factory: int | None = None,
        places: Sequence[int] = (),
        spaces: Spaces = (),
        **_: object,
    ) -> None:
        if list(spaces) == [None]:
            spaces = [None] * number  # "beside the disc" is said for any number of tiles
        check(number == len(places) + len(spaces), number, "tiles for other places")
        for place in places:
            assert factory is not None
            self.table.lay(("factory", factory, place), label)
        self._lay_on_disc(spaces, label)

    def _complete_rows(self, player: str, line: int) -> dict[int, str]:
        """The label of each complete row of a player from the top down to `line`."""
        rows = {}
        for number in range(1, line + 1):
            tiles = list(self.table.on("line", player, number).values())
            if len(tiles) == number:
                rows[number] = tiles[0]
        return rows


def disc_space(row: int, place: int) -> Space:
    """Spaces of the centre disc are counted through in reading order."""
    return (*DISC, (row - 1) * DISC_WIDTH + place)
