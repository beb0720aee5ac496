"""BRLTTY's command codes and our names of keys for them.

BRLTTY has a key table for each display that turns keys into commands, so that keys with the same
meaning have the same code on all displays. A command arrives when its key is released. Source:
BRLTTY's `brlapi_keycodes.h` and `brl_cmds.h`.
"""

from firmware_protocol import cells, keys

COMMAND = 0x20000000
OFFLINE = COMMAND + 76  # also sent when the display has gone
ROUTE = COMMAND + (1 << 16)  # + the cell, from 0, over all rows
ROUTE_LINE = COMMAND + (24 << 16)  # + the row, from 0
DOTS = COMMAND + (34 << 16)  # + a cell, + CHORD if the space bar was pressed with the dots
CHORD = 0x100
ARGUMENT = 0xFFFF
CODE = 0xFFFFFFFF
FLAGS = 0xFFFFFFFF00000000  # how a command moves; Shift, Control and others of dots
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
    COMMAND + 31: "select",  # "return to the cursor", the command of a pressed joystick
    COMMAND + 49: "help",
    COMMAND + 127: "refresh",
}

# Keys of a keyboard, with the numbers of X
SYMBOLS = {
    0xFF08: "dot 7",  # backspace, the command of dot 7 alone
    0xFF0D: "dot 8",  # line feed, the command of dot 8 alone
    0xFF1B: "escape",
}

# Commands that stand for chords: BRLTTY's key tables bind the chords to them, so that a chord is
# the same chord with and without BRLTTY. The dots pressed with the space bar:
CHORDS = {
    0xFF09: (4, 5),  # tab
    0xFF50: (2,),  # home
    0xFF51: (3,),  # left
    0xFF52: (1,),  # up
    0xFF53: (6,),  # right
    0xFF54: (4,),  # down
    0xFF55: (2, 3),  # page up
    0xFF56: (5, 6),  # page down
    0xFF57: (5,),  # end
    0xFF63: (3, 5),  # insert
    0xFFFF: (2, 5, 6),  # delete
    # BRLTTY has other keys for these: the first and the last line.
    COMMAND + 9: (1, 2, 3),
    COMMAND + 10: (4, 5, 6),
    COMMAND + 11: (1, 2, 3),  # and its beginning
    COMMAND + 12: (4, 5, 6),
}

# The commands that BRLTTY sends to us. It handles all others itself, such as its menu.
RANGES = (
    *((code, code | FLAGS) for code in (OFFLINE, *NAMES)),
    *((code, code | (FLAGS if code & COMMAND else 0)) for code in (*SYMBOLS, *CHORDS)),
    (ROUTE, ROUTE + ARGUMENT | FLAGS),
    (ROUTE_LINE, ROUTE_LINE + ARGUMENT | FLAGS),
    (DOTS, DOTS + ARGUMENT),
)


def key_names(code: int) -> tuple[str, ...]:
    """The names of the keys of a command; several for a chord of dots."""
    code &= CODE
    argument = code & ARGUMENT
    name = NAMES.get(code) or SYMBOLS.get(code)
    if name:
        return (name,)
    if code in CHORDS:
        return _chord(CHORDS[code])
    if code - argument == ROUTE:
        return (keys.numbered("routing", argument + 1),)
    if code - argument == ROUTE_LINE:
        return (keys.numbered("line", argument + 1),)
    if code - argument == DOTS:
        dots = cells.dots(argument & 0xFF)
        has_space = argument & CHORD or not dots
        return _chord(dots) if has_space else _chord(dots)[1:]
    return ()


def _chord(dots: tuple[int, ...]) -> tuple[str, ...]:
    """The names of the space bar and of these dots."""
    return ("space", *(keys.numbered("dot", dot) for dot in dots))
