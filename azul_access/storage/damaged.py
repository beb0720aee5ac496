"""The contents of a log from its bytes, repaired where they are damaged."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

from azul_access.storage import lines
from azul_access.storage.checksums import unwind
from azul_access.storage.errors import LogError, LogReason
from azul_access.storage.lines import Gap, LogContents

if TYPE_CHECKING:
    from azul_access.storage.repair import Part

# A much larger file is no log, and is not searched.
_MOST_BYTES = 4 * 1024 * 1024
# What other files have hardly ever.
_SIGN = b'":"'


def decode(data: bytes, path: Path) -> tuple[LogContents, bytes]:
    """The contents of a log, and the whole lines of its header and `entries`.

    `path` is only for errors. Raises: LogError, as `lines.decode`; LOG_DAMAGED for a log whose
    header cannot be repaired.
    """
    try:
        contents, _ = lines.decode(data, path)
    except LogError as why:
        is_other = why.reason not in (LogReason.LOG_DAMAGED, LogReason.LOG_NOT_OURS)
        if is_other or len(data) > _MOST_BYTES or _SIGN not in data:
            raise
        return _read_parts(_repair(data), path, why)
    whole = data[: len(data) - contents.torn_bytes]
    if not contents.torn_bytes or len(data) > _MOST_BYTES:
        return contents, whole
    parts = _repair(data)
    if not contents.lost_entries and len(parts[0].bodies) == len(contents.entries) + 1:
        return contents, whole  # nothing but the rest of an interrupted write
    return _read_parts(parts, path, LogError(LogReason.LOG_DAMAGED, path))


def _repair(data: bytes) -> tuple["Part", ...]:
    # Imported here, as hardly any log is damaged and each start of the program would load it.
    from azul_access.storage.repair import repair

    return repair(data)


def _read_parts(parts: tuple["Part", ...], path: Path, why: LogError) -> tuple[LogContents, bytes]:
    """Raises: LogError; `why` if nothing of a log was found."""
    first = parts[0]
    if not first.bodies:
        is_log = any(part.bodies for part in parts)
        raise LogError(LogReason.LOG_DAMAGED, path) if is_log else why
    header, *entries = map(_read, first.bodies)
    lines.check_mark(header, path)
    contents = LogContents(
        header,
        tuple(entries),
        torn_bytes=0,
        lost_entries=sum(part.lost for part in parts),
        repaired=frozenset(index - 1 for index in first.repaired if index),
        is_header_repaired=0 in first.repaired,
        gaps=tuple(_read_gaps(parts)),
    )
    return contents, _write_lines(first)


def _read_gaps(parts: tuple["Part", ...]) -> Iterator[Gap]:
    for part, following in zip_longest(parts, parts[1:]):
        if not part.lost:
            continue
        if following is None:
            yield Gap(part.lost, part.is_counted, part.end, after=None, later=())
            continue
        after, later = following.start, tuple(map(_read, following.bodies))
        gap = Gap(part.lost, part.is_counted, part.end, after, later)
        if part.loose is not None:
            before_loose = unwind(after, part.loose)
            gap = replace(gap, loose=_read(part.loose), before_loose=before_loose)
        yield gap


def _read(body: bytes) -> dict[str, object]:
    value = lines.read_object(body)
    assert value is not None, "a repaired line is an object"
    return value


def _write_lines(part: "Part") -> bytes:
    crc = part.start
    written = []
    for body in part.bodies:
        crc = crc32(body, crc)
        written.append(b"%08x %b\n" % (crc, body))
    return b"".join(written)
