"""Commands of base Azul in a game log, and any other values as commands."""

import copy
import json
from typing import cast

import pytest
from azul_checks import find_problems
from azul_position import new_game, tiles
from azul_random import reached_states
from azul_values import HOSTILE, OBJECTS
from hypothesis import given
from hypothesis import strategies as st

from azul_access.games.azul import commands, rules
from azul_access.games.azul.commands import END, Choose, Command, End, Fill, Take
from azul_access.games.azul.pieces import FLOOR, LINES, PATTERN_LINES, Colour, Line
from azul_access.games.azul.state import State
from azul_access.games.sources import CENTRE, FACTORIES, Factory
from azul_access.games.system import IllegalCommand, MalformedReason


@given(
    st.one_of(
        st.builds(
            Take,
            st.sampled_from([*FACTORIES, CENTRE]),
            st.sampled_from(Colour),
            st.sampled_from([*PATTERN_LINES, FLOOR]),
            st.none() | st.integers(1, 100),
        ),
        st.builds(
            Fill,
            st.lists(st.sampled_from(Colour), max_size=6).map(tuple),
            st.none() | st.sampled_from(FACTORIES),
        ),
        st.builds(Choose, st.integers(0, LINES - 1)),
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
        (Fill(tiles("rbsx")), {"do": "fill", "tiles": ["R", "B", "SCH", "X"]}),
        (Fill(tiles("o"), Factory(1)), {"do": "fill", "tiles": ["O"], "factory": 2}),
        (
            Take(Factory(0), Colour.BLACK, Line(2)),
            {"do": "take", "from": 1, "colour": "SCH", "to": 3},
        ),
        (
            Take(CENTRE, Colour.RED, FLOOR, 2),
            {"do": "take", "from": "centre", "colour": "R", "to": "floor", "count": 2},
        ),
        (Choose(0), {"do": "choose", "column": 1}),
        (END, {"do": "end"}),
    ],
)
def test_form_of_commands_in_the_log(command: Command, data: dict[str, object]) -> None:
    """The public file format: labels for colours, numbers counted from 1."""
    assert commands.encode(command) == data
    assert commands.decode(data) == command


def is_well_formed(command: object) -> bool:
    """Whether every field is exactly of its type, so that it can be written and read again."""
    match command:
        case Take(source, colour, target, count):
            return (
                (source is CENTRE or (type(source) is Factory and type(source.index) is int))
                and type(colour) is Colour
                and (target is FLOOR or (type(target) is Line and type(target.index) is int))
                and (count is None or type(count) is int)
            )
        case Fill(colours, factory):
            return (
                type(colours) is tuple
                and all(type(tile) is Colour for tile in colours)
                and (factory is None or (type(factory) is Factory and type(factory.index) is int))
            )
        case Choose(column):
            return type(column) is int
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


TAKE_LINE: dict[str, object] = {"do": "take", "from": 1, "colour": "R", "to": 1}


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"do": "draw"},
        {"do": ["end"]},
        {"do": "take"},
        *(TAKE_LINE | {"from": source} for source in (0, 10, -1, "center", "1", None, [1])),
        *(TAKE_LINE | {"to": target} for target in (0, 6, "1", None, [1])),
        *(TAKE_LINE | {"colour": label} for label in ("r", "S", "", 0, None, ["R"])),
        *(TAKE_LINE | {"count": count} for count in (0, 101, -1, True, 1.0, "1")),
        {"do": "fill"},
        *(
            {"do": "fill", "tiles": labels}
            for labels in ("RBX", None, ["r"], [0], [["R"]], {"R": 1})
        ),
        *({"do": "fill", "tiles": ["R"], "factory": place} for place in (0, 10, True, 1.0, "1")),
        {"do": "choose"},
        *({"do": "choose", "column": column} for column in (0, 6, -1, True, 1.0, "1", None)),
    ],
    ids=str,
)
def test_damaged_log_lines(data: dict[str, object]) -> None:
    """Numbers out of range and unknown labels are refused."""
    assert commands.decode(TAKE_LINE) == Take(Factory(0), Colour.RED, Line(0))
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
    command = Fill(tiles("rbsx"), Factory(cast(int, index)))
    with pytest.raises(IllegalCommand):
        rules.apply(new_game(), command)
