"""Reads sound files as audio of a microphone, and writes such audio."""

import wave
from enum import Enum
from pathlib import Path

from azul_access.errors import AccessError
from azul_access.hearing.capture import RATE

MAX_SECONDS = 60  # a longer file is not a spoken command
_MAX_SAMPLE = 32767
# Files may contain digital silence, which no microphone delivers and recognisers do not expect.
_NOISE_RMS = 5.0


class RecordingReason(Enum):
    """Every error has the slot `name`, the name of the file."""

    MISSING = "recording-missing"
    UNREADABLE = "recording-unreadable"
    EMPTY = "recording-empty"
    TOO_LONG = "recording-too-long"  # slot `seconds`: the maximum
    NOT_WRITTEN = "recording-not-written"


class RecordingError(AccessError):
    """A sound file that cannot be used."""


def read_recording(path: Path) -> bytes:
    """Read a file of any rate, width and channels as 16 kHz mono, signed 16-bit little endian.

    Raises: RecordingError.
    """
    import numpy as np
    import soundfile

    if not path.is_file():
        raise RecordingError(RecordingReason.MISSING, name=path.name)
    try:
        with soundfile.SoundFile(path) as file:
            rate = file.samplerate
            max_length = MAX_SECONDS * rate
            channels = file.read(max_length + 1, dtype="float64", always_2d=True)
    except (OSError, RuntimeError, ValueError, TypeError) as error:
        raise RecordingError(RecordingReason.UNREADABLE, name=path.name) from error
    if len(channels) > max_length:
        raise RecordingError(RecordingReason.TOO_LONG, name=path.name, seconds=MAX_SECONDS)
    count = round(len(channels) * RATE / rate)
    if count < 1:
        raise RecordingError(RecordingReason.EMPTY, name=path.name)
    sound = np.nan_to_num(channels.mean(axis=1))
    if rate != RATE:
        # Resample the whole spectrum at once: no delay, and nothing above the new Nyquist rate.
        spectrum = np.fft.rfft(sound)
        resampled = np.zeros(count // 2 + 1, complex)
        size = min(len(spectrum), len(resampled))
        resampled[:size] = spectrum[:size]
        sound = np.fft.irfft(resampled, count) * count / len(sound)
    noise = np.random.default_rng(0).standard_normal(count) * _NOISE_RMS
    samples = np.clip(np.round(sound * _MAX_SAMPLE + noise), -_MAX_SAMPLE, _MAX_SAMPLE)
    audio: bytes = samples.astype("<i2").tobytes()
    return audio


def write_recording(path: Path, audio: bytes) -> None:
    """Write audio of a microphone as a WAV file. Raises: RecordingError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(audio)
    except OSError as error:
        raise RecordingError(RecordingReason.NOT_WRITTEN, name=path.name) from error
