"""The sound systems that are tried, for playback and recording."""

import sys
from typing import Any


def backends(backend: Any) -> list[Any]:
    """Return them in order; miniaudio's own choice would fall back to a silent device."""
    if sys.platform == "linux":
        return [backend.PULSEAUDIO, backend.ALSA]
    if sys.platform == "win32":  # UNVERIFIED: no Windows here
        return [backend.WASAPI, backend.DSOUND, backend.WINMM]
    if sys.platform == "darwin":  # UNVERIFIED: no macOS here
        return [backend.COREAUDIO]
    return [backend.SNDIO, backend.AUDIO4, backend.OSS]  # UNVERIFIED: no BSD here
