"""Whole evenings in a terminal on which something goes wrong with the saved game."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from program_games import ReferenceTable, coloured, commands, compared_part, expected, recorded
from program_games import options as options_of
from program_runs import ProgramRunner, sentence
from program_terminal import Terminal

from azul_access.storage import read_log

pytestmark = pytest.mark.needs("tmux")

GAME = coloured(2)
LINES = commands(GAME, "de")
TYPED = {"de": LINES, "en": commands(GAME, "en")}


def lines_before(round_number: int, more: int = 0) -> int:
    """How many lines are typed before so many further ones of a round."""
    before = GAME["rounds"][: round_number - 1]
    return sum(1 + len(played["moves"]) for played in before) + more


def type_all(terminal: Terminal, lines: list[str], *, until: str) -> None:
    """Type lines, and wait for the line that tells their effect."""
    for line in lines:
        terminal.type(line)
    terminal.wait_for(until)


def told_after(count: int, language: str = "de") -> str:
    """The last line that is told after so many typed lines."""
    reference = ReferenceTable(recorded(GAME, language))
    reference.type_lines(*TYPED[language][:count])
    return reference.exchanges[-1].output.splitlines()[-1]


def test_the_stick_is_pulled_in_round_three(
    open_terminal: Callable[..., Terminal], program: ProgramRunner, tmp_path: Path
) -> None:
    """The game goes on, says where it is now, and is found again by `--resume` and `games`."""
    stick = tmp_path / "stick"
    log = stick / "sunday.azul"
    german = ("--language", "de", "--speech", "off")
    terminal = open_terminal("play", *options_of(GAME), *german, "--log", log)
    pulled = lines_before(3, more=3)
    type_all(terminal, LINES[:pulled], until=told_after(pulled))
    shutil.rmtree(stick)
    stick.touch()  # the folder cannot be made again
    left = lines_before(4, more=2)
    type_all(terminal, LINES[pulled:left], until=told_after(left))
    rescued = program.home / "games" / "sunday.azul"
    notice = sentence("de", "rescued-missing", name=log.name)
    place = sentence("de", "saved-here", name=rescued.name, path=str(rescued))
    told = f"{notice} {place}"  # behind what is typed ahead
    assert sum(line.endswith(told) for line in terminal.transcript()) == 1
    terminal.type("q")
    assert terminal.expect_exit() == 0
    assert stick.read_bytes() == b""

    listed = program.run("games", "--language", "de").out
    assert sentence("de", "games-in-folder", folder=str(rescued.parent), count=1) in listed
    assert rescued.name in listed
    assert "Runde 4" in listed
    again = open_terminal("play", "--resume", *german)
    type_all(again, LINES[left:], until=told_after(len(LINES)))
    again.type("q")
    assert again.expect_exit() == 0
    assert_whole(program.data(rescued))


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_half_written_file_from_another_computer(
    open_terminal: Callable[..., Terminal], program: ProgramRunner, tmp_path: Path, language: str
) -> None:
    """It is opened, says what is missing, and is played to its end."""
    whole = tmp_path / "whole.azul"
    result = program.run(
        "play", *options_of(GAME), "--language", language, "--log", whole,
        typed="\n".join(TYPED[language]),
    )  # fmt: skip
    assert result.code == 0
    content = whole.read_bytes()
    entries = entries_without_times(whole)
    copied = tmp_path / "cloud" / "copied.azul"
    copied.parent.mkdir()
    half = content[: len(content) // 2]
    copied.write_bytes(half[: half.rindex(b"\n") + 25])
    saved = len(read_log(copied).entries)
    typed = [count for count in range(len(LINES)) if entries_after(count) == saved]
    assert typed, "the file is cut within the tiles of a round, which are one line"
    terminal = open_terminal("play", "--resume", copied, "--speech", "off", "--language", language)
    terminal.wait_for(sentence(language, "incomplete-entry"))
    rest = TYPED[language][typed[0] :]
    type_all(terminal, rest, until=told_after(len(LINES), language))
    terminal.type("q")
    assert terminal.expect_exit() == 0
    assert_whole(program.data(copied))
    assert entries_without_times(copied) == entries


def entries_without_times(path: Path) -> list[dict[str, object]]:
    """The entries of a log, whenever they were made."""
    entries = read_log(path).entries
    return [{name: it for name, it in entry.items() if name != "at"} for entry in entries]


def entries_after(count: int) -> int:
    """How many entries a log has after so many typed lines."""
    factories = 0
    for number, line in enumerate(LINES[:count]):
        factories += len(line.split()) - 1 if number in _ROUND_BEGINS else 0
    return count + factories


_ROUND_BEGINS = [lines_before(number) for number in range(1, len(GAME["rounds"]) + 1)]


def assert_whole(data: Any) -> None:
    """The game ended as it was recorded."""
    assert compared_part(data) == expected(GAME)
