"""Baum's bytes, stated independently of the codec's table.

Commands, lengths, order of bits, models, status cells: BRLTTY's `Drivers/Braille/Baum/braille.c`,
NVDA's `baum.py` and `nlseReaderZoomax.py`, QEMU's `chardev/baum.c`. The questions of BRLTTY 6.5 and
the answers of QEMU 7.2 are captured; `test_brltty_differential.py` lets real BRLTTY judge lines and
keys of ten kinds of display.

Not confirmed outside (our own choices): serial number 00000001, version 01 and the Bluetooth name
of our device, the questions in every second hello, at most 128 bytes of a packet, half a second
until an unfinished packet is given up, half a second of rest for an Orbit Reader.
"""

from collections.abc import Iterator

from golden_baum_keys import (
    BITMAP_BYTES,
    KEYS,
    OF_TEN,
    OTHER_SPACES,
    SPACE,
    SPACE_OF_THREE,
    STATUS_CELLS,
    routing_frames,
)
from golden_frames import (
    GAP,
    Conversation,
    Properties,
    Step,
    goodbye,
    hello,
    ignore,
    power_off,
    press,
    pressed_keys,
    receive,
    received_keys,
    release,
    show,
    show_received,
    tick,
    value,
)

from firmware_protocol.events import (
    DeviceError,
    DeviceInfo,
    Identified,
    KeyDown,
    KeyUp,
    Noise,
    PoweredOff,
)

PROPERTIES = Properties(
    baud=19200,
    parity="N",
    limit=128,
    checked=False,
    hello_seconds=(0.9, 4.1),
    ack_seconds=0.0,
    pause_seconds={"Orbit": 0.5},
    models=(
        "VarioConnect",
        "Orbit",
        "Refreshabraille",
        "NLS eReader Zoomax",
        "Conny",
        "SuperVario",
        "PocketVario",
        "Brailliant",
        "VarioUltra",
        "QEMU",
    ),
    columns=40,
    rows=1,
)

# Model and cells of a device, and the identity that it sends: 16 characters, or 18.
DEVICES = [
    ("VarioConnect", 40, b"VarioConnect 40 "),
    ("Orbit", 20, b"Orbit Reader 20 "),
    ("Refreshabraille", 18, b"Refreshabraille 18"),
    ("NLS eReader Zoomax", 20, b"NLS eReader Zoomax"),
    ("Conny", 12, b"Conny (NBP B2G) "),
    ("SuperVario", 84, b"SuperVario 84   "),
    ("PocketVario", 24, b"PocketVario 24  "),
    ("Brailliant", 32, b"Brailliant 32   "),
    ("VarioUltra", 14, b"VarioUltra 14   "),
    ("QEMU", 40, b"Baum Vario40    "),
]

# Identities as displays send them, cells, and the model that a host reports.
IDENTITIES = [
    (b"Refreshabraille 18", 18, "Refreshabraille"),
    (b"NLS eReader Zoomax", 20, "NLS eReader Zoomax"),
    (b"Orbit Reader 20 ", 20, "Orbit"),
    (b"Conny (NBP B2G) ", 12, "Conny"),
    (b"VarioConnect 12 ", 12, "Conny"),
    (b"VarioConnect 24 ", 24, "VarioConnect"),
    (b"BrailleConnect 4", 40, "BrailleConnect"),
    (b"Brailliant 40   ", 40, "Brailliant"),
    (b"Conny 12        ", 12, "Conny"),
    (b"PocketVario 24  ", 24, "PocketVario"),
    (b"Pronto! V3 40   ", 40, "Pronto!"),
    (b"SuperVario 40   ", 40, "SuperVario"),
    (b"SVario 32       ", 32, "SVario"),
    (b"Vario 40        ", 40, "Vario 40"),
    (b"VarioUltra 20   ", 20, "VarioUltra"),
    (b"Baum Vario40\0\0\0\0", 40, "Baum"),
]

NO_STATUS_CELLS = [1, 2, 43, 45, 55, 57, 67, 69, 83]

ERRORS = {
    "1b4010": "overrun",
    "1b4011": "overrun",
    "1b4012": "timeout",
    "1b4013": "timeout",
    "1b4014": "unknown packet type",
    "1b4015": "checksum",
    "1b4016": "data",
    "1b4017": "unknown",
    "1b400f": "unknown",
}
# Packets of sensors, modules and the Zoomax that are skipped up to the next ESC.
SKIPPED = ["20", "21", "23", "25", "26", "50", "51", "52", "bd", "be", "bf"]


def conversations() -> Iterator[Conversation]:
    for model, columns, identity in DEVICES:
        size = (columns, 1, model)
        steps = device_steps(columns, identity.hex())
        yield Conversation(f"device {model} {columns}", size, steps)
        space = SPACE_OF_THREE if model == "NLS eReader Zoomax" else SPACE
        steps = pressed_keys(KEYS | space | routing_frames(columns, model))
        yield Conversation(f"device {model} {columns} and its keys", size, steps)
    for identity, columns, model in IDENTITIES:
        text = identity.decode().strip(" \0")
        yield Conversation(f"host {text} {columns}", None, host_steps(identity, columns, model))
    yield Conversation(
        "device by default", (), [receive("1b84", sent="1b84" + b"VarioConnect 40 ".hex())]
    )
    yield Conversation("device and all commands", (40, 1, "VarioConnect"), DEVICE_COMMANDS)
    yield Conversation("device and unfinished packets", (4,), DEVICE_UNFINISHED)
    yield Conversation("host and all commands", None, host_commands())
    yield Conversation("host and unfinished packets", None, HOST_UNFINISHED)
    for columns, text_cells, status in STATUS_CELLS:
        identified = Identified("Baum", 1, text_cells, status)
        steps = [hello(FIRST_HELLO), receive(f"1b01{columns:02x}", identified)]
        steps += received_keys(routing_frames(columns))
        yield Conversation(f"host {columns} cells", None, steps)
    for columns in NO_STATUS_CELLS:
        steps = [receive(f"1b01{columns:02x}", Identified("Baum", 1, columns))]
        yield Conversation(f"host {columns} cells", None, steps)
    yield Conversation("device with single routing keys", (40, 1, "QEMU"), SINGLE_ROUTING_KEYS)
    for columns in BITMAP_BYTES:
        steps = pressed_keys(KEYS | SPACE | routing_frames(columns))
        yield Conversation(f"device {columns} cells", (columns,), steps)


FIRST_HELLO = "1b8a 1b84 1b0100 1b08"
SECOND_HELLO = "1b1500 1b1501"
SERIAL_NUMBER = "1b8a3030303030303031"


def device_steps(columns: int, identity: str) -> list[Step]:
    cells = f"1b01{columns:02x}"
    line = "35" * (columns - 2) + "1b7e"
    introduction = "1b84" + identity + SERIAL_NUMBER + cells
    return [
        hello(introduction),
        # The burst of BRLTTY; the last question is for modular displays.
        receive(
            "1b8a 1b84 1b0100 1b08 1b500500000000 04",
            sent=SERIAL_NUMBER + "1b84" + identity + cells + "1b4014",
        ),
        receive("1b1501", sent=introduction),
        receive("1b1501"),
        receive("1b1500"),
        receive("1b1501", sent=introduction),
        receive("1b8c", sent="1b8c" + identity[:28]),
        show_received("1b01" + line.replace("1b", "1b1b"), 0, line),
    ]


def host_steps(identity: bytes, columns: int, model: str) -> list[Step]:
    text = {cells: text for cells, text, _ in STATUS_CELLS}.get(columns, columns)
    line = "35" * (columns - 2) + "1b7e"
    name = identity.decode().strip(" \0")
    identified = Identified(model, 1, text, columns - text)
    cells = f"1b01{columns:02x}"
    return [
        show(0, line, ""),
        hello(FIRST_HELLO),
        value("acks", False),
        value("ready", True),
        receive("1b8a3030303031323334", DeviceInfo("serial number", "00001234")),
        receive("1b84" + identity.hex(), DeviceInfo("identity", name)),
        receive(cells, identified),
        show(0, line, "1b01" + line.replace("1b", "1b1b")),
        show(1, line, ""),
        *received_keys(KEYS | SPACE | routing_frames(columns)),
        *received_keys(routing_frames(columns, "QEMU")),
        goodbye("1b1500"),
        hello(SECOND_HELLO),
        show(0, line, ""),
        hello(FIRST_HELLO),
    ]


DEVICE_COMMANDS = [
    receive("1b05", sent="1b0501"),
    receive("1b1108", sent="1b110800"),
    receive("1b120801"),
    receive("1b1108", sent="1b110801"),
    receive("1b1107", sent="1b110700"),
    receive("1b00 1b05", Noise(b"\x1b\0", "unknown packet"), sent="1b4014 1b0501"),
    # Requests of the HID mode and of modular displays have no meaning here.
    receive("1b0200", sent="1b4014"),
    receive("1b500401020304", sent="1b4014"),
    receive("1b5000", sent="1b4014"),
    receive("1b77 1b05", Noise(b"\x1b\x77", "unknown packet"), sent="1b4014 1b0501"),
    press("pan on", "1b2410"),
    press("pan back", "1b2412"),
    press("dot 1", "1b330001"),
    press("routing 3", "1b220400000000"),
    press("routing 40", "1b220400000080"),
    receive("1b08", sent="1b2412 1b330001 1b220400000080"),
    release("pan on", "1b2402"),
    receive("1b08", sent="1b2402 1b330001 1b220400000080"),
    receive("1b17", PoweredOff(), sent="1b1701"),
    power_off("1b1702"),
]
SINGLE_ROUTING_KEYS = [
    press("routing 1", "1b2701"),
    press("routing 3", "1b2703"),
    release("routing 3", "1b2701"),
    release("routing 1", "1b2700"),
]
DEVICE_UNFINISHED = [
    # Too few cells, and another packet or nothing more: how many cells are there?
    receive("1b0100"),
    value("held", 1),
    tick(10.0),
    tick(10.49),
    tick(10.5, sent="1b0104"),
    receive("1b01 1b05", sent="1b0104 1b0501"),
    receive("1b010011 1b05", Noise(b"\x1b\x01\0\x11", "packet cut short"), sent="1b0104 1b0501"),
    receive("1b11 1b05", Noise(b"\x1b\x11", "packet cut short"), sent="1b0501"),
]


def host_commands() -> list[Step]:
    steps = [
        ignore("00ff"),
        ignore("1b1b"),
        receive("1b0100", Noise(b"\x1b\x01\0", "impossible number of cells")),
        receive("1b0155", Noise(b"\x1b\x01\x55", "impossible number of cells")),
        receive("1b0154", Identified("Baum", 1, 80, 4)),
        receive("1b0128", Identified("Baum", 1, 40)),
        receive(
            "1b84" + b"Orbit Reader 40 ".hex(),
            DeviceInfo("identity", "Orbit Reader 40"),
            Identified("Orbit", 1, 40),
        ),
        receive("1b8c" + b"Orbit Reader  ".hex(), DeviceInfo("bluetooth name", "Orbit Reader")),
        *(receive(data, DeviceError(int(data[4:], 16), text)) for data, text in ERRORS.items()),
        receive("1b0501"),
        receive("1b110801"),
        receive("1b160235", Noise(b"\x35", GAP)),
        receive("1b0001 1b0501", Noise(b"\x1b\0\1", "unknown packet")),
        receive("1b001b1b 1b0501", Noise(b"\x1b\0\x1b\x1b", "unknown packet")),
        receive("1b2401", KeyDown("display 1")),
        receive("1b1704", PoweredOff()),
        receive("1b2400"),
        *received_keys(OF_TEN),
        # All of a group at once, and two groups that have keys in common.
        receive("1b28ff", *(KeyDown(f"front {number}") for number in range(1, 7))),
        receive("1b2c03ff", *(KeyDown(f"front {number}") for number in (10, 7, 8, 9))),
        receive("1b2800"),
        receive("1b2c0000", *(KeyUp(f"front {number}") for number in (1, 10, *range(2, 10)))),
        receive("1b34ff", *map(KeyDown, ("down", "left", "right", "select", "up"))),
        receive("1b3400", *map(KeyUp, ("down", "left", "right", "select", "up"))),
        receive("1b2b80"),
        receive("1b330800"),
        receive("1b220000000080", KeyDown("routing 40")),
        receive("1b220000000000", KeyUp("routing 40")),
        receive("1b2729"),
        # Routing keys 1, 2, 4 and 5 together are the byte 1b, which is sent twice.
        receive("1b221b1b00000000", *(KeyDown(f"routing {number}") for number in (1, 2, 4, 5))),
        receive("1b220000000000", *(KeyUp(f"routing {number}") for number in (1, 2, 4, 5))),
    ]
    for frames in OTHER_SPACES:
        steps += [receive(frames.down, KeyDown("space")), receive(frames.up, KeyUp("space"))]
    for command in SKIPPED:
        steps += [receive(f"1b{command}0102030405"), receive("1b0501")]
    steps += [
        receive("1b77010203 1b0501", Noise(b"\x1b\x77\x01\x02\x03", "unknown packet")),
        receive("1b20" + "35" * 200),
        value("held", 128),
        hello(FIRST_HELLO),
        value("held", 0),
    ]
    return steps


HOST_UNFINISHED = [
    receive("1b0114", Identified("Baum", 1, 20)),
    receive("1b24"),
    tick(10.0),
    value("deadline", 10.5),
    tick(10.49),
    tick(10.5, Noise(b"\x1b\x24", "packet cut short")),
    value("deadline", None),
    # An ESC alone waits for the rest of its packet, too.
    receive("1b"),
    tick(20.0),
    value("deadline", 20.5),
    tick(20.5),
    value("deadline", None),
    # A bitmap that was not rounded up, and a long identity that was sent short.
    receive("1b22040000 1b2400", KeyDown("routing 3")),
    receive("1b0118", Identified("Baum", 1, 24)),
    receive("1b22000080 1b2400", KeyDown("routing 24")),
    receive("1b011a", Identified("Baum", 1, 26)),
    receive("1b2200000002 1b2400", KeyDown("routing 26")),
    receive("1b2200 1b2400", Noise(b"\x1b\x22\0", "packet cut short")),
    # Bits beyond the last cell are no keys.
    receive("1b010e", Identified("Baum", 1, 14)),
    receive("1b2200e0", KeyDown("routing 14")),
    receive("1b220000", KeyUp("routing 14")),
    receive("1b011a", Identified("Baum", 1, 26)),
    receive("1b84" + b"Refreshabraille ".hex()),
    tick(30.0),
    tick(30.5, DeviceInfo("identity", "Refreshabraille"), Identified("Refreshabraille", 1, 26)),
    receive("1b84" + b"Refresh".hex() + "1b2400", Noise(b"\x1b\x84Refresh", "packet cut short")),
    receive("00", Noise(b"\0", GAP)),
]

# Columns, rows and model of devices that cannot be.
REFUSED = [(1, 1, ""), (85, 1, ""), (40, 2, ""), (40, 1, "nonsense")]
