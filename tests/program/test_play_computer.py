"""The computer in games that are piped in: it answers before the next line is read."""

import json
from pathlib import Path

import pytest
from program_runs import LANGUAGES, ProgramRunner, sentence

from azul_access.record.saved_game import load_game

LINES = "1r1\n\nm\nu\n"
OPTIONS = ("--starts", "Anna", "--bag", "virtual", "--seed", "4", "--speech", "off")


def entries(log: Path) -> list[dict[str, object]]:
    """The entries of a log without their times."""
    lines = log.read_text(encoding="utf-8").splitlines()[1:]
    return [{**json.loads(line[9:]), "at": 0} for line in lines]


def test_the_same_lines_lead_to_the_same_game(program: ProgramRunner, tmp_path: Path) -> None:
    """Two runs save the same entries; the computer's stand right after the person's."""
    logs = [tmp_path / "1.azul", tmp_path / "2.azul"]
    for log in logs:
        words = ("play", "--players", "Anna, computer 3", *OPTIONS, "--language", "en")
        result = program.run(*words, "--log", log, typed=LINES)
        assert result.code == 0
    assert entries(logs[0]) == entries(logs[1])
    sources = [entry.get("by") for entry in entries(logs[0])]
    assert sources == [*["bag"] * 5, "keyboard", "computer", None]
    assert load_game(logs[0]).setup.computers[1] is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_setups_with_too_few_people_or_levels_are_refused(
    program: ProgramRunner, language: str
) -> None:
    """A sentence with a remedy, and no game is begun."""
    for players, message, slots in (
        ("computer 9, Anna", "error-setup-level", {"level": "9", "least": 1, "most": 6}),
        (", ".join(["computer"] * 4), "error-setup-only-computers", {"most": 3}),
    ):
        words = ("play", "--players", players, "--starts", "Anna", "--language", language)
        result = program.run(*words, "--speech", "off")
        assert result.code == 2
        assert sentence(language, message, **slots) in result.err
    assert program.saved == []
