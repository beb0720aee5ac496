"""An audio source for SpeechRecognition that leaves out the program's own voice.

Importing this module imports SpeechRecognition, which takes time: do so on the listening thread.
"""

import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Self

import speech_recognition as sr

from azul_access.hearing.capture import RATE

WIDTH = 2  # bytes per sample
CHUNK = 512  # samples per chunk: 32 ms
BUFFER_SECONDS = 20  # older audio is dropped; longer than any utterance
LATEST_CHUNKS = RATE // CHUNK  # one second


class Interrupted(Exception):  # noqa: N818 - not an error: the caller starts listening again
    """The audio read so far is out of date: there is a new request, or the program speaks."""


class Microphone(sr.AudioSource):  # type: ignore[misc]  # the library has no types
    """A buffer of samples (mono, signed 16-bit) between a device and one reader.

    Samples that arrive while `is_muted()` are dropped, together with everything before them. All
    times are counted in samples, so that a subclass may deliver audio at any speed. A subclass
    implements `open`, `close` and `_wait`, and passes its samples to `_add`. One that can stop its
    device implements `_stopped` and `_wait_stopped`.
    """

    SAMPLE_RATE = RATE
    SAMPLE_WIDTH = WIDTH
    CHUNK = CHUNK

    def __init__(self, is_muted: Callable[[], bool] = lambda: False) -> None:
        self.stream: Self | None = None  # SpeechRecognition reads from it
        self._is_muted = is_muted
        self._changed = threading.Condition()
        # The condition's lock guards the following fields.
        self._buffer = bytearray()
        self._latest: deque[bytes] = deque(maxlen=LATEST_CHUNKS)
        self._received = 0  # bytes, including muted ones
        self._unbroken = 0  # bytes that were read since the last gap
        self._is_interrupted = False
        self._was_muted = False

    def open(self) -> None:
        """Open the device. Raises: HearingError."""
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError

    def _wait(self) -> None:
        """Block until samples arrive or `interrupt` is called; called with the lock held.

        Raises: HearingError if the device is gone.
        """
        raise NotImplementedError

    @contextmanager
    def _stopped(self) -> Iterator[None]:
        """Stop the device within the block, but keep it ready."""
        yield

    def _wait_stopped(self) -> None:
        """Block until `interrupt` is called; called with the lock held while the device is stopped.

        Raises: HearingError if the device is gone.
        """
        self._changed.wait()

    def __enter__(self) -> Self:
        """Raises: HearingError."""
        try:
            self.open()
        except BaseException:
            self.close()
            raise
        self.stream = self
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stream = None
        self.close()

    def read(self, samples: int) -> bytes:
        """Block until there are `samples` samples. Raises: HearingError, Interrupted."""
        size = samples * WIDTH
        with self._changed:
            self._wait_until(lambda: len(self._buffer) >= size)
            audio = bytes(self._buffer[:size])
            del self._buffer[:size]
            self._unbroken += size
            return audio

    def unbroken_seconds(self) -> float:
        """How long the audio that was read has no gap, up to the last sample."""
        with self._changed:
            return self._unbroken / (RATE * WIDTH)

    def rest(self) -> None:
        """Stop the device until `interrupt` is called; what it heard before is dropped.

        Raises: HearingError; Interrupted in any other case.
        """
        with self._stopped(), self._changed:
            while not self._is_interrupted:
                self._wait_stopped()
            self._is_interrupted = False
            self._clear()
        raise Interrupted

    def drop(self) -> None:
        """Drop all audio that has not been read."""
        with self._changed:
            self._clear()

    def latest(self) -> bytes:
        """The last second of audio that was not muted, whether read or not."""
        with self._changed:
            return b"".join(self._latest)

    def interrupt(self) -> None:
        """Make `read` and `rest` raise Interrupted once. For any thread."""
        with self._changed:
            self._is_interrupted = True
            self._changed.notify_all()

    def _wait_until(self, is_done: Callable[[], bool]) -> None:
        while self._is_interrupted or not is_done():
            if self._is_interrupted:
                self._is_interrupted = False
                self._unbroken = 0  # what the reader has begun to read is lost
                raise Interrupted
            self._wait()

    def _clear(self) -> None:
        """Drop what was not read, which leaves a gap. Called with the lock held."""
        self._buffer.clear()
        self._unbroken = 0

    def _add(self, samples: bytes) -> None:
        is_muted = self._is_muted()
        with self._changed:
            self._received += len(samples)
            if is_muted:
                # An utterance that the program's voice interrupted is incomplete.
                self._is_interrupted = self._is_interrupted or not self._was_muted
                self._clear()
            else:
                self._buffer += samples
                self._latest.append(samples)
                del self._buffer[: -BUFFER_SECONDS * RATE * WIDTH]
            self._was_muted = is_muted
            self._changed.notify_all()
