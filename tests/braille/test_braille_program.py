"""The program with a display at a line of the system, and the check of the braille tables."""

import os
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest
from display_table import TIMEOUT_SECONDS, press

from azul_access.braille.cells.translation import LiblouisTable
from azul_access.cli import doctor
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Verbosity
from azul_access.language.phrases import load_phrases
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.emulator import Emulator
from firmware_protocol.serve import PtyEnd, Server

ROOT = Path(__file__).resolve().parent.parent.parent
OPTIONS = ("--players", "Anna,Ben", "--starts", "Anna", "--speech", "off")


@pytest.mark.needs("pseudo-terminals")
@pytest.mark.parametrize("accessible", ["1", ""])
def test_leaving_the_game_from_the_display_ends_the_program(
    accessible: str, tmp_path: Path
) -> None:
    """No key of the keyboard is needed, in each kind of terminal, and goodbye is said once."""
    import pty  # not on Windows

    emulator, end = Emulator(CODECS["baum"], 40), PtyEnd()
    screen, terminal = pty.openpty()
    environment = {
        **os.environ,
        "AZUL_ACCESS_HOME": str(tmp_path),
        "PYTHONPATH": str(ROOT),
        "TERM": "xterm",
        "ACCESSIBLE": accessible,
    }
    command = [sys.executable, "-m", "azul_access", "--language", "en", "play", *OPTIONS]
    with Server(emulator, end):
        program = subprocess.Popen(
            [*command, "--braille", end.name],
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            env=environment,
            start_new_session=True,
        )
        os.close(terminal)
        try:
            output = read_until(screen, "40 cells")
            press(emulator, "dot 1", "dot 2", "dot 3", "dot 4", "dot 5")  # q
            press(emulator, "dot 8")
            output += read_until(screen, "To go on")
            assert program.wait(TIMEOUT_SECONDS) == 0
        finally:
            program.kill()
            os.close(screen)
    assert output.count("See you soon") == 1


def read_until(screen: int, text: str) -> str:
    """Read the output of the terminal until `text` appears; returns all of it."""
    output, end = "", time.monotonic() + TIMEOUT_SECONDS
    while text not in output:
        assert time.monotonic() < end, output[-500:]
        if select.select([screen], [], [], 0.2)[0]:
            output += os.read(screen, 65536).decode(errors="replace")
    return output


@pytest.mark.parametrize("language", LANGUAGES)
def test_doctor_names_the_table_in_use(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`doctor` has a line for each language, with liblouis or without."""

    def lines() -> list[str]:
        phrases = load_phrases(language)
        return [
            phrases.render(text, Verbosity.NORMAL, Form.SHOW)
            for works, text in doctor._check_braille()
            if works
        ]

    table = LiblouisTable("de-g1.ctb", "3.24.0")
    monkeypatch.setattr(doctor, "find_liblouis_table", lambda _: table)
    assert len(lines()) == len(LANGUAGES)
    assert all("de-g1.ctb" in line and "3.24.0" in line for line in lines())
    monkeypatch.setattr(doctor, "find_liblouis_table", lambda _: None)
    assert len(set(lines())) == len(LANGUAGES)
    assert all("liblouis" in line for line in lines())
