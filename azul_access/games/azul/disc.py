"""The centre disc: which of its 16 raised spaces holds which tile, and the tiles beside it.

Seed 003 requires that the tiles on the disc are kept sorted by label, so that fingers find them.
The order is braille reading order (row by row): R, B, SCH, X, O, the start marker last. To avoid
that players have to push a row of tiles along for every new tile, each colour has a home of three
spaces (5 × 3 + the marker's 1 = 16). Only when a colour does not fit between its neighbours, one
tile of a neighbour hops from one end of its run to the other.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from azul_access.games.azul.pieces import COLOURS, DISC_SPACES, MARKER, Colour, Piece


class Beside(Enum):
    BESIDE = "beside"


BESIDE = Beside.BESIDE
# A space of the disc in reading order from 0, or the table beside it.
DiscSpace = int | Beside

# The disc is a grid of four rows.
WIDTH = 4
MARKER_SPACE = DISC_SPACES - 1
HOME_SPACES = 3


@dataclass(frozen=True, slots=True)
class Disc:
    """`spaces` in reading order; `beside` in the order in which the tiles were put there."""

    spaces: tuple[Piece | None, ...]
    beside: tuple[Colour, ...]


EMPTY = Disc((None,) * DISC_SPACES, ())
WITH_MARKER = Disc((*EMPTY.spaces[:MARKER_SPACE], MARKER), ())


class Step(NamedTuple):
    """One tile that a player moves to `space`; `origin` is None for a tile from a factory."""

    colour: Colour
    origin: int | None
    space: DiscSpace


def count(disc: Disc, colour: Colour) -> int:
    return disc.spaces.count(colour) + disc.beside.count(colour)


def has_tiles(disc: Disc) -> bool:
    """Whether any tile is on or beside the disc; the marker is no tile."""
    without_tile = disc.spaces.count(None) + (disc.spaces[MARKER_SPACE] is MARKER)
    return without_tile < DISC_SPACES or bool(disc.beside)


def holds(disc: Disc, colour: Colour) -> bool:
    return colour in disc.spaces or colour in disc.beside


def tiles(disc: Disc) -> list[Colour]:
    """Every tile on and beside the disc, in reading order, without the marker."""
    return [piece for piece in disc.spaces if isinstance(piece, Colour)] + list(disc.beside)


def lay(disc: Disc, colours: Sequence[Colour]) -> tuple[Disc, tuple[Step, ...]]:
    """Lay tiles on the disc one after the other; return the disc and the steps for the player."""
    spaces = list(disc.spaces)
    beside = disc.beside
    steps: list[Step] = []
    for colour in colours:
        space = _make_room(spaces, colour, steps)
        steps.append(Step(colour, None, space))
        if space is BESIDE:
            beside = (*beside, colour)
        else:
            spaces[space] = colour
    if len(steps) > len(colours):
        steps = _with_hops_first(steps)
    return Disc(tuple(spaces), beside), tuple(steps)


def follow(disc: Disc, step: Step) -> Disc:
    """The disc after a player moved one tile as `step` says."""
    spaces = list(disc.spaces)
    if step.origin is not None:
        spaces[step.origin] = None
    if step.space is BESIDE:
        return Disc(tuple(spaces), (*disc.beside, step.colour))
    spaces[step.space] = step.colour
    return Disc(tuple(spaces), disc.beside)


def without(disc: Disc, colour: Colour) -> Disc:
    """The disc without the tiles of `colour`; nothing else moves."""
    spaces = tuple([None if piece is colour else piece for piece in disc.spaces])
    return Disc(spaces, disc.beside and tuple([tile for tile in disc.beside if tile is not colour]))


def without_marker(disc: Disc) -> Disc:
    return Disc((*disc.spaces[:MARKER_SPACE], None), disc.beside)


def _with_hops_first(steps: list[Step]) -> list[Step]:
    """The same result in fewer movements: first all hops, then each new tile to its final space.

    A tile that was laid or has hopped before, and hops again for a later one, goes to its last
    space at once.
    """
    hops: list[Step] = []
    laid: list[Step] = []
    for step in steps:
        if step.origin is None:
            laid.append(step)
            continue
        moved = next((at for at, other in enumerate(laid) if other.space == step.origin), None)
        if moved is not None:
            laid[moved] = Step(step.colour, None, step.space)
        elif hops and hops[-1].space == step.origin:
            hops[-1] = Step(step.colour, hops[-1].origin, step.space)
        else:
            hops.append(step)
    return hops + laid


def _make_room(spaces: list[Piece | None], colour: Colour, steps: list[Step]) -> DiscSpace:
    """Find the space for the next tile of `colour`; append the hops that free it to `steps`."""
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
    hops = min((hops for hops in (right, left) if hops), key=len)
    for origin, space in reversed(hops):
        piece = spaces[origin]
        assert isinstance(piece, Colour)  # the marker is on the last space: nothing hops past it
        spaces[space] = piece
        spaces[origin] = None
        steps.append(Step(piece, origin, space))
    return hops[0][0]


def _between_neighbours(spaces: list[Piece | None], colour: Colour) -> tuple[int, int]:
    """The spaces for a colour that is new to the disc: the first, and one past the last."""
    first = 0
    for space, piece in enumerate(spaces):
        if piece is None:
            continue
        if piece is MARKER or piece > colour:
            return first, space
        first = space + 1
    return first, DISC_SPACES


def _hops(spaces: list[Piece | None], path: range) -> list[tuple[int, int]]:
    """One hop (from, to) for each run up to the first free space on the `path`, nearest first.

    Tiles of one colour are alike, so moving a whole run by one space is moving one tile over it.
    Empty when no space of the path is free.
    """
    hops: list[tuple[int, int]] = []
    run: Piece | None = None
    start = 0
    for space in path:
        piece = spaces[space]
        if piece is None:
            return [*hops, (start, space)]
        if run is not None and piece != run:
            hops.append((start, space))
        if piece != run:
            run, start = piece, space
    return []


assert COLOURS * HOME_SPACES == MARKER_SPACE
