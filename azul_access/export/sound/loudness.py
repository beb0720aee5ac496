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
    step = round(rate * _BLOCK_SECONDS / _STEPS_PER_BLOCK)
    count = max(_STEPS_PER_BLOCK, len(samples) // step)
    steps = np.zeros(count * step, np.float32)
    steps[: min(len(samples), len(steps))] = samples[: len(steps)]
    # The mean square of each step, from its spectrum: long transforms are slow.
    spectra = np.fft.rfft(steps.reshape(count, step)).astype(np.complex64).view(np.float32)
    weights = np.repeat(_k_weights(step, rate) / step**2, 2).astype(np.float32)
    # A product of matrices would keep a second core busy with waiting.
    squares = np.einsum("ij,ij,j->i", spectra, spectra, weights)
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


def _k_weights(step: int, rate: int) -> npt.NDArray[np.float64]:
    """How much each frequency of a step counts: the squared response of both filters, doubled.

    The transform of real samples has only half of the frequencies.
    """
    frequencies = np.fft.rfftfreq(step, 1 / rate)
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
    return np.asarray(2 * np.square(np.abs(shelf * high_pass)), np.float64)
