"""Three people act at once, each with another device: nobody gets in the way of the reader.

One types at the keyboard, one has a page, and one or two have displays, each in another language.
After every step: what is on a display changes only by its own keys, nobody answers the question of
somebody else, and every answer can be read.
"""

from collections.abc import Sequence
from random import Random

import pytest
from braille_typing import encode_typing
from case_samples import sample
from reader_table import ReaderTable, start_recorded_game

from azul_access.braille.actions import KeyAction
from azul_access.braille.cells.layout import DisplaySize
from azul_access.braille.screen.content import Layer
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Phrase
from azul_access.session import Session
from azul_access.session.output.announcements import Announcement, ConsentQuestion
from azul_access.session.session import Owner
from azul_access.table.companion import Companion

STEPS = 150
FILES = ("azul-coloured", "summer-pavilion-coloured")
# Rows and columns of a display.
SIZES = ((1, 12), (1, 20), (1, 40), (1, 80), (9, 40))
# Lines that mean something, nothing, or lead to a question; the same in three languages.
LINES = ("1r2", "2o", "w", "stand", "u", "+", "qqq", "ende", "end", "einde", "1?", ".", "zx0")
ANSWERS = ("ja", "nein", "yes", "no", "nee", "1", "2", "")
KEYS = tuple(KeyAction)


class PageOfBen:
    """A device that only counts what is announced."""

    def __init__(self, companion: Companion, seat: int) -> None:
        settings = companion.session.settings
        self.participant = companion.join(Owner(seat), settings, self)

    def update_session(self, session: Session) -> None:
        pass

    def announce(self, announcement: Announcement, *, is_shared: bool) -> None:
        pass

    def announce_phrases(self, phrases: Sequence[Phrase]) -> None:
        pass


class RandomTable:
    """`displays` are those of players 0 and 1."""

    def __init__(self, file: str, width: int, rows: int, seed: int) -> None:
        self.random = Random(seed)
        self.companion = start_recorded_game(file, "de", moves=5)
        size = DisplaySize(rows, width)
        self.displays = [ReaderTable(self.companion, size, owner=Owner(seat)) for seat in (0, 1)]
        for display, language in zip(self.displays, ("en", "nl"), strict=True):
            settings = display.own_session.settings.change("language", language)
            self.companion.change_own_settings(display.participant, settings)
            display.reader.content.release()
        self.page = PageOfBen(self.companion, 1)

    @property
    def entries(self) -> int:
        return len(self.companion.session.ledger.history)

    def step(self) -> None:
        lines = [display.reader.frame() for display in self.displays]
        actor = self.random.choice((None, None, self.page, *self.displays, *self.displays))
        waiting = self.companion.session.pending
        ledger = self.companion.session.ledger
        if isinstance(actor, ReaderTable):
            self._press(actor)
        elif actor is None:
            self._type()
        else:
            actor.participant.handle_line(self.random.choice(LINES + ANSWERS), "page")
        for display, line in zip(self.displays, lines, strict=True):
            if display is not actor:
                assert _text(display, display.reader.frame()) == _text(display, line)
        session = self.companion.session
        if actor is not None and ledger is session.ledger and session.pending != waiting:
            # A player has asked everybody. The next answer may have been meant for what waited.
            assert isinstance(session.question, ConsentQuestion)
            assert session.is_other_question is bool(waiting)

    def _type(self) -> None:
        moves = self.companion.session.setup.system.rules.legal_commands(
            self.companion.session.ledger.state
        )
        if moves and self.random.random() < 0.5:
            state = self.companion.session.ledger.state
            self.companion.table.handle_touch(self.random.choice(list(moves)), state, "keyboard")
        else:
            self.companion.handle_line(self.random.choice(LINES + ANSWERS), "keyboard")

    def _press(self, display: ReaderTable) -> None:
        content, before = display.reader.content, self.entries
        layer, pending = content.layer, display.own_session.pending
        display.now += self.random.choice((0.1, 5.0))
        if self.random.random() < 0.3:
            for cell in encode_typing(self.random.choice(LINES[:4]), "en", "marked"):
                display.reader.type(cell)
            return
        action, number = self.random.choice(KEYS), self.random.randrange(content.size.columns)
        told = len(display.messages.items)
        display.press(action, number=number)
        if action is KeyAction.ROUTING and layer is Layer.VIEW:
            assert self.entries == before
        if self.entries != before:
            is_undo = action in (KeyAction.UNDO, KeyAction.REDO, KeyAction.ESCAPE)
            assert is_undo or pending or layer in (Layer.QUESTION, Layer.INPUT, Layer.CHOICES)
        if len(display.messages.items) > told:
            # The answer is on the display, above a line that is being typed.
            assert content.layer in (Layer.MESSAGE, Layer.NOTE)


def _text(display: ReaderTable, frame: Sequence[bytes]) -> list[bytes]:
    """What is on a display, without the signs behind the first line."""
    signs = len(display.signs)
    first, *others = frame
    return [first[: len(first) - signs], *others]


@pytest.mark.parametrize(("file", "size"), sample(FILES, SIZES))
def test_nobody_gets_in_the_way_of_a_reader(file: str, size: tuple[int, int]) -> None:
    assert len(LANGUAGES) >= 3
    rows, width = size
    table = RandomTable(file, width, rows, seed=0)
    for _ in range(STEPS):
        table.step()
