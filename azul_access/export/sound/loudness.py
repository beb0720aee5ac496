"""The loudness of mono sound as ITU-R BS.1770-4 measures it, in LUFS."""

import numpy as np
import numpy.typing as npt

Samples = npt.NDArray[np.float32]

_BLOCK_SECONDS, _STEPS_PER_BLOCK = 0.4, 4
_SILENCE_LUFS, _RELATIVE_GATE = -70.0, -10.0
_OFFSET = -0.691
# The two filters of K-weighting: frequency in hertz, quality, gain in decibels.
_SHELF = (1681.974450955533, 0.7071752369554196, 3.999843853973347)
_HIGH_PASS = (38.13547087602444, 0.5003270373238773)


def measure_loudness(samples: Samples, rate: int) -> float:
    """The integrated loudness of samples from -1 to 1; minus infinity for silence."""
    spectrum = np.fft.rfft(samples)
    weighted = np.fft.irfft(spectrum * _k_weights(len(spectrum), rate), len(samples))
    step = round(rate * _BLOCK_SECONDS / _STEPS_PER_BLOCK)
    steps = len(weighted) // step
    if steps < _STEPS_PER_BLOCK:  # shorter than a block
        steps, step = _STEPS_PER_BLOCK, max(1, len(weighted) // _STEPS_PER_BLOCK)
    squares = np.square(weighted[: steps * step]).reshape(-1, step).mean(axis=1)
    blocks = np.convolve(squares, np.full(_STEPS_PER_BLOCK, 1 / _STEPS_PER_BLOCK), "valid")
    blocks = blocks[blocks > _power(_SILENCE_LUFS)]
    if not len(blocks):
        return -np.inf
    gate = _power(_lufs(float(blocks.mean())) + _RELATIVE_GATE)
    return _lufs(float(blocks[blocks > gate].mean()))


def _lufs(power: float) -> float:
    return _OFFSET + 10 * float(np.log10(power))


def _power(lufs: float) -> float:
    return float(10 ** ((lufs - _OFFSET) / 10))


def _k_weights(count: int, rate: int) -> npt.NDArray[np.complex128]:
    """The response of both filters at `count` frequencies from 0 to half the rate."""
    frequencies = np.linspace(0, rate / 2, count)
    # Filters of the second order by the bilinear transform, as analogue filters in s.
    s = 1j * np.tan(np.pi * np.minimum(frequencies / rate, 0.4999))
    centre, quality, gain = _SHELF
    corner = np.tan(np.pi * centre / rate)
    high = 10 ** (gain / 20)
    middle = high**0.4996667741545416
    shelf = (high * s**2 + middle * corner / quality * s + corner**2) / (
        s**2 + corner / quality * s + corner**2
    )
    centre, quality = _HIGH_PASS
    corner = np.tan(np.pi * centre / rate)
    high_pass = s**2 / (s**2 + corner / quality * s + corner**2)
    return np.asarray(shelf * high_pass, np.complex128)
