"""The centre disc: the spaces of the tiles, and the steps in which players lay them."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby, permutations

import pytest
from azul_position import tiles
from hypothesis import given, settings
from hypothesis import strategies as st

from azul_access.games.azul import disc
from azul_access.games.azul.disc import BESIDE, EMPTY, HOME_SPACES, WITH_MARKER, Disc, Step
from azul_access.games.azul.pieces import DISC_SPACES, LABELS, MARKER, Colour, Marker, Piece

# Up to three tiles of a factory are laid; or a colour or the marker is taken.
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


def as_text(table_disc: Disc) -> str:
    """The disc in reading order, with "." for a free space, and the tiles beside it."""
    letters = ["." if piece is None else LABELS[piece][0].lower() for piece in table_disc.spaces]
    rows = ["".join(letters[start : start + 4]) for start in range(0, DISC_SPACES, 4)]
    beside = "".join(LABELS[tile][0].lower() for tile in table_disc.beside)
    return " ".join([*rows, beside]).strip()


def is_sorted(spaces: list[Piece | None]) -> bool:
    """R B SCH X O in reading order, the marker last."""
    order = [
        len(Colour) if isinstance(piece, Marker) else piece for piece in spaces if piece is not None
    ]
    return order == sorted(order)


def has_gap_in_a_run(spaces: list[Piece | None]) -> bool:
    """Whether there is a gap between tiles of one colour."""
    runs = [piece for piece, _ in groupby(spaces) if piece is not None]
    return len(runs) != len(set(runs))


def lay_by_hand(spaces: list[Piece | None], beside: list[Colour], steps: tuple[Step, ...]) -> None:
    """Carry out every step; check that it is possible and that the tiles stay sorted."""
    laid = False
    for step in steps:
        laid = laid or step.origin is None
        if step.space is BESIDE:
            assert None not in spaces
            assert step.origin is None
            beside.append(step.colour)
            continue
        assert isinstance(step.space, int)
        assert spaces[step.space] is None
        if step.origin is not None:
            # All hops come before the first new tile.
            assert not laid
            assert spaces[step.origin] == step.colour
            # A hop passes only tiles of its own colour and free spaces.
            between = range(min(step.origin, step.space) + 1, max(step.origin, step.space))
            assert all(spaces[space] in (step.colour, None) for space in between)
            spaces[step.origin] = None
        spaces[step.space] = step.colour
        assert is_sorted(spaces)
    assert not has_gap_in_a_run(spaces)


@given(_moves, st.booleans())
def test_any_laying_and_taking(moves: list[Move], with_marker: bool) -> None:
    """Rules, section 2: sorted by colour, nothing dropped; beside only when the disc is full."""
    table_disc = WITH_MARKER if with_marker else EMPTY
    spaces, beside = list(table_disc.spaces), list(table_disc.beside)
    counts: Counter[Colour] = Counter()
    for move in moves:
        if isinstance(move, tuple):
            table_disc, steps = disc.lay(table_disc, move)
            assert [step.colour for step in steps if step.origin is None] == list(move)
            lay_by_hand(spaces, beside, steps)
            counts.update(move)
        elif isinstance(move, Colour):
            table_disc = disc.without(table_disc, move)
            spaces = [None if piece == move else piece for piece in spaces]
            beside = [tile for tile in beside if tile != move]
            del counts[move]
        elif MARKER in spaces:
            table_disc = disc.without_marker(table_disc)
            spaces[spaces.index(MARKER)] = None
        assert table_disc == Disc(tuple(spaces), tuple(beside))
        assert Counter(disc.tiles(table_disc)) == counts
        assert is_sorted(spaces)
        assert not has_gap_in_a_run(spaces)
        assert disc.has_tiles(table_disc) == bool(counts)
        for colour in Colour:
            assert disc.count(table_disc, colour) == counts[colour]
            assert disc.holds(table_disc, colour) == (counts[colour] > 0)


def arrangements(lengths: list[int], spaces: int) -> Iterator[list[int]]:
    """The first spaces of runs of these lengths, in every order-keeping arrangement."""
    if not lengths:
        yield []
        return
    for start in range(spaces - sum(lengths) + 1):
        length = lengths[0]
        for others in arrangements(lengths[1:], spaces - start - length):
            yield [start, *(start + length + other for other in others)]


def count_fewest_hops(before: Disc, laid: tuple[Colour, ...]) -> int:
    """The tiles that lie outside the runs of the best of all arrangements."""
    room = before.spaces.count(None)
    totals = Counter(piece for piece in before.spaces if isinstance(piece, Colour))
    totals.update(laid[:room])
    colours = sorted(totals)
    end = DISC_SPACES - before.spaces.count(MARKER)
    return min(
        sum(
            piece is colour
            for colour, start in zip(colours, starts, strict=True)
            for space, piece in enumerate(before.spaces)
            if not start <= space < start + totals[colour]
        )
        for starts in arrangements([totals[colour] for colour in colours], end)
    )


@given(_moves, st.booleans())
@settings(max_examples=60)
def test_no_other_laying_has_fewer_hops(moves: list[Move], with_marker: bool) -> None:
    """No arrangement of the tiles on the disc leaves more of them on their spaces."""
    table_disc = WITH_MARKER if with_marker else EMPTY
    for move in moves:
        if isinstance(move, tuple):
            before = table_disc
            table_disc, steps = disc.lay(before, move)
            hops = sum(step.origin is not None for step in steps)
            assert hops == count_fewest_hops(before, move)
        elif isinstance(move, Colour):
            table_disc = disc.without(table_disc, move)


@given(_moves)
def test_marker_stays_on_its_space(moves: list[Move]) -> None:
    """Rules, section 2: the start marker is on the disc too; no tile moves it."""
    table_disc = WITH_MARKER
    for move in moves:
        if isinstance(move, tuple):
            table_disc, _ = disc.lay(table_disc, move)
        elif isinstance(move, Colour):
            table_disc = disc.without(table_disc, move)
        assert table_disc.spaces.index(MARKER) == DISC_SPACES - 1


@given(st.permutations([colour for colour in Colour for _ in range(HOME_SPACES)]))
def test_homes_have_room_for_three_of_each(order: list[Colour]) -> None:
    """Up to three tiles of each colour fit in their homes, in any order, without a hop."""
    table_disc, steps = disc.lay(WITH_MARKER, tuple(order))
    assert all(step.origin is None for step in steps)
    assert as_text(table_disc) == "rrrb bbss sxxx ooo1"


@given(st.lists(_colours, min_size=DISC_SPACES - 1, max_size=40))
def test_disc_is_full_before_anything_lies_beside_it(order: list[Colour]) -> None:
    """Rules, section 2: tiles without a free space go beside the disc, in their order."""
    table_disc, _ = disc.lay(WITH_MARKER, tuple(order))
    assert None not in table_disc.spaces
    assert table_disc.beside == tuple(order[DISC_SPACES - 1 :])


@pytest.mark.parametrize("order", [*permutations("rso")])
def test_first_tile_of_a_colour_lies_at_home(order: tuple[str, ...]) -> None:
    """A colour's home begins three spaces after the home of the colour before it."""
    table_disc, _ = disc.lay(WITH_MARKER, tiles("".join(order)))
    assert as_text(table_disc) == "r... ..s. .... o..1"


def test_fourth_tile_follows_its_run() -> None:
    """A run grows to the right while the next space is free."""
    table_disc, steps = disc.lay(WITH_MARKER, tiles("rrrr"))
    assert as_text(table_disc) == "rrrr .... .... ...1"
    assert steps[3] == Step(Colour.RED, None, 3)


def test_run_grows_to_the_left_where_the_right_is_taken() -> None:
    """A free space on the left is used before any tile hops."""
    table_disc, steps = disc.lay(WITH_MARKER, tiles("ooooo"))
    assert as_text(table_disc) == ".... .... ..oo ooo1"
    assert steps[3:] == (Step(Colour.ORANGE, None, 11), Step(Colour.ORANGE, None, 10))


def test_colour_without_a_home_lies_next_to_it() -> None:
    """A fourth red tile is on the first space of the home of blue."""
    table_disc, _ = disc.lay(WITH_MARKER, tiles("rrrrb"))
    assert as_text(table_disc) == "rrrr b... .... ...1"


def test_neighbour_hops() -> None:
    """One tile of the next run hops from one end of its run to the other."""
    table_disc, _ = disc.lay(WITH_MARKER, tiles("rrrbb"))
    table_disc, steps = disc.lay(table_disc, tiles("r"))
    assert steps == (Step(Colour.BLUE, 3, 5), Step(Colour.RED, None, 3))
    assert as_text(table_disc) == "rrrr bb.. .... ...1"


def test_two_neighbours_hop_the_far_one_first() -> None:
    """Each hop goes to a space that is free at that moment."""
    table_disc, _ = disc.lay(WITH_MARKER, tiles("rrrbbbss"))
    table_disc, steps = disc.lay(table_disc, tiles("r"))
    assert steps == (
        Step(Colour.BLACK, 6, 8),
        Step(Colour.BLUE, 3, 6),
        Step(Colour.RED, None, 3),
    )
    assert as_text(table_disc) == "rrrr bbbs s... ...1"


def test_room_is_made_before_new_tiles_are_laid() -> None:
    """A new tile that would hop for the next one is laid on its final space at once."""
    table_disc, _ = disc.lay(WITH_MARKER, tiles("rrrr"))
    table_disc, steps = disc.lay(table_disc, tiles("br"))
    assert steps == (Step(Colour.BLUE, None, 5), Step(Colour.RED, None, 4))
    assert as_text(table_disc) == "rrrr rb.. .... ...1"


def test_fewest_hops() -> None:
    """Of two free spaces the one with fewer hops is used; if equal, the one on the right."""
    table_disc, _ = disc.lay(WITH_MARKER, tiles("bbbsssxxxoo"))
    assert as_text(table_disc) == "...b bbss sxxx oo.1"
    left, steps = disc.lay(table_disc, tiles("s"))
    assert steps == (Step(Colour.BLUE, 5, 2), Step(Colour.BLACK, None, 5))
    assert as_text(left) == "..bb bsss sxxx oo.1"
    table_disc, _ = disc.lay(WITH_MARKER, tiles("bbbsssxxx"))
    right, steps = disc.lay(table_disc, tiles("s"))
    assert steps == (Step(Colour.TURQUOISE, 9, 12), Step(Colour.BLACK, None, 9))
    assert as_text(right) == "...b bbss ssxx x..1"


def test_taking_moves_nothing_else() -> None:
    """The other tiles stay where they are, also those beside the disc."""
    table_disc, _ = disc.lay(WITH_MARKER, tiles("rrrrrbbbbbsssssxoxb"))
    assert as_text(table_disc) == "rrrr rbbb bbss sss1 xoxb"
    assert as_text(disc.without(table_disc, Colour.BLACK)) == "rrrr rbbb bb.. ...1 xoxb"
    assert as_text(disc.without(table_disc, Colour.BLUE)) == "rrrr r... ..ss sss1 xox"
    assert as_text(disc.without_marker(table_disc)) == "rrrr rbbb bbss sss. xoxb"


def test_tiles_are_listed_in_reading_order() -> None:
    """Row by row on the disc, then beside it; the marker is no tile."""
    table_disc, _ = disc.lay(WITH_MARKER, tiles("xsorrrrrrrrrrrrbsr"))
    assert (
        "".join(LABELS[tile][0].lower() for tile in disc.tiles(table_disc))
        == "r" * 12 + "sxo" + "bsr"
    )


def test_space_of_the_marker_is_used_when_it_is_gone() -> None:
    """Rules, section 2: the disc has sixteen spaces."""
    table_disc, _ = disc.lay(EMPTY, tiles("ooooo" * 3 + "xr"))
    assert as_text(table_disc) == "xooo oooo oooo oooo r"


def test_several_new_tiles_are_made_room_for_at_once() -> None:
    """Four tiles hop; room for one tile after the other would need seven hops."""
    pieces = {".": None, "1": MARKER, **{letter: tiles(letter)[0] for letter in "rbsxo"}}
    before = Disc(tuple(pieces[letter] for letter in "r.bbsssssxxxo..1"), ())
    after, steps = disc.lay(before, tiles("sbr"))
    assert as_text(after) == "rrbb bsss sssx xxo1"
    assert [(step.origin, step.space) for step in steps] == [
        *((12, 14), (9, 12), (10, 13), (4, 9)),
        *((None, 10), (None, 4), (None, 1)),
    ]
