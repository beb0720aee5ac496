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

from azul_access import session, setup
from azul_access.braille.actions import Action, Do
from azul_access.braille.display import Display
from azul_access.braille.finding import Found
from azul_access.braille.reader import Reader
from azul_access.braille.size import Size
from azul_access.companion import Companion
from azul_access.controls import Speech
from azul_access.games.azul.commands import Take
from azul_access.games.azul.pieces import Line as PatternLine
from azul_access.games.system import Kind
from azul_access.session import Session
from azul_access.settings import Settings
from firmware_protocol.codecs.codec import Line
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.connection import Connection
from firmware_protocol.emulator import Emulator

ROUNDS = 60
GOAL_MS = 10.0
# A walk through the views, the choices and back, typing a letter on the way.
WALK = (
    *(["pan on"],) * 6,
    *(["next"],) * 6,
    *(["pan back"],) * 6,
    ["command 2"],
    ["pan on"],
    ["command 5"],
    ["command 5"],
    ["command 3"],
    ["command 3"],
    ["command 3"],
    ["dot 1", "dot 2"],
    ["dot 7"],
)


class Silent:
    """A console that nobody looks at."""

    kind = "piped"

    def ask(self, prompt: Callable[[], str]) -> str:
        raise AssertionError(prompt())

    def tell(self, text: str) -> None:
        """Nothing to do."""

    def refresh(self) -> None:
        """Nothing to do."""

    def close(self) -> None:
        """Nothing to do."""


class Noted(Emulator):
    """A display that notes when it was given a frame."""

    def __init__(self) -> None:
        super().__init__(CODECS["humanware"], 40)
        self.given = threading.Event()
        self.at = 0.0

    def write(self, data: bytes) -> int:
        self.at = time.perf_counter()
        self.given.set()
        return super().write(data)


def begun(game: str = "azul") -> Session:
    made = setup.make_setup(
        game=game,
        names=("Anna", "Bruno"),
        starts=0,
        chosen={},
        bag="virtual",
        seed=5,
        language="de",
    )
    return session.begin(made, Settings("de", speech=Speech.OFF)).session


def latencies(game: str) -> list[float]:
    """Milliseconds for each key of the walk, round after round, while a game goes on."""
    here = Companion(Silent(), None)
    here.begin(session.Step(begun(game)))
    emulator = Noted()
    codec = CODECS["humanware"]._replace(line=Line(10_000_000, "N"))
    found = Found("humanware", lambda: Connection(codec, "bench", lambda: emulator))
    display = Display(here, "bench", look=lambda _: found)
    taken: list[float] = []
    random = Random(1)
    try:
        emulator.given.wait(5)
        time.sleep(0.2)
        for _ in range(ROUNDS):
            for keys in WALK:
                emulator.given.clear()
                emulator.press(keys)
                pressed = time.perf_counter()
                emulator.release(keys)
                if emulator.given.wait(0.2):
                    taken.append((emulator.at - pressed) * 1e3)
            system = here.session.setup.system
            moves = system.rules.legal(here.session.ledger.state)
            if moves:
                here.act(random.choice(list(moves)), here.session.ledger.state, "bench")
    finally:
        display.close()
    return taken


class Canute:
    """Counts the bytes that go to a Canute for each new frame."""

    def __init__(self) -> None:
        self._shown: list[bytes] = [b""] * 9
        self.rows = self.bytes = 0

    def show(self, frame: Sequence[bytes]) -> None:
        for row, (old, new) in enumerate(zip(self._shown, frame, strict=True)):
            if old != new:
                self.rows += 1
                self.bytes += row_bytes(row, new)
        self._shown = list(frame)


def row_bytes(row: int, cells: bytes) -> int:
    """A row in Canute's framing: flags, command, row, cells, checksum, and what is escaped."""
    escaped = sum(cell in (0x7D, 0x7E) for cell in cells)
    return 2 + 2 + len(cells) + 2 + escaped


def canute() -> tuple[float, float, float]:
    """Bytes and rows for a move that was touched, and for one of somebody else; of a page."""
    here, random, display = begun(), Random(2), Canute()
    reader = Reader(here, Size(9, 40, dots=6))
    display.show(reader.frame())
    moves = 0
    display.bytes = display.rows = 0
    rules = here.setup.system.rules
    while rules.expects(here.ledger.state).kind is Kind.TURN:
        legal = [move for move in rules.legal(here.ledger.state) if isinstance(move, Take)]
        good = [move for move in legal if isinstance(move.target, PatternLine)]
        step = session.act(here, random.choice(good or legal), here.ledger.state, "bench")
        here = step.session
        reader.use(here)
        for told in step.told:
            reader.tell(told)
        display.show(reader.frame())
        while reader._messages.at is not None:
            reader.press(Action(Do.CONFIRM))
            display.show(reader.frame())
        moves += 1
    whole = sum(row_bytes(row, bytes(40)) for row in range(9))
    return display.bytes / moves, display.rows / moves, whole


def main() -> None:
    for game in ("azul", "summer-pavilion"):
        taken = latencies(game)
        median = statistics.median(taken)
        last = statistics.quantiles(taken, n=100)[98]
        print(
            f"{game}: key to frame: median {median:.2f} ms, 99th percentile {last:.2f} ms"
            f" of {len(taken)} keys (goal {GOAL_MS:.0f} ms)"
        )
    sent, rows, whole = canute()
    print(
        f"canute: a move and its message: {sent:.0f} bytes in {rows:.1f} rows;"
        f" a whole page is {whole:.0f} bytes in 9 rows"
    )


if __name__ == "__main__":
    main()
