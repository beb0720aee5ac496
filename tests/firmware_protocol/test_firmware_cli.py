"""The command line: its output, its sentences, its exit codes.

Most tests call `main` in this process; some start real processes, as people do.
"""

import io
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from firmware_protocol import asking, check, emulator_text, transport
from firmware_protocol.__main__ import main
from firmware_protocol.codecs import framing
from firmware_protocol.codecs.codec import SerialLine
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.connection import Connection
from firmware_protocol.events import Identified, KeyDown

ROOT = Path(__file__).resolve().parent.parent.parent
NO_BRLTTY = "127.0.0.1:999"  # an address at which no BRLTTY answers
ENVIRONMENT = {**os.environ, "BRLAPI_HOST": NO_BRLTTY, "PYTHONIOENCODING": "utf-8"}
COMMAND = [sys.executable, "-m", "firmware_protocol"]
TIMEOUT_SECONDS = 60.0  # seconds after which an expected event counts as missing
in_a_terminal = pytest.mark.needs("pseudo-terminals")


@pytest.fixture(autouse=True)
def no_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """The emulator answers at once, so no command needs to wait for it."""
    monkeypatch.setenv("BRLAPI_HOST", NO_BRLTTY)
    monkeypatch.setattr(check, "ANSWER_SECONDS", 0.1)
    monkeypatch.setattr(check, "QUIET_SECONDS", 0.0)
    monkeypatch.setattr(check, "PIECE_SECONDS", 0.0)
    monkeypatch.setattr(check, "GAP_SECONDS", 0.02)
    monkeypatch.setattr(framing, "STALE_SECONDS", 0.01)
    monkeypatch.setattr(transport, "READ_SECONDS", 0.001)
    monkeypatch.setattr(SerialLine, "seconds", lambda line, count: 0.0)


def run(*arguments: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=lines,
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        env=ENVIRONMENT,
        timeout=TIMEOUT_SECONDS,
        check=False,
    )


def error_sentence(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The line, of one sentence or two, that a failing command prints."""
    assert main(arguments) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.endswith((".", "?"))
    return line


@contextmanager
def emulated(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """An emulator in a process of its own, and the port that it prints."""
    with subprocess.Popen(
        [*COMMAND, "emulate", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        cwd=ROOT,
        env=ENVIRONMENT,
    ) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        assert "is at" in first
        assert "help" in process.stdout.readline()
        yield process, first.split()[-1]
        if process.poll() is None:
            enter(process, "quit")
        assert process.wait(TIMEOUT_SECONDS) == 0


def enter(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdin is not None
    print(line, file=process.stdin, flush=True)


def read_until(process: subprocess.Popen[str], text: str) -> str:
    """The next line that contains this text."""
    assert process.stdout is not None
    for line in process.stdout:
        if text in line:
            return line
    raise AssertionError(f"the output has no line with {text}")


@pytest.mark.parametrize(
    ("name", "option"),
    [
        pytest.param("baum", "--pty", marks=in_a_terminal),
        pytest.param("canute", "", id="canute-tcp"),
    ],
)
def test_an_emulator_and_a_program(name: str, option: str) -> None:
    """Cells become lines of text, typed lines become keys."""
    arguments = [name, "--cells", "20", *([option] if option else [])]
    with emulated(*arguments) as (process, port), Connection(CODECS[name], port) as display:
        while not isinstance(event := display.events.get(timeout=TIMEOUT_SECONDS), Identified):
            pass
        assert event.columns == 20
        display.show([b"\x01\x03\x09\x19"])
        line = read_until(process, "⠁⠃⠉⠙")
        assert line.startswith("Row 1: " if name == "canute" else "Cells: ")
        assert line.rstrip().endswith("text: abcd")
        enter(process, "> + line 2" if name == "canute" else "> + r3")
        keys: set[str] = set()
        while len(keys) < 2:
            pressed = display.events.get(timeout=TIMEOUT_SECONDS)
            if isinstance(pressed, KeyDown):
                keys.add(pressed.key)
        assert keys == {"pan on", "line 2" if name == "canute" else "routing 3"}


def test_lines_of_the_emulator() -> None:
    """Each command of its help, and a line that is none."""
    lines = ["help", "keys", "show", "silent", "silent", "noise", "on", "off", "free", "hold s"]
    done = run("emulate", "baum", lines="\n".join([*lines, "", "no key", "quit", "r1"]))
    assert done.returncode == 0
    assert done.stderr == ""
    output = done.stdout
    assert "Short: r5 is routing 5" in output
    assert output.count("routing 1 to 40") == 3
    assert "Cells: " + "⠀" * 40 + " text:" in output
    assert "The display is silent." in output
    assert "The display speaks again." in output
    assert "There is no key no key." in output


def test_the_end_of_input_ends_the_emulator(monkeypatch: pytest.MonkeyPatch) -> None:
    """For scripts."""
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert main(["emulate", "canute"]) == 0


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
def test_typed_names_of_keys(line: str, names: list[str]) -> None:
    """Short and long ones, alone and together."""
    assert emulator_text.key_names(line, CODECS["baum"].device(40)) == names


@pytest.mark.parametrize("name", list(CODECS))
def test_probing_a_port(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A sentence states the protocol, the model and the size."""
    assert main(["probe", f"emu://{name}", "--protocol", name]) == 0
    output = capsys.readouterr().out
    assert f"in the protocol {name}." in output
    assert "cells of" in output


def test_probing_a_port_in_all_protocols(capsys: pytest.CaptureFixture[str]) -> None:
    """Without the name of a protocol all are tried."""
    assert main(["probe", "emu://baum?model=Orbit"]) == 0
    assert "in the protocol baum. It is Orbit," in capsys.readouterr().out


def test_probing_everything() -> None:
    """Whatever ports this machine has, the command ends without a traceback."""
    done = run("probe")
    assert done.returncode in (0, 1)
    assert "Traceback" not in done.stderr
    assert done.returncode == 0 or "No braille display was found." in done.stderr


def test_checking_a_good_display(capsys: pytest.CaptureFixture[str]) -> None:
    """All steps are numbered; the exit code is 0."""
    arguments = ["check", "emu://baum?cells=20", "--protocol", "baum", "--keys", "0"]
    assert main(arguments) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Examining emu://baum?cells=20: Baum, 19200 baud, parity N."
    assert lines[2] == "It is VarioConnect, 1 row of 20 cells of 8 dots."
    assert [line for line in lines if line.startswith("Step 9, ")]
    assert lines[-1] == "All steps are good."


@in_a_terminal
def test_checking_a_silent_display(capsys: pytest.CaptureFixture[str]) -> None:
    """The command names the step that fails and states what to check."""
    with emulated("baum", "--pty") as (process, port):
        enter(process, "silent")
        read_until(process, "silent")
        assert main(["check", port, "--protocol", "baum"]) == 1
    result = capsys.readouterr()
    assert "Step 1, the question who is there: wrong, not one byte came back" in result.out
    assert result.err == "1 step is wrong, see above.\n"


@in_a_terminal
def test_an_emulated_display_that_is_searched_for(capsys: pytest.CaptureFixture[str]) -> None:
    """It is found, and does not report the zeros before the questions."""
    with emulated("baum", "--pty") as (process, port):
        assert main(["probe", port]) == 0
        enter(process, "quit")
        rest, _ = process.communicate(timeout=TIMEOUT_SECONDS)
    assert "in the protocol baum" in capsys.readouterr().out
    assert "Not understood" not in rest


def test_checking_keys(capsys: pytest.CaptureFixture[str]) -> None:
    """If no key is pressed, the step is wrong."""
    assert main(["check", "emu://baum", "--protocol", "baum", "--keys", "0.01"]) == 1
    result = capsys.readouterr()
    assert "Step 10, keys: wrong, no key was heard." in result.out
    assert result.err == "1 step is wrong, see above.\n"


@pytest.mark.parametrize("command", ["probe", "check"])
def test_ports_that_cannot_be_used(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The sentence states what to do."""
    assert "no serial port" in error_sentence(capsys, command, str(tmp_path))
    missing = "COM250" if os.name == "nt" else "/dev/ttyUSB250"
    sentence = error_sentence(capsys, command, missing)
    assert f"There is no port {missing}. Plug the display in" in sentence


def test_a_port_without_a_display(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sentence names the protocol that was tried."""
    monkeypatch.setattr(asking, "PROBE_SECONDS", 0.05)
    sentence = error_sentence(capsys, "probe", "emu://canute", "--protocol", "baum")
    assert "No display answers at emu://canute, asked in Baum." in sentence


def test_impossible_displays(capsys: pytest.CaptureFixture[str]) -> None:
    """The sentence states which sizes and models there are."""
    sentence = error_sentence(capsys, "emulate", "baum", "--cells", "900")
    assert "1 row of 2 to 84 cells" in sentence
    assert "models are: " in error_sentence(capsys, "emulate", "baum", "--model", "none")
    assert error_sentence(capsys, "emulate", "baum", "--tcp", "70000")


@pytest.mark.parametrize(
    ("arguments", "text"),
    [(["--help"], "examine a display that you build"), (["emulate", "--help"], "pseudo terminal")],
)
def test_help(arguments: list[str], text: str, capsys: pytest.CaptureFixture[str]) -> None:
    """All commands and their options are explained."""
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 0
    assert text in capsys.readouterr().out


def test_a_terminal_without_braille() -> None:
    """An encoding without braille characters causes no traceback."""
    done = subprocess.run(
        [*COMMAND, "emulate", "baum"],
        input=b"show\nquit\n",
        capture_output=True,
        cwd=ROOT,
        env={**ENVIRONMENT, "PYTHONIOENCODING": "ascii"},
        timeout=TIMEOUT_SECONDS,
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
