"""The numbers that BRLTTY's drivers give our keys. Source: BRLTTY's brldefs-*.h."""

from itertools import count

NAVIGATION, ROUTING = 0, 1
Numbers = dict[str, tuple[int, int]]


def _row(first: int, *names: str) -> Numbers:
    return {name: (NAVIGATION, number) for name, number in zip(names, count(first), strict=False)}


def _many(first: int, word: str, how_many: int) -> Numbers:
    return _row(first, *(f"{word} {number}" for number in range(1, how_many + 1)))


def _routing(how_many: int) -> Numbers:
    return {f"routing {number}": (ROUTING, number - 1) for number in range(1, how_many + 1)}


def baum(columns: int) -> Numbers:
    # Keys above status cells come after those above text cells.
    status = {f"status {number}": (ROUTING, columns + number - 1) for number in range(1, 17)}
    return {
        **_row(0, "display 1", "pan back", "display 3", "display 4", "pan on", "display 6"),
        **_row(6, "display 7", "display 8"),
        **_many(8, "command", 7),
        **_many(15, "front", 10),
        **_many(25, "back", 10),
        **_row(35, "space"),  # B9; B10 and B11 follow it
        **_many(39, "function", 4),
        **_many(43, "dot", 8),
        **_row(51, "up", "left", "down", "right", "select"),
        **status,
        **_routing(columns),
    }


def humanware(columns: int) -> Numbers:
    return {
        **_row(1, "power"),
        **_many(2, "dot", 8),
        **_row(10, "space"),
        **_many(11, "command", 6),
        **_row(17, "previous", "pan back", "pan on", "next"),
        **_row(21, "up", "down", "left", "right", "select"),
        **_routing(columns),
    }


def canute(columns: int) -> Numbers:
    return {
        **_row(0, "help"),
        **_many(1, "line", 9),
        **_row(10, "refresh", "pan back", "menu", "pan on"),
    }


# Handy Tech's B1 to B8 are dots 7 3 2 1 4 5 6 8.
_B = _row(0x03, "dot 7") | _row(0x07, "dot 3") | _row(0x0B, "dot 2") | _row(0x0F, "dot 1")
_B |= _row(0x13, "dot 4") | _row(0x17, "dot 5") | _row(0x1B, "dot 6") | _row(0x1F, "dot 8")
_DIGITS = _row(0x15, "keypad 1") | _row(0x19, "keypad 2") | _row(0x1D, "keypad 3")
_DIGITS |= _row(0x06, "keypad 4") | _row(0x0A, "keypad 5") | _row(0x0E, "keypad 6")
_DIGITS |= _row(0x16, "keypad 7") | _row(0x1A, "keypad 8") | _row(0x1E, "keypad 9")
_DIGITS |= _row(0x05, "keypad 10")
_LETTERS = _row(0x12, "keypad 11") | _row(0x02, "keypad 12") | _row(0x11, "keypad 13")
_LETTERS |= _row(0x01, "keypad 14") | _row(0x09, "keypad 15") | _row(0x0D, "keypad 16")
_PAN = _row(0x04, "pan back") | _row(0x08, "pan on")
_STICK = _row(0x74, "left", "right", "up", "down", "select")
_ROCKERS = _row(0x0C, "previous") | _row(0x14, "next")
_STAR = _B | _DIGITS | _LETTERS | _PAN | _ROCKERS | _STICK | _row(0x10, "space")
_OTHERS = {
    "Basic Braille 40": _row(0x0F, "display 1")
    | _row(0x0B, "pan back")
    | _row(0x07, "display 3")
    | _row(0x13, "display 4")
    | _row(0x17, "pan on")
    | _row(0x1B, "display 6"),
    "Easy Braille": _B | _PAN,
    "Braille Wave": _B | _PAN | _row(0x0C, "escape") | _row(0x10, "space") | _row(0x14, "return"),
    "Modular 20+4": _B | _DIGITS | _LETTERS | _PAN | _many(0x70, "status", 4),
    "Modular Evolution 64": _B
    | _DIGITS
    | _LETTERS
    | _PAN
    | _ROCKERS
    | _row(0x10, "left")
    | _row(0x18, "right"),
    "Activator": _B
    | _STICK
    | _row(0x10, "space")
    | _row(0x0C, "display 1")
    | _row(0x7A, "pan back")
    | _row(0x14, "display 3")
    | _row(0x04, "display 4")
    | _row(0x7B, "pan on")
    | _row(0x08, "display 6"),
}


def handytech(columns: int, model: str) -> Numbers:
    return _OTHERS.get(model, _STAR) | _routing(columns)


def dotpad(columns: int) -> Numbers:
    groups = {name: (1, number) for number, name in enumerate(_PERKINS) if name}
    groups |= {"next": (0, 28), "previous": (0, 29)}
    groups |= {f"function {number}": (2, number - 1) for number in range(1, 5)}
    return groups | {f"routing {number}": (3, number - 1) for number in range(1, columns + 1)}


_PERKINS = (
    *("dot 7", "dot 3", "dot 2", "dot 1", "dot 4", "dot 5", "dot 6", "dot 8", "space"),
    *("left shift", "left control", "right shift", "right control", "pan back", "pan on", ""),
    *("select", "up", "right", "down", "left"),
)


def numbers(codec: str, columns: int, model: str) -> dict[str, set[tuple[int, int]]]:
    """All keys that BRLTTY knows of this kind of display; one of ours may be several of its."""
    if codec == "handytech":
        known = handytech(columns, model)
    else:
        tables = {"baum": baum, "humanware": humanware, "canute": canute, "dotpad": dotpad}
        known = tables[codec](columns)
    found = {name: {number} for name, number in known.items()}
    if model == "NLS eReader Zoomax":
        found["space"] |= {(NAVIGATION, 36), (NAVIGATION, 37)}  # its bar is told as three keys
    return found
