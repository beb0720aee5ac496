"""The library liblouis, where this computer has it: print to cells and cells to print.

It knows tables by their file names, never a language, and it never raises: what does not work is
`None`, so that the built-in table can serve instead.
"""

import ctypes
import ctypes.util
import os
import sys
import threading
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from firmware_protocol.cells import from_unicode, to_unicode

VARIABLE = "AZUL_ACCESS_LIBLOUIS"  # "off", or the path of a library
# liblouis.h, enum translationModes. Cells come as U+28xx, and signs that a table lacks as nothing.
_DOTS_IO = 4
_UNICODE_BRAILLE = 64
_NO_UNDEFINED = 128
# A sign can become an escape of about ten cells.
_CELLS_PER_SIGN = 16
_SPARE = 64
_FOUND: dict[str, tuple[str, ...]] = {
    "linux": ("liblouis.so.20", "liblouis.so"),
    "darwin": (
        "liblouis.20.dylib",
        "/opt/homebrew/lib/liblouis.20.dylib",
        "/usr/local/lib/liblouis.20.dylib",
    ),
    "win32": ("liblouis.dll", "liblouis-20.dll"),
}


class Liblouis:
    """One loaded library. Any thread may call it; liblouis itself is for one at a time."""

    def __init__(self, library: Any, origin: str) -> None:
        """`library` has liblouis' functions. Raises: AttributeError, if it is something else."""
        self._library = library
        self._lock = threading.Lock()
        self.origin = origin
        library.lou_version.restype = ctypes.c_char_p
        self.version = (library.lou_version() or b"").decode(errors="replace")
        self._size = int(library.lou_charSize())
        self._encoding = ("utf-16" if self._size == 2 else "utf-32") + f"-{sys.byteorder[:1]}e"
        self._forward = library.lou_translateString
        self._backward = library.lou_backTranslateString
        # Without a callback the library writes its complaints to standard error.
        self._log = ctypes.CFUNCTYPE(None, ctypes.c_int, ctypes.c_char_p)(_quiet)
        library.lou_registerLogCallback(self._log)
        self._tables: dict[str, bool] = {}

    def has(self, table: str) -> bool:
        """Whether a table is there and whole."""
        with self._lock:
            if table not in self._tables:
                self._tables[table] = bool(self._library.lou_checkTable(table.encode()))
            return self._tables[table]

    def forward(self, text: str, table: str, *, defined: bool = False) -> bytes | None:
        """`defined` leaves out the signs that the table does not have."""
        mode = _DOTS_IO | _UNICODE_BRAILLE | (_NO_UNDEFINED if defined else 0)
        told = self._call(self._forward, text, table, mode)
        return None if told is None else from_unicode(told)

    def backward(self, cells: bytes, table: str) -> str | None:
        return self._call(self._backward, to_unicode(cells), table, 0)

    def _call(self, function: Callable[..., int], text: str, table: str, mode: int) -> str | None:
        if not text:
            return ""
        if "\0" in text or not self.has(table):
            return None
        # Half a surrogate pair is no sign.
        written = text.encode(self._encoding, "replace")
        length = ctypes.c_int(len(written) // self._size)
        room = ctypes.c_int(length.value * _CELLS_PER_SIGN + _SPARE)
        given = length.value
        taken = ctypes.create_string_buffer(written, len(written) + self._size)
        made = ctypes.create_string_buffer(room.value * self._size)
        with self._lock:
            done = function(
                table.encode(),
                taken,
                ctypes.byref(length),
                made,
                ctypes.byref(room),
                None,
                None,
                mode,
            )
        if not done or length.value < given:
            return None
        return made.raw[: room.value * self._size].decode(self._encoding, "replace")


def _quiet(_level: int, _message: bytes | None) -> None:
    """What the library has to complain about ends here."""


@cache
def open_liblouis() -> Liblouis | None:
    """The library of this computer, opened once for the whole program, or `None`."""
    return load(os.environ.get(VARIABLE, ""))


def load(wanted: str = "") -> Liblouis | None:
    """The library at the path `wanted`, none if that is "off", else the system's."""
    if wanted == "off":
        return None
    for name in [wanted] if wanted else _names():
        try:
            return Liblouis(ctypes.CDLL(name), name)
        except (OSError, AttributeError, ValueError):
            continue
    return None


def _names() -> Iterator[str]:
    yield from _FOUND.get(sys.platform, _FOUND["linux"])
    found = ctypes.util.find_library("louis")
    if found:
        yield found
