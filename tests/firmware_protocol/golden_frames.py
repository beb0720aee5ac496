"""Golden frames: the bytes of a protocol as outside sources state them, and how they are checked.

Both halves of a codec share one table of constants, so a wrong constant makes both wrong alike and
they still understand each other. The data modules `golden_baum` ... `golden_brlapi` therefore state
the bytes as literals. They must never import the tables under test (`wire`, `commands`).

A `Conversation` drives one half alone. Each of its steps calls one method of that half and states
what it returns: the bytes that go on the line, as hexadecimal digits, and the events besides.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from firmware_protocol.codecs.codec import Codec, Device, Host
from firmware_protocol.events import Event, KeyDown, KeyUp, Noise, Send, Shown

GAP = "between packets"  # why bytes that belong to no packet are reported


class Step(NamedTuple):
    """`name`: a method or an attribute of the half. An attribute is compared with `value`."""

    name: str
    arguments: tuple[object, ...] = ()
    sent: str = ""
    events: tuple[Event, ...] = ()
    value: object = None


class Conversation(NamedTuple):
    """`size`: the arguments (columns, rows, model) that make the device; None: a host."""

    name: str
    size: tuple[int | str, ...] | None
    steps: Sequence[Step]


class Properties(NamedTuple):
    """What the registry must say of a codec; the fields are those of `Codec`."""

    baud: int
    parity: str
    limit: int
    checked: bool
    hello_seconds: tuple[float, ...]
    ack_seconds: float
    pause_seconds: Mapping[str, float]
    models: tuple[str, ...]
    columns: int
    rows: int


def receive(data: str, *events: Event, sent: str = "") -> Step:
    return Step("receive", (bytes.fromhex(data),), sent, events)


def ignore(data: str) -> Step:
    """These bytes belong to no packet."""
    return receive(data, Noise(bytes.fromhex(data), GAP))


def hello(sent: str) -> Step:
    return Step("hello", (), sent)


def goodbye(sent: str) -> Step:
    return Step("goodbye", (), sent)


def power_off(sent: str) -> Step:
    return Step("power_off", (), sent)


def show(row: int, cells: str, sent: str) -> Step:
    return Step("show", ({row: bytes.fromhex(cells)},), sent)


def show_received(data: str, row: int, cells: str, sent: str = "") -> Step:
    """The device receives a row and shows it."""
    return receive(data, Shown(row, bytes.fromhex(cells)), sent=sent)


def press(key: str, sent: str) -> Step:
    return Step("press", (key,), sent)


def release(key: str, sent: str) -> Step:
    return Step("release", (key,), sent)


def tick(now: float, *events: Event, sent: str = "") -> Step:
    return Step("tick", (now,), sent, events)


def value(name: str, expected: object) -> Step:
    return Step(name, value=expected)


def setting(name: str, new: object) -> Step:
    """Sets an attribute of the half."""
    return Step("__setattr__", (name, new))


class KeyFrames(NamedTuple):
    """What a display sends when one key goes down and up, as hexadecimal digits."""

    down: str
    up: str


def pressed_keys(keys: Mapping[str, KeyFrames]) -> list[Step]:
    """The device has exactly these keys and sends these bytes for each."""
    steps = [Step("keys", value=set(keys)), press("nonsense", ""), release("nonsense", "")]
    for key, frames in keys.items():
        steps += [release(key, ""), press(key, frames.down), press(key, "")]
        steps += [release(key, frames.up)]
    return steps


def received_keys(keys: Mapping[str, KeyFrames]) -> list[Step]:
    """The host reports these keys for these bytes."""
    steps = []
    for key, frames in keys.items():
        steps += [receive(frames.down, KeyDown(key)), receive(frames.up, KeyUp(key))]
    return steps


def check(conversation: Conversation, codec: Codec) -> None:
    """Raises: AssertionError, if the half of this codec does anything else."""
    half: Host | Device
    half = codec.host() if conversation.size is None else _device(codec, conversation.size)
    for number, step in enumerate(conversation.steps):
        member = getattr(half, step.name)
        result: object
        expected: object
        if callable(member):
            result = _outcome(member(*step.arguments))
            expected = (bytes.fromhex(step.sent), list(step.events))
        else:
            result = set(member) if isinstance(step.value, set) else member
            expected = step.value
        if result != expected:
            place = f"{conversation.name}, step {number}: {step.name}{step.arguments}"
            raise AssertionError(f"{place}\nexpected {expected}\nresult   {result}")


def _outcome(result: bytes | list[Event] | None) -> tuple[bytes, list[Event]]:
    """The bytes that go on the line, and the other events."""
    if isinstance(result, bytes):
        return result, []
    events: list[Event] = []
    sent = b""
    for event in result or ():
        if isinstance(event, Send):
            sent += event.data
        else:
            events.append(event)
    return sent, events


def _device(codec: Codec, size: tuple[int | str, ...]) -> Device:
    make: Callable[..., Device] = codec.device
    return make(*size)


def check_properties(properties: Properties, codec: Codec) -> None:
    """Raises: AssertionError, if the registry says anything else of this codec."""
    result = Properties(*codec.line, *(getattr(codec, name) for name in Properties._fields[2:]))
    assert result == properties


def check_refused(sizes: Iterable[tuple[int, int, str]], codec: Codec) -> None:
    """Raises: AssertionError, if a device of such columns, rows and model can be made."""
    for size in sizes:
        try:
            codec.device(*size)
        except ValueError:
            continue
        raise AssertionError(f"{codec.name} has no device of {size}")
