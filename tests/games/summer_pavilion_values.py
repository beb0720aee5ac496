"""Wrong values: JSON objects, and commands of Summer Pavilion with any values in their fields."""

import math
from dataclasses import dataclass

from hypothesis import strategies as st

from azul_access.games.sources import CENTRE, Factory
from azul_access.games.summer_pavilion.commands import END, Bonus, Fill, Pass, Place, Stock, Take
from azul_access.games.summer_pavilion.editions import Board
from azul_access.games.summer_pavilion.pieces import SUPPLY, Colour, Space
from azul_access.games.summer_pavilion.state import Phase
from azul_access.games.system import Expects

LABELS = ("L", "O", "R", "B", "Y", "G")
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
NEARLY = st.one_of(
    st.sampled_from(["fill", "supply", "take", "place", "bonus", "pass", "end", "undo", "amend"]),
    st.sampled_from([*LABELS, "SCH", "X", "r", "", "1", "centre"]),
    st.integers(-2, 12),
    st.lists(st.sampled_from(LABELS), max_size=11),
    JSON,
)
FIELDS = (
    *("do", "from", "colour", "count", "tiles", "factory", "star", "space", "paid", "keep"),
    *("number", "command"),
)
OBJECTS = st.dictionaries(st.text(max_size=8), JSON, max_size=4) | st.fixed_dictionaries(
    {}, optional=dict.fromkeys(FIELDS, NEARLY)
)


@dataclass(frozen=True, slots=True)
class Foreign:
    """A dataclass that is no part of the game, with fields of the same names."""

    index: object = 0
    tiles: object = ()


@dataclass(frozen=True, slots=True)
class OtherPlace(Place):
    """A subclass of a command."""


INDEXES = st.one_of(
    st.integers(-3, 12),
    st.sampled_from([10**30, -(10**30), 0.0, 1.0, math.nan, math.inf, None, True, False, "1", ()]),
)
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.sampled_from([10**30, -(10**30), 0.0, 2.0, math.nan, math.inf, -math.inf]),
    st.text(max_size=3),
    st.binary(max_size=2),
    st.sampled_from(
        [CENTRE, SUPPLY, Phase.TAKE, Board.GREY, Expects.FILL, Colour, Take, END, Foreign()]
    ),
    st.sampled_from(Colour),
    st.builds(Factory, INDEXES),
    st.builds(Space, INDEXES, INDEXES),
    st.builds(Foreign, INDEXES, INDEXES),
    st.lists(st.sampled_from(Colour) | st.none(), max_size=4),
    st.tuples(st.sampled_from(Colour), st.sampled_from(Colour)),
    st.recursive(st.none() | st.integers(), st.lists, max_leaves=4),
    st.dictionaries(st.text(max_size=2), st.integers(), max_size=2),
    st.sets(st.integers(), max_size=2),
)
COLOURS = st.lists(st.sampled_from(Colour), max_size=11).map(tuple)
COLOURS_OR_JUNK = st.lists(st.sampled_from(Colour) | JUNK, max_size=11)
TILES = st.one_of(JUNK, COLOURS, COLOURS_OR_JUNK, COLOURS_OR_JUNK.map(tuple))
HOSTILE = st.one_of(
    JUNK,
    st.builds(
        Take,
        JUNK | st.builds(Factory, INDEXES),
        JUNK | st.sampled_from(Colour),
        JUNK | st.none(),
    ),
    st.builds(
        Place,
        INDEXES | st.integers(0, 6),
        INDEXES | st.integers(0, 5),
        JUNK | st.sampled_from(Colour) | st.none(),
        TILES | st.none(),
    ),
    st.builds(OtherPlace, st.integers(0, 6), st.integers(0, 5), st.sampled_from(Colour)),
    st.builds(Fill, TILES, JUNK | st.none()),
    st.builds(
        Fill,
        st.lists(st.sampled_from(Colour), min_size=4, max_size=4).map(tuple),
        st.builds(Factory, INDEXES),
    ),
    st.builds(Stock, TILES),
    st.builds(Bonus, TILES),
    st.builds(Pass, TILES | st.none()),
)
