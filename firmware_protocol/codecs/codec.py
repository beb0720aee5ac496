"""What a protocol brings, as types. Satisfied by plain classes; no base class."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from firmware_protocol.events import Event


class Host(Protocol):
    """The computer's half."""

    @property
    def acks(self) -> bool:
        """Whether every row shown is answered by `Ack` or `Refused`."""

    @property
    def ready(self) -> bool:
        """Whether `show` may be called: no answer is awaited that must come first."""

    @property
    def deadline(self) -> float | None:
        """When `tick` should be called at the latest; None: it need not be."""

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
    def held(self) -> int: ...

    def hello(self) -> bytes: ...
    def press(self, key: str) -> bytes: ...
    def release(self, key: str) -> bytes: ...
    def power_off(self) -> bytes: ...
    def receive(self, data: bytes) -> list[Event]: ...
    def tick(self, now: float) -> list[Event]: ...


class MakeDevice(Protocol):
    """Raises: ValueError with one English sentence, for a size or model it cannot be."""

    def __call__(self, columns: int = ..., rows: int = ..., model: str = ...) -> Device: ...


class Line(NamedTuple):
    """How the port must be set. 8 data bits and 1 stop bit everywhere."""

    baud: int
    parity: str  # "N", "E" or "O", as pyserial has it

    def seconds(self, count: int) -> float:
        """How long `count` bytes take on the wire."""
        bits = 10 if self.parity == "N" else 11
        return count * bits / self.baud


class Codec(NamedTuple):
    """One protocol."""

    name: str
    title: str  # for people
    line: Line
    host: Callable[[], Host]
    device: MakeDevice
    limit: int  # bytes of unfinished packets that either half keeps at most
    checked: bool  # whether damaged packets are recognised by a checksum
    hello_seconds: tuple[float, ...]  # when to say hello again; the last goes on for ever
    ack_seconds: float  # how long to wait for an acknowledgement
    pause_seconds: dict[str, float]  # model to the rest that it needs between two frames
    models: tuple[str, ...]  # what `device` can be; the first is the usual one
    columns: int  # the usual size of `device`
    rows: int
