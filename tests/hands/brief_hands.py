"""Hands at a table where little is said: no space of a factory or of a row.

They put tiles next to each other, and only what lies together is compared.
"""

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from azul_hands import MARKER_PLACE, AzulHands, Spaces
from felt_table import Space, Table, check
from hands import Tiles, labels_of
from pavilion_hands import PavilionHands
from told_sentences import StarSpace, Words

# Things on which the place of a tile is not told; those of a board with the number of places.
_LOOSE = {"factory": 4, "line": 5, "floor": 7}


class BriefTable(Table):
    """A table on which the places of a factory, a row or a floor line do not matter."""

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

    def differences(self, other: Table) -> list[str]:
        return super(BriefTable, self._gathered(self)).differences(self._gathered(other))

    @staticmethod
    def _gathered(table: Table) -> "BriefTable":
        """The table with the tiles of each thing in a heap."""
        gathered = BriefTable(cards=table.cards, hundreds=table.hundreds)
        for name, heap in table.heaps.items():
            gathered.heap(*name).update(heap)
        for space, label in table.pieces.items():
            if space[0] in _LOOSE:
                gathered.heap(*space[:-1])[label] += 1
            else:
                gathered.pieces[space] = label
        return gathered


@dataclass
class BriefAzulHands(AzulHands):
    """Tiles go back on any places of a factory, and are taken off the last ones of a row."""

    def back_marker(self, player: str) -> None:  # type: ignore[override]
        super().back_marker(player, [MARKER_PLACE])

    def back_rest(self, label: str, spaces: Spaces, factory: int) -> None:  # type: ignore[override]
        super().back_rest(label, spaces, factory, 1)

    def _back_off(self, thing: Space, tiles: Tiles, from_places: object = (), **to: Any) -> None:
        numbers = range(1, len(labels_of(tiles)) + 1)
        super()._back_off(thing, tiles, numbers, **to)

    def back_off_floor(self, player: str, tiles: Tiles, **to: Any) -> None:  # type: ignore[override]
        self._back_off(("floor", player), tiles, **to)

    def back_off_line(self, player: str, line: int, tiles: Tiles, **to: Any) -> None:  # type: ignore[override]
        self._back_off(("line", player, line), tiles, **to)

    def _put_back(  # type: ignore[override]
        self, label: str, number: int, factory: int | None = None, spaces: Spaces = ()
    ) -> None:
        places = range(1, number + 1) if factory else ()
        super()._put_back(label, number, factory, places, spaces)

    def has_points(self, player: str, points: int) -> None:  # type: ignore[override]
        self.table.set_score(player, points)


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
    """The space of a star is told without its hour, one of the centre as row and place."""

    def kinds(self) -> dict[str, str]:
        return {**super().kinds(), "at": rf"{self.star}, {self.space} \d"}

    @cached_property
    def grid_spaces(self) -> str:
        return r"\d \d"

    def read_grid_spaces(self, text: str) -> list[tuple[int, int]]:
        return [(int(row), int(place)) for row, place in re.findall(r"\b(\d) (\d)\b", text)]

    def read_at(self, text: str) -> StarSpace:
        star, _, space = text.rpartition(", ")
        return StarSpace(self.read_star(star), int(space[-1]), 0)
