"""What stands under the fingers in a whole game of three: one types, one speaks, one reads braille.

The file shows every input and, indented, the line of 40 cells that the display shows then. Run with
UPDATE_GOLDEN=1 to write it anew, and read it.
"""

import os
from pathlib import Path

from braille_typing import encode_typing
from fake_table import start_game
from reader_table import ReaderTable
from recorded_moves import Move, Take, list_moves, load_game, make_setup
from spoken_conversation import SURE, recognise

from azul_access.braille.actions import KeyAction
from azul_access.braille.content import Layer
from azul_access.braille.translation import translate
from azul_access.session.controls import ConfirmPolicy

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
        """Read the message on the display to its end, and what waits, one after the other."""
        while self.table.reader.content.layer is Layer.MESSAGE:
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
        self._press(KeyAction.FIRST)
        if not move.source:
            self._press(KeyAction.NEXT_VIEW)
        source = translate(str(move.source), "de") if move.source else b"\0"
        self._press(KeyAction.ROUTING, self._column_of(source, translate(label(move), "de")))
        line = translate(str(move.line), "de")
        self._press(KeyAction.ROUTING, self._column_of(line, line))
        self._press(KeyAction.CONFIRM)

    def _column_of(self, group: bytes, cells: bytes) -> int:
        """Pan on until `cells` stand behind `group` in the line; return their column."""
        for _ in range(20):
            row = self.table.reader.frame()[0]
            start = row.find(group)
            column = row.find(cells, start) if start >= 0 else -1
            if column >= 0:
                return column
            self._press(KeyAction.PAN_ON)
        raise AssertionError(self.table.line)


def label(move: Take) -> str:
    return "sch" if move.label == "s" else move.label


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
