"""The numbers that BRLTTY's drivers give our keys. Source: BRLTTY's brldefs-*.h."""

from itertools import count

from golden_handytech_models import MODELS

NAVIGATION, ROUTING = 0, 1
Numbers = dict[str, tuple[int, int]]


def _row(first: int, *names: str) -> Numbers:
    return {name: (NAVIGATION, number) for name, number in zip(names, count(first), strict=False)}


def _many(first: int, word: str, how_many: int) -> Numbers:
    return _row(first, *(f"{word} {number}" for number in range(1, how_many + 1)))


def _routing(how_many: int) -> Numbers:
    return {f"routing {number}": (ROUTING, number - 1) for number in range(1, how_many + 1)}


def baum(columns: int) -> Numbers:
    # Keys above status cells follow those above text cells.
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


def handytech(columns: int, model: str) -> Numbers:
    """BRLTTY numbers these keys as the display does."""
    (keys,) = (known.keys for known in MODELS if known.name == model)
    codes = {name: (NAVIGATION, int(code, 16)) for name, code in keys.items()}
    return codes | _routing(columns)


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
    """The numbers of all keys of a display; one of our keys may have several."""
    if codec == "handytech":
        known = handytech(columns, model or "Basic Braille Plus 40")
    else:
        tables = {"baum": baum, "humanware": humanware, "canute": canute, "dotpad": dotpad}
        known = tables[codec](columns)
    numbers = {name: {number} for name, number in known.items()}
    if model == "NLS eReader Zoomax":
        numbers["space"] |= {(NAVIGATION, 36), (NAVIGATION, 37)}  # its bar has three numbers
    return numbers
