"""Logs to damage, and every kind of damage at a given byte."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

from azul_access.storage.lines import encode, encode_header

_GAMES = Path(__file__).parents[1] / "export" / "games"
_SECTOR = 512


def _read(name: str) -> bytes:
    return (_GAMES / f"{name}.azul").read_bytes()


def _with_times_and_notes(data: bytes) -> bytes:
    """The same game as the program writes it now: each entry with its time, and some notes."""
    header, *entries = (json.loads(line[9:]) for line in data.splitlines())
    timed: list[dict[str, object]] = []
    for number, entry in enumerate(entries):
        timed.append({**entry, "at": number * 17})
        if number % 20 == 10:
            note = f"Ben lachte über „{number}“"
            timed.append({"do": "note", "text": note, "by": "keyboard", "at": number * 17})
    start, crc = encode_header(header, 3)
    return start + encode(timed, crc)[0]


# Both games without times, as older versions wrote them, and one of now.
LOGS = {
    "azul": _read("azul"),
    "summer pavilion": _read("summer-pavilion"),
    "with times and notes": _with_times_and_notes(_read("azul")),
}


def _put(data: bytes, index: int, replacement: bytes) -> bytes:
    return (data[:index] + replacement + data[index + len(replacement) :])[: len(data)]


def _flip(data: bytes, index: int, random: Random) -> bytes:
    return _put(data, index, bytes([data[index] ^ 1 << random.randrange(8)]))


def _flip_two(data: bytes, index: int, random: Random) -> bytes:
    return _flip(_flip(data, index, random), random.randrange(len(data)), random)


def _change_byte(data: bytes, index: int, random: Random) -> bytes:
    return _put(data, index, bytes([data[index] ^ random.randrange(1, 256)]))


def _lose_byte(data: bytes, index: int, _: Random) -> bytes:
    return data[:index] + data[index + 1 :]


def _add_byte(data: bytes, index: int, random: Random) -> bytes:
    return data[:index] + random.randbytes(1) + data[index:]


def _randomize(count: int) -> Callable[[bytes, int, Random], bytes]:
    return lambda data, index, random: _put(data, index, random.randbytes(count))


def _clear(count: int, *, aligned: bool = False) -> Callable[[bytes, int, Random], bytes]:
    def clear(data: bytes, index: int, _: Random) -> bytes:
        return _put(data, index // count * count if aligned else index, bytes(count))

    return clear


def _with_lines(
    change: Callable[[list[bytes], int], list[bytes]],
) -> Callable[[bytes, int, Random], bytes]:
    def damage(data: bytes, index: int, _: Random) -> bytes:
        lines = data.splitlines(keepends=True)
        return b"".join(change(lines, data[:index].count(b"\n")))

    return damage


# Each damages a log at the byte with this index.
KINDS: dict[str, Callable[[bytes, int, Random], bytes]] = {
    "a flipped bit": _flip,
    "two flipped bits": _flip_two,
    "a wrong byte": _change_byte,
    "a zero": _clear(1),
    "a lost byte": _lose_byte,
    "one byte more": _add_byte,
    "two wrong bytes": _randomize(2),
    "four wrong bytes": _randomize(4),
    "sixteen wrong bytes": _randomize(16),
    "64 zeros": _clear(64),
    "a sector of zeros": _clear(_SECTOR, aligned=True),
    "a lost line": _with_lines(lambda lines, n: lines[:n] + lines[n + 1 :]),
    "a line twice": _with_lines(lambda lines, n: lines[: n + 1] + lines[n:]),
    "two lines swapped": _with_lines(
        lambda lines, n: [*lines[:n], *lines[n : n + 2][::-1], *lines[n + 2 :]]
    ),
}
