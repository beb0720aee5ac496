"""Sound through the miniaudio library: PulseAudio, PipeWire or plain ALSA, all from one wheel.

It plays samples on one device, in turns.
"""

import threading
import time
from collections.abc import Generator
from contextlib import suppress
from typing import Any

from azul_access.speech.backends import backends
from azul_access.speech.fade import BYTES, fade_out
from azul_access.speech.output import NoAudioError, Progress

PERIOD_MS = 10
PERIODS = 3
FADE_MS = 3  # a cut waveform clicks; this ramp is too short to be heard as speech
AHEAD_SECONDS = 2.0  # how far the synthesiser may run ahead of playback
REST_AFTER_SECONDS = 3.0  # an open stream keeps the processor and the sound card awake
STALL_SECONDS = 2.5  # a device that takes no samples for so long is gone


class MiniaudioOutput:
    """The device's thread reads samples from a buffer; all methods only fill or clear it."""

    def __init__(self, sample_rate: int) -> None:
        self._rate = sample_rate
        self._changed = threading.Condition()
        self._buffer = bytearray()
        self._turn = 0
        self._before = 0  # bytes of an earlier sound before the turn
        self._is_finished = True
        self._is_running = False
        self._begun_at: float | None = None
        self._taken_at = 0.0
        self._heard_at = 0.0
        self._device: Any = _open_device(sample_rate)
        # A stream that has run once starts faster, and a sleeping sound card wakes up in time.
        self._start()

    @property
    def backend(self) -> str:
        return str(self._device.backend)

    @property
    def latency_seconds(self) -> float:
        return PERIOD_MS * PERIODS / 1000

    def begin(self) -> int:
        with self._changed:
            self._turn += 1
            self._is_finished = False
            self._begun_at = None
            self._before = len(self._buffer)
            self._taken_at = time.monotonic()
            turn = self._turn
        if not self._is_running:
            self._start()
        return turn

    def write(self, turn: int, samples: bytes) -> bool:
        limit = int(AHEAD_SECONDS * self._rate) * BYTES
        with self._changed:
            self._changed.wait_for(lambda: turn != self._turn or len(self._buffer) < limit)
            if turn != self._turn:
                return False
            self._buffer += samples
            return True

    def sound(self, samples: bytes) -> None:
        with self._changed:
            self._buffer += samples
        if not self._is_running:
            self._start()

    def finish(self, turn: int) -> None:
        with self._changed:
            if turn == self._turn:
                self._is_finished = True

    def stop(self) -> None:
        with self._changed:
            self._turn += 1
            self._is_finished = True
            end = self._rate * FADE_MS // 1000 * BYTES
            self._buffer = bytearray(fade_out(bytes(self._buffer[:end])))
            self._changed.notify_all()

    def progress(self) -> Progress:
        with self._changed:
            now = time.monotonic()
            is_ended = (
                self._is_finished
                and not self._buffer
                and now >= self._heard_at + self.latency_seconds
            )
            is_lost = not is_ended and now >= self._taken_at + STALL_SECONDS
            return Progress(self._begun_at, is_ended, is_lost)

    def idle(self) -> None:
        if self._is_running and time.monotonic() >= self._heard_at + REST_AFTER_SECONDS:
            self._is_running = False
            with suppress(Exception):
                self._device.stop()

    def close(self) -> None:
        with suppress(Exception):
            self._device.close()

    def _start(self) -> None:
        feed = self._feed()
        next(feed)
        self._heard_at = time.monotonic()
        try:
            self._device.start(feed)
        except Exception as error:
            raise NoAudioError(repr(error)) from error
        self._is_running = True

    def _feed(self) -> Generator[bytes, int, None]:
        """Run on the device's thread: each `send` requests a number of frames."""
        frames = yield b""
        while True:
            requested = frames * BYTES
            with self._changed:
                now = self._taken_at = time.monotonic()
                samples = bytes(self._buffer[:requested])
                if samples:
                    del self._buffer[:requested]
                    self._heard_at = now
                    if self._begun_at is None and len(samples) > self._before:
                        self._begun_at = now
                    self._before = max(0, self._before - len(samples))
                    self._changed.notify_all()
            frames = yield samples + bytes(requested - len(samples))


def _open_device(sample_rate: int) -> Any:
    try:
        import miniaudio

        return miniaudio.PlaybackDevice(
            miniaudio.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=sample_rate,
            buffersize_msec=PERIOD_MS,
            callback_periods=PERIODS,
            backends=backends(miniaudio.Backend),
            app_name="Azul Access",
        )
    except Exception as error:
        # Any exception means that this library or its device is missing.
        raise NoAudioError(repr(error)) from error
