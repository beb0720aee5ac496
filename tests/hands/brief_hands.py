"""Hands at a table where little is said: no space of a factory, of the centre or of a row.

They put tiles next to each other, and only what lies together is compared.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from azul_hands import AzulHands
from azul_places import MARKER_SPACE
from felt_table import START, Space, Table, check
from hands import Tiles, labels_of
from pavilion_hands import PavilionHands
from told_sentences import StarSpace, Words

# Things on which the place of a tile is not told; those of a board with the number of places.
_LOOSE = {"factory": 4, "disc": 100, "line": 5, "floor": 7}


class BriefTable(Table):
    """A table on which the places of a factory, the centre, a row or a floor line do not matter."""

    def lift(self, space: Space, label: str) -> str:
        if space[0] in _LOOSE and self.pieces.get(space) != label:
            there = [at for at, on in self.on(*space[:-1]).items() if on == label]
            check(bool(there), "told to take", label, "from", space[:-1], "where none lies")
            space = there[-1]
        return super().lift(space, label)

    def lay(self, space: Space, label: str) -> None:
        thing = space[:-1]
        if thing and thing[0] in _LOOSE and space in self.pieces:
            last = thing[-1] if thing[0] == "line" else _LOOSE[str(thing[0])]
            free = [n for n in range(1, int(last) + 1) if (*thing, n) not in self.pieces]
            check(bool(free), "told to lay", label, "on", thing, "which is full")
            space = (*thing, free[0])
        super().lay(space, label)

    def scoop(self, heap: Space, label: str, count: int) -> None:
        if heap != ("beside",):
            super().scoop(heap, label, count)
            return
        for _ in range(count):
            self.lift(MARKER_SPACE, label)

    def pour(self, heap: Space, label: str, count: int) -> None:
        if heap != ("beside",):
            super().pour(heap, label, count)
            return
        for _ in range(count):
            self.lay(("disc", 1), label)

    def differences(self, other: Table) -> list[str]:
        return super(BriefTable, self._gathered(self)).differences(self._gathered(other))

    @staticmethod
    def _gathered(table: Table) -> "BriefTable":
        """The table with the tiles of each thing in a heap."""
        gathered = BriefTable(cards=table.cards, hundreds=table.hundreds)
        for name, heap in table.heaps.items():
            gathered.heap(*(("disc",) if name == ("beside",) else name)).update(heap)
        for space, label in table.pieces.items():
            if space[0] in _LOOSE:
                gathered.heap(*space[:-1])[label] += 1
            else:
                gathered.pieces[space] = label
        return gathered


@dataclass
class BriefAzulHands(AzulHands):
    """Where a sentence names no places, tiles go on the next ones."""

    def round_started(self, player: str, spaces: object = ()) -> None:
        self.table.lift(("kept", player), START)
        self.table.lay(MARKER_SPACE, START)
        self.promises.clear()

    def taken(self, line: int, **told: Any) -> None:  # type: ignore[override]
        before = len(self.table.on("line", told["player"], line))
        after = told.get("now", line)
        super().taken(range(before + 1, after + 1), line, **told)

    def taken_to_floor(self, tiles: Tiles, points: int, **told: Any) -> None:  # type: ignore[override]
        places = self._floor_places(told["player"], tiles)
        super().taken_to_floor(places, points, tiles=tiles, **told)

    def dropped(self, tiles: Tiles, points: int) -> None:  # type: ignore[override]
        super().dropped(tiles, self._floor_places(self.player, tiles), points)

    def to_centre(self, tiles: Tiles) -> None:  # type: ignore[override]
        super().to_centre([(label, number, [None] * number) for label, number in tiles])

    def floor_cleared(self, player: str, points: int = 0, limit: int = 0) -> None:  # type: ignore[override]
        count = len(self.table.on("floor", player))
        super().floor_cleared(player, count, points, limit)

    def back_marker(self, player: str) -> None:  # type: ignore[override]
        super().back_marker(player, [(4, 4)])

    def back_rest(self, label: str, factory: int) -> None:  # type: ignore[override]
        super().back_rest(label, [None], factory, 1)

    def _back_off(self, thing: Space, tiles: Tiles, from_places: object = (), **to: Any) -> None:
        numbers = range(1, len(labels_of(tiles)) + 1)
        super()._back_off(thing, tiles, numbers, **to)

    def back_off_floor(self, player: str, tiles: Tiles, **to: Any) -> None:  # type: ignore[override]
        self._back_off(("floor", player), tiles, **to)

    def back_off_line(self, player: str, line: int, tiles: Tiles, **to: Any) -> None:  # type: ignore[override]
        self._back_off(("line", player, line), tiles, **to)

    def _put_back(  # type: ignore[override]
        self, label: str, number: int, factory: int | None = None, **_: object
    ) -> None:
        if factory is None:
            super()._put_back(label, number, spaces=[None] * number)
        else:
            super()._put_back(label, number, factory, range(1, number + 1))

    def in_centre(self, tiles: Tiles = ()) -> None:
        super().in_centre(tiles)
        super().beside_disc(tiles)

    def beside_disc(self, tiles: Tiles) -> None:
        """They are among the tiles of the centre that are told before."""
        there = Counter(self.table.on("disc").values())
        check(not Counter(labels_of(tiles)) - there, "in the centre are", there)

    def has_points(self, player: str, points: int) -> None:  # type: ignore[override]
        self.table.set_score(player, points)

    def _floor_places(self, player: str, tiles: Tiles) -> Sequence[int]:
        first = len(self.table.on("floor", player)) + 1
        return range(first, min(first + len(labels_of(tiles)), _LOOSE["floor"] + 1))


@dataclass
class BriefPavilionHands(PavilionHands):
    """No space is told with its hour."""

    def has_points(self, player: str, points: int) -> None:  # type: ignore[override]
        self.table.set_score(player, points)

    def space_holds(self, space: int, label: str) -> None:  # type: ignore[override]
        self.space_free(space)
        self._lay((*self.star, space), label)

    def space_free(self, space: int, **_: object) -> None:  # type: ignore[override]
        self._pick_up((*self.star, space))

    def _check_clock(self, star: int, number: int, clock: int) -> None:
        """There is nothing to compare."""


class BriefWords(Words):
    """The space of a star is told without its hour."""

    def kinds(self) -> dict[str, str]:
        return {**super().kinds(), "at": rf"{self.star}, {self.space} \d"}

    def read_at(self, text: str) -> StarSpace:
        star, _, space = text.rpartition(", ")
        return StarSpace(self.read_star(star), int(space[-1]), 0)
