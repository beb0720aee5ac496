"""Examines a display in its protocol, for people who build displays.

Works with the host half of any codec. It knows no terminal: results are values, and keys are passed
to a function.
"""

import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

from firmware_protocol.codecs.codec import Codec
from firmware_protocol.events import (
    Ack,
    DeviceError,
    DeviceInfo,
    Event,
    Identified,
    KeyDown,
    KeyUp,
    Noise,
    PoweredOff,
    Refused,
    Send,
)
from firmware_protocol.transport import Transport, write_all

ANSWER_SECONDS = 2.5  # for an answer to hello
PIECE_SECONDS = 0.005  # between bytes that are sent one by one
GAP_SECONDS = 0.8  # after which a display gives up an unfinished packet
QUIET_SECONDS = 0.15  # without a byte, after which the display has finished
# Bytes that begin, end or escape something in one of the protocols.
SPECIAL = b"\x1b\x7e\x7d\x5e\x5d\x16\x79\xaa\x55\xa5\xff\x00"
NOISE = bytes(range(0x20, 0x60)) + b"\x00" * 8
BURST = 20  # frames sent at once to a display that is not slow


class Step(NamedTuple):
    """One step of the examination and the problems that it found, as English sentences."""

    title: str
    problems: list[str]


class Examiner:
    """The computer's side of an examination, at an open port.

    `display`: what the display stated in the first step; None before that and without an answer.
    """

    def __init__(self, codec: Codec, transport: Transport) -> None:
        self.codec = codec
        self.display: Identified | None = None
        self._transport = transport
        self._host = codec.host()
        self._received = bytearray()

    def steps(self) -> Iterator[Step]:
        """All steps in order; only the first one if the display does not answer.

        Raises: PortError, if the port fails.
        """
        yield self._check_hello()
        if not self.display:
            return
        yield Step("asked again", self._check_identity())
        yield Step("the question in single bytes", self._check_identity(pieces=True))
        yield Step("bytes without meaning before the question", self._after(NOISE))
        yield Step("every dot pattern", self._patterns())
        yield Step("cells that look like control bytes", self._special())
        yield Step("half a frame, a pause, and a whole one", self._half())
        yield Step("many frames, as fast as the line allows", self._burst())
        yield Step("dots one to eight in the first eight cells", self._show(_numbered_dots()))

    def keys(self, seconds: float, say: Callable[[str], None]) -> Step:
        """Receive keys for `seconds` and pass a line about each to `say`. Raises: PortError."""
        problems: list[str] = []
        down: set[str] = set()
        seen = 0
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            events = self._listen(lambda event: True, QUIET_SECONDS, 0.0)
            for event in events:
                if isinstance(event, KeyDown):
                    seen += 1
                    down.add(event.key)
                    say(f"Down: {event.key}.")
                elif isinstance(event, KeyUp):
                    down.discard(event.key)
                    say(f"Up: {event.key}.")
            problems += self._unexpected(events)
        if not seen:
            problems.append("no key was heard. If keys were pressed, they were not sent.")
        problems += [f"{key} went down and was never released." for key in sorted(down)]
        return Step("keys", _distinct(problems))

    def _check_hello(self) -> Step:
        events = self._ask()
        problems = self._unexpected(events)
        for event in events:
            if isinstance(event, Identified):
                self.display = event
        if not self.display:
            problems.insert(0, self._explain_silence(events))
        return Step("the question who is there", problems)

    def _explain_silence(self, events: list[Event]) -> str:
        line = self.codec.line
        if not self._received:
            return (
                f"not one byte came back within {ANSWER_SECONDS} seconds. Is the display on, is "
                f"its line set to {line.baud} baud and parity {line.parity}, are the two data "
                "wires crossed, and does it answer without being asked twice?"
            )
        info = [
            f"{event.what} {event.value!r}" for event in events if isinstance(event, DeviceInfo)
        ]
        if info:
            return f"it said {', '.join(info)}, but not its size, and so it cannot be used."
        return (
            f"{len(self._received)} bytes came back, but not its size: "
            f"{_hex(self._received)}. If these look like chance, speed or parity are wrong: "
            f"this protocol wants {line.baud} baud and parity {line.parity}."
        )

    def _after(self, data: bytes) -> list[str]:
        self._write(data)
        return self._check_identity()

    def _check_identity(self, pieces: bool = False) -> list[str]:
        """Whether the display still states the same model and size."""
        events = self._ask(pieces)
        problems = self._unexpected(events)
        answers = [event for event in events if isinstance(event, Identified)]
        if not answers:
            problems.append("the question who is there was not answered.")
        elif answers[-1] != self.display:
            problems.append(f"it now says that it is {_model_and_size(answers[-1])}.")
        return problems

    def _patterns(self) -> list[str]:
        assert self.display
        count = 1 << self.display.dots
        width = self.display.columns
        problems: list[str] = []
        frames = [
            bytes(range(start, min(start + width, count))) for start in range(0, count, width)
        ]
        for cells in frames:
            problems += self._show(cells)
        return _distinct(problems + self._check_identity())

    def _special(self) -> list[str]:
        assert self.display
        width = self.display.columns
        problems = []
        for start in (b"", b"\x00"):  # a blank cell first may look like a short packet
            problems += self._show((start + SPECIAL * width)[:width])
            problems += self._check_identity()
        for byte in self._suspects():
            problems += [
                f"cells {byte:02X}: {problem}" for problem in self._show(bytes([byte]) * width)
            ]
            problems += [f"after cells {byte:02X}, {problem}" for problem in self._check_identity()]
        return _distinct(problems)

    def _suspects(self) -> bytes:
        """The special bytes with which packets of this protocol begin or end."""
        hello = self.codec.host().hello()
        ends = {hello[0], hello[-1]}
        return bytes(byte for byte in SPECIAL if byte in ends and byte)

    def _half(self) -> list[str]:
        assert self.display
        frame = self._host.show({0: bytes([1]) * self.display.columns})
        self._write(frame[: len(frame) // 2])
        self._collect(GAP_SECONDS)
        problems = self._check_identity()
        return _distinct(
            problems + self._show(bytes([3]) * self.display.columns) + self._check_identity()
        )

    def _burst(self) -> list[str]:
        assert self.display
        problems: list[str] = []
        slow = self.codec.ack_seconds > 5.0
        for number in range(2 if slow else BURST):
            problems += self._show(bytes([number % 64 | 1]) * self.display.columns, quiet=False)
        return _distinct(problems + self._check_identity())

    def _show(self, cells: bytes, quiet: bool = True) -> list[str]:
        """Show row 0 and wait until the display is ready for the next row."""
        until = time.monotonic() + ANSWER_SECONDS
        while not self._host.ready and time.monotonic() < until:
            self._await(lambda event: self._host.ready, 0.05)
        frame = self._host.show({0: cells})
        self._write(frame)
        if not self._host.acks:
            time.sleep(self.codec.line.seconds(len(frame)))
            events = self._collect(QUIET_SECONDS) if quiet else []
            problems = self._unexpected(events)
            if any(isinstance(event, Identified) for event in events):
                problems.append("it introduced itself again although it was only sent cells.")
            return problems
        events = self._await(lambda event: isinstance(event, Ack | Refused), self.codec.ack_seconds)
        problems = self._unexpected(events)
        if any(isinstance(event, Refused) for event in events):
            problems.append("a row was refused, or not answered.")
        elif not any(isinstance(event, Ack) for event in events):
            problems.append(f"a row was not acknowledged within {self.codec.ack_seconds} seconds.")
        return problems

    def _ask(self, pieces: bool = False) -> list[Event]:
        """Send hello and collect the answer; without one send it once more, as programs do.

        Some hosts ask in two ways in turn, and a display need answer only one of them.
        """
        self._received.clear()
        events: list[Event] = []
        for _ in range(2):
            hello = self._host.hello()
            for piece in (bytes([byte]) for byte in hello) if pieces else [hello]:
                self._write(piece)
                if pieces:
                    time.sleep(PIECE_SECONDS)
            events += self._await(lambda event: isinstance(event, Identified), ANSWER_SECONDS)
            if any(isinstance(event, Identified) for event in events):
                break
        # What the display sends after its size belongs to the answer.
        return events + self._collect(QUIET_SECONDS)

    def _collect(self, seconds: float) -> list[Event]:
        """The events of `seconds`, but at least of one read."""
        return self._listen(lambda event: False, seconds, 0.0)

    def _await(self, enough: Callable[[Event], bool], seconds: float) -> list[Event]:
        """The events up to the first that is `enough`, or those of `seconds`.

        Continues for at most ANSWER_SECONDS more while the display is still sending.
        """
        return self._listen(enough, seconds, ANSWER_SECONDS)

    def _listen(
        self, enough: Callable[[Event], bool], seconds: float, extension: float
    ) -> list[Event]:
        collected: list[Event] = []
        until = time.monotonic() + seconds
        has_read = is_silent = False
        while True:
            now = time.monotonic()
            events = self._host.tick(now)
            if not events:
                if has_read and now >= until + (0.0 if is_silent else extension):
                    return collected
                data = self._transport.read()
                has_read = True
                is_silent = not data
                self._received += data
                events = self._host.receive(data)
            for event in events:
                if isinstance(event, Send):
                    self._write(event.data)
                else:
                    collected.append(event)
            if any(enough(event) for event in events if not isinstance(event, Send)):
                return collected

    def _write(self, data: bytes) -> None:
        write_all(self._transport, data, ANSWER_SECONDS, PIECE_SECONDS)

    def _unexpected(self, events: list[Event]) -> list[str]:
        """The problems in events that a display should never cause."""
        problems = []
        for event in events:
            if isinstance(event, Noise):
                problems.append(
                    f"it sent bytes that mean nothing ({event.why}): {_hex(event.data)}."
                )
            elif isinstance(event, DeviceError):
                problems.append(f"it reports the error {event.code:02X}, {event.text}.")
            elif isinstance(event, PoweredOff):
                problems.append("it says that it switches itself off.")
        return problems


def describe(display: Identified) -> str:
    """Model and size of a display, as an English sentence."""
    return f"It is {_model_and_size(display)}."


def _model_and_size(display: Identified) -> str:
    rows = "1 row" if display.rows == 1 else f"{display.rows} rows"
    status = f" and {display.status} status cells" if display.status else ""
    return f"{display.model}, {rows} of {display.columns} cells of {display.dots} dots{status}"


def _numbered_dots() -> bytes:
    """Dot 1 in the first cell to dot 8 in the eighth."""
    return bytes(1 << dot for dot in range(8))


def _hex(data: bytes | bytearray) -> str:
    shown = bytes(data[:24]).hex(" ").upper()
    return shown + (" and more" if len(data) > 24 else "")


def _distinct(problems: list[str]) -> list[str]:
    return list(dict.fromkeys(problems))
