"""What follows at the table from a key of a braille display."""

from dataclasses import dataclass

from azul_access.braille.actions import KeyAction
from azul_access.games.system import Command, State
from azul_access.language.phrase import Phrase


@dataclass(frozen=True, slots=True)
class SendText:
    """Text was typed; the first reading that is understood is meant."""

    readings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayCommand:
    """A move was touched and confirmed; it was asked about in `state`."""

    command: Command
    state: State


@dataclass(frozen=True, slots=True)
class ExplainKey:
    """What a key does is to be said."""

    told: Phrase


@dataclass(frozen=True, slots=True)
class StartListening:
    """The next thing that is spoken is to be heard."""


Effect = SendText | PlayCommand | ExplainKey | StartListening


# What some keys mean whatever the display shows.
IMMEDIATE_EFFECTS: dict[KeyAction, Effect] = {
    KeyAction.UNDO: SendText(("u",)),
    KeyAction.REDO: SendText(("+",)),
    KeyAction.LISTEN: StartListening(),
}
