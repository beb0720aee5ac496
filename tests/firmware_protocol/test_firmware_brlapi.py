"""BrlAPI without BRLTTY: packets, key codes, the host, and servers that are not BRLTTY.

The golden frames state the bytes; these tests state what the host does with them.
"""

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from codec_pair import pieces
from random_bytes import amount

from firmware_protocol import keys
from firmware_protocol.brlapi import commands, server, wire
from firmware_protocol.brlapi.codec import codec
from firmware_protocol.brlapi.host import GONE_SECONDS, MOST_QUESTIONS, Host
from firmware_protocol.errors import Fault, PortError, Reason
from firmware_protocol.events import (
    Ack,
    Event,
    Identified,
    Noise,
    Send,
)
from firmware_protocol.link import Lost

ACK = wire.packet(wire.ACK)
MISSING = Lost(Fault(Reason.BRLAPI_NO_DISPLAY, ":0", detail=""))


def value(parameter: int, data: bytes, kind: int = wire.PARAMETER) -> bytes:
    """The answer to a request for a parameter."""
    return wire.packet(kind, wire.pack(wire.GLOBAL, parameter, 0, 0) + data)


def size(columns: int, rows: int) -> bytes:
    return wire.pack(columns, rows)


def error(code: int) -> bytes:
    return wire.packet(wire.ERROR, wire.pack(code))


def exception(code: int, rejected: int) -> bytes:
    return wire.packet(wire.EXCEPTION, wire.pack(code, rejected) + b"packet")


def answers(columns: int = 40, rows: int = 1, online: bytes = b"\1") -> bytes:
    """The answers of a server to hello."""
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


def identified_host(columns: int = 40, rows: int = 1) -> Host:
    """A host that has entered the tty."""
    host = Host(":0")
    host.hello()
    host.receive(answers(columns, rows))
    assert isinstance(host.receive(ACK * 3)[0], Identified)
    return host


def without_sends(events: list[Event]) -> list[Event]:
    return [event for event in events if not isinstance(event, Send)]


def key(code: int) -> bytes:
    return wire.packet(wire.KEY, wire.pack(code >> 32, code & commands.CODE))


def test_packets_in_pieces() -> None:
    """The packets do not depend on how the stream is cut."""
    stream = wire.packet(wire.ACK) + wire.packet(wire.KEY, b"12345678") + wire.packet(0x5056, b"x")
    expected = [(wire.ACK, b""), (wire.KEY, b"12345678"), (0x5056, b"x")]
    for first in range(len(stream)):
        for second in range(first, len(stream)):
            packets = wire.PacketSplitter()
            split = [
                packet
                for piece in pieces(stream, first, second)
                for packet in packets.receive(piece)
            ]
            assert split == expected
            assert packets.held == 0


def test_a_packet_that_is_too_long() -> None:
    """It is skipped without being kept; the next one is found."""
    packets = wire.PacketSplitter()
    assert packets.receive(wire.pack(1_000_000, wire.KEY)) == [None]
    for _ in range(1000):
        assert packets.receive(bytes(1000)) == []
        assert packets.held == 0
    assert packets.receive(ACK) == [(wire.ACK, b"")]
    assert Host().receive(wire.pack(10_000, 1)) == [Noise(b"", "packet too long")]


def test_packets_as_documented() -> None:
    """Size and type first; a range of keys is two codes of 64 bits; cells count from 1."""
    assert wire.enter_tty((1, 2), "Baum").hex() == "000000110000007400000002000000010000000204" + (
        b"Baum".hex()
    )
    assert wire.enter_tty(()).hex() == "00000005000000740000000000"
    ranges = wire.key_ranges(wire.ACCEPT_KEYS, [(0x20220000, 0x2022FFFF)])
    assert ranges.hex() == "0000001000000075" + "0000000020220000" + "000000002022ffff"
    assert wire.write(40, b"\x07\x08").hex() == (
        "0000001400000077" + "0000003a" + "00000029" + "00000002" + "0000" + "0708" + "00000000"
    )


def test_accepted_codes_have_names() -> None:
    """Apart from the code that reports that the display has gone."""
    for code in (*commands.NAMES, *commands.SYMBOLS, *commands.CHORDS):
        assert all(keys.known(name) for name in commands.key_names(code))
    for first, last in commands.RANGES:
        assert commands.key_names(first) or first == commands.OFFLINE
        assert commands.key_names(last) or first == commands.OFFLINE


def test_the_introduction() -> None:
    """The host enters the tty when it knows the display."""
    host = Host(":0", (7,))
    assert host.hello().startswith(wire.request(wire.DRIVER_NAME))
    (entering,) = host.receive(answers())
    assert isinstance(entering, Send)
    assert entering.data.startswith(wire.enter_tty((7,)))
    assert host.show({0: b"\1"}) == b""
    assert host.receive(ACK) == [Identified("Baum connect", 1, 40)]
    assert host.receive(ACK + ACK) == []
    assert host.show({0: b"\1"}) == wire.write(0, b"\1" + bytes(39)) + wire.packet(wire.SYNCHRONIZE)


def test_a_missing_display_is_reported_once() -> None:
    """Until there was one."""
    host = Host(":0")
    for expected in ([Lost(Fault(Reason.BRLAPI_NO_DISPLAY, ":0", detail=""))], []):
        host.hello()
        assert without_sends(host.receive(answers(0))) == expected
    news = host.receive(value(wire.ONLINE, b"\1", wire.PARAMETER_NEWS))
    assert isinstance(news[0], Send)
    host.receive(answers(20))
    assert host.receive(ACK) == [Identified("Baum connect", 1, 20)]


def test_a_display_that_is_not_linked_yet() -> None:
    """The host enters the tty only when BRLTTY has linked the display with its clients."""
    host = Host()
    host.hello()
    early = answers()[: -len(wire.packet(wire.LINKED_SIZE, size(0, 0)))]
    assert host.receive(early + wire.packet(wire.LINKED_SIZE, size(0, 0))) == []
    assert host.receive(value(wire.DISPLAY_SIZE, bytes(8), wire.PARAMETER_NEWS)) != []
    assert isinstance(host.receive(answers())[0], Send)


def test_another_size() -> None:
    """The host enters the tty again: BRLTTY keeps memory for the old number of cells."""
    host = identified_host()
    host.receive(value(wire.DISPLAY_SIZE, bytes(8), wire.PARAMETER_NEWS))
    (again,) = host.receive(answers(80))
    assert isinstance(again, Send)
    assert again.data.startswith(wire.packet(wire.LEAVE_TTY) + wire.enter_tty(()))
    assert host.receive(ACK * 4) == [Identified("Baum connect", 1, 80)]


def test_switched_off_and_on() -> None:
    """Reported once, though BRLTTY sends it twice; a display of the same size needs no new tty."""
    host = identified_host()
    off = value(wire.ONLINE, b"\0", wire.PARAMETER_NEWS)
    assert host.receive(off + off) == host.tick(0.0) == []
    assert host.tick(GONE_SECONDS) == [MISSING]
    assert host.tick(9.0) == []
    host.hello()
    assert host.receive(answers(online=b"\0")) == []
    host.receive(value(wire.ONLINE, b"\1", wire.PARAMETER_NEWS))
    assert host.receive(answers()) == [Identified("Baum connect", 1, 40)]


def test_a_display_that_goes() -> None:
    """The host leaves the tty and shows nothing."""
    host = identified_host()
    assert host.receive(key(commands.OFFLINE)) == [Send(wire.packet(wire.LEAVE_TTY))]
    assert host.show({0: b"\1"}) == b""
    assert host.goodbye() == b""


def test_a_display_that_goes_while_the_tty_is_entered() -> None:
    """The answers were older than the news: the host leaves the tty again."""
    host = Host()
    host.hello()
    host.receive(answers())
    assert host.receive(value(wire.ONLINE, b"\0", wire.PARAMETER_NEWS)) == []
    assert host.receive(ACK) == [Send(wire.packet(wire.LEAVE_TTY))]
    assert host.show({0: b"\1"}) == b""


def test_a_display_that_another_program_has() -> None:
    """Reported once, with the reason of BRLTTY."""
    host = Host(":0")
    host.hello()
    host.receive(answers())
    taken = Lost(Fault(Reason.BRLAPI_TAKEN, ":0", detail="another program has this tty"))
    assert host.receive(error(2) + error(5) + error(5)) == [taken]
    host.hello()
    assert isinstance(host.receive(answers())[0], Send)
    assert host.receive(error(2)) == []


def test_older_servers() -> None:
    """Without the number of dots there are eight; without parameters the server is too old."""
    host = Host(":0")
    host.hello()
    host.receive(answers()[: answers().index(value(wire.CELL_SIZE, b"\x08"))] + error(6))
    assert host.receive(answers()[answers().index(value(wire.ONLINE, b"\1")) :])
    assert host.receive(ACK) == [Identified("Baum connect", 1, 40)]
    host = Host(":0")
    host.hello()
    (lost,) = without_sends(host.receive(exception(4, wire.ASK_PARAMETER)))
    assert isinstance(lost, Lost)
    assert lost.fault.reason == Reason.BRLAPI_STRANGE


def test_unexpected_packets() -> None:
    """They are reported as noise and change nothing."""
    host = identified_host()
    for packet in (ACK, error(1), wire.packet(wire.LINKED_SIZE, size(9, 9))):
        assert host.receive(packet) == [Noise(packet, "unexpected packet")]
    host.show({0: b"\1"})
    assert host.receive(ACK) == [Ack()]


def test_random_bytes(request: pytest.FixtureRequest) -> None:
    """Random bytes, and packets with random data: no exception, no unlimited memory."""
    random = Random(3)
    kinds = [ord(letter) for letter in "vaktLmuwZAeEs"] + [0x5056, 0x5055]
    host = identified_host()
    count = 0
    while count < amount(request):
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
    """A server that runs `speak` for one client; gives its address."""
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
        thread.join(60)
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
    """The fault states what is strange."""

    def speak(connection: socket.socket) -> None:
        connection.sendall(said)
        if said:
            connection.recv(100)

    with listening(speak) as address:
        fault = refusal(address)
    assert fault.reason == Reason.BRLAPI_STRANGE
    assert detail in fault.slots["detail"]


def test_packets_that_are_mixed_up() -> None:
    """BRLTTY 6.5 sometimes writes a key into an answer: the port fails, to be opened again."""
    driver = bytes.fromhex("00000000000000010000000200000000000000004261756d")
    header = wire.pack(len(driver), wire.PARAMETER)
    for mixed in (header + key(0x20000018) + driver, wire.pack(100_000, wire.KEY)):
        ours, theirs = socket.socketpair()
        with ours, theirs:
            connection = server.ServerConnection(ours, ":0")
            good = value(wire.ONLINE, b"\1") + ACK
            theirs.sendall(good)
            assert connection.read() == good
            theirs.sendall(mixed)
            with pytest.raises(PortError) as caught:
                connection.read()
            assert caught.value.fault.reason == Reason.BRLAPI_CLOSED


def wait_for_end(connection: socket.socket) -> None:
    connection.recv(1)


def test_a_silent_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """The client gives up after OPEN_SECONDS."""
    monkeypatch.setattr(server, "OPEN_SECONDS", 0.2)
    with listening(wait_for_end) as address:
        assert refusal(address) == Fault(Reason.BRLAPI_STRANGE, address, detail="no answer")


def test_no_server() -> None:
    """Neither at a TCP port nor at a socket of this machine."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1] - server.FIRST_PORT}"
        assert refusal(address) == Fault(Reason.BRLAPI_MISSING, address)
    assert refusal(":31999") == Fault(Reason.BRLAPI_MISSING, ":31999")


@pytest.mark.parametrize("address", ["127.0.0.1:x", "127.0.0.1:99999", "no.such.host.invalid:0"])
def test_invalid_addresses(address: str) -> None:
    """They cause a fault, not an exception of a library."""
    assert refusal(address).reason in (Reason.PORT_WRONG, Reason.PORT_FAILED)


def test_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """They have the meaning that BRLTTY's programs give them."""
    assert server.socket_address("127.0.0.1:2") == (socket.AF_INET, ("127.0.0.1", 4103))
    assert server.socket_address("127.0.0.1") == (socket.AF_INET, ("127.0.0.1", 4101))
    monkeypatch.setenv("BRLAPI_HOST", "elsewhere:3")
    assert server.default_address() == "elsewhere:3"
    monkeypatch.delenv("BRLAPI_HOST")
    assert server.default_address() == ":0"


@pytest.mark.needs("sockets in files")
def test_the_socket_of_this_machine() -> None:
    """Its name is the number of the server."""
    assert server.socket_address(":3") == (socket.AF_UNIX, "/var/lib/BrlAPI/3")


def test_the_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The client sends the content of the file that BRLAPI_AUTH names."""
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
