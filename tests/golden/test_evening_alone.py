"""Evenings alone against the computer, kept as prose to be read.

`UPDATE_GOLDEN=1 pytest tests/golden` writes what is told anew, with the same inputs;
`NEW_EVENINGS=1` plays the games anew.
"""

import os
from pathlib import Path

import pytest
from evening_alone import list_files, play, read_setup, replay
from test_golden import narrated_lines

from azul_access.games.system import Expects


@pytest.mark.parametrize("path", list_files(), ids=lambda path: path.stem)
def test_an_evening_alone(path: Path) -> None:
    """The whole game is told the same, word for word, up to its result."""
    expected = path.read_text(encoding="utf-8").splitlines()
    inputs = expected
    if os.environ.get("NEW_EVENINGS"):
        inputs = [expected[0], *play(expected[0])]
    lines = [inputs[0]]
    for text, step in replay(inputs):
        lines += [text] if text else []
        lines += narrated_lines(step.session, step.announcements)
    if os.environ.get("UPDATE_GOLDEN") or os.environ.get("NEW_EVENINGS"):
        path.write_text("\n".join(line.rstrip() for line in lines) + "\n", encoding="utf-8")
        return
    assert [line.rstrip() for line in lines] == expected
    assert step.session.expected.kind is Expects.OVER


def test_there_are_evenings_with_low_middle_and_high_levels() -> None:
    """In both games, and in two languages."""
    setups = [read_setup(path.read_text(encoding="utf-8").splitlines()[0]) for path in list_files()]
    found = {
        (setup.system.name, computer.level)
        for setup in setups
        for computer in setup.computers
        if computer is not None
    }
    assert {level for _, level in found} == {1, 3, 6}
    assert len(found) == 6
    assert len({setup.language for setup in setups}) == 2
