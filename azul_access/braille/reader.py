"""The state of a braille display: how it reacts to its keys and to the game, without a device.

The answer to a key of this display is shown at once, in place of what is there. All other messages
wait until a key shows them or passes over them. `content` makes cells of the state.
"""

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from azul_access.braille.actions import KeyAction, KeyPress
from azul_access.braille.cells.layout import DisplaySize, Segment
from azul_access.braille.effects import (
    Effect,
    ExplainKey,
    PlayCommand,
    SendText,
    StartListening,
    TakeDisplay,
)
from azul_access.braille.moving import clear_selection, move, open_book, open_choices
from azul_access.braille.screen.choices import Selection
from azul_access.braille.screen.content import Content, Layer
from azul_access.braille.screen.menus import Menu, OwnerChoice, SentText
from azul_access.braille.screen.messages import DisplayMessage
from azul_access.braille.screen.signs import text_columns
from azul_access.braille.sent_words import ENTER, find_candidates, find_word, goes_on
from azul_access.games.system import Expects
from azul_access.language.phrase import Phrase, phrase
from azul_access.session import Session
from azul_access.session.output.announcements import Announcement, BookPlace, GameEvents
from azul_access.session.output.narration import narrate

# How many announcements from before the display was connected can be read again.
EARLIER_ANNOUNCEMENTS = 20
# A question that comes up by itself takes no typed answer for so long.
QUESTION_SECONDS = 1.0
# These keys are meant for what is on the display.
_ACTING = frozenset((KeyAction.ROUTING, KeyAction.LINE, KeyAction.CONFIRM, KeyAction.ESCAPE))
# These keys do nothing but remove a note; other keys do so and act.
_NOTE_REMOVERS = _ACTING | {KeyAction.PAN_ON, KeyAction.PAN_BACK}


class Reader:
    """Keeps the content of one display; every change of the game comes through `update_session`."""

    def __init__(
        self,
        session: Session,
        size: DisplaySize,
        clock: Callable[[], float] = time.monotonic,
        *,
        is_beginning: bool = False,
    ) -> None:
        """`clock` returns seconds. At the beginning of a game nothing that was announced is read
        yet; later everything is, and the reader begins with whose turn it is.
        """
        self.content = Content(session, size)
        self._clock = clock
        self._asked_at = -math.inf  # when somebody else's question came
        self._explains_next_key = False
        self._is_answered = False  # a message has answered the last key, or asked
        self._question: DisplayMessage | None = None  # waits for a yes or a no
        # The message that was read to its end when typing began.
        self._message_before_input: DisplayMessage | None = None
        # The state when typing began, or when its change was pointed out.
        self._state_before_input: object = None
        self.content.update_views()
        for announcement in session.announcements[-EARLIER_ANNOUNCEMENTS:]:
            self.announce(announcement)
        if is_beginning and self.content.messages.items:
            self.content.messages = self.content.messages.read_from_first()
            return
        self.content.messages = self.content.messages.mark_all_read()
        self.announce(session.reminder, is_answer=True)

    def frame(self) -> list[bytes]:
        """Return the cells of each row; those of row 0 are followed by the status cells."""
        return self.content.frame()

    def ask_owner(self) -> None:
        """Let the reader choose whose display it is, before anything else."""
        self.content.messages = self.content.messages.set_aside()
        self.content.selection = Selection(choosing=True, menu=Menu.OWNER)
        self.content.release()

    # Changes of the game and of the display

    def update_session(self, session: Session, *, is_answer: bool = False) -> None:
        """Take over a changed session; the view keeps its place.

        `is_answer` says that a key of this display has changed it.
        """
        content = self.content
        had_short_answer = content.has_short_answer
        if content.is_read_to_end:
            content.made_moves.shorten(content.messages.current)
        before, content.session = content.session, session
        state_changed = session.told_state is not before.told_state
        is_asked = bool(session.pending) and session.pending != before.pending
        if session.pending != before.pending:
            self._is_answered = False
            had_caused_question = content.has_caused_question
            content.has_caused_question = is_asked and (is_answer or session.owner is not None)
            if had_caused_question and not is_asked:
                clear_selection(content)
        if is_asked and not content.has_caused_question:
            self._asked_at = self._clock()
        if state_changed or (content.has_caused_question and session.pending != before.pending):
            clear_selection(self.content)
            self.content.selection = Selection(choosing=content.has_caused_question)
        if is_answer:
            content.release()
        self.content.update_views()
        if session.owner is not None and session.owner != before.owner:
            content.release()
            content.show_board(session.owner.seat)
        if content.has_short_answer is not had_short_answer:
            content.restart_below_note()

    def resize(self, size: DisplaySize) -> None:
        """Take over the size of the display, which may be another one."""
        if size != self.content.size:
            self.content.release()
            self.content.size = size
            self.content.window = self.content.view_window = self.content.page = 0

    def announce(self, announcement: Announcement, *, is_answer: bool = False) -> None:
        """Add an announcement to the messages; the end of a game is a message of its own.

        `is_answer` says that it answers the last key of this display.
        """
        session = self.content.session
        if is_answer and isinstance(announcement, BookPlace):
            open_book(self.content, announcement)
            self._is_answered = True
            return
        context = replace(session.context, verbosity=self.content.verbosity)
        paragraphs = narrate(session.setup.system, context, announcement)
        parts = [paragraphs]
        if isinstance(announcement, GameEvents) and session.expected.kind is Expects.OVER:
            parts = [paragraphs[:-1], paragraphs[-1:]]
        for part in parts:
            sentences = [sentence for paragraph in part for sentence in paragraph]
            self.announce_phrases(sentences, is_answer=is_answer)

    def announce_phrases(self, phrases: Sequence[Phrase], *, is_answer: bool = False) -> None:
        """Add sentences to the messages."""
        content = self.content
        message = content.write_message(phrases)
        if not message.text:
            return
        self._question = message if content.session.asks_yes_or_no else None
        # A question must be read before the choices, which are its answers.
        if is_answer or (content.has_caused_question and content.session.pending):
            if content.input_line.cells:
                content.show_note(phrases)
            content.add_answer(message, is_first=not self._is_answered)
            content.made_moves.note_answer(content.session, message)
            self._is_answered = True
        else:
            content.add_message(message)

    # Keys

    def press(self, press: KeyPress) -> Effect | None:
        """React to a bound key. Never raises."""
        content = self.content
        shown = content.lines()
        is_outdated = press.action in _ACTING and content.is_outdated
        was_view = content.layer is Layer.VIEW
        effect = self._react(press, shown, is_outdated=is_outdated)
        content.is_resting = content.layer is Layer.VIEW and not was_view
        return effect

    def _react(
        self, press: KeyPress, shown: Sequence[Segment], *, is_outdated: bool
    ) -> Effect | None:
        """React to a key while the display has the lines `shown`."""
        self._is_answered = False
        self.content.made_moves.end()
        self.content.release()
        action = press.action
        if self._explains_next_key:
            return self._explain(phrase(f"braille-action-{action.value}"))
        if self.content.note is not None and not self._pans_within_note(action):
            self.content.remove_note()
            if action in _NOTE_REMOVERS:
                return None
        if is_outdated and self.content.layer is not Layer.INPUT:
            # What the key was meant for is not there any more.
            self._show_what_waits()
            return None
        if action is KeyAction.ESCAPE and self.content.can_escape_move:
            action = KeyAction.UNDO
        if action is KeyAction.UNDO and self.content.session.expected.kind is Expects.OVER:
            return self._pick(Menu.UNDO)
        question = None if self._has_just_been_asked else self._question
        if (word := find_word(action, self.content, question)) is not None:
            return self._send(word)
        match action:
            case KeyAction.LISTEN:
                return StartListening()
            case KeyAction.ROUTING:
                return self._pick_cell(shown, *divmod(press.number, self.content.size.columns))
            case KeyAction.LINE:
                return self._press_line_key(press.number)
            case KeyAction.CONFIRM:
                return self._confirm()
            case KeyAction.WHOSE_TURN:
                self.content.show_note(self.content.turn_phrases())
            case KeyAction.ERASE:
                self.content.input_line = self.content.input_line.erase()
            case KeyAction.ONE_HANDED:
                self.content.toggle_one_handed()
            case KeyAction.HELP:
                self._explains_next_key = True
                self.content.show_note([phrase("braille-help-key")])
            case _:
                move(self.content, action)
        return None

    def type(self, cell: int) -> Effect | None:
        """React to a chord of the braille keyboard, an ISO byte; 0 is the space bar alone."""
        self._is_answered = self.content.is_resting = False
        self.content.release()
        if self._explains_next_key:
            return self._explain(phrase("braille-action-type"))
        content = self.content
        if cell == 0 and content.session.awaits_hands and not content.input_line.cells:
            content.remove_note()
            return SendText(ENTER)  # the computer's move is laid
        if not content.input_line.cells:
            at_end = content.is_read_to_end
            self._message_before_input = content.messages.current if at_end else None
            self._state_before_input = content.session.ledger.state
        if content.note is not None:
            self.content.remove_note()
        content.input_line = content.input_line.add_chord(cell)
        return None

    def press_unbound(self) -> Effect | None:
        """React to a key without a binding: explain that it does nothing, if that was asked."""
        if self._explains_next_key:
            return self._explain(phrase("braille-action-nothing"))
        return None

    @property
    def _has_just_been_asked(self) -> bool:
        """Whether a question has come up by itself, which nobody can have read yet."""
        return self._clock() - self._asked_at < QUESTION_SECONDS

    def _explain(self, explanation: Phrase) -> ExplainKey:
        self._explains_next_key = False
        self.content.show_note([explanation])
        return ExplainKey(explanation)

    # Notes

    def _pans_within_note(self, action: KeyAction) -> bool:
        window, last = self.content.window, len(self.content.windows()) - 1
        return (action is KeyAction.PAN_ON and window < last) or (
            action is KeyAction.PAN_BACK and window > 0
        )

    # Picking and confirming

    def _pick_cell(self, shown: Sequence[Segment], row: int, column: int) -> Effect | None:
        """React to a routing key over a cell of the lines that are on the display."""
        content = self.content
        if content.layer not in (Layer.MESSAGE, Layer.CHOICES, Layer.VIEW):
            return None
        line = shown[row] if row < len(shown) else ()
        pick = line[column].pick if column < len(line) else None
        is_on_message = row == 0 or content.fills_display
        message = content.messages.current if is_on_message else None
        if (
            isinstance(pick, SentText)
            and content.session.pending
            and not content.has_caused_question
        ):
            return None  # no touch answers a question of others by mistake
        if message is not None or pick is not None:
            content.leave_messages()
        if pick is None:
            return None
        content.picks_by_routing = True
        if not content.selection.picks.values:
            content.selection = replace(content.selection, is_touched=True, message=message)
        return self._pick(pick)

    def _press_line_key(self, number: int) -> Effect | None:
        """React to the key beside a line: pick a choice of the first line by its place, or yes."""
        content = self.content
        if content.layer is Layer.MESSAGE:
            self.content.leave_messages()
        elif content.layer is Layer.QUESTION:
            return self._confirm() if number == 0 else None
        elif content.layer is Layer.CHOICES:
            return self._pick_choice(number)
        return None

    def _pick_choice(self, number: int) -> Effect | None:
        """Pick a choice by its place in the window, from 0."""
        choices = self.content.choices()
        windows = choices.windows(text_columns(self.content.size))
        window = windows[min(self.content.window, len(windows) - 1)]
        index = window.first + number
        return self._pick(choices.options[index].pick) if index < window.end else None

    def _pick(self, pick: object) -> Effect | None:
        """Add a pick to the selection; as soon as it is a command, the question is asked."""
        if isinstance(pick, KeyAction):
            clear_selection(self.content)
            return self.press(KeyPress(pick))
        if isinstance(pick, SentText):
            clear_selection(self.content)
            return self._send(pick.text)
        if isinstance(pick, OwnerChoice):
            clear_selection(self.content)
            return TakeDisplay(pick.player)
        content = self.content
        session = content.session
        if not isinstance(pick, Menu) and (session.queued_announcements or not session.may_move):
            self.announce(session.reminder, is_answer=True)
            return None
        content.selection = content.selection.add(pick, content.session)
        content.window = 0
        # At the display of the table one touch may be meant for another turn.
        picks = content.selection.picks
        is_one_touch = session.owner is None and len(picks.values) == 1
        if picks.command is None or session.settings.asks_on_braille or is_one_touch:
            return None
        return self._play_selected()

    def _confirm(self) -> Effect | None:
        """Send the input, dismiss the message, play the command, or pick the first choice."""
        content = self.content
        match content.layer:
            case Layer.INPUT:
                return self._send_input()
            case Layer.MESSAGE:
                self.content.pass_over_messages()
            case Layer.QUESTION:
                return self._play_selected()
            case Layer.CHOICES:
                content.picks_by_routing = False
                return self._pick_choice(0)
            case _ if content.messages.waiting:
                self._show_what_waits()
            case _ if goes_on(content.session):
                return SendText(ENTER)
            case _:
                open_choices(self.content)
        return None

    def _show_what_waits(self) -> None:
        """Show the first message that waits, above everything but the typed line."""
        content = self.content
        if content.messages.waiting and content.input_line.cells:
            message = content.messages.items[content.messages.waiting[0]]
            content.note, content.window_below_note, content.window = message, content.window, 0
        elif content.messages.waiting:
            clear_selection(content)
            content.show_next_message()

    def _play_selected(self) -> PlayCommand:
        session, selection = self.content.session, self.content.selection
        command, state = selection.picks.command, session.ledger.state
        made_moves = self.content.made_moves
        if selection.is_touched:
            made_moves.note_picker(session)
        asks = session.settings.asks_on_braille
        made_moves.begin(state, command, is_asked=asks)
        clear_selection(self.content)
        return PlayCommand(command, state)

    def _send(self, word: Phrase) -> SendText:
        return SendText((self.content.renderer.render_text([word]),))

    def _send_input(self) -> SendText | None:
        """Send the typed line, unless another factory is filled now than when typing began."""
        content, session = self.content, self.content.session
        state = session.ledger.state
        if session.pending and self._has_just_been_asked:
            self._show_what_waits()
            return None
        if content.fill_number() and state is not self._state_before_input:
            self._state_before_input = state
            self.content.show_note(content.turn_phrases())
            return None
        candidates = find_candidates(content)
        content.input_line = content.input_line.clear()
        content.made_moves.begin(state)
        message = self._message_before_input
        if message is not None and message is content.messages.current:
            self.content.leave_messages()
        return SendText(candidates)
