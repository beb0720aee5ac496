"""How long an answer takes: `python tests/benchmarks/bench_hearing_delay.py [de en nl]`.

Moves are played to the real listener in real time. Reports the seconds from the last loud sample to
the moment at which the game has the words, without the time that the program's voice needs to start
(see bench_voice.py), and how much memory the recogniser's processes take. `--whisper` uses the
Whisper model of the tests.
"""

import argparse
import statistics
import sys
import threading
import time
from array import array
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "hearing"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "speech"))

from hearing_fake_game import FakeGame
from hearing_short_game import count_tiles, short_game, start_session
from hearing_speech import MEASURING, RATE, at_table, spoken
from hearing_whisper import whisper_base
from hearing_wordings import wordings
from speech_processes import children
from speech_sound_card import wait_until

from azul_access.hearing.grammar_net import net_of
from azul_access.hearing.microphone import CHUNK, WIDTH, Microphone
from azul_access.hearing.recogniser_process import RecogniserProcess
from azul_access.session.controls import ListeningMode
from azul_access.session.recognition import Recognition

DECIBELS = 40.0
LOUD = 300
START_SECONDS = 4.0
TIMEOUT_SECONDS = 6.0


class RealTimeMicrophone(Microphone):
    """Delivers queued recordings at the speed of a device, and silence between them."""

    def __init__(self, recordings: SimpleQueue[bytes], is_muted: Callable[[], bool]) -> None:
        super().__init__(is_muted)
        self._recordings = recordings
        self._closed = threading.Event()

    def open(self) -> None:
        threading.Thread(target=self._deliver, daemon=True).start()

    def close(self) -> None:
        self._closed.set()

    def _wait(self) -> None:
        self._changed.wait(1.0)

    def _deliver(self) -> None:
        audio, due = b"", time.monotonic()
        while not self._closed.is_set():
            if not audio:
                try:
                    audio = self._recordings.get_nowait()
                except Empty:
                    audio = bytes(CHUNK * WIDTH)
            due += CHUNK / RATE
            time.sleep(max(0.0, due - time.monotonic()))
            self._add(audio[: CHUNK * WIDTH])
            audio = audio[CHUNK * WIDTH :]


class TimedGame(FakeGame):
    """Remembers when it got the last words."""

    recognised_at = 0.0

    def handle_recognition(
        self, recognition: Recognition, source: str, *, requested: bool = False
    ) -> bool:
        self.recognised_at = time.monotonic()
        return super().handle_recognition(recognition, source, requested=requested)


def delays(language: str, model: Path | None) -> tuple[list[float], int]:
    """The seconds of each sentence, and the memory in MB (proportional set size) after them."""
    recordings: SimpleQueue[bytes] = SimpleQueue()
    seconds = []
    game = TimedGame()
    game.recogniser = RecogniserProcess(language, model)
    game.session = start_session(language)
    game.net_of = net_of
    game.open_microphone = lambda is_muted: RealTimeMicrophone(recordings, is_muted)
    game.start(ListeningMode.ALWAYS)
    time.sleep(START_SECONDS)
    take = short_game(language)[0]
    tiles = count_tiles(game.session, take)
    for voice in MEASURING[language]:
        for wording in wordings(language, take, tiles):
            audio = at_table(spoken(wording, voice), DECIBELS, 1)
            game.recognised_at = 0.0
            start = time.monotonic()
            recordings.put(audio)
            if wait_until(lambda: game.recognised_at, len(audio) / 2 / RATE + TIMEOUT_SECONDS):
                seconds.append(game.recognised_at - start - loud_seconds(audio))
    (worker,) = children("azul_access.hearing.worker")
    memory = sum(map(proportional_megabytes, (worker, *children("python", worker))))
    game.close()
    return seconds, memory


def proportional_megabytes(pid: int) -> int:
    """The memory of a process, with its share of what it has in common with others."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) // 1024 for line in lines if line.startswith("Pss:"))


def loud_seconds(audio: bytes) -> float:
    """The time of the last loud sample."""
    samples = array("h", audio)
    return max(at for at, value in enumerate(samples) if abs(value) > LOUD) / RATE


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("languages", nargs="*", default=["de", "en", "nl"])
    parser.add_argument("--whisper", action="store_true")
    options = parser.parse_args()
    for language in options.languages:
        seconds, memory = delays(language, whisper_base() if options.whisper else None)
        print(
            f"{language}: median {statistics.median(seconds):.2f} s,"
            f" worst {max(seconds):.2f} s, of {len(seconds)}; {memory} MB"
        )


if __name__ == "__main__":
    main()
