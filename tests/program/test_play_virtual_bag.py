"""Games with the virtual bag: the program draws the tiles."""

from pathlib import Path
from typing import Any

import pytest
from program_games import (
    virtual_bag_game,
    virtual_table,
)
from program_lines import TABLE, lines
from program_runs import ProgramRunner, Result, sentence


def virtual(program: ProgramRunner, log: Path, seed: int, *typed: str) -> Result:
    bag = ("--players", "Anna,Bruno", "--starts=1", "--bag", "virtual", "--seed", str(seed))
    result = program.run("play", "--language", "de", *bag, "--log", log, typed=lines(*typed))
    assert result.err == ""
    return result


def without_paths(result: Result) -> str:
    """All but the last line, which names the file."""
    return result.out.rsplit("\n", 2)[0]


def test_virtual_bag_draws_the_same_twice(program: ProgramRunner, tmp_path: Path) -> None:
    """A seed determines the whole narration of a game; another seed draws other tiles."""
    typed = virtual_bag_game(11)
    one = virtual(program, tmp_path / "one", 11, *typed)
    two = virtual(program, tmp_path / "two", 11, *typed)
    assert (one.code, two.code) == (0, 0)
    assert without_paths(one) == without_paths(two)
    assert program.data(tmp_path / "one") == program.data(tmp_path / "two")
    assert program.data(tmp_path / "one")["phase"] == "over"
    virtual(program, tmp_path / "other", 12)
    same = virtual(program, tmp_path / "same", 11)
    assert without_paths(one).startswith(without_paths(same).rsplit("\n", 1)[0])
    assert (
        program.data(tmp_path / "other")["factories"]
        != program.data(tmp_path / "same")["factories"]
    )


def test_virtual_bag_draws_the_same_when_resumed(program: ProgramRunner, tmp_path: Path) -> None:
    """A practice game that is resumed several times draws the same tiles as one that is not."""
    typed, log = virtual_bag_game(5), tmp_path / "log"
    virtual(program, tmp_path / "whole", 5, *typed)
    virtual(program, log, 5, *typed[:9])
    for start in range(9, len(typed), 16):
        result = program.run("play", "--resume", log, typed=lines(*typed[start : start + 16]))
        assert (result.code, result.err) == (0, "")
    assert program.data(log) == program.data(tmp_path / "whole")


def test_undo_steps_over_the_programs_draws(program: ProgramRunner, tmp_path: Path) -> None:
    """Undo does not count the program's draws: they are undone and redone with the moves."""
    typed = virtual_bag_game(5)
    reference = virtual_table(5)
    reference.type_lines(*typed)
    end = next(at for at, output in enumerate(reference.exchanges) if output.state.round == 2)
    states: dict[str, Any] = {}
    for name, line in {
        "before": typed[:end],
        "after": typed[: end + 1],
        "undone": [*typed[: end + 1], "u"],
        "redone": [*typed[: end + 1], "u", "+"],
        "undone twice": [*typed[: end + 1], "u 2", "+", "+", "u"],
        "all undone": [*typed[: end + 1], f"u {end + 1}"],
        "none": [],
    }.items():
        result = virtual(program, tmp_path / name, 5, *line)
        assert result.code == 0, (name, result.out)
        states[name] = program.data(tmp_path / name)
    assert (states["before"]["round"], states["after"]["round"]) == (1, 2)
    assert states["undone"] == states["undone twice"] == states["before"]
    assert states["redone"] == states["after"]
    assert states["all undone"] == states["none"]


@pytest.mark.parametrize(("moves", "undo"), [(0, "u"), (2, "u 3"), (2, "u 99")])
def test_undo_of_more_than_people_did(
    program: ProgramRunner, tmp_path: Path, moves: int, undo: str
) -> None:
    """The program's draws alone cannot be undone, and the message has the correct limit."""
    typed = virtual_bag_game(5)[:moves]
    virtual(program, tmp_path / "before", 5, *typed)
    result = virtual(program, tmp_path / "after", 5, *typed, undo)
    assert sentence("de", "error-nothing-to-undo", count=moves) in result.out, result.out
    assert result.code == 1
    assert program.data(tmp_path / "after") == program.data(tmp_path / "before")


def test_virtual_bag_draws_another_game_without_a_seed(
    program: ProgramRunner, tmp_path: Path
) -> None:
    """Without a seed every game differs, but a resumed one draws the same tiles."""
    logs = [tmp_path / "one", tmp_path / "two"]
    for log in logs:
        result = program.run(*TABLE, "--bag", "virtual", "--log", log)
        assert result.code == 0
    one, two = (program.data(log)["factories"] for log in logs)
    assert one != two
    program.run("play", "--resume", logs[0])
    assert program.data(logs[0])["factories"] == one
