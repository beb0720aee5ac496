"""Hands at a table of base Azul: sentences that tell how a place is, and no move."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from felt_table import START, Space, check
from hands import Hands, Tiles, labels_of

DISC = ("disc",)
DISC_WIDTH = 4
# Where the start marker lies on the centre disc.
MARKER_SPACE = ("disc", 16)


@dataclass
class AzulPlaces(Hands):
    """`part` is the part of a board that is described."""

    part: Space = ()

    def in_centre(self, tiles: Tiles = ()) -> None:
        """The tiles on and beside the disc; where they lie on it is told next."""
        self.grid, self.grid_width = DISC, DISC_WIDTH
        beside = self.table.heap("beside")
        self.hand.update(beside)
        beside.clear()
        for space, label in self.table.on(*DISC).items():
            if label != START:
                self._pick_up(space)
        self.is_sorted = self.is_laying = True
        self.told_in_centre = Counter(labels_of(tiles))

    def beside_disc(self, tiles: Tiles) -> None:
        for label in labels_of(tiles):
            self._give(label, 1)
            self.table.pour(("beside",), label, 1)
        there = Counter(self.table.on(*DISC).values()) + self.table.heap("beside")
        there.pop(START, None)
        check(there == self.told_in_centre, "in the centre are", there)

    def marker_in_centre(self) -> None:
        self._move_marker(MARKER_SPACE)

    def has_marker(self, player: str) -> None:
        if self._marker() not in (*self.table.on("floor", player), ("kept", player)):
            self._move_marker(("kept", player))

    def marker_beside(self, player: str) -> None:
        self._move_marker(("kept", player))

    def about_lines(self, player: str) -> None:
        self.part = ("line", player)

    def about_wall(self, player: str) -> None:
        self.part = ("wall", player)

    def about_floor(self, player: str) -> None:
        self.part = ("floor", player)

    def line_holds(
        self, line: int, tiles: Tiles, player: str | None = None, free: int | None = None
    ) -> None:
        if player:
            self.part = ("line", player)
        labels = labels_of(tiles)
        check(free in (None, line - len(labels)), "the row has", line, "places")
        self._set_row((*self.part, line), labels)

    def wall_row(self, row: int, pieces: Tiles, player: str | None = None) -> None:
        if player:
            self.part = ("wall", player)
        self._pick_up((*self.part, row))
        for label, place in pieces:
            self._lay((*self.part, row, place), label)

    def rows_empty(self, numbers: Sequence[int], player: str | None = None) -> None:
        """Pattern lines; wall rows are told with the wall."""
        if player:
            self.part = ("line", player)
        for number in numbers:
            self._pick_up((*self.part, number))

    def wall_rows_empty(self, numbers: Sequence[int], player: str | None = None) -> None:
        if player:
            self.part = ("wall", player)
        self.rows_empty(numbers)

    def all_empty(self) -> None:
        self._pick_up(self.part)

    def floor_holds(self, labels: Sequence[str], points: int) -> None:
        if START in labels:
            self._pick_up_marker()
        self._set_row(self.part, labels)

    def in_lid(self, tiles: Tiles = (), count: int = 0) -> None:
        self._set_heap(("lid",), tiles, count)

    def from_lid(self, tiles: Tiles) -> None:
        self._fetch(("lid",), tiles)

    def _set_row(self, row: Space, labels: Sequence[str]) -> None:
        self._pick_up(row)
        for place, label in enumerate(labels, 1):
            self._lay((*row, place), label)
