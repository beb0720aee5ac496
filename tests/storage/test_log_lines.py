"""Lines to bytes and back, and the detection of damaged bytes."""

import json
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from azul_access.storage import LogError, LogReason
from azul_access.storage.lines import LogContents, decode, encode, encode_header

PATH = Path("folder", "a.azul")
HEADER: dict[str, object] = {"game": "azul", "players": ["Zoë", "Bén", "明"]}
ENTRIES: list[dict[str, object]] = [
    {"take": "red", "from": 2},
    {"undo": True},
    {"text": "a\nb\0\x85\u2028 ⠁⠃ 😀", "empty": {}},
    {"take": "blue", "from": None, "points": -1.5},
]


def encoded_log(entries: list[dict[str, object]] = ENTRIES) -> bytes:
    start, crc = encode_header(HEADER)
    return start + encode(entries, crc)[0]


def reason_of(data: bytes) -> LogReason | None:
    """The reason why the bytes are refused; None if they are read as a prefix of the entries."""
    try:
        contents, _ = decode(data, PATH)
    except LogError as error:
        return LogReason(error.reason)
    assert contents.header == decode(encoded_log(), PATH)[0].header
    assert list(contents.entries) == ENTRIES[: len(contents.entries)]
    if len(contents.entries) < len(ENTRIES):
        assert contents.torn_bytes > 0 or data == encoded_log()[: len(data)]
    return None


def lost_in(data: bytes) -> int:
    """The number of entries that are lost after the last good line."""
    assert reason_of(data) is None
    return decode(data, PATH)[0].lost_entries


def line(body: bytes, crc: int = 0) -> bytes:
    return b"%08x %b\n" % (crc32(body, crc), body)


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
json_objects = st.dictionaries(st.text(), json_values, max_size=5)


@given(json_objects, st.lists(json_objects, max_size=6))
@example({}, [{"": "\n"}, {"\u2028": "\r\n"}])
def test_round_trip(header: dict[str, object], entries: list[dict[str, object]]) -> None:
    """All JSON objects are read as they were written; format and version begin the header."""
    header.pop("format", None)
    header.pop("version", None)
    start, crc = encode_header(header)
    rest, last_crc = encode(entries, crc)
    contents, crc = decode(start + rest, PATH)
    mark = {"format": "azul-access-log", "version": 1}
    assert contents == LogContents({**mark, **header}, tuple(entries), 0)
    assert list(contents.header)[:2] == ["format", "version"]
    assert crc == last_crc


def test_bytes_of_the_format() -> None:
    """The format is public, so each byte of the file is fixed."""
    start, crc = encode_header({"players": 2})
    data = start + encode([{"a": "ä"}], crc)[0]
    first = b'{"format":"azul-access-log","version":1,"players":2}'
    second = '{"a":"ä"}'.encode()
    assert data == line(first) + line(second, crc32(first))
    assert data.startswith(b"498ba000 {")


def test_header_marks_cannot_be_overridden() -> None:
    """Format and version of a header from another log are replaced."""
    start, _ = encode_header({"version": 9, "format": "x", "a": 1})
    assert decode(start, PATH)[0].header == {"format": "azul-access-log", "version": 1, "a": 1}


def test_entries_in_one_write_or_in_many_are_the_same_bytes() -> None:
    """The checksums do not depend on how many entries are encoded at once."""
    data, crc = encode_header(HEADER)
    for entry in ENTRIES:
        lines, crc = encode([entry], crc)
        data += lines
    assert data == encoded_log()


def test_lone_surrogate() -> None:
    """A name from a terminal with a wrong encoding is kept, although UTF-8 cannot encode it."""
    entry: dict[str, object] = {"name": "J\udcf6rg", "ü": 1}
    start, crc = encode_header({})
    assert decode(start + encode([entry], crc)[0], PATH)[0].entries == (entry,)


@pytest.mark.parametrize("value", [float("nan"), float("inf"), {1}, b"x", object()])
def test_values_that_json_cannot_hold(value: object) -> None:
    """Values that are not in JSON are refused, also those that Python would write."""
    with pytest.raises((TypeError, ValueError)):
        encode([{"value": value}], 0)


def test_cut_at_every_byte() -> None:
    """A truncated file is read up to its last whole line; the bytes after it are torn."""
    data = encoded_log()
    header_length = data.index(b"\n") + 1
    for length in range(len(data) + 1):
        prefix = data[:length]
        if length < header_length:
            assert reason_of(prefix) is LogReason.LOG_EMPTY
            continue
        contents, _ = decode(prefix, PATH)
        assert list(contents.entries) == ENTRIES[: prefix.count(b"\n") - 1]
        assert contents.torn_bytes == length - prefix.rindex(b"\n") - 1
        assert contents.lost_entries == 0


def test_zeroed_tail_at_every_length() -> None:
    """Zeros in place of the tail or after it, as after a power failure, count as torn."""
    data = encoded_log()
    header_length = data.index(b"\n") + 1
    for length in range(len(data) + 1):
        for zeros in (len(data) - length, 4096):
            damaged = data[:length] + b"\0" * zeros
            expected = LogReason.LOG_EMPTY if length < header_length else None
            assert reason_of(damaged) is expected


def test_every_byte_flipped() -> None:
    """Each changed byte is detected: the entries are read up to its line, and the rest is lost."""
    data = encoded_log()
    header_length, ends = data.index(b"\n"), data.count(b"\n")
    for index, byte in enumerate(data):
        for other in {byte ^ 0xFF, 0, 10, *(byte ^ 1 << bit for bit in range(8))} - {byte}:
            damaged = data[:index] + bytes([other]) + data[index + 1 :]
            if index <= header_length:
                assert reason_of(damaged) in (LogReason.LOG_DAMAGED, LogReason.LOG_NOT_OURS)
                continue
            contents, _ = decode(damaged, PATH)
            good = data[:index].count(b"\n")
            assert list(contents.entries) == ENTRIES[: good - 1]
            assert contents.torn_bytes == len(b"".join(data.splitlines(keepends=True)[good:]))
            if index == len(data) - 1:
                assert contents.lost_entries == 0
            else:
                assert abs(contents.lost_entries - (ends - good)) <= 1  # a line end more or less
                assert contents.lost_entries > 0


def test_every_byte_lost_or_doubled() -> None:
    """Each missing or doubled byte is detected."""
    data = encoded_log()
    for index in range(len(data) - 1):
        for damaged in (
            data[:index] + data[index + 1 :],
            data[:index] + data[index:][:1] + data[index:],
        ):
            if damaged != data:
                assert reason_of(damaged) is not None or lost_in(damaged) > 0


def test_lines_swapped_deleted_doubled() -> None:
    """Missing, doubled and swapped lines are detected by the continued checksums."""
    lines = encoded_log().splitlines(keepends=True)
    for index in range(1, len(lines)):
        doubled = lines[: index + 1] + lines[index:]
        assert lost_in(b"".join(doubled)) == len(lines) - index
        if index + 1 < len(lines):
            deleted = lines[:index] + lines[index + 1 :]
            assert lost_in(b"".join(deleted)) == len(lines) - index - 1
            swapped = [*lines[:index], lines[index + 1], lines[index], *lines[index + 2 :]]
            assert lost_in(b"".join(swapped)) == len(lines) - index


def test_entries_before_and_after_damage() -> None:
    """The entries before a damaged line are read, those from it on are counted, also a torn one."""
    lines = encoded_log().splitlines(keepends=True)
    for number in range(1, len(lines)):
        damaged = [*lines]
        damaged[number] = damaged[number].replace(b"}", b"]")
        for tail, torn in ((b"", 0), (b"0123", 1), (bytes(512), 0)):
            contents, _ = decode(b"".join(damaged) + tail, PATH)
            assert list(contents.entries) == ENTRIES[: number - 1]
            assert contents.lost_entries == len(lines) - number + torn
            assert contents.torn_bytes == len(b"".join(damaged[number:]) + tail)


def test_a_damaged_header() -> None:
    """Without its header there is no game in a log."""
    with pytest.raises(LogError) as caught:
        decode(encoded_log().replace(b'azul",', b'azuI",', 1), PATH)
    assert caught.value.reason is LogReason.LOG_DAMAGED
    assert caught.value.slots == {
        "path": str(PATH),
        "name": "a.azul",
        "folder": str(Path("folder").absolute()),
    }


def test_missing_checksums_are_damage() -> None:
    """A header without its checksum, as after an edit by hand, is a damaged log."""
    assert reason_of(b'{"format":"azul-access-log","version":1}\n') is LogReason.LOG_DAMAGED


def test_windows_line_ends_are_damage() -> None:
    """CRLF line ends, as from an editor, are damage."""
    assert reason_of(encoded_log().replace(b"\n", b"\r\n")) is LogReason.LOG_DAMAGED


def test_newer_version() -> None:
    """The error of a newer file contains its version, and its further lines do not matter."""
    data = line(b'{"format":"azul-access-log","version":6}') + b"\x00\xffanything\n"
    with pytest.raises(LogError) as caught:
        decode(data, PATH)
    assert caught.value.reason is LogReason.LOG_NEWER
    assert (caught.value.slots["version"], caught.value.slots["known"]) == (6, 5)


@pytest.mark.parametrize("version", ["0", "-1", "true", "1.0", '"1"', "null", "[]"])
def test_impossible_version(version: str) -> None:
    """A version that no program writes is damage."""
    data = line(b'{"format":"azul-access-log","version":%b}' % version.encode())
    assert reason_of(data) is LogReason.LOG_DAMAGED


@pytest.mark.parametrize(
    "data",
    [
        b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01",
        b"\x89PNG\r\n\x1a\n\x00\x00",
        b"\n",
        b"\n\n",
        b"A letter to Anna.\n\nDear Anna,\n",
        b"A letter",
        b"deadbeef is a number",
        b'{"format":"something-else","version":1}\n',
        b"\x00\x00\x01",
        b"\xff\xfeZ\x00\n\x00",
        line(b'{"format":"chess","version":1}'),
        line(b'{"version":1}'),
        line(b"[1,2]"),
        line(b"\xff\xfe"),
        line(b"[" * 100_000),
    ],
)
def test_not_ours(data: bytes) -> None:
    """Files of other formats are distinguished from damaged logs."""
    assert reason_of(data) is LogReason.LOG_NOT_OURS


@pytest.mark.parametrize("data", [b"", b"\0" * 4096, b"1234", b"12345678 ", b'12345678 {"form'])
def test_empty(data: bytes) -> None:
    """A file with an incomplete header is an empty log, not a file of another format."""
    assert reason_of(data) is LogReason.LOG_EMPTY


@pytest.mark.parametrize(
    "body", [b"[]", b"1", b"", b"{", b'{"a":1}x', b"\xff", b'{"a":' * 100_000, b"9" * 5000]
)
def test_valid_checksum_of_no_object(body: bytes) -> None:
    """A line with a valid checksum that is no JSON object is damage."""
    start, crc = encode_header({})
    contents, _ = decode(start + line(body, crc), PATH)
    assert (contents.entries, contents.lost_entries) == ((), 1)


@given(st.binary(max_size=200), st.integers(0, 200), st.integers(0, 200))
def test_any_bytes(noise: bytes, start: int, length: int) -> None:
    """Any bytes at any place cause a LogError, or a prefix of the entries is read."""
    data = encoded_log()
    reason_of(noise)
    damaged = data[:start] + noise + data[start + length :]
    try:
        contents, _ = decode(damaged, PATH)
    except LogError:
        return
    assert list(contents.entries) == ENTRIES[: len(contents.entries)]


def test_lines_are_json_after_the_ninth_byte() -> None:
    """Other programs can read the file: after nine bytes, each line is JSON."""
    objects = [json.loads(text[9:]) for text in encoded_log().splitlines()]
    assert objects[1:] == ENTRIES
