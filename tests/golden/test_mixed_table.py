"""What stands under the fingers in a whole game of three: one types, one speaks, one reads braille.

The file shows every input and, indented, the line of 40 cells that the display shows then. Run with
UPDATE_GOLDEN=1 to write it anew, and read it.
"""

import os
from collections.abc import Callable
from pathlib import Path

from braille_typing import encode_typing
from fake_table import start_game
from reader_table import ReaderTable
from recorded_moves import Move, Take, list_moves, load_game, make_setup
from spoken_conversation import SURE, recognise

from azul_access.braille.actions import KeyAction
from azul_access.braille.cells.layout import Cell
from azul_access.braille.cells.translation import translate
from azul_access.braille.screen.content import Layer
from azul_access.games.azul.pieces import FLOOR, Line
from azul_access.games.factories import Pile
from azul_access.games.sources import CENTRE, Factory
from azul_access.session.control.controls import ConfirmPolicy

FILE = Path(__file__).parent / "readings" / "mixed_table_de.txt"
TYPING, SPEAKING, READING = range(3)
# How the cursor is read, and how it is written.
UNKNOWN, CURSOR = "\ufffd", "⣀"
# What the others ask between the moves.
QUESTIONS = ("wer", "z", "b", "stand")


class MixedTable:
    """Plays moves and collects what stands on the display; `lines` is the reading."""

    def __init__(self) -> None:
        self.game = load_game("azul-coloured", players=3)
        companion, _, self.log = start_game(
            make_setup(self.game, "de"), confirm=ConfirmPolicy.UNSURE
        )
        self.table = ReaderTable(companion)
        self.table.dismiss_messages()
        self.lines: list[str] = []
        self.takes = 0

    def play(self) -> None:
        for number, move in enumerate(list_moves(self.game)):
            seat = self.table.session.setup.system.rules.expects(self.table.state).player
            if seat == TYPING:
                self._type(move.text("de"))
                if number % 5 == 0:
                    self._type(QUESTIONS[number // 5 % len(QUESTIONS)])
            elif seat == SPEAKING:
                self._speak(move)
            else:
                self._read_news()
                self._move_in_braille(move)

    def _note(self, event: str) -> None:
        self.lines += [event, f"    {self.table.line.replace(UNKNOWN, CURSOR)}"]

    def _type(self, text: str) -> None:
        self.table.type_line(text)
        self._note(f"typed: {text}")

    def _speak(self, move: Move) -> None:
        self.table.companion.handle_recognition(recognise(move.text("de"), certainty=SURE))
        self._note(f"spoken: {move.text('de')}")

    def _press(self, action: KeyAction, number: int = 0) -> None:
        self.table.press(action, number=number)
        self._note(f"key: {action.value}" + (f" {number + 1}" if number else ""))

    def _read_news(self) -> None:
        """Read what waits, one message after the other, and the last one to its end."""
        content = self.table.reader.content
        while content.messages.waiting or (
            content.layer is Layer.MESSAGE and not content.is_read_to_end
        ):
            self._press(KeyAction.PAN_ON)

    def _move_in_braille(self, move: Move) -> None:
        """Type the first take of each three, and pick the others by routing keys."""
        is_picked = isinstance(move, Take) and self.takes % 3
        self.takes += isinstance(move, Take)
        if not is_picked or not isinstance(move, Take):
            self.table.type_cells(encode_typing(move.text("de"), "de", "marked"))
            self._note(f"chords: {move.text('de')}")
            self._press(KeyAction.CONFIRM)
            return
        if not self._pan_to(move) and not self._go_to_view(move):
            raise AssertionError(self.table.line)
        self._press(KeyAction.ROUTING, self._find_tile(move))
        target = FLOOR if move.line == 0 else Line((move.line or 0) - 1)
        self._press(KeyAction.ROUTING, self._find(lambda cell: cell.pick == target))
        self._press(KeyAction.CONFIRM)

    def _go_to_view(self, move: Take) -> bool:
        """Look for tiles in the views of the factories and the centre."""
        if self.table.messages.current is not None:
            self._press(KeyAction.ESCAPE)
        self._press(KeyAction.FIRST)
        return self._pan_to(move, is_view=True)

    def _pan_to(self, move: Take, *, is_view: bool = False) -> bool:
        """Pan on until some tiles are there, as long as the display shows something to pick."""
        for _ in range(9):
            if self._find_tile(move) >= 0:
                return True
            if not is_view and self._find(lambda cell: cell.pick is not None) < 0:
                return False
            self._press(KeyAction.PAN_ON)
        return False

    def _find_tile(self, move: Take) -> int:
        """Return the column of a label that picks the tiles of its source, or -1."""
        source = Factory(move.source - 1) if move.source else CENTRE
        dots = translate("⠱" if move.label == "s" else move.label, "de")[0]
        return self._find(
            lambda cell: (
                isinstance(cell.pick, Pile) and cell.pick.source == source and cell.dots == dots
            )
        )

    def _find(self, is_wanted: Callable[[Cell], bool]) -> int:
        """Return the column of a cell of the line, or -1."""
        line = self.table.reader.content.lines()[0]
        return next((column for column, cell in enumerate(line) if is_wanted(cell)), -1)


def test_a_mixed_table() -> None:
    """The scores are those of the recorded game, and the reading is the same, word for word."""
    mixed = MixedTable()
    mixed.play()
    scores = [player.score for player in mixed.table.state.players]
    assert scores == mixed.game["result"]["final"]
    if os.environ.get("UPDATE_GOLDEN"):
        FILE.write_text("\n".join(mixed.lines) + "\n", encoding="utf-8")
        return
    assert mixed.lines == FILE.read_text(encoding="utf-8").splitlines()
