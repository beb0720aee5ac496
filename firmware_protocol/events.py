"""What happened on the line, as plain values. Must never know a protocol, a port or a thread.

Two events are equal if they are of the same kind and say the same. Imports nothing, so that
devices in MicroPython can use it; therefore plain classes and no dataclasses.
"""

# Longest run of bytes that one Noise carries; what is longer is cut, its `count` still counts all.
NOISE_BYTES = 64


class Event:
    """A value; `fields` names what it holds, in the order of its arguments."""

    fields: "tuple[str, ...]" = ()

    def values(self) -> "tuple[object, ...]":
        return tuple([getattr(self, field) for field in self.fields])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event) or type(self) is not type(other):
            return False
        return self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.values()))

    def __repr__(self) -> str:
        said = ", ".join([repr(value) for value in self.values()])
        return type(self).__name__ + "(" + said + ")"


class Send(Event):
    """These bytes belong on the line, now. Both halves answer in this way."""

    fields = ("data",)

    def __init__(self, data: bytes) -> None:
        self.data = data


class Noise(Event):
    """Bytes that mean nothing in this protocol were skipped.

    `data` are the first of them, at most NOISE_BYTES; `count` is how many there were; `why` is a
    few English words for whoever builds a display: "between packets", "checksum", "length" ...
    """

    fields = ("data", "count", "why")

    def __init__(self, data: bytes, why: str, count: int = 0) -> None:
        self.count = max(count, len(data))
        self.data = bytes(data[:NOISE_BYTES])
        self.why = why

    def __repr__(self) -> str:
        return "Noise(" + repr(self.data) + ", " + repr(self.why) + ", " + repr(self.count) + ")"


class Identified(Event):
    """A display is there and told its size. Heard again, it was reset: it shows nothing, and all
    keys count as released, without a KeyUp: nobody let them go.

    `model` is its name; `rows` and `columns` count cells for text, `status` the status cells
    beside row 0; `dots` is 6 or 8.
    """

    fields = ("model", "rows", "columns", "status", "dots")

    def __init__(self, model: str, rows: int, columns: int, status: int = 0, dots: int = 8) -> None:
        self.model = model
        self.rows = rows
        self.columns = columns
        self.status = status
        self.dots = dots


class DeviceInfo(Event):
    """The display said something about itself, such as ("serial number", "00001234")."""

    fields = ("what", "value")

    def __init__(self, what: str, value: str) -> None:
        self.what = what
        self.value = value


class KeyDown(Event):
    """A key went down. Names are in `keys`."""

    fields = ("key",)

    def __init__(self, key: str) -> None:
        self.key = key


class KeyUp(Event):
    """A key was released."""

    fields = ("key",)

    def __init__(self, key: str) -> None:
        self.key = key


class Ack(Event):
    """The display has taken what was shown last and is ready for the next."""


class Refused(Event):
    """The display has not taken what was shown last; it must be sent again."""


class DeviceError(Event):
    """The display reports an error of its own. `code` is the protocol's number."""

    fields = ("code", "text")

    def __init__(self, code: int, text: str) -> None:
        self.code = code
        self.text = text


class PoweredOff(Event):
    """The display says that it switches itself off; all keys count as released.

    To a device: the host asks for it.
    """


class Shown(Event):
    """To a device: the host wants these cells, the whole row, shown. `row` counts from 0."""

    fields = ("row", "cells")

    def __init__(self, row: int, cells: bytes) -> None:
        self.row = row
        self.cells = cells
