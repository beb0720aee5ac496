"""What the game or the program must do after a key of a braille display."""

from dataclasses import dataclass

from azul_access.games.system import Command, State
from azul_access.language.phrase import Phrase


@dataclass(frozen=True, slots=True)
class SendText:
    """Handle typed text: the first of `candidates` that is understood counts."""

    candidates: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayCommand:
    """Handle a command that the player picked and confirmed in `state`."""

    command: Command
    state: State


@dataclass(frozen=True, slots=True)
class ExplainKey:
    """Say what a key does."""

    explanation: Phrase


@dataclass(frozen=True, slots=True)
class StartListening:
    """Let the microphone hear one utterance."""


@dataclass(frozen=True, slots=True)
class TakeDisplay:
    """The display belongs to `player`, a seat, or to the whole table."""

    player: int | None


Effect = SendText | PlayCommand | ExplainKey | StartListening | TakeDisplay
