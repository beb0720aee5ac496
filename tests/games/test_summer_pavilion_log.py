"""Commands of Summer Pavilion in a game log, and any other values as commands."""

import copy
import json
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from summer_pavilion_checks import find_problems
from summer_pavilion_position import new_game, stock, tiles
from summer_pavilion_random import reached_states
from summer_pavilion_values import HOSTILE, OBJECTS

from azul_access.games.sources import CENTRE, FACTORIES, Factory
from azul_access.games.summer_pavilion import commands, rules
from azul_access.games.summer_pavilion.commands import (
    END,
    Bonus,
    Command,
    End,
    Fill,
    Pass,
    Place,
    Stock,
    Take,
)
from azul_access.games.summer_pavilion.pieces import SPACES, STARS, Colour
from azul_access.games.summer_pavilion.state import State
from azul_access.games.system import IllegalCommand, MalformedReason

TILES = st.lists(st.sampled_from(Colour), max_size=10).map(tuple)


@given(
    st.one_of(
        st.builds(
            Take,
            st.sampled_from([*FACTORIES, CENTRE]),
            st.sampled_from(Colour),
            st.none() | st.integers(1, 100),
        ),
        st.builds(
            Place,
            st.integers(0, STARS - 1),
            st.integers(0, SPACES - 1),
            st.none() | st.sampled_from(Colour),
            st.none() | TILES,
        ),
        st.builds(Fill, TILES, st.none() | st.sampled_from(FACTORIES)),
        st.builds(Stock, TILES),
        st.builds(Bonus, TILES),
        st.builds(Pass, st.none() | TILES),
        st.just(END),
    )
)
def test_any_command_survives_the_log(command: Command) -> None:
    """Commands of every kind, legal or not."""
    written = json.dumps(commands.encode(command))
    assert commands.decode(json.loads(written)) == command


@pytest.mark.parametrize(
    ("command", "data"),
    [
        (Fill(tiles("rbyg")), {"do": "fill", "tiles": ["R", "B", "Y", "G"]}),
        (Fill(tiles("o"), Factory(1)), {"do": "fill", "tiles": ["O"], "factory": 2}),
        (stock("lo"), {"do": "supply", "tiles": ["L", "O"]}),
        (Take(Factory(0), Colour.GREEN), {"do": "take", "from": 1, "colour": "G"}),
        (
            Take(CENTRE, Colour.RED, 2),
            {"do": "take", "from": "centre", "colour": "R", "count": 2},
        ),
        (Place(0, 5), {"do": "place", "star": 0, "space": 6}),
        (
            Place(3, 0, Colour.RED, tiles("rl")),
            {"do": "place", "star": 3, "space": 1, "colour": "R", "paid": ["R", "L"]},
        ),
        (Bonus(tiles("yg")), {"do": "bonus", "tiles": ["Y", "G"]}),
        (Pass(), {"do": "pass"}),
        (Pass(()), {"do": "pass", "keep": []}),
        (Pass(tiles("rr")), {"do": "pass", "keep": ["R", "R"]}),
        (END, {"do": "end"}),
    ],
)
def test_form_of_commands_in_the_log(command: Command, data: dict[str, object]) -> None:
    """The public file format: labels for colours, numbers counted from 1, star 0 the centre."""
    assert commands.encode(command) == data
    assert commands.decode(data) == command


def is_tiles(value: object) -> bool:
    return type(value) is tuple and all(type(tile) is Colour for tile in value)


def is_factory(value: object) -> bool:
    return type(value) is Factory and type(value.index) is int


def is_well_formed(command: object) -> bool:
    """Whether every field is exactly of its type, so that it can be written and read again."""
    match command:
        case Take(source, colour, count):
            return (
                (source is CENTRE or is_factory(source))
                and type(colour) is Colour
                and (count is None or type(count) is int)
            )
        case Place(star, space, colour, paid):
            return (
                type(star) is int
                and type(space) is int
                and (colour is None or type(colour) is Colour)
                and (paid is None or is_tiles(paid))
            )
        case Fill(colours, factory):
            return is_tiles(colours) and (factory is None or is_factory(factory))
        case Stock(colours) | Bonus(colours):
            return is_tiles(colours)
        case Pass(keep):
            return keep is None or is_tiles(keep)
        case End():
            return True
    return False


@given(OBJECTS)
def test_any_object_decodes_or_is_refused(data: dict[str, object]) -> None:
    """A damaged or foreign log line raises IllegalCommand, and nothing else."""
    try:
        command = commands.decode(data)
    except IllegalCommand:
        return
    assert is_well_formed(command)
    assert commands.decode(commands.encode(command)) == command


TAKE_LINE: dict[str, object] = {"do": "take", "from": 1, "colour": "R"}
PLACE_LINE: dict[str, object] = {"do": "place", "star": 3, "space": 1}
WRONG_TILES = ("RB", None, ["r"], [0], [["R"]], {"R": 1}, ["R"] * 1000)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"do": "draw"},
        {"do": ["end"]},
        {"do": "take"},
        {"do": "choose", "column": 1},
        *(TAKE_LINE | {"from": source} for source in (0, 10, -1, "center", "1", None, [1], True)),
        *(TAKE_LINE | {"colour": label} for label in ("r", "SCH", "X", "", 0, None, ["R"])),
        *(TAKE_LINE | {"count": count} for count in (0, 101, -1, True, 1.0, "1", None)),
        {"do": "place", "star": 1},
        {"do": "place", "space": 1},
        *(PLACE_LINE | {"star": star} for star in (-1, 7, "1", None, True, 1.0, "centre")),
        *(PLACE_LINE | {"space": space} for space in (0, 7, -1, "1", None, True, 1.0)),
        *(PLACE_LINE | {"colour": label} for label in ("r", "SCH", "", 0, None, ["R"])),
        *(PLACE_LINE | {"paid": paid} for paid in WRONG_TILES),
        {"do": "fill"},
        *({"do": "fill", "tiles": labels} for labels in WRONG_TILES),
        *({"do": "fill", "tiles": ["R"], "factory": place} for place in (0, 10, True, 1.0, "1")),
        {"do": "supply"},
        *({"do": "supply", "tiles": labels} for labels in WRONG_TILES),
        {"do": "bonus"},
        *({"do": "bonus", "tiles": labels} for labels in WRONG_TILES),
        *({"do": "pass", "keep": labels} for labels in WRONG_TILES),
    ],
    ids=lambda data: str(data)[:60],
)
def test_damaged_log_lines(data: dict[str, object]) -> None:
    """Numbers out of range and unknown labels are refused."""
    assert commands.decode(TAKE_LINE) == Take(Factory(0), Colour.RED)
    assert commands.decode(PLACE_LINE) == Place(3, 0)
    with pytest.raises(IllegalCommand) as caught:
        commands.decode(data)
    assert caught.value.reason is MalformedReason.MALFORMED


# Hostile commands


@given(reached_states(), st.lists(HOSTILE, min_size=1, max_size=25))
def test_hostile_commands_are_refused(state: State, hostile: list[object]) -> None:
    """`apply` is atomic and total for any field values."""
    before = copy.deepcopy(state)
    for command in hostile:
        try:
            after, events = rules.apply(state, cast(Command, command))
        except IllegalCommand:
            pass
        else:
            # Some of the values are right ones.
            assert is_well_formed(command)
            assert events
            assert find_problems(after) == []
        assert state == before


@pytest.mark.parametrize("index", [False, 0.0])
def test_fill_names_a_factory_by_a_whole_number_only(index: object) -> None:
    """`apply` accepts only values that can be read from the log again."""
    state, _ = rules.apply(new_game(), stock("llllllllll"))
    with pytest.raises(IllegalCommand):
        rules.apply(state, Fill(tiles("rbyg"), Factory(cast(int, index))))
