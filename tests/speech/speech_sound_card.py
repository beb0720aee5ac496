"""A software sound card, and a recorder of what it plays."""

from __future__ import annotations

import array
import math
import os
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import numpy as np
from needed import require

RATE = 16000
LOUD = 200
MICROPHONE = (
    "load-module module-remap-source source_name=microphone master=table.monitor"
    " source_properties=device.description={name}\n"
    "set-default-source microphone\n"
)
TOOLS = ("pulseaudio", "pactl", "parec")


def require_tools(*more: str) -> None:
    """Skip the test if tools of the sound card are missing; fail instead where CI is set."""
    require(*TOOLS, *more)


def wait_until(condition: Callable[[], object], seconds: float = 60.0, pause: float = 0.01) -> bool:
    """Return whether the condition holds within the given seconds.

    It is asked again after `pause` seconds, which are more where asking starts a process.
    """
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(pause)
    return bool(condition())


class SoundCard:
    """A PulseAudio server with one null sink; `server` is its address.

    If `microphone` is not empty, there is a microphone of that name that records the sink.
    """

    def __init__(self, folder: Path, microphone: str = "", rate: int = RATE) -> None:
        self._folder = folder
        self._microphone = microphone
        self._rate = rate
        self.server = f"unix:{folder}/socket"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        script = self._folder / "server.pa"
        script.write_text(
            f"load-module module-native-protocol-unix socket={self._folder}/socket"
            " auth-anonymous=1\n"
            f"load-module module-null-sink sink_name=table rate={self._rate} channels=1\n"
            "set-default-sink table\n"
            + (MICROPHONE.format(name=self._microphone) if self._microphone else "")
        )
        # A private folder, so that no other server, settings or bus are used.
        own = {"HOME": str(self._folder), "XDG_RUNTIME_DIR": str(self._folder)}
        self._process = subprocess.Popen(
            [
                *("pulseaudio", "-n", "-F", str(script), "--daemonize=no"),
                *("--exit-idle-time=-1", "--use-pid-file=no", "--disable-shm=yes"),
            ],
            env={**os.environ, **own},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        assert wait_until(self.is_answering, pause=0.05), "PulseAudio does not start"

    def is_answering(self) -> bool:
        result = subprocess.run(
            ["pactl", "--server", self.server, "info"], capture_output=True, check=False
        )
        return result.returncode == 0

    def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            (self._folder / "socket").unlink(missing_ok=True)


class Recorder:
    """Records what the sound card plays."""

    def __init__(self, server: str, rate: int = RATE) -> None:
        self.server = server
        self._rate = rate
        self._samples = array.array("h")
        self._last_loud = -1  # the place of the last loud sample
        self._lock = threading.Lock()
        self._recorder = subprocess.Popen(
            [
                *("parec", "--server", server, "-d", "table.monitor", "--raw"),
                *("--format=s16le", f"--rate={self._rate}", "--channels=1", "--latency-msec=10"),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()
        assert wait_until(lambda: len(self._samples) > 0), "the recorder gets no samples"

    def _listen(self) -> None:
        assert self._recorder.stdout is not None
        with self._recorder.stdout as pipe:
            while piece := pipe.read(self._rate // 100 * 2):
                samples = piece[: len(piece) // 2 * 2]
                loud = np.flatnonzero(np.abs(np.frombuffer(samples, "<i2").astype(int)) > LOUD)
                with self._lock:
                    if loud.size:
                        self._last_loud = len(self._samples) + int(loud[-1])
                    self._samples.frombytes(samples)

    def forget(self) -> None:
        with self._lock:
            self._samples = array.array("h")
            self._last_loud = -1

    def now(self) -> int:
        """Return the current place in the recording, in samples."""
        return len(self._samples)

    def bursts(self, since: int = 0, gap_seconds: float = 0.2) -> list[tuple[int, int]]:
        """Return the first and last loud sample of each stretch of sound between silences."""
        bursts: list[tuple[int, int]] = []
        for index, value in enumerate(self._samples[since:], since):
            if abs(value) <= LOUD:
                continue
            if bursts and index - bursts[-1][1] < gap_seconds * self._rate:
                bursts[-1] = (bursts[-1][0], index)
            else:
                bursts.append((index, index))
        return bursts

    def loud_milliseconds(self, since: int = 0) -> int:
        """How much sound there is, without silence: a busy machine inserts silence anywhere.

        Zeros are left out before frames are counted, so that it matters not where they are.
        """
        samples = np.frombuffer(self._samples[since:], np.int16).astype(int)
        sounding = np.abs(samples[samples != 0])
        step = self._rate // 100
        frames = np.pad(sounding, (0, -len(sounding) % step)).reshape(-1, step)
        return 10 * int(np.count_nonzero(frames.max(axis=1) > LOUD))

    def last_jump(self) -> int:
        """Return the greatest step between samples in the last millisecond of sound."""
        last = self.bursts()[-1][1]
        ending = self._samples[last - self._rate // 1000 : last + self._rate // 1000]
        return max(abs(b - a) for a, b in pairwise(ending))

    def loudest(self, since: int = 0) -> int:
        return max(map(abs, self._samples[since:]))

    def samples(self, since: int = 0) -> array.array[int]:
        return self._samples[since:]

    def pitch(self, since: int = 0) -> float:
        """Return the pitch of a vowel in hertz, by autocorrelation."""
        first, last = self.bursts(since)[0]
        middle, span = (first + last) // 2, self._rate // 40
        wave = self._samples[middle : middle + span]

        def similarity(lag: int) -> float:
            other = self._samples[middle - lag : middle - lag + span]
            energy = sum(a * a for a in wave) * sum(b * b for b in other)
            product = sum(a * b for a, b in zip(wave, other, strict=True))
            return product / math.sqrt(max(energy, 1))

        similarities = {lag: similarity(lag) for lag in range(self._rate // 300, self._rate // 60)}
        # Multiples of the period are similar, too: take the shortest good lag.
        good = 0.95 * max(similarities.values())
        return self._rate / next(lag for lag, value in similarities.items() if value >= good)

    def is_loud_since(self, place: int) -> bool:
        return self._last_loud >= place

    def wait_for_sound(self, since: int, seconds: float = 60.0) -> bool:
        return wait_until(lambda: self.is_loud_since(since), seconds)

    def wait_for_silence(self, quiet_seconds: float = 0.8, seconds: float = 60.0) -> bool:
        span = int(quiet_seconds * self._rate)
        start = self.now()
        return wait_until(
            lambda: self.now() - start >= span and not self.is_loud_since(self.now() - span),
            seconds,
        )

    def close(self) -> None:
        self._recorder.kill()
        self._recorder.wait()
        self._thread.join()


@contextmanager
def sound_card(microphone: str = "", rate: int = RATE) -> Iterator[SoundCard]:
    """Yield a sound card that is not plugged in before `start`."""
    # Not in tmp_path, because the path of a socket must be short.
    with tempfile.TemporaryDirectory(prefix="card", ignore_cleanup_errors=True) as folder:
        card = SoundCard(Path(folder), microphone, rate)
        try:
            yield card
        finally:
            card.stop()
