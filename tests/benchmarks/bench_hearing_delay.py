"""How long an answer takes: `python tests/benchmarks/bench_hearing_delay.py [de en nl]`.

Moves are played to the real listener in real time. Reports the seconds from the last loud sample to
the moment at which the listener has its answer, without the time that the program's voice needs to
start (see bench_voice.py), and how much memory the recogniser's processes take. `--whisper` uses
the Whisper model of the tests; `--sentences N` says so many for each language, about four seconds
each.
"""

import argparse
import random
import statistics
import sys
import threading
import time
from array import array
from collections.abc import Callable
from itertools import product
from pathlib import Path
from queue import Empty, SimpleQueue

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
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
from azul_access.hearing.net import Net
from azul_access.hearing.recogniser_process import RecogniserProcess
from azul_access.session import Session
from azul_access.session.control.controls import ListeningMode
from azul_access.session.recognition import Recognition

DECIBELS = 40.0
LOUD = 300
# The listener measures the noise of the room first.
CALIBRATION_SECONDS = 2.0
TIMEOUT_SECONDS = 30.0
SETTLE_SECONDS = 0.5
SENTENCES = 16


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


class TimedRecogniser(RecogniserProcess):
    """Remembers when it gave its last answer, and whether that was a command."""

    answered_at = 0.0
    is_command = False

    def recognise(self, audio: bytes, net: Net, max_guesses: int = 2) -> Recognition:
        recognition = super().recognise(audio, net, max_guesses)
        self.is_command = bool(recognition.guesses)
        self.answered_at = time.monotonic()
        return recognition


def sentences(language: str, session: Session, count: int) -> list[tuple[str, str]]:
    """The wordings of the first move of a game and their voices: `count` of all pairs."""
    take = short_game(language)[0]
    texts = wordings(language, take, count_tiles(session, take))
    pairs = list(product(texts, MEASURING[language]))
    return random.Random(1).sample(pairs, min(count, len(pairs)))


def delays(language: str, model: Path | None, count: int) -> tuple[list[float], int]:
    """The seconds of each sentence, and the memory in MB (proportional set size) after them."""
    recordings: SimpleQueue[bytes] = SimpleQueue()
    seconds = []
    recogniser = TimedRecogniser(language, model)
    game = FakeGame()
    game.recogniser = recogniser
    game.session = start_session(language)
    game.net_of = net_of
    game.open_microphone = lambda is_muted: RealTimeMicrophone(recordings, is_muted)
    recogniser.wait()
    game.start(ListeningMode.ALWAYS)
    time.sleep(CALIBRATION_SECONDS)
    for text, voice in sentences(language, game.session, count):
        audio = at_table(spoken(text, voice), DECIBELS, 1)
        recogniser.answered_at = 0.0
        start = time.monotonic()
        recordings.put(audio)
        if not wait_until(lambda: recogniser.answered_at, len(audio) / 2 / RATE + TIMEOUT_SECONDS):
            print(f"  no answer: {text} ({voice})", flush=True)
            continue
        time.sleep(SETTLE_SECONDS)  # a guess that is not possible is followed by a second look
        seconds.append(recogniser.answered_at - start - loud_seconds(audio))
        heard = "understood" if recogniser.is_command else "no command"
        print(f"  {seconds[-1]:.2f} s, {heard}: {text} ({voice})", flush=True)
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
    parser.add_argument("--sentences", type=int, default=SENTENCES)
    options = parser.parse_args()
    for language in options.languages:
        model = whisper_base() if options.whisper else None
        seconds, memory = delays(language, model, options.sentences)
        print(
            f"{language}: median {statistics.median(seconds):.2f} s,"
            f" worst {max(seconds):.2f} s, of {len(seconds)}; {memory} MB"
        )


if __name__ == "__main__":
    main()
