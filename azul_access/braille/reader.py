"""One reader at a braille display: what stands on it, and what keys do. No device, no thread.

From the top: text that is being typed, a message, a question before a move, choices, a view. A
message stands until it was read to its end or sent away; nothing ever takes it away by itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from azul_access.braille.actions import Action, Do
from azul_access.braille.cell import Cell, Piece, dots_of, windows
from azul_access.braille.layout import pages
from azul_access.braille.messages import Messages
from azul_access.braille.picking import picks, question, strips
from azul_access.braille.typed import Typed
from azul_access.braille.writing import Writing, joined
from azul_access.games.system import Command, View
from azul_access.narration import Announcement, narrate
from azul_access.phrase import Phrase, Verbosity, phrase
from azul_access.session import Session

CURSOR = 0xC0  # dots 7 and 8
FULL = 0xFF


@dataclass(frozen=True, slots=True)
class Size:
    """Cells for text in `rows` × `columns`, `status` cells beside row 0, `dots` 6 or 8."""

    rows: int
    columns: int
    status: int = 0
    dots: int = 8


@dataclass(frozen=True, slots=True)
class Hear:
    """Text was typed; the first reading that is understood is meant."""

    readings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Act:
    """A move was touched and confirmed."""

    command: Command


@dataclass(frozen=True, slots=True)
class Explain:
    """What a key does is to be said."""

    told: Phrase


Effect = Hear | Act | Explain


class Reader:
    """`session` is the table as it is; every change comes through `use`."""

    def __init__(self, session: Session, size: Size) -> None:
        self._session = session
        self._size = size
        self._messages = Messages()
        self._view = 0
        self._window = 0
        self._views: Sequence[View] = ()
        self._picked: tuple[object, ...] = ()
        self._choosing = False
        self._asked: Command | None = None
        self._typing = Typed()
        self._helping = False
        self._load()

    # What comes from the table

    def use(self, session: Session) -> None:
        """The table has changed. The view that is read keeps its place."""
        changed = session.ledger.state is not self._session.ledger.state
        self._session = session
        if changed:
            self._picked, self._choosing, self._asked = (), False, None
        self._load()

    def resize(self, size: Size) -> None:
        """Another display, or the same one again."""
        self._size = size
        self._window = 0

    def tell(self, announcement: Announcement) -> None:
        """Something was announced; it waits for its turn to be read."""
        here = self._session
        table = replace(here.table, verbosity=Verbosity.TERSE)
        paragraphs = narrate(here.setup.system, table, announcement)
        self.say([each for paragraph in paragraphs for each in paragraph])

    def say(self, phrases: Sequence[Phrase]) -> None:
        """A message of the companion itself."""
        text = self._writing.text(phrases)
        if not text:
            return
        if self._messages.at is None:
            self._window = 0
        self._messages = self._messages.with_more(text)

    # What comes from the keys

    def press(self, action: Action) -> Effect | None:
        """What a bound key does. Never raises."""
        if self._helping:
            self._helping = False
            return self._explain(action.do)
        match action.do:
            case Do.ON:
                self._pan(1)
            case Do.BACK:
                self._pan(-1)
            case Do.NEXT_VIEW:
                self._turn(1)
            case Do.LAST_VIEW:
                self._turn(-1)
            case Do.TOUCH:
                return self._touch(*divmod(action.number, self._size.columns))
            case Do.LINE:
                return self._line(action.number)
            case Do.CONFIRM:
                return self._confirm()
            case Do.ESCAPE:
                self._escape()
            case Do.CHOICES:
                self._forget()
                self._choosing = True
            case Do.EARLIER:
                self._leaf(-1)
            case Do.LATER:
                self._leaf(1)
            case Do.WHOSE_TURN:
                self._forget()
                self._go_to("turn")
            case Do.UNDO:
                return Hear(("u",))
            case Do.ERASE:
                self._typing = self._typing.erased()
            case Do.ONE_HAND:
                self._typing = self._typing.other_hand()
                one = self._typing.one_handed
                self.say([phrase("braille-one-hand" if one else "braille-two-hands")])
            case Do.HELP:
                self._helping = True
                self.say([phrase("braille-help-key")])
        return None

    def type(self, dots: int) -> None:
        """A chord of the braille keyboard as an ISO byte; 0 is the space bar."""
        if self._helping:
            self._helping = False
        self._typing = self._typing.typed(dots)

    # What stands on the display

    def frame(self) -> list[bytes]:
        """The rows of the display; row 0 is longer by the status cells."""
        size = self._size
        if size.rows == 1:
            lines = [dots_of(self._line_shown(), size.columns)]
        else:
            lines = [dots_of(line, size.columns) for line in self._page()]
        if size.dots == 6:
            lines = [bytes([byte & 0x3F for byte in line]) for line in lines]
        lines[0] += self._status()
        return lines

    @property
    def _writing(self) -> Writing:
        return Writing(self._session.settings.language, self._size.dots)

    def _line_shown(self) -> Piece:
        """What a display with one line shows."""
        shown = self._windows()
        self._window = min(self._window, len(shown) - 1)
        return shown[self._window]

    def _windows(self) -> list[Piece]:
        """All windows of what is on top, one after the other.

        Among choices on a single line each window begins with another one: the first is meant.
        """
        pieces = self._pieces()
        if self._choosing and self._top_is_free:
            return [
                joined(pieces[at:])[: self._size.columns] or pieces[at] for at in range(len(pieces))
            ]
        return windows(pieces, self._size.columns)

    def _pieces(self) -> list[Piece]:
        """What is on top, in pieces."""
        if self._typing.shown:
            # The end of what is typed is what a reader must see.
            line = (*(Cell(dots) for dots in self._typing.shown), Cell(CURSOR))
            return [line[-self._size.columns :]]
        if self._messages.at is not None:
            return self._writing.words(self._messages.shown or "")
        if self._asked is not None:
            return self._writing.words(self._writing.text(question(self._session, self._asked)))
        if self._choosing:
            return self._options()
        return self._writing.view(self._views[self._view])

    def _options(self) -> list[Piece]:
        return [joined(self._writing.strip(strip)) for strip in strips(self._session, self._picked)]

    def _page(self) -> list[Piece]:
        """What a display with several lines shows: messages and questions above the table."""
        size = self._size
        if not self._top_is_free:
            shown = self._windows()
            self._window = min(self._window, len(shown) - 1)
            rows: list[Piece] = [shown[self._window]]
            table = self._table(size.rows - 1)
            return [*rows, *map(tuple, table[0])]
        if self._choosing:
            options = self._options()
            self._window = min(self._window, (len(options) - 1) // size.rows)
            found = options[self._window * size.rows :][: size.rows]
            return [*found, *[()] * (size.rows - len(found))]
        table = self._table(size.rows)
        self._window = min(self._window, len(table) - 1)
        return [tuple(line) for line in table[self._window]]

    def _table(self, rows: int) -> list[list[list[Cell]]]:
        system = self._session.setup.system
        writing = self._writing
        blocks = [
            writing.block(block) for block in system.touch.blocks(self._session.table, self._state)
        ]
        return pages(blocks, rows, self._size.columns)

    def _status(self) -> bytes:
        """Whose turn it is as a seat's number, and whether messages wait."""
        seat = self._session.setup.system.rules.expects(self._state).player
        waiting = FULL if self._messages.waiting else 0
        turn = 0 if seat is None else self._writing.cells("abcd"[seat])[0].dots
        return bytes([turn, waiting])[: self._size.status].ljust(self._size.status, b"\0")

    # Moving about

    @property
    def _state(self) -> object:
        return self._session.ledger.state

    def _load(self) -> None:
        name = self._views[self._view].name if self._views else ""
        here = self._session
        self._views = here.setup.system.touch.views(here.table, self._state)
        self._view = next((at for at, view in enumerate(self._views) if view.name == name), 0)

    def _go_to(self, name: str) -> None:
        self._view = next((at for at, view in enumerate(self._views) if view.name == name), 0)
        self._window = 0

    def _pan(self, step: int) -> None:
        """A window on or back; past the end a message was read, and after a view comes the next."""
        last = self._last_window()
        if 0 <= self._window + step <= last:
            self._window += step
        elif self._messages.at is not None:
            if step > 0:
                self._dismiss()
        elif self._asked is not None or self._choosing:
            if step < 0:
                self._escape()  # so that two keys are enough to say no
        elif not self._typing.shown:
            self._turn(step)

    @property
    def _top_is_free(self) -> bool:
        """Whether nothing lies over choices and views."""
        return self._messages.at is None and self._asked is None and not self._typing.shown

    def _last_window(self) -> int:
        if self._size.rows == 1 or not self._top_is_free:
            return len(self._windows()) - 1
        if self._choosing:
            return (len(self._options()) - 1) // self._size.rows
        return len(self._table(self._size.rows)) - 1

    def _turn(self, step: int) -> None:
        """Another view; on several lines the table is one, and there is nothing to turn to."""
        self._forget()
        if self._size.rows == 1:
            self._view = (self._view + step) % len(self._views)
            self._window = 0
            if step < 0:
                self._window = len(self._windows()) - 1

    def _dismiss(self) -> None:
        self._messages = self._messages.dismissed()
        self._window = 0

    def _leaf(self, step: int) -> None:
        self._messages = self._messages.leafed(step)
        self._window = 0

    def _forget(self) -> None:
        """Nothing is picked, asked or typed any more."""
        self._picked, self._asked, self._choosing = (), None, False
        self._typing = self._typing.cleared()
        self._window = 0

    def _escape(self) -> None:
        """One step out: of typing, of a message, of a question, of choosing."""
        if self._typing.shown:
            self._typing = self._typing.cleared()
        elif self._messages.at is not None:
            self._dismiss()
        else:
            self._forget()

    # Picking

    def _touch(self, row: int, column: int) -> Effect | None:
        """A routing key over a cell."""
        if self._messages.at is not None:
            self._dismiss()
            return None
        if not self._top_is_free or row >= self._size.rows:
            return None
        line = self._line_shown() if self._size.rows == 1 else self._page()[row]
        if column < len(line) and line[column].pick is not None:
            return self._pick(line[column].pick)
        return None

    def _line(self, row: int) -> Effect | None:
        """A key beside a line: the choice that stands there, or yes beside a question."""
        if self._messages.at is not None:
            self._dismiss()
        elif self._asked is not None:
            return self._confirm() if row == 0 else None
        elif self._choosing:
            found = picks(self._session, self._picked)
            at = self._window * self._size.rows + row if self._size.rows > 1 else row
            if at < len(found) and found[at] is not None:
                return self._pick(found[at])
        return None

    def _pick(self, pick: object) -> Effect | None:
        """One thing more; when nothing is missing, the move is asked about."""
        if isinstance(pick, Do):
            self._forget()
            return self.press(Action(pick))
        system = self._session.setup.system
        self._picked = (*self._picked, pick)
        self._asked = system.touch.command(self._state, self._picked)
        self._choosing = self._asked is None
        self._window = 0
        return None

    def _confirm(self) -> Effect | None:
        """Yes: what was typed is sent, a message was read, a move is made, a choice is taken."""
        if self._typing.shown:
            here = self._session
            readings = self._typing.readings(
                here.settings.language, self._size.dots, numbers_first=bool(here.pending)
            )
            self._typing = self._typing.cleared()
            return Hear(readings)
        if self._messages.at is not None:
            self._dismiss()
        elif self._asked is not None:
            command, self._asked = self._asked, None
            self._forget()
            return Act(command)
        elif self._choosing:
            found = picks(self._session, self._picked)
            first = self._window * self._size.rows if self._size.rows > 1 else self._window
            if first < len(found) and found[first] is not None:
                return self._pick(found[first])
        else:
            self._forget()
            self._choosing = True
        return None

    def _explain(self, do: Do) -> Explain:
        told = phrase(f"braille-do-{do.value}")
        self._messages = self._messages.all_read()
        self.say([told])
        return Explain(told)
