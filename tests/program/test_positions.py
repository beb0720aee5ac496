"""A game that begins at a position: `play --position` with what `show --json` writes."""

import json
from pathlib import Path
from typing import Any

import pytest
from program_lines import OPENING
from program_runs import ProgramRunner

GAMES = {
    "azul": (OPENING, "1r2", "zb1", "3x5"),
    "summer-pavilion": (
        "2l 2o 2r 2b y g",
        "rrbl rrby gggo ooyy bbgl",
        "1r",
        "2r",
        "3g",
        "zb",
        "zo",
    ),
}


def save_position(program: ProgramRunner, tmp_path: Path, game: str) -> dict[str, Any]:
    """Anna began the round, and Ben is on turn."""
    log = tmp_path / "begun"
    words = ("--game", game, "--players", "Anna,Ben", "--starts", "Anna", "--language", "de")
    result = program.run("play", *words, "--log", log, typed="\n".join(GAMES[game]))
    assert (result.code, result.err) == (0, "")
    data: dict[str, Any] = program.show_json(log)
    assert (data["starter"], data["turn"]) == ("Anna", "Ben")
    return data


def begin_at(program: ProgramRunner, tmp_path: Path, position: dict[str, Any]) -> dict[str, Any]:
    path, log = tmp_path / "position.json", tmp_path / "again"
    path.write_text(json.dumps(position), encoding="utf-8")
    result = program.run("play", "--language", "de", "--position", path, "--log", log, typed="")
    assert (result.code, result.err) == (0, "")
    data: dict[str, Any] = program.show_json(log)
    return data


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_at_a_position(program: ProgramRunner, tmp_path: Path, game: str) -> None:
    """It is the same position; also who began the round is the same."""
    position = save_position(program, tmp_path, game)
    again = begin_at(program, tmp_path, position)
    for one in (position, again):
        one["centre"].sort()  # where tiles lie on the disc depends on how they came
    assert again == position


def test_a_position_of_an_older_program(program: ProgramRunner, tmp_path: Path) -> None:
    """Without who began the round, the player on turn is taken for that."""
    position = save_position(program, tmp_path, "azul")
    del position["starter"]
    again = begin_at(program, tmp_path, position)
    assert (again["starter"], again["turn"]) == ("Ben", "Ben")
