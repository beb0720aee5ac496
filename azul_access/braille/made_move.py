"""The last move that was picked on a display and made without asking, so that escape undoes it."""

from azul_access.braille.content import Content, Layer
from azul_access.braille.effects import PlayCommand
from azul_access.braille.messages import Message
from azul_access.games.system import State
from azul_access.session import Session


class MadeMove:
    """Is known from the key that makes the move until another one is made."""

    def __init__(self) -> None:
        self._awaited: PlayCommand | None = None  # until the first answer to the key
        self._made: tuple[State, Message] | None = None  # the state after it, and the answer

    def begin(self, effect: PlayCommand) -> PlayCommand:
        """Return the effect, whose answer is awaited from now on."""
        self._awaited = effect
        return effect

    def end(self) -> None:
        """What is announced from now on does not answer that key."""
        self._awaited = None

    def note_answer(self, session: Session, answer: Message) -> None:
        """Keep the first answer, unless the move was refused or has become a question."""
        if self._awaited is not None:
            is_made = _has_made(session, self._awaited)
            self._made = (session.ledger.state, answer) if is_made else None
            self._awaited = None

    def is_shown(self, content: Content) -> bool:
        """Whether the answer is on the display, and nothing has happened since."""
        if self._made is None or content.layer is not Layer.MESSAGE:
            return False
        state, answer = self._made
        return content.session.ledger.state is state and content.messages.current is answer


def _has_made(session: Session, effect: PlayCommand) -> bool:
    """Whether the command was made; somebody else may have been faster."""
    applied = reversed(session.ledger.applied)
    in_state = next((item for item in applied if item.before is effect.state), None)
    return in_state is not None and in_state.command is effect.command
