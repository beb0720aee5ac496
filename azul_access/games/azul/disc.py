"""The centre disc: which of its 16 raised spaces holds which tile, and the tiles beside it.

Seed 003 requires that the tiles on the disc are kept sorted by label, so that fingers find them.
The order is braille reading order (row by row): R, B, SCH, X, O, the start marker last. To avoid
that players have to push a row of tiles along for every new tile, each colour has a home of three
spaces (5 × 3 + the marker's 1 = 16). Only when a colour does not fit between its neighbours, tiles
hop, as few as possible.
"""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from azul_access.games.azul.pieces import ALL_COLOURS, COLOURS, DISC_SPACES, MARKER, Colour, Piece


class Beside(Enum):
    BESIDE = "beside"


BESIDE = Beside.BESIDE
# A space of the disc in reading order from 0, or the table beside it.
DiscSpace = int | Beside

# The disc is a grid of four rows.
WIDTH = 4
MARKER_SPACE = DISC_SPACES - 1
HOME_SPACES = 3
# In the choice of an arrangement, a hop costs more than all distances together.
_HOP_COST = 1000
_NO_ARRANGEMENT = 10**6


class Disc(NamedTuple):
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
    """Lay tiles on the disc; return the disc and the steps for the player.

    The hops come first, as few as possible, then each new tile in the order of `colours`.
    """
    spaces = list(disc.spaces)
    steps: list[Step] = []
    for colour in colours:
        step = _lay_tile(spaces, colour)
        if step is None:
            spaces = list(disc.spaces)
            runs = _arrange(spaces, colours[: spaces.count(None)])
            steps = _hop(spaces, runs)
            steps += [_lay_on_run(spaces, colour, runs) for colour in colours]
            break
        steps.append(step)
    beside = disc.beside
    if None not in spaces:
        beside += tuple([step.colour for step in steps if step.space is BESIDE])
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


def _lay_tile(spaces: list[Piece | None], colour: Colour) -> Step | None:
    """Lay one tile where no other has to hop for it; None where one has to."""
    if None not in spaces:
        return Step(colour, None, BESIDE)
    if colour in spaces:
        first = spaces.index(colour)
        last = first + spaces.count(colour)
        if last < DISC_SPACES and spaces[last] is None:
            space = last
        elif first and spaces[first - 1] is None:
            space = first - 1
        else:
            return None
    else:
        first, last = _between_neighbours(spaces, colour)
        if first == last:
            return None
        space = min(max(colour * HOME_SPACES, first), last - 1)
    spaces[space] = colour
    return Step(colour, None, space)


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


def _arrange(spaces: Sequence[Piece | None], colours: Sequence[Colour]) -> dict[Colour, range]:
    """The spaces of each colour when `colours` are laid too, so that fewest tiles hop.

    Where several arrangements need equally few hops, the runs stay as near as possible to their
    spaces, and new colours to their homes. The disc has room for all tiles.
    """
    lengths = [spaces.count(colour) + colours.count(colour) for colour in ALL_COLOURS]
    end = DISC_SPACES - (spaces[MARKER_SPACE] is MARKER)
    free = end - sum(lengths)
    # The least cost of the colours so far with at most 0, 1, ... `free` free spaces before their
    # last run, and for each colour how many of them that arrangement has.
    costs = [0] * (free + 1)
    gaps_of: list[list[int]] = []
    used = 0
    for colour, length in zip(ALL_COLOURS, lengths, strict=True):
        held = spaces.count(colour)
        near = spaces.index(colour) if held else colour * HOME_SPACES
        least, best_gap = _NO_ARRANGEMENT, 0
        gaps: list[int] = []
        for gap, cost in enumerate(costs if length else ()):
            start = used + gap
            if held:
                cost += _HOP_COST * (held - spaces[start : start + length].count(colour))
            cost += abs(start - near)
            if cost < least:
                least, best_gap = cost, gap
            costs[gap] = least
            gaps.append(best_gap)
        gaps_of.append(gaps)
        used += length
    runs: dict[Colour, range] = {}
    gap = free
    for colour in reversed(ALL_COLOURS):
        if lengths[colour]:
            gap = gaps_of[colour][gap]
            used -= lengths[colour]
            runs[colour] = range(used + gap, used + gap + lengths[colour])
    return runs


def _hop(spaces: list[Piece | None], runs: Mapping[Colour, range]) -> list[Step]:
    """Move the tiles that are not on their new runs; each passes only its own colour.

    A run moves in one direction and keeps its neighbours, so the last one that moves to the right
    and the first one that moves to the left always have free spaces before them.
    """
    waiting: list[tuple[Colour, int, int]] = []
    for colour, run in runs.items():
        held = spaces.count(colour)
        if spaces[run.start : run.stop].count(colour) == held:
            continue
        origins = [space for space, piece in enumerate(spaces) if piece is colour]
        hopping = [origin for origin in origins if origin not in run]
        free = [space for space in run if space not in origins]
        if hopping[0] > run.start:
            free.reverse()
            hopping.reverse()
        waiting += [(colour, *hop) for hop in zip(hopping, free, strict=False)]
    hops: list[Step] = []
    while waiting:
        hop = next(hop for hop in waiting if _is_free(spaces, *hop))
        waiting.remove(hop)
        colour, origin, space = hop
        spaces[origin], spaces[space] = None, colour
        hops.append(Step(colour, origin, space))
    return hops


def _is_free(spaces: Sequence[Piece | None], colour: Colour, origin: int, space: int) -> bool:
    """Whether a tile can hop: its space is free and no other colour is in between."""
    path = spaces[min(origin, space) : max(origin, space) + 1]
    return spaces[space] is None and path.count(None) + path.count(colour) == len(path)


def _lay_on_run(spaces: list[Piece | None], colour: Colour, runs: Mapping[Colour, range]) -> Step:
    """Lay a new tile on the first free space of its run, or beside the full disc."""
    if None not in spaces:
        return Step(colour, None, BESIDE)
    space = spaces.index(None, runs[colour].start)
    spaces[space] = colour
    return Step(colour, None, space)


assert COLOURS * HOME_SPACES == MARKER_SPACE
