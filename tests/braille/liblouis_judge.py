"""liblouis' own program, which translates both ways, independent of our binding; see `needs`."""

import subprocess
from collections.abc import Sequence

from firmware_protocol.cells import to_unicode

PROGRAM = "lou_translate"


def back_translate(lines: Sequence[bytes], table: str) -> list[str]:
    """Return the print of each line of cells."""
    return _run("--backward", [to_unicode(line) for line in lines], table)


def translate_by_liblouis(text: str, table: str) -> str:
    """Return the cells of a line of print, as Unicode braille; blank cells are U+2800."""
    (cells,) = _run("--forward", [text], table)
    return cells.replace(" ", "\u2800")


def _run(direction: str, lines: Sequence[str], table: str) -> list[str]:
    completed = subprocess.run(
        [PROGRAM, direction, f"unicode.dis,{table}"],
        input="".join(f"{line}\n" for line in lines).encode(),
        capture_output=True,
        check=True,
    )
    return completed.stdout.decode().removesuffix("\n").split("\n")
