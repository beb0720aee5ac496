"""Finds libespeak-ng and starts it: the one in the wheel, else the system's.

It knows files and versions, never sound or texts.
"""

import ctypes
from dataclasses import dataclass
from typing import Any

CHUNK_MS = 20
_DO_NOT_EXIT = 0x8000  # without it, libespeak ends the process when its data are missing


class NoVoiceError(Exception):
    """No synthesiser can be loaded. The text is a library's own, for bug reports."""


@dataclass(frozen=True, slots=True)
class Library:
    """`binding` is pyttsx3's own module of libespeak functions; `sample_rate` is in hertz."""

    binding: Any
    origin: str
    version: str
    sample_rate: int


def open_library() -> Library:
    """Raises: NoVoiceError."""
    data_path = _load_wheel()
    try:
        # The binding asks for the library by its soname, which finds the one that is loaded.
        from pyttsx3.drivers import _espeak as binding
    except Exception as error:
        raise NoVoiceError(repr(error)) from error
    sample_rate = binding.Initialize(
        binding.AUDIO_OUTPUT_SYNCHRONOUS, CHUNK_MS, data_path, _DO_NOT_EXIT
    )
    if sample_rate <= 0:
        raise NoVoiceError(f"espeak_Initialize: {sample_rate}")
    version = (binding.Info() or b"").decode(errors="replace").split(" ")[0]
    return Library(binding, "wheel" if data_path else "system", version, sample_rate)


def _load_wheel() -> bytes | None:
    """The path of the wheel's data, or `None` if there is no wheel for this machine."""
    try:
        import espeakng_loader

        data_path = str(espeakng_loader.get_data_path())
        ctypes.CDLL(espeakng_loader.get_library_path(), mode=ctypes.RTLD_GLOBAL)
    except (ImportError, OSError, RuntimeError):
        return None
    return data_path.encode()
