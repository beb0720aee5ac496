"""The centre disc: on which of its 16 raised spaces each tile lies, and what lies beside it.

Seed 003 asks that tiles on the disc be kept sorted by label, so that fingers find them. Tiles are
read here in braille reading order (row by row) as R, B, SCH, X, O, the start marker last. So that
hands need not push a row of tiles along for every newcomer, each colour has a home of three
spaces (5 × 3 + the marker's 1 = 16), and only when a colour has outgrown the room between its
neighbours does one tile of a neighbour hop from one end of its run to the other.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from azul_access.games.azul.pieces import COLOURS, DISC_SPACES, MARKER, Colour, Piece


class Beside(Enum):
    BESIDE = "beside"


BESIDE = Beside.BESIDE
Spot = int | Beside

MARKER_SPACE = DISC_SPACES - 1
HOME_SPACES = 3


@dataclass(frozen=True, slots=True)
class Disc:
    """`spaces` in reading order; `beside` in the order in which tiles came to lie there."""

    spaces: tuple[Piece | None, ...]
    beside: tuple[Colour, ...]


EMPTY = Disc((None,) * DISC_SPACES, ())
WITH_MARKER = Disc((*EMPTY.spaces[:MARKER_SPACE], MARKER), ())


class Step(NamedTuple):
    """One tile that a hand lays: `origin` is None for a tile that comes from its factory."""

    colour: Colour
    origin: int | None
    spot: Spot


def count(disc: Disc, colour: Colour) -> int:
    return disc.spaces.count(colour) + disc.beside.count(colour)


def has_tiles(disc: Disc) -> bool:
    """Whether any tile lies on or beside the disc; the marker is none."""
    bare = disc.spaces.count(None) + (disc.spaces[MARKER_SPACE] is MARKER)
    return bare < DISC_SPACES or bool(disc.beside)


def holds(disc: Disc, colour: Colour) -> bool:
    return colour in disc.spaces or colour in disc.beside


def tiles(disc: Disc) -> list[Colour]:
    """Every tile on and beside the disc, in reading order; the marker is none."""
    return [piece for piece in disc.spaces if isinstance(piece, Colour)] + list(disc.beside)


def lay(disc: Disc, colours: Sequence[Colour]) -> tuple[Disc, tuple[Step, ...]]:
    """The disc with `colours` laid on it one after the other, and what hands do for that."""
    spaces = list(disc.spaces)
    beside = disc.beside
    steps: list[Step] = []
    for colour in colours:
        spot = _make_room(spaces, colour, steps)
        steps.append(Step(colour, None, spot))
        if spot is BESIDE:
            beside = (*beside, colour)
        else:
            spaces[spot] = colour
    if len(steps) > len(colours):
        steps = _hops_first(steps)
    return Disc(tuple(spaces), beside), tuple(steps)


def without(disc: Disc, colour: Colour) -> Disc:
    """The disc after all tiles of `colour` were taken from it; nothing else moves."""
    spaces = tuple([None if piece is colour else piece for piece in disc.spaces])
    return Disc(spaces, disc.beside and tuple([tile for tile in disc.beside if tile is not colour]))


def without_marker(disc: Disc) -> Disc:
    return Disc((*disc.spaces[:MARKER_SPACE], None), disc.beside)


def _hops_first(steps: list[Step]) -> list[Step]:
    """The same in fewer movements: first room is made, then each new tile goes to its last place.

    A tile that was laid or had just hopped, and hops again for a later one, goes there at once.
    """
    hops: list[Step] = []
    laid: list[Step] = []
    for step in steps:
        if step.origin is None:
            laid.append(step)
            continue
        moved = next((at for at, other in enumerate(laid) if other.spot == step.origin), None)
        if moved is not None:
            laid[moved] = Step(step.colour, None, step.spot)
        elif hops and hops[-1].spot == step.origin:
            hops[-1] = Step(step.colour, hops[-1].origin, step.spot)
        else:
            hops.append(step)
    return hops + laid


def _make_room(spaces: list[Piece | None], colour: Colour, steps: list[Step]) -> Spot:
    """The space where the next tile of `colour` goes; hops that free it are put into `steps`."""
    if None not in spaces:
        return BESIDE
    if colour in spaces:
        first = spaces.index(colour)
        last = first + spaces.count(colour)
        if last < DISC_SPACES and spaces[last] is None:
            return last
        if first and spaces[first - 1] is None:
            return first - 1
    else:
        home = colour * HOME_SPACES
        first, last = _between_neighbours(spaces, colour)
        if first < last:
            return min(max(home, first), last - 1)
    right = _hops(spaces, range(last, DISC_SPACES))
    left = _hops(spaces, range(first - 1, -1, -1))
    hops = min((way for way in (right, left) if way), key=len)
    for origin, space in reversed(hops):
        piece = spaces[origin]
        assert isinstance(piece, Colour)  # the marker's space is the last: nothing hops past it
        spaces[space] = piece
        spaces[origin] = None
        steps.append(Step(piece, origin, space))
    return hops[0][0]


def _between_neighbours(spaces: list[Piece | None], colour: Colour) -> tuple[int, int]:
    """Where a colour new to the disc may lie: the first space, and one past the last."""
    first = 0
    for space, piece in enumerate(spaces):
        if piece is None:
            continue
        if piece is MARKER or piece > colour:
            return first, space
        first = space + 1
    return first, DISC_SPACES


def _hops(spaces: list[Piece | None], way: range) -> list[tuple[int, int]]:
    """One hop (from, to) for each run between here and the first gap on the `way`, nearest first.

    Tiles of one colour are alike, so moving a whole run by one space is moving one tile over it.
    Empty when no gap lies that way.
    """
    hops: list[tuple[int, int]] = []
    run: Piece | None = None
    start = 0
    for space in way:
        piece = spaces[space]
        if piece is None:
            return [*hops, (start, space)]
        if run is not None and piece != run:
            hops.append((start, space))
        if piece != run:
            run, start = piece, space
    return []


assert COLOURS * HOME_SPACES == MARKER_SPACE
