"""The waveforms of earcons.

Each has a rhythm and a contour of its own, which people distinguish without hearing pitch:
one short even note; two short falling ones; one long rising one; one low one.
"""

import math
from array import array
from functools import lru_cache

from azul_access.speech.earcon import Earcon
from azul_access.values import frozen

PEAK = 0.1  # of full scale: -20 dB, well below speech
LONGEST_MS = 120
RAMP_MS = 10  # soft edges: a note that begins or ends at once clicks


@frozen
class Note:
    """A glide between two pitches in hertz; a note without loudness is a pause."""

    milliseconds: int
    from_hertz: float
    to_hertz: float
    loudness: float = 1.0


_PAUSE = Note(25, 0, 0, loudness=0)
_NOTES: dict[Earcon, tuple[Note, ...]] = {
    Earcon.OK: (Note(50, 880, 880),),
    Earcon.WRONG: (Note(45, 330, 262), _PAUSE, Note(45, 330, 262)),
    Earcon.YOUR_TURN: (Note(115, 440, 880),),
    Earcon.NO_COMMAND: (Note(70, 220, 196),),
}


@lru_cache
def render(earcon: Earcon, sample_rate: int, volume: float) -> bytes:
    """Signed 16-bit mono samples in the machine's byte order; `volume` is from 0.0 to 1.0."""
    samples = array("h")
    peak = PEAK * 0x7FFF * min(max(volume, 0.0), 1.0)
    for note in _NOTES[earcon]:
        samples.extend(_render_note(note, sample_rate, peak * note.loudness))
    return samples.tobytes()


def _render_note(note: Note, sample_rate: int, peak: float) -> list[int]:
    count = sample_rate * note.milliseconds // 1000
    ramp = sample_rate * RAMP_MS // 1000
    wave = []
    angle = 0.0
    for index in range(count):
        edge = min(index, count - 1 - index, ramp) / ramp
        wave.append(round(peak * math.sin(edge * math.pi / 2) ** 2 * math.sin(angle)))
        hertz = note.from_hertz + (note.to_hertz - note.from_hertz) * index / count
        angle += 2 * math.pi * hertz / sample_rate
    return wave
