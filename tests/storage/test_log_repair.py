"""Damaged lines of a log are made whole where the checksums prove it, and never wrongly."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from zlib import crc32

import pytest
from case_samples import sample
from hypothesis import given
from hypothesis import strategies as st
from log_damage import KINDS, LOGS

from azul_access.storage.checksums import find_bit_pairs, find_bursts, find_byte, unwind
from azul_access.storage.repair import repair

# What is always, or nearly always, repaired wholly.
WHOLE = {
    "a flipped bit": 1.0,
    "a wrong byte": 0.99,
    "a zero": 0.99,
    "a line twice": 1.0,
    "two lines swapped": 1.0,
    "a lost byte": 0.98,
    "one byte more": 0.97,
    "two wrong bytes": 0.95,
    "two flipped bits": 0.95,
}


def bodies_of(data: bytes) -> list[bytes]:
    return [line[9:] for line in data.splitlines()]


def found_in(data: bytes) -> list[bytes]:
    return [body for part in repair(data) for body in part.bodies]


def are_among(found: list[bytes], all_of_them: list[bytes]) -> bool:
    """Whether the lines are some of these, in the same order."""
    rest = iter(all_of_them)
    return all(any(body == other for other in rest) for body in found)


def damaged_logs(name: str, kind: str, step: int) -> Iterator[bytes]:
    data, random = LOGS[name], Random(1)
    last = data
    for index in range(0, len(data), step):
        damaged = KINDS[kind](data, index, random)
        if damaged not in (data, last):  # whole lines and sectors are damaged once
            yield damaged
        last = damaged


@pytest.mark.parametrize(
    "step", [97, pytest.param(1, marks=[pytest.mark.thorough, pytest.mark.long])]
)
@pytest.mark.parametrize(("name", "kind"), sample(LOGS, KINDS))
def test_every_kind_of_damage(name: str, kind: str, step: int) -> None:
    """Nothing is read that was not written; all but the damaged lines and one beside are kept."""
    right = bodies_of(LOGS[name])
    counts: Counter[str] = Counter()
    for damaged in damaged_logs(name, kind, step):
        found = found_in(damaged)
        counts["logs"] += 1
        counts["whole"] += found == right
        assert are_among(found, right)
        gone = set(LOGS[name].splitlines()) - set(damaged.splitlines())
        assert len(right) - len(found) <= len(gone) + 2
    assert counts["whole"] >= WHOLE.get(kind, 0.0) * counts["logs"], counts


@pytest.mark.parametrize("name", LOGS)
def test_a_flipped_bit_in_the_header(name: str, request: pytest.FixtureRequest) -> None:
    """Each wrong bit of the first line is found, also in its checksum and its line end."""
    data = LOGS[name]
    # Each of the eight bits in turn, one or two of every byte; --thorough tries all.
    step = 1 if request.config.getoption("--thorough", default=False) else 7
    for place in range(0, (data.index(b"\n") + 1) * 8, step):
        index, bit = divmod(place, 8)
        damaged = data[:index] + bytes([data[index] ^ 1 << bit]) + data[index + 1 :]
        (part,) = repair(damaged)
        assert list(part.bodies) == bodies_of(data)
        assert 0 in part.repaired


def test_line_ends_of_an_editor() -> None:
    """Line ends of Windows are those of an editor, and change nothing."""
    data = LOGS["azul"]
    assert found_in(data.replace(b"\n", b"\r\n")) == bodies_of(data)


def test_parts_and_what_lies_between_them() -> None:
    """Between two parts stands how many lines cannot be read, and the one that may be whole."""
    lines = LOGS["azul"].splitlines(keepends=True)
    first, second = repair(b"".join([*lines[:5], b"x" * 40 + b"\n", *lines[6:]]))
    assert [*first.bodies] == bodies_of(b"".join(lines[:5]))
    assert [*second.bodies] == bodies_of(b"".join(lines[7:]))
    assert (first.lost, first.is_counted) == (2, False)
    assert first.loose == lines[6][9:-1]
    assert crc32(first.loose, int(lines[5][:8], 16)) == second.start


def test_a_header_that_is_gone() -> None:
    """Without its header the first part is empty, and the entries after it are still read."""
    lines = LOGS["azul"].splitlines(keepends=True)
    first, second = repair(b"\0" * 30 + b"\n" + b"".join(lines[1:]))
    assert first.bodies == ()
    assert [*second.bodies] == bodies_of(b"".join(lines[2:]))


@given(st.binary(max_size=400), st.integers(0, 6000), st.integers(0, 400))
def test_any_bytes(noise: bytes, start: int, length: int) -> None:
    """Whatever stands in a file, only lines that were written are read from it."""
    data = LOGS["azul"]
    damaged = data[:start] + noise + data[start + length :]
    assert are_among(found_in(damaged), bodies_of(data))
    assert all(part.bodies == () for part in repair(noise))


@given(st.binary(max_size=60), st.integers(0, 0xFFFFFFFF))
def test_unwinding(data: bytes, crc: int) -> None:
    """The checksum before some bytes follows from the one after them."""
    assert unwind(crc32(data, crc), data) == crc


@given(st.binary(min_size=4, max_size=60), st.data())
def test_errors_are_found_by_their_checksum(data: bytes, more: st.DataObject) -> None:
    """A burst of wrong bytes, two wrong bits and a single byte are among what is found."""
    index = more.draw(st.integers(0, len(data) - 3))
    pattern = bytes([more.draw(st.integers(1, 255)), 0, more.draw(st.integers(1, 255))])
    changed = bytearray(data)
    for offset, byte in enumerate(pattern):
        changed[index + offset] ^= byte
    difference = crc32(data) ^ crc32(bytes(changed))
    assert (index, pattern) in list(find_bursts(len(data), difference, 3))
    bits = sorted(more.draw(st.sets(st.integers(0, len(data) * 8 - 1), min_size=2, max_size=2)))
    flipped = bytearray(data)
    for bit in bits:
        flipped[bit // 8] ^= 1 << bit % 8
    difference = crc32(data) ^ crc32(bytes(flipped))
    assert tuple(bits) in [tuple(sorted(pair)) for pair in find_bit_pairs(len(data), difference)]
    assert find_byte(crc32(data[:-1]), crc32(data)) == data[-1]
    assert find_byte(crc32(data[:-2]), crc32(data)) is None
