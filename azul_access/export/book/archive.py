"""A ZIP archive with the same date for all of its files."""

import datetime
import zipfile
from collections.abc import Iterable

_EARLIEST_YEAR = 1980  # of dates in a ZIP archive


class Archive:
    def __init__(self, opened: zipfile.ZipFile, modified: datetime.datetime) -> None:
        self._zip = opened
        year = max(modified.year, _EARLIEST_YEAR)
        self._time = (year, *modified.timetuple()[1:6])

    def add(self, name: str, content: bytes, *, compressed: bool = True) -> None:
        entry = zipfile.ZipInfo(name, self._time)
        entry.compress_type = zipfile.ZIP_DEFLATED if compressed else zipfile.ZIP_STORED
        self._zip.writestr(entry, content)

    def add_lines(self, name: str, lines: Iterable[str]) -> None:
        self.add(name, ("\n".join(lines) + "\n").encode())
