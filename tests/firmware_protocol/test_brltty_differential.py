"""BRLTTY, which nobody here wrote, and our halves: the same displays, bytes and keys.

Our device stands behind real BRLTTY: what BRLTTY puts on the wire must be what our host would, and
what BRLTTY hears of keys must be what our host hears in the same bytes.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import NamedTuple

import brltty_keys
import pytest
from brltty_judge import Api, DriverKeys, Judge, reason_to_skip
from firmware_talk import acquainted

from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.events import Identified, KeyDown, KeyUp

pytestmark = pytest.mark.skipif(bool(reason_to_skip()), reason=reason_to_skip())

TEXT_ONLY = ("-B", "dp:display=text")
FIELD = ("-B", "dp:display=graphic")
# BRLTTY leaves two rows of pins free between lines and we leave none: each second line is the same.
PLACES = (1, -1, 4, -1, 7, -1, 10)


class Case(NamedTuple):
    codec: str
    model: str
    columns: int  # of text
    rows: int
    known_as: str  # BRLTTY's driver and table of keys
    arguments: tuple[str, ...] = ()
    since: tuple[int, ...] = ()  # BRLTTY's version
    cells: int = 0  # of a display that counts its status cells among its cells
    places: tuple[int, ...] = ()  # our rows of BRLTTY's, where they are not the same; -1 for none

    @property
    def name(self) -> str:
        return f"{self.codec}-{self.model}-{self.rows}x{self.cells or self.columns}".replace(
            " ", "_"
        )

    @property
    def size(self) -> tuple[int, int, str]:
        """As a device is made."""
        return self.cells or self.columns, self.rows, self.model

    @property
    def row_places(self) -> tuple[int, ...]:
        return self.places or tuple(range(self.rows))


CASES = [
    Case("baum", "VarioConnect", 40, 1, "Baum connect"),
    Case("baum", "Orbit", 20, 1, "Baum orbit"),
    Case("baum", "Refreshabraille", 18, 1, "Baum rb"),
    Case("baum", "NLS eReader Zoomax", 20, 1, "Baum NLS_Zoomax"),
    Case("baum", "Conny", 12, 1, "Baum b2g"),
    Case("baum", "SuperVario", 80, 1, "Baum sv"),
    Case("baum", "SuperVario", 80, 1, "Baum sv", cells=84),
    Case("baum", "PocketVario", 24, 1, "Baum pv"),
    Case("baum", "VarioUltra", 20, 1, "Baum ultra"),
    Case("baum", "QEMU", 40, 1, "Baum default"),
    Case("humanware", "Brailliant", 14, 1, "HumanWare BI14"),
    Case("humanware", "Brailliant", 32, 1, "HumanWare BI32"),
    Case("humanware", "Brailliant", 40, 1, "HumanWare BI40"),
    Case("humanware", "Brailliant", 80, 1, "HumanWare B80"),
    Case("humanware", "BrailleNote Touch", 32, 1, "HumanWare touch"),
    Case("humanware", "APH Chameleon 20", 20, 1, "HumanWare C20"),
    Case("humanware", "APH Chameleon 20", 27, 1, "HumanWare C20"),
    Case("humanware", "APH Mantis Q40", 40, 1, "HumanWare M40"),
    Case("humanware", "NLS eReader", 20, 1, "HumanWare NLS"),
    Case("humanware", "HumanWare BrailleOne", 20, 1, "HumanWare one"),
    Case("handytech", "Basic Braille Plus 40", 40, 1, "HandyTech bbp"),
    Case("handytech", "Basic Braille 40", 40, 1, "HandyTech bb"),
    Case("handytech", "Active Braille", 40, 1, "HandyTech ab"),
    Case("handytech", "Braille Star 80", 80, 1, "HandyTech bs80"),
    Case("handytech", "Braille Wave", 40, 1, "HandyTech wave"),
    Case("handytech", "Easy Braille", 40, 1, "HandyTech easy"),
    Case("handytech", "Modular 20+4", 20, 1, "HandyTech mdlr"),
    Case("handytech", "Modular Evolution 64", 64, 1, "HandyTech me64"),
    Case("handytech", "Activator", 40, 1, "HandyTech ac4"),
    Case("handytech", "Activator", 25, 1, "HandyTech ac4", since=(6, 6)),
    Case("canute", "Canute", 40, 9, "Canute all"),
    Case("canute", "Canute", 12, 5, "Canute all"),
    Case("dotpad", "Dot Pad", 20, 1, "DotPad all", TEXT_ONLY, (6, 6)),
    Case("dotpad", "Dot Pad", 20, 11, "DotPad all", FIELD, (6, 6), 0, PLACES),
]
EVERY = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
# Bytes that mean something to one protocol or another
STEERING = (0x1B, 0x7E, 0x7D, 0x79, 0x16, 0xAA, 0x00, 0xFF)


class Seat(NamedTuple):
    judge: Judge
    api: Api


@pytest.fixture(scope="module")
def panel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Judge]]:
    """A BRLTTY for every case, all at once."""
    folder: Path = tmp_path_factory.mktemp("brltty")
    with ExitStack() as stack:
        judges = {}
        for case in CASES:
            if not reason_to_skip(case.since):
                judge = Judge(case.codec, folder / case.name, *case.size, arguments=case.arguments)
                judges[case.name] = stack.enter_context(judge)
                # Each has asked before the next begins: who is too late is asked again after 5 s.
                judge.until(lambda line=judge.line: line.heard, "BRLTTY asks")  # type: ignore[misc]
        yield judges


@pytest.fixture
def seat(case: Case, panel: dict[str, Judge]) -> Seat:
    if reason := reason_to_skip(case.since):
        pytest.skip(reason)
    judge = panel[case.name]
    if not judge.apis:
        judge.connect()
        # A display that can change its size says so a moment later.
        judge.until(lambda: judge.apis[0].columns == case.columns, "the right size")
    return Seat(judge, judge.apis[0])


@EVERY
def test_brltty_knows_the_model_and_the_size(case: Case, seat: Seat) -> None:
    met = seat.api.display
    dots = 6 if case.codec == "canute" else 8
    assert met == Identified(case.known_as, len(case.row_places), case.columns, dots=dots)


@EVERY
def test_the_same_cells_and_the_same_bytes(case: Case, seat: Seat) -> None:
    """Output differential: cells written through BrlAPI arrive, in the bytes of our host."""
    judge, api = seat
    host = acquainted(CODECS[case.codec], *case.size).host
    random = Random(case.name)
    shown = [b""] * len(case.row_places)
    common = [(theirs, ours) for theirs, ours in enumerate(case.row_places) if ours >= 0]
    # A Canute takes more than a second for each row that has something on it.
    for cells in _frames(case, random)[: 3 if case.codec == "canute" else None]:
        theirs, row = random.choice(common)
        shown[theirs] = cells
        api.show(shown)
        judge.until(lambda: _texts(case, judge)[row] == cells, cells.hex())  # noqa: B023
        # BRLTTY fills status cells itself; besides, a Canute is always asked for its keys.
        wanted = host.show({row: bytes(judge.device.rows[row])})
        assert wanted in judge.line.heard
        judge.line.heard.clear()


def _texts(case: Case, judge: Judge) -> list[bytes]:
    """The rows of the device, without status cells."""
    return [bytes(row[: case.columns]) for row in judge.device.rows]


def _frames(case: Case, random: Random) -> list[bytes]:
    mask = 0x3F if case.codec == "canute" else 0xFF
    frames = [random.randbytes(case.columns) for _ in range(4)]
    frames += [bytes(random.choices(STEERING, k=case.columns)) for _ in range(3)]
    frames += [bytes([byte]) * case.columns for byte in STEERING[:3]]
    return [bytes(byte & mask for byte in frame) for frame in frames]


@EVERY
def test_the_same_keys(case: Case, seat: Seat) -> None:
    """Input differential: BRLTTY's driver hears the keys that our host hears in the same bytes."""
    judge = seat.judge
    host = acquainted(CODECS[case.codec], *case.size).host
    known = brltty_keys.numbers(case.codec, case.columns, case.model)
    keys = judge.device.keys
    assert not set(keys) - set(known)
    with DriverKeys(judge) as driver:
        for key in keys:
            for down, move in ((True, judge.device.press), (False, judge.device.release)):
                said = move(key)
                judge.line.say(said)
                heard = {driver.next() for _ in known[key]}
                assert heard == {(down, *number) for number in known[key]}
                if said:  # a Canute's host must ask; its conversation is tested elsewhere
                    assert host.receive(said) == [KeyDown(key) if down else KeyUp(key)]
