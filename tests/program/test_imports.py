"""A command imports only what it needs, because imports are most of the time until it answers."""

import pytest
from program_narrate import output_of
from program_runs import ProgramRunner

LIBRARIES = (
    *("babel", "fluent.runtime", "miniaudio", "numpy", "prompt_toolkit", "pyttsx3", "serial"),
    *("manifold3d", "reportlab", "segno", "starlette", "uvicorn"),
)
SUBPACKAGES = ("braille", "export.document", "hearing", "session", "speech", "table")
GAMES = ("azul", "summer_pavilion")
NEW_GAME = ("--players", "Anna,Ben", "--starts", "Anna", "--speech", "off")


def imported(program: ProgramRunner, *words: str) -> set[str]:
    """The names of the modules that a command has imported at its end."""
    code = f"""
import sys
from azul_access.__main__ import main
try:
    main({list(words)!r})
except SystemExit:
    pass
print(*sys.modules)
"""
    return set(output_of(program.run_python(code)).splitlines()[-1].split())


def among(modules: set[str], names: tuple[str, ...]) -> set[str]:
    """The modules that are among `names`, or within them."""
    return {name for name in modules if name.startswith(tuple(f"{top}." for top in names))} | (
        modules & set(names)
    )


@pytest.mark.parametrize("word", ["--version", "--help"])
def test_a_question_about_the_program(program: ProgramRunner, word: str) -> None:
    """Neither a game nor the conversation is imported to answer it."""
    modules = imported(program, word)
    assert "azul_access.language.phrases" in modules
    subpackages = tuple(
        f"azul_access.{subpackage}" for subpackage in (*SUBPACKAGES, "games", "record")
    )
    assert not among(modules, (*LIBRARIES, "filelock", *subpackages))


@pytest.mark.parametrize("game", GAMES)
def test_one_game(program: ProgramRunner, game: str) -> None:
    """Of the other games only the choices are imported, which are on the command line."""
    modules = imported(program, "play", "--game", game.replace("_", "-"), *NEW_GAME)
    assert f"azul_access.games.{game}.rules" in modules
    (other,) = set(GAMES) - {game}
    folder = f"azul_access.games.{other}"
    assert among(modules, (folder,)) == {folder, f"{folder}.editions", f"{folder}.pieces"}


def test_devices_that_nobody_uses(program: ProgramRunner) -> None:
    """A piped game without a voice imports no terminal, no sound, no braille and no pages."""
    modules = imported(program, "play", *NEW_GAME)
    subpackages = ("azul_access.braille", "azul_access.hearing", "azul_access.web")
    assert not among(modules, (*LIBRARIES, *subpackages))


def test_a_saved_game_is_shown(program: ProgramRunner) -> None:
    """`show` imports neither another command nor the conversation."""
    output_of(program.run("play", *NEW_GAME))
    (log,) = program.saved
    modules = imported(program, "show", str(log))
    assert "azul_access.games.azul.rules" in modules
    unneeded = tuple(f"azul_access.{subpackage}" for subpackage in (*SUBPACKAGES, "cli.play"))
    unneeded += ("azul_access.games.summer_pavilion", "filelock")
    assert not among(modules, (*LIBRARIES, *unneeded))


def test_a_saved_game_is_told(program: ProgramRunner) -> None:
    """`narrate` imports the settings, but not the conversation and what only a game needs."""
    output_of(program.run("play", *NEW_GAME))
    (log,) = program.saved
    modules = imported(program, "narrate", str(log), "--to", "txt")
    assert "azul_access.story.composer" in modules
    conversation = ("azul_access.session.conversation", "azul_access.session.output.announcements")
    unneeded = tuple(f"azul_access.{room}" for room in ("braille", "hearing", "speech", "cli.play"))
    assert not among(modules, (*LIBRARIES, *unneeded, *conversation, "filelock"))


def test_the_help_of_a_set(program: ProgramRunner) -> None:
    """What makes solids and pages is imported only when a set is made."""
    modules = imported(program, "set", "--help")
    assert "azul_access.tactile_set.grids.make_grids" in modules
    assert not among(modules, LIBRARIES)
