"""What is loud at a table and no voice: made by number, the same each time."""

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from hearing_speech import LEVEL, RATE, Sound, to_samples

from azul_access.hearing.noise_floor import pink_noise

SECONDS = 2.0
NOISE_DECIBELS = 30.0


def _strike(
    generator: np.random.Generator, milliseconds: float, tones: Sequence[float] = ()
) -> Sound:
    """Something hard is hit: noise and `tones` in Hz that fade within `milliseconds`."""
    times = np.arange(int(RATE * milliseconds / 250)) / RATE
    fading = np.exp(-times * 1000 / milliseconds)
    ringing = [np.sin(2 * np.pi * (tone * times + generator.random())) for tone in tones]
    return fading * sum(ringing, 0.4 * generator.standard_normal(len(times)))


def _tile(generator: np.random.Generator, sound: Sound) -> None:
    """One or two are put down."""
    for place in range(generator.integers(1, 3)):
        tones = (2200 + 800 * generator.random(), 4100)
        _put(sound, 0.4 + 0.3 * place, 2 * _strike(generator, 6, tones))


def _bag(generator: np.random.Generator, sound: Sound) -> None:
    """Somebody draws from a bag of tiles."""
    for at in 0.4 + 1.2 * np.sort(generator.random(25)):
        tones = (1500 + 3000 * generator.random(),)
        strike = _strike(generator, 4 + 4 * generator.random(), tones)
        _put(sound, at, strike * (0.2 + generator.random()))


def _cough(generator: np.random.Generator, sound: Sound) -> None:
    for at, milliseconds in ((0.5, 60), (0.85, 80)):
        breath = np.convolve(_strike(generator, milliseconds), np.hanning(12) / 3, "same")
        _put(sound, at, 2 * breath)


def _rustle(generator: np.random.Generator, sound: Sound) -> None:
    """A bag of crisps, or a sleeve on the microphone."""
    count = int(1.2 * RATE)
    _put(sound, 0.4, 0.5 * generator.standard_normal(count) * np.hanning(count))


def _put(sound: Sound, seconds: float, piece: Sound) -> None:
    at = int(seconds * RATE)
    piece = piece[: len(sound) - at]
    sound[at : at + len(piece)] += LEVEL * piece


KINDS: Mapping[str, Callable[[np.random.Generator, Sound], None]] = {
    "tile": _tile,
    "bag": _bag,
    "cough": _cough,
    "rustle": _rustle,
}


def clatter(kind: str, seed: int) -> bytes:
    """As a microphone brings it. `kind` is one of KINDS."""
    generator = np.random.default_rng(seed)
    sound = np.zeros(int(SECONDS * RATE))
    KINDS[kind](generator, sound)
    noise = pink_noise(len(sound), generator) * LEVEL / 10 ** (NOISE_DECIBELS / 20)
    return to_samples(sound + noise)
