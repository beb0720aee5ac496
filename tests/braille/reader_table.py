"""A game with a braille reader, without a device: a test performs the actions of keys."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from braille_print import to_print
from fake_table import start_game
from recorded_moves import list_moves, load_game, make_setup

from azul_access.braille.actions import KeyAction, KeyPress
from azul_access.braille.cells.layout import DisplaySize
from azul_access.braille.effects import Effect, PlayCommand, SendText
from azul_access.braille.reader import QUESTION_SECONDS, Reader
from azul_access.braille.screen.messages import Messages
from azul_access.braille.screen.signs import text_columns
from azul_access.language.phrase import Phrase, Verbosity, phrase
from azul_access.session import Session
from azul_access.session.output.announcements import Announcement
from azul_access.session.session import Owner
from azul_access.table.companion import Companion
from firmware_protocol.cells import to_unicode

ONE_LINE = DisplaySize(1, 40)


def start_recorded_game(
    file: str = "azul-coloured", language: str = "de", moves: int = 5
) -> Companion:
    """Return a recorded game of two after its first moves; 5 moves fill the factories of Azul."""
    game = load_game(file)
    companion, _, _ = start_game(make_setup(game, language))
    for move in list_moves(game)[:moves]:
        companion.handle_line(move.text(language), "keyboard")
    return companion


class ReaderTable:
    """An output channel that is a reader; effects of its keys go to the companion at once.

    Without an `owner` it shares the conversation of the table.
    """

    def __init__(
        self, companion: Companion, size: DisplaySize = ONE_LINE, owner: Owner | None = None
    ) -> None:
        self.companion = companion
        self.now = 0.0  # seconds
        self.reader = Reader(companion.session, size, lambda: self.now)
        self._has_pressed_key = False  # what is announced now answers a key of the display
        if owner is None:
            self.participant = companion.add_output(self)
        else:
            settings = replace(companion.session.settings, verbosity=Verbosity.TERSE)
            self.participant = companion.join(owner, settings, self)

    def update_session(self, session: Session) -> None:
        self.reader.update_session(session, is_answer=self._has_pressed_key)

    def announce(self, announcement: Announcement, *, is_shared: bool) -> None:
        self.reader.announce(announcement, is_answer=self._has_pressed_key)

    def announce_phrases(self, phrases: Sequence[Phrase]) -> None:
        self.reader.announce_phrases(phrases, is_answer=self._has_pressed_key)

    @property
    def session(self) -> Session:
        """The session of the table."""
        return self.companion.session

    @property
    def own_session(self) -> Session:
        return self.participant.session

    @property
    def state(self) -> Any:
        return self.session.ledger.state

    @property
    def messages(self) -> Messages:
        return self.reader.content.messages

    @property
    def line(self) -> str:
        """The text of the first line, in print."""
        size = self.reader.content.size
        text = self.reader.frame()[0][: text_columns(size)]
        return to_print(text, self.own_session.settings.language).rstrip()

    @property
    def rows(self) -> list[str]:
        """The text of all lines, in print."""
        language = self.own_session.settings.language
        _, *others = self.reader.frame()
        return [self.line, *[to_print(row, language).rstrip() for row in others]]

    @property
    def signs(self) -> str:
        """What stands behind the text: whose turn it is, and how many messages wait."""
        size = self.reader.content.size
        return to_unicode(self.reader.frame()[0][text_columns(size) :])

    def press(self, *actions: KeyAction, number: int = 0) -> Effect | None:
        """Perform actions in turn; returns the effect of the last one."""
        effect = None
        for action in actions:
            effect = self.reader.press(KeyPress(action, number))
            self._has_pressed_key = True
            match effect:
                case SendText(candidates):
                    self.participant.handle_candidates(candidates, "braille")
                case PlayCommand(command, state):
                    self.participant.handle_touch(command, state, "braille")
            self._has_pressed_key = False
        return effect

    def type_cells(self, cells: bytes) -> None:
        for cell in cells:
            self.reader.type(cell)

    def type_line(self, text: str) -> None:
        """Type a line at the keyboard, and let some time pass."""
        self.companion.handle_line(text, "keyboard")
        self.now += 2 * QUESTION_SECONDS

    def add_message(self, text: str) -> None:
        self.reader.announce_phrases([phrase("name", name=text)])

    def dismiss_messages(self) -> None:
        while self.messages.current is not None:
            self.press(KeyAction.CONFIRM)

    def press_until(self, action: KeyAction, text: str) -> None:
        """Press a key until the line begins with `text`."""
        for _ in range(200):
            if self.line.startswith(text):
                return
            self.press(action)
        raise AssertionError(f"{text!r} is not on the display: {self.line!r}")


def start_reader(size: DisplaySize = ONE_LINE, **options: Any) -> ReaderTable:
    """Start a recorded game whose first message, whose turn it is, has been dismissed."""
    table = ReaderTable(start_recorded_game(**options), size)
    table.press(KeyAction.CONFIRM)
    return table
