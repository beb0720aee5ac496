"""What a key of a braille display can do. Their names stand in the key files and in phrases."""

from dataclasses import dataclass
from enum import Enum


class KeyAction(Enum):
    """`TOUCH` and `LINE` come with the number of their key."""

    ON = "on"
    BACK = "back"
    NEXT_VIEW = "next-view"
    LAST_VIEW = "last-view"
    TOUCH = "touch"
    LINE = "line"
    CONFIRM = "confirm"
    ESCAPE = "escape"
    CHOICES = "choices"
    EARLIER = "earlier"
    LATER = "later"
    WHOSE_TURN = "whose-turn"
    UNDO = "undo"
    REDO = "redo"
    ERASE = "erase"
    ONE_HAND = "one-hand"
    LISTEN = "listen"
    HELP = "help"


@dataclass(frozen=True, slots=True)
class KeyPress:
    """`number` is the routing key or line key, from 0."""

    do: KeyAction
    number: int = 0


# Actions that only dismiss a note.
DISMISSING = frozenset(
    (
        KeyAction.ON,
        KeyAction.BACK,
        KeyAction.TOUCH,
        KeyAction.LINE,
        KeyAction.CONFIRM,
        KeyAction.ESCAPE,
    )
)
