"""Clients of BrlAPI without threads, served by the loop of `brltty_process`."""

import time
from collections.abc import Generator

from brltty_process import Brltty, Steps, Wait

from firmware_protocol.brlapi import server, wire
from firmware_protocol.brlapi.codec import codec as brlapi_codec
from firmware_protocol.errors import PortError
from firmware_protocol.events import Event, Identified
from firmware_protocol.link import Link

DRIVER_NAMES = {
    "baum": "Baum",
    "humanware": "HumanWare",
    "handytech": "HandyTech",
    "canute": "Canute",
    "dotpad": "DotPad",
}


class LinkClient:
    """Our own link and BrlAPI codec."""

    def __init__(self, brltty: Brltty, key_file: str = "") -> None:
        """Connects at once. Raises: PortError, if BRLTTY refuses."""
        self.events: list[Event] = []
        self.link = Link(brlapi_codec(brltty.address), brltty.address)
        self.connection: server.ServerConnection | None = None
        self._brltty = brltty
        self.connection = server.open_server(brltty.address, key_file)
        self.link.opened(time.monotonic())
        brltty.clients.append(self)

    @property
    def display(self) -> Identified | None:
        return self.link.display

    @property
    def columns(self) -> int:
        """0 without a display."""
        return self.display.columns if self.display else 0

    def serve(self, readable: bool) -> None:
        assert self.connection
        try:
            data = self.connection.read() if readable else b""
            self.events += self.link.step(time.monotonic(), data)
            if self.link.pending:
                written = self.connection.write(bytes(self.link.pending))
                self.link.sent(written, time.monotonic())
        except PortError as error:
            self.events += self.link.closed(error.fault)
            self.connection.close()
            self.connection = None

    def write(self, packet: bytes) -> None:
        """Send any packet to BRLTTY."""
        assert self.connection
        assert self.connection.write(packet) == len(packet)

    def show(self, rows: list[bytes]) -> Steps:
        """Show a frame and wait until BRLTTY has it."""
        self.link.show(rows)
        yield self._brltty.wait(lambda: self.link.idle, "BRLTTY accepts the frame")


def connect(brltty: Brltty, key_file: str = "") -> Generator[Wait, None, LinkClient]:
    """A client that knows the display."""
    yield brltty.wait(brltty.accepts_clients, "BrlAPI accepts clients")
    client = LinkClient(brltty, key_file)
    yield brltty.wait(lambda: client.display, "BrlAPI reports the display")
    return client


class DriverKeys:
    """A client in driver mode: it receives every key with the number of BRLTTY's driver."""

    def __init__(self, brltty: Brltty) -> None:
        self.connection: server.ServerConnection | None = server.open_server(brltty.address)
        self.packets: list[tuple[int, bytes]] = []
        self._splitter = wire.PacketSplitter()
        entering = wire.enter_tty((), DRIVER_NAMES[brltty.codec])
        assert self.connection
        assert self.connection.write(entering) == len(entering)
        brltty.clients.append(self)

    def serve(self, readable: bool) -> None:
        assert self.connection
        if readable:
            self.packets += filter(None, self._splitter.receive(self.connection.read()))

    @property
    def is_entered(self) -> bool:
        return self.packets[:1] == [(wire.ACK, b"")]

    @property
    def keys(self) -> list[tuple[bool, int, int]]:
        """The keys so far: whether each went down, its group and its number."""
        codes = [wire.unpack(data) for kind, data in self.packets if kind == wire.KEY]
        return [(bool(flags >> 31), code >> 8 & 0xFF, code & 0xFF) for flags, code in codes]
