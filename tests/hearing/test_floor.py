"""Soft noise under a recording: what it changes, and what it leaves alone."""

import numpy as np
import pytest
from hearing_speech import LEVEL, RATE, to_samples

from azul_access.hearing.noise_floor import DECIBELS, add_noise_floor, pink_noise

SPEECH = slice(RATE, 2 * RATE)
FLOOR = LEVEL / 10 ** (DECIBELS / 20)


def recording(noise: float) -> bytes:
    """A second of tone between two seconds of nothing but noise."""
    sound = np.zeros(3 * RATE)
    sound[SPEECH] = LEVEL * np.sqrt(2) * np.sin(np.arange(RATE) / 10)
    return to_samples(sound + noise * pink_noise(len(sound), np.random.default_rng(1)))


def quiet(audio: bytes) -> float:
    """How loud it is before anybody speaks, as root mean square."""
    return float(np.std(np.frombuffer(audio, "<i2")[:RATE].astype(float)))


@pytest.mark.parametrize("noise", [0.0, FLOOR / 10, FLOOR / 2])
def test_pauses_are_raised_to_the_floor(noise: float) -> None:
    raised = add_noise_floor(recording(noise))
    assert quiet(raised) == pytest.approx(FLOOR, rel=0.15)
    assert len(raised) == len(recording(noise))


def test_noise_that_is_louder_stays_as_it_is() -> None:
    noisy = recording(FLOOR * 2)
    assert add_noise_floor(noisy) == noisy


@pytest.mark.parametrize("audio", [b"", b"\1\0" * 10, bytes(2 * RATE)])
def test_nothing_stays_nothing(audio: bytes) -> None:
    assert add_noise_floor(audio) == audio


def test_the_same_each_time() -> None:
    assert add_noise_floor(recording(0.0)) == add_noise_floor(recording(0.0))


def test_loud_samples_do_not_turn_over() -> None:
    """Speech at the limit of 16 bits is cut there."""
    loud = np.zeros(3 * RATE)
    loud[SPEECH] = 32767
    raised = np.frombuffer(add_noise_floor(to_samples(loud)), "<i2")[SPEECH]
    assert raised.min() > 0
