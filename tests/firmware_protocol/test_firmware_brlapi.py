"""BrlAPI without BRLTTY: packets, commands, the conversation, and servers that are none."""

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from firmware_talk import pieces

from firmware_protocol import keys
from firmware_protocol.brlapi import commands, server, wire
from firmware_protocol.brlapi.codec import codec
from firmware_protocol.brlapi.host import MOST_QUESTIONS, Host
from firmware_protocol.errors import Fault, PortError, Reason
from firmware_protocol.events import (
    Ack,
    DeviceError,
    Event,
    Identified,
    KeyDown,
    KeyUp,
    Noise,
    PoweredOff,
    Refused,
    Send,
)
from firmware_protocol.link import Lost

ACK = wire.packet(wire.ACK)


def value(parameter: int, data: bytes, kind: int = wire.PARAMETER) -> bytes:
    return wire.packet(kind, wire.pack(wire.GLOBAL, parameter, 0, 0) + data)


def size(columns: int, rows: int) -> bytes:
    return wire.pack(columns, rows)


def error(code: int) -> bytes:
    return wire.packet(wire.ERROR, wire.pack(code))


def exception(code: int, about: int) -> bytes:
    return wire.packet(wire.EXCEPTION, wire.pack(code, about) + b"guilty")


def about(columns: int = 40, rows: int = 1, online: bytes = b"\1") -> bytes:
    """What a server answers to hello."""
    return b"".join(
        (
            value(wire.DRIVER_NAME, b"Baum" if columns else b""),
            value(wire.MODEL, b"connect" if columns else b""),
            value(wire.CELL_SIZE, b"\6" if rows == 9 else b"\x08"),
            value(wire.ONLINE, online if columns else b"\0"),
            value(wire.DISPLAY_SIZE, size(columns, rows if columns else 0)),
            wire.packet(wire.LINKED_SIZE, size(columns, rows if columns else 0)),
        )
    )


def met(columns: int = 40, rows: int = 1) -> Host:
    host = Host(":0")
    host.hello()
    host.receive(about(columns, rows))
    assert isinstance(host.receive(ACK * 3)[0], Identified)
    return host


def heard(events: list[Event]) -> list[Event]:
    return [event for event in events if not isinstance(event, Send)]


def key(code: int) -> bytes:
    return wire.packet(wire.KEY, wire.pack(code >> 32, code & commands.CODE))


def test_packets_in_pieces() -> None:
    """However the stream is cut, the packets are the same."""
    stream = wire.packet(wire.ACK) + wire.packet(wire.KEY, b"12345678") + wire.packet(0x5056, b"x")
    wanted = [(wire.ACK, b""), (wire.KEY, b"12345678"), (0x5056, b"x")]
    for first in range(len(stream)):
        for second in range(first, len(stream)):
            packets = wire.PacketSplitter()
            found = [
                one for piece in pieces(stream, first, second) for one in packets.receive(piece)
            ]
            assert found == wanted
            assert packets.held == 0


def test_a_packet_that_is_too_long() -> None:
    """It is skipped without being kept, and the next one is found."""
    packets = wire.PacketSplitter()
    assert packets.receive(wire.pack(1_000_000, wire.KEY)) == [None]
    for _ in range(1000):
        assert packets.receive(bytes(1000)) == []
        assert packets.held == 0
    assert packets.receive(ACK) == [(wire.ACK, b"")]
    assert Host().receive(wire.pack(10_000, 1)) == [Noise(b"", "packet too long")]


def test_packets_as_documented() -> None:
    """Type and size first; a range of keys is two codes of 64 bits; cells count from 1."""
    assert wire.enter_tty((1, 2), "Baum").hex() == "000000110000007400000002000000010000000204" + (
        b"Baum".hex()
    )
    assert wire.enter_tty(()).hex() == "00000005000000740000000000"
    ranges = wire.key_ranges(wire.ACCEPT_KEYS, [(0x20220000, 0x2022FFFF)])
    assert ranges.hex() == "0000001000000075" + "0000000020220000" + "000000002022ffff"
    assert wire.write(40, b"\x07\x08").hex() == (
        "0000001400000077" + "0000003a" + "00000029" + "00000002" + "0000" + "0708" + "00000000"
    )


@pytest.mark.parametrize(
    ("code", "names"),
    [
        (0x20010004, ["routing 5"]),  # captured from BRLTTY 6.5
        (0x20000018, ["pan on"]),
        (0x20000017, ["pan back"]),
        (0x2000001F, ["select"]),
        (0x20180000, ["line 1"]),
        (0x20220031, ["dot 1", "dot 5", "dot 6"]),
        (0x20220000, ["space"]),
        (0x20220101, ["space", "dot 1"]),
        (0xFF52, ["up"]),
        (0xFF08, ["dot 7"]),
        (0xFF0D, ["dot 8"]),
        (0x0000000420000003, ["pan back"]),  # with a flag that says how to move
        (0x20000034, []),  # BRLTTY's own menu
        (0x72, []),
    ],
)
def test_commands(code: int, names: list[str]) -> None:
    """A command is a key that went down and up; several dots go down together."""
    assert met().receive(key(code)) == [*map(KeyDown, names), *map(KeyUp, names)]


def test_what_is_wanted_has_a_name() -> None:
    """And is asked for; what is asked for and has none is the news that the display has gone."""
    for code in (*commands.NAMES, *commands.SYMBOLS):
        assert all(keys.known(name) for name in commands.key_names(code))
    for first, last in commands.RANGES:
        assert commands.key_names(first) or first == commands.OFFLINE
        assert commands.key_names(last) or first == commands.OFFLINE


def test_the_introduction() -> None:
    """First all that is to be known; the tty is entered when there is a display."""
    host = Host(":0", (7,))
    assert host.hello().startswith(wire.request(wire.DRIVER_NAME))
    (entering,) = host.receive(about())
    assert isinstance(entering, Send)
    assert entering.data.startswith(wire.enter_tty((7,)))
    assert host.show({0: b"\1"}) == b""
    assert host.receive(ACK) == [Identified("Baum connect", 1, 40)]
    assert host.receive(ACK + ACK) == []
    assert host.show({0: b"\1"}) == wire.write(0, b"\1" + bytes(39)) + wire.packet(wire.SYNCHRONIZE)


def test_rows_and_dots() -> None:
    """A row is a region of the display; six dots if BRLTTY says so."""
    host = Host()
    host.hello()
    host.receive(about(40, 9))
    assert host.receive(ACK) == [Identified("Baum connect", 9, 40, dots=6)]
    assert host.show({8: bytes(40), 9: b"\1"}).startswith(wire.write(320, bytes(40)))


def test_no_display_is_said_once() -> None:
    """However often it is asked for; then one comes."""
    host = Host(":0")
    for expected in ([Lost(Fault(Reason.BRLAPI_NO_DISPLAY, ":0", detail=""))], []):
        host.hello()
        assert heard(host.receive(about(0))) == expected
    news = host.receive(value(wire.ONLINE, b"\1", wire.PARAMETER_NEWS))
    assert isinstance(news[0], Send)
    host.receive(about(20))
    assert host.receive(ACK) == [Identified("Baum connect", 1, 20)]


def test_a_display_that_is_not_linked_yet() -> None:
    """BRLTTY has it, but not yet for its clients: the tty is not entered before that."""
    host = Host()
    host.hello()
    early = about()[: -len(wire.packet(wire.LINKED_SIZE, size(0, 0)))]
    assert host.receive(early + wire.packet(wire.LINKED_SIZE, size(0, 0))) == []
    assert host.receive(value(wire.DISPLAY_SIZE, bytes(8), wire.PARAMETER_NEWS)) != []
    assert isinstance(host.receive(about())[0], Send)


def test_another_size() -> None:
    """The tty is left and entered anew, for BRLTTY keeps room for the cells of before."""
    host = met()
    host.receive(value(wire.DISPLAY_SIZE, bytes(8), wire.PARAMETER_NEWS))
    (again,) = host.receive(about(80))
    assert isinstance(again, Send)
    assert again.data.startswith(wire.packet(wire.LEAVE_TTY) + wire.enter_tty(()))
    assert host.receive(ACK * 4) == [Identified("Baum connect", 1, 80)]


def test_switched_off_and_on() -> None:
    """DeviceInfo once, whichever of its two ways BRLTTY takes; the same size needs no new tty."""
    host = met()
    off = value(wire.ONLINE, b"\0", wire.PARAMETER_NEWS)
    assert host.receive(off + off) == [PoweredOff()]
    host.hello()
    assert host.receive(about(online=b"\0")) == []
    host.receive(value(wire.ONLINE, b"\1", wire.PARAMETER_NEWS))
    assert host.receive(about()) == [Identified("Baum connect", 1, 40)]


def test_gone() -> None:
    """The tty is left at once; nothing is shown."""
    host = met()
    assert host.receive(key(commands.OFFLINE)) == [PoweredOff(), Send(wire.packet(wire.LEAVE_TTY))]
    assert host.show({0: b"\1"}) == b""
    assert host.goodbye() == b""


def test_gone_while_the_tty_is_entered() -> None:
    """The answers were older than the news: it is left again, and nobody is there."""
    host = Host()
    host.hello()
    host.receive(about())
    assert host.receive(value(wire.ONLINE, b"\0", wire.PARAMETER_NEWS)) == []
    assert host.receive(ACK) == [Send(wire.packet(wire.LEAVE_TTY))]
    assert host.show({0: b"\1"}) == b""


def test_acknowledgements() -> None:
    """A write has no answer; the question after it has, and the exception before it counts."""
    host = met()
    host.show({0: b"\1"})
    assert host.receive(ACK) == [Ack()]
    host.show({0: b"\1"})
    assert host.receive(exception(6, wire.WRITE)) == [DeviceError(6, "invalid parameter")]
    assert host.receive(ACK) == [Refused()]
    host.show({0: b"\1"})
    assert host.receive(error(2)) == [DeviceError(2, "another program has this tty"), Refused()]


def test_a_display_that_is_taken() -> None:
    """Said once, with what BRLTTY says."""
    host = Host(":0")
    host.hello()
    host.receive(about())
    taken = Lost(Fault(Reason.BRLAPI_TAKEN, ":0", detail="another program has this tty"))
    assert host.receive(error(2) + error(5) + error(5)) == [taken]
    host.hello()
    assert isinstance(host.receive(about())[0], Send)
    assert host.receive(error(2)) == []


def test_older_servers() -> None:
    """Without the number of dots there are eight; without parameters it is too old."""
    host = Host(":0")
    host.hello()
    host.receive(about()[: about().index(value(wire.CELL_SIZE, b"\x08"))] + error(6))
    assert host.receive(about()[about().index(value(wire.ONLINE, b"\1")) :])
    assert host.receive(ACK) == [Identified("Baum connect", 1, 40)]
    host = Host(":0")
    host.hello()
    (lost,) = heard(host.receive(exception(4, wire.ASK_PARAMETER)))
    assert isinstance(lost, Lost)
    assert lost.fault.reason == Reason.BRLAPI_STRANGE


def test_what_was_not_asked_for() -> None:
    """Is noise, and changes nothing."""
    host = met()
    for packet in (ACK, error(1), wire.packet(wire.LINKED_SIZE, size(9, 9))):
        assert host.receive(packet) == [Noise(packet, "unexpected packet")]
    host.show({0: b"\1"})
    assert host.receive(ACK) == [Ack()]


def test_a_million_bytes() -> None:
    """Half chance, half packets with content of chance: never raises, never grows."""
    random = Random(3)
    kinds = [ord(letter) for letter in "vaktLmuwZAeEs"] + [0x5056, 0x5055]
    host = met()
    count = 0
    while count < 1_000_000:
        data = random.randbytes(random.randrange(60))
        if random.random() < 0.9:
            data = wire.packet(random.choice(kinds), data)
        if random.random() < 0.1:
            host.show({0: data})
            host.hello()
        host.receive(data)
        count += len(data)
        assert host.held <= codec().limit
        assert len(host._asked) <= MOST_QUESTIONS + 12


@contextmanager
def listening(speak: Callable[[socket.socket], None]) -> Iterator[str]:
    """A server of its own kind; gives its address."""
    with socket.socket() as listener:
        while True:
            listener.bind(("127.0.0.1", 0))
            if listener.getsockname()[1] > server.FIRST_PORT:
                break
        listener.listen()

        def serve() -> None:
            connection, _ = listener.accept()
            with connection:
                speak(connection)

        thread = threading.Thread(target=serve)
        thread.start()
        yield f"127.0.0.1:{listener.getsockname()[1] - server.FIRST_PORT}"
        thread.join(10)
        assert not thread.is_alive()


def refusal(address: str) -> Fault:
    with pytest.raises(PortError) as caught:
        server.open_server(address)
    return caught.value.fault


def version(number: int) -> bytes:
    return wire.packet(wire.VERSION, wire.pack(number))


@pytest.mark.parametrize(
    ("said", "detail"),
    [
        (version(9), "it speaks version 9, not 8"),
        (b"HTTP/1.1 400 Bad Request", "what it says is not BrlAPI"),
        (b"", "it closed the connection"),
        (version(8) + wire.packet(wire.AUTHORIZATION, wire.pack(ord("C"))), "authorization"),
        (version(8) + ACK, "what it says is not BrlAPI"),
    ],
)
def test_strange_servers(said: bytes, detail: str) -> None:
    """Each is told apart."""

    def speak(connection: socket.socket) -> None:
        connection.sendall(said)
        if said:
            connection.recv(100)

    with listening(speak) as address:
        fault = refusal(address)
    assert fault.reason == Reason.BRLAPI_STRANGE
    assert detail in fault.slots["detail"]


def test_a_server_that_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not waited for for ever."""
    monkeypatch.setattr(server, "OPEN_SECONDS", 0.2)
    with listening(lambda connection: connection.recv(1) and None) as address:
        assert refusal(address) == Fault(Reason.BRLAPI_STRANGE, address, detail="no answer")


def test_nobody_there() -> None:
    """Neither at a port nor at a socket of this machine."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1] - server.FIRST_PORT}"
        assert refusal(address) == Fault(Reason.BRLAPI_MISSING, address)
    assert refusal(":31999") == Fault(Reason.BRLAPI_MISSING, ":31999")


@pytest.mark.parametrize("address", ["127.0.0.1:x", "127.0.0.1:99999", "no.such.host.invalid:0"])
def test_addresses_that_are_none(address: str) -> None:
    """A fault with words, not an exception of some library."""
    assert refusal(address).reason in (Reason.PORT_WRONG, Reason.PORT_FAILED)


def test_where_addresses_lead(monkeypatch: pytest.MonkeyPatch) -> None:
    """As BRLTTY's own programs read them."""
    assert server.socket_address("127.0.0.1:2") == (socket.AF_INET, ("127.0.0.1", 4103))
    assert server.socket_address("127.0.0.1") == (socket.AF_INET, ("127.0.0.1", 4101))
    monkeypatch.setenv("BRLAPI_HOST", "elsewhere:3")
    assert server.default_address() == "elsewhere:3"
    monkeypatch.delenv("BRLAPI_HOST")
    assert server.default_address() == ":0"


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="no sockets in files here")
def test_the_socket_of_this_machine() -> None:
    """By its number."""
    assert server.socket_address(":3") == (socket.AF_UNIX, "/var/lib/BrlAPI/3")


def test_the_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes out as it is in the file that BRLAPI_AUTH names."""
    file = tmp_path / "key"
    file.write_bytes(b"secret")
    monkeypatch.setenv("BRLAPI_AUTH", f"none+keyfile:{file}")
    got = bytearray()

    def speak(connection: socket.socket) -> None:
        connection.sendall(version(8) + wire.packet(wire.AUTHORIZATION, wire.pack(ord("K"))))
        while not got.endswith(b"secret"):
            got.extend(connection.recv(100))
        connection.sendall(ACK)
        connection.recv(1)

    with listening(speak) as address:
        server.open_server(address).close()
    assert got == version(8) + wire.packet(wire.AUTHORIZATION, b"\0\0\0Ksecret")
