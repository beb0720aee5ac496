"""Processes that a test has started, most of them from `/proc`."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from needed import require

_SYNCHRONIZE = 0x100000  # as Windows names the right to wait for a process
_STILL_RUNNING = 0x102


def is_running(pid: int) -> bool:
    if sys.platform == "win32":  # `os.kill` would send a signal here
        import ctypes

        kernel = ctypes.WinDLL("kernel32")
        kernel.OpenProcess.restype = ctypes.c_void_p
        handle = ctypes.c_void_p(kernel.OpenProcess(_SYNCHRONIZE, False, pid))
        if not handle:
            return False
        try:
            return bool(kernel.WaitForSingleObject(handle, 0) == _STILL_RUNNING)
        finally:
            kernel.CloseHandle(handle)
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def children(command: str, parent: int = 0) -> Iterator[int]:
    """Yield the processes that this one (or `parent`) started with `command` in their arguments.

    A test is skipped where no process can be seen.
    """
    require("a view into other processes")
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
