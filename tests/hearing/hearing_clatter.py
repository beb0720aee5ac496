"""Synthetic noises of a table that are no voice. The same arguments give the same audio."""

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from hearing_speech import LEVEL, RATE, Sound, to_samples

from azul_access.hearing.noise_floor import pink_noise

SECONDS = 2.0
NOISE_DECIBELS = 30.0


def _strike(
    generator: np.random.Generator, milliseconds: float, tones: Sequence[float] = ()
) -> Sound:
    """Something hard is hit: noise and `tones` (Hz) that fade within `milliseconds`."""
    times = np.arange(int(RATE * milliseconds / 250)) / RATE
    decay = np.exp(-times * 1000 / milliseconds)
    ringing = [np.sin(2 * np.pi * (tone * times + generator.random())) for tone in tones]
    return decay * sum(ringing, 0.4 * generator.standard_normal(len(times)))


def _add_tile(generator: np.random.Generator, sound: Sound) -> None:
    """One or two tiles are put down."""
    for number in range(generator.integers(1, 3)):
        tones = (2200 + 800 * generator.random(), 4100)
        _add(sound, 0.4 + 0.3 * number, 2 * _strike(generator, 6, tones))


def _add_bag(generator: np.random.Generator, sound: Sound) -> None:
    """Somebody draws tiles from a bag."""
    for start in 0.4 + 1.2 * np.sort(generator.random(25)):
        tones = (1500 + 3000 * generator.random(),)
        strike = _strike(generator, 4 + 4 * generator.random(), tones)
        _add(sound, start, strike * (0.2 + generator.random()))


def _add_cough(generator: np.random.Generator, sound: Sound) -> None:
    for start, milliseconds in ((0.5, 60), (0.85, 80)):
        breath = np.convolve(_strike(generator, milliseconds), np.hanning(12) / 3, "same")
        _add(sound, start, 2 * breath)


def _add_rustle(generator: np.random.Generator, sound: Sound) -> None:
    """A bag of crisps, or a sleeve on the microphone."""
    count = int(1.2 * RATE)
    _add(sound, 0.4, 0.5 * generator.standard_normal(count) * np.hanning(count))


def _add(sound: Sound, start_seconds: float, noise: Sound) -> None:
    start = int(start_seconds * RATE)
    noise = noise[: len(sound) - start]
    sound[start : start + len(noise)] += LEVEL * noise


KINDS: Mapping[str, Callable[[np.random.Generator, Sound], None]] = {
    "tile": _add_tile,
    "bag": _add_bag,
    "cough": _add_cough,
    "rustle": _add_rustle,
}


def clatter(kind: str, seed: int) -> bytes:
    """The noise as a microphone records it. `kind` is one of KINDS."""
    generator = np.random.default_rng(seed)
    sound = np.zeros(int(SECONDS * RATE))
    KINDS[kind](generator, sound)
    noise = pink_noise(len(sound), generator) * LEVEL / 10 ** (NOISE_DECIBELS / 20)
    return to_samples(sound + noise)
