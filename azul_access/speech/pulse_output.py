"""Sound through a sound server, PulseAudio or PipeWire, by libpulse.

The server holds up to two seconds of samples, so a busy machine that gives this process no time
tears no hole into a text. Silence does not wait for those seconds: the samples that the server has
not read yet are overwritten by a fade and zeros.
"""

import threading
import time
from contextlib import suppress

from azul_access.speech.fade import BYTES, fade_out
from azul_access.speech.output import NoAudioError, Progress
from azul_access.speech.pulse_library import Server, Stream, wait_until

AHEAD_SECONDS = 2.0  # how far the synthesiser may run ahead of playback
PREBUFFER_SECONDS = 0.2  # a text begins when so much is there, so that its beginning is not torn
REQUEST_SECONDS = 0.01  # also the length of the sink's own buffer, which delays silence
LEAD_SECONDS = 0.01
MARGIN_SECONDS = 0.006  # a rewritten sample must reach the server before it is read
FADE_SECONDS = 0.012
TAIL_SECONDS = 0.1  # of zeros after a fade, so that closing its stream cuts nothing
PLACE_SECONDS = 0.2  # how long silence waits for the server to tell how far it has read
REST_AFTER_SECONDS = 3.0  # an open stream keeps the processor and the sound card awake
STALL_SECONDS = 2.5  # a server that reads no samples for so long is gone
LONGEST_LOOK_SECONDS = 0.1
POLL_SECONDS = 0.02


class PulseOutput:
    """One stream for many turns. After `stop` it plays its fade, and another stream follows."""

    def __init__(self, sample_rate: int) -> None:
        """Raises: NoAudioError."""
        self._rate = sample_rate
        self._prebuffer = self._count_bytes(PREBUFFER_SECONDS)
        self._server = Server("Azul Access")
        self._changed = threading.Condition()
        self._turn = 0
        self._is_finished = True
        self._is_corked = False
        self._begun_at: float | None = None
        self._fading: list[tuple[Stream, int]] = []
        try:
            # A sleeping sound card wakes up in time for the first text.
            self._open()
        except NoAudioError:
            self._server.close()
            raise

    @property
    def backend(self) -> str:
        return "PulseAudio"

    @property
    def latency_seconds(self) -> float:
        return REQUEST_SECONDS

    def begin(self) -> int:
        with self._changed:
            self._wake()
            # A stream that has run empty may lose the beginning of what comes next.
            self._append(bytes(self._count_bytes(LEAD_SECONDS)))
            self._turn += 1
            self._is_finished = False
            self._begun_at = None
            self._begins_at = self._written
            return self._turn

    def write(self, turn: int, samples: bytes) -> bool:
        with self._changed:
            while turn == self._turn and self._stream.is_ready():
                if self._stream.writable() >= len(samples):
                    return self._append(samples)
                self._changed.wait(POLL_SECONDS)
            return False

    def sound(self, samples: bytes) -> None:
        with self._changed:
            self._wake()
            self._append(bytes(self._count_bytes(LEAD_SECONDS)) + samples)
            self._stream.trigger()

    def finish(self, turn: int) -> None:
        with self._changed:
            if turn == self._turn:
                self._stream.drain()
                self._is_finished = True

    def stop(self) -> None:
        with self._changed:
            self._turn += 1
            self._is_finished = True
            self._changed.notify_all()
            # Without a server there is nothing to silence; the next text reports it.
            with suppress(NoAudioError):
                self._silence()

    def progress(self) -> Progress:
        with self._changed:
            now = time.monotonic()
            is_ended = self._is_finished and not self._stream.is_waiting("drain")
            self._follow_server(now)
            heard = self._written if is_ended else self._read
            if self._begun_at is None and heard > self._begins_at:
                self._begun_at = now
            is_lost = not self._stream.is_ready() or self._stalled >= STALL_SECONDS
            return Progress(self._begun_at, is_ended and not is_lost, is_lost)

    def idle(self) -> None:
        with self._changed:
            self._close_faded()
            if not self._is_corked and time.monotonic() >= self._used_at + REST_AFTER_SECONDS:
                self._is_corked = True
                self._stream.cork(True)

    def close(self) -> None:
        with self._changed:
            for stream, _ in self._fading:
                stream.close()
            self._stream.close()
            self._server.close()

    def _open(self) -> None:
        """Raises: NoAudioError."""
        self._stream = Stream(
            self._server,
            self._rate,
            ahead=self._count_bytes(AHEAD_SECONDS),
            prebuffer=self._prebuffer,
            request=self._count_bytes(REQUEST_SECONDS),
        )
        self._kept = bytearray()  # the last samples that were written
        self._written = self._begins_at = self._read = 0
        self._used_at = self._looked_at = time.monotonic()
        self._stalled = 0.0
        self._is_corked = False

    def _wake(self) -> None:
        """Raises: NoAudioError."""
        self._close_faded()
        if not self._stream.is_ready():
            raise NoAudioError("the sound server has gone")
        self._used_at = self._looked_at = time.monotonic()
        self._stalled = 0.0
        if self._is_corked:
            self._is_corked = False
            self._stream.cork(False)

    def _append(self, samples: bytes) -> bool:
        if not self._stream.write(samples):
            return False
        self._written += len(samples)
        self._kept += samples
        del self._kept[: -2 * self._count_bytes(AHEAD_SECONDS)]
        return True

    def _follow_server(self, now: float) -> None:
        """Note how far the server has read, and for how long it should have read but has not."""
        if not self._stream.is_waiting("timing"):
            place = self._stream.read_place()
            if place > self._read:
                self._read, self._stalled = place, 0.0
            self._stream.ask_for_place()
        is_due = self._is_finished or self._written - self._read >= self._prebuffer
        # If this process itself got no time, a single look says nothing about the server.
        self._stalled += min(now - self._looked_at, LONGEST_LOOK_SECONDS) if is_due else 0.0
        self._looked_at = self._used_at = now

    def _silence(self) -> None:
        """Overwrite what the server has not read yet, and open another stream.

        Raises: NoAudioError.
        """
        asked_at = time.monotonic()
        self._stream.ask_for_place()
        wait_until(lambda: not self._stream.is_waiting("timing"), PLACE_SECONDS)
        place = self._stream.read_place()
        length = 0
        if place > self._begins_at:
            # The samples on their way to the server travel as long as its answer did.
            place += self._count_bytes(MARGIN_SECONDS + time.monotonic() - asked_at)
            length = self._count_bytes(FADE_SECONDS)
        rest = self._written - place
        if rest <= 0:
            return
        start = len(self._kept) - rest
        fade = fade_out(bytes(self._kept[start : start + length]))
        end = place + len(fade) + self._count_bytes(TAIL_SECONDS)
        zeros = bytes(max(self._written, end) - place - len(fade))
        self._stream.write(fade + zeros, place)
        stream = self._stream
        self._open()
        self._fading.append((stream, end))

    def _close_faded(self) -> None:
        """Close streams whose fade has been heard."""
        waiting = []
        for stream, end in self._fading:
            if not stream.is_ready():
                stream.close()
            elif stream.is_waiting("timing"):
                waiting.append((stream, end))
            elif stream.read_place() >= end:
                stream.close()
            else:
                stream.ask_for_place()
                waiting.append((stream, end))
        self._fading = waiting

    def _count_bytes(self, seconds: float) -> int:
        return int(seconds * self._rate) * BYTES
