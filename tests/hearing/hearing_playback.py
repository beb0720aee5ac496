"""Plays recordings on a software sound card in real time."""

import subprocess
import tempfile
import time
import wave
from collections.abc import Iterator
from contextlib import contextmanager

from speech_sound_card import SoundCard

LATENCY_SECONDS = 0.3


@contextmanager
def playing(card: SoundCard, samples: bytes, rate: int) -> Iterator[None]:
    """Play signed 16-bit mono samples during the block, and to their end.

    The player itself is not awaited: it waits for two seconds more.
    """
    with tempfile.NamedTemporaryFile(suffix=".wav") as file:
        with wave.open(file.name, "wb") as recording:
            recording.setnchannels(1)
            recording.setsampwidth(2)
            recording.setframerate(rate)
            recording.writeframes(samples)
        end = time.monotonic() + len(samples) / 2 / rate + LATENCY_SECONDS
        player = subprocess.Popen(
            ["paplay", "--server", card.server, "-d", "table", "--latency-msec=50", file.name]
        )
        try:
            yield
            time.sleep(max(0.0, end - time.monotonic()))
        finally:
            player.kill()
            player.wait()
