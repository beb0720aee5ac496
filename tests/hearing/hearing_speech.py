"""Synthetic speech of espeak-ng and flite, in noise and in a room.

Audio is 16 kHz mono, as float samples in the range of 16 bits. The same arguments give the same
audio.
"""

import io
import subprocess
import wave
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from needed import require
from numpy.typing import NDArray

from azul_access.hearing.noise_floor import pink_noise

RATE = 16_000
# The loudness of speech at a table: the root mean square of its loud parts.
LEVEL = 3000.0
PAUSE_SECONDS = 0.35
RATES = (140, 155, 170)  # words a minute

Sound = NDArray[np.float64]

# The German list of pronunciations was tuned with the training voices, and thresholds are read off
# them; only the others are used for figures and test games.
TRAINING = {
    "de": ("de", "de+f2", "de+m3", "de+m7", "de+f5", "de+m2"),
    "en": ("en-us", "en-gb+f2", "flite:kal16"),
    "nl": ("nl", "nl+f2", "nl+m3", "nl+m7", "nl+f5", "nl+m2"),
}
MEASURING = {
    "de": ("de+f4", "de+m1", "de+f3", "de+m5"),
    "en": ("flite:slt", "flite:rms", "flite:awb"),
    "nl": ("nl+f4", "nl+m1", "nl+f3", "nl+m5"),
}


@dataclass(frozen=True, slots=True)
class Room:
    """`seconds` until an echo is softer by 60 dB; `echo` is its amplitude at the beginning."""

    seconds: float
    echo: float


# A microphone one and a half metres away, and one across the room: there the echo has half, and
# four times, the energy of the direct sound.
LIVING_ROOM = Room(0.4, 0.035)
FAR_AWAY = Room(0.5, 0.083)


@lru_cache(maxsize=4096)
def spoken(text: str, voice: str, words_a_minute: int = 155) -> Sound:
    """`voice` is one of espeak-ng, or one of flite such as "flite:slt", which ignores the rate."""
    if voice.startswith("flite:"):
        require("flite")
        command = ["flite", "-voice", voice.removeprefix("flite:"), "-t", text, "-o", "/dev/stdout"]
    else:
        require("espeak-ng")
        command = ["espeak-ng", "-v", voice, "-s", str(words_a_minute), "--stdout", text]
    return _read_wave(subprocess.run(command, capture_output=True, check=True).stdout)


def _read_wave(file: bytes) -> Sound:
    """The samples of a WAV file, resampled to RATE.

    The length in the header is ignored: programs that write to a pipe do not know it.
    """
    with wave.open(io.BytesIO(file)) as header:
        rate = header.getframerate()
    start = file.index(b"data") + 8
    size = (len(file) - start) // 2 * 2
    samples = np.frombuffer(file[start : start + size], "<i2").astype(np.float64)
    return resample(samples, rate)


def resample(samples: Sound, rate: int) -> Sound:
    """Samples at RATE of a sound with `rate` samples a second."""
    if rate == RATE:
        return samples
    count = round(len(samples) * RATE / rate)
    spectrum = np.fft.rfft(samples)
    size = min(len(spectrum), count // 2 + 1)
    new_spectrum = np.zeros(count // 2 + 1, complex)
    new_spectrum[:size] = spectrum[:size]
    resampled: Sound = np.fft.irfft(new_spectrum, count) * count / len(samples)
    return resampled


def at_table(sound: Sound, decibels: float, seed: int, room: Room | None = None) -> bytes:
    """A sentence as a microphone records it, with a pause around it and pink noise.

    `decibels` is how much louder the loud parts of the speech are than the noise.
    """
    generator = np.random.default_rng(seed)
    if room is not None:
        sound = _reverberate(sound, room, generator)
    loud = sound[np.abs(sound) > 0.05 * np.max(np.abs(sound))]
    sound = sound * (LEVEL / np.sqrt(np.mean(loud**2)))
    pause = np.zeros(int(PAUSE_SECONDS * RATE))
    sound = np.concatenate([pause, sound, pause])
    noise = pink_noise(len(sound), generator) * LEVEL / 10 ** (decibels / 20)
    return to_samples(sound + noise)


def _reverberate(sound: Sound, room: Room, generator: np.random.Generator) -> Sound:
    length = int(room.seconds * RATE)
    decay = np.exp(-6.9 * np.arange(length) / length)
    echo = generator.standard_normal(length) * decay * room.echo
    echo[: int(0.003 * RATE)] = 0
    echo[0] = 1.0
    size = len(sound) + length
    return np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(echo, size), size)


def to_samples(sound: Sound) -> bytes:
    return np.clip(np.round(sound), -32768, 32767).astype("<i2").tobytes()
