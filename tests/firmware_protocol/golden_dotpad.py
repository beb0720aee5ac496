"""Dot Pad's bytes, stated independently of the codec's table.

Commands, features, bits of keys, order of dots, errors: BRLTTY's `Drivers/Braille/DotPad/
brldefs-dp.h` and `braille.c`, NVDA's `dotPad/defs.py` and `driver.py`. Questions, board information
and a line of text are captured from BRLTTY 6.7, which also judges the same lines and keys in
`test_brltty_differential.py`. Checksums of other packets were worked out separately.

Not confirmed outside (our own choices): how text stands on the field of pins, name and firmware of
our device, 80 units in a line and 64 rows at most, a second for an answer, half a second until an
unfinished packet is given up, 8 seconds until a row counts as not acknowledged, 90 bytes kept.
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
    pressed_keys,
    receive,
    received_keys,
    show,
    show_received,
    tick,
    value,
)

from firmware_protocol.events import (
    Ack,
    DeviceError,
    DeviceInfo,
    Identified,
    KeyDown,
    KeyUp,
    Noise,
    Refused,
)

PROPERTIES = Properties(
    baud=115200,
    parity="N",
    limit=90,
    checked=True,
    hello_seconds=(1.0,),
    ack_seconds=8.0,
    pause_seconds={},
    models=("Dot Pad",),
    columns=20,
    rows=11,
)

ASK_BOARD = "aa55000500011000b4"
ASK_NAME = "aa55000500010000a4"
ASK_FIRMWARE = "aa55000500000000a5"
# A line of 20 cells and 10 lines of 30 units of pins.
BOARD = "aa55001100011100fe011904011400020a1e000551"
NAME = "aa55000f00010100446f7450616420202020af"
FIRMWARE = "aa55000d00000100312e302e30202020b5"

# Dot 7, then dots 1 2 3 5, on the line of text; three cells side by side on lines 1 and 10 of pins,
# two columns each and one column left free.
TEXT_CELLS = "4017" + "00" * 18
SHOW_TEXT = "aa55001a00020000000827" + "00" * 18 + "88"
TEXT_ANSWER = "aa5500060002010000a6 aa5500060002020000a5"
PIN_CELLS = "ffffff" + "00" * 17
SHOW_PINS_1 = "aa5500240102000000fff00fff" + "00" * 26 + "59"
PINS_1_ANSWER = "aa5500060102010000a7 aa5500060102020000a4"
SHOW_PINS_10 = "aa5500240a02000000fff00fff" + "00" * 26 + "52"
PINS_10_ANSWER = "aa5500060a02010000ac aa5500060a02020000af"
# Dots 1 to 8, one in each cell.
ALL_DOTS = "0102040810204080" + "00" * 12
SHOW_ALL_DOTS = "aa55001a00020000000102041020400880" + "00" * 12 + "58"
TAKEN, SHOWN = TEXT_ANSWER.split()
NOT_TAKEN = ["aa5500060002010001a7", "aa5500060002010002a4", "aa5500060002010003a5"]

ERRORS = {
    "aa55000600990200013f": DeviceError(1, "length"),
    "aa55000600990200023c": DeviceError(2, "unknown command"),
    "aa55000600990200033d": DeviceError(3, "checksum"),
    "aa55000600990200043a": DeviceError(4, "parameter"),
    "aa55000600990200053b": DeviceError(5, "timeout"),
    "aa550006009902000638": DeviceError(6, "unknown"),
    "aa55000600990200003e": DeviceError(0, "unknown"),
}
BAD_COMMAND, BAD_CHECKSUM, BAD_PARAMETER = (
    *("aa55000600990200023c", "aa55000600990200033d", "aa55000600990200043a"),
)

BRAILLE_UP = "aa5500090003120000000000b4"
SCROLL_UP = "aa5500090003020000000000a4"
FUNCTION_UP = "aa550009000332000000000094"
ROUTING_UP = "aa55000d00032200" + "00" * 8 + "84"
KEYS = {
    "next": KeyFrames("aa5500090003020000000008ac", SCROLL_UP),
    "previous": KeyFrames("aa5500090003020000000004a0", SCROLL_UP),
    "dot 7": KeyFrames("aa550009000312008000000034", BRAILLE_UP),
    "dot 3": KeyFrames("aa5500090003120040000000f4", BRAILLE_UP),
    "dot 2": KeyFrames("aa550009000312002000000094", BRAILLE_UP),
    "dot 1": KeyFrames("aa5500090003120010000000a4", BRAILLE_UP),
    "dot 4": KeyFrames("aa5500090003120008000000bc", BRAILLE_UP),
    "dot 5": KeyFrames("aa5500090003120004000000b0", BRAILLE_UP),
    "dot 6": KeyFrames("aa5500090003120002000000b6", BRAILLE_UP),
    "dot 8": KeyFrames("aa5500090003120001000000b5", BRAILLE_UP),
    "space": KeyFrames("aa550009000312000080000034", BRAILLE_UP),
    "left shift": KeyFrames("aa5500090003120000400000f4", BRAILLE_UP),
    "left control": KeyFrames("aa550009000312000020000094", BRAILLE_UP),
    "right shift": KeyFrames("aa5500090003120000100000a4", BRAILLE_UP),
    "right control": KeyFrames("aa5500090003120000080000bc", BRAILLE_UP),
    "pan back": KeyFrames("aa5500090003120000040000b0", BRAILLE_UP),
    "pan on": KeyFrames("aa5500090003120000020000b6", BRAILLE_UP),
    "select": KeyFrames("aa550009000312000000800034", BRAILLE_UP),
    "up": KeyFrames("aa5500090003120000004000f4", BRAILLE_UP),
    "right": KeyFrames("aa550009000312000000200094", BRAILLE_UP),
    "down": KeyFrames("aa5500090003120000001000a4", BRAILLE_UP),
    "left": KeyFrames("aa5500090003120000000800bc", BRAILLE_UP),
    "function 1": KeyFrames("aa550009000332008000000014", FUNCTION_UP),
    "function 2": KeyFrames("aa5500090003320040000000d4", FUNCTION_UP),
    "function 3": KeyFrames("aa5500090003320020000000b4", FUNCTION_UP),
    "function 4": KeyFrames("aa550009000332001000000084", FUNCTION_UP),
}
# The keys on the right side, which have the same names as those on the left.
RIGHT_KEYS = {
    "next": KeyFrames("aa5500090003020000000002a6", SCROLL_UP),
    "previous": KeyFrames("aa5500090003020000000001a5", SCROLL_UP),
}
# Bits of a byte, the highest first, and the checksums that go with them.
ROUTING_BITS = ["80", "40", "20", "10", "08", "04", "02", "01"]
ROUTING_CHECKSUMS = ["04", "c4", "a4", "94", "8c", "80", "86", "85"]


def routing_frames(columns: int) -> dict[str, KeyFrames]:
    frames = {}
    for place in range(columns):
        byte, bit = divmod(place, 8)
        state = "00" * byte + ROUTING_BITS[bit] + "00" * (7 - byte)
        down = "aa55000d00032200" + state + ROUTING_CHECKSUMS[bit]
        frames[f"routing {place + 1}"] = KeyFrames(down, ROUTING_UP)
    return frames


# Board information, and the display that it means: no text line, six dots, pins only, ...
BOARDS = [
    ("aa550011000111007e0119040114000200000005c5", 1, 20, 8),
    ("aa55001100011100400119040114000200000000fe", 1, 20, 8),
    # Features that are neither text nor pins make neither.
    ("aa550011000111007f011904011400020a1e0005d0", 1, 20, 8),
    ("aa5500110001110081011904011400020a1e00052e", 10, 20, 8),
    ("aa55001100011100400119040101000200000000eb", 1, 1, 8),
    ("aa5500110001110040001904022800020a1e0005d1", 2, 40, 6),
    ("aa5500110001110080011904000000000a1e000538", 10, 20, 8),
    ("aa55001100011100c0011904010a00020a1e000571", 11, 10, 8),
    ("aa55001100011100c0001904011400020a1e00056e", 1, 20, 6),
    ("aa55001100011100fe011904011400020a0f000540", 11, 10, 8),
    ("aa55001100011100fe011904011900020a26000564", 11, 25, 8),
    ("aa55001100011100400119040150000200000000ba", 1, 80, 8),
    ("aa55001100011100400119044014000200000000bf", 64, 20, 8),
    ("aa550011000111008001190400000000405000053c", 64, 53, 8),
]
IMPOSSIBLE_BOARDS = [
    "aa55001100011100000000000000000000000000b5",
    "aa55001100011100000119040114000200000000be",
    "aa55001100011100c001190401000002000000006a",
    "aa55001100011100400119040151000200000000bb",
    "aa55001100011100400119044114000200000000be",
    "aa550011000111008001190400000000405100053d",
]
PINS_ONLY = "aa5500110001110080011904000000000a1e000538"


def conversations() -> Iterator[Conversation]:
    yield Conversation("device", (20, 11, "Dot Pad"), DEVICE)
    yield Conversation("device by default", (), [receive(ASK_BOARD, sent=BOARD)])
    yield Conversation("device with text only", (20, 1), TEXT_DEVICE)
    yield Conversation("device of one cell", (1, 1), ONE_CELL_DEVICE)
    yield Conversation("device of one line of pins", (20, 2), ONE_LINE_DEVICE)
    yield Conversation("device and its keys", (40, 32), pressed_keys(KEYS | routing_frames(40)))
    yield Conversation("device and damage", (20, 11), DEVICE_DAMAGE)
    yield Conversation("host", None, [*MEETING, *HOST])
    yield Conversation("host and its keys", None, [*MEETING, *host_keys()])
    for board, rows, columns, dots in BOARDS:
        identified = Identified("Dot Pad", rows, columns, dots=dots)
        steps = [hello(ASK_BOARD), receive(board, sent=ASK_NAME)]
        steps += [receive(NAME, DeviceInfo("name", "DotPad"), identified)]
        yield Conversation(f"host of board {board[16:40]}", None, steps)
    for board in IMPOSSIBLE_BOARDS:
        steps = [hello(ASK_BOARD), receive(board, Noise(bytes.fromhex(board), "impossible size"))]
        yield Conversation(f"host of impossible board {board[16:40]}", None, steps)
    yield Conversation("host of pins only", None, PINS_ONLY_HOST)
    yield Conversation("host without a name", None, WITHOUT_NAME)
    yield Conversation("host and answers to lines", None, [*MEETING, *ANSWERS])
    yield Conversation("host of a slow board", None, SLOW_TEXT)
    yield Conversation("host and lengths", None, HOST_LENGTHS)
    yield Conversation("host and unfinished packets", None, UNFINISHED)


DEVICE = [
    hello(""),
    receive(ASK_BOARD, sent=BOARD),
    receive(ASK_FIRMWARE + ASK_NAME, sent=FIRMWARE + NAME),
    show_received(SHOW_TEXT, 0, TEXT_CELLS, TEXT_ANSWER),
    show_received(SHOW_ALL_DOTS, 0, ALL_DOTS, TEXT_ANSWER),
    show_received(SHOW_PINS_1, 1, PIN_CELLS, PINS_1_ANSWER),
    show_received(SHOW_PINS_10, 10, PIN_CELLS, PINS_10_ANSWER),
    show_received("aa55001a0002000000" + "01" * 20 + "a7", 0, "01" * 20, TEXT_ANSWER),
    # From the sixth cell on.
    show_received("aa55000800020000050202a2", 0, "01" * 5 + "0202" + "01" * 13, TEXT_ANSWER),
    power_off(""),
]
ONE_CELL_DEVICE = [receive(ASK_BOARD, sent="aa550011000111007e0119040101000200000005d0")]
ONE_LINE_DEVICE = [receive(ASK_BOARD, sent="aa55001100011100fe01190401140002011e00055a")]
TEXT_DEVICE = [
    receive(ASK_BOARD, sent="aa550011000111007e0119040114000200000005c5"),
    *pressed_keys(KEYS | routing_frames(20)),
]
TOO_MANY_CELLS = "aa55001b00020000" + "00" * 22 + "a7"
NO_SUCH_LINE = "aa55001a0b020000" + "00" * 21 + "ac"
WRONG_CHECKSUM = SHOW_TEXT[:-2] + "00"
UNKNOWN_COMMAND = "aa55000500777700a5"
DEVICE_DAMAGE = [
    receive(WRONG_CHECKSUM, Noise(bytes.fromhex(WRONG_CHECKSUM), GAP), sent=BAD_CHECKSUM),
    receive(
        UNKNOWN_COMMAND,
        Noise(bytes.fromhex(UNKNOWN_COMMAND), "unknown command"),
        sent=BAD_COMMAND,
    ),
    receive(TOO_MANY_CELLS, Noise(bytes(23), "no such line or size"), sent=BAD_PARAMETER),
    receive(NO_SUCH_LINE, Noise(b"\x0b" + bytes(21), "no such line or size"), sent=BAD_PARAMETER),
    # The beginning, the shortest and the longest packet.
    ignore("ab55"),
    ignore("aa56"),
    ignore("aa550004"),
    ignore("aa550057"),
    receive(
        "aa55005600020000" + "00" * 81 + "a7",
        Noise(bytes(82), "no such line or size"),
        sent=BAD_PARAMETER,
    ),
    # Lengths that do not go with the command; one cell is enough.
    ignore("aa550006000000"),
    ignore("aa550006000100"),
    ignore("aa550006000110"),
    ignore("aa550007000110"),
    ignore("aa550005000200"),
    ignore("aa550006000200"),
    show_received("aa550007000200000001a6", 0, "01" + "00" * 19, TEXT_ANSWER),
]
MEETING = [
    receive(SHOWN),
    show(0, TEXT_CELLS, ""),
    hello(ASK_BOARD),
    value("acks", True),
    value("ready", False),
    receive(BOARD, sent=ASK_NAME),
    value("ready", False),
    show(0, TEXT_CELLS, ""),
    receive(NAME, DeviceInfo("name", "DotPad"), Identified("Dot Pad", 11, 20)),
    value("ready", True),
]
HOST = [
    receive(FIRMWARE, DeviceInfo("firmware", "1.0.0")),
    receive(TAKEN),
    receive(SHOWN),
    show(0, TEXT_CELLS, SHOW_TEXT),
    receive(TAKEN),
    receive(SHOWN, Ack()),
    show(0, ALL_DOTS, SHOW_ALL_DOTS),
    receive(TEXT_ANSWER, Ack()),
    show(1, PIN_CELLS, SHOW_PINS_1),
    receive(PINS_1_ANSWER, Ack()),
    show(10, PIN_CELLS, SHOW_PINS_10),
    receive(PINS_10_ANSWER, Ack()),
    show(11, PIN_CELLS, ""),
    show(-1, PIN_CELLS, ""),
    receive("aa55000500020300a4", Noise(bytes.fromhex("aa55000500020300a4"), "unknown command")),
    goodbye(""),
    hello(ASK_BOARD),
    show(0, TEXT_CELLS, ""),
]


def host_keys() -> list[Step]:
    return [
        *received_keys(KEYS),
        *received_keys(RIGHT_KEYS),
        *received_keys(routing_frames(64)),
        # Left and right: one key, which is down as long as either is.
        receive("aa5500090003020000000004a0", KeyDown("previous")),
        receive("aa5500090003020000000005a1"),
        receive("aa5500090003020000000001a5"),
        receive(SCROLL_UP, KeyUp("previous")),
        # Bits that are no keys.
        receive("aa55000900030200fffffff0ab"),
        receive("aa55000900031200000107ff4d"),
        receive("aa550009000332000fffffff64"),
    ]


PINS_ONLY_HOST = [
    hello(ASK_BOARD),
    receive(PINS_ONLY, sent=ASK_NAME),
    receive(NAME, DeviceInfo("name", "DotPad"), Identified("Dot Pad", 10, 20)),
    show(0, PIN_CELLS, SHOW_PINS_1),
    receive(PINS_1_ANSWER, Ack()),
    show(9, PIN_CELLS, SHOW_PINS_10),
    show(10, PIN_CELLS, ""),
]
# The display is identified after a second; a later name is reported, a blank one is not.
WITHOUT_NAME = [
    hello(ASK_BOARD),
    receive(BOARD, sent=ASK_NAME),
    value("deadline", 0.0),
    tick(10.0),
    value("deadline", 11.0),
    tick(10.99),
    tick(11.0, Identified("Dot Pad", 11, 20)),
    value("deadline", None),
    receive(NAME, DeviceInfo("name", "DotPad")),
    hello(ASK_BOARD),
    receive(BOARD, sent=ASK_NAME),
    receive("aa55000f00010100" + "20" * 10 + "a5", Identified("Dot Pad", 11, 20)),
    # Characters that cannot be printed are blanks.
    receive("aa55000d00000100" + "1f7e7f2120202020" + "9b", DeviceInfo("firmware", "~ !")),
]
# A line that is taken counts as shown after the display's own 0.5 seconds and one more.
ANSWERS = [
    *(
        step
        for answer in NOT_TAKEN
        for step in (receive(answer), show(0, TEXT_CELLS, SHOW_TEXT), receive(answer, Refused()))
    ),
    *(receive(error, complaint) for error, complaint in ERRORS.items()),
    show(0, TEXT_CELLS, SHOW_TEXT),
    receive(BAD_PARAMETER, DeviceError(4, "parameter"), Refused()),
    show(0, TEXT_CELLS, SHOW_TEXT),
    receive(TAKEN),
    tick(10.0),
    value("deadline", 11.5),
    tick(11.49),
    tick(11.5, Ack()),
    receive(SHOWN),
    value("deadline", None),
]
SLOW_TEXT = [
    hello(ASK_BOARD),
    receive("aa55001100011100400119040114000500000002fb", sent=ASK_NAME),
    receive(NAME, DeviceInfo("name", "DotPad"), Identified("Dot Pad", 1, 20)),
    show(0, TEXT_CELLS, SHOW_TEXT),
    receive(TAKEN),
    tick(10.0),
    tick(11.49),
    tick(11.5, Ack()),
]
# Commands of a display, and lengths that do not go with them.
HOST_LENGTHS = [
    *(ignore(f"aa5500{length:02x}000001") for length in (0x0C, 0x0E)),
    *(ignore(f"aa5500{length:02x}000101") for length in (0x0E, 0x10)),
    *(ignore(f"aa5500{length:02x}000111") for length in (0x10, 0x12)),
    *(ignore(f"aa5500{length:02x}000201") for length in (0x05, 0x07)),
    *(ignore(f"aa5500{length:02x}000202") for length in (0x05, 0x07)),
    *(ignore(f"aa5500{length:02x}000302") for length in (0x08, 0x0A)),
    *(ignore(f"aa5500{length:02x}000312") for length in (0x08, 0x0A)),
    *(ignore(f"aa5500{length:02x}000322") for length in (0x0C, 0x0E)),
    *(ignore(f"aa5500{length:02x}000332") for length in (0x08, 0x0A)),
    *(ignore(f"aa5500{length:02x}009902") for length in (0x05, 0x07)),
]
UNFINISHED = [
    hello(ASK_BOARD),
    receive("aa550006"),
    value("held", 4),
    tick(10.0),
    value("deadline", 10.5),
    tick(10.49),
    tick(10.5, Noise(bytes.fromhex("aa550006"), GAP)),
    value("deadline", None),
    receive("aa"),
    tick(20.0),
    value("deadline", 20.5),
    hello(ASK_BOARD),
    value("held", 0),
    receive(BOARD[:-2] + "00", Noise(bytes.fromhex(BOARD[:-2] + "00"), GAP)),
]

# Columns, rows and model of devices that cannot be.
REFUSED = [(0, 1, ""), (41, 1, ""), (20, 0, ""), (20, 33, ""), (20, 11, "nonsense")]
