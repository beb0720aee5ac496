"""Output that cannot be written, odd names and arguments, and a settings file that is none."""

import os
import subprocess
from pathlib import Path

import pytest
from case_samples import sample
from needed import require
from program_lines import OPENING, TABLE
from program_runs import LANGUAGES, PROGRAM, TIMEOUT_SECONDS, ProgramRunner, Result, sentence
from program_saved import save_game


@pytest.fixture
def log(program: ProgramRunner, tmp_path: Path) -> Path:
    return save_game(program, tmp_path / "saved" / "game.azul")


# Output


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize(
    ("command", "output"),
    sample(
        ["play", "show", "replay", "games", "demo", "--help"],
        ["full device", "closed pipe"],
    ),
)
def test_output_that_cannot_be_written(
    program: ProgramRunner, log: Path, command: str, output: str
) -> None:
    """The exit code is 3 without a traceback, and the game is kept."""
    words: dict[str, tuple[str | Path, ...]] = {
        "play": ("play", "--resume", log),
        "games": ("games",),
        "demo": ("demo", "--speech", "off"),
        "--help": ("--help",),
    }
    before = log.read_bytes()
    if output == "full device":
        descriptor = os.open("/dev/full", os.O_WRONLY)
    else:
        reader, descriptor = os.pipe()
        os.close(reader)
    try:
        ended = subprocess.run(
            [*PROGRAM, *map(str, words.get(command, (command, log)))],
            input=b"5r4\n" * 3,
            stdout=descriptor,
            stderr=subprocess.PIPE,
            cwd=program.folder,
            env=program.environ(),
            timeout=TIMEOUT_SECONDS,
            check=False,
        )
    finally:
        os.close(descriptor)
    assert (ended.returncode, ended.stderr) == (3, b"")
    assert log.read_bytes().startswith(before)
    assert program.data(log)["phase"] == "take"


# Names and arguments


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_name(program: ProgramRunner, language: str) -> None:
    """A name that is too long is refused at the first question, which is asked again."""
    too_long = sentence(language, "error-setup-name-too-long", name="x" * 40 + "…", most=40)
    for count in (41, 2500, 100_000):
        typed = f"{'x' * count},Ben\nAnna,Ben\nAnna\nq\n"
        result = program.run("play", "--language", language, typed=typed)
        assert result.code == 0
        assert result.out.count(too_long) == 1
    longest = "x" * 40
    result = program.run("play", "--players", f"{longest},Ben", "--starts", "Ben", typed="q\n")
    assert result.code == 0
    assert longest in result.out


# The last ones turn the direction of writing round.
TURNING = "\u202e\u2066\u200f\u061c"
ODD = f"odd\x1b[2J\x07\r\x9b\nname{TURNING}"


@pytest.mark.needs("control characters in names")
def test_control_characters_of_a_name(program: ProgramRunner, log: Path) -> None:
    """The name of a file never clears the screen or rings the bell."""
    odd = log.with_name(f"{ODD}.azul")
    odd.write_bytes(log.read_bytes())
    letter = log.with_name(f"letter{ODD}.azul")
    letter.write_bytes(b"Dear Anna\n")
    listed = program.home / "games" / odd.name
    listed.parent.mkdir(parents=True)
    listed.write_bytes(log.read_bytes())
    for words in (
        ("show", letter),
        ("show", log.with_name(ODD)),
        ("play", "--resume", odd),
        ("play", "--resume", letter),
        ("narrate", odd, "--to", "txt"),
        ("narrate", letter, odd, "--to", "txt", "-o", ODD),
        (ODD,),
        ("play", f"--{ODD}"),
        ("play", "--bag", ODD),
        ("play", "--seed", ODD),
        ("play", "--players", ODD),
        ("games",),
    ):
        result = program.run(*words, typed="q\n")
        for text in (result.out, result.err):
            assert not set(text) & {*"\x1b\x07\r\x9b", *TURNING}, words


def test_turning_characters_of_a_line(program: ProgramRunner, log: Path) -> None:
    """What is repeated of a line that is not understood keeps the direction of writing."""
    result = program.run("play", "--resume", log, typed=f"{TURNING}gibtesnicht{TURNING}\nq\n")
    assert "gibtesnicht" in result.out
    assert not set(result.out) & {*TURNING}


def test_a_long_argument(program: ProgramRunner) -> None:
    """An argument of any length gives a sentence, not a traceback."""
    for words in (("show", "x" * 3000), ("x" * 3000,), ("play", "--bag", "x" * 3000)):
        result = program.run(*words, "--language", "en")
        assert result.code in (2, 3)
        assert 0 < len(result.err) < 3000


# Settings


BROKEN = {
    "torn": b'speech = "of',
    "nested": b"a = " + b"[" * 60_000,
    "huge": b"#" * 10_000_000,
    "no text": b"\xff\xfe\0",
}


@pytest.mark.parametrize("case", [*BROKEN, "pipe", "folder"])
def test_a_settings_file_that_cannot_be_read(program: ProgramRunner, case: str) -> None:
    """It is left as it is, with one sentence, and the game begins with the usual settings."""
    settings = program.home / "settings.toml"
    program.home.mkdir()
    if case == "pipe":
        require("named pipes")
        os.mkfifo(settings)
    elif case == "folder":
        settings.mkdir()
    else:
        settings.write_bytes(BROKEN[case])
    run = program.run_process if case == "pipe" else program.run
    result: Result = run(*TABLE, typed=f"{OPENING}\nv1\nq\n")
    assert (result.code, result.err) == (0, "")
    aside = sentence("de", "settings-left-aside", path=str(settings))
    assert result.out.startswith(f"{aside}\nNeues Spiel: Anna und Ben.")
    assert result.out.count(aside) == 1
    if case in BROKEN:
        assert settings.read_bytes() == BROKEN[case]
    assert [path.name for path in program.home.iterdir()] in (
        ["settings.toml", "games"],
        ["games", "settings.toml"],
    )
