"""The cells that a display shows: a layer on its first line, the whole table on other lines."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum

from azul_access.braille.cells import layout
from azul_access.braille.cells.rendering import Renderer
from azul_access.braille.screen.choices import ChoiceList, Selection, fill_number, list_choices
from azul_access.braille.screen.input_line import InputLine
from azul_access.braille.screen.made_move import MadeMoves
from azul_access.braille.screen.messages import DisplayMessage, Messages
from azul_access.braille.screen.offers import add_offers, list_offers, shorten_answer
from azul_access.braille.screen.signs import Signs, add_signs, text_columns
from azul_access.games.sentence_touch import TURN, touch_of
from azul_access.games.touch import View, text_view
from azul_access.language.phrase import Phrase, Verbosity, phrase
from azul_access.session import Session
from azul_access.session.output.announcements import TurnReminder
from azul_access.session.step.picking import question_phrases
from firmware_protocol.cells import six_dots

# A message that needs more lines stands on all of a display with several lines.
_MOST_LINES = 3


class Layer(Enum):
    """What the first line can show. The first layer in this order that has content is on top."""

    NOTE = "note"  # the answer to a key, until the next key
    INPUT = "input"
    MESSAGE = "message"
    QUESTION = "question"  # about the selected command
    CHOICES = "choices"
    VIEW = "view"


@dataclass(slots=True)
class Content:
    """What a display of `size` shows of `session`, and at which place.

    Lines stay on the display until `release`, whatever others do: text must not change under a
    finger. Only the signs after the first line are always new. `is_resting` tells that the reader
    left the last message and reads nothing else. `has_caused_question` tells that a key of this
    display led to the question that waits.

    `view` is an index into `views`. `view_window` is the window of the view; `window` that of any
    layer above it, and `window_below_note` its value for the layer below a note. `page` is the page
    of the table on a display with several lines, whose lowest layer is whose turn it is.
    """

    session: Session
    size: layout.DisplaySize
    note: DisplayMessage | None = None
    input_line: InputLine = field(default_factory=InputLine)
    messages: Messages = field(default_factory=Messages)
    made_moves: MadeMoves = field(default_factory=MadeMoves)
    selection: Selection = field(default_factory=Selection)
    views: Sequence[View] = ()
    view: int = 0
    view_window: int = 0
    window: int = 0
    window_below_note: int = 0
    page: int = 0
    is_resting: bool = True
    has_caused_question: bool = False
    picks_by_routing: bool = False
    _kept_lines: list[layout.Segment] | None = None

    @property
    def verbosity(self) -> Verbosity:
        """Brief, unless the display belongs to somebody who wants it otherwise."""
        is_own = self.session.owner is not None
        return self.session.settings.verbosity if is_own else Verbosity.TERSE

    @property
    def layer(self) -> Layer:
        """The layer on top."""
        if self.note is not None:
            return Layer.NOTE
        if self.input_line.cells:
            return Layer.INPUT
        if self.messages.current is not None:
            return Layer.MESSAGE
        if self.selection.picks.command is not None:
            return Layer.QUESTION
        if self.selection.choosing or self.selection.picks.has_steps:
            return Layer.CHOICES
        return Layer.VIEW

    @property
    def renderer(self) -> Renderer:
        return self._renderer_of(self.session.settings.language)

    def _renderer_of(self, language: str) -> Renderer:
        """The renderer of a language, with the table that the user chose for it."""
        return Renderer(language, self.session.settings.braille_table(language))

    @property
    def has_several_lines(self) -> bool:
        return self.size.rows > 1

    def frame(self) -> list[bytes]:
        """Return the cells of each row; those of row 0 are followed by the status cells."""
        first, *others = self.lines()
        rows = [layout.encode_line(line, self.size.columns) for line in others]
        top = add_signs(
            layout.encode_line(first, text_columns(self.size)), self._signs(), self.size
        )
        rows.insert(0, top)
        return [six_dots(row) for row in rows] if self.size.dots == 6 else rows

    def lines(self) -> list[layout.Segment]:
        """Return the lines on the display, which may be shorter than the display is wide."""
        if self._kept_lines is None:
            self._kept_lines = self._compose_lines()
        return self._kept_lines

    def release(self) -> None:
        """Let the display show what there is now: the reader moves on, or gets an answer."""
        self._kept_lines = None

    @property
    def is_outdated(self) -> bool:
        """Whether the lines on the display are not those of now."""
        return self._kept_lines is not None and self._kept_lines != self._compose_lines()

    def _compose_lines(self) -> list[layout.Segment]:
        windows = self.windows()
        # The content may have become shorter.
        self.position = min(self.position, len(windows) - 1)
        below: list[layout.Segment] = []
        if self.fills_display:
            first = self.position * self.size.rows
            below = self._text_lines()[first + 1 : first + self.size.rows]
            below += [()] * (self.size.rows - 1 - len(below))
        elif self.has_several_lines:
            pages = self.pages()
            self.page = min(self.page, len(pages) - 1)
            below = [tuple(line) for line in pages[self.page]]
        return [windows[self.position], *below]

    def _signs(self) -> Signs:
        seat = None if self.session.queued_announcements else self.session.expected.player
        return Signs(seat, len(self.messages.waiting))

    @property
    def position(self) -> int:
        """The window of the layer on top; always 0 for typed input."""
        match self.layer:
            case Layer.INPUT:
                return 0
            case Layer.VIEW:
                return self.view_window
            case _:
                return self.window

    @position.setter
    def position(self, position: int) -> None:
        match self.layer:
            case Layer.INPUT:
                pass
            case Layer.VIEW:
                self.view_window = position
            case _:
                self.window = position

    def find_window(self, step: int) -> int:
        """The window after or before that on the display; beyond them where there is none.

        Whoever picks by routing keys sees the next choices. With two keys each is the first once.
        """
        if self.layer is Layer.CHOICES and self.picks_by_routing:
            choices, columns = self.choices(), text_columns(self.size)
            here = min(self.position, len(choices.windows(columns)) - 1)
            return choices.turn_page(here, columns, step)
        return self.position + step

    def windows(self) -> list[layout.Segment]:
        """Return all windows of the layer on top."""
        columns = text_columns(self.size)
        match self.layer:
            case Layer.INPUT:
                return [self._input_segment(columns)]
            case Layer.CHOICES:
                return [window.cells for window in self.choices().windows(columns)]
            case Layer.MESSAGE:
                return self._message_windows(columns)
            case _:
                return layout.split_into_windows(self._segments(), columns, self._short_title())

    def _message_windows(self, columns: int) -> list[layout.Segment]:
        """Return the message, and behind it what can be picked, if no other message comes next."""
        segments, offers = self._segments(), self._offers()
        made = self.made_moves.last
        if self.has_short_answer and made is not None:
            return shorten_answer(segments, made, offers, self.renderer, columns)
        if self.fills_display:
            return self._text_lines()[:: self.size.rows]
        windows = layout.split_into_windows(segments, columns)
        is_followed = bool(self.messages.waiting) or self.messages.goes_on
        return windows if is_followed else add_offers(windows, offers, columns)

    def _offers(self) -> list[layout.Segment]:
        """What can be picked behind a message, by who picks with the routing keys of this line.

        Displays with several lines show the whole table instead.
        """
        if self.has_several_lines or not self.made_moves.is_picker(self.session):
            return []
        return list_offers(self.session, self.renderer)

    def _text_lines(self) -> list[layout.Segment]:
        """The lines of a message that stands alone on the display."""
        return layout.split_into_windows(self._segments(), text_columns(self.size))

    @property
    def fills_display(self) -> bool:
        """Whether a long message takes the lines of the table, such as a story."""
        is_message = self.layer is Layer.MESSAGE and self.has_several_lines
        return is_message and len(self._text_lines()) > _MOST_LINES

    @property
    def has_short_answer(self) -> bool:
        """Whether the answer to one's own move makes room for what can be picked."""
        is_message = self.layer is Layer.MESSAGE
        is_short = is_message and self.made_moves.is_short(self.session, self.messages.current)
        return is_short and not self.messages.answers and bool(self._offers())

    @property
    def is_read_to_end(self) -> bool:
        """Whether the end of the message on the display is shown, or was."""
        if self.layer is not Layer.MESSAGE:
            return False
        return self.has_short_answer or self.window >= self.last_text_window

    @property
    def last_text_window(self) -> int:
        """The window with the end of a message, before those with what can be picked."""
        rows = self.size.rows if self.fills_display else 1
        return (len(self._text_lines()) - 1) // rows

    @property
    def can_escape_move(self) -> bool:
        """Whether escape undoes the last move, whose answer is on the display."""
        is_message = self.layer is Layer.MESSAGE
        return is_message and self.made_moves.can_escape(self.session, self.messages.current)

    def fill_number(self) -> layout.Segment:
        """The number of the factory that typed tiles would fill; empty if none is filled now."""
        return fill_number(self.session, self.renderer)

    def choices(self) -> ChoiceList:
        found = list_choices(
            self.session, self.selection, self.renderer, is_asked=bool(self.session.pending)
        )
        return found.narrow(self.selection.picks.heading, text_columns(self.size))

    def pages(self) -> list[layout.Page]:
        """Return the pages of the whole table, each one line lower than the display."""
        touch = touch_of(self.session.setup.system)
        blocks = touch.blocks(self.session.context, self.session.told_state)
        return layout.lay_out_pages(
            [self.renderer.render_block(block) for block in blocks],
            self.size.rows - 1,
            self.size.columns,
        )

    def update_views(self) -> None:
        """Take over the views of the session, and stay in the view of the same name."""
        name = self.views[self.view].name if self.views else ""
        session = self.session
        touch = touch_of(session.setup.system)
        views = touch.views(session.context, session.told_state)
        reminder = session.reminder
        if not isinstance(reminder, TurnReminder):
            views = [
                text_view(TURN, view.title, reminder.phrases) if view.name == TURN else view
                for view in views
            ]
        self.views = views
        self.view = next((index for index, view in enumerate(self.views) if view.name == name), 0)

    def show_board(self, seat: int) -> None:
        """Show the first view of what a player has; messages stay above it."""
        self.view = next(
            (index for index, view in enumerate(self.views) if view.seat == seat), self.view
        )
        self.view_window = 0

    def turn_phrases(self) -> list[Phrase]:
        """Return whose turn it is, as the view of that name says it."""
        view = next(view for view in self.views if view.name == TURN)
        return [item.text for strip in view.strips for item in strip if item.text is not None]

    # Notes and messages

    def show_note(self, phrases: Sequence[Phrase]) -> None:
        """Show an answer to a key above everything else, until the next key."""
        if self.note is None:
            self.window_below_note = self.window
        self.note, self.window = self.write_message(phrases), 0

    def toggle_one_handed(self) -> None:
        self.input_line = self.input_line.toggle_one_handed()
        one_handed = self.input_line.one_handed
        self.show_note([phrase("braille-one-hand" if one_handed else "braille-two-hands")])

    def remove_note(self) -> None:
        self.note, self.window = None, self.window_below_note

    def write_message(self, phrases: Sequence[Phrase]) -> DisplayMessage:
        """Return a message in the language of the session."""
        text = self.renderer.render_text(phrases, self.verbosity)
        return DisplayMessage(text, self.renderer.language)

    def add_message(self, message: DisplayMessage) -> None:
        """Add a message behind those that wait.

        If none does, a display of the whole table shows it to a reader who reads nothing else.
        """
        is_free = self.is_resting and not self.messages.waiting and self.layer is Layer.VIEW
        self.messages = self.messages.add(message)
        if is_free and self.session.owner is None:
            self.show_next_message()
            self.release()

    def add_answer(self, message: DisplayMessage, *, is_first: bool) -> None:
        """Show the first answer to a key at once, and further ones after it."""
        self.release()
        if is_first:
            self.set_message_aside()
            self.messages = self.messages.begin_answer().add_answer(message)
            self.show_next_message()
        else:
            self.messages = self.messages.add_answer(message)

    def show_next_message(self) -> None:
        """Show the next message that waits, or none."""
        self.messages = self.messages.show_next()
        self.restart_below_note()

    def pass_over_messages(self) -> None:
        """Show the newest message that waits, or none; the others count as read."""
        self.messages = self.messages.show_newest()
        self.window = 0

    def leave_messages(self) -> None:
        """Show what is below the messages; those that wait go on waiting."""
        self.messages = self.messages.leave()
        self.window = 0

    def browse_messages(self, step: int) -> None:
        """Show the next message that waits, or a message later or earlier in the list."""
        is_next = step > 0 and self.messages.current is None and self.messages.waiting
        self.messages = self.messages.show_next() if is_next else self.messages.browse(step)
        self.window = 0

    def restart_below_note(self) -> None:
        """Begin at the first window of the layer on top, or of that below a note."""
        self.window_below_note = 0
        if self.note is None:
            self.window = 0

    def set_message_aside(self) -> None:
        """Let the message on the display wait again, unless it was read or tells what is undone."""
        is_undone = self.made_moves.is_taken_back(self.session, self.messages.current)
        if self.is_read_to_end or is_undone:
            self.messages = self.messages.leave()
        else:
            self.made_moves.lengthen()
            self.messages = self.messages.set_aside()

    def _segments(self) -> list[layout.Segment]:
        message = self.note or self.messages.current
        if message is not None:
            return self._renderer_of(message.language).render_words(message.text)
        if self.selection.picks.command is not None:
            phrases = question_phrases(self.session, self.selection.picks.command, self.verbosity)
        elif self.has_several_lines:
            phrases = self.turn_phrases()
        else:
            return self.renderer.render_view(self.views[self.view])
        return self.renderer.render_words(self.renderer.render_text(phrases))

    def _short_title(self) -> layout.Segment:
        """The title of the view on the display, for its later windows."""
        if self.layer is not Layer.VIEW or self.has_several_lines:
            return ()
        return self.renderer.render_short_title(self.views[self.view])

    def _input_segment(self, columns: int) -> layout.Segment:
        """The typed line, after the number of the factory that it fills if there is room."""
        number = self.fill_number()
        typed = self.input_line.render(columns, self.size.dots)
        line = layout.join_segments([number, typed]) if number else typed
        return line if len(line) <= columns else typed
