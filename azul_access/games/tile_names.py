"""What the tiles of a game are called: in JSON, in sentences, and by the players."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from typing import Any, Generic, TypeVar

from azul_access.games.context import TypedContext
from azul_access.games.grammar import tiles_of
from azul_access.games.place_json import decode_list, decode_number
from azul_access.games.tiles import Counts, count_tiles
from azul_access.language.grammar import Captures, Node
from azul_access.language.phrase import Phrase
from azul_access.values import frozen

ColourT = TypeVar("ColourT", bound=IntEnum)
PieceT = TypeVar("PieceT")


# No slots: Python 3.11 cannot call a slotted frozen class through a subscripted alias.
@frozen(slots=False)
class TileNames(Generic[ColourT]):
    """How the colours of a game are written, understood and told.

    `of_label` has the colours by their printed labels, all in their order; `of_concept` has them by
    the concepts that name them, and `node` matches some tiles of one colour. `label` is the label
    of a colour as a phrase; `describe` names tiles by colour, `group` in the order of a place.
    """

    of_label: Mapping[str, ColourT]
    of_concept: Mapping[str, ColourT]
    node: Node
    label: Callable[[ColourT], Phrase]
    describe: Callable[[TypedContext[Any], Counts], tuple[Phrase, ...]]
    group: Callable[[TypedContext[Any], Sequence[ColourT]], tuple[Phrase, ...]]

    @property
    def colours(self) -> Sequence[ColourT]:
        return tuple(self.of_label.values())

    def labels(self, tiles: Iterable[int]) -> list[str]:
        labels = list(self.of_label)
        return [labels[tile] for tile in tiles]

    def decode(self, data: object) -> tuple[ColourT, ...]:
        """The tiles of a list of labels. Raises: KeyError or ValueError if it is none."""
        return decode_pieces(data, self.of_label)

    def decode_spaces(self, data: object) -> tuple[ColourT | None, ...]:
        """The tiles on spaces, None for a free one. Raises: KeyError or ValueError."""
        return tuple(
            [None if label is None else self.of_label[str(label)] for label in decode_list(data)]
        )

    def encode_spaces(self, spaces: Iterable[ColourT | None]) -> list[str | None]:
        labels = list(self.of_label)
        return [None if tile is None else labels[tile] for tile in spaces]

    def list_counts(self, counts: Counts) -> list[str]:
        """Each tile by its label, in the order of the colours."""
        return [
            label for label, count in zip(self.of_label, counts, strict=True) for _ in range(count)
        ]

    def encode_counts(self, counts: Counts) -> dict[str, object]:
        """The number of tiles by label."""
        return dict(zip(self.of_label, counts, strict=True))

    def decode_counts(self, data: object) -> Counts:
        """Raises: ValueError if `data` does not have numbers of tiles by label."""
        if not isinstance(data, dict) or not data.keys() <= self.of_label.keys():
            raise ValueError(data)
        return tuple([decode_number(data.get(label, 0)) for label in self.of_label])

    def count(self, tiles: Iterable[ColourT | None]) -> Counts:
        """How many of the tiles have each colour; None is a free space."""
        return count_tiles([tile for tile in tiles if tile is not None], len(self.of_label))

    def of(self, captures: Captures) -> tuple[ColourT, ...]:
        """The tiles that players name; none where they say that a place is empty."""
        return tiles_of(captures, "tiles", self.of_concept)


def decode_pieces(data: object, of_label: Mapping[str, PieceT]) -> tuple[PieceT, ...]:
    """The pieces of a list of labels. Raises: KeyError or ValueError if it is none."""
    return tuple([of_label[str(label)] for label in decode_list(data)])
