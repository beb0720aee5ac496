"""What all codecs share when they cut a stream of bytes into packets. Fit for MicroPython.

A reader keeps the bytes of one unfinished packet, reports bytes that belong to no packet as
`Noise`, and gives an unfinished packet up when no byte arrives for STALE_SECONDS.
"""

from firmware_protocol.events import NOISE_BYTES, Event, Noise

STALE_SECONDS = 0.5


class Reader:
    """Base of both halves of a codec: the clock, and the bytes between packets.

    A subclass defines `unfinished`, `read_byte`, `give_up` and `drop`.
    """

    def __init__(self) -> None:
        self._noise = bytearray()
        self._noise_count = 0
        self._received = False  # since the last call of `expire`
        self._received_at = 0.0

    @property
    def unfinished(self) -> bool:
        """Whether a packet has begun and not ended."""
        return False

    def read_byte(self, byte: int, events: "list[Event]") -> None:
        """Add one byte; append the events of a packet that it completes."""

    def give_up(self, events: "list[Event]") -> None:
        """No more bytes arrive for the unfinished packet."""

    def drop(self) -> None:
        """Forget the unfinished packet without reporting it."""

    def receive(self, data: bytes) -> "list[Event]":
        """The events of these bytes, in order."""
        events: list[Event] = []
        self._received = True
        for byte in data:
            self.read_byte(byte, events)
        self.report_noise(events)
        return events

    def expire(self, now: float) -> "list[Event]":
        """Give up an unfinished packet that got no byte for STALE_SECONDS; `now` in seconds."""
        events: list[Event] = []
        if self._received:
            self._received = False
            self._received_at = now
        elif self.unfinished and now >= self.expires_at:
            self.give_up(events)
            self.report_noise(events)
        return events

    @property
    def expires_at(self) -> float:
        """When `expire` gives up the unfinished packet, in seconds of the same clock."""
        return self._received_at + STALE_SECONDS

    def skip(self, byte: int) -> None:
        """This byte belongs to no packet."""
        self._noise_count += 1
        if len(self._noise) < NOISE_BYTES:
            self._noise.append(byte)

    def report_noise(self, events: "list[Event]") -> None:
        """Append an event for the bytes skipped since the last report, if there are any."""
        if self._noise_count:
            events.append(Noise(bytes(self._noise), "between packets", self._noise_count))
            self._noise = bytearray()
            self._noise_count = 0


# Results of `PacketReader.packet_length` besides a length.
UNKNOWN = 0
NO_PACKET = -1


class PacketReader(Reader):
    """For packets without escapes, whose beginning states their length.

    A subclass defines `packet_length` and `handle_packet`, and `is_intact` if there is a checksum.
    """

    def __init__(self) -> None:
        super().__init__()
        self._buffer = bytearray()

    def packet_length(self, buffer: bytearray) -> int:
        """The length of the packet that begins with these bytes, at least one.

        UNKNOWN: more bytes are needed. NO_PACKET: no packet begins with these bytes.
        """
        return NO_PACKET

    def is_intact(self, packet: bytes) -> bool:
        """Whether the checksum of a complete packet is right."""
        return True

    def handle_packet(self, packet: bytes) -> "list[Event]":
        """The events of a complete, intact packet."""
        return []

    def handle_damaged_packet(self) -> "list[Event]":
        """The events of a complete packet with a wrong checksum."""
        return []

    @property
    def held(self) -> int:
        """How many bytes of an unfinished packet are kept."""
        return len(self._buffer)

    @property
    def unfinished(self) -> bool:
        return len(self._buffer) > 0

    def drop(self) -> None:
        self._buffer = bytearray()

    def read_byte(self, byte: int, events: "list[Event]") -> None:
        self._buffer.append(byte)
        self._split(events)

    def give_up(self, events: "list[Event]") -> None:
        # What looked like the beginning of a packet may hide a complete one.
        while self._buffer:
            self._skip_first()
            self._split(events)

    def _split(self, events: "list[Event]") -> None:
        """Handle complete packets, skip bytes that begin none."""
        while self._buffer:
            length = self.packet_length(self._buffer)
            if length == UNKNOWN or length > len(self._buffer):
                return
            if length == NO_PACKET:
                self._skip_first()
                continue
            packet = bytes(self._buffer[:length])
            if self.is_intact(packet):
                self._buffer = self._buffer[length:]
                self.report_noise(events)
                events.extend(self.handle_packet(packet))
            else:
                self._skip_first()
                events.extend(self.handle_damaged_packet())

    def _skip_first(self) -> None:
        """The first byte begins no packet; the next one may."""
        self.skip(self._buffer[0])
        self._buffer = self._buffer[1:]
