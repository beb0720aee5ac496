"""Soft noise is added to quiet recordings only, and only as much as is missing."""

import numpy as np
import pytest
from hearing_speech import LEVEL, RATE, to_samples

from azul_access.hearing.noise_floor import DECIBELS, add_noise_floor, pink_noise

SPEECH = slice(RATE, 2 * RATE)
FLOOR = LEVEL / 10 ** (DECIBELS / 20)


def record(noise: float) -> bytes:
    """A second of a tone between two seconds of only noise."""
    sound = np.zeros(3 * RATE)
    sound[SPEECH] = LEVEL * np.sqrt(2) * np.sin(np.arange(RATE) / 10)
    return to_samples(sound + noise * pink_noise(len(sound), np.random.default_rng(1)))


def background(audio: bytes) -> float:
    """The loudness before the speech, as root mean square."""
    return float(np.std(np.frombuffer(audio, "<i2")[:RATE].astype(float)))


@pytest.mark.parametrize("noise", [0.0, FLOOR / 10, FLOOR / 2])
def test_a_quiet_background_is_raised_to_the_floor(noise: float) -> None:
    audio = add_noise_floor(record(noise))
    assert background(audio) == pytest.approx(FLOOR, rel=0.15)
    assert len(audio) == len(record(noise))


def test_a_louder_background_is_unchanged() -> None:
    audio = record(FLOOR * 2)
    assert add_noise_floor(audio) == audio


@pytest.mark.parametrize("audio", [b"", b"\1\0" * 10, bytes(2 * RATE)])
def test_silence_is_unchanged(audio: bytes) -> None:
    assert add_noise_floor(audio) == audio


def test_the_same_audio_has_the_same_result() -> None:
    assert add_noise_floor(record(0.0)) == add_noise_floor(record(0.0))


def test_loud_samples_do_not_overflow() -> None:
    loud = np.zeros(3 * RATE)
    loud[SPEECH] = 32767
    samples = np.frombuffer(add_noise_floor(to_samples(loud)), "<i2")[SPEECH]
    assert samples.min() > 0
