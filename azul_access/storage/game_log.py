"""The log of one game: JSON objects in a file, whatever they mean."""

import errno
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple, Self

from azul_access.storage import damaged, disk, lines
from azul_access.storage.copies import identify
from azul_access.storage.errors import LogError, LogReason, disk_errors_as_log_errors
from azul_access.storage.lines import LogContents
from azul_access.storage.lock import Lock
from azul_access.storage.log_paths import create_unused, default_folder


def read_log(path: Path) -> LogContents:
    """Read a log without locking or changing it; another program may write it meanwhile.

    What is damaged is repaired in the contents only.

    Raises: LogError.
    """
    path = Path(path)
    contents, _ = damaged.decode(disk.read_bytes(path), path)
    return contents


class _Saved(NamedTuple):
    """The lines that are safe on the disk, the last line's CRC and the version of the format."""

    content: bytes
    crc: int
    version: int


class GameLog:
    """A log that only this program writes until it is closed. Made by `create` and `resume`.

    It keeps all its lines, so that they can be written anew if the file is lost.
    """

    def __init__(self, path: Path, lock: Lock | None, saved: _Saved) -> None:
        self.path = path
        self._lock = lock
        self._saved = saved
        self._is_open = True
        self._device = disk.find_device(path)
        self._touched_at = time.monotonic()
        self._is_dirty = False  # whether the file may have bytes of a failed write after the lines

    @classmethod
    def create(cls, path: Path, header: Mapping[str, object]) -> Self:
        """Create a log and its folder. The header is on the disk when this returns.

        An existing file is never replaced, and no file is left behind by an error.
        Raises: LogError; TypeError or ValueError as `append` does.
        """
        path = Path(path)
        saved = _Saved(*lines.encode_header(header), lines.FIRST_VERSION)
        return cls(path, _create_file(path, saved.content), saved)

    @classmethod
    def resume(cls, path: Path) -> tuple[Self, LogContents]:
        """Open a log to append to it. A torn tail, counted in `torn_bytes`, is removed then.

        A log that is damaged, or not `is_writable`, is left unchanged: before anything can be
        appended, `write_anew` must write its whole lines to another file.

        Raises: LogError, and leaves the file unchanged.
        """
        path = Path(path)
        disk.check_plausible(path)  # before a lock file is made beside something else
        lock = _lock_to_write(path)
        try:
            data = disk.read_bytes(path)
            contents, content = damaged.decode(data, path)
        except BaseException:
            if lock is not None:
                lock.release()
            raise
        log = cls(path, lock, _Saved(content, _last_sum(content), contents.version))
        log._is_dirty = log.is_writable and bool(contents.torn_bytes) and not contents.is_damaged
        return log, contents

    @property
    def is_writable(self) -> bool:
        """Whether this program has the right to write in the file and beside it."""
        return self._lock is not None

    @property
    def idle_seconds(self) -> float:
        """How long ago something was appended, or else the log opened, by a steady clock."""
        return time.monotonic() - self._touched_at

    @property
    def is_away(self) -> bool:
        """Whether the folder of the file is on another drive than before, or on none.

        A drive was removed, or a folder of the network is not connected.
        """
        return disk.find_device(self.path) != self._device

    @property
    def header(self) -> dict[str, object]:
        """The first line, with the format and its version."""
        contents, _ = lines.decode(self._saved.content.partition(b"\n")[0] + b"\n", self.path)
        return contents.header

    @property
    def newest_entry(self) -> dict[str, object] | None:
        """The last entry; None if there is none."""
        _, end, line = self._saved.content[:-1].rpartition(b"\n")
        return lines.read_body(line) if end else None

    def identify(self) -> str:
        """A name of the game that its file keeps when it is moved, written anew or resumed."""
        return identify(self.header)

    def keep_first(self, count: int) -> int:
        """Forget all entries after the first `count`, but leave the file unchanged.

        If there are such entries, `write_anew` must write the others to another file before
        anything can be appended. Returns how many entries there are now.
        """
        kept = self._saved.content.split(b"\n")[:-1][: count + 1]  # the header and the entries
        content = b"".join(line + b"\n" for line in kept)
        if len(content) < len(self._saved.content):
            self._saved = _Saved(content, _last_sum(content), self._saved.version)
            self._is_dirty = False
        return len(kept) - 1

    def append(
        self, entries: Sequence[Mapping[str, object]], *, version: int = lines.FIRST_VERSION
    ) -> None:
        """Append all entries or none. They are on the disk when this returns.

        `version` is the oldest version of the format that has such entries. A log of an older one
        is written anew, so that an older program refuses it with its reason.

        Raises: LogError, and the log is as before: LOG_MISSING or LOG_CHANGED if other programs,
        which ignore the lock, removed or changed the file. TypeError or ValueError for values that
        JSON cannot hold, and ValueError for a closed log, before anything is written.
        """
        saved = self._saved_with(entries, version)
        if saved is self._saved:
            return
        with _write_errors(self.path):
            if not self.is_writable:  # another program may write it, and no lock tells
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        with self._open_unchanged() as descriptor:
            if saved.version == self._saved.version:
                self._write(descriptor, saved.content[len(self._saved.content) :])
                self._keep(saved)
                return
        with _write_errors(self.path):
            disk.replace_file(self.path, saved.content)
            self._keep(saved)

    def check(self) -> None:
        """Look whether the file has everything that was appended, and nothing else.

        Raises: LogError, as `append`.
        """
        with self._open_unchanged():
            return

    def write_anew(
        self, entries: Sequence[Mapping[str, object]] = (), *, version: int = lines.FIRST_VERSION
    ) -> None:
        """Write all lines and more entries to a file of their own, which is `path` afterwards.

        It is the file of before, unless that has something else by now or cannot be written: then
        it is a new one beside it, or else in the default folder. If the log `is_away`, it is there
        at once: what is written where a drive was is hidden when the drive is back. No other file
        is changed.

        Raises: LogError, and the log is as before; TypeError or ValueError as `append`.
        """
        saved = self._saved_with(entries, version)
        is_away = self.is_away
        if self._lock is not None and not is_away:
            with suppress(LogError):
                self._write_in_place(self._lock, saved.content)
                self._keep(saved)
                self._is_dirty = False
                return

        def create(path: Path) -> tuple[Path, Lock]:
            return path, _create_file(path, saved.content)

        try:
            folder = default_folder() if is_away else self.path.parent
            path, lock = create_unused(folder, self.path.stem, create)
        except LogError:
            path, lock = create_unused(default_folder(), self.path.stem, create)
        self._release()
        self.path, self._lock, self._is_dirty = path, lock, False
        self._keep(saved)
        self._device = disk.find_device(path)

    def _keep(self, saved: _Saved) -> None:
        self._saved = saved
        self._touched_at = time.monotonic()

    def close(self) -> None:
        """Release the lock. May be called again."""
        if self._is_open:
            self._is_open = False
            self._release()

    def _saved_with(self, entries: Sequence[Mapping[str, object]], version: int) -> _Saved:
        """All lines with more entries at their end, in this version of the format or a newer."""
        if not self._is_open:
            raise ValueError("append to a closed log")
        content, crc, old_version = self._saved
        if version > old_version:
            contents, _ = lines.decode(content, self.path)
            content, crc = lines.encode_header(contents.header, version)
            entries = [*contents.entries, *entries]
        data, crc = lines.encode(entries, crc)
        return _Saved(content + data, crc, max(version, old_version)) if data else self._saved

    @contextmanager
    def _open_unchanged(self) -> Iterator[int]:
        """A descriptor of the file, which has only the saved lines."""
        disk.check_plausible(self.path)
        with _closing(disk.open_to_append(self.path, 0)) as descriptor:
            content = self._saved.content
            found = disk.read_descriptor(descriptor, self.path)
            if self._is_dirty and found.startswith(content):
                with _write_errors(self.path):
                    _truncate(descriptor, content)
                self._is_dirty = False
            elif found != content:
                raise LogError(LogReason.LOG_CHANGED, self.path)
            yield descriptor

    def _write(self, descriptor: int, data: bytes) -> None:
        with _write_errors(self.path):
            self._is_dirty = True
            try:
                disk.write_all(descriptor, data)
            except BaseException:  # also after Ctrl-C no part of the data may stay
                with suppress(OSError):  # the log stays dirty: the next append truncates it
                    _truncate(descriptor, self._saved.content)
                    self._is_dirty = False
                raise
            self._is_dirty = False

    def _write_in_place(self, lock: Lock, content: bytes) -> None:
        """Raises: LogError if there is something else in this place, or it cannot be written."""
        path = Path(os.path.realpath(self.path))
        old = self._saved.content
        try:
            found = disk.read_bytes(path)
        except LogError as why:
            if why.reason is not LogReason.LOG_MISSING:
                raise
            _make_folder(path)
            lock.renew()  # its file may be gone with the folder
            disk.create_file(path, content)
            return
        is_tail = self._is_dirty and found.startswith(old)
        if not (is_tail or content.startswith(found) or old.startswith(found)):
            raise LogError(LogReason.LOG_CHANGED, path)
        with _write_errors(path):
            if not os.access(path, os.W_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            disk.replace_file(path, content)

    def _release(self) -> None:
        """Remove what a failed write left in the file, if that is possible, and its lock."""
        if self._is_dirty:
            with suppress(LogError):
                self.check()
        if self._lock is not None:
            self._lock.release()


def _last_sum(content: bytes) -> int:
    """The CRC of the last of some whole lines."""
    return int(content[content.rfind(b"\n", 0, -1) + 1 :][:8], 16)


def _lock_to_write(path: Path) -> Lock | None:
    """The lock of an existing log; None if it cannot be written or nothing can be made beside it.

    Raises: LogError, if another program writes it or it is gone.
    """
    try:
        lock = Lock(path)
        try:
            os.close(disk.open_to_append(path, 0))
        except BaseException:
            lock.release()
            raise
    except LogError as why:
        if why.reason in (LogReason.LOG_IN_USE, LogReason.LOG_MISSING):
            raise
        return None
    return lock


def _create_file(path: Path, content: bytes) -> Lock:
    """Create a file with this content, and its folder, and return its lock.

    Raises: LogError, and no file is left behind.
    """
    # Checked for the clearest message; O_EXCL is what protects an existing file.
    if os.path.lexists(path):
        raise LogError(LogReason.LOG_EXISTS, path)
    _make_folder(path)
    lock = Lock(path)
    try:
        disk.create_file(path, content)
    except BaseException:
        lock.release()
        raise
    return lock


def _make_folder(path: Path) -> None:
    with disk_errors_as_log_errors(
        path, denied=LogReason.LOG_FOLDER_READ_ONLY, other=LogReason.LOG_NOT_CREATED
    ):
        disk.make_folder(path.parent)


def _truncate(descriptor: int, content: bytes) -> None:
    """Remove everything after the saved lines from an open file."""
    os.ftruncate(descriptor, len(content))
    disk.flush(descriptor)


@contextmanager
def _closing(descriptor: int) -> Iterator[int]:
    try:
        yield descriptor
    finally:
        with suppress(OSError):  # everything is on the disk already
            os.close(descriptor)


def _write_errors(path: Path) -> AbstractContextManager[None]:
    return disk_errors_as_log_errors(
        path, denied=LogReason.LOG_READ_ONLY, other=LogReason.LOG_WRITE_FAILED
    )
