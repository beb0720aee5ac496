"""The log of one game. Knows JSON objects in a file, and nothing of what they mean."""

import os
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

from azul_access.storage import disk, lines
from azul_access.storage.errors import LogError, LogReason, disk_errors_as_log_errors
from azul_access.storage.lines import LogContents
from azul_access.storage.lock import Lock


def read_log(path: Path, *, partial: bool = False) -> LogContents:
    """What a log holds, without locking or changing it; another program may be writing it.

    With `partial` a damaged log is read up to its first bad line. Raises: LogError.
    """
    path = Path(path)
    contents, _ = lines.decode(disk.read_bytes(path), path, partial=partial)
    return contents


class _End(NamedTuple):
    """Where the lines end that are safe on the disk: the file's length and the last line's CRC."""

    length_bytes: int
    crc: int


class GameLog:
    """A log that this program alone writes, until it is closed. Made by `create` and `resume`."""

    def __init__(self, path: Path, lock: Lock, descriptor: int) -> None:
        self.path = path
        self._lock = lock
        self._descriptor = descriptor
        self._is_open = True
        self._end = _End(0, 0)
        self._is_dirty = False  # there may be bytes after the end, of a write that does not count

    @classmethod
    def create(cls, path: Path, header: Mapping[str, object]) -> Self:
        """Begin a log, with its folder. Never replaces a file. The header is safe on return.

        Raises: LogError, and leaves no file behind; TypeError or ValueError as `append` does.
        """
        path = Path(path)
        data, crc = lines.encode_header(header)
        # Asked only for the clearest answer; what keeps an old file safe is O_EXCL.
        if os.path.lexists(path):
            raise LogError(LogReason.LOG_EXISTS, path)
        with disk_errors_as_log_errors(
            path, denied=LogReason.LOG_FOLDER_READ_ONLY, other=LogReason.LOG_NOT_CREATED
        ):
            disk.make_folder(path.parent)
        lock = Lock(path)
        try:
            log = cls(path, lock, disk.open_to_append(path, os.O_CREAT | os.O_EXCL))
            try:
                log._write(data, crc)
                disk.flush_folder(path.parent)
            except BaseException:
                log._close_file()
                with suppress(OSError):
                    path.unlink()
                raise
        except BaseException:
            lock.release()
            raise
        return log

    @classmethod
    def resume(cls, path: Path) -> tuple[Self, LogContents]:
        """Open a log to write on. A torn tail is cut off; `torn_bytes` says that there was one.

        Raises: LogError, and leaves the file as it is.
        """
        path = Path(path)
        disk.check_plausible(path)  # before a lock file appears beside something else
        lock = Lock(path)
        try:
            log = cls(path, lock, disk.open_to_append(path, 0))
            try:
                data = disk.read_descriptor(log._descriptor, path)
                contents, crc = lines.decode(data, path)
                log._end = _End(len(data) - contents.torn_bytes, crc)
                if contents.torn_bytes:
                    with _writing(path):
                        log._cut()
            except BaseException:
                log._close_file()
                raise
        except BaseException:
            lock.release()
            raise
        return log, contents

    def append(self, entries: Sequence[Mapping[str, object]]) -> None:
        """Add entries, all or none. They are safe on the disk when this returns.

        Raises: LogError: none of them counts, and the next append starts clean. Also TypeError
        or ValueError for what JSON cannot hold, and ValueError when closed; nothing is written.
        """
        if not self._is_open:
            raise ValueError("append to a closed log")
        data, crc = lines.encode(entries, self._end.crc)
        if data:
            self._write(data, crc)

    def close(self) -> None:
        """Close the file, then let other programs have it. May be called again."""
        if self._is_open:
            self._close_file()
            self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _write(self, data: bytes, crc: int) -> None:
        with _writing(self.path):
            if self._is_dirty:
                self._cut()
            self._check_unchanged()
            self._is_dirty = True
            try:
                rest = memoryview(data)
                while rest:  # a disk that is nearly full takes a part before it refuses
                    rest = rest[os.write(self._descriptor, rest) :]
                disk.flush(self._descriptor)
            except BaseException:  # Ctrl+C too must leave nothing half done
                with suppress(OSError):  # then it stays dirty, and the next append cuts first
                    self._cut()
                raise
        # One assignment, so that an interrupt cannot part length and CRC.
        self._end = _End(self._end.length_bytes + len(data), crc)
        self._is_dirty = False

    def _cut(self) -> None:
        os.ftruncate(self._descriptor, self._end.length_bytes)
        disk.flush(self._descriptor)
        self._is_dirty = False

    def _check_unchanged(self) -> None:
        """The lock does not bind editors and cloud folders: what they did must not be built on."""
        found = os.fstat(self._descriptor)
        if found.st_nlink == 0:
            raise LogError(LogReason.LOG_MISSING, self.path)
        if found.st_size != self._end.length_bytes:
            raise LogError(LogReason.LOG_CHANGED, self.path)

    def _close_file(self) -> None:
        self._is_open = False
        with suppress(OSError):  # all that counts is on the disk already
            if self._is_dirty:
                self._cut()
        with suppress(OSError):
            os.close(self._descriptor)


def _writing(path: Path) -> AbstractContextManager[None]:
    return disk_errors_as_log_errors(
        path, denied=LogReason.LOG_READ_ONLY, other=LogReason.LOG_WRITE_FAILED
    )
