"""A microphone as SpeechRecognition wants it, without what our own voice says.

The device is another process (`capture`), so nothing an audio library does can hold the game up.
Importing this module imports SpeechRecognition: only on the listening thread. It knows samples,
never words.
"""

import json
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import TracebackType
from typing import IO

import speech_recognition as sr

from azul_access import subprocesses
from azul_access.hearing.capture import RATE
from azul_access.hearing.fault import HearingError, HearingFault

WIDTH = 2  # bytes a sample
CHUNK = 512  # samples that are judged together: 32 ms
KEPT_SECONDS = 20  # older audio is dropped; longer than any phrase
LATEST = RATE // CHUNK  # chunks in a second
OPEN_SECONDS = 15.0
CLOSE_SECONDS = 4.0
STALL_SECONDS = 8.0  # longer than the child needs to notice it by itself


class Interrupted(Exception):  # noqa: N818 - a reason to begin anew is no error
    """What was being listened to is of no use any more."""


def capture_command(name: str) -> list[str]:
    return subprocesses.python_command("azul_access.hearing.capture", "--microphone", name)


class Microphone(sr.AudioSource):  # type: ignore[misc]  # the library has no types
    """Opened once, by `with`, which raises HearingError where there is no microphone.

    While `muted` says so, audio is dropped as it comes, and what lay before it as well.
    """

    SAMPLE_RATE = RATE
    SAMPLE_WIDTH = WIDTH
    CHUNK = CHUNK

    def __init__(
        self,
        name: str = "",
        muted: Callable[[], bool] = lambda: False,
        command: Sequence[str] | None = None,
    ) -> None:
        self.stream: Microphone | None = None
        self._command = command or capture_command(name)
        self._muted = muted
        self._process: subprocess.Popen[bytes] | None = None
        self._changed = threading.Condition()
        # What follows belongs to the condition's lock.
        self._buffer = bytearray()
        self._latest: deque[bytes] = deque(maxlen=LATEST)
        self._arrived_at = 0.0
        self._greeting: bytes | None = None
        self._is_lost = False
        self._is_flowing = False
        self._interrupted = False
        self._was_muted = False

    def __enter__(self) -> "Microphone":
        """Raises: HearingError."""
        try:
            self._process = subprocesses.launch(self._command)
        except OSError as error:
            raise HearingError(HearingFault.NO_MICROPHONE) from error
        assert self._process.stdout is not None
        reader = threading.Thread(
            target=self._take, args=(self._process.stdout,), name="microphone", daemon=True
        )
        reader.start()
        try:
            self._greet()
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
        self.close()

    def close(self) -> None:
        self.stream = None
        process, self._process = self._process, None
        if process is not None:
            subprocesses.kill(process)
            with suppress(subprocess.TimeoutExpired):
                process.wait(CLOSE_SECONDS)
            assert process.stdin is not None
            with suppress(OSError):
                process.stdin.close()

    def read(self, samples: int) -> bytes:
        """Waits for that many. Raises: HearingError, Interrupted."""
        wanted = samples * WIDTH
        with self._changed:
            while len(self._buffer) < wanted or self._interrupted:
                if self._interrupted:
                    self._interrupted = False
                    raise Interrupted
                self._check()
                self._changed.wait(STALL_SECONDS)
            piece = bytes(self._buffer[:wanted])
            del self._buffer[:wanted]
            return piece

    def drop(self) -> None:
        """Forgets what was captured and not read."""
        with self._changed:
            self._buffer.clear()

    def latest(self) -> bytes:
        """The last second, read or not; without what was muted."""
        with self._changed:
            return b"".join(self._latest)

    def interrupt(self) -> None:
        """Whoever reads is told to begin anew. For any thread."""
        with self._changed:
            self._interrupted = True
            self._changed.notify_all()

    def rest(self, seconds: float) -> None:
        """Waits while nobody reads, or until an interruption. Raises: HearingError, Interrupted."""
        with self._changed:
            if not self._interrupted:
                self._changed.wait_for(lambda: self._interrupted or self._is_lost, seconds)
            if self._interrupted:
                self._interrupted = False
                raise Interrupted
            self._check()

    def _check(self) -> None:
        if self._is_lost or time.monotonic() > self._arrived_at + STALL_SECONDS:
            raise HearingError(HearingFault.MICROPHONE_LOST)

    def _greet(self) -> None:
        """What the device process says first. Raises: HearingError."""
        with self._changed:
            self._changed.wait_for(
                lambda: self._greeting is not None or self._is_lost, OPEN_SECONDS
            )
            greeting, self._arrived_at = self._greeting, time.monotonic()
        try:
            said = json.loads(greeting or b"")
            if "fault" in said:
                raise HearingError(HearingFault(said["fault"]), **said["slots"])
        except (ValueError, KeyError, TypeError) as error:
            raise HearingError(HearingFault.NO_MICROPHONE) from error
        with self._changed:
            # Some devices open and bring nothing.
            self._changed.wait_for(lambda: self._is_flowing or self._is_lost, STALL_SECONDS)
            if not self._is_flowing:
                raise HearingError(HearingFault.MICROPHONE_LOST)

    def _take(self, pipe: IO[bytes]) -> None:
        """Thread: from the pipe into the buffer."""
        with suppress(OSError, ValueError), pipe:
            greeting = pipe.readline()
            with self._changed:
                self._greeting = greeting
                self._changed.notify_all()
            while piece := pipe.read(CHUNK * WIDTH):
                self._put(piece, self._muted())
        with self._changed:
            self._is_lost = True
            self._changed.notify_all()

    def _put(self, piece: bytes, muted: bool) -> None:
        with self._changed:
            self._arrived_at = time.monotonic()
            self._is_flowing = True
            if muted:
                # A phrase that our own voice cut into is no phrase.
                self._interrupted = self._interrupted or not self._was_muted
                self._buffer.clear()
            else:
                self._buffer += piece
                self._latest.append(piece)
                del self._buffer[: -KEPT_SECONDS * RATE * WIDTH]
            self._was_muted = muted
            self._changed.notify_all()
