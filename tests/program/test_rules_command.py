"""`rules`: the rule book paragraph by paragraph, and as a file."""

from pathlib import Path

import pytest
from program_runs import LANGUAGES, ProgramRunner

TITLES = {
    "de": "Die Regeln von Azul",
    "en": "The rules of Azul",
    "nl": "De regels van Azul",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_paragraph_by_paragraph(program: ProgramRunner, language: str) -> None:
    """The chapters first, then one paragraph a line; numbers and words jump."""
    result = program.run("rules", "--language", language, typed="\n\n5.8\n<\nq\n")
    assert (result.code, result.err) == (0, "")
    lines = result.out.splitlines()
    assert lines[0].startswith(f"{TITLES[language]}. ")
    numbers = [line.split()[1] for line in lines[1:]]
    assert [number for number in numbers if number[0].isdigit()][:5] == [
        *("1.", "1.1", "1.2"),
        *("1.3", "5.8"),
    ]


def test_a_topic_begins_the_book(program: ProgramRunner) -> None:
    result = program.run("rules", "--language", "en", "--topic", "tie", typed="q\n")
    assert "Rule 7.7 Who wins." in result.out
    refused = program.run("rules", "--language", "en", "--topic", "elephants", typed="q\n")
    assert "The rules have nothing about “elephants”" in refused.out


def test_refused_lines_are_counted(program: ProgramRunner) -> None:
    """As everywhere where lines are piped."""
    result = program.run("rules", "--language", "en", typed="elephants\nq\n")
    assert result.code == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_book_as_text(program: ProgramRunner, language: str) -> None:
    """Every paragraph with its number, in order, and nothing twice."""
    result = program.run("rules", "--language", language, "--to", "txt", "--output", "-")
    lines = result.out.splitlines()
    assert lines[0] == TITLES[language]
    numbers = [line.split()[0] for line in lines if line[:1].isdigit() and "." in line.split()[0]]
    paragraphs = [tuple(map(int, number.split("."))) for number in numbers if number[-1] != "."]
    assert paragraphs == sorted(set(paragraphs))
    assert len(paragraphs) > 40


def test_files_are_named_and_kept(program: ProgramRunner) -> None:
    """By game and language; an existing file stays unless it may be replaced."""
    words = ("rules", "--game", "summer-pavilion", "--language", "nl", "--to", "brf")
    result = program.run(*words)
    path = Path(program.folder, "summer-pavilion-rules-nl.brf")
    assert str(path.name) in result.out
    assert path.read_bytes().isascii()
    again = program.run(*words)
    assert again.code == 3
    assert "--force" in again.err
    assert program.run(*words, "--force").code == 0


def test_options_of_another_game_are_refused(program: ProgramRunner) -> None:
    result = program.run("rules", "--board", "grey", "--language", "en")
    assert result.code == 2
    assert "This game has no option --board." in result.err
