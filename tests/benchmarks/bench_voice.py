"""Measure the delays of the voice: `python tests/benchmarks/bench_voice.py`.

Starts its own sound card (a PulseAudio null sink) and records it. All figures are medians in
milliseconds unless they say otherwise. Sink and recorder delay each sample: that delay is measured
with a `pacat` that waits for ready-made samples, and is subtracted from every time to a sound or to
silence. The result may be negative, because the sink renders blocks, and a sample counts from its
place in the block. The command `espeak-ng` and stock pyttsx3 (which needs `aplay` and ALSA's plugin
for PulseAudio) are measured for comparison if they are installed.
"""

import array
import os
import shutil
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests"), str(ROOT / "tests" / "speech")]

from azul_access.speech import Priority, Speaker  # noqa: E402

RUNS = 20
BUSY_PROCESSES = 4
SHORT = "Anna."
LONG = "Anna nimmt zwei R von Manufaktur drei und legt sie in Reihe vier. " * 8
RATE = 16000
LOUD = 200
BLOCK_SECONDS = 0.05  # a block of the sink is shorter
CARD: Any = import_module("speech_sound_card")
PROCESSES: Any = import_module("speech_processes")

STOCK = f"""
import sys, time, pyttsx3
engine = pyttsx3.init()
engine.setProperty("voice", "gmw/de")
for line in sys.stdin:
    text = {SHORT!r} if line.strip() == "short" else {LONG!r}
    print(time.perf_counter(), flush=True)
    engine.say(text)
    engine.runAndWait()
"""


class Recorder:
    """Records what the sink plays, with the time of each sample."""

    def __init__(self, server: str) -> None:
        command = ["parec", "--server", server, "-d", "table.monitor", "--raw"]
        command += ["--format=s16le", f"--rate={RATE}", "--channels=1", "--latency-msec=5"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, bufsize=0)
        self.samples = array.array("h")
        self._clock = float("inf")  # when sample 0 was played, by the least delayed piece
        threading.Thread(target=self._listen, daemon=True).start()
        CARD.wait_until(lambda: len(self.samples) > RATE)

    def _listen(self) -> None:
        assert self._process.stdout is not None
        rest = b""
        while piece := self._process.stdout.read(4096):
            now = time.perf_counter()
            piece = rest + piece
            whole = len(piece) // 2 * 2
            rest = piece[whole:]
            self.samples.frombytes(piece[:whole])
            self._clock = min(self._clock + 1e-6, now - len(self.samples) / RATE)

    def place_at(self, moment: float) -> int:
        """Return the index of the sample that was played at a moment."""
        return max(0, round((moment - self._clock) * RATE))

    def find_first_loud(self, since: float, level: int = LOUD, seconds: float = 10) -> float | None:
        """Return when the next sample above `level` was played; None after `seconds`."""
        index = self.place_at(since - BLOCK_SECONDS)
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            while index < len(self.samples):
                if abs(self.samples[index]) > level:
                    return self._clock + index / RATE
                index += 1
            time.sleep(0.002)
        return None

    def find_last_loud(self, since: float) -> float:
        """Return when the last loud sample was played. Only correct during silence."""
        index = len(self.samples) - 1
        while index > self.place_at(since - BLOCK_SECONDS) and abs(self.samples[index]) <= LOUD:
            index -= 1
        return self._clock + index / RATE

    def wait_for_silence(self, seconds: float = 0.3) -> None:
        span = int(seconds * RATE)
        start = len(self.samples)
        CARD.wait_until(
            lambda: (
                len(self.samples) > start + span
                and max(map(abs, self.samples[-span:]), default=0) <= LOUD
            ),
            60,
        )

    def close(self) -> None:
        self._process.kill()
        self._process.wait()


def measure_first_sound(
    recorder: Recorder, begin: Callable[[], float], end: Callable[[], None]
) -> float:
    """Return the median time from the return of `begin` to the first sample."""
    delays = []
    for _ in range(RUNS):
        began = begin()
        first = recorder.find_first_loud(began)
        end()
        recorder.wait_for_silence()
        if first is not None:
            delays.append((first - began) * 1e3)
    return statistics.median(delays) if delays else float("nan")


def measure_sink_delay(recorder: Recorder, server: str) -> float:
    """Return the median time from a sound in the pipe of `pacat` to its first sample."""
    command = ["pacat", "--server", server, "--raw", "--format=s16le", f"--rate={RATE}"]
    command += ["--channels=1", "--latency-msec=10"]
    sound = array.array("h", [6000, -6000] * (RATE // 20)).tobytes()
    player = subprocess.Popen(command, stdin=subprocess.PIPE, bufsize=0)
    assert player.stdin is not None
    pipe = player.stdin
    pipe.write(bytes(RATE // 5))
    recorder.wait_for_silence()

    def begin() -> float:
        began = time.perf_counter()
        pipe.write(sound)
        return began

    try:
        return measure_first_sound(recorder, begin, lambda: None)
    finally:
        player.kill()
        player.wait()


def start_saying(speaker: Speaker, text: str) -> Callable[[], float]:
    """Return a function that says a text and returns when it was called."""

    def begin() -> float:
        began = time.perf_counter()
        speaker.say(text)
        return began

    return begin


def measure_silence(recorder: Recorder, speaker: Speaker) -> float:
    """Return the median time from `silence` to the last loud sample."""
    delays = []
    for run in range(RUNS):
        began = time.perf_counter()
        speaker.say(LONG)
        recorder.find_first_loud(began)
        time.sleep(0.3 + run / 100)
        silenced = time.perf_counter()
        speaker.silence()
        recorder.wait_for_silence()
        delays.append((recorder.find_last_loud(silenced) - silenced) * 1e3)
    return statistics.median(delays)


def measure_urgent(recorder: Recorder, speaker: Speaker) -> float:
    """Return the median time from an urgent text to its first sample.

    The interrupted text is played softly, so that the urgent one is recognised by its loudness.
    """
    delays = []
    for run in range(RUNS):
        speaker.set(volume=0.2)
        began = time.perf_counter()
        speaker.say(LONG)
        recorder.find_first_loud(began)
        time.sleep(0.5 + run / 100)
        speaker.set(volume=1.0)
        level = int(1.3 * max(map(abs, recorder.samples[recorder.place_at(began) :])))
        called = time.perf_counter()
        speaker.say(SHORT, priority=Priority.URGENT)
        first = recorder.find_first_loud(called, level)
        speaker.silence()
        recorder.wait_for_silence()
        if first is not None:
            delays.append((first - called) * 1e3)
    return statistics.median(delays)


def measure_say_calls(speaker: Speaker) -> tuple[float, float]:
    """Return the longest and the third longest of three thousand calls, a thousand a second."""
    waits = []
    for number in range(3000):
        began = time.perf_counter()
        speaker.say(f"Text {number}")
        waits.append((time.perf_counter() - began) * 1e3)
        time.sleep(0.001)
    speaker.silence()
    waits.sort()
    return waits[-1], waits[-3]


@contextmanager
def busy_machine() -> Iterator[None]:
    command = [sys.executable, "-c", "while True: pass"]
    processes = [subprocess.Popen(command) for _ in range(BUSY_PROCESSES)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def measure_espeak_command(recorder: Recorder, text: str) -> tuple[float, float]:
    """Return the times to the first sound, and from SIGTERM to silence."""
    silences = []
    players: list[subprocess.Popen[bytes]] = []

    def begin() -> float:
        began = time.perf_counter()
        players.append(subprocess.Popen(["espeak-ng", "-v", "de", text]))
        return began

    def end() -> None:
        time.sleep(0.1)
        ended = time.perf_counter()
        players[-1].terminate()
        players[-1].wait()
        recorder.wait_for_silence()
        silences.append((recorder.find_last_loud(ended) - ended) * 1e3)

    return measure_first_sound(recorder, begin, end), statistics.median(silences)


def measure_stock_pyttsx3(recorder: Recorder, kind: str) -> float:
    """Return the median time to the first sound of a "short" or "long" text."""
    configuration = Path(os.environ["PULSE_HOME"]) / "asoundrc"
    configuration.write_text("</usr/share/alsa/alsa.conf>\npcm.!default { type pulse }\n")
    environment = {**os.environ, "ALSA_CONFIG_PATH": str(configuration)}
    delays = []
    for _ in range(5 if kind == "long" else RUNS):
        program = subprocess.Popen(
            [sys.executable, "-c", STOCK],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment,
            start_new_session=True,
        )
        assert program.stdin is not None
        assert program.stdout is not None
        time.sleep(0.6)
        program.stdin.write(f"{kind}\n".encode())
        program.stdin.flush()
        began = float(program.stdout.readline())
        first = recorder.find_first_loud(began, seconds=5)
        if first is not None:
            delays.append((first - began) * 1e3)
        time.sleep(0.2)
        os.killpg(program.pid, 9)
        program.wait()
        recorder.wait_for_silence()
    return statistics.median(delays) if delays else float("nan")


def measure_memory() -> tuple[float, float]:
    """Return the megabytes of a program with a speaker and of its worker, after a text."""
    program = (
        "import sys, time\n"
        "from azul_access.speech import Speaker\n"
        f"speaker = Speaker(language='de', notice=print)\nspeaker.say({LONG!r})\n"
        "time.sleep(3)\n"
        f"sys.path.insert(0, {str(ROOT / 'tests' / 'speech')!r})\n"
        "import os\nfrom speech_processes import children, resident_megabytes as size\n"
        "print(size(os.getpid()), *map(size, children('azul_access.speech.worker')))\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, check=True, text=True
    )
    parent, worker = map(float, result.stdout.split())
    return parent, worker


def report(label: str, figure: float, unit: str = "ms") -> None:
    print(f"{label}: {figure:.1f} {unit}", flush=True)


def measure_voice(recorder: Recorder, sink_delay: float, suffix: str) -> None:
    speaker = Speaker(language="de", notice=print)
    speaker.say(SHORT)
    recorder.find_first_loud(time.perf_counter())
    recorder.wait_for_silence()
    for kind, text in (("short", SHORT), ("long", LONG)):
        figure = measure_first_sound(recorder, start_saying(speaker, text), speaker.silence)
        report(f"first sound, {kind}{suffix}", figure - sink_delay)
    report(f"silence request to silence{suffix}", measure_silence(recorder, speaker) - sink_delay)
    report(f"urgent to new speech{suffix}", measure_urgent(recorder, speaker) - sink_delay)
    longest, thousandth = measure_say_calls(speaker)
    report(f"longest say of 3000{suffix}", longest)
    report(f"longest but two{suffix}", thousandth)
    speaker.close()
    recorder.wait_for_silence(1.0)


def main() -> None:
    with CARD.sound_card() as card:
        card.start()
        os.environ["PULSE_SERVER"] = card.server
        os.environ["PULSE_HOME"] = card.server.removeprefix("unix:").removesuffix("/socket")
        recorder = Recorder(card.server)
        sink_delay = measure_sink_delay(recorder, card.server)
        report("delay of sink and recorder", sink_delay)
        measure_voice(recorder, sink_delay, "")
        with busy_machine():
            measure_voice(recorder, sink_delay, f", {BUSY_PROCESSES} busy processes")
        parent, worker = measure_memory()
        report("memory of a program with a speaker", parent, "MB")
        report("memory of its worker", worker, "MB")
        if shutil.which("espeak-ng"):
            for kind, text in (("short", SHORT), ("long", LONG)):
                first, silence = measure_espeak_command(recorder, text)
                report(f"espeak-ng command, first sound, {kind}", first - sink_delay)
            report("espeak-ng command, SIGTERM to silence", silence - sink_delay)
        if shutil.which("aplay"):
            for kind in ("short", "long"):
                figure = measure_stock_pyttsx3(recorder, kind) - sink_delay
                report(f"stock pyttsx3, first sound, {kind}", figure)
        recorder.close()


if __name__ == "__main__":
    main()
