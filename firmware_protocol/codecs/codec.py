"""The interface of a protocol, as types that plain classes satisfy; there is no base class."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from firmware_protocol.events import Event


class Host(Protocol):
    """The computer's half."""

    @property
    def acks(self) -> bool:
        """Whether the host reports `Ack` or `Refused` for every row."""

    @property
    def ready(self) -> bool:
        """Whether `show` may be called: no answer must come first."""

    @property
    def deadline(self) -> float | None:
        """When `tick` must be called at the latest, in seconds; None: it need not be called."""

    @property
    def unfinished(self) -> bool:
        """Whether a packet has begun and not ended."""

    @property
    def held(self) -> int:
        """How many bytes of unfinished packets are kept; never more than the codec's `limit`."""

    def hello(self) -> bytes: ...
    def goodbye(self) -> bytes: ...
    def show(self, rows: Mapping[int, bytes]) -> bytes: ...
    def receive(self, data: bytes) -> list[Event]: ...
    def tick(self, now: float) -> list[Event]: ...


class Device(Protocol):
    """The display's half."""

    rows: list[bytearray]

    @property
    def keys(self) -> Sequence[str]:
        """The names of all its keys."""

    @property
    def held(self) -> int:
        """How many bytes of unfinished packets are kept; never more than the codec's `limit`."""

    def hello(self) -> bytes: ...
    def press(self, key: str) -> bytes: ...
    def release(self, key: str) -> bytes: ...
    def power_off(self) -> bytes: ...
    def receive(self, data: bytes) -> list[Event]: ...
    def tick(self, now: float) -> list[Event]: ...


class DeviceFactory(Protocol):
    """Makes a device; an empty `model` is the default one.

    Raises: ValueError with one English sentence, if the protocol has no such size or model.
    """

    def __call__(self, columns: int = ..., rows: int = ..., model: str = ...) -> Device: ...


class SerialLine(NamedTuple):
    """The settings of a serial port. There are always 8 data bits and 1 stop bit."""

    baud: int
    parity: str  # "N", "E" or "O", as in pyserial

    def seconds(self, count: int) -> float:
        """How many seconds `count` bytes take on the wire."""
        bits = 10 if self.parity == "N" else 11
        return count * bits / self.baud


class Codec(NamedTuple):
    """One protocol."""

    name: str
    title: str  # for people
    line: SerialLine
    host: Callable[[], Host]
    device: DeviceFactory
    limit: int  # the most bytes of unfinished packets that either half keeps
    checked: bool  # whether a checksum protects the packets
    hello_seconds: tuple[float, ...]  # times between two hellos, repeated from the first one
    ack_seconds: float  # the longest time for an acknowledgement; 0 if there are none
    pause_seconds: dict[str, float]  # model to the rest that it needs between two frames
    models: tuple[str, ...]  # what `device` can be; the first is the default
    columns: int  # the default size of `device`
    rows: int
