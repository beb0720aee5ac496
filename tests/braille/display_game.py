"""A game with displays whose connection the test controls, and the moves that fill it."""

from typing import Any

import pytest
from display_table import TIMEOUT_SECONDS, wait_until
from fake_table import start_game
from recorded_moves import list_moves, load_game, make_setup

from azul_access.braille.discovery import FoundDisplay
from azul_access.braille.display import BrailleDisplay
from azul_access.record.setup import Setup
from azul_access.table.companion import Companion
from firmware_protocol.connection import Connection
from firmware_protocol.emulator import Emulator

TYPING_CODECS = ("baum", "humanware", "handytech", "dotpad")
EACH_CODEC = pytest.mark.parametrize("codec", TYPING_CODECS)
MOVES = list_moves(load_game("azul-coloured"))
MOVES_TO_FILL = 5
INTERNAL_ERROR = "im Programm etwas schief"


def game_setup() -> Setup:
    return make_setup(load_game("azul-coloured"), "de")


def type_moves(companion: Companion, count: int = MOVES_TO_FILL + 1) -> None:
    """Type the first moves at the keyboard: fill the factories, then take tiles."""
    for move in MOVES[:count]:
        companion.handle_line(move.text("de"), "keyboard")


class Game:
    """A game with displays whose connection the test controls."""

    def __init__(self) -> None:
        self.companion, self.console, _ = start_game(game_setup())
        self.displays: list[BrailleDisplay] = []

    def open_display(self, address: str, **options: Any) -> BrailleDisplay:
        display = BrailleDisplay(self.companion, address, **options)
        self.displays.append(display)
        return display

    def close(self) -> None:
        for display in self.displays:
            display.close()

    def wait_for_output(self, text: str, count: int = 1) -> None:
        wait_until(
            lambda: self.console.output.count(text) >= count,
            describe=lambda: self.console.output,
        )


def connect(emulator: Emulator, port: str = "port") -> FoundDisplay:
    """Return what a search finds that finds this emulator; once lost, it stays lost."""
    codec = emulator.codec
    return FoundDisplay(
        codec.name, lambda: Connection(codec, port, lambda: emulator, TIMEOUT_SECONDS)
    )
