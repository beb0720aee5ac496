"""Processes that a test has started, from `/proc`."""

import os
from collections.abc import Iterator
from pathlib import Path


def children(command: str, parent: int = 0) -> Iterator[int]:
    """Yield the processes that this one (or `parent`) started with `command` in their arguments."""
    for path in Path("/proc").glob("[0-9]*"):
        try:
            starter = int((path / "stat").read_text().rpartition(")")[2].split()[1])
            if starter == (parent or os.getpid()) and command in (path / "cmdline").read_text():
                yield int(path.name)
        except OSError:
            continue


def resident_megabytes(pid: int) -> float:
    """Return the resident memory of a process. Raises: ProcessLookupError if it has ended."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise ProcessLookupError(pid)
