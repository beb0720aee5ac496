"""`review`: what it prints and writes, of one game and of several, and what it refuses."""

from program_narrate import AZUL, FAILED, SHORT, files, output_of
from program_runs import ProgramRunner


def test_a_review_is_printed(program: ProgramRunner) -> None:
    """Without a format it is text; how far it is stands on the other stream only."""
    shown = output_of(program.run("review", AZUL, "--language", "en"))
    assert shown.startswith("Review. Azul: ")
    assert "Played:" in shown
    assert "better:" in shown
    assert files(program.folder) == []


def test_reviews_of_several_games_end_with_habits(program: ProgramRunner) -> None:
    """Both games together; too few cases are no habit."""
    shown = output_of(program.run("review", SHORT, SHORT, "--language", "nl"))
    assert "Analyse van 2 spellen" in shown
    assert "Spel 2: " in shown
    assert "minstens 10 keer" in shown


def test_reviews_are_written_as_stories_are(program: ProgramRunner) -> None:
    """Under a name of their own; no saved game is overwritten."""
    words = ("review", SHORT, "--language", "de")
    assert "short-review.brf" in output_of(program.run(*words, "--to", "brf"))
    assert (program.folder / "short-review.brf").read_bytes().isascii()
    refused = program.run(*words, "--to", "txt", "--output", SHORT)
    assert refused.code == FAILED
    assert "Spielstand" in refused.err
    assert program.run(*words, "--to", "mp3", "--output", "-").code == FAILED
    assert program.run("review", "nothing.azul", "--language", "de").code == FAILED
