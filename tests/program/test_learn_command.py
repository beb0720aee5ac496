"""`learn`: the lessons at the table; where somebody left is kept."""

import pytest
from fake_table import FakeConsole
from program_runs import ProgramRunner

from azul_access.cli.arguments import parse_arguments
from azul_access.cli.braille_options import list_places, open_question_displays
from azul_access.language.phrases import load_phrases


def test_lessons_go_on_where_they_were_left(program: ProgramRunner) -> None:
    first = program.run("learn", "--language", "en", "--speech", "off", typed="\n\nq\n")
    assert (first.code, first.err) == (0, "")
    assert "Lesson 1. What lies where." in first.out
    assert "Now the centre disc." in first.out
    again = program.run("learn", "--language", "en", "--speech", "off", typed="q\n")
    assert "Welcome back" in again.out
    assert "Now the centre disc." in again.out


def test_a_lesson_can_be_chosen(program: ProgramRunner) -> None:
    chosen = program.run("learn", "--lesson", "3", "--language", "de", typed="q\n")
    assert "Lektion 3. Fliesen nehmen." in chosen.out
    assert "Willkommen zurück" not in chosen.out
    refused = program.run("learn", "--lesson", "12", "--language", "en", typed="q\n")
    assert refused.code == 2
    assert "The lessons are 1 to 9." in refused.err
    pavilion = ("learn", "--game", "summer-pavilion", "--lesson", "6", "--language", "nl")
    assert "Les 6. Een hele ronde." in program.run(*pavilion, typed="q\n").out


def test_exercises_go_on_where_they_were_left(program: ProgramRunner) -> None:
    """They keep a place of their own beside that of the lessons."""
    first = program.run("practise", "--language", "en", "--exercise", "4", typed="go on\nq\n")
    assert (first.code, first.err) == (0, "")
    assert "The answer is" in first.out
    again = program.run("practise", "--language", "de", typed="q\n")
    assert "Übung 5." in again.out
    assert "Lesson 1." in program.run("learn", "--language", "en", typed="q\n").out
    refused = program.run("practise", "--language", "nl", "--exercise", "21", typed="q\n")
    assert refused.code == 2
    assert "1 tot en met 20" in refused.err


@pytest.mark.parametrize("command", ["learn", "practise"])
def test_at_a_terminal_displays_are_looked_for(command: str) -> None:
    """The command line has all that the table asks of it where keys are pressed."""
    arguments = parse_arguments([command, "--braille", "off"], load_phrases("en"))
    console = FakeConsole()
    console.kind = "prompt"
    assert open_question_displays(arguments, console) is None
    assert list_places(arguments, ("Anna", "Ben"), is_piped=False) == []
