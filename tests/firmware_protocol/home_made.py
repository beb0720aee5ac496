"""Displays that are made by the text of docs/displays/makers.md alone.

The numbers are read from the text when the tests run, and nothing of the package is used except the
values in which a device answers. A change of the text changes these displays.
"""

import re
from pathlib import Path

from firmware_protocol.events import Event, Send, Shown

TEXT = (Path(__file__).parents[2] / "docs" / "displays" / "makers.md").read_text(encoding="utf-8")
HALF_A_SECOND = 0.5


def items(title: str) -> list[str]:
    """The numbered items of a section, each on one line."""
    section = TEXT.split(f"## {title}\n")[1].split("\n## ")[0].split("\n\n")[1]
    return [" ".join(item.split()) for item in re.split(r"^\d\. ", section, flags=re.MULTILINE)[1:]]


def messages(item: str) -> list[bytes]:
    """The bytes that stand between back quotes, in order."""
    return [bytes.fromhex(span) for span in re.findall(r"`([0-9A-F ]+)`", item)]


def number(item: str, word: str, before: bool = False) -> int:
    """The hexadecimal number after a word, or before it."""
    pattern = rf"\b([0-9A-F]{{2}}) {word}" if before else rf"{word} ([0-9A-F]{{2}})\b"
    found = re.search(pattern, item)
    assert found, f"{word!r} has no number in {item!r}"
    return int(found[1], 16)


class HomeMade:
    """What both displays have."""

    keys: tuple[str, ...] = ()  # some of those that the text names

    def __init__(self, columns: int = 20, rows: int = 1, model: str = "") -> None:
        self.rows = [bytearray(columns) for _ in range(rows)]
        self.pressed: list[str] = []
        self.held = 0

    def hello(self) -> bytes:
        return b""

    def press(self, key: str) -> bytes:
        return b""

    def release(self, key: str) -> bytes:
        return b""

    def receive(self, data: bytes) -> list[Event]:
        return []

    def power_off(self) -> bytes:
        return b""

    def tick(self, now: float) -> list[Event]:
        return []


class FiveMessages(HomeMade):
    """`Baum in five messages`: a display of 20 cells."""

    keys = ("pan back", "pan on", "dot 1", "space", "up", "routing 1", "routing 20")

    def __init__(self, columns: int = 20, rows: int = 1, model: str = "") -> None:
        super().__init__(20, 1)
        name, size, frame, keys, rest = items("Baum in five messages")
        asked, self._name = messages(name)
        quoted = re.search(r'exactly 16 characters, "(.{16})"', name)
        assert quoted
        self._name += quoted[1].encode()
        self._escape, self._ask_name = asked
        self._size_question, _, self._size = messages(size)
        start = messages(frame)[0]
        self._show = start[1]
        self._routing, self._display_keys, self._dots, self._stick = messages(keys)
        self._key_text = keys
        other, no, *_, serial, serial_answer = messages(rest)
        assert other == bytes([self._escape])
        assert "8 characters" in rest
        self._no = no
        self._serial = serial[1]
        self._serial_answer = serial_answer + b"12345678"
        self._packet: bytearray | None = None  # the cells of a frame that has begun
        self._escaped = False
        self._last_byte_at: float | None = None

    def receive(self, data: bytes) -> list[Event]:
        self._last_byte_at = None
        events: list[Event] = []
        for byte in data:
            if byte == self._escape and not self._escaped:
                self._escaped = True
            elif self._escaped and byte != self._escape:
                self._escaped = False
                events += self._begin(byte)
            else:
                self._escaped = False
                events += self._add(byte)
        return events

    def tick(self, now: float) -> list[Event]:
        """Drop a packet, or answer the question for the size, after half a second of silence."""
        if self._last_byte_at is None:
            self._last_byte_at = now
        elif now - self._last_byte_at >= HALF_A_SECOND:
            return self._end()
        return []

    def _begin(self, kind: int) -> list[Event]:
        """ESC and any other byte always begin a new packet."""
        events = self._end()
        if kind == self._show:
            self._packet = bytearray()
        elif kind == self._ask_name:
            events.append(Send(self._name))
        elif kind == self._serial:
            events.append(Send(self._serial_answer))
        else:
            events.append(Send(self._no))
        return events

    def _add(self, byte: int) -> list[Event]:
        if self._packet is None:
            return []
        self._packet.append(byte)
        if len(self._packet) < len(self.rows[0]):
            return []
        self.rows[0][:] = self._packet
        self._packet = None
        return [Shown(0, bytes(self.rows[0]))]

    def _end(self) -> list[Event]:
        packet, self._packet = self._packet, None
        is_question = packet is not None and bytes(packet) == self._size_question[2:]
        return [Send(self._size)] if is_question else []

    def press(self, key: str) -> bytes:
        self.pressed.append(key)
        return self._state(key)

    def release(self, key: str) -> bytes:
        self.pressed.remove(key)
        return self._state(key)

    def _state(self, key: str) -> bytes:
        """The state of the whole group of a key."""
        if key.startswith("routing"):
            bits = bytearray(5)
            for cell in (int(name.split()[1]) - 1 for name in self.pressed if "routing" in name):
                bits[cell // 8] |= 1 << cell % 8
            return self._message(self._routing, bytes(bits))
        if key.startswith("pan"):
            values = {
                name: number(self._key_text, f"is {name}", before=True)
                for name in ("pan back", "pan on")
            }
            return self._message(self._display_keys, bytes([self._sum(values)]))
        if key == "up":
            return self._message(
                self._stick, bytes([self._sum({"up": number(self._key_text, "up")})])
            )
        space = self._sum({"space": number(self._key_text, "for space", before=True)})
        dots = self._sum({f"dot {dot}": 1 << dot - 1 for dot in range(1, 9)})
        return self._message(self._dots, bytes([space, dots]))

    def _sum(self, values: dict[str, int]) -> int:
        return sum(value for name, value in values.items() if name in self.pressed)

    def _message(self, start: bytes, data: bytes) -> bytes:
        """Any byte 1B in these is sent twice."""
        escape = bytes([self._escape])
        return start + data.replace(escape, escape * 2)


class WithoutSerialNumber(FiveMessages):
    """The same display, without the serial number that it may state."""

    def _begin(self, kind: int) -> list[Event]:
        return super()._begin(0x77 if kind == self._serial else kind)


class FiveAnswers(HomeMade):
    """`Canute's frames in five answers`: a display of 4 rows of 20 cells."""

    keys = ("help",)

    def __init__(self, columns: int = 20, rows: int = 4, model: str = "") -> None:
        super().__init__(20, 4)
        size, names, row, status, keys = (messages(item) for item in items(CANUTE))
        self._answers = {
            size[0][0]: size[1],
            size[2][0]: size[3],
            names[0][0]: names[1],
            names[2][0]: names[3] + b"1.0",
            status[0][0]: status[2],
        }
        self._row, self._shown, self._wrong = row[0][0], row[1], row[2]
        self._ask_keys = keys[0][0]
        self._unreported = False
        self._frame = bytearray()
        self._escaped = False

    def receive(self, data: bytes) -> list[Event]:
        events: list[Event] = []
        for byte in data:
            if byte == 0x7E:
                frame, self._frame, self._escaped = bytes(self._frame), bytearray(), False
                if len(frame) > 2 and crc(frame[:-2]) == frame[-2:]:
                    events += self._answer(frame[:-2])
            elif byte == 0x7D:
                self._escaped = True
            elif len(self._frame) < 64:
                self._frame.append(byte ^ 0x20 if self._escaped else byte)
                self._escaped = False
        return events

    def _answer(self, payload: bytes) -> list[Event]:
        if payload[0] == self._row:
            if payload[1] >= len(self.rows) or len(payload) != 22:
                return [Send(framed(self._wrong))]
            self.rows[payload[1]][:] = payload[2:]
            return [Shown(payload[1], payload[2:]), Send(framed(self._shown))]
        if payload[0] == self._ask_keys:
            down = bool(self.pressed) or self._unreported
            self._unreported = False
            return [Send(framed(bytes([self._ask_keys, int(down), 0])))]
        answer = self._answers.get(payload[0])
        return [Send(framed(answer))] if answer else []

    def press(self, key: str) -> bytes:
        self.pressed.append(key)
        self._unreported = True
        return b""

    def release(self, key: str) -> bytes:
        self.pressed.remove(key)
        return b""


CANUTE = "Canute's frames in five answers"


def crc(data: bytes) -> bytes:
    """CRC-16/X-25, low byte first, as in docs/displays/canute.md."""
    value = 0xFFFF
    for byte in data:
        value ^= byte
        for _ in range(8):
            value = value >> 1 ^ (0x8408 if value & 1 else 0)
    return (value ^ 0xFFFF).to_bytes(2, "little")


def framed(payload: bytes) -> bytes:
    """The payload with its checksum between two flags."""
    body = payload + crc(payload)
    return b"\x7e" + body.replace(b"\x7d", b"\x7d\x5d").replace(b"\x7e", b"\x7d\x5e") + b"\x7e"
