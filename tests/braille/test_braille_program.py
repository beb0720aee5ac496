"""The real program with a display at a real line: `play --braille PORT`, and what `doctor` says."""

import os
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from azul_access.braille.translation import LiblouisTable
from azul_access.cli import doctor
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Verbosity
from azul_access.language.phrases import load_phrases
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.emulator import Emulator
from firmware_protocol.serve import PtyEnd, Server

PATIENCE = 30.0
ROOT = Path(__file__).resolve().parent.parent.parent
posix = pytest.mark.skipif(os.name != "posix", reason="this system has no pseudo terminals")


@posix
@pytest.mark.parametrize("kind", ["cooked", "prompt"])
def test_a_game_left_from_the_display_ends_the_program(kind: str, tmp_path: Path) -> None:
    """Nobody has to press a key at the keyboard; goodbye is said once."""
    import pty

    emulator, end = Emulator(CODECS["baum"], 40), PtyEnd()
    screen, terminal = pty.openpty()
    command = [sys.executable, "-m", "azul_access", "--language", "en", "play"]
    command += ["--players", "Anna,Ben", "--starts", "Anna", "--speech", "off"]
    environ = {
        **os.environ,
        "AZUL_ACCESS_HOME": str(tmp_path),
        "PYTHONPATH": str(ROOT),
        "TERM": "xterm",
        "ACCESSIBLE": "1" if kind == "cooked" else "",
    }
    with Server(emulator, end):
        program = subprocess.Popen(
            [*command, "--braille", end.name],
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            env=environ,
            start_new_session=True,
        )
        os.close(terminal)
        try:
            seen = read_until(screen, "40 cells")
            for keys in (["dot 1", "dot 2", "dot 3", "dot 4", "dot 5"], ["dot 8"]):
                emulator.press(keys)
                emulator.release(keys)
            seen += read_until(screen, "To go on")
            assert program.wait(PATIENCE) == 0
        finally:
            program.kill()
            os.close(screen)
    assert seen.count("See you soon") == 1


def read_until(screen: int, text: str) -> str:
    seen, end = "", time.monotonic() + PATIENCE
    while text not in seen:
        assert time.monotonic() < end, seen[-500:]
        if select.select([screen], [], [], 0.2)[0]:
            seen += os.read(screen, 65536).decode(errors="replace")
    return seen


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
    assert len(lines()) == 3
    assert all("de-g1.ctb" in line and "3.24.0" in line for line in lines())
    monkeypatch.setattr(doctor, "find_liblouis_table", lambda _: None)
    assert len(set(lines())) == 3
    assert all("liblouis" in line for line in lines())
