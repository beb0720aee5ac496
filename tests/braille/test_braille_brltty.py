"""A game through real BRLTTY: its drivers, key tables and BrlAPI between display and game."""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from braille_player import BraillePlayer
from brltty_process import Brltty, serve_all
from display_table import TIMEOUT_SECONDS, DisplayTable, ObservedDisplay
from fake_table import start_game
from recorded_moves import list_moves, load_game, make_setup

from azul_access.braille.actions import KeyAction
from azul_access.braille.discovery import FoundDisplay
from azul_access.record.setup import Setup
from firmware_protocol.brlapi import codec as brlapi

pytestmark = pytest.mark.needs("brltty")

# Keys for which BRLTTY's key tables have the commands that are bound to these actions.
KEYS = {
    "humanware": {
        KeyAction.PAN_ON: ["pan on"],
        KeyAction.PAN_BACK: ["pan back"],
        KeyAction.NEXT_VIEW: ["next"],
        KeyAction.CONFIRM: ["dot 8"],
    },
    "baum": {
        KeyAction.PAN_ON: ["pan on"],
        KeyAction.PAN_BACK: ["pan back"],
        KeyAction.NEXT_VIEW: ["down"],
        KeyAction.CONFIRM: ["select"],
    },
}


class BrlttyTable(DisplayTable):
    """A game whose display BRLTTY drives; this thread serves BRLTTY's line and plays the game."""

    def __init__(self, setup: Setup, brltty: Brltty) -> None:
        self.companion, self.console, self.log = start_game(setup)
        self._brltty = brltty
        brltty.until(brltty.accepts_clients, "BrlAPI accepts clients")
        display = FoundDisplay("brlapi", lambda: brlapi.connect(brltty.address))
        self.display = ObservedDisplay(self.companion, "brlapi", find=lambda _: display)
        self.wait_until(lambda: self.display.is_connected)
        self.settle()

    @property
    def emulator(self) -> Any:
        return self._brltty

    def wait_until(self, condition: Callable[[], object]) -> None:
        end = time.monotonic() + TIMEOUT_SECONDS
        while not condition():
            # The keys that BRLTTY received tell on which side of it a key was lost.
            assert time.monotonic() < end, (self.console.output[-500:], self._brltty.keys[-6:])
            serve_all()

    def press(self, *keys: str) -> None:
        """Press and release; again, as people do, if the display went away meanwhile and is back.

        BRLTTY gives a display up that a busy machine does not let answer in time.
        """
        device = self._brltty.device
        while self.display.handled.empty():
            arrivals = self._count_arrivals()
            for move in (device.press, device.release):
                for key in keys:
                    self._brltty.line.send(move(key))
            self.wait_until(partial(self._has_answered, arrivals))
        self.display.handled.get_nowait()

    def _has_answered(self, arrivals: int) -> bool:
        """Whether a key was handled, or the display has come once more than `arrivals` times."""
        return not self.display.handled.empty() or self._count_arrivals() > arrivals

    def _count_arrivals(self) -> int:
        """How often the program said that the display is there."""
        return self.console.output.count(" ist da, ")

    def has_key(self, action: KeyAction) -> bool:
        return action in KEYS[self._brltty.codec]

    def perform(self, action: KeyAction) -> None:
        self.press(*KEYS[self._brltty.codec][action])


@pytest.mark.parametrize(
    ("codec", "model", "method"),
    [("humanware", "Brailliant", "marked"), ("baum", "VarioConnect", "routing")],
)
def test_a_round_through_brltty(codec: str, model: str, method: str, tmp_path: Path) -> None:
    """Typed chords and routing keys make the moves; each frame is read before the next key."""
    with (
        Brltty(codec, tmp_path / codec, 40, 1, model) as brltty,
        BrlttyTable(make_setup(load_game("azul-coloured"), "de"), brltty) as table,
    ):
        player = BraillePlayer(table, "de", method)
        moves = list_moves(load_game("azul-coloured"), 1)
        for number, move in enumerate(moves):
            if number < 5 and method == "routing":
                table.companion.handle_line(move.text("de"), "keyboard")
            else:
                player.play(move)
        assert len(table.log.entries) == len(moves)
        assert table.companion.refused_lines == 0
        brltty.stop()
        table.wait_until(lambda: "BRLTTY wurde beendet" in table.console.output)
