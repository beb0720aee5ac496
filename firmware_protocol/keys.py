"""Names of keys: plain strings. Keys with the same meaning have the same name on all displays.

A name is a word of `PLAIN`, or a word of `NUMBERED` with a number from 1 on: "routing 1". This
module knows no protocol. It imports nothing, so that devices in MicroPython can use it.
"""

PLAIN = {
    "pan back": "towards the beginning; left thumb or display key, or the page key back",
    "pan on": "towards the end; right thumb or display key, or the page key forward",
    "space": "space bar of the braille keyboard; two halves of a bar are one key",
    "up": "joystick, navigation pad or arrow",
    "down": "joystick, navigation pad or arrow",
    "left": "joystick, navigation pad or arrow",
    "right": "joystick, navigation pad or arrow",
    "select": "joystick or pad pressed in, or the key in the middle",
    "previous": "outer thumb key on the left: line or item before",
    "next": "outer thumb key on the right: line or item after",
    "escape": "leave",
    "return": "confirm",
    "help": "the key marked with a question mark or H",
    "menu": "the menu key",
    "refresh": "the square key of a Canute: draw the page anew",
    "power": "the power key, where a display reports it",
    "left shift": "modifier of a braille keyboard",
    "right shift": "modifier of a braille keyboard",
    "left control": "modifier of a braille keyboard",
    "right control": "modifier of a braille keyboard",
}

NUMBERED = {
    "routing": "above each text cell, counted from the left",
    "status": "above each status cell",
    "dot": "braille keyboard, 1 to 8",
    "display": "keys beside the cells that have no name of their own",
    "front": "keys on the front edge",
    "back": "keys on the rear edge",
    "command": "command keys",
    "function": "function keys F1, F2, or S1, S2",
    "line": "keys beside the lines of a display with several, from the top",
    "keypad": "keys of a block of numbers or letters, in the maker's order",
}


def numbered(word: str, number: int) -> str:
    """The name of one of several keys; `number` counts from 1."""
    return word + " " + str(number)


def number(key: str, word: str) -> int:
    """The number in the name of a key that is `word` and a number from 1; 0 for any other key."""
    if not key.startswith(word + " "):
        return 0
    digits = key[len(word) + 1 :]
    return int(digits) if digits.isdigit() and len(digits) <= 4 else 0


def known(key: str) -> bool:
    """Whether this is the name of a key."""
    return key in PLAIN or any(number(key, word) for word in NUMBERED)
