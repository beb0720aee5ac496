"""Finds libespeak-ng and starts it: the one in the wheel, the system's, or one that the user names.

It handles files and versions, not sound or texts.
"""

import ctypes
import os
import re
import threading
from functools import cache
from pathlib import Path
from typing import Any

from azul_access.values import frozen

LIBRARY_VARIABLE = "AZUL_ACCESS_ESPEAK"  # "system", "wheel" or the path of a library
CHUNK_MS = 20
_SYSTEM = "libespeak-ng.so.1"
_DO_NOT_EXIT = 0x8000  # without it, libespeak ends the process when its data are missing


# libespeak-ng has one state for a whole process: one voice, one rate, one callback. Who calls it
# beside others holds this lock, and sets what it needs.
STATE_LOCK = threading.RLock()


class NoVoiceError(Exception):
    """No synthesiser can be loaded. The text is from a library, for bug reports."""


@frozen
class Library:
    """`binding` is pyttsx3's own module of libespeak functions; `sample_rate` is in hertz."""

    binding: Any
    origin: str
    reason: str
    version: str
    sample_rate: int


@frozen
class Source:
    """`path` is `None` where pyttsx3 may look for the library itself."""

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
    try:
        if source.path is not None:
            ctypes.CDLL(source.path, mode=ctypes.RTLD_GLOBAL)
        # The binding asks for the library by its soname, which finds the one that is loaded.
        from pyttsx3.drivers import _espeak as binding
    except Exception as error:
        raise NoVoiceError(repr(error)) from error
    sample_rate = binding.Initialize(
        binding.AUDIO_OUTPUT_SYNCHRONOUS,
        CHUNK_MS,
        None if source.data is None else os.fsencode(source.data),
        _DO_NOT_EXIT,
    )
    if sample_rate <= 0:
        raise NoVoiceError(f"espeak_Initialize: {sample_rate}")
    version = (binding.Info() or b"").decode(errors="replace").split(" ")[0]
    return Library(binding, source.origin, source.reason, version, sample_rate)


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
    system_version = read_version(_SYSTEM)
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
    import _ctypes

    _ctypes.dlclose(library._handle)


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
