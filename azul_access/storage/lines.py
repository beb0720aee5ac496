"""The lines of a log: JSON objects to bytes and back, without any file.

A line is eight hex digits, a space, a compact JSON object in UTF-8 and a newline. The digits are
the CRC-32 of the JSON bytes, continued from the CRC of the line before, so that a missing, doubled
or swapped line is detected like a changed one. The first line is the header. In all later versions
of the format the header keeps this shape, so that an older program reports "newer" and not
"damaged".

Version 2 has one kind of entry more than version 1: what players say that lies on the table.
Version 3 has notes, too, and version 4 changes of seats. A log has the oldest version that can hold
its entries.
"""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import cast
from zlib import crc32

from azul_access.storage.errors import LogError, LogReason
from azul_access.values import frozen

FIRST_VERSION, VERSION = 1, 5
_FORMAT = "azul-access-log"
_HEADER_START = b'{"format":"' + _FORMAT.encode() + b'",'
_HEX = b"0123456789abcdef"

_decode_json = json.JSONDecoder().raw_decode


@frozen
class Gap:
    """Where entries of a damaged log cannot be read, and the entries after them that can.

    `lost` counts their lines in the file; `is_counted` tells whether their line ends are whole.
    `before` and `after` are the sums around them; `after` is None at the end of the log. `loose`
    is the last of them if it may be whole, though nothing proves it, and `before_loose` the sum
    before it.
    """

    lost: int
    is_counted: bool
    before: int
    after: int | None
    later: tuple[dict[str, object], ...]
    loose: dict[str, object] | None = None
    before_loose: int | None = None

    def follow(self, entries: Iterable[Mapping[str, object]]) -> tuple[dict[str, object], ...]:
        """The entries after these, if the sums prove that these stood here; else none."""
        crc = self.before
        for entry in entries:
            crc = crc32(write_body(entry), crc)
        if crc == self.before_loose and self.loose is not None:
            return (self.loose, *self.later)
        return self.later if crc == self.after else ()


@frozen
class LogContents:
    """The header and the entries of a log up to the first that cannot be read.

    `torn_bytes` counts the bytes after that, which are ignored. `lost_entries` counts the entries
    among them that cannot be read: 0 if there is only the rest of an interrupted write.
    `repaired` are the indexes of the entries that were damaged, and `is_header_repaired` tells the
    same of the header; their bytes in the file are still wrong. `gaps` are what cannot be read.
    """

    header: dict[str, object]
    entries: tuple[dict[str, object], ...]
    torn_bytes: int
    lost_entries: int = 0
    repaired: frozenset[int] = frozenset()
    is_header_repaired: bool = False
    gaps: tuple[Gap, ...] = ()

    @property
    def version(self) -> int:
        return cast(int, self.header["version"])

    @property
    def is_damaged(self) -> bool:
        """Whether the file has other bytes than the program wrote, even if none is missed."""
        return bool(self.lost_entries or self.repaired or self.is_header_repaired)


def encode_header(header: Mapping[str, object], version: int = FIRST_VERSION) -> tuple[bytes, int]:
    """The first line and its CRC. It begins with the format and its version."""
    mark = {"format": _FORMAT, "version": version}
    return encode([{**mark, **header, **mark}], 0)


def encode(entries: Iterable[Mapping[str, object]], crc: int) -> tuple[bytes, int]:
    """The lines after a line with this CRC, and the CRC of the last of them.

    Raises: TypeError or ValueError for values that JSON cannot hold (also NaN and infinity).
    """
    lines = []
    for entry in entries:
        body = write_body(entry)
        crc = crc32(body, crc)
        lines.append(b"%08x %b\n" % (crc, body))
    return b"".join(lines), crc


def write_body(entry: Mapping[str, object]) -> bytes:
    """The JSON object of a line. Raises: as `encode`."""
    entry = dict(entry)
    compact = (",", ":")
    try:
        text = json.dumps(entry, ensure_ascii=False, allow_nan=False, separators=compact)
        return text.encode()
    except UnicodeEncodeError:
        # A lone surrogate, such as in a name from a terminal with another encoding. It cannot be
        # encoded in UTF-8, but JSON has an escape for it.
        return json.dumps(entry, allow_nan=False, separators=compact).encode()


def decode(data: bytes, path: Path) -> tuple[LogContents, int]:
    """The contents of a log and the CRC of its last good line. `path` is only for errors.

    A tail without a newline is torn: the rest of an interrupted write, or zeros after a power
    failure. A damaged line and all lines after it are lost.

    Raises: LogError with LOG_EMPTY, LOG_NOT_OURS, LOG_NEWER, or LOG_DAMAGED for a damaged header.
    """
    first, *lines = data.split(b"\n")
    if not lines:
        is_begun = _may_begin_header(data.rstrip(b"\0"))
        raise LogError(LogReason.LOG_EMPTY if is_begun else LogReason.LOG_NOT_OURS, path)
    torn = lines.pop()
    header, crc = _decode_line(first, 0)
    if header is None:
        is_log = _HEADER_START in first
        raise LogError(LogReason.LOG_DAMAGED if is_log else LogReason.LOG_NOT_OURS, path)
    check_mark(header, path)
    entries: list[dict[str, object]] = []
    for number, line in enumerate(lines):
        entry, next_crc = _decode_line(line, crc)
        if entry is None:
            rest = b"\n".join([*lines[number:], torn])
            lost = len(lines) - number + bool(torn.strip(b"\0"))
            return LogContents(header, tuple(entries), len(rest), lost), crc
        entries.append(entry)
        crc = next_crc
    return LogContents(header, tuple(entries), len(torn)), crc


def _decode_line(line: bytes, crc: int) -> tuple[dict[str, object] | None, int]:
    """The object in a line, or None if the line is damaged, and the CRC of its body."""
    body = line[9:]
    crc = crc32(body, crc)
    # Compared as bytes, because int() would also accept capitals, signs and underscores.
    if line[:9] != b"%08x " % crc:
        return None, crc
    return read_object(body), crc


def read_object(body: bytes) -> dict[str, object] | None:
    """The JSON object that these bytes are; None if they are none."""
    try:
        text = body.decode()
        value, end = _decode_json(text)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) and end == len(text) else None


def read_body(line: bytes) -> dict[str, object]:
    """The object in a good line."""
    return cast("dict[str, object]", json.loads(line[9:]))


def check_mark(header: dict[str, object], path: Path) -> None:
    """Look at the format and the version of a header.

    Raises: LogError for another format, a newer version or no possible version.
    """
    version = header.get("version")
    if header.get("format") != _FORMAT:
        raise LogError(LogReason.LOG_NOT_OURS, path)
    if type(version) is int and version > VERSION:
        raise LogError(LogReason.LOG_NEWER, path, version=version, known=VERSION)
    if type(version) is not int or version < FIRST_VERSION:
        raise LogError(LogReason.LOG_DAMAGED, path)


def _may_begin_header(data: bytes) -> bool:
    digits, space, body = data[:8], data[8:9], data[9:]
    return (
        all(digit in _HEX for digit in digits)
        and space in (b"", b" ")
        and body[: len(_HEADER_START)] == _HEADER_START[: len(body)]
    )
