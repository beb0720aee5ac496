"""One reader at a braille display: what stands on it, and what keys do. No device, no thread.

From the top: an answer to a key, text that is being typed, a message, a question before a move,
choices, a view. A message stands until it was read to its end or sent away; nothing ever takes it
away by itself. With several lines all this stands in the first one, and the table below it.
"""

from collections.abc import Sequence
from dataclasses import replace

from azul_access.braille.actions import DISMISSING, KeyAction, KeyPress
from azul_access.braille.choices import Choices, Reply, choices, question, wants_number, whose_turn
from azul_access.braille.effects import IMMEDIATE_EFFECTS, Effect, ExplainKey, PlayCommand, SendText
from azul_access.braille.game_views import touch_of
from azul_access.braille.input_line import InputLine
from azul_access.braille.layout import Page
from azul_access.braille.messages import Message, Messages
from azul_access.braille.rendering import Renderer
from azul_access.braille.size import DisplaySize
from azul_access.braille.status import status_cells
from azul_access.braille.table import table_pages
from azul_access.braille.windows import Cell, Segment, dots_of, split_into_windows
from azul_access.games.system import Command, State
from azul_access.games.touch import View
from azul_access.language.phrase import Phrase, Verbosity, phrase
from azul_access.session import Session
from azul_access.session.narration import Announcement, TurnReminder, narrate

SIX = 0x3F
# How much of what was told before there was a display can be read again.
TOLD_BEFORE = 20


class Reader:
    """`session` is the table as it is; every change comes through `use`."""

    def __init__(self, session: Session, size: DisplaySize) -> None:
        self._session = session
        self._size = size
        self._messages = Messages()
        self._view = 0
        self._place = 0  # the window of the view; of the whole table where there are several lines
        self._page = 0  # of the table below the first line
        self._window = 0  # of what lies over the view
        self._under = 0  # the window of what lies under a note
        self._views: Sequence[View] = ()
        self._picked: tuple[object, ...] = ()
        self._choosing = False
        self._asked: Command | None = None
        self._typing = InputLine()
        self._answered: Message | None = None  # stood there to its end when typing began
        self._note: Message | None = None
        self._helping = False
        self._load()
        for announcement in session.announcements[-TOLD_BEFORE:]:
            self.tell(announcement)
        self._messages = self._messages.all_read()
        self.tell(TurnReminder(session.ledger.state))

    # What comes from the table

    def use(self, session: Session) -> None:
        """The table has changed. The view that is read keeps its place."""
        before, self._session = self._session, session
        if session.ledger.state is not before.ledger.state or session.pending != before.pending:
            self._drop()
            self._choosing = bool(session.pending)
        self._load()

    def resize(self, size: DisplaySize) -> None:
        """Another display, or the same one again."""
        if size != self._size:
            self._size = size
            self._window = self._place = self._page = 0

    def tell(self, announcement: Announcement) -> None:
        """Something was announced; it waits for its turn to be read."""
        table = replace(self._session.context, verbosity=Verbosity.TERSE)
        paragraphs = narrate(self._session.setup.system, table, announcement)
        self.say([each for paragraph in paragraphs for each in paragraph])

    def say(self, phrases: Sequence[Phrase]) -> None:
        """A message of the companion itself."""
        message = self._message(phrases)
        if not message.text:
            return
        if self._messages.at is None:
            self._begin()
        self._messages = self._messages.with_more(message)

    # What comes from the keys

    def press(self, action: KeyPress) -> Effect | None:
        """What a bound key does. Never raises."""
        if self._helping:
            return self._explain(phrase(f"braille-action-{action.do.value}"))
        if self._note is not None and not self._pans_note(action.do):
            self._note, self._window = None, self._under
            if action.do in DISMISSING:
                return None
        match action.do:
            case KeyAction.ON | KeyAction.BACK:
                self._pan(1 if action.do is KeyAction.ON else -1)
            case KeyAction.NEXT_VIEW | KeyAction.LAST_VIEW:
                self._turn(1 if action.do is KeyAction.NEXT_VIEW else -1)
            case KeyAction.TOUCH:
                return self._touch(*divmod(action.number, self._size.columns))
            case KeyAction.LINE:
                return self._line(action.number)
            case KeyAction.CONFIRM:
                return self._confirm()
            case KeyAction.ESCAPE:
                self._escape()
            case KeyAction.CHOICES:
                self._open_choices()
            case KeyAction.EARLIER | KeyAction.LATER:
                self._leaf(1 if action.do is KeyAction.LATER else -1)
            case KeyAction.WHOSE_TURN:
                self._remark(whose_turn(self._views))
            case KeyAction.UNDO | KeyAction.REDO | KeyAction.LISTEN:
                return IMMEDIATE_EFFECTS[action.do]
            case KeyAction.ERASE:
                self._typing = self._typing.erase()
            case KeyAction.ONE_HAND:
                self._typing = self._typing.toggle_one_handed()
                one = self._typing.one_handed
                self._remark([phrase("braille-one-hand" if one else "braille-two-hands")])
            case KeyAction.HELP:
                self._helping = True
                self._remark([phrase("braille-help-key")])
        return None

    def type(self, dots: int) -> Effect | None:
        """A chord of the braille keyboard as an ISO byte; 0 is the space bar."""
        if self._helping:
            return self._explain(phrase("braille-action-type"))
        if not self._typing.cells:
            at_end = self._note is None and self._window == len(self._windows()) - 1
            self._answered = self._messages.shown if at_end else None
        if self._note is not None:
            self._note, self._window = None, self._under
        self._typing = self._typing.add_chord(dots)
        return None

    def idle_key(self) -> Effect | None:
        return self._explain(phrase("braille-action-nothing")) if self._helping else None

    # What stands on the display

    def frame(self) -> list[bytes]:
        """The rows of the display; row 0 is longer by the status cells."""
        size = self._size
        lines = [dots_of(line, size.columns) for line in self._lines()]
        seat = self._session.setup.system.rules.expects(self._state).player
        lines[0] += status_cells(seat, size.status, waiting=self._messages.waiting)
        if size.dots == 6:
            lines = [bytes([byte & SIX for byte in line]) for line in lines]
        return lines

    @property
    def _writing(self) -> Renderer:
        return Renderer(self._session.settings.language)

    def _message(self, phrases: Sequence[Phrase]) -> Message:
        return Message(self._writing.text(phrases), self._writing.language)

    def _lines(self) -> list[Sequence[Cell]]:
        below: Page = []
        if self._size.rows > 1:
            table = self._table()
            self._page = min(self._page, len(table) - 1)
            below = table[self._page]
        return [self._line_shown(), *below]

    def _line_shown(self) -> Segment:
        """What stands in the first line."""
        shown = self._windows()
        if self._typing_on_top:
            return shown[0]
        if self._on_view:
            self._place = min(self._place, len(shown) - 1)
            return shown[self._place]
        self._window = min(self._window, len(shown) - 1)
        return shown[self._window]

    def _windows(self) -> list[Segment]:
        """All windows of what is on top, one after the other."""
        columns = self._size.columns
        if self._typing_on_top:
            return [self._typing.render(columns, self._size.dots)]
        if self._choices_on_top:
            return [window for _, _, window in self._choices().split_into_windows(columns)]
        return split_into_windows(self._pieces(), columns)

    def _pieces(self) -> list[Segment]:
        message = self._note or self._messages.shown
        if message is not None:
            return Renderer(message.language).words(message.text)
        if self._asked is not None:
            return self._writing.words(self._writing.text(question(self._session, self._asked)))
        if self._size.rows > 1:
            return self._writing.words(self._writing.text(whose_turn(self._views)))
        return self._writing.view(self._views[self._view])

    def _choices(self) -> Choices:
        return choices(self._session, self._picked, self._writing)

    def _table(self) -> list[Page]:
        return table_pages(self._session, self._writing, self._size)

    # Moving about

    @property
    def _state(self) -> State:
        return self._session.ledger.state

    @property
    def _typing_on_top(self) -> bool:
        return self._note is None and bool(self._typing.cells)

    @property
    def _top_is_free(self) -> bool:
        """Whether nothing lies over choices and views."""
        covered = (self._note, self._messages.at, self._asked)
        return not self._typing.cells and all(over is None for over in covered)

    @property
    def _choices_on_top(self) -> bool:
        return self._top_is_free and (self._choosing or bool(self._picked))

    @property
    def _on_view(self) -> bool:
        return self._top_is_free and not self._choices_on_top

    def _load(self) -> None:
        name = self._views[self._view].name if self._views else ""
        self._views = touch_of(self._session.setup.system).views(self._session.context, self._state)
        self._view = next((at for at, view in enumerate(self._views) if view.name == name), 0)

    def _pans_note(self, do: KeyAction) -> bool:
        """Whether a key pans within the note that stands on top."""
        last = len(self._windows()) - 1
        return (do is KeyAction.ON and self._window < last) or (
            do is KeyAction.BACK and self._window > 0
        )

    def _pan(self, step: int) -> None:
        """A window on or back; past the end a message was read, and after a view comes the next."""
        if self._typing_on_top:
            return
        last = len(self._windows()) - 1
        on_view = self._on_view
        at = (self._place if on_view else self._window) + step
        if 0 <= at <= last:
            if on_view:
                self._place = at
            else:
                self._window = at
        elif on_view:
            self._turn(step)
        elif self._messages.at is not None:
            if step > 0:
                self._dismiss()
            elif self._messages.at > 0:
                self._leaf(-1)
                self._window = len(self._windows()) - 1
        elif step < 0:
            self._escape()  # so that two keys are enough to say no

    def _turn(self, step: int) -> None:
        """Another view, or another page of the table; over a message: it was read."""
        if self._messages.at is not None:
            self._dismiss()
        elif self._typing.cells:
            return
        elif self._size.rows > 1:
            self._drop()
            self._place = 0
            self._page = (self._page + step) % len(self._table())
        else:
            self._drop()
            self._view = (self._view + step) % len(self._views)
            self._place = len(self._windows()) - 1 if step < 0 else 0

    def _dismiss(self) -> None:
        self._messages = self._messages.dismissed()
        self._window = 0

    def _leaf(self, step: int) -> None:
        self._messages = self._messages.leafed(step)
        self._window = 0

    def _remark(self, phrases: Sequence[Phrase]) -> None:
        """An answer to a key: over everything, until the next key."""
        if self._note is None:
            self._under = self._window
        self._note, self._window = self._message(phrases), 0

    def _drop(self) -> None:
        """Nothing is picked or asked any more."""
        self._picked, self._asked, self._choosing = (), None, False
        if self._messages.at is None:
            self._begin()

    def _begin(self) -> None:
        """Below a note, or without one, something else begins."""
        self._under = 0
        if self._note is None:
            self._window = 0

    def _open_choices(self) -> None:
        if self._messages.at is not None:
            self._dismiss()
        self._typing = self._typing.clear()
        self._drop()
        self._choosing = True

    def _escape(self) -> None:
        """One step out: of typing, of a message, of the last thing picked, of choosing."""
        if self._typing.cells:
            self._typing = self._typing.clear()
        elif self._messages.at is not None:
            self._dismiss()
        elif self._picked:
            self._picked, self._asked, self._window = self._picked[:-1], None, 0
        else:
            self._drop()

    # Picking

    def _touch(self, row: int, column: int) -> Effect | None:
        """A routing key over a cell."""
        if self._messages.at is not None:
            self._dismiss()
            return None
        if not self._top_is_free or row >= self._size.rows:
            return None
        line = self._lines()[row]
        if column < len(line) and line[column].pick is not None:
            return self._pick(line[column].pick)
        return None

    def _line(self, number: int) -> Effect | None:
        """A key beside a line: a choice of the first line by its place there, or yes."""
        if self._messages.at is not None:
            self._dismiss()
        elif self._asked is not None:
            return self._confirm() if number == 0 and not self._typing.cells else None
        elif self._choices_on_top:
            return self._choose(number)
        return None

    def _choose(self, number: int) -> Effect | None:
        """The choice at a place in the window, from 0."""
        found = self._choices()
        shown = found.split_into_windows(self._size.columns)
        first, end, _ = shown[min(self._window, len(shown) - 1)]
        return self._pick(found.options[first + number][1]) if first + number < end else None

    def _pick(self, pick: object) -> Effect | None:
        """One thing more; when nothing is missing, the move is asked about."""
        if isinstance(pick, KeyAction):
            self._drop()
            return self.press(KeyPress(pick))
        if isinstance(pick, Reply):
            self._drop()
            return SendText((self._writing.text([pick.told]),))
        self._picked = (*self._picked, pick)
        self._asked = touch_of(self._session.setup.system).picked_command(self._state, self._picked)
        self._window = 0
        return None

    def _confirm(self) -> Effect | None:
        """Yes: what was typed is sent, a message was read, a move is made, a choice is taken."""
        here = self._session
        if self._typing.cells:
            language, dots = here.settings.language, self._size.dots
            read = self._typing.text_candidates(language, dots, number_expected=wants_number(here))
            self._typing = self._typing.clear()
            if self._answered is not None and self._answered is self._messages.shown:
                self._dismiss()
            return SendText(read)
        if self._messages.at is not None:
            self._dismiss()
        elif self._asked is not None:
            command = self._asked
            self._drop()
            return PlayCommand(command, self._state)
        elif self._choices_on_top:
            return self._choose(0)
        elif here.queued_announcements:
            return SendText(("",))  # as the enter key does
        else:
            self._open_choices()
        return None

    def _explain(self, told: Phrase) -> ExplainKey:
        self._helping = False
        self._remark([told])
        return ExplainKey(told)
