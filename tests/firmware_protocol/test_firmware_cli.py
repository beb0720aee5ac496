"""The command line as people use it: a process, its words, its exit code."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from firmware_protocol import check, emulator_text, transport
from firmware_protocol.__main__ import main
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.connection import Connection
from firmware_protocol.events import Identified, KeyDown

ROOT = Path(__file__).resolve().parent.parent.parent
# No BRLTTY of this machine may mix in.
ENVIRONMENT = {**os.environ, "BRLAPI_HOST": "127.0.0.1:999", "PYTHONIOENCODING": "utf-8"}
COMMAND = [sys.executable, "-m", "firmware_protocol"]
posix = pytest.mark.skipif(os.name != "posix", reason="this system has no pseudo terminals")


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        env=ENVIRONMENT,
        timeout=60,
        check=False,
    )


def complaint(*arguments: str) -> str:
    """The one sentence, or two, with which a command fails."""
    done = run(*arguments)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    (line,) = done.stderr.splitlines()
    assert line.endswith((".", "?"))
    return line


@contextmanager
def emulated(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """An emulator in its own process, and the port that it said."""
    with subprocess.Popen(
        [*COMMAND, "emulate", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        cwd=ROOT,
        env=ENVIRONMENT,
    ) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        said = process.stdout.readline()
        assert "is at" in said
        assert "help" in process.stdout.readline()
        yield process, said.split()[-1]
        if process.poll() is None:
            print("quit", file=process.stdin, flush=True)
        assert process.wait(20) == 0


def read_until(process: subprocess.Popen[str], wanted: str) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if wanted in line:
            return line
    raise AssertionError(f"it never said {wanted}")


@pytest.mark.parametrize(
    ("name", "where"),
    [pytest.param("baum", "--pty", marks=posix), pytest.param("canute", "", id="canute-tcp")],
)
def test_an_emulator_and_a_program(name: str, where: str) -> None:
    """Cells become lines of text, typed lines become keys."""
    arguments = [name, "--cells", "20", *([where] if where else [])]
    with emulated(*arguments) as (process, port), Connection(CODECS[name], port) as display:
        while not isinstance(event := display.events.get(timeout=20), Identified):
            pass
        assert event.columns == 20
        display.show([b"\x01\x03\x09\x19"])
        line = read_until(process, "⠁⠃⠉⠙")
        assert line.startswith("Row 1: " if name == "canute" else "Cells: ")
        assert line.rstrip().endswith("text: abcd")
        assert process.stdin is not None
        print("> + line 2" if name == "canute" else "> + r3", file=process.stdin, flush=True)
        keys = set()
        while len(keys) < 2:
            event = display.events.get(timeout=20)
            if isinstance(event, KeyDown):
                keys.add(event.key)
        assert keys == {"pan on", "line 2" if name == "canute" else "routing 3"}


def test_what_can_be_typed() -> None:
    """Each command of the emulator's help, and what is no command."""
    lines = ["help", "keys", "show", "silent", "silent", "noise", "on", "off", "free", "hold s"]
    done = run("emulate", "baum", typed="\n".join([*lines, "", "no key", "quit", "r1"]))
    assert done.returncode == 0
    assert done.stderr == ""
    said = done.stdout
    assert "Short: r5 is routing 5" in said
    assert said.count("routing 1 to 40") == 3
    assert "Cells: " + "⠀" * 40 + " text:" in said
    assert "The display is silent." in said
    assert "The display speaks again." in said
    assert "There is no key no key." in said


def test_the_end_of_input_ends_it() -> None:
    """As when a script has nothing more to say."""
    assert run("emulate", "canute").returncode == 0


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("r5", ["routing 5"]),
        ("d1257", ["dot 1", "dot 2", "dot 5", "dot 7"]),
        ("s + d1", ["space", "dot 1"]),
        ("<", ["pan back"]),
        (">", ["pan on"]),
        ("  pan   on ", ["pan on"]),
        ("select+up", ["select", "up"]),
        ("r41", []),
        ("d9", []),
        ("r5 + nonsense", []),
        ("+", []),
    ],
)
def test_names_of_keys_that_are_typed(line: str, names: list[str]) -> None:
    """Short and long, alone and together."""
    assert emulator_text.key_names(line, CODECS["baum"].device(40)) == names


@pytest.mark.parametrize("name", list(CODECS))
def test_probing_a_port(name: str) -> None:
    """The protocol, the model and the size, as a sentence."""
    done = run("probe", f"emu://{name}", "--protocol", name)
    assert done.returncode == 0
    assert f"in the protocol {name}." in done.stdout
    assert "cells of" in done.stdout


def test_probing_a_port_in_all_protocols() -> None:
    """Without naming one."""
    assert "in the protocol baum. It is Orbit," in run("probe", "emu://baum?model=Orbit").stdout


def test_probing_everything() -> None:
    """Whatever this machine has, the command says it and ends."""
    done = run("probe")
    assert done.returncode in (0, 1)
    assert "Traceback" not in done.stderr
    assert done.returncode == 0 or "No braille display was found." in done.stderr


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """An examination without its waits, in this process."""
    monkeypatch.setattr(check, "ANSWER_SECONDS", 0.1)
    monkeypatch.setattr(check, "QUIET_SECONDS", 0.01)
    monkeypatch.setattr(check, "GAP_SECONDS", 0.55)
    monkeypatch.setattr(transport, "READ_SECONDS", 0.01)


def test_checking_a_good_display(capsys: pytest.CaptureFixture[str], quick: None) -> None:
    """All steps, numbered, and an exit code that a script can use."""
    arguments = ["check", "emu://baum?cells=20", "--protocol", "baum", "--keys", "0"]
    assert main(arguments) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Examining emu://baum?cells=20: Baum, 19200 baud, parity N."
    assert lines[2] == "It is VarioConnect, 1 row of 20 cells of 8 dots."
    assert [line for line in lines if line.startswith("Step 9, ")]
    assert lines[-1] == "All steps are good."


@posix
def test_checking_a_silent_display(capsys: pytest.CaptureFixture[str], quick: None) -> None:
    """The step that fails is named, with what to look for."""
    with emulated("baum", "--pty") as (process, port):
        print("silent", file=process.stdin, flush=True)
        read_until(process, "silent")
        assert main(["check", port, "--protocol", "baum"]) == 1
    said = capsys.readouterr()
    assert "Step 1, the question who is there: wrong, not one byte came back" in said.out
    assert said.err == "1 step is wrong, see above.\n"


def test_checking_keys(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody presses one: that is said, and is wrong."""
    monkeypatch.setattr(check, "QUIET_SECONDS", 0.01)
    monkeypatch.setattr(check, "GAP_SECONDS", 0.01)
    monkeypatch.setattr(transport, "READ_SECONDS", 0.01)
    assert main(["check", "emu://baum", "--protocol", "baum", "--keys", "0.1"]) == 1
    said = capsys.readouterr()
    assert "Step 10, keys: wrong, no key was heard." in said.out
    assert said.err == "1 step is wrong, see above.\n"


@pytest.mark.parametrize("command", ["probe", "check"])
def test_ports_that_cannot_be_used(command: str, tmp_path: Path) -> None:
    """A sentence with a remedy, and no traceback."""
    assert "no serial port" in complaint(command, str(tmp_path))
    missing = "COM250" if os.name == "nt" else "/dev/ttyUSB250"
    assert f"There is no port {missing}. Plug the display in" in complaint(command, missing)


def test_nobody_at_a_port() -> None:
    """In the one protocol that was named, and what else can be done."""
    sentence = complaint("probe", "emu://canute", "--protocol", "baum")
    assert "No display answers at emu://canute, asked in Baum." in sentence


def test_displays_that_cannot_be() -> None:
    """Sizes and models: what there is instead."""
    assert "1 row of 2 to 84 cells" in complaint("emulate", "baum", "--cells", "900")
    assert "models are: " in complaint("emulate", "baum", "--model", "none")
    taken = run("emulate", "baum", "--tcp", "70000")
    assert taken.returncode == 1
    assert "Traceback" not in taken.stderr


def test_help() -> None:
    """All commands and their options are explained."""
    assert "examine a display that you build" in run("--help").stdout
    assert "pseudo terminal" in run("emulate", "--help").stdout


def test_a_terminal_without_braille() -> None:
    """Where the encoding has no braille characters there is no traceback either."""
    done = subprocess.run(
        [*COMMAND, "emulate", "baum"],
        input=b"show\nquit\n",
        capture_output=True,
        cwd=ROOT,
        env={**ENVIRONMENT, "PYTHONIOENCODING": "ascii"},
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert b"Cells: ????" in done.stdout


def test_sentences_about_displays() -> None:
    """One row, several, status cells."""
    assert check.describe(Identified("A", 1, 40, 4)) == (
        "It is A, 1 row of 40 cells of 8 dots and 4 status cells."
    )
    assert check.describe(Identified("B", 9, 40, dots=6)) == (
        "It is B, 9 rows of 40 cells of 6 dots."
    )
