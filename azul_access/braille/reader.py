"""The state of a braille display: how it reacts to its keys and to the game, without a device.

The answer to a key of this display is shown at once, in place of what is there. All other messages
wait until a key shows them or passes over them. `content` makes cells of the state.
"""

from collections.abc import Sequence
from dataclasses import replace

from azul_access.braille.actions import KeyAction, KeyPress
from azul_access.braille.cells.layout import DisplaySize
from azul_access.braille.effects import Effect, ExplainKey, PlayCommand, SendText, StartListening
from azul_access.braille.moving import clear_selection, move, open_choices
from azul_access.braille.screen.choices import (
    Selection,
    are_labels_expected,
    is_number_expected,
)
from azul_access.braille.screen.content import Content, Layer
from azul_access.braille.screen.menus import Menu, SentText
from azul_access.braille.screen.messages import DisplayMessage
from azul_access.braille.sent_words import find_word
from azul_access.language.phrase import Phrase, Verbosity, phrase
from azul_access.session import Session
from azul_access.session.output.announcements import Announcement
from azul_access.session.output.narration import narrate

# How many announcements from before the display was connected can be read again.
EARLIER_ANNOUNCEMENTS = 20
# These keys do nothing but remove a note; other keys do so and act.
_NOTE_REMOVERS = frozenset(
    (
        KeyAction.PAN_ON,
        KeyAction.PAN_BACK,
        KeyAction.ROUTING,
        KeyAction.LINE,
        KeyAction.CONFIRM,
        KeyAction.ESCAPE,
    )
)


class Reader:
    """Keeps the content of one display; every change of the game comes through `update_session`."""

    def __init__(self, session: Session, size: DisplaySize) -> None:
        self.content = Content(session, size)
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
        self.content.messages = self.content.messages.mark_all_read()
        self.announce(session.reminder)

    def frame(self) -> list[bytes]:
        """Return the cells of each row; those of row 0 are followed by the status cells."""
        return self.content.frame()

    # Changes of the game and of the display

    def update_session(self, session: Session) -> None:
        """Take over a changed session; the view keeps its place."""
        content = self.content
        had_short_answer = content.has_short_answer
        if content.is_read_to_end:
            content.made_moves.shorten(content.messages.current)
        before, content.session = content.session, session
        state_changed = session.told_state is not before.told_state
        if session.pending != before.pending:
            self._is_answered = False
        if state_changed or session.pending != before.pending:
            clear_selection(self.content)
            self.content.selection = Selection(choosing=bool(session.pending))
        self.content.update_views()
        if content.has_short_answer is not had_short_answer:
            content.restart_below_note()

    def resize(self, size: DisplaySize) -> None:
        """Take over the size of the display, which may be another one."""
        if size != self.content.size:
            self.content.size = size
            self.content.window = self.content.view_window = self.content.page = 0

    def announce(self, announcement: Announcement, *, is_answer: bool = False) -> None:
        """Add an announcement to the messages, in its terse form.

        `is_answer` says that it answers the last key of this display.
        """
        session = self.content.session
        context = replace(session.context, verbosity=Verbosity.TERSE)
        paragraphs = narrate(session.setup.system, context, announcement)
        sentences = [sentence for paragraph in paragraphs for sentence in paragraph]
        self.announce_phrases(sentences, is_answer=is_answer)

    def announce_phrases(self, phrases: Sequence[Phrase], *, is_answer: bool = False) -> None:
        """Add sentences to the messages."""
        content = self.content
        message = content.write_message(phrases)
        if not message.text:
            return
        self._question = message if content.session.asks_yes_or_no else None
        # A question of others must be read before the choices, which are its answers.
        if is_answer or content.session.pending:
            content.add_answer(message, is_first=not self._is_answered)
            content.made_moves.note_answer(content.session, message)
            self._is_answered = True
        else:
            content.add_message(message)

    # Keys

    def press(self, press: KeyPress) -> Effect | None:
        """React to a bound key. Never raises."""
        self._is_answered = False
        self.content.made_moves.end()
        action = press.action
        if self._explains_next_key:
            return self._explain(phrase(f"braille-action-{action.value}"))
        if self.content.note is not None and not self._pans_within_note(action):
            self.content.remove_note()
            if action in _NOTE_REMOVERS:
                return None
        if action is KeyAction.ESCAPE and self.content.can_escape_move:
            action = KeyAction.UNDO
        if (word := find_word(action, self.content, self._question)) is not None:
            return self._send(word)
        match action:
            case KeyAction.LISTEN:
                return StartListening()
            case KeyAction.ROUTING:
                return self._pick_cell(*divmod(press.number, self.content.size.columns))
            case KeyAction.LINE:
                return self._press_line_key(press.number)
            case KeyAction.CONFIRM:
                return self._confirm()
            case KeyAction.WHOSE_TURN:
                self.content.show_note(self.content.turn_phrases())
            case KeyAction.ERASE:
                self.content.input_line = self.content.input_line.erase()
            case KeyAction.ONE_HANDED:
                self._toggle_one_handed()
            case KeyAction.HELP:
                self._explains_next_key = True
                self.content.show_note([phrase("braille-help-key")])
            case _:
                move(self.content, action)
        return None

    def type(self, cell: int) -> Effect | None:
        """React to a chord of the braille keyboard, an ISO byte; 0 is the space bar alone."""
        self._is_answered = False
        if self._explains_next_key:
            return self._explain(phrase("braille-action-type"))
        content = self.content
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

    def _toggle_one_handed(self) -> None:
        self.content.input_line = self.content.input_line.toggle_one_handed()
        one_handed = self.content.input_line.one_handed
        self.content.show_note([phrase("braille-one-hand" if one_handed else "braille-two-hands")])

    # Picking and confirming

    def _pick_cell(self, row: int, column: int) -> Effect | None:
        """React to a routing key over a cell."""
        content = self.content
        if content.layer not in (Layer.MESSAGE, Layer.CHOICES, Layer.VIEW):
            return None
        line = content.lines()[row] if row < content.size.rows else ()
        pick = line[column].pick if column < len(line) else None
        message = content.messages.current if row == 0 else None
        if message is not None or pick is not None:
            content.leave_messages()
        if pick is None:
            return None
        if not content.selection.picks:
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
        windows = choices.windows(self.content.size.columns)
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
        if self.content.session.queued_announcements and not isinstance(pick, Menu):
            self.announce(self.content.session.reminder)
            return None
        content = self.content
        content.selection = content.selection.add(pick, content.session)
        content.window = 0
        if content.selection.command is None or content.session.settings.asks_on_braille:
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
                return self._pick_choice(0)
            case _ if content.session.queued_announcements or content.session.walk is not None:
                return SendText(("",))  # like the Enter key: the next step
            case _:
                open_choices(self.content)
        return None

    def _play_selected(self) -> PlayCommand:
        session, selection = self.content.session, self.content.selection
        state, made_moves = session.ledger.state, self.content.made_moves
        if selection.is_touched:
            made_moves.note_picker(session)
        asks = session.settings.asks_on_braille
        made_moves.begin(state, selection.command, is_asked=asks)
        clear_selection(self.content)
        return PlayCommand(selection.command, state)

    def _send(self, word: Phrase) -> SendText:
        return SendText((self.content.renderer.render_text([word]),))

    def _send_input(self) -> SendText | None:
        """Send the typed line, unless another factory is filled now than when typing began."""
        content = self.content
        state = content.session.ledger.state
        if content.fill_number() and state is not self._state_before_input:
            self._state_before_input = state
            self.content.show_note(content.turn_phrases())
            return None
        candidates = content.input_line.text_candidates(
            content.session.settings.language,
            content.size.dots,
            number_expected=is_number_expected(content.session),
            letters_expected=are_labels_expected(content.session),
        )
        content.input_line = content.input_line.clear()
        content.made_moves.begin(state)
        message = self._message_before_input
        if message is not None and message is content.messages.current:
            self.content.leave_messages()
        return SendText(candidates)
