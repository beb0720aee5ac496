"""Scripts that compare real BRLTTY with our halves: the same displays, bytes and keys.

Our device is behind BRLTTY. What BRLTTY puts on the wire must be what our host would send, and the
keys that BRLTTY's driver reports must be those that our host reports for the same bytes.
"""

from collections.abc import Generator
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

import brltty_keys
from brltty_clients import DriverKeys, LinkClient, connect
from brltty_process import Brltty, Steps, Wait, reason_to_skip
from brltty_scripts import Script
from codec_pair import identified_pair

from firmware_protocol.codecs.codec import Host
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.events import Event, Identified, KeyDown, KeyUp

TEXT_ONLY = ("-B", "dp:display=text")
FIELD = ("-B", "dp:display=graphic")
# BRLTTY leaves two rows of pins free between lines, our host none: every second line is the same.
FIELD_ROWS = (1, -1, 4, -1, 7, -1, 10)


class Case(NamedTuple):
    """`columns`: for text; `cells`: with status cells, if there are any.

    `known_as`: BRLTTY's driver and key table. `our_rows`: our number of each of BRLTTY's rows if
    they differ; -1 if there is none.
    """

    codec: str
    model: str
    columns: int
    rows: int
    known_as: str
    arguments: tuple[str, ...] = ()
    since: tuple[int, ...] = ()  # version of BRLTTY
    cells: int = 0
    our_rows: tuple[int, ...] = ()

    @property
    def name(self) -> str:
        size = f"{self.rows}x{self.cells or self.columns}"
        return f"{self.codec}-{self.model}-{size}".replace(" ", "_")

    @property
    def size(self) -> tuple[int, int, str]:
        """The arguments that make the device."""
        return self.cells or self.columns, self.rows, self.model

    @property
    def row_numbers(self) -> tuple[int, ...]:
        return self.our_rows or tuple(range(self.rows))


CASES = [
    # The slowest displays come first: all cases run at the same time.
    Case("canute", "Canute", 40, 9, "Canute all"),
    Case("canute", "Canute", 12, 5, "Canute all"),
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
    Case("dotpad", "Dot Pad", 20, 1, "DotPad all", TEXT_ONLY, (6, 6)),
    Case("dotpad", "Dot Pad", 20, 11, "DotPad all", FIELD, (6, 6), 0, FIELD_ROWS),
]
ATTEMPTS = 3
# BRLTTY asks a Canute for its keys ten times a second; it handles further keys of a Handy Tech only
# when more bytes arrive.
ONE_BY_ONE = ("canute", "handytech")
# Bytes that begin, end or escape something in one of the protocols.
SPECIAL = (0x1B, 0x7E, 0x7D, 0x79, 0x16, 0xAA, 0x00, 0xFF)


def compare(case: Case, folder: Path) -> Steps:
    """Model and size, then cells, then keys."""
    with Brltty(case.codec, folder, *case.size, arguments=case.arguments) as brltty:
        yield brltty.first_question()
        client = yield from meet(case, brltty)
        host = identified_pair(CODECS[case.codec], *case.size).host
        yield from compare_cells(case, brltty, client, host)
        host = identified_pair(CODECS[case.codec], *case.size).host
        yield from compare_keys(case, brltty, host)


def meet(case: Case, brltty: Brltty) -> Generator[Wait, None, LinkClient]:
    """A client of the BRLTTY that knows the model and the size of the display.

    BRLTTY assumes the default model if the identity does not arrive within 0.2 seconds, which
    happens on a busy machine; then it is started again.
    """
    dots = 6 if case.codec == "canute" else 8
    expected = Identified(case.known_as, len(case.row_numbers), case.columns, dots=dots)
    for _ in range(ATTEMPTS):
        client = yield from connect(brltty)
        # A resizable display states its size a moment later.
        yield brltty.wait(lambda: client.columns == case.columns, "the right size")  # noqa: B023
        if client.display == expected:
            break
        brltty.stop()
        brltty.start()
    assert client.display == expected
    return client


def compare_cells(case: Case, brltty: Brltty, client: LinkClient, host: Host) -> Steps:
    """Cells written through BrlAPI arrive at the device, in the bytes of our host."""
    random = Random(case.name)
    frame = [b""] * len(case.row_numbers)
    shared = [(theirs, ours) for theirs, ours in enumerate(case.row_numbers) if ours >= 0]
    for cells in frames(case, random):
        their_row, our_row = random.choice(shared)
        frame[their_row] = cells
        brltty.line.received.clear()
        yield from client.show(frame)
        shown = brltty.device.rows[our_row]
        yield brltty.wait(lambda: shown[: case.columns] == cells, cells.hex())  # noqa: B023
        # BRLTTY fills status cells itself; questions for keys may stand in between.
        assert host.show({our_row: bytes(shown)}) in brltty.line.received


def frames(case: Case, random: Random) -> list[bytes]:
    """Rows of random and of special bytes; a Canute needs more than a second for each."""
    if case.codec == "canute":
        special = bytes(random.choices(SPECIAL, k=case.columns))
        return [bytes(cell & 0x3F for cell in row) for row in (special, special[::-1])]
    rows = [random.randbytes(case.columns) for _ in range(4)]
    rows += [bytes(random.choices(SPECIAL, k=case.columns)) for _ in range(3)]
    return rows + [bytes([byte]) * case.columns for byte in SPECIAL[:3]]


def compare_keys(case: Case, brltty: Brltty, host: Host) -> Steps:
    """Every key has the number of BRLTTY's driver and our name, from the same bytes."""
    numbers = brltty_keys.numbers(case.codec, case.columns, case.model)
    keys = brltty.device.keys
    assert not set(keys) - set(numbers)
    driver = DriverKeys(brltty)
    yield brltty.wait(lambda: driver.is_entered, "driver mode")
    expected: list[set[tuple[bool, int, int]]] = []
    count = 0
    for key in keys:
        for down, move in ((True, brltty.device.press), (False, brltty.device.release)):
            data = move(key)
            brltty.line.send(data)
            expected.append({(down, *number) for number in numbers[key]})
            count += len(numbers[key])
            if data:
                event: Event = KeyDown(key) if down else KeyUp(key)
                assert host.receive(data) == [event]
            if case.codec in ONE_BY_ONE:
                yield brltty.wait(lambda: len(driver.keys) >= count, key)  # noqa: B023
    yield brltty.wait(lambda: len(driver.keys) >= count, "all keys")
    reported = iter(driver.keys)
    assert [{next(reported) for _ in group} for group in expected] == expected


SCRIPTS = [
    Script(case.name, partial(compare, case), partial(reason_to_skip, case.since)) for case in CASES
]
