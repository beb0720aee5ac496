"""How soon the voice sounds and falls silent: `python tests/benchmarks/bench_voice.py`.

Starts its own sound card (a PulseAudio null sink) and records it. All figures are medians in
milliseconds unless they say otherwise. The way of a sample through sink and recorder costs time of
its own: that floor is measured with a `pacat` that stands ready and is given a ready-made sound,
and is taken off every figure from an order to a sound or to silence. It may be below zero: the sink
renders blocks, and a sample counts from its place in the block. Beside the voice run the bare
command `espeak-ng` and stock pyttsx3 (which needs `aplay` and ALSA's plugin for PulseAudio), if
they are installed.
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
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "speech")]

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
    """What the sink plays, with the time of each sample."""

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

    def place(self, moment: float) -> int:
        return max(0, round((moment - self._clock) * RATE))

    def first(self, since: float, level: int = LOUD, seconds: float = 10) -> float | None:
        """When the first sample louder than `level` was played."""
        index = self.place(since - BLOCK_SECONDS)
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            while index < len(self.samples):
                if abs(self.samples[index]) > level:
                    return self._clock + index / RATE
                index += 1
            time.sleep(0.002)
        return None

    def last(self, since: float) -> float:
        """When the last loud sample was played; call it in silence."""
        index = len(self.samples) - 1
        while index > self.place(since - BLOCK_SECONDS) and abs(self.samples[index]) <= LOUD:
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


def first_sounds(recorder: Recorder, begin: Callable[[], float], end: Callable[[], None]) -> float:
    """The median from the moment that `begin` returns to the first sample."""
    found = []
    for _ in range(RUNS):
        began = begin()
        first = recorder.first(began)
        end()
        recorder.wait_for_silence()
        if first is not None:
            found.append((first - began) * 1e3)
    return statistics.median(found) if found else float("nan")


def floor(recorder: Recorder, server: str) -> float:
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
        return first_sounds(recorder, begin, lambda: None)
    finally:
        player.kill()
        player.wait()


def say(speaker: Speaker, text: str) -> Callable[[], float]:
    def begin() -> float:
        began = time.perf_counter()
        speaker.say(text)
        return began

    return begin


def hushes(recorder: Recorder, speaker: Speaker) -> float:
    found = []
    for run in range(RUNS):
        began = time.perf_counter()
        speaker.say(LONG)
        recorder.first(began)
        time.sleep(0.3 + run / 100)
        hushed = time.perf_counter()
        speaker.silence()
        recorder.wait_for_silence()
        found.append((recorder.last(hushed) - hushed) * 1e3)
    return statistics.median(found)


def urgents(recorder: Recorder, speaker: Speaker) -> float:
    """The present text is said softly, so that the urgent one is known by its loudness."""
    found = []
    for run in range(RUNS):
        speaker.set(volume=0.2)
        began = time.perf_counter()
        speaker.say(LONG)
        recorder.first(began)
        time.sleep(0.5 + run / 100)
        speaker.set(volume=1.0)
        level = int(1.3 * max(map(abs, recorder.samples[recorder.place(began) :])))
        called = time.perf_counter()
        speaker.say(SHORT, priority=Priority.URGENT)
        first = recorder.first(called, level)
        speaker.silence()
        recorder.wait_for_silence()
        if first is not None:
            found.append((first - called) * 1e3)
    return statistics.median(found)


def longest_say(speaker: Speaker) -> tuple[float, float]:
    """Of three thousand calls, a thousand a second: the longest and the thousandth part."""
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


def bare_espeak(recorder: Recorder, text: str) -> tuple[float, float]:
    """First sound, and silence after SIGTERM."""
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
        silences.append((recorder.last(ended) - ended) * 1e3)

    return first_sounds(recorder, begin, end), statistics.median(silences)


def stock_pyttsx3(recorder: Recorder, kind: str) -> float:
    configuration = Path(os.environ["PULSE_HOME"]) / "asoundrc"
    configuration.write_text("</usr/share/alsa/alsa.conf>\npcm.!default { type pulse }\n")
    environment = {**os.environ, "ALSA_CONFIG_PATH": str(configuration)}
    found = []
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
        first = recorder.first(began, seconds=5)
        if first is not None:
            found.append((first - began) * 1e3)
        time.sleep(0.2)
        os.killpg(program.pid, 9)
        program.wait()
        recorder.wait_for_silence()
    return statistics.median(found) if found else float("nan")


def memory() -> tuple[float, float]:
    """Megabytes of a program that has only a speaker, and of its worker, after a long text."""
    program = (
        "import sys, time\n"
        "from azul_access.speech import Speaker\n"
        f"speaker = Speaker(language='de', notice=print)\nspeaker.say({LONG!r})\n"
        "time.sleep(3)\n"
        f"sys.path.insert(0, {str(ROOT / 'tests' / 'speech')!r})\n"
        "import os\nfrom speech_processes import children, resident_megabytes as size\n"
        "print(size(os.getpid()), *map(size, children('azul_access.speech.worker')))\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, check=True, text=True
    )
    parent, worker = map(float, ran.stdout.split())
    return parent, worker


def tell(what: str, figure: float, unit: str = "ms") -> None:
    print(f"{what}: {figure:.1f} {unit}", flush=True)


def voice(recorder: Recorder, base: float, how: str) -> None:
    speaker = Speaker(language="de", notice=print)
    speaker.say(SHORT)
    recorder.first(time.perf_counter())
    recorder.wait_for_silence()
    for kind, text in (("short", SHORT), ("long", LONG)):
        figure = first_sounds(recorder, say(speaker, text), speaker.silence)
        tell(f"first sound, {kind}{how}", figure - base)
    tell(f"hush to silence{how}", hushes(recorder, speaker) - base)
    tell(f"urgent to new speech{how}", urgents(recorder, speaker) - base)
    longest, thousandth = longest_say(speaker)
    tell(f"longest say of 3000{how}", longest)
    tell(f"longest but two{how}", thousandth)
    speaker.close()
    recorder.wait_for_silence(1.0)


def main() -> None:
    with CARD.sound_card() as card:
        card.start()
        os.environ["PULSE_SERVER"] = card.server
        os.environ["PULSE_HOME"] = card.server.removeprefix("unix:").removesuffix("/socket")
        recorder = Recorder(card.server)
        base = floor(recorder, card.server)
        tell("floor of sink and recorder", base)
        voice(recorder, base, "")
        with busy_machine():
            voice(recorder, base, f", {BUSY_PROCESSES} busy processes")
        parent, worker = memory()
        tell("memory of a program with a speaker", parent, "MB")
        tell("memory of its worker", worker, "MB")
        if shutil.which("espeak-ng"):
            for kind, text in (("short", SHORT), ("long", LONG)):
                first, silence = bare_espeak(recorder, text)
                tell(f"espeak-ng command, first sound, {kind}", first - base)
            tell("espeak-ng command, SIGTERM to silence", silence - base)
        if shutil.which("aplay"):
            for kind in ("short", "long"):
                figure = stock_pyttsx3(recorder, kind) - base
                tell(f"stock pyttsx3, first sound, {kind}", figure)
        recorder.close()


if __name__ == "__main__":
    main()
