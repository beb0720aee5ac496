"""The lines of a log: JSON objects to bytes and back. Touches no file.

A line is eight hex digits, a space, a compact JSON object in UTF-8 and a newline. The digits are
the CRC-32 of the JSON bytes, begun with the CRC of the line before: so a lost, doubled or swapped
line is found like a changed one. The first line is the header. In every later version of the
format the header keeps this shape, so that an older program can say "newer" instead of "damaged".
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

from azul_access.storage.errors import LogError, LogReason

VERSION = 1
_FORMAT = "azul-access-log"
_MARK: dict[str, object] = {"format": _FORMAT, "version": VERSION}
_HEADER_START = b'{"format":"' + _FORMAT.encode() + b'",'
_HEX = b"0123456789abcdef"

_json_value = json.JSONDecoder().raw_decode


@dataclass(frozen=True, slots=True)
class LogContents:
    """The header and entries of a log.

    `torn_bytes` counts the bytes after the last whole line. They are ignored.
    """

    header: dict[str, object]
    entries: tuple[dict[str, object], ...]
    torn_bytes: int


def encode_header(header: Mapping[str, object]) -> tuple[bytes, int]:
    """The first line and its CRC. Format and version come first and are always ours."""
    return encode([{**_MARK, **header, **_MARK}], 0)


def encode(entries: Iterable[Mapping[str, object]], crc: int) -> tuple[bytes, int]:
    """The lines that follow a line with this CRC, and the CRC of the last of them.

    Raises: TypeError or ValueError for what JSON cannot hold (also NaN and infinity).
    """
    lines = []
    for entry in entries:
        body = _body(entry)
        crc = crc32(body, crc)
        lines.append(b"%08x %b\n" % (crc, body))
    return b"".join(lines), crc


def _body(entry: Mapping[str, object]) -> bytes:
    entry = dict(entry)
    compact = (",", ":")
    try:
        text = json.dumps(entry, ensure_ascii=False, allow_nan=False, separators=compact)
        return text.encode()
    except UnicodeEncodeError:
        # A lone surrogate, as in a name typed in a terminal with another encoding. UTF-8 has no
        # bytes for it, but JSON has an escape.
        return json.dumps(entry, allow_nan=False, separators=compact).encode()


def decode(data: bytes, path: Path, *, partial: bool = False) -> tuple[LogContents, int]:
    """All of a file, and the CRC that the next line continues. `path` is only for the error.

    A tail without a newline is torn: a write that was cut short, or zeros after a power failure.
    With `partial` a damaged line and all behind it count as torn, too.

    Raises: LogError with LOG_EMPTY, LOG_NOT_OURS, LOG_NEWER or LOG_DAMAGED.
    """
    first, *lines = data.split(b"\n")
    if not lines:
        begun = _may_begin_header(data.rstrip(b"\0"))
        raise LogError(LogReason.LOG_EMPTY if begun else LogReason.LOG_NOT_OURS, path)
    torn = lines.pop()
    header, crc = _checked(first, 0)
    if header is None:
        ours = _HEADER_START in first
        raise _damaged(path, 1) if ours else LogError(LogReason.LOG_NOT_OURS, path)
    _check_mark(header, path)
    entries: list[dict[str, object]] = []
    for number, line in enumerate(lines, 2):
        before = crc
        entry, crc = _checked(line, before)
        if entry is None and partial:
            rest = b"\n".join([*lines[number - 2 :], torn])
            return LogContents(header, tuple(entries), len(rest)), before
        if entry is None:
            raise _damaged(path, number)
        entries.append(entry)
    return LogContents(header, tuple(entries), len(torn)), crc


def _checked(line: bytes, crc: int) -> tuple[dict[str, object] | None, int]:
    """The object in a line and the line's CRC, or None and the CRC it should have had."""
    body = line[9:]
    crc = crc32(body, crc)
    # Compared as bytes, because int() would also take capitals, signs and underscores.
    if line[:9] != b"%08x " % crc:
        return None, crc
    try:
        text = body.decode()
        value, end = _json_value(text)
    except (ValueError, RecursionError):
        return None, crc
    return (value if isinstance(value, dict) and end == len(text) else None), crc


def _check_mark(header: dict[str, object], path: Path) -> None:
    version = header.get("version")
    if header.get("format") != _FORMAT:
        raise LogError(LogReason.LOG_NOT_OURS, path)
    if type(version) is int and version > VERSION:
        raise LogError(LogReason.LOG_NEWER, path, version=version, known=VERSION)
    if type(version) is not int or version != VERSION:
        raise _damaged(path, 1)


def _may_begin_header(data: bytes) -> bool:
    digits, space, body = data[:8], data[8:9], data[9:]
    return (
        all(digit in _HEX for digit in digits)
        and space in (b"", b" ")
        and body[: len(_HEADER_START)] == _HEADER_START[: len(body)]
    )


def _damaged(path: Path, line: int) -> LogError:
    return LogError(LogReason.LOG_DAMAGED, path, line=line)
