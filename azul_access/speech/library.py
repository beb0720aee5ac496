"""Finds libespeak-ng and starts it: the one in the wheel, the system's, or one that the user names.

It handles files and versions, not sound or texts.
"""

import ctypes
import os
import re
import sys
import threading
from contextlib import suppress
from functools import cache
from pathlib import Path

from azul_access.speech.c_paths import encode_folder
from azul_access.speech.espeak import Espeak
from azul_access.values import frozen

LIBRARY_VARIABLE = "AZUL_ACCESS_ESPEAK"  # "system", "wheel" or the path of a library
CHUNK_MS = 20
# Where a system has the library if somebody installed it; the last row is for all other systems.
_SYSTEM_PATHS = {
    "win32": (
        r"C:\Program Files\eSpeak NG\libespeak-ng.dll",
        r"C:\Program Files (x86)\eSpeak NG\libespeak-ng.dll",
    ),
    "darwin": (
        "/opt/homebrew/lib/libespeak-ng.1.dylib",
        "/usr/local/lib/libespeak-ng.1.dylib",
    ),
    "": ("libespeak-ng.so.1", "/usr/local/lib/libespeak-ng.so.1"),
}

# libespeak-ng has one state for a whole process: one voice, one rate, one callback. Who calls it
# beside others holds this lock, and sets what it needs.
STATE_LOCK = threading.RLock()


class NoVoiceError(Exception):
    """No synthesiser can be loaded. The text is from a library, for bug reports."""


@frozen
class Library:
    """The started library; `sample_rate` is in hertz."""

    espeak: Espeak
    origin: str
    reason: str
    version: str
    sample_rate: int


@frozen
class Source:
    """`path` is `None` for the library of the system, `data` where the library knows its own."""

    origin: str
    reason: str
    path: str | None = None
    data: Path | None = None


def open_library() -> Library:
    """Raises: NoVoiceError."""
    return _start(choose_source(os.environ.get(LIBRARY_VARIABLE, "")))


@cache
def _start(source: Source) -> Library:
    """Start the library once: starting it again would damage its tables. Raises: NoVoiceError."""
    paths = _system_paths() if source.path is None else (source.path,)
    try:
        espeak = Espeak(_load(paths))
        data = None if source.data is None else encode_folder(source.data)
    except (AttributeError, OSError) as error:
        raise NoVoiceError(repr(error)) from error
    sample_rate = espeak.start(CHUNK_MS, data)
    if sample_rate <= 0:
        raise NoVoiceError(f"espeak_Initialize: {sample_rate}")
    return Library(espeak, source.origin, source.reason, espeak.version(), sample_rate)


def _load(paths: tuple[str, ...]) -> ctypes.CDLL:
    """Load the first library that is there. Raises: OSError."""
    *others, last = paths
    for path in others:
        with suppress(OSError):
            return ctypes.CDLL(path)
    return ctypes.CDLL(last)


def _system_paths() -> tuple[str, ...]:
    return _SYSTEM_PATHS.get(sys.platform, _SYSTEM_PATHS[""])


def choose_source(requested: str) -> Source:
    """Find the requested library, without substitute; by default the newer of wheel and system.

    Raises: NoVoiceError.
    """
    if requested == "system":
        return Source("system", "asked")
    if requested not in ("", "wheel"):
        data = Path(requested).parent / "espeak-ng-data"
        return Source(requested, "asked", requested, data if data.is_dir() else None)
    wheel = _find_wheel()
    if wheel is None:
        if requested:
            raise NoVoiceError("espeakng_loader is not installed")
        return Source("system", "only")
    path, data = wheel
    if requested:
        return Source("wheel", "asked", path, data)
    system_version = next(filter(None, map(read_version, _system_paths())), ())
    if not system_version:
        return Source("wheel", "only", path, data)
    if system_version > read_version(path):
        return Source("system", "newer")
    return Source("wheel", "default", path, data)


def read_version(path: str) -> tuple[int, ...]:
    """Load a library, return its version and unload it; empty if it cannot be loaded."""
    try:
        library = ctypes.CDLL(path)
    except OSError:
        return ()
    try:
        library.espeak_Info.restype = ctypes.c_char_p
        version = (library.espeak_Info(None) or b"").decode(errors="replace").split(" ")[0]
    except AttributeError:
        return ()
    finally:
        _unload(library)
    return tuple(int(number) for number in re.findall(r"\d+", version))


def _unload(library: ctypes.CDLL) -> None:
    """Otherwise its name may hide another library of the same name."""
    import _ctypes

    unload = getattr(_ctypes, "FreeLibrary", None) or _ctypes.dlclose
    unload(library._handle)


def _find_wheel() -> tuple[str, Path] | None:
    """Return library and data of the wheel, or `None` if there is none for this machine."""
    try:
        import espeakng_loader

        data = Path(espeakng_loader.get_data_path())
    except (ImportError, OSError, RuntimeError):
        return None
    path = str(espeakng_loader.get_library_path())
    # The wheel may be for another processor.
    return (path, data) if read_version(path) else None
