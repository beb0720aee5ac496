"""The centre disc: where tiles lie, and the steps by which hands get them there."""

from collections import Counter
from itertools import groupby, permutations

import pytest
from azul_position import tiles
from hypothesis import given
from hypothesis import strategies as st

from azul_access.games.azul import disc
from azul_access.games.azul.disc import BESIDE, EMPTY, HOME_SPACES, WITH_MARKER, Disc, Step
from azul_access.games.azul.pieces import DISC_SPACES, LABELS, MARKER, Colour, Marker, Piece

# What is laid: up to three tiles that a factory keeps. What is taken: a colour, or the marker.
Move = tuple[Colour, ...] | Colour | Marker

_colours = st.sampled_from(Colour)
_moves: st.SearchStrategy[list[Move]] = st.lists(
    st.one_of(
        st.lists(_colours, min_size=1, max_size=3).map(tuple),
        st.lists(_colours, min_size=1, max_size=3).map(tuple),
        _colours,
        st.just(MARKER),
    ),
    max_size=24,
)


def shown(on: Disc) -> str:
    """The disc in reading order, "." for a free space, and what lies beside it."""
    signs = ["." if piece is None else LABELS[piece][0].lower() for piece in on.spaces]
    rows = ["".join(signs[start : start + 4]) for start in range(0, DISC_SPACES, 4)]
    beside = "".join(LABELS[tile][0].lower() for tile in on.beside)
    return " ".join([*rows, beside]).strip()


def is_sorted(spaces: list[Piece | None]) -> bool:
    """R B SCH X O in reading order, the marker last."""
    order = [
        len(Colour) if isinstance(piece, Marker) else piece for piece in spaces if piece is not None
    ]
    return order == sorted(order)


def has_gap_in_a_run(spaces: list[Piece | None]) -> bool:
    """Whether tiles of one colour lie apart."""
    runs = [piece for piece, _ in groupby(spaces) if piece is not None]
    return len(runs) != len(set(runs))


def lay_by_hand(spaces: list[Piece | None], beside: list[Colour], steps: tuple[Step, ...]) -> None:
    """Every step as hands do it, checking that they can and that fingers stay in order."""
    laid = False
    for step in steps:
        laid = laid or step.origin is None
        if step.spot is BESIDE:
            assert None not in spaces
            assert step.origin is None
            beside.append(step.colour)
            continue
        assert isinstance(step.spot, int)
        assert spaces[step.spot] is None
        if step.origin is not None:
            # Room is made before the first new tile lies there.
            assert not laid
            assert spaces[step.origin] == step.colour
            # A hop goes over tiles of its own colour only, or over what is free.
            between = range(min(step.origin, step.spot) + 1, max(step.origin, step.spot))
            assert all(spaces[space] in (step.colour, None) for space in between)
            spaces[step.origin] = None
        spaces[step.spot] = step.colour
        assert is_sorted(spaces)
    assert not has_gap_in_a_run(spaces)


@given(_moves, st.booleans())
def test_any_laying_and_taking(moves: list[Move], with_marker: bool) -> None:
    """Rules, section 2: sorted by colour, nothing dropped; beside only when the disc is full."""
    on = WITH_MARKER if with_marker else EMPTY
    spaces, beside = list(on.spaces), list(on.beside)
    lying: Counter[Colour] = Counter()
    for move in moves:
        if isinstance(move, tuple):
            on, steps = disc.lay(on, move)
            assert [step.colour for step in steps if step.origin is None] == list(move)
            lay_by_hand(spaces, beside, steps)
            lying.update(move)
        elif isinstance(move, Colour):
            on = disc.without(on, move)
            spaces = [None if piece == move else piece for piece in spaces]
            beside = [tile for tile in beside if tile != move]
            del lying[move]
        elif MARKER in spaces:
            on = disc.without_marker(on)
            spaces[spaces.index(MARKER)] = None
        assert on == Disc(tuple(spaces), tuple(beside))
        assert Counter(disc.tiles(on)) == lying
        assert is_sorted(spaces)
        assert not has_gap_in_a_run(spaces)
        assert disc.has_tiles(on) == bool(lying)
        for colour in Colour:
            assert disc.count(on, colour) == lying[colour]
            assert disc.holds(on, colour) == (lying[colour] > 0)


@given(_moves)
def test_marker_stays_on_its_space(moves: list[Move]) -> None:
    """Rules, section 2: the start marker lies on the disc too; nothing moves it but a hand."""
    on = WITH_MARKER
    for move in moves:
        if isinstance(move, tuple):
            on, _ = disc.lay(on, move)
        elif isinstance(move, Colour):
            on = disc.without(on, move)
        assert on.spaces.index(MARKER) == DISC_SPACES - 1


@given(st.permutations([colour for colour in Colour for _ in range(HOME_SPACES)]))
def test_homes_have_room_for_three_of_each(order: list[Colour]) -> None:
    """Up to three tiles of a colour lie in its home, in whatever order they come, without a hop."""
    on, steps = disc.lay(WITH_MARKER, tuple(order))
    assert all(step.origin is None for step in steps)
    assert shown(on) == "rrrb bbss sxxx ooo1"


@given(st.lists(_colours, min_size=DISC_SPACES - 1, max_size=40))
def test_disc_is_full_before_anything_lies_beside_it(order: list[Colour]) -> None:
    """Rules, section 2: what has no free space lies beside the disc, in the order it came."""
    on, _ = disc.lay(WITH_MARKER, tuple(order))
    assert None not in on.spaces
    assert on.beside == tuple(order[DISC_SPACES - 1 :])


@pytest.mark.parametrize("order", [*permutations("rso")])
def test_first_tile_of_a_colour_lies_at_home(order: tuple[str, ...]) -> None:
    """A colour's home is three spaces behind that of the one before it."""
    on, _ = disc.lay(WITH_MARKER, tiles("".join(order)))
    assert shown(on) == "r... ..s. .... o..1"


def test_fourth_tile_lies_behind_its_run() -> None:
    """A run grows to the right while there is a free space."""
    on, steps = disc.lay(WITH_MARKER, tiles("rrrr"))
    assert shown(on) == "rrrr .... .... ...1"
    assert steps[3] == Step(Colour.RED, None, 3)


def test_run_grows_to_the_left_where_the_right_is_taken() -> None:
    """Before anything must hop."""
    on, steps = disc.lay(WITH_MARKER, tiles("ooooo"))
    assert shown(on) == ".... .... ..oo ooo1"
    assert steps[3:] == (Step(Colour.ORANGE, None, 11), Step(Colour.ORANGE, None, 10))


def test_colour_without_a_home_lies_next_to_it() -> None:
    """Blue finds the first space of its home taken by a fourth red tile."""
    on, _ = disc.lay(WITH_MARKER, tiles("rrrrb"))
    assert shown(on) == "rrrr b... .... ...1"


def test_neighbour_hops() -> None:
    """One tile of the run that is in the way goes from its one end to the other."""
    on, _ = disc.lay(WITH_MARKER, tiles("rrrbb"))
    on, steps = disc.lay(on, tiles("r"))
    assert steps == (Step(Colour.BLUE, 3, 5), Step(Colour.RED, None, 3))
    assert shown(on) == "rrrr bb.. .... ...1"


def test_two_neighbours_hop_the_far_one_first() -> None:
    """Each hop goes to a space that is free at that moment."""
    on, _ = disc.lay(WITH_MARKER, tiles("rrrbbbss"))
    on, steps = disc.lay(on, tiles("r"))
    assert steps == (
        Step(Colour.BLACK, 6, 8),
        Step(Colour.BLUE, 3, 6),
        Step(Colour.RED, None, 3),
    )
    assert shown(on) == "rrrr bbbs s... ...1"


def test_room_is_made_before_new_tiles_are_laid() -> None:
    """A tile that would be laid and hop again for the next one is laid where it ends."""
    on, _ = disc.lay(WITH_MARKER, tiles("rrrr"))
    on, steps = disc.lay(on, tiles("br"))
    assert steps == (Step(Colour.BLUE, None, 5), Step(Colour.RED, None, 4))
    assert shown(on) == "rrrr rb.. .... ...1"


def test_fewest_hops() -> None:
    """Of two ways to a free space the one with fewer hops is taken, to the right if alike."""
    on, _ = disc.lay(WITH_MARKER, tiles("bbbsssxxxoo"))
    assert shown(on) == "...b bbss sxxx oo.1"
    left, steps = disc.lay(on, tiles("s"))
    assert steps == (Step(Colour.BLUE, 5, 2), Step(Colour.BLACK, None, 5))
    assert shown(left) == "..bb bsss sxxx oo.1"
    on, _ = disc.lay(WITH_MARKER, tiles("bbbsssxxx"))
    right, steps = disc.lay(on, tiles("s"))
    assert steps == (Step(Colour.TURQUOISE, 9, 12), Step(Colour.BLACK, None, 9))
    assert shown(right) == "...b bbss ssxx x..1"


def test_taking_moves_nothing_else() -> None:
    """What is left stays where it is, also what lies beside the disc."""
    on, _ = disc.lay(WITH_MARKER, tiles("rrrrrbbbbbsssssxoxb"))
    assert shown(on) == "rrrr rbbb bbss sss1 xoxb"
    assert shown(disc.without(on, Colour.BLACK)) == "rrrr rbbb bb.. ...1 xoxb"
    assert shown(disc.without(on, Colour.BLUE)) == "rrrr r... ..ss sss1 xox"
    assert shown(disc.without_marker(on)) == "rrrr rbbb bbss sss. xoxb"


def test_tiles_are_told_in_reading_order() -> None:
    """On the disc row by row, then beside it; the marker is no tile."""
    on, _ = disc.lay(WITH_MARKER, tiles("xsorrrrrrrrrrrrbsr"))
    assert "".join(LABELS[tile][0].lower() for tile in disc.tiles(on)) == "r" * 12 + "sxo" + "bsr"


def test_space_of_the_marker_is_used_when_it_is_gone() -> None:
    """Rules, section 2: the disc has sixteen spaces."""
    on, _ = disc.lay(EMPTY, tiles("ooooo" * 3 + "xr"))
    assert shown(on) == "xooo oooo oooo oooo r"
