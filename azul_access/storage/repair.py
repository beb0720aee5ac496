"""Damaged lines of a log made whole again, as far as the checksums prove it. Bytes to values.

Each sum continues the one before it. So a line is right if its sum follows from the last sum before
it, wherever it stands; and a sum that the next line continues is right, even if its own line is
damaged. Between two sums that are right, what is damaged is looked for: wrong bits and bytes, bytes
too many or too few, wrong line ends, lost digits, lines in another place or twice. It is repaired
only if one single change agrees with both sums and gives the lines that the program would write;
among several, only if just one of them is a single wrong bit.
"""

import re
from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import pairwise
from zlib import crc32

from azul_access.storage.checksums import find_bit_pairs, find_bursts, find_byte, unwind
from azul_access.storage.lines import read_object, write_body
from azul_access.values import frozen

_PREFIX = re.compile(rb"([0-9a-f]{8}) ")
_PREFIX_BYTES = 9
# A damaged place of more lines or bytes is not searched.
_MOST_LINES = 3
# A file with more damaged places is no log any more.
_MOST_PLACES = 100
_MOST_BYTES = 4000
# Of 2 ** 32 sums, this many bytes that are changed anywhere in a line reach one in some thousands.
_MOST_WRONG_BYTES = 2


@frozen
class Part:
    """Lines in their order without a gap, and what is between them and the next part.

    `bodies` are the JSON objects of the lines, `start` the sum before the first of them; `repaired`
    are the indexes of those that were not read as they stand. `lost` counts the lines of the file
    after them that cannot be read, 0 for the last part of a whole log. `is_counted` says that their
    line ends are whole, so that no more entries are missing. `loose` is the last of the lost lines
    if it may be whole, but nothing proves it.
    """

    bodies: tuple[bytes, ...]
    start: int
    repaired: frozenset[int] = frozenset()
    lost: int = 0
    is_counted: bool = True
    loose: bytes | None = None

    @property
    def end(self) -> int:
        """The sum of the last line."""
        return _chain(self.bodies, self.start)


def repair(data: bytes) -> tuple[Part, ...]:
    """The parts of a damaged log, as few as possible. The first one begins with the header, if
    that can be read; else it has no bodies.

    A line without an end is left out, unless just its line end is wrong.
    """
    # The program writes no carriage return: an editor has changed the line ends.
    *lines, rest = data.replace(b"\r\n", b"\n").split(b"\n")
    if len(rest) > _PREFIX_BYTES:
        lines.append(rest)  # it counts only if its last byte proves to be a wrong line end
    return _Reader(lines, is_torn=len(rest) > _PREFIX_BYTES).read()


class _Reader:
    """Reads lines in their order, and searches where they stop following one another."""

    def __init__(self, lines: list[bytes], *, is_torn: bool) -> None:
        self._lines = lines
        self._is_torn = is_torn
        self._sums = [_read_sum(line) for line in lines]
        self._places = 0
        self._moved: set[int] = set()  # lines that were taken before their place
        self._parts: list[Part] = []

    def read(self) -> tuple[Part, ...]:
        start = crc = index = 0
        bodies: list[bytes] = []
        repaired: set[int] = set()
        count = len(self._lines) - self._is_torn
        while index < len(self._lines):
            if index in self._moved:
                index += 1
                continue
            if index < count and self._follows(index, crc):
                bodies.append(self._lines[index][_PREFIX_BYTES:])
                crc = crc32(bodies[-1], crc)
                index += 1
                continue
            self._places += 1
            end, target = self._find_trusted(index)
            found = None if target == crc else self._seek(index, crc)
            if found is not None:
                self._moved.add(found)
                repaired.add(len(bodies))
                bodies.append(self._lines[found][_PREFIX_BYTES:])
                crc = crc32(bodies[-1], crc)
                continue
            solved = self._solve(index, end, crc, target)
            if solved is None and index == count and self._is_torn:
                break
            if solved is not None:
                repaired.update(range(len(bodies), len(bodies) + len(solved)))
                bodies += solved
                index, crc = end, target if target is not None else crc
                continue
            lost = self._lines[index:end]
            self._parts.append(self._part(bodies, start, repaired, lost))
            bodies, repaired = [], set()
            if target is None:
                return tuple(self._parts)
            index, start, crc = end, target, target
        self._parts.append(Part(tuple(bodies), start, frozenset(repaired)))
        return tuple(self._parts)

    def _part(self, bodies: list[bytes], start: int, repaired: set[int], lost: list[bytes]) -> Part:
        last = lost[-1]
        may_be_whole = _PREFIX.match(last) and _read_canonical(last[_PREFIX_BYTES:])
        return Part(
            tuple(bodies),
            start,
            frozenset(repaired),
            len(lost),
            all(_PREFIX.match(line) and line.endswith(b"}") for line in lost),
            last[_PREFIX_BYTES:] if may_be_whole else None,
        )

    def _follows(self, index: int, crc: int) -> bool:
        """Whether a line is whole and its sum follows from this one."""
        line = self._lines[index]
        body = line[_PREFIX_BYTES:]
        return self._sums[index] == crc32(body, crc) and read_object(body) is not None

    def _seek(self, index: int, crc: int) -> int | None:
        """A later line that follows from this sum."""
        if self._places > _MOST_PLACES:
            return None
        for other in range(index + 1, len(self._lines) - self._is_torn):
            if other not in self._moved and self._follows(other, crc):
                return other
        return None

    def _find_trusted(self, index: int) -> tuple[int, int | None]:
        """The line after the first one whose sum is proved by later lines, and this sum.

        If there is none, the number of lines and None.
        """
        for end in range(index, len(self._lines)):
            crc = self._sums[end]
            if crc is None:
                continue
            body_sum = crc
            for later in range(end + 1, min(end + 3, len(self._lines))):
                body = self._lines[later][_PREFIX_BYTES:]
                body_sum = crc32(body, body_sum)
                if self._sums[later] == body_sum and read_object(body) is not None:
                    return end + 1, crc
        return len(self._lines), None

    def _solve(self, index: int, end: int, crc: int, target: int | None) -> list[bytes] | None:
        """The bodies of the lines from `index` to `end`, if one single change makes them right."""
        if target == crc:
            return []  # lines that are there twice
        lines = self._lines[index:end]
        if (
            self._places > _MOST_PLACES
            or len(lines) > _MOST_LINES
            or sum(map(len, lines)) > _MOST_BYTES
        ):
            return None
        if target is not None:
            solutions = set(_solve_between(lines, crc, target))
        else:
            solutions = set(_solve_line_end(lines, crc)) if self._is_torn else set()
            whole = lines[: len(lines) - self._is_torn]
            solutions = solutions or set(_solve_last(whole, crc) if whole else ())
        if len(solutions) > 1:  # a single wrong bit is far likelier than anything else
            solutions = {found for found in solutions if _is_one_bit(lines, found)}
        return list(solutions.pop()) if len(solutions) == 1 else None


def _is_one_bit(lines: list[bytes], found: tuple[bytes, ...]) -> bool:
    """Whether lines as they stand differ by one bit from those that were found."""
    old = b"\n".join(line[_PREFIX_BYTES:] for line in lines)
    new = b"\n".join(found)
    if len(old) != len(new):
        return False
    return (int.from_bytes(old) ^ int.from_bytes(new)).bit_count() == 1


def _solve_line_end(lines: list[bytes], crc: int) -> Iterator[tuple[bytes, ...]]:
    """Lines to the end of a file without a line end: its last byte was one."""
    *others, last = lines
    found = tuple(line[_PREFIX_BYTES:] for line in (*others, last[:-1]))
    if _read_sum(last) == _chain(found, crc) and _are_canonical(found):
        yield found


def _solve_last(lines: list[bytes], crc: int) -> Iterator[tuple[bytes, ...]]:
    """Lines to the end of a file. Nothing but the last sum itself proves them."""
    bodies = tuple(line[_PREFIX_BYTES:] for line in lines)
    right = b"%08x " % _chain(bodies, crc)
    wrong = [byte for byte in zip(right, lines[-1], strict=False) if byte[0] != byte[1]]
    if len(wrong) == 1 and _are_canonical(bodies):
        yield bodies
    for variant in _line_end_variants(lines):
        target = _read_sum(variant[-1])
        if target is not None:
            yield from _solve_variant(variant, crc, target)


def _solve_between(lines: list[bytes], crc: int, target: int) -> Iterator[tuple[bytes, ...]]:
    """The bodies of lines between two sums after each change that makes them right."""
    for variant in _line_end_variants(lines):
        yield from _solve_variant(variant, crc, target)


def _solve_variant(lines: list[bytes], crc: int, target: int) -> Iterator[tuple[bytes, ...]]:
    """The bodies of lines with right line ends."""
    bodies = [line[_body_start(line) :] for line in lines]
    for changed in (bodies, *_body_variants(bodies, crc, target)):
        if _chain(changed, crc) == target and _are_canonical(changed):
            yield tuple(changed)


def _line_end_variants(lines: list[bytes]) -> Iterator[list[bytes]]:
    """The lines as they are, and with one line end more or fewer."""
    yield lines
    for number, (first, second) in enumerate(pairwise(lines)):
        # A byte that became a line end is zero here, and found as one wrong byte.
        for joined in (first + second, first + b"\0" + second):
            yield [*lines[:number], joined, *lines[number + 2 :]]
    for number, line in enumerate(lines):
        for match in re.finditer(rb"\}", line):
            cut = match.end()
            for kept in (cut, cut + 1):
                if kept < len(line):
                    yield [*lines[:number], line[:cut], line[kept:], *lines[number + 1 :]]


def _body_variants(bodies: list[bytes], crc: int, target: int) -> Iterator[list[bytes]]:
    """The bodies with each change in one of them that leads from the one sum to the other."""
    for number, body in enumerate(bodies):
        before = _chain(bodies[:number], crc)
        after = reduce(lambda crc, body: unwind(crc, body), reversed(bodies[number + 1 :]), target)
        for changed in _changes(body, before, after):
            yield [*bodies[:number], changed, *bodies[number + 1 :]]


def _changes(body: bytes, before: int, after: int) -> Iterator[bytes]:
    """A body between two sums with few wrong bits or bytes, or one byte too many or too few."""
    difference = crc32(body, before) ^ after
    for position, pattern in find_bursts(len(body), difference, _MOST_WRONG_BYTES):
        yield _add(body, position, pattern)
    for bits in find_bit_pairs(len(body), difference):
        changed = body
        for bit in bits:
            changed = _add(changed, bit // 8, bytes([1 << bit % 8]))
        yield changed
    for position in range(len(body)):
        shorter = body[:position] + body[position + 1 :]
        if crc32(shorter, before) == after:
            yield shorter
    rest = after
    for position in reversed(range(len(body) + 1)):
        missing = find_byte(crc32(body[:position], before), rest)
        if missing is not None:
            yield body[:position] + bytes([missing]) + body[position:]
        rest = unwind(rest, body[position - 1 : position])


def _add(body: bytes, position: int, pattern: bytes) -> bytes:
    changed = bytearray(body)
    for index, byte in enumerate(pattern, position):
        changed[index] ^= byte
    return bytes(changed)


def _body_start(line: bytes) -> int:
    """Where the object begins, also if a digit of the sum is lost or one too many."""
    start = line.find(b"{", _PREFIX_BYTES - 2, _PREFIX_BYTES + 2)
    return _PREFIX_BYTES if start < 0 else start


def _read_sum(line: bytes) -> int | None:
    match = _PREFIX.match(line)
    return None if match is None else int(match[1], 16)


def _chain(bodies: Sequence[bytes], crc: int) -> int:
    """The sum after these bodies."""
    return reduce(lambda crc, body: crc32(body, crc), bodies, crc)


def _are_canonical(bodies: Sequence[bytes]) -> bool:
    return all(map(_read_canonical, bodies))


def _read_canonical(body: bytes) -> bool:
    """Whether the program would write these bytes."""
    value = read_object(body)
    return value is not None and write_body(value) == body
