"""Handy Tech's models and the frames of their keys; see `golden_handytech` for the sources."""

from typing import NamedTuple

from golden_frames import KeyFrames

DOTS = {
    "dot 7": "03",  # B1
    "dot 3": "07",
    "dot 2": "0b",
    "dot 1": "0f",
    "dot 4": "13",
    "dot 5": "17",
    "dot 6": "1b",
    "dot 8": "1f",  # B8
}
# The digits 1 to 9 and 0, then B9 to B14.
KEYPAD_CODES = "15 19 1d 06 0a 0e 16 1a 1e 05 12 02 11 01 09 0d"
KEYPAD = {f"keypad {number}": code for number, code in enumerate(KEYPAD_CODES.split(), 1)}
PAN = {"pan back": "04", "pan on": "08"}
ROCKERS = PAN | {"previous": "0c", "next": "14"}
JOYSTICK = {"left": "74", "right": "75", "up": "76", "down": "77", "select": "78"}
SPACE = {"space": "10"}

BASIC = {
    "display 1": "0f",
    "pan back": "0b",
    "display 3": "07",
    "display 4": "13",
    "pan on": "17",
    "display 6": "1b",
}
EASY = DOTS | PAN
WAVE = DOTS | PAN | {"escape": "0c", "space": "10", "return": "14"}
STATUS_KEYS = {"status 1": "70", "status 2": "71", "status 3": "72", "status 4": "73"}
MODULAR = DOTS | KEYPAD | PAN | STATUS_KEYS
EVOLUTION = DOTS | KEYPAD | ROCKERS | {"left": "10", "right": "18"}
STAR = DOTS | KEYPAD | ROCKERS | JOYSTICK | SPACE
ACTIVATOR = {
    **(DOTS | JOYSTICK | SPACE),
    "display 1": "0c",
    "pan back": "7a",
    "display 3": "14",
    "display 4": "04",
    "pan on": "7b",
    "display 6": "08",
}


class Model(NamedTuple):
    """`keys`: name to number. `bare_line`: it takes cells bare; `bare_keys`: it sends keys bare."""

    byte: str
    name: str
    columns: int
    status: int
    keys: dict[str, str]
    bare_line: bool = False
    bare_keys: bool = False


MODELS = [
    Model("05", "Braille Wave", 40, 0, WAVE, True, True),
    Model("36", "Modular Evolution 64", 64, 0, EVOLUTION),
    Model("38", "Modular Evolution 88", 88, 0, EVOLUTION),
    Model("3a", "Modular Connect 88", 88, 0, EVOLUTION),
    Model("44", "Easy Braille", 40, 0, EASY, False, True),
    Model("54", "Active Braille", 40, 0, STAR),
    Model("55", "Connect Braille 40", 40, 0, STAR),
    Model("61", "Actilino", 16, 0, STAR),
    Model("64", "Active Star 40", 40, 0, STAR),
    Model("72", "Braillino", 20, 0, STAR, True, True),
    Model("74", "Braille Star 40", 40, 0, STAR, True, True),
    Model("78", "Braille Star 80", 80, 0, STAR, True, True),
    Model("80", "Modular 20+4", 20, 4, MODULAR, True, True),
    Model("88", "Modular 80+4", 80, 4, MODULAR, True, True),
    Model("89", "Modular 40+4", 40, 4, MODULAR, True, True),
    Model("81", "Basic Braille 16", 16, 0, BASIC),
    Model("82", "Basic Braille 20", 20, 0, BASIC),
    Model("83", "Basic Braille 32", 32, 0, BASIC),
    Model("84", "Basic Braille 40", 40, 0, BASIC),
    Model("8a", "Basic Braille 48", 48, 0, BASIC),
    Model("86", "Basic Braille 64", 64, 0, BASIC),
    Model("87", "Basic Braille 80", 80, 0, BASIC),
    Model("8c", "Basic Braille 84", 84, 0, BASIC),
    Model("8b", "Basic Braille 160", 160, 0, BASIC),
    Model("92", "Basic Braille Plus 20", 20, 0, STAR),
    Model("93", "Basic Braille Plus 32", 32, 0, STAR),
    Model("94", "Basic Braille Plus 40", 40, 0, STAR),
    Model("9a", "Basic Braille Plus 48", 48, 0, STAR),
    Model("96", "Basic Braille Plus 64", 64, 0, STAR),
    Model("97", "Basic Braille Plus 80", 80, 0, STAR),
    Model("9c", "Basic Braille Plus 84", 84, 0, STAR),
    Model("a4", "Activator", 40, 0, ACTIVATOR),
    Model("a6", "Activator Pro 64", 64, 0, ACTIVATOR),
    Model("a8", "Activator Pro 80", 80, 0, ACTIVATOR),
]
# Models that can be set to use fewer of their cells; the host asks for the number.
RESIZABLE = ("a4", "a6", "a8")
# What our device is if only its number of cells is given.
BY_COLUMNS = [
    *((16, "81"), (20, "92"), (32, "93"), (40, "94"), (48, "9a"), (64, "96"), (80, "97")),
    *((84, "9c"), (88, "38"), (160, "8b"), (25, "a4"), (41, "a6"), (65, "a8"), (1, "a4")),
]


def routing_keys(columns: int) -> dict[str, str]:
    """Routing keys begin with 20; 77 is the last, so that not every one of 160 has a number."""
    last = min(0x20 + columns, 0x78)
    return {f"routing {code - 0x1F}": f"{code:02x}" for code in range(0x20, last)}


def key_numbers(model: Model) -> dict[str, str]:
    """Numbers from 70 on are routing keys where there are so many."""
    routing = routing_keys(model.columns)
    taken = set(routing.values())
    others = {name: code for name, code in model.keys.items() if code not in taken}
    return others | routing


def key_frames(model: Model, bare: bool) -> dict[str, KeyFrames]:
    """Bit 7 of a key's number is set when it is released."""
    frames = {}
    for name, code in key_numbers(model).items():
        up = f"{int(code, 16) + 0x80:02x}"
        if bare:
            frames[name] = KeyFrames(code, up)
        else:
            before, after = f"79{model.byte}0204", "16"
            frames[name] = KeyFrames(before + code + after, before + up + after)
    return frames
