"""Events on the line, as plain values that know no protocol, port or thread.

Events are equal if their classes and fields are equal. This module imports nothing, so that devices
in MicroPython can use it; therefore the events are plain classes and no dataclasses.
"""

NOISE_BYTES = 64  # the most bytes that one Noise carries; its `count` counts all of them


class Event:
    """A value. `fields` are the names of its attributes, in the order of `values`."""

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
        values = ", ".join([repr(value) for value in self.values()])
        return type(self).__name__ + "(" + values + ")"


class Send(Event):
    """These bytes go on the line now; both halves of a codec answer with this event."""

    fields = ("data",)

    def __init__(self, data: bytes) -> None:
        self.data = data


class Noise(Event):
    """Bytes without a meaning in this protocol were skipped.

    `data` holds the first of them, at most NOISE_BYTES; `count` is the number of all; `why` gives
    the reason in a few English words, for people who build displays: "checksum", "wrong length".
    """

    fields = ("data", "count", "why")

    def __init__(self, data: bytes, why: str, count: int = 0) -> None:
        self.count = max(count, len(data))
        self.data = bytes(data[:NOISE_BYTES])
        self.why = why

    def __repr__(self) -> str:
        return "Noise(" + repr(self.data) + ", " + repr(self.why) + ", " + repr(self.count) + ")"


class Identified(Event):
    """A display answered and stated its size.

    A second event means that the display was reset: it shows nothing, and all keys count as
    released, without any KeyUp. `model` is its name; `rows` and `columns` count cells for text,
    `status` the status cells beside row 0; `dots` is 6 or 8.
    """

    fields = ("model", "rows", "columns", "status", "dots")

    def __init__(self, model: str, rows: int, columns: int, status: int = 0, dots: int = 8) -> None:
        self.model = model
        self.rows = rows
        self.columns = columns
        self.status = status
        self.dots = dots


class DeviceInfo(Event):
    """The display stated something about itself, such as ("serial number", "00001234")."""

    fields = ("what", "value")

    def __init__(self, what: str, value: str) -> None:
        self.what = what
        self.value = value


class KeyDown(Event):
    """A key went down; the names of keys are in `keys`."""

    fields = ("key",)

    def __init__(self, key: str) -> None:
        self.key = key


class KeyUp(Event):
    """A key was released."""

    fields = ("key",)

    def __init__(self, key: str) -> None:
        self.key = key


class Ack(Event):
    """The display accepted the last row and is ready for the next one."""


class Refused(Event):
    """The display did not accept the last row; it must be sent again."""


class DeviceError(Event):
    """The display reports an error. `code` is the protocol's number for it."""

    fields = ("code", "text")

    def __init__(self, code: int, text: str) -> None:
        self.code = code
        self.text = text


class PoweredOff(Event):
    """The display switches itself off; all keys count as released.

    As an event of a device: the host asks the device to switch itself off.
    """


class Shown(Event):
    """An event of a device: it shows these cells, a whole row, now. `row` counts from 0."""

    fields = ("row", "cells")

    def __init__(self, row: int, cells: bytes) -> None:
        self.row = row
        self.cells = cells


def key_changes(before: "set[str]", after: "set[str]") -> "list[Event]":
    """The events between two sets of pressed keys: released keys first, each in order of names."""
    events: list[Event] = [KeyUp(key) for key in sorted(before - after)]
    return events + [KeyDown(key) for key in sorted(after - before)]
