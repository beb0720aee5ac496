"""The table as hands feel it: pieces by their labels on spaces, and tiles in heaps.

This knows how things behave, and no rules of a game: a piece is at one place, a space holds one
piece, and a hand can take only what is there.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

# The name of a thing and what is counted on it: ("line", "Anna", 3, 2).
Space = tuple[str | int, ...]
START = "1"


class HandsError(AssertionError):
    """Something that was told and cannot be done or is not so."""


def check(is_so: bool, *what: object) -> None:
    if not is_so:
        raise HandsError(" ".join(map(str, what)))


@dataclass
class Table:
    """`pieces` by their space, `heaps` of tiles where the place of each one does not matter.

    `cards` are the two digits of each player's score cards; `hundreds` are what the players keep
    in mind.
    """

    pieces: dict[Space, str] = field(default_factory=dict)
    heaps: dict[Space, Counter[str]] = field(default_factory=dict)
    cards: dict[str, dict[str, int]] = field(default_factory=dict)
    hundreds: dict[str, int] = field(default_factory=dict)

    def score(self, player: str) -> int:
        cards = self.cards[player]
        return self.hundreds[player] * 100 + cards["tens"] * 10 + cards["ones"]

    def set_score(self, player: str, score: int) -> None:
        self.cards[player] = {"tens": score // 10 % 10, "ones": score % 10}
        self.hundreds[player] = score // 100

    def on(self, *thing: str | int) -> dict[Space, str]:
        """The pieces on a thing, in the order of its spaces."""
        spaces = sorted(
            (space for space in self.pieces if space[: len(thing)] == thing), key=lambda at: at[1:]
        )
        return {space: self.pieces[space] for space in spaces}

    def heap(self, *name: str | int) -> Counter[str]:
        return self.heaps.setdefault(name, Counter())

    def lift(self, space: Space, label: str) -> str:
        """Take the piece with this label from a space."""
        found = self.pieces.get(space)
        check(found == label, "told to take", label, "from", space, "where", found, "lies")
        del self.pieces[space]
        return label

    def lay(self, space: Space, label: str) -> None:
        """Lay a piece on a free space."""
        there = self.pieces.get(space)
        check(there is None, "told to lay", label, "on", space, "where", there, "lies")
        self.pieces[space] = label

    def scoop(self, heap: Space, label: str, count: int) -> None:
        """Take tiles out of a heap."""
        tiles = self.heap(*heap)
        check(tiles[label] >= count, "told to take", count, label, "from", heap, tiles)
        tiles[label] -= count

    def pour(self, heap: Space, label: str, count: int) -> None:
        self.heap(*heap)[label] += count

    def differences(self, other: "Table") -> list[str]:
        """What is different, for the message of a test; `self` is the hands' table."""
        found = []
        for space in sorted({*self.pieces, *other.pieces}, key=str):
            mine, told = self.pieces.get(space), other.pieces.get(space)
            if mine != told:
                found.append(f"{space}: {mine} lies there, for the program {told}")
        for name in sorted({*self.heaps, *other.heaps}, key=str):
            heap, told_heap = +self.heap(*name), +other.heap(*name)
            if heap != told_heap:
                found.append(f"{name}: {dict(heap)}, for the program {dict(told_heap)}")
        for player, cards in other.cards.items():
            if self.cards.get(player) != cards:
                found.append(f"cards of {player}: {self.cards.get(player)}, not {cards}")
            elif self.hundreds[player] != other.hundreds[player]:
                found.append(f"{player}: {self.score(player)} points, not {other.score(player)}")
        return found


def count(labels: Iterable[str]) -> Counter[str]:
    return Counter(labels)
