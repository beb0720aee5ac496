"""What the game or the program must do after a key of a braille display."""

from azul_access.games.system import Command, State
from azul_access.language.phrase import Phrase
from azul_access.values import frozen


@frozen
class SendText:
    """Handle typed text: the first of `candidates` that is understood counts."""

    candidates: tuple[str, ...]


@frozen
class PlayCommand:
    """Handle a command that the player picked and confirmed in `state`."""

    command: Command
    state: State


@frozen
class ExplainKey:
    """Say what a key does."""

    explanation: Phrase


@frozen
class StartListening:
    """Let the microphone hear one utterance."""


@frozen
class TakeDisplay:
    """The display belongs to `player`, a seat, or to the whole table."""

    player: int | None


Effect = SendText | PlayCommand | ExplainKey | StartListening | TakeDisplay
