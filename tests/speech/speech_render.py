"""The expected sound of a text: libespeak alone, without a device, in a process of its own.

Reads texts and writes envelopes, both as JSON lists. An envelope has the loudest sample of each
frame of ten milliseconds, from the first loud frame to the last.
"""

import ctypes
import json
import subprocess
import sys
from array import array
from collections.abc import Sequence

FRAMES_A_SECOND = 100
LOUD = 200


def envelope(samples: Sequence[int], rate: int) -> list[int]:
    """Return the loudest sample of each frame."""
    step = rate // FRAMES_A_SECOND
    return [max(map(abs, samples[place : place + step])) for place in range(0, len(samples), step)]


def trim(frames: list[int]) -> list[int]:
    """Drop silent frames at both ends."""
    loud = [place for place, frame in enumerate(frames) if frame > LOUD]
    return frames[loud[0] : loud[-1] + 1] if loud else []


def render_alone(texts: list[str], voice: str, rate: int) -> list[list[int]]:
    """Return the envelope of each text, each synthesised alone in a process of its own."""
    result = subprocess.run(
        [sys.executable, __file__, voice, str(rate)],
        input=json.dumps(texts),
        capture_output=True,
        check=True,
        text=True,
    )
    envelopes: list[list[int]] = json.loads(result.stdout)
    return envelopes


def spoken_milliseconds(texts: list[str], words_per_minute: int) -> int:
    """How much sound the German voice makes of some texts, without silence."""
    envelopes = render_alone(texts, "gmw/de", words_per_minute)
    return 10 * sum(frame > LOUD for frames in envelopes for frame in frames)


def main() -> None:
    from azul_access.speech.espeak import Parameter
    from azul_access.speech.library import open_library

    library = open_library()
    espeak = library.espeak
    samples: array[int] = array("h")

    def append_samples(chunk: int | None, count: int, _: int | None) -> int:
        if chunk and count > 0:
            samples.frombytes(ctypes.string_at(chunk, count * 2))
        return 0

    espeak.set_callback(append_samples)
    espeak.set_voice(sys.argv[1])
    espeak.set(Parameter.RATE, int(sys.argv[2]))
    envelopes = []
    for text in json.load(sys.stdin):
        del samples[:]
        espeak.say(text)
        envelopes.append(trim(envelope(samples, library.sample_rate)))
    json.dump(envelopes, sys.stdout)


if __name__ == "__main__":
    main()
