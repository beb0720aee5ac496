"""Wrong values: JSON objects, and commands with any values in their fields."""

import math
from dataclasses import dataclass

from hypothesis import strategies as st

from azul_access.games.azul.commands import END, Choose, Fill, Take
from azul_access.games.azul.editions import Wall
from azul_access.games.azul.pieces import FLOOR, MARKER, Colour, Line
from azul_access.games.azul.state import PatternRow, Phase
from azul_access.games.sources import CENTRE, Factory
from azul_access.games.system import Expects

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
NEARLY = st.one_of(
    st.sampled_from(["fill", "take", "choose", "end", "undo", "redo", "amend"]),
    st.sampled_from(["R", "B", "SCH", "X", "O", "S", "r", "", "1", "centre", "floor"]),
    st.integers(-2, 12),
    st.lists(st.sampled_from(["R", "B", "SCH", "X", "O"]), max_size=5),
    JSON,
)
FIELDS = ("do", "from", "colour", "to", "count", "tiles", "factory", "column", "number", "command")
OBJECTS = st.dictionaries(st.text(max_size=8), JSON, max_size=4) | st.fixed_dictionaries(
    {}, optional=dict.fromkeys(FIELDS, NEARLY)
)


@dataclass(frozen=True, slots=True)
class Foreign:
    """A dataclass that is no part of the game, with fields of the same names."""

    index: object = 0
    column: object = 0


@dataclass(frozen=True, slots=True)
class OtherTake(Take):
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
        [CENTRE, FLOOR, MARKER, Phase.TAKE, Wall.GREY, Expects.FILL, Colour, Take, END, Foreign()]
    ),
    st.sampled_from(Colour),
    st.builds(Factory, INDEXES),
    st.builds(Line, INDEXES),
    st.builds(Foreign, INDEXES, INDEXES),
    st.builds(PatternRow, INDEXES, INDEXES),
    st.lists(st.sampled_from(Colour) | st.none(), max_size=4),
    st.tuples(st.sampled_from(Colour), st.sampled_from(Colour)),
    st.recursive(st.none() | st.integers(), st.lists, max_leaves=4),
    st.dictionaries(st.text(max_size=2), st.integers(), max_size=2),
    st.sets(st.integers(), max_size=2),
)
COLOURS_OR_JUNK = st.lists(st.sampled_from(Colour) | JUNK, max_size=5)
HOSTILE = st.one_of(
    JUNK,
    st.builds(
        Take,
        JUNK | st.builds(Factory, INDEXES),
        JUNK | st.sampled_from(Colour),
        JUNK | st.builds(Line, INDEXES),
        JUNK | st.none(),
    ),
    st.builds(OtherTake, st.just(CENTRE), st.sampled_from(Colour), st.just(FLOOR), st.none()),
    st.builds(Fill, JUNK | COLOURS_OR_JUNK | COLOURS_OR_JUNK.map(tuple), JUNK | st.none()),
    st.builds(
        Fill,
        st.lists(st.sampled_from(Colour), min_size=4, max_size=4).map(tuple),
        st.builds(Factory, INDEXES),
    ),
    st.builds(Choose, INDEXES | JUNK),
)
