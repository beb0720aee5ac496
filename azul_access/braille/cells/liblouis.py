"""Binding to the braille translation library liblouis, if this computer has it.

Tables are known by their file names. Nothing here raises: a failed translation is None, so that
the caller can use the built-in translation instead.
"""

import ctypes
import ctypes.util
import os
import sys
import threading
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import count, takewhile
from typing import Any

from firmware_protocol.cells import from_unicode

VARIABLE = "AZUL_ACCESS_LIBLOUIS"  # environment: "off", or the path of the library
# liblouis.h, enum translationModes: cells as U+28xx, and nothing for undefined characters.
_DOTS_IO = 4
_UNICODE_BRAILLE = 64
_NO_UNDEFINED = 128
# What a table says of itself.
_FIELDS = ("language", "type", "contraction", "dots")
# One character can become an escape of about ten cells.
_CELLS_PER_CHARACTER = 16
_SPARE_CELLS = 64
_LIBRARY_NAMES: dict[str, tuple[str, ...]] = {
    "linux": ("liblouis.so.20", "liblouis.so"),
    "darwin": (
        "liblouis.20.dylib",
        "/opt/homebrew/lib/liblouis.20.dylib",
        "/usr/local/lib/liblouis.20.dylib",
    ),
    "win32": ("liblouis.dll", "liblouis-20.dll"),
}


class Liblouis:
    """The loaded library. Thread-safe: a lock serialises the calls, as liblouis requires."""

    def __init__(self, library: Any) -> None:
        """`library` is loaded by ctypes. Raises: AttributeError if it is not liblouis."""
        self._library = library
        self._lock = threading.Lock()
        library.lou_version.restype = ctypes.c_char_p
        self.version = (library.lou_version() or b"").decode(errors="replace")
        self._character_size = int(library.lou_charSize())
        encoding = "utf-16" if self._character_size == 2 else "utf-32"
        self._encoding = f"{encoding}-{sys.byteorder[:1]}e"
        self._translate = library.lou_translateString
        # Without a callback the library writes errors to standard error.
        self._callback = ctypes.CFUNCTYPE(None, ctypes.c_int, ctypes.c_char_p)(_ignore_message)
        library.lou_registerLogCallback(self._callback)
        self._tables: dict[str, bool] = {}

    def has_table(self, table: str) -> bool:
        """Whether the table exists and compiles."""
        with self._lock:
            if table not in self._tables:
                self._tables[table] = bool(self._library.lou_checkTable(table.encode()))
            return self._tables[table]

    def list_tables(self) -> list[Mapping[str, str]]:
        """Return what each table of the system says of itself, with its file name as "name".

        This takes about 0.1 s.
        """
        with self._lock:
            try:
                names, info = self._library.lou_listTables, self._library.lou_getTableInfo
            except AttributeError:  # an old version of the library
                return []
            names.restype = ctypes.POINTER(ctypes.c_char_p)
            info.restype = ctypes.c_char_p
            tables: list[Mapping[str, str]] = []
            listed = names()
            for path in takewhile(bool, (listed[index] for index in count()) if listed else ()):
                fields = {field: _decode(info(path, field.encode())) for field in _FIELDS}
                tables.append({"name": os.path.basename(_decode(path)), **fields})
            return tables

    def translate(self, text: str, table: str, *, omit_undefined: bool = False) -> bytes | None:
        """Return the cells of `text`, or None if it cannot be translated.

        `omit_undefined` leaves out characters that the table does not define.
        """
        if not text:
            return b""
        if "\0" in text or not self.has_table(table):
            return None
        mode = _DOTS_IO | _UNICODE_BRAILLE | (_NO_UNDEFINED if omit_undefined else 0)
        # An unpaired surrogate cannot be encoded and is replaced.
        encoded = text.encode(self._encoding, "replace")
        size = len(encoded) // self._character_size
        input_length = ctypes.c_int(size)
        output_length = ctypes.c_int(size * _CELLS_PER_CHARACTER + _SPARE_CELLS)
        input_buffer = ctypes.create_string_buffer(encoded, len(encoded) + self._character_size)
        output_buffer = ctypes.create_string_buffer(output_length.value * self._character_size)
        with self._lock:
            succeeded = self._translate(
                table.encode(),
                input_buffer,
                ctypes.byref(input_length),
                output_buffer,
                ctypes.byref(output_length),
                None,
                None,
                mode,
            )
        if not succeeded or input_length.value < size:
            return None
        output = output_buffer.raw[: output_length.value * self._character_size]
        return from_unicode(output.decode(self._encoding, "replace"))


def _decode(text: bytes | None) -> str:
    return (text or b"").decode(errors="replace")


def _ignore_message(_level: int, _message: bytes | None) -> None:
    """Drop a log message of the library."""


@cache
def open_liblouis() -> Liblouis | None:
    """Return the library of this computer, opened once, or None if there is none."""
    return load_liblouis(os.environ.get(VARIABLE, ""))


def load_liblouis(path: str = "") -> Liblouis | None:
    """Load the library at `path`, the system's library for "", or nothing for "off"."""
    if path == "off":
        return None
    for name in [path] if path else _library_names():
        try:
            return Liblouis(ctypes.CDLL(name))
        except (OSError, AttributeError, ValueError):
            continue
    return None


def _library_names() -> Iterator[str]:
    yield from _LIBRARY_NAMES.get(sys.platform, _LIBRARY_NAMES["linux"])
    name = ctypes.util.find_library("louis")
    if name:
        yield name
