"""The last move that was made with a display, and the seats that pick by its routing keys."""

from typing import NamedTuple

from azul_access.braille.screen.messages import DisplayMessage
from azul_access.games.system import Command, Expects, State
from azul_access.language.phrase import Phrase
from azul_access.session import Session
from azul_access.values import frozen


@frozen
class MadeMove:
    """`answer` is the message with its result, `state` the one after it, `before` the one before.

    `read_back` is the command. `is_undone_by_escape` tells that nobody was asked before it.
    """

    answer: DisplayMessage
    before: State
    state: State
    read_back: Phrase
    is_undone_by_escape: bool


class _Sent(NamedTuple):
    """What a key sends in `state`; `command` is None for a typed line."""

    state: State
    command: Command | None
    is_asked: bool


class MadeMoves:
    """Knows the last move of a display until another one is made.

    `short_answer` is the message that may stand in its short form, with the next choices behind it.
    """

    def __init__(self) -> None:
        self.last: MadeMove | None = None
        self.short_answer: DisplayMessage | None = None
        self._sent: _Sent | None = None  # until the first answer to the key
        self._pickers: set[object] = set()

    def begin(self, state: State, command: Command | None = None, *, is_asked: bool = True) -> None:
        """What a key sends is under way; its answer is awaited from now on."""
        self._sent = _Sent(state, command, is_asked)

    def end(self) -> None:
        """What is announced from now on does not answer that key."""
        self._sent = None

    def note_answer(self, session: Session, answer: DisplayMessage) -> None:
        """Keep the first answer, unless the move was refused or has become a question."""
        sent, self._sent = self._sent, None
        if sent is None:
            return
        self.last = _find_move(session, sent, answer)
        if sent.command is not None and self.last is not None and _is_only_a_move(session, sent):
            self.shorten(answer)

    def shorten(self, answer: DisplayMessage | None) -> None:
        """Let a message be short from now on, if it answered the last move."""
        if self.last is not None and answer is self.last.answer:
            self.short_answer = answer

    def is_short(self, session: Session, message: DisplayMessage | None) -> bool:
        """Whether a message may be short: not if somebody has taken the move back."""
        is_answer = message is not None and message is self.short_answer
        return is_answer and not self.is_taken_back(session, message)

    def is_taken_back(self, session: Session, message: DisplayMessage | None) -> bool:
        """Whether a message answered the last move, and that does not count any more."""
        last = self.last
        if last is None or message is not last.answer:
            return False
        return not any(item.before is last.before for item in session.ledger.applied)

    def lengthen(self) -> None:
        """Let the answer stand in full."""
        self.short_answer = None

    def can_escape(self, session: Session, message: DisplayMessage | None) -> bool:
        """Whether escape undoes the last move: its answer is shown and nothing has happened."""
        last = self.last
        return (
            last is not None
            and session.expected.kind is not Expects.OVER
            and last.is_undone_by_escape
            and last.state is session.ledger.state
            and last.answer is message
        )

    def note_picker(self, session: Session) -> None:
        """Remember that the player whose turn it is picks by routing keys."""
        self._pickers.add(_describe_turn(session))

    def is_picker(self, session: Session) -> bool:
        """Whether the player whose turn it is has picked a move by routing keys before."""
        return _describe_turn(session) in self._pickers


def _find_move(session: Session, sent: _Sent, answer: DisplayMessage) -> MadeMove | None:
    """Return the move if it was made; somebody else may have been faster."""
    applied = reversed(session.ledger.applied)
    item = next((item for item in applied if item.before is sent.state), None)
    if item is None or (sent.command is not None and item.command is not sent.command):
        return None
    read_back = session.setup.system.dialogue.describe_command(sent.state, item.command)
    return MadeMove(answer, sent.state, session.ledger.state, read_back, not sent.is_asked)


def _is_only_a_move(session: Session, sent: _Sent) -> bool:
    """Whether the answer tells nothing but the move: not after the last one of a round."""
    system, state = session.setup.system, session.ledger.state
    expects, number = system.rules.expects, system.facts.round_number
    is_same_step = expects(sent.state).kind is expects(state).kind
    return is_same_step and number(sent.state) == number(state)


def _describe_turn(session: Session) -> object:
    """Return whose turn it is; factories are filled by anybody."""
    expected = session.expected
    is_own = expected.kind in (Expects.TURN, Expects.CHOICE)
    return expected.player if is_own else expected.kind
