"""What BRLTTY makes of keys: its command codes, and our names for them. Must never know a socket.

BRLTTY has a table for each display that makes commands of keys, so that keys of the same meaning
arrive the same whoever made the display. A command says nothing of releases: a key has gone down
and up again when it comes. Source: BrlAPI's key codes, `brlapi_keycodes.h`.
"""

from firmware_protocol import cells, keys

COMMAND = 0x20000000
OFFLINE = COMMAND + 76  # also broadcast when the display has gone
ROUTE = COMMAND + (1 << 16)  # + the cell, from 0, over all rows
ROUTE_LINE = COMMAND + (24 << 16)  # + the row, from 0
DOTS = COMMAND + (34 << 16)  # + a cell, + CHORD if the space bar is held with it
CHORD = 0x100
ARGUMENT = 0xFFFF
CODE = 0xFFFFFFFF
FLAGS = 0xFFFFFFFF00000000  # above a command: how to move; above dots: Shift, Control and others
EVERYTHING = (0, FLAGS | CODE)

NAMES = {
    COMMAND + 1: "up",
    COMMAND + 2: "down",
    COMMAND + 3: "pan back",  # a page on a display of several lines
    COMMAND + 4: "pan on",
    COMMAND + 5: "previous",
    COMMAND + 6: "next",
    COMMAND + 19: "left",
    COMMAND + 20: "right",
    COMMAND + 23: "pan back",
    COMMAND + 24: "pan on",
    COMMAND + 25: "pan back",
    COMMAND + 26: "pan on",
    COMMAND + 29: "menu",  # "home"
    COMMAND + 31: "select",  # "return to the cursor", what joysticks do when pressed
    COMMAND + 49: "help",
    COMMAND + 127: "refresh",
}

# Keys of a keyboard, as X numbers them
SYMBOLS = {
    0xFF08: "dot 7",  # backspace, what dot 7 does alone
    0xFF0D: "dot 8",  # line feed, what dot 8 does alone
    0xFF1B: "escape",
    0xFF51: "left",
    0xFF52: "up",
    0xFF53: "right",
    0xFF54: "down",
}

# What is wanted of BRLTTY. All else, such as its menu, stays with it.
RANGES = (
    *((code, code | FLAGS) for code in (OFFLINE, *NAMES)),
    *((code, code) for code in SYMBOLS),
    (ROUTE, ROUTE + ARGUMENT | FLAGS),
    (ROUTE_LINE, ROUTE_LINE + ARGUMENT | FLAGS),
    (DOTS, DOTS + ARGUMENT),
)


def names(code: int) -> tuple[str, ...]:
    """The keys that a command stands for, in the order in which they may have gone down."""
    code &= CODE
    argument = code & ARGUMENT
    name = NAMES.get(code) or SYMBOLS.get(code)
    if name:
        return (name,)
    if code - argument == ROUTE:
        return (keys.numbered("routing", argument + 1),)
    if code - argument == ROUTE_LINE:
        return (keys.numbered("line", argument + 1),)
    if code - argument == DOTS:
        dots = tuple(keys.numbered("dot", dot) for dot in cells.dots(argument & 0xFF))
        return ("space", *dots) if argument & CHORD or not dots else dots
    return ()
