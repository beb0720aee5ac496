"""What the keys of a braille display do. The values stand in the key files and in phrase names."""

from enum import Enum

from azul_access.values import frozen


class KeyAction(Enum):
    """`ROUTING` and `LINE` belong to numbered keys."""

    PAN_ON = "on"
    PAN_BACK = "back"
    NEXT_VIEW = "next-view"
    PREVIOUS_VIEW = "last-view"
    ROUTING = "touch"
    LINE = "line"
    CONFIRM = "confirm"
    ESCAPE = "escape"
    CHOICES = "choices"
    EARLIER_MESSAGE = "earlier"
    LATER_MESSAGE = "later"
    FIRST = "first"
    LAST = "last"
    WHOSE_TURN = "whose-turn"
    UNDO = "undo"
    REDO = "redo"
    ERASE = "erase"
    ONE_HANDED = "one-hand"
    LISTEN = "listen"
    HELP = "help"


@frozen
class KeyPress:
    """`number` is that of the routing key or line key, from 0."""

    action: KeyAction
    number: int = 0
