"""Writes Ogg Vorbis with libsndfile, with chapters and sentences as comments.

libsndfile writes only its own comments, so the comment header is replaced and the following pages
are renumbered. Format: https://xiph.org/vorbis/doc/Vorbis_I_spec.html and RFC 3533.
"""

import struct
import zlib
from collections.abc import Iterator
from io import BytesIO
from typing import BinaryIO

from azul_access.export.sound.tags import Tags, format_clock, format_lyrics
from azul_access.values import frozen

# libsndfile encodes each piece on its stack, so pieces must be small.
_PIECE_BYTES = 1 << 16
_PAGE = struct.Struct("<4sBBqIII")
_CONTINUED = 1
_SEGMENTS = 255
_COMMENT = b"\x03vorbis"
# Ogg's checksum uses zlib's polynomial with the bits of each byte reversed.
_REVERSED_BITS = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


class OggWriter:
    delay_samples = 0
    gain = 1.0

    def __init__(self, file: BinaryIO, rate: int) -> None:
        """`rate` in hertz. Raises: ImportError or OSError where soundfile has no library."""
        import soundfile

        self._file = file
        self._pages = BytesIO()
        self._encoder = soundfile.SoundFile(
            self._pages, "w", samplerate=rate, channels=1, format="OGG", subtype="VORBIS"
        )

    def write(self, samples: bytes) -> None:
        """Signed 16-bit mono in the machine's byte order."""
        for start in range(0, len(samples), _PIECE_BYTES):
            self._encoder.buffer_write(samples[start : start + _PIECE_BYTES], dtype="int16")

    def finish(self, tags: Tags) -> None:
        self._encoder.close()
        for page in _replace_comments(self._pages.getvalue(), _comments(tags)):
            self._file.write(page)


@frozen
class Page:
    """A page of a stream: `sizes` are the lengths of its segments; 255 means it continues."""

    flags: int
    position: int
    serial: int
    sizes: bytes
    body: bytes

    def encode(self, number: int) -> bytes:
        head = _PAGE.pack(b"OggS", 0, self.flags, self.position, self.serial, number, 0)
        page = head + bytes([len(self.sizes)]) + self.sizes + self.body
        return page[:22] + struct.pack("<I", checksum(page)) + page[26:]


def checksum(page: bytes) -> int:
    """RFC 3533: CRC-32 without any inversion."""
    crc = zlib.crc32(page.translate(_REVERSED_BITS), 0xFFFFFFFF) ^ 0xFFFFFFFF
    return int(f"{crc:032b}"[::-1], 2)


def split_pages(stream: bytes) -> Iterator[Page]:
    """Yield the pages of a whole stream."""
    at = 0
    while at < len(stream):
        _, _, flags, position, serial, _, _ = _PAGE.unpack_from(stream, at)
        count = stream[at + _PAGE.size]
        sizes = stream[at + _PAGE.size + 1 : at + _PAGE.size + 1 + count]
        start = at + _PAGE.size + 1 + count
        at = start + sum(sizes)
        yield Page(flags, position, serial, sizes, stream[start:at])


def _comments(tags: Tags) -> list[str]:
    fields = {
        "TITLE": tags.title,
        "ALBUM": tags.album,
        "TRACKNUMBER": str(tags.track),
        "TRACKTOTAL": str(tags.tracks),
        "ARTIST": tags.artist,
        "PERFORMER": tags.narrator,
        "LANGUAGE": tags.iso_639_2,
        "DATE": tags.year,
        "GENRE": "Speech",
    }
    comments = [f"{name}={text}" for name, text in fields.items() if text]
    for number, chapter in enumerate(tags.chapters, 1):
        comments.append(f"CHAPTER{number:03}={format_clock(chapter.start)}")
        comments.append(f"CHAPTER{number:03}NAME={chapter.text}")
    if tags.sentences:
        comments.append(f"LYRICS={format_lyrics(tags)}")
    return comments


def _replace_comments(stream: bytes, comments: list[str]) -> Iterator[bytes]:
    """Yield the pages of a stream with its comment header replaced."""
    stream_pages = split_pages(stream)
    first = next(stream_pages)
    yield first.encode(0)
    headers: list[bytes] = []
    packet = b""
    while len(headers) < 2:  # both end at the end of a page
        page = next(stream_pages)
        at = 0
        for size in page.sizes:
            packet += page.body[at : at + size]
            at += size
            if size < _SEGMENTS:
                headers.append(packet)
                packet = b""
    number = 1
    for page in _build_pages([_comment_packet(headers[0], comments), headers[1]], first.serial):
        yield page.encode(number)
        number += 1
    for page in stream_pages:
        yield page.encode(number)
        number += 1


def _comment_packet(old: bytes, comments: list[str]) -> bytes:
    """Build a comment packet that keeps the vendor string of `old`."""
    at = len(_COMMENT)
    (length,) = struct.unpack_from("<I", old, at)
    vendor = old[at : at + 4 + length]
    encoded = b"".join(
        struct.pack("<I", len(text)) + text for text in (comment.encode() for comment in comments)
    )
    return _COMMENT + vendor + struct.pack("<I", len(comments)) + encoded + b"\x01"


def _build_pages(packets: list[bytes], serial: int) -> Iterator[Page]:
    """Yield header packets as pages; the position is 0, or -1 if no packet ends on the page."""
    segments = [
        (packet[at : at + _SEGMENTS], at > 0)
        for packet in packets
        for at in range(0, len(packet) + 1, _SEGMENTS)
    ]
    for at in range(0, len(segments), _SEGMENTS):
        part = segments[at : at + _SEGMENTS]
        sizes = bytes(len(segment) for segment, _ in part)
        flags = _CONTINUED if part[0][1] else 0
        position = 0 if any(size < _SEGMENTS for size in sizes) else -1
        yield Page(flags, position, serial, sizes, b"".join(segment for segment, _ in part))
