"""BrlAPI's bytes, stated independently of our tables of packets and commands.

Packets, flags, parameters, error numbers: chapter "Protocol reference" of BRLTTY's BrlAPI manual
and the headers `brlapi_protocol.h`, `brlapi_param.h`, `brlapi.h.in`, `brlapi_keycodes.h`. Commands
count as in `Headers/brl_cmds.h`, from the first. `test_brltty_brlapi.py` and the differential tests
speak with real BRLTTY in these packets; the codes marked (*) were captured from BRLTTY 6.5.

Not confirmed outside (our own choices): which commands become which keys, 64 questions without an
answer and 1024 cells at most, the seconds of the registry.
"""

import socket
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from golden_frames import (
    Conversation,
    Properties,
    Step,
    goodbye,
    hello,
    receive,
    show,
    tick,
    value,
)

from firmware_protocol.errors import Fault, PortError, Reason
from firmware_protocol.events import (
    Ack,
    DeviceError,
    Identified,
    KeyDown,
    KeyUp,
    Noise,
    Refused,
)
from firmware_protocol.link import Lost

PROPERTIES = Properties(
    baud=10_000_000,
    parity="N",
    limit=4104,
    checked=False,
    hello_seconds=(2.0,),
    ack_seconds=5.0,
    pause_seconds={},
    models=(),
    columns=0,
    rows=0,
)

# A packet: size of the data, type, data. Parameter requests: flags, parameter, subparameter.
ASK_DRIVER = "00000010 00005052 00000101 00000002 0000000000000000"
ASK_MODEL = "00000010 00005052 00000101 00000005 0000000000000000"
ASK_CELL_SIZE = "00000010 00005052 00000101 0000001f 0000000000000000"
ASK_ONLINE = "00000010 00005052 00000101 00000009 0000000000000000"
ASK_SIZE = "00000010 00005052 00000101 00000006 0000000000000000"
SUBSCRIBE_ONLINE = "00000010 00005052 00000301 00000009 0000000000000000"
SUBSCRIBE_SIZE = "00000010 00005052 00000301 00000006 0000000000000000"
ASK_LINKED_SIZE = "00000000 00000073"
FIRST_HELLO = " ".join(
    (ASK_DRIVER, ASK_MODEL, ASK_CELL_SIZE, SUBSCRIBE_ONLINE, SUBSCRIBE_SIZE, ASK_LINKED_SIZE)
)
LATER_HELLO = " ".join(
    (ASK_DRIVER, ASK_MODEL, ASK_CELL_SIZE, ASK_ONLINE, ASK_SIZE, ASK_LINKED_SIZE)
)
# The answers of a server with a display of 40 cells: "Baum", "connect", 8 dots, online.
DRIVER = "00000014 00005056 00000001 00000002 0000000000000000 4261756d"
MODEL = "00000017 00005056 00000001 00000005 0000000000000000 636f6e6e656374"
EIGHT_DOTS = "00000011 00005056 00000001 0000001f 0000000000000000 08"
SIX_DOTS = "00000011 00005056 00000001 0000001f 0000000000000000 06"
ONLINE = "00000011 00005056 00000001 00000009 0000000000000000 01"
OFFLINE = "00000011 00005056 00000001 00000009 0000000000000000 00"
SIZE_40_1 = "00000018 00005056 00000001 00000006 0000000000000000 0000002800000001"
LINKED_40_1 = "00000008 00000073 0000002800000001"
ANSWERS = " ".join((DRIVER, MODEL, EIGHT_DOTS, ONLINE, SIZE_40_1, LINKED_40_1))
# News of a change: the same as an answer, of another type.
ONLINE_NEWS = "00000011 00005055 00000001 00000009 0000000000000000 01"
OFFLINE_NEWS = "00000011 00005055 00000001 00000009 0000000000000000 00"
SIZE_NEWS = "00000018 00005055 00000001 00000006 0000000000000000 0000002800000001"

UNKNOWN_PARAMETER = "00000004 00000065 00000006"
ACK = "00000000 00000041"
SYNCHRONIZE = "00000000 0000005a"
LEAVE = "00000000 0000004c"
ENTER_IN_FRONT = "00000005 00000074 00000000 00"
IGNORE_ALL = "00000010 0000006d 0000000000000000 ffffffffffffffff"
# The commands that we want, each with any flags: OFFLINE, then LNUP, LNDN, WINUP, WINDN, PRDIFLN,
# NXDIFLN, CHRLT, CHRRT, FWINLT, FWINRT, FWINLTSKIP, FWINRTSKIP, HOME, RETURN, HELP, REFRESH; keys
# of a keyboard; TOP, BOT, TOP_LEFT, BOT_LEFT; ROUTE, ROUTE_LINE; dots without flags.
ACCEPT = """00000260 00000075
    000000002000004c ffffffff2000004c
    0000000020000001 ffffffff20000001  0000000020000002 ffffffff20000002
    0000000020000003 ffffffff20000003  0000000020000004 ffffffff20000004
    0000000020000005 ffffffff20000005  0000000020000006 ffffffff20000006
    0000000020000013 ffffffff20000013  0000000020000014 ffffffff20000014
    0000000020000017 ffffffff20000017  0000000020000018 ffffffff20000018
    0000000020000019 ffffffff20000019  000000002000001a ffffffff2000001a
    000000002000001d ffffffff2000001d  000000002000001f ffffffff2000001f
    0000000020000031 ffffffff20000031  000000002000007f ffffffff2000007f
    000000000000ff08 000000000000ff08  000000000000ff0d 000000000000ff0d
    000000000000ff1b 000000000000ff1b  000000000000ff09 000000000000ff09
    000000000000ff50 000000000000ff50  000000000000ff51 000000000000ff51
    000000000000ff52 000000000000ff52  000000000000ff53 000000000000ff53
    000000000000ff54 000000000000ff54  000000000000ff55 000000000000ff55
    000000000000ff56 000000000000ff56  000000000000ff57 000000000000ff57
    000000000000ff63 000000000000ff63  000000000000ffff 000000000000ffff
    0000000020000009 ffffffff20000009  000000002000000a ffffffff2000000a
    000000002000000b ffffffff2000000b  000000002000000c ffffffff2000000c
    0000000020010000 ffffffff2001ffff  0000000020180000 ffffffff2018ffff
    0000000020220000 000000002022ffff"""
ENTER = f"{ENTER_IN_FRONT} {IGNORE_ALL} {ACCEPT}"
ENTERED = f"{ACK} {ACK} {ACK}"

# A row: flags of region, both masks and cursor; first cell from 1, number of cells; AND mask, OR
# mask, no cursor.
WRITE_HEAD = "00000060 00000077 0000003a 00000001 00000028"
ROW = "1b" + "35" * 39
WRITE = f"{WRITE_HEAD} {'00' * 40} {ROW} 00000000 {SYNCHRONIZE}"

# Code of a key: flags and command. A command is a key that went down and up.
KEYS = {
    "00000000 20000001": ["up"],  # LNUP
    "00000000 20000002": ["down"],
    "00000000 20000003": ["pan back"],  # WINUP
    "00000000 20000004": ["pan on"],
    "00000000 20000005": ["previous"],
    "00000000 20000006": ["next"],
    "00000000 20000013": ["left"],
    "00000000 20000014": ["right"],
    "00000000 20000017": ["pan back"],  # FWINLT (*)
    "00000000 20000018": ["pan on"],  # FWINRT (*)
    "00000000 20000019": ["pan back"],
    "00000000 2000001a": ["pan on"],
    "00000000 2000001d": ["menu"],
    "00000000 2000001f": ["select"],  # (*)
    "00000000 20000031": ["help"],
    "00000000 2000007f": ["refresh"],
    "00000000 0000ff08": ["dot 7"],  # (*)
    "00000000 0000ff0d": ["dot 8"],  # (*)
    "00000000 0000ff1b": ["escape"],
    # Chords that BRLTTY's key tables bind to keys of a keyboard, or to the first and last line
    "00000000 0000ff09": ["space", "dot 4", "dot 5"],  # tab
    "00000000 0000ff50": ["space", "dot 2"],  # home
    "00000000 0000ff51": ["space", "dot 3"],  # left (*)
    "00000000 0000ff52": ["space", "dot 1"],  # up (*)
    "00000000 0000ff53": ["space", "dot 6"],  # right (*)
    "00000000 0000ff54": ["space", "dot 4"],  # down (*)
    "00000000 0000ff55": ["space", "dot 2", "dot 3"],  # page up
    "00000000 0000ff56": ["space", "dot 5", "dot 6"],  # page down
    "00000000 0000ff57": ["space", "dot 5"],  # end
    "00000000 0000ff63": ["space", "dot 3", "dot 5"],  # insert
    "00000000 0000ffff": ["space", "dot 2", "dot 5", "dot 6"],  # delete
    "00000000 20000009": ["space", "dot 1", "dot 2", "dot 3"],  # TOP
    "00000000 2000000a": ["space", "dot 4", "dot 5", "dot 6"],  # BOT
    "00000000 2000000b": ["space", "dot 1", "dot 2", "dot 3"],  # TOP_LEFT
    "00000000 2000000c": ["space", "dot 4", "dot 5", "dot 6"],  # BOT_LEFT
    "00000000 20010000": ["routing 1"],
    "00000000 20010004": ["routing 5"],  # (*)
    "00000000 2001ffff": ["routing 65536"],
    "00000000 20180000": ["line 1"],  # (*)
    "00000000 20180008": ["line 9"],  # (*)
    "00000000 20220000": ["space"],  # (*)
    "00000000 20220001": ["dot 1"],
    "00000000 20220002": ["dot 2"],
    "00000000 20220004": ["dot 3"],
    "00000000 20220008": ["dot 4"],
    "00000000 20220010": ["dot 5"],
    "00000000 20220020": ["dot 6"],
    "00000000 20220040": ["dot 7"],
    "00000000 20220080": ["dot 8"],
    "00000000 20220031": ["dot 1", "dot 5", "dot 6"],  # (*)
    "00000000 20220101": ["space", "dot 1"],
    "00000000 20220100": ["space"],
    # Flags change how a command moves; our keys are the same.
    "00000004 20000003": ["pan back"],
    "ffffffff 20010004": ["routing 5"],
    # What is no key of ours: BRLTTY's own menu, letters, other commands.
    "00000000 20000034": [],
    "00000000 00000072": [],
    "00000000 20000000": [],
    "00000000 20000007": [],
    "00000000 20020004": [],
    "00000000 20230001": [],
    "00000000 20190001": [],
}

ERRORS = {
    1: "not enough memory",
    2: "another program has this tty",
    3: "another program has the display to itself",
    4: "unknown packet",
    5: "not allowed in this mode",
    6: "invalid parameter",
    7: "invalid packet",
    8: "unknown error",
    9: "not supported",
    13: "protocol version",
    16: "the driver failed",
    17: "authorization failed",
    18: "unknown error",
}


def conversations() -> Iterator[Conversation]:
    yield Conversation("host", None, HOST)
    yield Conversation("host and keys", None, keys())
    yield Conversation("host and errors", None, errors())
    yield Conversation("host of six dots and nine rows", None, NINE_ROWS)
    yield Conversation("host and sizes", None, SIZES)
    yield Conversation("host of one cell", None, ONE_CELL)
    yield Conversation("host of an older server", None, OLDER_SERVER)
    yield Conversation("host and changes", None, CHANGES)
    yield Conversation("host and long packets", None, LONG_PACKETS)
    yield Conversation("host without answers", None, without_answers())


MEETING = [
    hello(FIRST_HELLO),
    receive(ANSWERS, sent=ENTER),
    receive(ACK, Identified("Baum connect", 1, 40)),
    receive(f"{ACK} {ACK}"),
]
HOST = [
    value("acks", True),
    value("deadline", None),
    show(0, ROW, ""),
    goodbye(""),
    *MEETING,
    show(0, ROW, WRITE),
    receive(ACK, Ack()),
    show(1, ROW, ""),
    receive(ACK, Noise(bytes.fromhex(ACK), "unexpected packet")),
    hello(LATER_HELLO),
    goodbye(LEAVE),
]


def keys() -> list[Step]:
    steps = [*MEETING]
    for code, names in KEYS.items():
        moves = [*map(KeyDown, names), *map(KeyUp, names)]
        steps.append(receive(f"00000008 0000006b {code}", *moves))
    return [
        *steps,
        # The display has gone: its tty is left, and it is missing if it does not come back.
        receive("00000008 0000006b 00000000 2000004c", sent=LEAVE),
        receive("00000008 0000006b 00000000 2000004c"),
        value("deadline", 0.0),
        tick(5.0),
        value("deadline", 6.0),
        tick(5.9),
        tick(6.0, NOTHING),
        tick(7.0),
        value("deadline", None),
    ]


def errors() -> list[Step]:
    """Errors come in place of an answer, exceptions besides it."""
    steps = [*MEETING]
    for code, text in ERRORS.items():
        complaint = DeviceError(code, text)
        steps += [
            show(0, ROW, WRITE),
            receive(f"00000004 00000065 {code:08x}", complaint, Refused()),
            show(0, ROW, WRITE),
            # The second number is the type of the packet that was not understood: a write.
            receive(f"00000009 00000045 {code:08x} 00000077 00", complaint),
            receive(ACK, Refused()),
        ]
    not_allowed = DeviceError(5, "not allowed in this mode")
    return [
        *steps,
        show(0, ROW, WRITE),
        receive("00000009 00000045 00000005 0000005a 00", not_allowed, Refused()),
        receive("00000004 00000045 00000006", DeviceError(6, "invalid parameter")),
        receive("00000000 00000045", DeviceError(0, "unknown error")),
    ]


NINE_ROWS = [
    hello(FIRST_HELLO),
    receive(
        f"{DRIVER} {MODEL} {SIX_DOTS} {ONLINE}"
        "00000018 00005056 00000001 00000006 0000000000000000 0000002800000009"
        "00000008 00000073 0000002800000009",
        sent=ENTER,
    ),
    receive(ACK, Identified("Baum connect", 9, 40, dots=6)),
    # The ninth row begins with cell 321.
    show(
        8,
        ROW,
        f"00000060 00000077 0000003a 00000141 00000028 {'00' * 40} {ROW} 00000000 {SYNCHRONIZE}",
    ),
]
NOTHING = Lost(Fault(Reason.BRLAPI_NO_DISPLAY, "", detail=""))
SIZES = [
    hello(FIRST_HELLO),
    receive(
        f"{DRIVER} {MODEL} {EIGHT_DOTS} {ONLINE}"
        "00000018 00005056 00000001 00000006 0000000000000000 0000040100000001"
        "00000008 00000073 0000040100000001",
        NOTHING,
    ),
    hello(LATER_HELLO),
    receive(
        f"{DRIVER} {MODEL} {EIGHT_DOTS} {ONLINE}"
        "00000018 00005056 00000001 00000006 0000000000000000 0000040000000001"
        "00000008 00000073 0000040000000001",
        sent=ENTER,
    ),
    receive(ACK, Identified("Baum connect", 1, 1024)),
]
ONE_CELL = [
    hello(FIRST_HELLO),
    receive(
        f"{DRIVER} {MODEL} {EIGHT_DOTS} {ONLINE}"
        "00000018 00005056 00000001 00000006 0000000000000000 0000000100000001"
        "00000008 00000073 0000000100000001",
        sent=ENTER,
    ),
    receive(ACK, Identified("Baum connect", 1, 1)),
]
# A server that does not know three of the parameters.
OLDER_SERVER = [
    hello(FIRST_HELLO),
    receive(f"{UNKNOWN_PARAMETER * 3} {ONLINE} {SIZE_40_1} {LINKED_40_1}", sent=ENTER),
    receive(ACK, Identified("", 1, 40)),
]
CHANGES = [
    *MEETING,
    receive(OFFLINE_NEWS),
    tick(5.0),
    receive(OFFLINE_NEWS),
    receive(SIZE_NEWS),
    receive(ONLINE_NEWS, sent=LATER_HELLO),
    receive(ANSWERS, Identified("Baum connect", 1, 40)),
    tick(6.0),
    receive(SIZE_NEWS, sent=LATER_HELLO),
    # It is switched off: the tty is not left, and the display is not there.
    receive(f"{DRIVER} {MODEL} {EIGHT_DOTS} {OFFLINE} {SIZE_40_1} {LINKED_40_1}"),
]
LONG_PACKETS = [
    receive(
        "00001000 00000041" + "00" * 4096,
        Noise(bytes.fromhex("0000100000000041") + bytes(4096), "unexpected packet"),
    ),
    receive("00001001 00000041" + "00" * 4097, Noise(b"", "packet too long")),
    value("unfinished", False),
    receive("00"),
    value("unfinished", True),
    receive("001000 00000041" + "00" * 4095),
    value("held", 4103),
    receive("00", Noise(bytes.fromhex("0000100000000041") + bytes(4096), "unexpected packet")),
    value("held", 0),
]


def without_answers() -> list[Step]:
    """At most 64 questions wait for an answer, of which hello has six."""
    rows = [show(0, ROW, WRITE)] * 3
    return [
        *MEETING,
        *[hello(LATER_HELLO)] * 10,
        *rows,
        value("ready", True),
        show(0, ROW, WRITE),
        value("ready", False),
        hello(""),
        show(0, ROW, ""),
    ]


# What server and client say before the first question: version 8 on both sides, then which
# authorizations there are: none is needed, or a key.
VERSION = "00000004 00000076 00000008"
NO_AUTHORIZATION = "00000004 00000061 0000004e"
KEY_WANTED = "00000008 00000061 00000043 0000004b"
OTHER_AUTHORIZATIONS = "00000008 00000061 00000043 00000043"
KEY_SENT = "0000000a 00000061 0000004b 736563726574"
OTHER_VERSIONS = ["00000004 00000076 00000007", "00000004 00000076 00000009"]
REFUSED_KEY = "00000004 00000065 00000011"


def check_server(server: ModuleType, folder: Path) -> None:
    """Raises: AssertionError, if `brlapi.server` says anything else. Writes a key into `folder`."""
    key_file = folder / "key"
    key_file.write_bytes(b"secret")

    def admit(said: str) -> tuple[str, Reason | None]:
        """What the client says to a server that says this, and why it gives up."""
        ours, theirs = socket.socketpair()
        with ours, theirs:
            theirs.sendall(bytes.fromhex(said))
            theirs.shutdown(socket.SHUT_WR)
            try:
                server.authorize(ours, ":0", str(key_file))
                reason = None
            except PortError as error:
                reason = error.fault.reason
            ours.shutdown(socket.SHUT_WR)
            return theirs.recv(1000).hex(), reason

    key_sent = VERSION + KEY_SENT
    for said, sent, reason in (
        (VERSION + NO_AUTHORIZATION, VERSION, None),
        (VERSION + KEY_WANTED + ACK, key_sent, None),
        (VERSION + KEY_WANTED + REFUSED_KEY, key_sent, Reason.BRLAPI_KEY_WRONG),
        (VERSION + OTHER_AUTHORIZATIONS, VERSION, Reason.BRLAPI_STRANGE),
        *((version, "", Reason.BRLAPI_STRANGE) for version in OTHER_VERSIONS),
        (ACK, "", Reason.BRLAPI_STRANGE),
        (VERSION + ACK, VERSION, Reason.BRLAPI_STRANGE),
    ):
        assert admit(said) == (sent.replace(" ", ""), reason), said
    # Servers count from TCP port 4101 on; without a host they are sockets in a folder.
    assert server.socket_address("127.0.0.1") == (socket.AF_INET, ("127.0.0.1", 4101))
    assert server.socket_address("127.0.0.1:2") == (socket.AF_INET, ("127.0.0.1", 4103))
    assert server.socket_address("127.0.0.1:61434") == (socket.AF_INET, ("127.0.0.1", 65535))
