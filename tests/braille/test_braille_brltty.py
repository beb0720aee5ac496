"""A game through real BRLTTY: its drivers, its key tables and BrlAPI between display and table."""

import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from braille_games import moves, recorded, set_up
from braille_hand import Hand
from braille_table import PATIENCE, Table, Watched, companion
from brltty_process import Brltty, reason_to_skip, serve_all

from azul_access.braille.actions import KeyAction
from azul_access.braille.discovery import FoundDisplay
from azul_access.record.setup import Setup
from firmware_protocol.brlapi import codec as brlapi

pytestmark = pytest.mark.skipif(bool(reason_to_skip()), reason=reason_to_skip())

# What BRLTTY's tables make commands of that are bound to these.
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


class Behind(Table):
    """A table whose display BRLTTY drives; one thread is its line, this one the reader's hands."""

    def __init__(self, game: Setup, brltty: Brltty) -> None:
        self.companion, self.console, self.log = companion(game)
        self.brltty = brltty
        self._changed = threading.Event()
        self.keys = KEYS[brltty.codec]
        brltty.until(brltty.accepts_clients, "BrlAPI accepts clients")
        found = FoundDisplay("brlapi", lambda: brlapi.connect(brltty.address))
        self.display = Watched(self.companion, "brlapi", find=lambda _: found)
        self._until(lambda: self.display.is_connected)
        self.settle()

    @property
    def emulator(self) -> Any:
        return self.brltty

    def _until(self, true: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while not true():
            # What BRLTTY heard of the keys tells on whose side one was lost.
            assert time.monotonic() < end, (self.console.told[-500:], self.brltty.keys[-6:])
            serve_all()

    def press(self, *keys: str) -> None:
        heard = self.display.pressed
        for move in (self.brltty.device.press, self.brltty.device.release):
            for key in keys:
                self.brltty.line.send(move(key))
        self._until(lambda: not heard.empty())
        heard.get_nowait()

    def do(self, do: KeyAction) -> None:
        self.press(*self.keys[do])


@pytest.mark.parametrize(
    ("codec", "model", "way"),
    [("humanware", "Brailliant", "marked"), ("baum", "VarioConnect", "routing")],
)
def test_a_round_through_brltty(codec: str, model: str, way: str, tmp_path: Path) -> None:
    """By chords and by routing keys, with what stands on the display read before each key."""
    game = recorded("azul-coloured", 2)
    with (
        Brltty(codec, tmp_path / codec, 40, 1, model) as brltty,
        Behind(set_up(game, "de"), brltty) as table,
    ):
        hand = Hand(table, "de", way)
        played = list(moves(game, 1))
        for number, move in enumerate(played):
            if number < 5 and way == "routing":
                table.companion.handle_line(move.typed("de"), "keyboard")
            else:
                hand.play(move)
        assert len(table.log.entries) == len(played)
        assert table.companion.refused_lines == 0
        table.settle()
        brltty.stop()
        table.wait(lambda: "BRLTTY wurde beendet" in table.console.told)
