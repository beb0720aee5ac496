"""Whether a screen reader is running that takes texts, found by the name of its process.

Only Windows needs this: elsewhere the terminal is read, or the user chooses the screen reader.
"""

import sys
from collections.abc import Iterable, Iterator
from importlib.util import find_spec

# The programs of screen readers that take texts from others.
_PROGRAMS = {"nvda.exe": "NVDA", "jfw.exe": "JAWS"}
_PROCESSES = 2  # of everything that a snapshot of Windows can list


def find_reader() -> str:
    """The name of the running screen reader; "" if none runs, or its library is missing."""
    if sys.platform != "win32" or find_spec("prism") is None:
        return ""
    return name_reader(_list_programs())


def name_reader(programs: Iterable[str]) -> str:
    """The screen reader among the names of running programs; "" if there is none."""
    names = (_PROGRAMS.get(program.casefold(), "") for program in programs)
    return next(filter(None, names), "")


def _list_programs() -> Iterator[str]:
    """The names of the running programs; none if Windows does not tell them."""
    import ctypes
    from ctypes import wintypes

    class Entry(ctypes.Structure):
        _fields_ = (
            ("size", wintypes.DWORD),
            ("usage", wintypes.DWORD),
            ("process", wintypes.DWORD),
            ("heap", ctypes.c_size_t),
            ("module", wintypes.DWORD),
            ("threads", wintypes.DWORD),
            ("parent", wintypes.DWORD),
            ("priority", wintypes.LONG),
            ("flags", wintypes.DWORD),
            ("name", ctypes.c_wchar * 260),
        )

    windows = getattr(ctypes, "windll").kernel32  # noqa: B009 (other systems have none)
    windows.CreateToolhelp32Snapshot.restype = ctypes.c_void_p
    snapshot = ctypes.c_void_p(windows.CreateToolhelp32Snapshot(_PROCESSES, 0))
    entry = Entry(size=ctypes.sizeof(Entry))
    is_listed = windows.Process32FirstW(snapshot, ctypes.byref(entry))
    while is_listed:
        yield entry.name
        is_listed = windows.Process32NextW(snapshot, ctypes.byref(entry))
    windows.CloseHandle(snapshot)
