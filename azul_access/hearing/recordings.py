"""Sound files read as a microphone would bring them, and written. It knows samples, never words."""

import wave
from enum import Enum
from pathlib import Path

from azul_access.errors import AccessError
from azul_access.hearing.capture import RATE

# Nobody says so much at once; a concert would be listened to for an hour.
LONGEST_SECONDS = 60
_FULL = 32767
# A file may hold perfect silence, which no microphone brings and no recogniser was made for.
_BREATH = 5.0


class RecordingReason(Enum):
    """Every error has the slot `name`, of the file."""

    MISSING = "recording-missing"
    UNREADABLE = "recording-unreadable"
    EMPTY = "recording-empty"
    TOO_LONG = "recording-too-long"  # seconds: the most there may be
    NOT_WRITTEN = "recording-not-written"


class RecordingError(AccessError):
    """A sound file that cannot be used."""


def read_recording(path: Path) -> bytes:
    """16 kHz mono, signed 16-bit little endian, of a file of any rate, width and channels.

    Raises: RecordingError.
    """
    import numpy as np
    import soundfile

    if not path.is_file():
        raise RecordingError(RecordingReason.MISSING, name=path.name)
    try:
        with soundfile.SoundFile(path) as file:
            rate = file.samplerate
            longest = LONGEST_SECONDS * rate
            channels = file.read(longest + 1, dtype="float64", always_2d=True)
    except (OSError, RuntimeError, ValueError, TypeError) as error:
        raise RecordingError(RecordingReason.UNREADABLE, name=path.name) from error
    if len(channels) > longest:
        raise RecordingError(RecordingReason.TOO_LONG, name=path.name, seconds=LONGEST_SECONDS)
    count = round(len(channels) * RATE / rate)
    if count < 1:
        raise RecordingError(RecordingReason.EMPTY, name=path.name)
    sound = np.nan_to_num(channels.mean(axis=1))
    if rate != RATE:
        # Whole at once: what lies above the new rate's half is left out, nothing is shifted.
        spectrum = np.fft.rfft(sound)
        fitted = np.zeros(count // 2 + 1, complex)
        kept = min(len(spectrum), len(fitted))
        fitted[:kept] = spectrum[:kept]
        sound = np.fft.irfft(fitted, count) * count / len(sound)
    sound = sound * _FULL + np.random.default_rng(0).standard_normal(count) * _BREATH
    audio: bytes = np.clip(np.round(sound), -_FULL, _FULL).astype("<i2").tobytes()
    return audio


def write_recording(path: Path, audio: bytes) -> None:
    """`audio` is what a microphone brought. Raises: RecordingError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(audio)
    except OSError as error:
        raise RecordingError(RecordingReason.NOT_WRITTEN, name=path.name) from error
