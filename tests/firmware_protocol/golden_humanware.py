"""HumanWare's bytes, stated independently of the codec's table.

Types of packets, model bytes, key numbers: BRLTTY's `Drivers/Braille/HumanWare/brldefs-hw.h` and
`braille.c`, NVDA's `brailliantB.py`. Questions, answers, a line and keys: captured from BRLTTY 6.5;
`test_brltty_differential.py` lets real BRLTTY judge lines and keys of every model here.

Not confirmed outside (our own choices): the name of a display of unknown model, the firmware
version 2.3.4 of our device, at most 64 keys in a list and 8 bytes after a packet that carries
nothing, half a second until an unfinished packet is given up, 258 bytes kept at most.
"""

from collections.abc import Iterator

from golden_frames import (
    GAP,
    Conversation,
    KeyFrames,
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
    setting,
    show,
    show_received,
    tick,
    value,
)

from firmware_protocol.events import DeviceInfo, Identified, KeyDown, KeyUp, Noise, PoweredOff

PROPERTIES = Properties(
    baud=115200,
    parity="E",
    limit=258,
    checked=False,
    hello_seconds=(1.0,),
    ack_seconds=0.0,
    pause_seconds={},
    models=(
        "Brailliant",
        "BrailleNote Touch",
        "APH Chameleon 20",
        "APH Mantis Q40",
        "NLS eReader",
        "HumanWare BrailleOne",
    ),
    columns=40,
    rows=1,
)

# Model and columns of a device, its answer to 1b0000, and the name that a host gives it.
MODELS = [
    ("Brailliant", 14, "1b010300000e", "Brailliant BI 14"),
    ("Brailliant", 32, "1b0103000020", "Brailliant BI 32"),
    ("Brailliant", 40, "1b0103000028", "Brailliant BI 40"),
    ("Brailliant", 80, "1b0103000050", "Brailliant B 80"),
    ("BrailleNote Touch", 32, "1b0103001020", "BrailleNote Touch"),
    ("APH Chameleon 20", 20, "1b0103001114", "APH Chameleon 20"),
    ("APH Chameleon 20", 27, "1b010300111b", "APH Chameleon 20"),
    ("APH Mantis Q40", 40, "1b0103001228", "APH Mantis Q40"),
    ("NLS eReader", 20, "1b0103001314", "NLS eReader"),
    ("HumanWare BrailleOne", 20, "1b0103001414", "HumanWare BrailleOne"),
    ("APH Chameleon 20", 176, "1b01030011b0", "APH Chameleon 20"),
]
# Answers that only a host meets: models without a name of their own.
OTHER_MODELS = [
    ("1b0103000021", "HumanWare", 33),
    ("1b0103000f28", "Brailliant BI 40", 40),
    ("1b0103001521", "HumanWare", 33),
    ("1b0103000001", "HumanWare", 1),
]

KEYS = {
    1: "power",
    2: "dot 1",
    3: "dot 2",
    4: "dot 3",
    5: "dot 4",
    6: "dot 5",
    7: "dot 6",
    8: "dot 7",
    9: "dot 8",
    10: "space",
    11: "command 1",
    12: "command 2",
    13: "command 3",
    14: "command 4",
    15: "command 5",
    16: "command 6",
    17: "previous",
    18: "pan back",
    19: "pan on",
    20: "next",
    21: "up",
    22: "down",
    23: "left",
    24: "right",
    25: "select",
}
# Results of the BrailleNote Touch's own test, which are no keys.
CALIBRATION = (30, 31, 32, 34)
FIRST_ROUTING_KEY = 80


def key_numbers(columns: int) -> dict[int, str]:
    routing = {FIRST_ROUTING_KEY + place: f"routing {place + 1}" for place in range(columns)}
    return KEYS | routing


def key_frames(columns: int) -> dict[str, KeyFrames]:
    return {
        name: KeyFrames(f"1b0501{number:02x}", f"1b0601{number:02x}")
        for number, name in key_numbers(columns).items()
    }


def conversations() -> Iterator[Conversation]:
    for model, columns, answer, name in MODELS:
        label = f"{model} {columns}"
        yield Conversation(f"device {label}", (columns, 1, model), device_steps(columns, answer))
        yield Conversation(f"host {label}", None, host_steps(columns, answer, name))
    yield Conversation("device by default", (), [receive("1b0000", sent="1b0103000028")])
    yield Conversation("device without a model", (32,), [receive("1b0000", sent="1b0103000020")])
    yield Conversation("device of one cell", (1,), [receive("1b0000", sent="1b0103001101")])
    yield Conversation("device still starting", (40,), STARTING_DEVICE)
    yield Conversation(
        "device of an odd size", (27, 1, ""), [receive("1b0000", sent="1b010300111b")]
    )
    for answer, name, columns in OTHER_MODELS:
        identified = Identified(name, 1, columns)
        steps = [hello("1b0000"), receive(answer, identified, sent="1b0c001b0300")]
        yield Conversation(f"host {answer}", None, steps)
    yield Conversation("host of a starting display", None, STARTING_HOST)
    yield Conversation("host of impossible sizes", None, IMPOSSIBLE_SIZES)
    yield Conversation("host and every key number", None, every_key_number())
    yield Conversation("host and lengths", None, host_lengths())
    yield Conversation("device and lengths", (176, 1, ""), device_lengths())
    yield Conversation("host and unfinished packets", None, UNFINISHED)


def device_steps(columns: int, answer: str) -> list[Step]:
    line = "1b02" + f"{columns:02x}" + "1b7e" + "35" * (columns - 2)
    return [
        hello(""),
        receive("1b0000", sent=answer),
        receive("1b0c00", sent="1b0d0401020304"),
        receive("1b0300", sent="1b0400"),
        receive("1b0e00", sent="1b0f00"),
        show_received(line, 0, line[6:]),
        *pressed_keys(key_frames(columns)),
        press("pan on", "1b050113"),
        press("dot 1", "1b050102"),
        press("routing 2", "1b050151"),
        receive("1b0300", sent="1b0403130251"),
        release("dot 1", "1b060102"),
        receive("1b0300", sent="1b04021351"),
        power_off("1b1000"),
    ]


def host_steps(columns: int, answer: str, name: str) -> list[Step]:
    line = "1b7e" + "35" * (columns - 2)
    return [
        show(0, line, ""),
        hello("1b0000"),
        value("acks", False),
        value("ready", True),
        receive(answer, Identified(name, 1, columns), sent="1b0c001b0300"),
        receive("1b0d0401020304", DeviceInfo("firmware", "2.3.4")),
        receive("1b0d0400020304"),
        receive("1b0400"),
        receive("1b0f00"),
        show(0, line, f"1b02{columns:02x}" + line),
        show(1, line, ""),
        *received_keys(key_frames(columns)),
        receive("1b0403130251", KeyDown("pan on"), KeyDown("dot 1"), KeyDown("routing 2")),
        receive("1b040113", KeyUp("dot 1"), KeyUp("routing 2")),
        receive("1b1000", PoweredOff()),
        goodbye(""),
        hello("1b0000"),
        show(0, line, ""),
    ]


STARTING_DEVICE = [
    setting("starting", 2),
    receive("1b0000", sent="1b0103010028"),
    receive("1b0000", sent="1b0103010028"),
    receive("1b0000", sent="1b0103000028"),
]
STARTING_HOST = [
    hello("1b0000"),
    receive("1b0103010020"),
    value("deadline", 0.0),
    tick(10.0),
    value("deadline", 10.1),
    tick(10.09),
    tick(10.1, sent="1b0000"),
    receive("1b0103ff0020"),
    receive("1b0103000020", Identified("Brailliant BI 32", 1, 32), sent="1b0c001b0300"),
    value("deadline", None),
]
IMPOSSIBLE_SIZES = [
    hello("1b0000"),
    receive("1b0103001200", Noise(b"\x1b\x01\x03\0\x12\0", "impossible number of cells")),
    receive("1b01030012b1", Noise(b"\x1b\x01\x03\0\x12\xb1", "impossible number of cells")),
    receive("1b01030012b0", Identified("APH Mantis Q40", 1, 176), sent="1b0c001b0300"),
]


def every_key_number() -> list[Step]:
    """All 256 numbers on a display of 40 cells: keys, results of the self-test, unknown keys."""
    names = key_numbers(40)
    identified = Identified("Brailliant BI 40", 1, 40)
    steps = [hello("1b0000"), receive("1b0103000028", identified, sent="1b0c001b0300")]
    for number in range(256):
        down, up = f"1b0501{number:02x}", f"1b0601{number:02x}"
        if number in names:
            key = names[number]
            steps += [receive(down, KeyDown(key)), receive(up, KeyUp(key))]
        elif number in CALIBRATION:
            steps += [receive(down), receive(up)]
        else:
            steps += [
                receive(packet, Noise(bytes.fromhex(packet), "unknown key"))
                for packet in (down, up)
            ]
    return steps


def host_lengths() -> list[Step]:
    """The shortest and longest packets of each type, and types that no display sends."""
    from_displays = {0x01, 0x04, 0x05, 0x06, 0x0D, 0x0F, 0x10}
    return [
        *(ignore(f"1b{kind:02x}00") for kind in range(256) if kind not in from_displays),
        ignore("1b01020028"),
        ignore("1b010400000028"),
        receive("1b0440" + "12" * 64, KeyDown("pan back")),
        ignore("1b0441" + "12" * 65),
        ignore("1b0500"),
        ignore("1b05021213"),
        ignore("1b0600"),
        ignore("1b06021213"),
        ignore("1b0d03010203"),
        ignore("1b0d050102030405"),
        receive("1b0f08" + "00" * 8),
        ignore("1b0f09" + "00" * 9),
        receive("1b1008" + "00" * 8, PoweredOff()),
        ignore("1b1009" + "00" * 9),
    ]


def device_lengths() -> list[Step]:
    """The same for what a computer sends to a display of 176 cells, the most there can be."""
    # 1b is left out: it begins a packet, and 00 after it is a known type.
    not_ignored = {0x00, 0x02, 0x03, 0x0C, 0x0E, 0x1B}
    wrong = "wrong number of cells"
    return [
        *(ignore(f"1b{kind:02x}00") for kind in range(256) if kind not in not_ignored),
        *(ignore(f"1b{kind}01ff") for kind in ("00", "03", "0c", "0e")),
        receive("1b0200", Noise(b"\x1b\x02\0", wrong)),
        receive("1b020135", Noise(b"\x1b\x02\x01\x35", wrong)),
        show_received("1b02b0" + "35" * 176, 0, "35" * 176),
        ignore("1b02b1" + "35" * 177),
    ]


UNFINISHED = [
    receive("1b0501"),
    value("held", 3),
    tick(10.0),
    value("deadline", 10.5),
    tick(10.49),
    tick(10.5, Noise(b"\x1b\x05\x01", GAP)),
    value("held", 0),
    # A packet inside one that was never finished.
    receive("1b0430" + "1b050112"),
    tick(20.0),
    tick(20.5, Noise(b"\x1b\x04\x30", GAP), KeyDown("pan back")),
    # One byte is enough to wait for more.
    receive("1b"),
    tick(30.0),
    value("deadline", 30.5),
    tick(30.5, Noise(b"\x1b", GAP)),
    # An unfinished packet is dropped when the display is asked again.
    receive("1b05"),
    hello("1b0000"),
    value("held", 0),
]

# Columns, rows and model of devices that cannot be.
REFUSED = [(0, 1, ""), (177, 1, ""), (40, 2, ""), (33, 1, "Brailliant"), (40, 1, "nonsense")]
