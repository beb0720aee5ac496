"""The real program in a pseudo-terminal, set up with a braille display as the only device.

`tests/golden/test_deafblind_evening.py` has the whole evening.
"""

import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest
from braille_print import to_print
from case_samples import sample
from display_table import TIMEOUT_SECONDS, chord_of, find_chord, press

from azul_access.braille.actions import KeyAction
from azul_access.braille.bindings import load_bindings
from azul_access.braille.cells.translation import translate
from azul_access.language.languages import LANGUAGES
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.emulator import Emulator
from firmware_protocol.serve import PtyEnd, Server

ROOT = Path(__file__).resolve().parent.parent.parent
pytestmark = pytest.mark.needs("pseudo-terminals")


class Evening:
    """The program with one display, whose keys a test presses; `output` is the terminal's."""

    def __init__(self, folder: Path, *options: str, accessible: str = "1") -> None:
        import pty  # not on Windows

        self.emulator, end = Emulator(CODECS["baum"], 40), PtyEnd()
        self.output = ""
        self._bindings = load_bindings("baum")
        self._server = Server(self.emulator, end)
        self.screen, terminal = pty.openpty()
        environment = {
            **os.environ,
            "AZUL_ACCESS_HOME": str(folder),
            "PYTHONPATH": str(ROOT),
            "TERM": "xterm",
            "ACCESSIBLE": accessible,
            "LC_ALL": "en_GB.UTF-8",
        }
        self._server.__enter__()
        command = [sys.executable, "-m", "azul_access", "play", "--braille", end.name, *options]
        self.program = subprocess.Popen(
            command,
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            env=environment,
            start_new_session=True,
        )
        os.close(terminal)
        threading.Thread(target=self._read_screen, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.program.kill()
        self.program.wait()
        self._server.__exit__(kind, error, trace)
        os.close(self.screen)

    def rows(self, language: str) -> list[str]:
        rows = [bytes(row) for row in self.emulator.device.rows]
        return [to_print(row, language).rstrip().lower() for row in rows]

    def wait_for(self, text: str, language: str) -> None:
        """Wait until a text stands on the display."""
        end = time.monotonic() + TIMEOUT_SECONDS
        while text not in " ".join(self.rows(language)):
            assert time.monotonic() < end, (text, self.rows(language), self.output[-2000:])
            time.sleep(0.01)

    def pan_to(self, text: str, language: str, action: KeyAction = KeyAction.PAN_ON) -> None:
        """Pan until a text stands on the display; at an end, the other way.

        On a busy machine a key may take effect so late that the text was passed.
        """
        other = KeyAction.PAN_ON if action is KeyAction.PAN_BACK else KeyAction.PAN_BACK
        end = time.monotonic() + TIMEOUT_SECONDS
        while text not in " ".join(self.rows(language)):
            assert time.monotonic() < end, (text, self.rows(language), self.output[-2000:])
            before = self.rows(language)
            self.perform(action)
            changed = time.monotonic() + 1
            while self.rows(language) == before and time.monotonic() < changed:
                time.sleep(0.01)
            if self.rows(language) == before:
                action, other = other, action

    def perform(self, action: KeyAction) -> None:
        press(self.emulator, *find_chord(self._bindings, action, self.emulator.device.keys))

    def touch(self, text: str, language: str) -> None:
        """Choose a text by its routing key."""
        self.pan_to(text, language)
        line = bytes(self.emulator.device.rows[0])
        forms = [translate(form, tag) for form in (text, text.capitalize()) for tag in LANGUAGES]
        column = next(column for form in forms if (column := line.find(form)) >= 0)
        press(self.emulator, f"routing {column + 1}")

    def type(self, text: str, language: str) -> None:
        for cell in translate(text, language):
            press(self.emulator, *chord_of(cell))
        press(self.emulator, "dot 8")

    def _read_screen(self) -> None:
        while True:
            try:
                self.output += os.read(self.screen, 65536).decode(errors="replace")
            except OSError:
                return


ASKED = {
    "de": ("welches spiel?", "wer spielt?", "wer beginnt?", "wer zieht", "das programm"),
    "en": ("which game?", "who is playing?", "who begins?", "who draws", "the program"),
    "nl": ("welk spel?", "wie speelt er mee?", "wie begint?", "wie trekt", "het programma"),
}
FACTORIES = {"de": "manufakturen 1", "en": "factories 1", "nl": "fabrieken 1"}
NAMES = {"de": "deutsch", "en": "english", "nl": "nederlands"}


@pytest.mark.parametrize(("language", "accessible"), sample(LANGUAGES, ["1", ""]))
def test_a_game_is_set_up_on_the_display(language: str, accessible: str, tmp_path: Path) -> None:
    """Language, game, names, who begins and who draws, without a key of the keyboard."""
    game, players, starts, draws, program = ASKED[language]
    with Evening(tmp_path, "--speech", "off", accessible=accessible) as evening:
        evening.touch(NAMES[language], language)
        evening.wait_for(game, language)
        evening.touch("azul", language)
        evening.wait_for(players, language)
        evening.type("anna, ben", language)
        evening.wait_for(starts, language)
        evening.touch("ben", language)
        evening.wait_for(draws, language)
        evening.touch(program, language)
        evening.touch("anna", language)  # whose display it is
        evening.pan_to(FACTORIES[language], language)
