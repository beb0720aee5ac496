"""The lines that are typed at an emulated display, and its cells as lines of text."""

from collections.abc import Iterable

from firmware_protocol import cells, keys
from firmware_protocol.codecs.codec import Device

HELP = """\
Type what happens at the display, then Enter. Keys go down and up again at once.
Names of keys: {names}.
Several at once: dot 1 + dot 5 + space.
Short: r5 is routing 5, l3 is line 3, f2 is function 2, d125 is a chord of dots, s is space,
< is pan back, > is pan on.
hold KEY: a key stays down. free: all keys that are held are released.
off, on: the display says that it switches itself off, or what it says when it is switched on.
silent: it receives everything and sends nothing; silent again ends that.
noise: some bytes without meaning. show: the cells once more. keys: all keys.
help: this text. quit: the end."""

_SHORT = {"s": "space", "<": "pan back", ">": "pan on"}
_LETTERS = {"r": "routing", "l": "line", "f": "function"}


def key_names(line: str, device: Device) -> list[str]:
    """The keys that a line names, in order; empty if it names a key that the device has not."""
    names: list[str] = []
    for part in line.split("+"):
        name = " ".join(part.split())
        if name in _SHORT:
            names.append(_SHORT[name])
        elif name[:1] == "d" and name[1:].isdecimal():
            names += [keys.numbered("dot", int(digit)) for digit in name[1:]]
        elif name[:1] in _LETTERS and name[1:].isdecimal() and len(name) <= 4:
            names.append(keys.numbered(_LETTERS[name[0]], int(name[1:])))
        else:
            names.append(name)
    known = set(device.keys)
    return names if all(name in known for name in names) else []


def key_list(names: Iterable[str]) -> str:
    """Names of keys as one text; keys with numbers become "routing 1 to 40"."""
    plain: list[str] = []
    counts: dict[str, int] = {}
    for name in names:
        word, _, number = name.rpartition(" ")
        if word in keys.NUMBERED and number.isdecimal():
            counts[word] = max(counts.get(word, 0), int(number))
        else:
            plain.append(name)
    return ", ".join(
        [
            *plain,
            *(
                f"{word} 1 to {count}" if count > 1 else f"{word} 1"
                for word, count in counts.items()
            ),
        ]
    )


def row_text(row: int, shown: bytes, rows: int) -> str:
    """A row, counted from 0, as Unicode braille and as North American ASCII braille.

    `rows`: the number of rows of the display.
    """
    name = f"Row {row + 1}: " if rows > 1 else "Cells: "
    return f"{name}{cells.to_unicode(shown)} text: {cells.to_ascii(shown).rstrip().lower()}"
