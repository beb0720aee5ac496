"""Measure how soon the computer's move is told: `python tests/benchmarks/bench_seat.py`.

Plays games with the real voice on a sound card of its own (a PulseAudio null sink) and the real
process that thinks. With speech, the time is the silence that is heard before the move; without, it
is from the command to the text on the screen. Prints medians and the longest times in milliseconds,
the memory of the process, and the delay of keys and the voice with and without thinking.
"""

import argparse
import os
import statistics
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), *(str(ROOT / "tests" / name) for name in ("", "fakes", "speech"))]

from azul_access.computer import Thinker  # noqa: E402
from azul_access.computer.process import ThinkingProcess  # noqa: E402
from azul_access.computer.protocol import Task  # noqa: E402
from azul_access.games.system import Expects  # noqa: E402
from azul_access.language.phrase import Form, Verbosity  # noqa: E402
from azul_access.player import choose  # noqa: E402
from azul_access.record.seats import Computer  # noqa: E402
from azul_access.record.setup import VIRTUAL_BAG, Setup, make_setup  # noqa: E402
from azul_access.session import Session, begin_game  # noqa: E402
from azul_access.session.control.controls import SpeechOutput  # noqa: E402
from azul_access.session.control.settings import Settings  # noqa: E402
from azul_access.table.companion import Companion  # noqa: E402

CARD: Any = import_module("speech_sound_card")
TABLE: Any = import_module("fake_table")
# A text begins and ends with so quiet samples that this counts as silence.
NEAR_SECONDS = 0.02
MOST_SECONDS = 90.0


class Watch:
    """An output channel: notes when the computer has moved, and where the recording is then."""

    def __init__(self, recorder: Any) -> None:
        self.moved = threading.Event()
        self.at = 0.0
        self.place = 0
        self._recorder = recorder

    def update_session(self, session: Session) -> None:
        if session.awaits_hands and not self.moved.is_set():
            self.at = time.monotonic()
            self.place = self._recorder.now() if self._recorder else 0
            self.moved.set()

    def announce(self, announcement: object, *, is_shared: bool) -> None:
        """Nothing."""

    def announce_phrases(self, phrases: object) -> None:
        """Nothing."""


def game(name: str, level: int | None, players: int = 2) -> Setup:
    names = ("Anna", "Computer", "Ben", "Carla")[:players]
    computers = (None, None if level is None else Computer(level), None, None)[:players]
    return make_setup(
        game=name,
        names=names,
        first_seat=0,
        chosen={},
        bag=VIRTUAL_BAG,
        seed=7,
        language="en",
        computers=computers,
    )


def start(setup: Setup, speech: SpeechOutput, server: str) -> tuple[Companion, Thinker]:
    os.environ["PULSE_SERVER"] = server
    companion, _, _ = TABLE.create_companion()
    settings = Settings("en", speech=speech, rate=300)
    companion.start(begin_game(setup, settings))
    thinker = Thinker(companion)
    companion.add_output(thinker_channel(thinker))
    thinker.run()
    return companion, thinker


def thinker_channel(thinker: Thinker) -> Any:
    channel = Watch(None)
    channel.update_session = thinker.update_session  # type: ignore[method-assign]
    return channel


def type_move(companion: Companion, seed: int) -> float:
    """Type a person's move; returns when it had been handled."""
    session = companion.session
    system, state = session.setup.system, session.ledger.state
    typed = system.dialogue.type_command(state, choose(system, state, 2, seed).command)
    line = session.settings.phrases.render(typed, Verbosity.NORMAL, Form.SHOW)
    companion.handle_line(line, "keyboard")
    return time.monotonic()


def measure_moves(
    name: str, level: int, speech: SpeechOutput, moves: int
) -> tuple[list[float], float]:
    """Milliseconds until each of the computer's moves is told; megabytes of its process."""
    with sound_card(speech) as (server, recorder):
        companion, thinker = start(game(name, level), speech, server)
        times: list[float] = []
        try:
            for number in range(10 * moves):
                session = companion.session
                if len(times) == moves or session.expected.kind is Expects.OVER:
                    break
                watch = Watch(recorder)
                companion.add_output(watch)
                if session.awaits_hands:
                    companion.handle_line("", "keyboard")
                elif session.computer_to_move is None:
                    typed_at = type_move(companion, number)
                    if companion.session.computer_to_move is None:
                        continue
                    assert watch.moved.wait(MOST_SECONDS)
                    if recorder is None:
                        times.append((watch.at - typed_at) * 1000)
                    else:
                        times.append(heard_silence(recorder, watch.place))
            return times, memory(thinker._process)
        finally:
            thinker.close()
            companion.close(0)


def heard_silence(recorder: Any, place: int) -> float:
    """Milliseconds between the last sound before a place of the recording and the first after."""
    assert recorder.wait_for_sound(place)
    bursts: list[tuple[int, int]] = recorder.bursts(0, NEAR_SECONDS)
    before = max(end for _, end in bursts if end <= place)
    after = min(begin for begin, _ in bursts if begin > place)
    seconds: float = (after - before) / CARD.RATE
    return seconds * 1000


@contextmanager
def sound_card(speech: SpeechOutput) -> Iterator[tuple[str, Any]]:
    if speech is SpeechOutput.OFF:
        yield "", None
        return
    with CARD.sound_card() as card:
        card.start()
        recorder = CARD.Recorder(card.server)
        try:
            yield card.server, recorder
        finally:
            recorder.close()


def memory(process: ThinkingProcess | None) -> float:
    """The most memory that a process has had, in megabytes."""
    assert process is not None
    text = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
    line = next(line for line in text.splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) / 1024


def measure_keys(rounds: int, *, thinks: bool) -> tuple[list[float], list[float]]:
    """Milliseconds from a typed question to its handling, and to the voice's first sound."""
    with sound_card(SpeechOutput.OWN) as (server, recorder):
        companion, thinker = start(game("azul", None), SpeechOutput.OWN, server)
        process = ThinkingProcess(lambda _: None, lambda _: None)
        assert process.start()
        handled, heard = [], []
        try:
            for _ in range(rounds):
                if thinks:
                    process.ask(1, Task(game("azul", 6), commands(companion), 6, 1, 600))
                assert CARD.wait_until(lambda: companion.quiet_seconds() > 0.5)
                place, begun = recorder.now(), time.monotonic()
                companion.handle_line("w", "keyboard")
                handled.append((time.monotonic() - begun) * 1000)
                assert recorder.wait_for_sound(place)
                first = next(begin for begin, _ in recorder.bursts(place, NEAR_SECONDS))
                heard.append((first - place) / CARD.RATE * 1000)
            return handled, heard
        finally:
            process.close()
            thinker.close()
            companion.close(0)


def commands(companion: Companion) -> tuple[Any, ...]:
    return tuple(item.command for item in companion.session.ledger.applied)


def show(what: str, times: list[float]) -> None:
    middle, longest = statistics.median(times), max(times)
    load = os.getloadavg()[0]
    found = f"{middle:.0f} ms, at most {longest:.0f}; {len(times)} times, load {load:.0f}"
    print(f"{what}: {found}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--moves", type=int, default=12)
    options = parser.parse_args()
    for name in ("azul", "summer-pavilion"):
        for level in (3, 6):
            for speech in (SpeechOutput.OWN, SpeechOutput.OFF):
                (first, *times), megabytes = measure_moves(name, level, speech, options.moves)
                show(f"{name}, level {level}, speech {speech.value}", times)
                print(f"  the first, while the process starts: {first:.0f} ms")
                print(f"  memory of the process: {megabytes:.0f} MB", flush=True)
    for thinks in (False, True):
        handled, heard = measure_keys(options.moves, thinks=thinks)
        show(f"keys, {'with' if thinks else 'without'} thinking", handled)
        show(f"voice, {'with' if thinks else 'without'} thinking", heard)


if __name__ == "__main__":
    main()
