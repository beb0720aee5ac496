"""Which of the system's ways to a sound card are tried, to play and to record."""

import sys
from typing import Any


def backends(backend: Any) -> list[Any]:
    """Named one by one: left to itself, miniaudio falls back to a device without sound."""
    if sys.platform == "linux":
        return [backend.PULSEAUDIO, backend.ALSA]
    if sys.platform == "win32":  # UNVERIFIED: no Windows here
        return [backend.WASAPI, backend.DSOUND, backend.WINMM]
    if sys.platform == "darwin":  # UNVERIFIED: no macOS here
        return [backend.COREAUDIO]
    return [backend.SNDIO, backend.AUDIO4, backend.OSS]  # UNVERIFIED: no BSD here
