"""A simulated room: its clock is the audio, so it runs as fast as the program can listen.

Whatever the program does with the audio takes no time in the room. So each test has the same result
on every machine, however busy it is.
"""

import math
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numpy as np
from hearing_speech import RATE, Sound, to_samples

from azul_access.hearing.fault import HearingError
from azul_access.hearing.microphone import CHUNK, WIDTH, Microphone

# The program may compute for this long before it waits for audio; on a busy machine that is much.
LIMIT_SECONDS = 120.0
# The limit of a test that waits for something that should happen much earlier.
TIMEOUT_SECONDS = 30.0


class SimulatedRoom:
    """Time passes whenever the program waits for audio."""

    def __init__(self) -> None:
        self.lock = threading.Condition()  # the microphones share it
        self.opened = 0  # microphones so far
        self.is_open = False
        self.is_listened_to = False  # whether a microphone is open and its device not stopped
        self.noise = 0.0  # root mean square of the background
        self._now = 0  # in samples
        self._fault: HearingError | None = None
        self._generator = np.random.default_rng(0)
        self._sound: Sound = np.zeros(0)  # what will sound from now on
        self._actions: list[tuple[float, Callable[[], None]]] = []

    @property
    def seconds(self) -> float:
        return self._now / RATE

    def open_microphone(self, is_muted: Callable[[], bool]) -> "SimulatedMicrophone":
        return SimulatedMicrophone(self, is_muted)

    def set_fault(self, fault: HearingError | None) -> None:
        """Why no microphone can be opened or read from now on; None if one can."""
        with self.lock:
            self._fault = fault
            self.lock.notify_all()

    def check(self) -> None:
        """Raises: HearingError."""
        if self._fault is not None:
            raise self._fault

    def add(self, audio: bytes | Sound) -> None:
        """Something begins to sound now, together with everything else."""
        sound = (
            np.frombuffer(audio, "<i2").astype(np.float64) if isinstance(audio, bytes) else audio
        )
        with self.lock:
            size = max(len(sound), len(self._sound))
            self._sound = np.pad(self._sound, (0, size - len(self._sound)))
            self._sound[: len(sound)] += sound

    def silence(self) -> None:
        """Everything stops sounding."""
        with self.lock:
            self._sound = np.zeros(0)

    def after(self, seconds: float, action: Callable[[], None]) -> None:
        """Call `action` on the listening thread when so much time has passed."""
        with self.lock:
            self._actions.append((self.seconds + seconds, action))

    def advance(self) -> bytes | None:
        """The next chunk of audio, or None while no time may pass. Called with the lock held."""
        for time, action in [due for due in self._actions if due[0] <= self.seconds]:
            self._actions.remove((time, action))
            action()
        chunk, self._sound = self._sound[:CHUNK], self._sound[CHUNK:]
        sound = np.pad(chunk, (0, CHUNK - len(chunk)))
        if self.noise:
            sound += self.noise * self._generator.standard_normal(CHUNK)
        self._now += CHUNK
        return to_samples(sound)

    def closed(self) -> None:
        """The microphone was closed. Called with the lock held."""
        self.is_open = self.is_listened_to = False


class SteppedRoom(SimulatedRoom):
    """Time passes only while the test waits, too: see `run_until`."""

    def __init__(self) -> None:
        super().__init__()
        self._is_done: Callable[[], object] | None = None  # set while the test waits
        self._end = 0.0
        self._was_done = False

    def run_until(self, is_done: Callable[[], object], seconds: float = TIMEOUT_SECONDS) -> bool:
        """Let time pass until the condition is true, at most `seconds`; whether it is.

        Returns when the program has dealt with all audio up to that moment, or has closed its
        microphone.
        """
        with self.lock:
            self._end = self.seconds + seconds
            self._is_done = is_done
            self.lock.notify_all()
            returned = self.lock.wait_for(lambda: self._is_done is None, LIMIT_SECONDS)
            assert returned, "the program does not listen"
            return self._was_done

    def wait(self, seconds: float) -> None:
        self.run_until(lambda: False, seconds)

    def play(self, audio: bytes) -> None:
        """Let something sound to its end."""
        self.add(audio)
        self.run_until(lambda: not len(self._sound), math.inf)

    def advance(self) -> bytes | None:
        if self._is_done is not None:
            self._was_done = bool(self._is_done())
            if self._was_done or self.seconds >= self._end:
                self._stop()
        return None if self._is_done is None else super().advance()

    def closed(self) -> None:
        super().closed()
        self._stop()

    def _stop(self) -> None:
        """Let the test go on. Called with the lock held."""
        self._is_done = None
        self.lock.notify_all()


def let_pass(microphone: Microphone, seconds: float) -> None:
    """Let that much audio arrive without reading it. Raises: HearingError, Interrupted."""
    with microphone._changed:
        end = microphone._received + seconds * RATE * WIDTH
        microphone._wait_until(lambda: microphone._received >= end)


class SimulatedMicrophone(Microphone):
    """Hears everything in the room."""

    def __init__(self, room: SimulatedRoom, is_muted: Callable[[], bool] = lambda: False) -> None:
        super().__init__(is_muted)
        self._room = room
        self._changed = room.lock

    def open(self) -> None:
        self._room.opened += 1
        self._room.check()
        self._room.is_open = self._room.is_listened_to = True

    def close(self) -> None:
        with self._room.lock:
            self._room.closed()

    @contextmanager
    def _stopped(self) -> Iterator[None]:
        self._room.is_listened_to = False
        try:
            yield
        finally:
            self._room.is_listened_to = True

    def _wait_stopped(self) -> None:
        """Time passes, and nobody listens."""
        self._room.check()
        if self._room.advance() is None:
            self._changed.wait()

    def _wait(self) -> None:
        """Runs on the listener's thread, so all effects of earlier audio are over."""
        self._room.check()
        samples = self._room.advance()
        if samples is None:
            self._changed.wait()
        else:
            self._add(samples)
