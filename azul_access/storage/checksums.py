"""Arithmetic of the checksums: CRC-32 backwards, and the errors that explain a wrong one."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

_POLYNOMIAL = 0xEDB88320
_ALL_BITS = 0xFFFFFFFF


def _make_table() -> tuple[int, ...]:
    table = []
    for value in range(256):
        for _ in range(8):
            value = value >> 1 ^ (_POLYNOMIAL if value & 1 else 0)
        table.append(value)
    return tuple(table)


_TABLE = _make_table()
# The index of each entry of the table by its highest byte.
_INDEX = {entry >> 24: index for index, entry in enumerate(_TABLE)}


def unwind(crc: int, data: bytes) -> int:
    """The CRC before `data` that has become `crc` after it."""
    state = crc ^ _ALL_BITS
    for byte in reversed(data):
        state = _step_back(state) ^ byte
    return state ^ _ALL_BITS


def find_bursts(length: int, difference: int, most_bytes: int) -> Iterator[tuple[int, bytes]]:
    """The errors in `length` bytes that change their CRC by `difference`.

    Yields the position of the first wrong byte, and what was added to it and to those after it
    (exclusive or). Each position has at most one such error of `most_bytes`, which are 1 to 4.
    """
    state = difference
    for position in reversed(range(length)):
        state = _step_back(state)
        pattern = state.to_bytes(4, "little").rstrip(b"\0")
        is_inside = position + len(pattern) <= length
        if pattern and pattern[0] and len(pattern) <= most_bytes and is_inside:
            yield position, pattern


def find_byte(before: int, after: int) -> int | None:
    """The byte that leads from one CRC to another; None if no single byte does."""
    state = before ^ _ALL_BITS
    entry = after ^ _ALL_BITS ^ state >> 8
    index = _INDEX[entry >> 24]
    return index ^ state & 0xFF if _TABLE[index] == entry else None


def find_bit_pairs(length: int, difference: int) -> Iterator[tuple[int, int]]:
    """The pairs of wrong bits in `length` bytes that change their CRC by `difference`.

    A bit is its number from the first byte's lowest bit.
    """
    bits = _bits_by_change(length)
    for state, number in bits.items():
        other = bits.get(state ^ difference)
        if other is not None and number < other:
            yield number, other


@lru_cache(4)
def _bits_by_change(length: int) -> Mapping[int, int]:
    """The bits in `length` bytes by how they change the CRC."""
    bits: dict[int, int] = {}
    for bit in range(8):
        state = _TABLE[1 << bit]
        for position in reversed(range(length)):
            bits[state] = position * 8 + bit
            state = _TABLE[state & 0xFF] ^ state >> 8
    return bits


def _step_back(state: int) -> int:
    """The state before a byte of zero."""
    index = _INDEX[state >> 24]
    return (state ^ _TABLE[index]) << 8 & _ALL_BITS | index
