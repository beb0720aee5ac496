"""Measure the delay from a braille key to the frame: `python tests/benchmarks/bench_braille.py`.

Measures from the bytes of a key on the line to the bytes of the new frame at the port, through the
threads of the connection and of the display. `--busy 1` lets one other process compute all the
time. For a Canute it counts the bytes of the rows that a move changes, beside those of whole pages,
and the time until an answer is sent while the rows of a page wait. It also counts the keys that a
take needs.
"""

import argparse
import gc
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "braille"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "fakes"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "firmware_protocol"))

from braille_player import BraillePlayer
from display_table import FAST_LINE, DisplayTable, find_chord, wait_until
from fake_table import begin_practice, create_companion
from link_bench import idle_bench
from recorded_moves import Take as RecordedTake
from recorded_moves import list_moves, load_game, make_setup

from azul_access import session
from azul_access.braille.actions import KeyAction, KeyPress
from azul_access.braille.cells.layout import DisplaySize
from azul_access.braille.discovery import FoundDisplay
from azul_access.braille.display import BrailleDisplay
from azul_access.braille.reader import Reader
from azul_access.games.azul.commands import Take
from azul_access.games.azul.pieces import Line
from azul_access.games.system import Expects
from azul_access.session import Step
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.connection import Connection
from firmware_protocol.emulator import Emulator

SEED = 5
ROUNDS = 60
GOAL_MS = (5.0, 20.0)  # median, 99th percentile
BUSY_PROGRAM = "while True: pass"
ESCAPED = (0x7D, 0x7E)  # bytes that take two bytes in Canute's framing
# Keys that walk through views and choices, with a typed letter.
WALK: tuple[KeyAction | str, ...] = (
    *(KeyAction.PAN_ON,) * 6,
    *(KeyAction.NEXT_VIEW,) * 6,
    *(KeyAction.PAN_BACK,) * 6,
    KeyAction.CHOICES,
    KeyAction.PAN_ON,
    KeyAction.CONFIRM,
    KeyAction.CONFIRM,
    KeyAction.ESCAPE,
    KeyAction.ESCAPE,
    KeyAction.ESCAPE,
    "dot 1",
    KeyAction.ERASE,
)


class TimedEmulator(Emulator):
    """Notes when it receives the next bytes."""

    def __init__(self, codec: str) -> None:
        super().__init__(CODECS[codec])
        self.received = threading.Event()
        self.received_at = 0.0

    def write(self, data: bytes) -> int:
        if not self.received.is_set():
            self.received_at = time.perf_counter()
            self.received.set()
        return super().write(data)


def measure_latencies(game: str, codec: str) -> list[float]:
    """Return milliseconds for each key that changes the display, during a game."""
    companion, _, _ = create_companion()
    companion.start(Step(begin_practice(game, "de", SEED)))
    emulator = TimedEmulator(codec)
    fast_codec = CODECS[codec]._replace(line=FAST_LINE)
    found_display = FoundDisplay(
        codec, lambda: Connection(fast_codec, "emulator", lambda: emulator)
    )
    display = BrailleDisplay(companion, "emulator", find=lambda _: found_display)
    latencies: list[float] = []
    random = Random(1)

    def settle() -> None:
        """Wait until the whole frame is shown, so that no part of it counts as the next one."""
        wait_until(
            lambda: (
                display.is_connected
                and [bytes(row) for row in emulator.device.rows] == display.reader.frame()
            )
        )

    try:
        settle()
        gc.freeze()  # as the command `play` does
        for _ in range(ROUNDS):
            for step in WALK:
                latency = measure_key(display, emulator, step)
                latencies += [] if latency is None else [latency]
                settle()
            state = companion.session.ledger.state
            commands = companion.session.setup.system.rules.legal_commands(state)
            if commands:
                companion.table.handle_touch(random.choice(list(commands)), state, "benchmark")
                settle()
    finally:
        display.close()
    return latencies


def measure_key(
    display: BrailleDisplay, emulator: TimedEmulator, step: KeyAction | str
) -> float | None:
    """Return milliseconds from the release of a key to the frame; None if no frame follows."""
    if isinstance(step, str):
        keys = [step]
    else:
        keys = sorted(find_chord(display.bindings, step, emulator.device.keys))
    emulator.received.clear()
    emulator.press(keys)
    pressed_at = time.perf_counter()
    emulator.release(keys)
    if not emulator.received.wait(0.05):
        return None
    return (emulator.received_at - pressed_at) * 1e3


class CanuteCounter:
    """Counts the bytes that frames take on a Canute."""

    def __init__(self, frame: Sequence[bytes]) -> None:
        self._shown = list(frame)
        self.changed_rows = self.changed_bytes = self.page_bytes = 0

    def show(self, frame: Sequence[bytes]) -> None:
        for old, new in zip(self._shown, frame, strict=True):
            if old != new:
                self.changed_rows += 1
                self.changed_bytes += count_row_bytes(new)
        if self._shown != frame:
            self.page_bytes += sum(map(count_row_bytes, frame))
        self._shown = list(frame)


def count_row_bytes(cells: bytes) -> int:
    """A row in Canute's framing: two flags, command, row, cells, checksum, and escapes."""
    return 2 + 2 + len(cells) + 2 + sum(cell in ESCAPED for cell in cells)


def count_canute() -> tuple[float, float, float]:
    """Return changed bytes, changed rows and bytes of whole pages for a move and its messages."""
    current, random = begin_practice("azul", "de", SEED), Random(2)
    reader = Reader(current, DisplaySize(9, 40, dots=6))
    counter = CanuteCounter(reader.frame())
    moves = 0
    rules = current.setup.system.rules
    while rules.expects(current.ledger.state).kind is Expects.TURN:
        state = current.ledger.state
        takes = [take for take in rules.legal_commands(state) if isinstance(take, Take)]
        on_lines = [take for take in takes if isinstance(take.target, Line)]
        step = session.handle_touch(current, random.choice(on_lines or takes), state, "benchmark")
        current = step.session
        reader.update_session(current)
        for announcement in step.announcements:
            reader.announce(announcement)
        counter.show(reader.frame())
        while reader.content.messages.current is not None:
            reader.press(KeyPress(KeyAction.CONFIRM))
            counter.show(reader.frame())
        moves += 1
    return counter.changed_bytes / moves, counter.changed_rows / moves, counter.page_bytes / moves


def count_keys(method: str, *, asks: bool, columns: int = 40, is_mixed: bool = False) -> list[int]:
    """Return how many keys or chords each take of a recorded game needs.

    With routing keys those that remove messages count, too. At a mixed table of three one player
    uses the display; otherwise all moves are made with it. Factories are filled at the keyboard.
    """
    game = load_game("azul-coloured", 3 if is_mixed else 2)
    counts: list[int] = []
    with DisplayTable(make_setup(game, "de"), "humanware", columns) as table:
        if not asks:
            table.companion.handle_line("braille ohne fragen", "keyboard")
        player = BraillePlayer(table, "de", method, asks=asks)
        table.dismiss_messages()
        for move in list_moves(game):
            is_own = not is_mixed or table.companion.session.expected.player == 0
            if not isinstance(move, RecordedTake) or not is_own:
                table.companion.handle_line(move.text("de"), "keyboard")
                continue
            if method != "routing":
                table.dismiss_messages()
            before = table.presses
            player.play(move)
            counts.append(table.presses - before)
    return counts


def measure_canute_answers() -> tuple[float, float]:
    """Return median and maximum seconds from a key to its answer in the top line of a Canute.

    The rows of a new page wait when the answer comes, at any moment; a row takes 1.2 s to rise.
    """
    random = Random(3)
    seconds: list[float] = []
    for _ in range(50):
        bench = idle_bench("canute")
        bench.device.rise_seconds = 1.2  # type: ignore[attr-defined]
        page = [bytes([random.randrange(1, 64)]) for _ in bench.device.rows]
        bench.show(*page)
        bench.pass_time(random.uniform(0.0, 10.0))
        answered_at, already_shown = bench.now, len(bench.shown)
        bench.show(b"\x3f\x3f", *page[1:])
        bench.pass_time(20.0)
        shown = bench.shown[already_shown:]
        seconds.append(next(when for when, row, _ in shown if row == 0) - answered_at)
    return statistics.median(seconds), max(seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the delay from a braille key.")
    parser.add_argument("--busy", type=int, default=0, help="processes that compute all the time")
    arguments = parser.parse_args()
    print_keys()
    busy = [subprocess.Popen([sys.executable, "-c", BUSY_PROGRAM]) for _ in range(arguments.busy)]
    try:
        for game in ("azul", "summer-pavilion"):
            for codec in ("humanware", "dotpad"):
                print_latencies(game, codec)
    finally:
        for process in busy:
            process.kill()
    changed_bytes, changed_rows, page_bytes = count_canute()
    print(
        f"canute: a move and its messages: {changed_bytes:.0f} bytes in {changed_rows:.1f} rows;"
        f" as whole pages {page_bytes:.0f} bytes"
    )
    median, longest = measure_canute_answers()
    print(
        "canute: from a key to its answer while the rows of a page wait: median"
        f" {median:.1f} s, at most {longest:.1f} s"
    )


def print_keys() -> None:
    for method in ("two keys", "bare", "marked"):
        for asks in (True, False) if method == "two keys" else (True,):
            print_count(method, 40, count_keys(method, asks=asks), asks=asks)
    for is_mixed in (False, True):
        for asks in (True, False):
            for columns in (12, 20, 40, 80):
                counts = count_keys("routing", asks=asks, columns=columns, is_mixed=is_mixed)
                name = "routing, mixed table" if is_mixed else "routing"
                print_count(name, columns, counts, asks=asks)


def print_count(name: str, columns: int, counts: Sequence[int], *, asks: bool) -> None:
    print(
        f"{name}, {columns} cells, {'asking' if asks else 'without asking'}: keys per take: median"
        f" {statistics.median(counts):.0f}, mean {statistics.mean(counts):.1f}, least"
        f" {min(counts)}, most {max(counts)} of {len(counts)} takes"
    )


def print_latencies(game: str, codec: str) -> None:
    latencies = measure_latencies(game, codec)
    median = statistics.median(latencies)
    percentile = statistics.quantiles(latencies, n=100)[98]
    print(
        f"{game}, {codec}: key to frame: median {median:.2f} ms (goal {GOAL_MS[0]:.0f}),"
        f" 99th percentile {percentile:.2f} ms (goal {GOAL_MS[1]:.0f}) of {len(latencies)} keys"
    )


if __name__ == "__main__":
    main()
