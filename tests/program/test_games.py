"""The list of saved games, and the game that goes on without its name."""

import os
import time
from pathlib import Path
from threading import Thread

import pytest
from program_lines import OPENING, TABLE
from program_runs import LANGUAGES, ProgramRunner, Result, sentence

EXPORTED = Path(__file__).parents[1] / "export" / "games"
OVER = EXPORTED / "short.azul"


def add_game(program: ProgramRunner, name: str, *, age: float, typed: str = OPENING) -> Path:
    """Save a game of one round in the default folder, changed `age` seconds ago."""
    path = program.home / "games" / name
    assert program.run(*TABLE, "--log", path, typed=typed).code == 0
    return set_age(path, age)


def add_file(program: ProgramRunner, name: str, content: bytes, *, age: float) -> Path:
    path = program.home / "games" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return set_age(path, age)


def set_age(path: Path, age: float) -> Path:
    changed = time.time() - age
    os.utime(path, (changed, changed))
    return path


def resume(program: ProgramRunner, *words: str) -> Result:
    return program.run("play", "--language", "de", "--resume", *words, typed="q\n")


def resumed(result: Result) -> str:
    """The name of the game that went on."""
    assert (result.code, result.err) == (0, "")
    return Path(result.out.splitlines()[-1].split('"')[1]).name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list(program: ProgramRunner, language: str) -> None:
    """Each game has a line with its date, its players and their scores, its round and its file."""
    add_game(program, "running.azul", age=10)
    add_file(program, "over.azul", OVER.read_bytes(), age=20)
    add_file(program, "letter.azul", b"Dear Anna\n", age=30)
    damaged = add_game(program, "damaged.azul", age=40)
    damaged.write_bytes(damaged.read_bytes()[:-90] + b"\n" * 3)
    set_age(damaged, 40)
    result = program.run("games", "--language", language)
    assert (result.code, result.err) == (4, "")
    head, running, over, letter, broken, how = result.out.splitlines()
    folder = str(program.home / "games")
    assert head == sentence(language, "games-in-folder", count=4, folder=folder)
    assert running.startswith("1: ")
    for part in (str(time.gmtime().tm_year), "Anna 0", "Ben 0", " 1: running.azul."):
        assert part in running
    assert over.startswith("2: 8")
    assert "Bruno 6" in over
    assert "over.azul." in over
    not_ours = sentence(language, "error-log-not-ours", name="letter.azul")
    assert letter == f"3: {not_ours}"
    assert broken.startswith("4: ")
    assert sentence(language, "entries-lost", count=3) in broken
    assert how == sentence(language, "games-how-to-resume", number=1)


def test_no_games(program: ProgramRunner) -> None:
    """An empty list says so, and where games would be."""
    result = program.run("games", "--language", "en")
    folder = str(program.home / "games")
    assert result == Result(0, f"No saved game yet in the folder {folder}\n", "")


def test_a_game_by_its_number(program: ProgramRunner) -> None:
    """`play --resume 2` goes on with the second game of the list."""
    for number in range(1, 4):
        add_game(program, f"game{number}.azul", age=number * 10)
    assert resumed(resume(program, "2")) == "game2.azul"
    set_age(program.home / "games" / "game2.azul", 20)
    assert resumed(resume(program, "3")) == "game3.azul"
    for wrong in (0, 4):
        result = resume(program, str(wrong))
        said = sentence("de", "error-log-no-number", number=wrong, count=3)
        assert result == Result(3, "", said + "\n")


def test_a_file_with_a_number_as_its_name(program: ProgramRunner) -> None:
    """A file of that name goes before the number in the list."""
    add_game(program, "game.azul", age=10)
    program.run(*TABLE, "--log", program.folder / "1", typed=OPENING)
    assert resumed(resume(program, "1")) == "1"


def test_the_newest_game_that_is_not_over(program: ProgramRunner) -> None:
    """Games that are over or cannot be read are skipped and named."""
    add_file(program, "letter.azul", b"Dear Anna\n", age=10)
    add_file(program, "over.azul", OVER.read_bytes(), age=20)
    add_game(program, "running.azul", age=30)
    add_game(program, "older.azul", age=40)
    result = resume(program)
    assert resumed(result) == "running.azul"
    assert "Übersprungen: letter.azul (nicht zu lesen) und over.azul (beendet).\n" in result.out


def test_many_skipped_games(program: ProgramRunner) -> None:
    """Only the newest skipped games are named; the others are counted."""
    for number in range(6):
        add_file(program, f"over{number}.azul", OVER.read_bytes(), age=number)
    add_game(program, "running.azul", age=30)
    result = resume(program)
    assert resumed(result) == "running.azul"
    assert "over2.azul (beendet) und 3 weitere.\n" in result.out
    assert "over3.azul" not in result.out


def test_no_game_that_can_go_on(program: ProgramRunner) -> None:
    """Without any open game the message names the list."""
    folder = program.home / "games"
    none = sentence("de", "error-log-none", folder=str(folder))
    assert resume(program) == Result(3, "", none + "\n")
    add_file(program, "over.azul", OVER.read_bytes(), age=20)
    none_open = sentence("de", "error-log-none-open", folder=str(folder))
    assert resume(program) == Result(3, "", none_open + "\n")


def test_a_time_in_the_future(program: ProgramRunner) -> None:
    """A file with a time that has not come yet is not the newest game."""
    add_game(program, "future.azul", age=-100_000)
    add_game(program, "today.azul", age=3600)
    assert resumed(resume(program)) == "today.azul"


def test_games_begun_in_the_same_moment(program: ProgramRunner) -> None:
    """Four games of the same people that begin at once get four files."""
    running = [program.start(*TABLE) for _ in range(4)]
    waiting = [Thread(target=one.expect, args=("Manufaktur",)) for one in running]
    for thread in waiting:
        thread.start()
    for thread in waiting:
        thread.join()
    for number, one in enumerate(running):
        one.type(OPENING, "1r2" if number % 2 else "1b2")
        assert one.finish().code == 0
    assert len(program.saved) == 4
    assert all(program.data(path)["turn"] == "Ben" for path in program.saved)
