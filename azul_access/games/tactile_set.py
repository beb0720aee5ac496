"""The pieces of a game that people make to feel: what gets a label, and what a raised grid.

A game may leave this out. Lengths are in pitches: the distance between the middles of two squares
side by side, or the side of a rhombus together with its share of the rim.
"""

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Protocol, TypeVar

from azul_access.language.phrase import Phrase, phrase
from azul_access.values import frozen

OptionsT_contra = TypeVar("OptionsT_contra", contravariant=True)

_PITCH = "-pitch"
# Concepts of tile colours on which white print is seen better than black.
DARK_COLOURS = frozenset({"red", "blue", "black", "purple", "green"})


class Shape(Enum):
    """The outline of a tile, and of the spaces that it lies on.

    A rhombus has the angles 60 and 120 degrees; unturned, its long diagonal is upright.
    """

    SQUARE = "square"
    RHOMBUS = "rhombus"


class Surface(Enum):
    """What a label is stuck on, which decides how large it can be.

    STRIP is the strip above a space of a raised grid, DISC what a disc has beside its grid. A BOARD
    has printed places around the label, so it is as small as on a disc; a card is taken for one.
    """

    TILE = "tile"
    MARKER = "marker"
    SPACE = "space"
    STRIP = "strip"
    DISC = "disc"
    BOARD = "board"


@frozen
class Span:
    """What people measure on the printed board to find the pitch of a place.

    `place` is one of the game's, `count` how many pitches that is.
    """

    place: str
    title: Phrase
    what: Phrase
    count: float


@frozen
class Label:
    """`count` pieces with the same label. `text` is its print, the same in every language.

    `name` says what is labelled: tiles of a colour with their number, or a number. `on_dark` is
    True if it is stuck on something dark.
    """

    text: str
    count: int
    name: Phrase
    on_dark: bool = False


@frozen
class LabelGroup:
    """The labels for one kind of piece; `name` is unique in the set and part of file names.

    `where` says where they are stuck. `grids` are the names of the raised grids that are made
    before.
    """

    name: str
    title: Phrase
    where: Phrase
    surface: Surface
    labels: tuple[Label, ...]
    grids: tuple[str, ...] = ()

    @property
    def count(self) -> int:
        return sum(label.count for label in self.labels)


@frozen
class GridSpace:
    """A space of a raised grid. `x` and `y` are its middle, y downwards, in pitches.

    `turn` is its angle in degrees clockwise. `label` is the print of the label on it, `value` that
    of the label above it; both may be empty.
    """

    x: float
    y: float
    turn: float = 0
    label: str = ""
    value: str = ""


@frozen
class RaisedGrid:
    """A raised grid that is made `count` times; `name` is as in `LabelGroup`.

    `where` says where it lies. `is_disc` is True for a grid on a round disc. `place` is the printed
    place that it lies on, if any. `is_round` is True if its spaces are counted clockwise from
    12 o'clock, otherwise they are counted in rows.
    """

    name: str
    title: Phrase
    where: Phrase
    shape: Shape
    spaces: tuple[GridSpace, ...]
    count: int
    is_disc: bool = False
    place: str = ""
    is_round: bool = False


@frozen
class TactileSet:
    """Everything that is made for one game.

    `players` is also the number of score cards; `marker` is one of the groups of `labels` where
    its label has room, and it lies on spaces of grids if `marker_in_space` is True. `spans` are
    what people measure on the printed board. `tips` are sentences of the game for those who make
    it.
    """

    shape: Shape
    labels: tuple[LabelGroup, ...]
    grids: tuple[RaisedGrid, ...]
    players: int
    marker: LabelGroup
    spans: tuple[Span, ...]
    marker_in_space: bool = False
    tips: tuple[Phrase, ...] = ()

    @property
    def tiles(self) -> LabelGroup:
        """The labels of the tiles, the first group."""
        return self.labels[0]


class TactileSets(Protocol[OptionsT_contra]):
    """The tactile set of a game.

    PLACES are the printed places whose spaces may have a distance of their own, with their names.
    """

    PLACES: Mapping[str, Phrase]

    def describe_set(self, options: OptionsT_contra, players: int) -> TactileSet:
        """The set for `players`, a number that the game allows."""


# Shared by the games of the family


def pitch_option(place: str) -> str:
    """The option of the command line for the distance of the spaces of a place."""
    return place + _PITCH


def tile_labels(where: Phrase, labels: Iterable[Label]) -> LabelGroup:
    return LabelGroup("tiles", phrase("set-tiles"), where, Surface.TILE, tuple(labels))


def marker_label(name: str, title: Phrase) -> LabelGroup:
    """The label of the only piece that players pass on: the start marker or start stone."""
    where = phrase("set-where-marker")
    return LabelGroup(name, title, where, Surface.MARKER, (Label("1", 1, title),))


def number_labels(
    name: str,
    title: Phrase,
    where: Phrase,
    surface: Surface,
    counts: Mapping[int, int],
    grids: tuple[str, ...] = (),
) -> LabelGroup:
    """Labels with numbers in ascending order, as many of each as `counts` says."""
    labels = tuple(
        Label(str(number), count, phrase("number", number=number))
        for number, count in sorted(counts.items())
    )
    return LabelGroup(name, title, where, surface, labels, grids)


def rows_of(
    count: int, width: int, across: float = 1, down: float = 1, slant: float = 0, turn: float = 0
) -> tuple[GridSpace, ...]:
    """`count` spaces in rows of `width`, in reading order, `across` and `down` apart.

    Each row begins `slant` to the left of the row above it; lengths are in pitches.
    """
    return tuple(
        GridSpace(across * column - slant * row, down * row, turn)
        for row, column in (divmod(index, width) for index in range(count))
    )
