"""Canute's bytes, stated independently of the codec's table.

Commands, results, bits of keys, checksum and time limits: BRLTTY's `Drivers/Braille/Canute/
brldefs-cn.h` and `braille.c`, the maker's protocol page; the two sounds: the maker's canute-ui.
The questions and their answers are captured from BRLTTY 6.5; `test_brltty_differential.py` lets
real BRLTTY judge rows and keys. The checksums of all other frames were worked out with a separate
bit-by-bit CRC-16/X-25, whose check value is that of the catalogue (906E).

Not confirmed outside (our own choices): the result 1 for a row that is not accepted, 64 rows of 256
columns at most, one second for an answer (BRLTTY's for its first questions), half a second until an
unfinished frame is given up, 30 seconds until a row counts as not acknowledged.
"""

from collections.abc import Iterator

from golden_frames import (
    Conversation,
    KeyFrames,
    Properties,
    Step,
    goodbye,
    hello,
    power_off,
    press,
    receive,
    release,
    setting,
    show,
    show_received,
    tick,
    value,
)

from firmware_protocol.events import (
    Ack,
    DeviceInfo,
    Identified,
    KeyDown,
    KeyUp,
    Noise,
    Refused,
    Shown,
)

PROPERTIES = Properties(
    baud=9600,
    parity="N",
    limit=260,
    checked=True,
    hello_seconds=(1.0,),
    ack_seconds=30.0,
    pause_seconds={},
    models=("Canute",),
    columns=40,
    rows=9,
)

# Questions, and the answers of a display of 9 rows of 40 cells.
ASK_COLUMNS = "7e0078f07e"
ASK_ROWS = "7e01f1e17e"
ASK_PROTOCOL = "7e03e3c27e"
ASK_KEYS = "7e0a225f7e"
ASK_FIRMWARE = "7e0bab4e7e"
ASK_STATUS = "7e0d9d2b7e"
COLUMNS = "7e0028003f2b7e"
ROWS = "7e010900084b7e"
PROTOCOL = "7e03100039bc7e"
NO_KEYS = "7e0a0000b6b57e"
FIRMWARE = "7e0b322e302e313076f57e"
STILL = "7e0d0000b3397e"
MOVING = "7e0d01006b207e"

# A row of dots 1 3 5 everywhere, and a blank one; the row was accepted, or not.
SHOW_ROW = "7e0600" + "15" * 40 + "237f7e"
SHOW_BLANK = "7e0600" + "00" * 40 + "59b47e"
NO_SUCH_ROW = "7e0609" + "15" * 40 + "08377e"
SHORT_ROW = "7e0600" + "15" * 39 + "2e0b7e"
NOT_A_ROW = "no such row or size"
ACCEPTED = "7e06000015107e"
NOT_ACCEPTED = "7e060100cd097e"
ERROR_5 = "7e060500ad6e7e"

KEYS = {
    "help": KeyFrames("7e0a01006eac7e", NO_KEYS),
    "line 1": KeyFrames("7e0a020006867e", NO_KEYS),
    "line 2": KeyFrames("7e0a0400d6d27e", NO_KEYS),
    "line 3": KeyFrames("7e0a0800767b7e", NO_KEYS),
    "line 4": KeyFrames("7e0a100027207e", NO_KEYS),
    "line 5": KeyFrames("7e0a200085967e", NO_KEYS),
    "line 6": KeyFrames("7e0a4000d0f37e", NO_KEYS),
    "line 7": KeyFrames("7e0a80007a397e", NO_KEYS),
    "line 8": KeyFrames("7e0a00013fa47e", NO_KEYS),
    "line 9": KeyFrames("7e0a0002a4967e", NO_KEYS),
    "refresh": KeyFrames("7e0a000492f37e", NO_KEYS),  # the square key
    "pan back": KeyFrames("7e0a0008fe397e", NO_KEYS),  # back
    "menu": KeyFrames("7e0a001037a57e", NO_KEYS),
    "pan on": KeyFrames("7e0a0020b4947e", NO_KEYS),  # forward
}
NO_MORE_KEYS = ["7e0a0040b2f77e", "7e0a0080be317e"]


def conversations() -> Iterator[Conversation]:
    yield Conversation("device", (40, 9, "Canute"), DEVICE)
    yield Conversation(
        "device by default", (), [receive(ASK_COLUMNS + ASK_ROWS, sent=COLUMNS + ROWS)]
    )
    yield Conversation("device of 3 rows of 20 cells", (20, 3), SMALL_DEVICE)
    yield Conversation("smallest device", (1, 1), SMALLEST_DEVICE)
    yield Conversation("largest device", (256, 64), LARGEST_DEVICE)
    yield Conversation("device and its keys", (40, 9), device_keys())
    yield Conversation("device and rows", (2, 8), DEVICE_ROWS)
    yield Conversation("device and moving rows", (40, 9), MOVING_DEVICE)
    yield Conversation("device and damage", (40, 9), DAMAGE)
    yield Conversation("host", None, [*MEETING, *host_keys()])
    yield Conversation("host of 3 rows of 20 cells", None, SMALL_HOST)
    yield Conversation("host and sizes", None, SIZES)
    yield Conversation("host and a row", None, [*MEETING, *A_ROW_RISES])
    yield Conversation("host and a blank row", None, [*MEETING, *A_BLANK_ROW])
    yield Conversation("host and an unanswered row", None, [*MEETING, *UNANSWERED_ROW])
    yield Conversation("host and a refused row", None, [*MEETING, *REFUSED_ROW])
    yield Conversation("host and an unanswered status", None, [*MEETING, *UNANSWERED_STATUS])
    yield Conversation("host without a firmware", None, WITHOUT_FIRMWARE)
    yield Conversation("host and unfinished frames", None, UNFINISHED)


UNKNOWN_COMMANDS = {2: "7e026ad37e", 8: "7e08307c7e", 0x0C: "7e0c143a7e", 0x0F: "7e0f8f087e"}
DEVICE = [
    hello(""),
    receive(ASK_COLUMNS, sent=COLUMNS),
    receive(ASK_ROWS, sent=ROWS),
    receive(ASK_PROTOCOL, sent=PROTOCOL),
    receive("7e045cb67e", sent="7e040000ada57e"),  # sound of an error
    receive("7e05d5a77e", sent="7e05000071ff7e"),  # sound of success
    receive(ASK_KEYS, sent=NO_KEYS),
    receive(ASK_FIRMWARE, sent=FIRMWARE),
    receive("7e0e0000d7d67e", sent="7e0e0000d7d67e"),  # one row up or down
    show_received(SHOW_ROW, 0, "15" * 40, ACCEPTED),
    receive(ASK_STATUS, sent=STILL),
    show_received("7e0608" + "ff" * 40 + "439f7e", 8, "3f" * 40, ACCEPTED),
    receive(NO_SUCH_ROW, Noise(b"\6\x09" + b"\x15" * 40, NOT_A_ROW), sent=NOT_ACCEPTED),
    receive(SHORT_ROW, Noise(b"\6\0" + b"\x15" * 39, NOT_A_ROW), sent=NOT_ACCEPTED),
    receive("7e064e957e", Noise(b"\6", NOT_A_ROW), sent=NOT_ACCEPTED),
    # Commands that do not exist, and data where there is none.
    *(
        receive(frame, Noise(bytes([command]), "unknown command"))
        for command, frame in UNKNOWN_COMMANDS.items()
    ),
    receive("7e0000470f7e", Noise(b"\0\0", "wrong length")),
    receive("7e0100c8957e", Noise(bytes.fromhex("0100c895"), "checksum", 4)),
    receive("7e04ff5f677e", Noise(b"\4\xff", "wrong length")),
    receive("7e0b00efeb7e", Noise(b"\x0b\0", "wrong length")),
    receive("7e0e0057957e", Noise(b"\x0e\0", "wrong length")),
    receive("7e0e0000009c527e", Noise(b"\x0e\0\0\0", "wrong length")),
    power_off(""),
]
SMALL_DEVICE = [receive(ASK_COLUMNS + ASK_ROWS, sent="7e0014003d347e 7e01030078b67e")]
SMALLEST_DEVICE = [
    receive(ASK_COLUMNS, sent="7e00010014df7e"),
    receive(ASK_ROWS, sent="7e010100c8857e"),
    show_received("7e06001539577e", 0, "15", ACCEPTED),
]
LARGEST_DEVICE = [receive(ASK_COLUMNS + ASK_ROWS, sent="7e00000145d77e 7e01400076da7e")]
DEVICE_ROWS = [
    show_received("7e060001028e8d7e", 0, "0102", ACCEPTED),
    show_received("7e06010304d4817e", 1, "0304", ACCEPTED),
    # A flag among the cells goes over the wire as 7d5e, an escape as 7d5d.
    show_received("7e0601ff7d5ea1887e", 1, "3f3e", ACCEPTED),
    show_received("7e0602070b27f17e", 2, "070b", ACCEPTED),
    value("rows", [b"\1\2", b"\x3f\x3e", b"\7\x0b", *[b"\0\0"] * 5]),
    # Reset and lower: all rows are blank.
    receive("7e07c7847e", *(Shown(row, b"\0\0") for row in range(8)), sent="7e070000c94a7e"),
    show_received("7e0602070b27f17e", 2, "070b", ACCEPTED),
    receive("7e09b96d7e", *(Shown(row, b"\0\0") for row in range(8)), sent="7e090000d25a7e"),
    value("rows", [b"\0\0"] * 8),
]
MOVING_DEVICE = [
    setting("rise_seconds", 3.0),
    tick(10.0),
    show_received(SHOW_ROW, 0, "15" * 40, ACCEPTED),
    receive(ASK_STATUS, sent=MOVING),
    tick(12.9),
    receive(ASK_STATUS, sent=MOVING),
    tick(13.0),
    receive(ASK_STATUS, sent=STILL),
]
# Every kind of damage has a name, and the next frame is understood. At most 260 bytes are kept.
DAMAGE = [
    receive("7e7e0078f17e", Noise(b"\0\x78\xf1", "checksum")),
    receive("7e007e", Noise(b"\0", "frame too short")),
    receive("7e00787e", Noise(b"\0\x78", "frame too short")),
    receive("7e0078f07d7e", Noise(b"\0\x78\xf0", "frame broken off")),
    receive("00117e", Noise(b"\0\x11", "frame too short")),
    receive("7e0001007e", Noise(b"\0\1\0", "checksum")),
    receive("7e" + "55" * 260 + "7e", Noise(b"\x55" * 260, "checksum")),
    receive("7e" + "55" * 261 + "7e", Noise(b"\x55" * 261, "frame too long")),
    receive("7e" + "55" * 300),
    value("held", 260),
    receive("7e", Noise(b"\x55" * 300, "frame too long")),
    # One flag may end a frame and begin the next.
    receive("7e0078f07e01f1e17e", sent=COLUMNS + ROWS),
    receive("0078f0"),
    tick(10.0),
    tick(10.49),
    tick(10.5, Noise(b"\0\x78\xf0", "frame without an end")),
    receive("7d"),
    tick(20.0),
    tick(20.5, Noise(b"", "frame without an end")),
]


def device_keys() -> list[Step]:
    """A display only speaks when asked."""
    steps = [value("keys", set(KEYS)), press("nonsense", ""), release("nonsense", "")]
    for key, frames in KEYS.items():
        steps += [press(key, ""), receive(ASK_KEYS, sent=frames.down), press(key, "")]
        steps += [receive(ASK_KEYS, sent=frames.down)]
        steps += [release(key, ""), receive(ASK_KEYS, sent=frames.up), release(key, "")]
        # Pressed and released between two questions.
        steps += [press(key, ""), release(key, ""), receive(ASK_KEYS, sent=frames.down)]
        steps += [receive(ASK_KEYS, sent=frames.up)]
    steps += [press("line 6", ""), press("help", ""), press("line 9", ""), press("line 8", "")]
    return [*steps, receive(ASK_KEYS, sent="7e0a410393d87e")]


MEETING = [
    show(0, "15" * 40, ""),
    hello(ASK_COLUMNS),
    value("acks", True),
    value("ready", False),
    receive(COLUMNS, sent=ASK_ROWS),
    receive(ROWS, Identified("Canute 360", 9, 40, dots=6), sent=ASK_FIRMWARE),
    receive(FIRMWARE, DeviceInfo("firmware", "2.0.10")),
    value("ready", True),
    value("deadline", 0.0),
    tick(10.0, sent=ASK_KEYS),
    value("ready", False),
    receive(NO_KEYS),
    value("ready", True),
]


def host_keys() -> list[Step]:
    """Keys are asked for every 0.1 seconds."""
    steps = []
    now = 10.0
    for key, frames in KEYS.items():
        for frame, event in ((frames.down, KeyDown(key)), (frames.up, KeyUp(key))):
            steps += [tick(now + 0.09)]
            now = round(now + 0.1, 1)
            steps += [tick(now, sent=ASK_KEYS), receive(frame, event)]
    for frame in NO_MORE_KEYS:
        now = round(now + 0.1, 1)
        steps += [tick(now, sent=ASK_KEYS), receive(frame)]
    wrong = Noise(b"\x0a\0", "answer of a wrong length")
    return [
        *steps,
        tick(now + 0.1, sent=ASK_KEYS),
        receive("7e0a0037f27e", wrong),
        receive(NO_KEYS),
        receive(NO_KEYS, Noise(b"\x0a\0\0", "answer to nothing that was asked")),
        goodbye(""),
        hello(ASK_COLUMNS),
        show(0, "15" * 40, ""),
    ]


SMALL_HOST = [
    hello(ASK_COLUMNS),
    receive("7e0014003d347e", sent=ASK_ROWS),
    receive("7e01030078b67e", Identified("Canute protocol", 3, 20, dots=6), sent=ASK_FIRMWARE),
]
SIZES = [
    hello(ASK_COLUMNS),
    receive(
        "7e000000ccc67e", Noise(bytes.fromhex("7e000000ccc67e"), "impossible number of columns")
    ),
    hello(ASK_COLUMNS),
    receive(
        "7e0001019dce7e", Noise(bytes.fromhex("7e0001019dce7e"), "impossible number of columns")
    ),
    hello(ASK_COLUMNS),
    receive("7e00000145d77e", sent=ASK_ROWS),
    receive("7e010000109c7e", Noise(bytes.fromhex("7e010000109c7e"), "impossible number of rows")),
    hello(ASK_COLUMNS),
    receive("7e00010014df7e", sent=ASK_ROWS),
    receive("7e014100aec37e", Noise(bytes.fromhex("7e014100aec37e"), "impossible number of rows")),
    hello(ASK_COLUMNS),
    receive("7e00010014df7e", sent=ASK_ROWS),
    receive("7e010100c8857e", Identified("Canute protocol", 1, 1, dots=6), sent=ASK_FIRMWARE),
    receive("7e0b1f207d5e7f2101587e", DeviceInfo("firmware", "? ~?!")),
    hello(ASK_COLUMNS),
    receive("7e00010014df7e", sent=ASK_ROWS),
    receive("7e01400076da7e", Identified("Canute protocol", 64, 1, dots=6), sent=ASK_FIRMWARE),
]
# 1.2 seconds after a row with content the status is asked for, then every 0.4 seconds; the keys
# are asked for in between.
A_ROW_RISES = [
    show(9, "15" * 40, ""),
    show(0, "15" * 40, SHOW_ROW),
    value("ready", False),
    receive(ACCEPTED),
    tick(20.0, sent=ASK_KEYS),
    receive(NO_KEYS),
    value("deadline", 20.1),
    tick(21.19, sent=ASK_KEYS),
    receive(NO_KEYS),
    value("deadline", 21.2),
    tick(21.2, sent=ASK_STATUS),
    receive(MOVING),
    tick(21.3, sent=ASK_KEYS),
    receive(NO_KEYS),
    tick(21.69, sent=ASK_KEYS),
    receive(NO_KEYS),
    tick(21.7, sent=ASK_STATUS),
    receive(STILL, Ack()),
]
A_BLANK_ROW = [
    show(0, "c0" * 40, SHOW_BLANK),
    receive(ACCEPTED),
    tick(20.0, sent=ASK_STATUS),
    receive(STILL, Ack()),
]
# After 10 seconds; an answer that comes later means nothing.
UNANSWERED_ROW = [
    show(0, "15" * 40, SHOW_ROW),
    tick(20.0),
    value("deadline", 30.0),
    tick(29.99),
    tick(30.0, Refused()),
    tick(30.09),
    tick(30.1, sent=ASK_KEYS),
    receive(ACCEPTED),
    receive(NO_KEYS),
]
REFUSED_ROW = [
    show(0, "15" * 40, SHOW_ROW),
    receive(ERROR_5),
    tick(20.0, sent=ASK_KEYS),
    receive(NO_KEYS),
    tick(24.99, sent=ASK_KEYS),
    receive(NO_KEYS),
    tick(25.0, Refused()),
    tick(25.09, sent=ASK_KEYS),
]
UNANSWERED_STATUS = [
    show(0, "", SHOW_BLANK),
    receive(ACCEPTED),
    tick(20.0, sent=ASK_STATUS),
    tick(20.5),
    value("deadline", 21.5),
    tick(21.49),
    value("ready", False),
    tick(21.5),
    value("ready", True),
    tick(21.59),
    tick(21.6, sent=ASK_KEYS),
    receive(NO_KEYS),
    tick(21.89, sent=ASK_KEYS),
    receive(NO_KEYS),
    tick(21.9, sent=ASK_STATUS),
    receive(STILL, Ack()),
]
WITHOUT_FIRMWARE = [
    hello(ASK_COLUMNS),
    receive(COLUMNS, sent=ASK_ROWS),
    receive(ROWS, Identified("Canute 360", 9, 40, dots=6), sent=ASK_FIRMWARE),
    tick(10.0),
    tick(10.99),
    value("ready", False),
    tick(11.0),
    value("ready", True),
    tick(11.09),
    tick(11.1, sent=ASK_KEYS),
]
UNFINISHED = [
    hello(ASK_COLUMNS),
    receive("7e0028"),
    value("held", 2),
    tick(10.0),
    value("deadline", 10.5),
    tick(10.49),
    tick(10.5, Noise(b"\0\x28", "frame without an end")),
    value("held", 0),
    receive("7d"),
    tick(20.0),
    value("deadline", 20.5),
    tick(20.5, Noise(b"", "frame without an end")),
    receive("00"),
    tick(30.0),
    value("deadline", 30.5),
    hello(ASK_COLUMNS),
    receive(COLUMNS, sent=ASK_ROWS),
]

# Columns, rows and model of devices that cannot be.
REFUSED = [(0, 9, ""), (257, 9, ""), (40, 0, ""), (40, 65, ""), (40, 9, "nonsense")]
