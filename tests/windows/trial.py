"""All of the program under Wine, as people use it. By hand, because it takes about ten minutes:

    AZUL_WINE=FOLDER python3 tests/run.py tests/windows/trial.py

FOLDER keeps what was made. A later run installs the program anew, and makes a new zip if a file was
changed.
"""

import json
import os
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from display_table import wait_until
from installed import Installed, install
from needed import require
from numpy_for_wine import prepare
from program_games import coloured, commands, compared_part, expected, options
from program_lines import OPENING, lines
from program_runs import ProgramRunner, sentence
from served_program import free_port, read_addresses
from smoke import unpack
from speech_sound_card import Recorder, require_tools, sound_card
from tmux_window import TmuxWindow

from azul_access.export.formats import Format
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.emulator import Emulator
from firmware_protocol.serve import Server, TcpEnd

# Wine starts a voice slowly on a busy machine.
SECONDS = 300.0
pytestmark = pytest.mark.timeout(1800)
GAME = ("--players", "Anna,Jürgen", "--starts", "Anna", "--language", "de")


@pytest.fixture(scope="module")
def installed(work: Path, wine: Path) -> Installed:
    made = install(wine, work)
    if made.program.exists():
        prepare(made.libraries)
    return made


@pytest.fixture(scope="module")
def zipped(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program of the unpacked zip."""
    folder = unpack(archive, tmp_path_factory.mktemp("zip"))
    prepare(folder / "python" / "Lib" / "site-packages")
    return folder / "azul-access.exe"


@pytest.fixture(params=["installed", "zip"])
def program(request: pytest.FixtureRequest, wine: Path, tmp_path: Path) -> Iterator[ProgramRunner]:
    """The program, with its saved games and the folder it is begun in."""
    if request.param == "zip":
        path = request.getfixturevalue("zipped")
    else:
        path = request.getfixturevalue("installed").program
    folder = tmp_path / "Tisch für alle"
    folder.mkdir()
    program = ProgramRunner(tmp_path / "home", folder, (wine, path))
    yield program
    for running in program.started:
        running.close()


def test_the_installer(installed: Installed) -> None:
    """README's first command tells each part that it fetches, and starts the program."""
    output = installed.output.splitlines()
    told = sentence("en", "install-part", number=1, name="NAME").partition("1")[0]
    assert sum(line.startswith(told) for line in output) > 20
    assert output[-1].startswith("azul-access ")
    assert installed.program.is_file()


def test_the_first_questions(program: ProgramRunner) -> None:
    """Enter on the program alone asks who plays, and the game begins."""
    result = program.run_process("--language", "de", typed=lines("Anna, Jürgen", "Jürgen"))
    assert result.code == 0
    assert result.out.startswith(sentence("de", "ask-players"))
    assert "Neues Spiel: Anna und Jürgen" in result.out


@pytest.mark.parametrize(("system", "word"), [("de_AT", "Spiel"), ("nl_BE", "spel")])
def test_the_language_of_the_system(program: ProgramRunner, system: str, word: str) -> None:
    """Austrians get German and Flemings Dutch."""
    # Variables that name a language would count first.
    shell = (program.command[0], "cmd", "/c", "set LC_ALL=& set LANG=& %PROGRAM% games")
    alone = ProgramRunner(program.home, program.folder, shell)
    path = f'"{program.command[1]}"'
    result = alone.run_process(WINE_LOCALE=f"{system}.UTF-8", PROGRAM=path)
    assert word in result.out


def test_a_whole_game(program: ProgramRunner) -> None:
    """Each move of a whole game, typed; the result is that of the other implementations."""
    game, log = coloured(2), program.folder / "ganz.azul"
    words = ("play", *options(game), "--log", log.name, "--language", "de")
    result = program.run_process(*words, typed=lines(*commands(game, "de")))
    assert (result.code, result.err) == (0, "")
    shown = program.run_process("show", log.name, "--json")
    assert compared_part(json.loads(shown.out)) == expected(game)


def test_chimes_and_voice(program: ProgramRunner) -> None:
    """The worker speaks after a chime as before it, and the program ends."""
    require_tools()
    with sound_card() as card:
        card.start()
        recorder = Recorder(card.server)
        running = program.start("play", *GAME, "--speech", "own", PULSE_SERVER=card.server)
        try:
            for typed in ("", OPENING, "1r2", "gibtesnicht"):
                place = recorder.now()
                running.type(typed)
                assert recorder.wait_for_sound(place, SECONDS)
                assert recorder.wait_for_silence(seconds=SECONDS)
            assert running.finish().code in (0, 1)
        finally:
            recorder.close()


def test_killed_and_resumed(program: ProgramRunner) -> None:
    """A game goes on where it was killed, and its lock counts only as long as it runs."""
    running = program.start("play", *GAME, "--bag", "virtual", "--seed", "4", "--log", "a.azul")
    running.expect("Anna ist dran")
    running.type("1r2")
    running.expect("Anna: 2 rote R")
    second = program.run_process("play", "--resume", "a.azul", "--language", "de")
    assert second.code == 3
    assert sentence("de", "error-log-in-use", name="a.azul") in second.err
    running.kill()
    result = program.run_process("play", "--resume", "a.azul", "--language", "de", typed="w\n")
    assert result.code == 0
    assert "Jürgen ist dran" in result.out


@pytest.mark.parametrize("kind", [it for it in Format if it not in (Format.M4B, Format.PDF)])
def test_each_format(program: ProgramRunner, kind: Format) -> None:
    """A game is told in each format that needs no extra, into a file with an umlaut."""
    save_game(program)
    target = f"für alle.{kind.value}"
    words = ("--to", kind.value, "-o", target, "--partial", "--language", "de")
    result = program.run_process("narrate", "a.azul", *words)
    assert (result.code, result.err) == (0, "")
    assert (program.folder / target).exists()


@pytest.mark.parametrize(
    ("words", "codes"),
    [
        (("set", "Satz für alle", "--language", "de"), (0,)),
        (("doctor", "--language", "de"), (0, 1)),  # 1 without a loudspeaker
        (("models", "--language", "de"), (0,)),
        (("games", "--language", "de"), (0,)),
        (("replay", "a.azul", "--language", "de"), (0,)),
        (("demo", "--language", "de", "--speech", "off"), (0,)),
        (("completion", "bash"), (0,)),
    ],
    ids=lambda it: it[0] if isinstance(it[0], str) else "",
)
def test_other_commands(
    program: ProgramRunner, words: tuple[str, ...], codes: tuple[int, ...]
) -> None:
    save_game(program)
    result = program.run_process(*words)
    assert result.code in codes, result
    assert result.out
    # Wine's own sound tells what it misses on this machine.
    assert [line for line in result.err.splitlines() if not line.startswith("ALSA lib ")] == []


def test_pages_from_outside(program: ProgramRunner) -> None:
    """Another program of the computer gets the pages of the table and of each seat."""
    running = program.start("play", *GAME, "--speech", "off", "--web", str(free_port()))
    addresses = read_addresses(running, ("Zuschauer", "Anna", "Jürgen"))
    for name, address in addresses.items():
        with urllib.request.urlopen(address, timeout=60) as page:
            assert name == "Zuschauer" or name in page.read().decode()
    assert running.finish().code == 0


def save_game(program: ProgramRunner) -> None:
    words = ("--bag", "virtual", "--seed", "4", "--log", "a.azul", "--speech", "off")
    assert program.run_process("play", *GAME, *words, typed="1r2\n").code == 0


@pytest.mark.parametrize("name", CODECS)
def test_each_family_of_displays(program: ProgramRunner, name: str) -> None:
    """It shows the game, and its keys leave it; over a socket, as Wine's COM ports are Linux's."""
    emulator, end = Emulator(CODECS[name]), TcpEnd()
    with Server(emulator, end):
        running = program.start(
            *("play", *GAME, "--speech", "off", "--braille", end.name, "--display", name)
        )
        wait_until(lambda: any(map(any, emulator.device.rows)))
        before = [bytes(row) for row in emulator.device.rows]
        running.type("h")
        wait_until(lambda: [bytes(row) for row in emulator.device.rows] != before)
        assert running.finish().code == 0


class Console(TmuxWindow):
    """The program in a console, as Wine shows it in a terminal."""

    def __init__(self, folder: Path, program: ProgramRunner, **environ: str) -> None:
        words = ("--speech", "off", "--bag", "virtual", "--seed", "4", "--log", "a.azul")
        size = ("-x", "200", "-y", "50", "-c", program.folder)
        start = ("-u", "-f", os.devnull, "new-session", "-d", *size, *program.command)
        environ = program.environ(TERM="xterm", **environ)
        super().__init__(folder, *start, "play", *GAME, *words, env=environ)

    def press(self, *keys: str) -> None:
        self.run("send-keys", *keys)

    def wait_for_end(self) -> None:
        """Wait until the program has ended, and its window with it."""

        def is_gone() -> bool:
            try:
                self.transcript()
            except subprocess.CalledProcessError:
                return True
            return False

        wait_until(is_gone)

    def wait_for(self, text: str, times: int = 1) -> None:
        wait_until(
            lambda: "\n".join(self.transcript()).count(text) >= times, describe=self.transcript
        )


@pytest.fixture(params=["prompt", "plain line"])
def console(
    request: pytest.FixtureRequest, program: ProgramRunner, tmp_path: Path
) -> Iterator[Console]:
    """A new game in a console, with the line that is edited or the one for screen readers."""
    require("tmux")
    console = Console(tmp_path, program, ACCESSIBLE="" if request.param == "prompt" else "1")
    console.wait_for("Anna ist dran")
    yield console
    with suppress(subprocess.CalledProcessError):  # it has ended
        console.close()


def test_a_console(console: Console) -> None:
    """What is typed is answered below it."""
    console.press("1r2", "Enter")
    console.wait_for("Anna: 2 rote R")
    console.press("w", "Enter")
    console.wait_for("Jürgen ist dran")
    console.press("q", "Enter")
    console.wait_for_end()


@pytest.mark.parametrize("console", ["plain line"], indirect=True)
def test_ctrl_c(console: Console) -> None:
    """Ctrl-C ends the line, and the game goes on. Programs that read each key get none in Wine."""
    console.press("rr", "C-c", "Enter")
    console.press("w", "Enter")
    console.wait_for("Anna ist dran", times=2)
    console.press("q", "Enter")
    console.wait_for_end()
