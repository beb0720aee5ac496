"""A short end for sound that is broken off: a cut waveform clicks."""

from array import array

BYTES = 2


def fade_out(samples: bytes) -> bytes:
    """Lower signed 16-bit samples evenly to zero."""
    ramp = array("h", samples[: len(samples) // BYTES * BYTES])
    for index, value in enumerate(ramp):
        ramp[index] = value * (len(ramp) - 1 - index) // len(ramp)
    return ramp.tobytes()
