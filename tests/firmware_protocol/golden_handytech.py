"""Handy Tech's bytes, stated independently of the codec's table.

Model bytes, cells, key numbers, types of packets: BRLTTY's `Drivers/Braille/HandyTech/brldefs-ht.h`
and `braille.c`, NVDA's `handyTech.py`. Who sends bare bytes follows both. Questions, lines and
acknowledgements are captured from BRLTTY 6.5; `test_brltty_differential.py` lets real BRLTTY judge
lines and keys of ten kinds of model.

Not confirmed outside: which keys a model has besides those that BRLTTY's tables name for it (the
numbers are the same for all models); our own choices: half a second until an unfinished packet is
given up and for a display to state its size, version 1.0 of the properties of our device, 259 bytes
kept at most. Basic Braille 84 stands in NVDA's table only.
"""

from collections.abc import Iterator

from golden_frames import (
    GAP,
    Conversation,
    Properties,
    Step,
    goodbye,
    hello,
    ignore,
    power_off,
    pressed_keys,
    receive,
    received_keys,
    show,
    show_received,
    tick,
    value,
)
from golden_handytech_models import (
    BY_COLUMNS,
    MODELS,
    RESIZABLE,
    Model,
    key_frames,
    key_numbers,
)

from firmware_protocol.events import Ack, Identified, KeyDown, KeyUp, Noise, Refused

PROPERTIES = Properties(
    baud=19200,
    parity="O",
    limit=259,
    checked=False,
    hello_seconds=(0.2, 0.2, 0.2, 4.4),
    ack_seconds=1.0,
    pause_seconds={},
    models=(
        "Basic Braille Plus 40",
        "Active Braille",
        "Activator",
        "Basic Braille 40",
        "Braille Star 40",
        "Braille Wave",
        "Easy Braille",
        "Modular 40+4",
    ),
    columns=40,
    rows=1,
)

# Types of extended packets that displays send and that have no meaning here: scan codes, ping,
# serial number, clock, Bluetooth PIN, touch, reading position, firmness, firmware.
IGNORED = (0x09, 0x19, 0x41, 0x45, 0x47, *range(0x50, 0x56), 0x60, 0x61, 0xC2)


def conversations() -> Iterator[Conversation]:
    for model in MODELS:
        size = (model.columns, 1, model.name)
        yield Conversation(f"device {model.name}", size, device_steps(model))
        yield Conversation(f"host {model.name}", None, host_steps(model))
    for model in MODELS:
        size = (model.columns, 1, model.name)
        keys = pressed_keys(key_frames(model, model.bare_keys))
        yield Conversation(f"device {model.name} and its keys", size, keys)
        yield Conversation(f"host {model.name} and its keys", None, host_keys(model))
    yield Conversation("device by default", (), [hello("fe94")])
    for columns, byte in BY_COLUMNS:
        yield Conversation(f"device {columns} cells", (columns,), [hello(f"fe{byte}")])
    yield Conversation("device of fewer cells", (25, 1, "Activator"), SMALLER_DEVICE)
    yield Conversation("host of fewer cells", None, SMALLER_HOST)
    yield Conversation("host of a display without properties", None, WITHOUT_PROPERTIES)
    yield Conversation("device and other packets", (40, 1, "Active Braille"), DEVICE_PACKETS)
    yield Conversation("host and other packets", None, host_packets())
    yield Conversation("host and bare keys", None, bare_keys())
    yield Conversation("host and every model byte", None, every_model_byte())
    yield Conversation("host and unfinished packets", None, UNFINISHED)


def device_steps(model: Model) -> list[Step]:
    text = "7e16" + "35" * (model.columns - 2)
    status = "1b" * model.status
    length = f"{1 + model.columns + model.status:02x}"
    acknowledged = "7e" if model.bare_line else f"79{model.byte}02077e16"
    return [
        hello(f"fe{model.byte}"),
        receive("ff", sent=f"fe{model.byte}"),
        show_received("01" + status + text, 0, text + status, acknowledged),
        show_received(f"79{model.byte}{length}01{text}{status}16", 0, text + status, acknowledged),
        receive(
            f"79{model.byte}0301353516",
            Noise(bytes.fromhex(f"79{model.byte}0301353516"), "too few cells"),
            sent="7d",
        ),
        power_off(""),
    ]


def host_steps(model: Model) -> list[Step]:
    text = "7e16" + "35" * (model.columns - 2)
    status = "1b" * model.status
    line = f"79{model.byte}{1 + model.columns:02x}01{text}16"
    properties = f"79{model.byte}01c116" if model.byte in RESIZABLE else ""
    steps = [
        show(0, text, ""),
        hello("ff"),
        value("acks", True),
        receive(
            f"fe{model.byte}",
            Identified(model.name, 1, model.columns, model.status),
            sent=properties,
        ),
        value("ready", not properties),
    ]
    if properties:
        steps += [receive("7e"), receive(f"79{model.byte}04c10100{model.columns:02x}16")]
    return [
        *steps,
        value("ready", True),
        show(0, text + status, "01" + status + text if model.bare_line else line),
        show(1, text, ""),
        receive("7e", Ack()),
        receive("7d", Refused()),
        receive(f"79{model.byte}02077e16", Ack()),
        receive(f"79{model.byte}02077d16", Refused()),
        receive(f"79{model.byte}02070016"),
        goodbye(""),
        hello("ff"),
        show(0, text, ""),
    ]


def host_keys(model: Model) -> list[Step]:
    properties = f"79{model.byte}01c116" if model.byte in RESIZABLE else ""
    identified = Identified(model.name, 1, model.columns, model.status)
    # Packets of another model, and bare keys where they are not usual, are damage.
    damage = [ignore(f"79{'94' if model.byte == '84' else '84'}0207ff16"), ignore("24")]
    return [
        hello("ff"),
        receive(f"fe{model.byte}", identified, sent=properties),
        *received_keys(key_frames(model, bare=False)),
        *(received_keys(key_frames(model, bare=True)) if model.bare_keys else damage),
    ]


SMALLER_DEVICE = [
    hello("fea4"),
    receive("79a401c116", sent="79a404c101001916 7e"),
    # A host that does not ask sends all 40 cells.
    show_received("79a42901" + "35" * 40 + "16", 0, "35" * 25, "79a402077e16"),
    show_received("79a41a01" + "36" * 25 + "16", 0, "36" * 25, "79a402077e16"),
]
SMALLER_HOST = [
    hello("ff"),
    receive("fea4", Identified("Activator", 1, 40), sent="79a401c116"),
    receive("79a404c101001916", Identified("Activator", 1, 25)),
    show(0, "35" * 40, "79a41a01" + "35" * 25 + "16"),
    receive("79a402043916", Noise(bytes.fromhex("79a402043916"), "unknown packet")),
    receive("79a402043816", KeyDown("routing 25")),
    receive("79a404c101002916", Noise(b"\1\0\x29", "impossible number of cells")),
    receive("79a404c101002816", Identified("Activator", 1, 40)),
    receive("79a404c101000016"),
    receive("79a403c1010016"),
]
WITHOUT_PROPERTIES = [
    hello("ff"),
    receive("fea8", Identified("Activator Pro 80", 1, 80), sent="79a801c116"),
    value("ready", False),
    value("deadline", 0.0),
    tick(10.0),
    value("deadline", 10.5),
    tick(10.49),
    value("ready", False),
    tick(10.5),
    value("ready", True),
    value("deadline", None),
]
DEVICE_PACKETS = [
    *(ignore(f"{byte:02x}") for byte in range(256) if byte not in (0x01, 0x79, 0xFF)),
    receive("795402600216", sent="7e"),
    ignore("795400"),
    # Another model, and another last byte.
    ignore("795502600216"),
    ignore("795402600217"),
]


def host_packets() -> list[Step]:
    steps = [
        # Before a display is known the packets of all models are understood.
        receive("799402077e16", Ack()),
        ignore("79ff"),
        ignore("79ff0207ff16"),
        receive("fe54", Identified("Active Braille", 1, 40)),
        ignore("795400"),
        ignore("795402070017"),
        receive("7954010716"),
        # A confirmation of an Active Braille that begins with 15 has a byte more.
        receive("79540207150016"),
        receive("795402041516", KeyDown("keypad 1")),
        receive("795402049516", KeyUp("keypad 1")),
        receive("79540304151516", Noise(bytes.fromhex("79540304151516"), "unknown packet")),
        # Both halves of the space bar are one key.
        receive("795402041816", KeyDown("space")),
        receive("795402041016"),
        receive("795402049816", KeyUp("space")),
        receive("795402049016"),
    ]
    for kind in range(256):
        packet = f"795402{kind:02x}0016"
        known = kind in IGNORED or kind in (0x07, 0xC1)
        unknown = Noise(bytes.fromhex(packet), "unknown packet")
        steps.append(receive(packet) if known else receive(packet, unknown))
    steps.append(receive("fe55", Identified("Connect Braille 40", 1, 40)))
    return [*steps, receive("795502071516")]


def bare_keys() -> list[Step]:
    """Every byte that a Braille Wave may send alone, apart from those that mean something else."""
    model = MODELS[0]
    names = {int(code, 16): name for name, code in key_numbers(model).items()}
    steps = [hello("ff"), receive(f"fe{model.byte}", Identified(model.name, 1, 40))]
    for code in range(0x80):
        if code in (0x79, 0x7D, 0x7E):
            continue
        data = f"{code:02x}"
        steps.append(receive(data, KeyDown(names[code])) if code in names else ignore(data))
    for code in range(0x80, 0x100):
        if code == 0xFE:
            continue
        data, name = f"{code:02x}", names.get(code - 0x80)
        steps.append(receive(data, KeyUp(name)) if name else ignore(data))
    return steps


def every_model_byte() -> list[Step]:
    """FE and a byte that is no model mean nothing, and what follows is understood."""
    known = {int(model.byte, 16) for model in MODELS}
    others = set(range(256)) - known - {0x79, 0x7D, 0x7E, 0xFE}
    return [
        *(ignore(f"fe{byte:02x}") for byte in sorted(others)),
        receive("fe7e", Noise(b"\xfe", GAP), Ack()),
        receive("fe7d", Noise(b"\xfe", GAP), Refused()),
    ]


BASIC_BRAILLE_PLUS = Identified("Basic Braille Plus 40", 1, 40)
UNFINISHED = [
    receive("79940204"),
    value("held", 4),
    tick(10.0),
    value("deadline", 10.5),
    tick(10.49),
    tick(10.5, Noise(b"\x79\x94\2\4", GAP)),
    value("deadline", None),
    receive("fe"),
    tick(20.0),
    value("deadline", 20.5),
    hello("ff"),
    value("held", 0),
    # A display that was reset introduces itself; no key is pressed.
    receive("fe94", BASIC_BRAILLE_PLUS),
    receive("799402040f16", KeyDown("dot 1")),
    receive("fe94", BASIC_BRAILLE_PLUS),
    receive("799402040f16", KeyDown("dot 1")),
]

# Columns, rows and model of devices that cannot be.
REFUSED = [
    *((0, 1, ""), (85, 1, ""), (161, 1, ""), (40, 2, ""), (0, 1, "Activator")),
    *((41, 1, "Activator"), (25, 1, "Basic Braille 40"), (40, 1, "nonsense")),
]
