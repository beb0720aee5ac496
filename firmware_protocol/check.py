"""A display examined by its protocol, for people who build one: steps, and words what is wrong.

Works with any codec's host half. Must never know a terminal: what is found goes to `say`.
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
from firmware_protocol.transport import Transport

ANSWER_SECONDS = 2.5  # for an answer to "who is there?"
PIECE_SECONDS = 0.005  # between bytes that are sent one by one
GAP_SECONDS = 0.8  # after which what was half sent is given up
QUIET_SECONDS = 0.15  # without a byte: the display has said what it had to say
# Bytes that begin, end or escape something in one of the protocols.
SPECIAL = b"\x1b\x7e\x7d\x5e\x5d\x16\x79\xaa\x55\xa5\xff\x00"
NOISE = bytes(range(0x20, 0x60)) + b"\x00" * 8
BURST = 20  # frames in a row, where a display needs no time for each


class Step(NamedTuple):
    """One step: what is tried, and what was found wrong; nothing wrong: it is good."""

    title: str
    wrong: list[str]


class Examiner:
    """The computer's side of an examination, at an open port."""

    def __init__(self, codec: Codec, transport: Transport) -> None:
        self.codec = codec
        self.display: Identified | None = None
        self._transport = transport
        self._host = codec.host()
        self._received = bytearray()

    def steps(self) -> Iterator[Step]:
        """All steps, one by one. Ends early if the display does not answer at all.

        Raises: PortError, if the port fails.
        """
        yield self._first()
        if not self.display:
            return
        yield Step("asked again", self._alive())
        yield Step("the question in single bytes", self._alive(pieces=True))
        yield Step("bytes without meaning before the question", self._after(NOISE))
        yield Step("every dot pattern", self._patterns())
        yield Step("cells that look like control bytes", self._special())
        yield Step("half a frame, a pause, and a whole one", self._half())
        yield Step("many frames, as fast as the line allows", self._burst())
        yield Step("dots one to eight in the first eight cells", self._show(_numbers()))

    def keys(self, seconds: float, say: Callable[[str], None]) -> Step:
        """Listen to keys for so long, saying each. Raises: PortError."""
        wrong: list[str] = []
        down: set[str] = set()
        seen = 0
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            events = self._listen(lambda event: True, QUIET_SECONDS)
            for event in events:
                if isinstance(event, KeyDown):
                    seen += 1
                    down.add(event.key)
                    say(f"Down: {event.key}.")
                elif isinstance(event, KeyUp):
                    down.discard(event.key)
                    say(f"Up: {event.key}.")
            wrong += self._bad(events)
        if not seen:
            wrong.append("no key was heard. If keys were pressed, they were not sent.")
        wrong += [f"{key} went down and was never released." for key in sorted(down)]
        return Step("keys", _distinct(wrong))

    def _first(self) -> Step:
        events = self._ask()
        wrong = self._bad(events)
        for event in events:
            if isinstance(event, Identified):
                self.display = event
        if not self.display:
            wrong.insert(0, self._why_silent(events))
        return Step("the question who is there", wrong)

    def _why_silent(self, events: list[Event]) -> str:
        line = self.codec.line
        if not self._received:
            return (
                f"not one byte came back within {ANSWER_SECONDS} seconds. Is the display on, is "
                f"its line set to {line.baud} baud and parity {line.parity}, are the two data "
                "wires crossed, and does it answer without being asked twice?"
            )
        told = [
            f"{event.what} {event.value!r}" for event in events if isinstance(event, DeviceInfo)
        ]
        if told:
            return f"it said {', '.join(told)}, but not its size, and so it cannot be used."
        return (
            f"{len(self._received)} bytes came back, but not its size: "
            f"{_hex(self._received)}. If these look like chance, speed or parity are wrong: "
            f"this protocol wants {line.baud} baud and parity {line.parity}."
        )

    def _after(self, data: bytes) -> list[str]:
        self._write(data)
        return self._alive()

    def _alive(self, pieces: bool = False) -> list[str]:
        """Whether it still says the same of itself."""
        events = self._ask(pieces)
        wrong = self._bad(events)
        answers = [event for event in events if isinstance(event, Identified)]
        if not answers:
            wrong.append("the question who is there was not answered.")
        elif answers[-1] != self.display:
            wrong.append(f"it now says that it is {_words(answers[-1])}.")
        return wrong

    def _patterns(self) -> list[str]:
        assert self.display
        count = 1 << self.display.dots
        width = self.display.columns
        wrong: list[str] = []
        frames = [
            bytes(range(start, min(start + width, count))) for start in range(0, count, width)
        ]
        for cells in frames:
            wrong += self._show(cells)
        return _distinct(wrong + self._alive())

    def _special(self) -> list[str]:
        assert self.display
        width = self.display.columns
        wrong = self._show((SPECIAL * width)[:width])
        wrong += self._alive()
        for byte in self._suspects():
            wrong += [f"cells {byte:02X}: {found}" for found in self._show(bytes([byte]) * width)]
            wrong += [f"after cells {byte:02X}, {found}" for found in self._alive()]
        return _distinct(wrong)

    def _suspects(self) -> bytes:
        """The special bytes that this protocol's own packets begin or end with, each alone."""
        hello = self.codec.host().hello()
        ends = {hello[0], hello[-1]}
        return bytes(byte for byte in SPECIAL if byte in ends and byte)

    def _half(self) -> list[str]:
        assert self.display
        frame = self._host.show({0: bytes([1]) * self.display.columns})
        self._write(frame[: len(frame) // 2])
        self._listen(lambda event: False, GAP_SECONDS)
        wrong = self._alive()
        return _distinct(wrong + self._show(bytes([3]) * self.display.columns) + self._alive())

    def _burst(self) -> list[str]:
        assert self.display
        wrong: list[str] = []
        slow = self.codec.ack_seconds > 5.0
        for number in range(2 if slow else BURST):
            wrong += self._show(bytes([number % 64 | 1]) * self.display.columns, quiet=False)
        return _distinct(wrong + self._alive())

    def _show(self, cells: bytes, quiet: bool = True) -> list[str]:
        """Show row 0, and wait until the display is ready for the next."""
        until = time.monotonic() + ANSWER_SECONDS
        while not self._host.ready and time.monotonic() < until:
            self._listen(lambda event: self._host.ready, 0.05)
        frame = self._host.show({0: cells})
        self._write(frame)
        if not self._host.acks:
            time.sleep(self.codec.line.seconds(len(frame)))
            return self._bad(self._listen(lambda event: False, QUIET_SECONDS)) if quiet else []
        events = self._listen(
            lambda event: isinstance(event, Ack | Refused), self.codec.ack_seconds
        )
        wrong = self._bad(events)
        if any(isinstance(event, Refused) for event in events):
            wrong.append("a row was refused, or not answered.")
        elif not any(isinstance(event, Ack) for event in events):
            wrong.append(f"a row was not acknowledged within {self.codec.ack_seconds} seconds.")
        return wrong

    def _ask(self, pieces: bool = False) -> list[Event]:
        """Say hello and collect what comes back; after silence once more, as programs do."""
        self._received.clear()
        events: list[Event] = []
        for _ in range(2):
            hello = self._host.hello()
            for piece in (bytes([byte]) for byte in hello) if pieces else [hello]:
                self._write(piece)
                if pieces:
                    time.sleep(PIECE_SECONDS)
            events += self._listen(lambda event: isinstance(event, Identified), ANSWER_SECONDS)
            if self._received:
                break
        # What it says after its size belongs to the answer.
        return events + self._listen(lambda event: False, QUIET_SECONDS)

    def _listen(self, enough: Callable[[Event], bool], seconds: float) -> list[Event]:
        """Events until one is enough, or for so long."""
        heard: list[Event] = []
        until = time.monotonic() + seconds
        while True:
            now = time.monotonic()
            events = self._host.tick(now)
            if not events and now >= until:
                return heard
            if not events:
                data = self._transport.read()
                self._received += data
                events = self._host.receive(data)
            for event in events:
                if isinstance(event, Send):
                    self._write(event.data)
                else:
                    heard.append(event)
            if any(enough(event) for event in events if not isinstance(event, Send)):
                return heard

    def _write(self, data: bytes) -> None:
        until = time.monotonic() + ANSWER_SECONDS
        while data and time.monotonic() < until:
            taken = self._transport.write(data)
            data = data[taken:]
            if not taken:
                time.sleep(PIECE_SECONDS)

    def _bad(self, events: list[Event]) -> list[str]:
        """What should never come from a display."""
        wrong = []
        for event in events:
            if isinstance(event, Noise):
                wrong.append(f"it sent bytes that mean nothing ({event.why}): {_hex(event.data)}.")
            elif isinstance(event, DeviceError):
                wrong.append(f"it reports the error {event.code:02X}, {event.text}.")
            elif isinstance(event, PoweredOff):
                wrong.append("it says that it switches itself off.")
        return wrong


def introduced(display: Identified) -> str:
    """What a display said of itself, as a sentence."""
    return f"It is {_words(display)}."


def _words(display: Identified) -> str:
    rows = "1 row" if display.rows == 1 else f"{display.rows} rows"
    status = f" and {display.status} status cells" if display.status else ""
    return f"{display.model}, {rows} of {display.columns} cells of {display.dots} dots{status}"


def _numbers() -> bytes:
    return bytes(1 << dot for dot in range(8))


def _hex(data: bytes | bytearray) -> str:
    shown = bytes(data[:24]).hex(" ").upper()
    return shown + (" and more" if len(data) > 24 else "")


def _distinct(wrong: list[str]) -> list[str]:
    return list(dict.fromkeys(wrong))
