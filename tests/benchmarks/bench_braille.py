"""How fast keys of a braille display are answered: `python tests/benchmarks/bench_braille.py`.

From the bytes of a key on the line to the bytes of the new frame handed to the port, through the
connection's and the display's threads. On a Canute: bytes for the rows that a move changes, beside
those of a whole page.
"""

import statistics
import threading
import time
from collections.abc import Callable, Sequence
from random import Random

from azul_access import session
from azul_access.braille.actions import KeyAction, KeyPress
from azul_access.braille.discovery import FoundDisplay
from azul_access.braille.display import BrailleDisplay
from azul_access.braille.layout import DisplaySize
from azul_access.braille.reader import Reader
from azul_access.games.azul.commands import Take
from azul_access.games.azul.pieces import Line as PatternLine
from azul_access.games.system import Expects
from azul_access.record import setup
from azul_access.session import Session
from azul_access.session.controls import SpeechOutput
from azul_access.session.settings import Settings
from azul_access.table.companion import Companion
from firmware_protocol.codecs.codec import Line
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.connection import Connection
from firmware_protocol.emulator import Emulator

ROUNDS = 60
GOAL_MS = 10.0
# A walk through the views, the choices and back, typing a letter on the way.
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


class Silent:
    """A console that nobody looks at."""

    kind = "piped"

    def read_line(self, prompt: Callable[[], str]) -> str:
        raise AssertionError(prompt())

    def write(self, text: str) -> None:
        """Nothing to do."""

    def refresh(self) -> None:
        """Nothing to do."""

    def close(self) -> None:
        """Nothing to do."""


class Noted(Emulator):
    """A display that notes when it was given a frame."""

    def __init__(self, name: str) -> None:
        super().__init__(CODECS[name])
        self.given = threading.Event()
        self.at = 0.0

    def write(self, data: bytes) -> int:
        if not self.given.is_set():
            self.at = time.perf_counter()
            self.given.set()
        return super().write(data)


def begun(game: str = "azul") -> Session:
    made = setup.make_setup(
        game=game,
        names=("Anna", "Bruno"),
        first_seat=0,
        chosen={},
        bag="virtual",
        seed=5,
        language="de",
    )
    return session.begin_game(made, Settings("de", speech=SpeechOutput.OFF)).session


def latencies(game: str, name: str) -> list[float]:
    """Milliseconds for each key of the walk, round after round, while a game goes on."""
    here = Companion(Silent(), None)
    here.start(session.Step(begun(game)))
    emulator = Noted(name)
    codec = CODECS[name]._replace(line=Line(10_000_000, "N"))
    found = FoundDisplay(name, lambda: Connection(codec, "bench", lambda: emulator))
    display = BrailleDisplay(here, "bench", find=lambda _: found)
    taken: list[float] = []
    random = Random(1)
    try:
        emulator.given.wait(5)
        time.sleep(0.2)
        for _ in range(ROUNDS):
            for step in WALK:
                keys = chord(display, emulator, step)
                emulator.given.clear()
                emulator.press(keys)
                pressed = time.perf_counter()
                emulator.release(keys)
                if emulator.given.wait(0.05):
                    taken.append((emulator.at - pressed) * 1e3)
                settle(display, emulator)
            system = here.session.setup.system
            moves = system.rules.legal_commands(here.session.ledger.state)
            if moves:
                here.handle_touch(random.choice(list(moves)), here.session.ledger.state, "bench")
                settle(display, emulator)
    finally:
        display.close()
    return taken


def chord(display: BrailleDisplay, emulator: Noted, step: KeyAction | str) -> list[str]:
    if isinstance(step, str):
        return [step]
    there = set(emulator.device.keys)
    chords = (chord for chord, action in display.bindings.chords.items() if action is step)
    return sorted(next(chord for chord in sorted(chords, key=len) if chord <= there))


def settle(display: BrailleDisplay, emulator: Noted) -> None:
    """Until all lines of the frame stand, so that none of them is taken for the next frame."""
    for _ in range(1000):
        if [bytes(row) for row in emulator.device.rows] == display.reader.frame():
            return
        time.sleep(0.0005)


class Canute:
    """Counts the bytes that go to a Canute for each new frame."""

    def __init__(self) -> None:
        self._shown: list[bytes] = [b""] * 9
        self.rows = self.bytes = self.whole = 0

    def show(self, frame: Sequence[bytes]) -> None:
        for row, (old, new) in enumerate(zip(self._shown, frame, strict=True)):
            if old != new:
                self.rows += 1
                self.bytes += row_bytes(row, new)
        if self._shown != frame:
            self.whole += sum(row_bytes(row, cells) for row, cells in enumerate(frame))
        self._shown = list(frame)


def row_bytes(row: int, cells: bytes) -> int:
    """A row in Canute's framing: flags, command, row, cells, checksum, and what is escaped."""
    escaped = sum(cell in (0x7D, 0x7E) for cell in cells)
    return 2 + 2 + len(cells) + 2 + escaped


def canute() -> tuple[float, float, float]:
    """Of a move and of reading what was told of it: bytes, rows, and bytes without comparing."""
    here, random, display = begun(), Random(2), Canute()
    reader = Reader(here, DisplaySize(9, 40, dots=6))
    display.show(reader.frame())
    moves = 0
    display.bytes = display.rows = display.whole = 0
    rules = here.setup.system.rules
    while rules.expects(here.ledger.state).kind is Expects.TURN:
        legal = [move for move in rules.legal_commands(here.ledger.state) if isinstance(move, Take)]
        good = [move for move in legal if isinstance(move.target, PatternLine)]
        step = session.handle_touch(here, random.choice(good or legal), here.ledger.state, "bench")
        here = step.session
        reader.update_session(here)
        for told in step.announcements:
            reader.announce(told)
        display.show(reader.frame())
        while reader.content.messages.position is not None:
            reader.press(KeyPress(KeyAction.CONFIRM))
            display.show(reader.frame())
        moves += 1
    return display.bytes / moves, display.rows / moves, display.whole / moves


def main() -> None:
    for game in ("azul", "summer-pavilion"):
        for name in ("humanware", "dotpad"):
            taken = latencies(game, name)
            median = statistics.median(taken)
            last = statistics.quantiles(taken, n=100)[98]
            print(
                f"{game}, {name}: key to frame: median {median:.2f} ms,"
                f" 99th percentile {last:.2f} ms of {len(taken)} keys (goal {GOAL_MS:.0f} ms)"
            )
    sent, rows, whole = canute()
    print(
        f"canute: a move and its message: {sent:.0f} bytes in {rows:.1f} rows;"
        f" every frame drawn whole, {whole:.0f} bytes"
    )


if __name__ == "__main__":
    main()
