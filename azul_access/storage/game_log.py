"""The log of one game: JSON objects in a file, whatever they mean."""

import os
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from typing import NamedTuple, Self

from azul_access.storage import disk, lines
from azul_access.storage.errors import LogError, LogReason, disk_errors_as_log_errors
from azul_access.storage.lines import LogContents
from azul_access.storage.lock import Lock


def read_log(path: Path, *, partial: bool = False) -> LogContents:
    """Read a log without locking or changing it; another program may write it meanwhile.

    With `partial`, a damaged log is read up to its first damaged line. Raises: LogError.
    """
    path = Path(path)
    contents, _ = lines.decode(disk.read_bytes(path), path, partial=partial)
    return contents


class _End(NamedTuple):
    """The end of the lines that are safe on the disk: their length and the last line's CRC."""

    length_bytes: int
    crc: int


class GameLog:
    """A log that only this program writes until it is closed. Made by `create` and `resume`."""

    def __init__(self, path: Path, lock: Lock, descriptor: int) -> None:
        self.path = path
        self._lock = lock
        self._descriptor = descriptor
        self._is_open = True
        self._end = _End(0, 0)
        self._version = lines.FIRST_VERSION
        self._is_dirty = False  # whether the file may have bytes of a failed write after `_end`

    @classmethod
    def create(cls, path: Path, header: Mapping[str, object]) -> Self:
        """Create a log and its folder. The header is on the disk when this returns.

        An existing file is never replaced, and no file is left behind by an error.
        Raises: LogError; TypeError or ValueError as `append` does.
        """
        path = Path(path)
        data, crc = lines.encode_header(header)
        # Checked for the clearest message; O_EXCL is what protects an existing file.
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
        """Open a log to append to it. A torn tail, counted in `torn_bytes`, is removed.

        Raises: LogError, and leaves the file unchanged.
        """
        path = Path(path)
        disk.check_plausible(path)  # before a lock file is made beside something else
        lock = Lock(path)
        try:
            log = cls(path, lock, disk.open_to_append(path, 0))
            try:
                data = disk.read_descriptor(log._descriptor, path)
                contents, crc = lines.decode(data, path)
                log._end = _End(len(data) - contents.torn_bytes, crc)
                log._version = contents.version
                if contents.torn_bytes:
                    with _write_errors(path):
                        log._truncate()
            except BaseException:
                log._close_file()
                raise
        except BaseException:
            lock.release()
            raise
        return log, contents

    def append(
        self, entries: Sequence[Mapping[str, object]], *, version: int = lines.FIRST_VERSION
    ) -> None:
        """Append all entries or none. They are on the disk when this returns.

        `version` is the oldest version of the format that has such entries. A log of an older one
        is written anew, so that an older program refuses it with its reason.

        Raises: LogError, and the log is as before; TypeError or ValueError for values that JSON
        cannot hold, and ValueError for a closed log, before anything is written.
        """
        if not self._is_open:
            raise ValueError("append to a closed log")
        if version > self._version:
            self._rewrite(entries, version)
            return
        data, crc = lines.encode(entries, self._end.crc)
        if data:
            self._write(data, crc)

    def close(self) -> None:
        """Close the file, then release the lock. May be called again."""
        if self._is_open:
            self._close_file()
            self._lock.release()

    def _write(self, data: bytes, crc: int) -> None:
        with _write_errors(self.path):
            if self._is_dirty:
                self._truncate()
            self._check_unchanged()
            self._is_dirty = True
            try:
                rest = memoryview(data)
                while rest:  # a nearly full disk writes only a part
                    rest = rest[os.write(self._descriptor, rest) :]
                disk.flush(self._descriptor)
            except BaseException:  # also after Ctrl-C no part of the data may stay
                with suppress(OSError):  # the log stays dirty: the next append truncates it
                    self._truncate()
                raise
        # One assignment, so that an interrupt cannot separate the length from the CRC.
        self._end = _End(self._end.length_bytes + len(data), crc)
        self._is_dirty = False

    def _rewrite(self, entries: Sequence[Mapping[str, object]], version: int) -> None:
        """Replace the file by one of a newer version, with more entries."""
        with _write_errors(self.path):
            self._check_unchanged()
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            contents, _ = lines.decode(disk.read_descriptor(self._descriptor, self.path), self.path)
            header, crc = lines.encode_header(contents.header, version)
            body, crc = lines.encode([*contents.entries, *entries], crc)
            os.close(self._descriptor)  # Windows replaces no open file
            try:
                disk.replace_file(self.path, header + body)
            finally:
                self._descriptor = disk.open_to_append(self.path, 0)
        self._end, self._version = _End(len(header) + len(body), crc), version

    def _truncate(self) -> None:
        """Remove everything after the last safe line."""
        os.ftruncate(self._descriptor, self._end.length_bytes)
        disk.flush(self._descriptor)
        self._is_dirty = False

    def _check_unchanged(self) -> None:
        """Raises: LogError if a program that ignores the lock, like an editor, changed the file."""
        status = os.fstat(self._descriptor)
        if status.st_nlink == 0:
            raise LogError(LogReason.LOG_MISSING, self.path)
        if status.st_size != self._end.length_bytes:
            raise LogError(LogReason.LOG_CHANGED, self.path)

    def _close_file(self) -> None:
        self._is_open = False
        with suppress(OSError):  # all entries are on the disk already
            if self._is_dirty:
                self._truncate()
        with suppress(OSError):
            os.close(self._descriptor)


def _write_errors(path: Path) -> AbstractContextManager[None]:
    return disk_errors_as_log_errors(
        path, denied=LogReason.LOG_READ_ONLY, other=LogReason.LOG_WRITE_FAILED
    )
