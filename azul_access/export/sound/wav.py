"""Writes WAV files; chapters and sentences are labelled cue points."""

import struct
import sys
from array import array
from typing import BinaryIO

from azul_access.export.sound.tags import Tags

_HEADER_BYTES = 44


class WavWriter:
    delay_samples = 0
    gain = 1.0

    def __init__(self, file: BinaryIO, rate: int) -> None:
        """`rate` in hertz."""
        self._file = file
        self._rate = rate
        self._length = 0
        file.write(bytes(_HEADER_BYTES))  # replaced when the lengths are known

    def write(self, samples: bytes) -> None:
        """Signed 16-bit mono in the machine's byte order."""
        if sys.byteorder == "big":
            swapped = array("h", samples)
            swapped.byteswap()
            samples = swapped.tobytes()
        self._file.write(samples)
        self._length += len(samples)

    def finish(self, tags: Tags) -> None:
        extra = _info(tags) + self._cues(tags)
        self._file.write(extra)
        self._file.seek(0)
        rate = self._rate
        size = _HEADER_BYTES - 8 + self._length + len(extra)
        self._file.write(b"RIFF" + struct.pack("<I", size) + b"WAVE")
        self._file.write(b"fmt " + struct.pack("<IHHIIHH", 16, 1, 1, rate, rate * 2, 2, 16))
        self._file.write(b"data" + struct.pack("<I", self._length))
        self._file.seek(0, 2)

    def _cues(self, tags: Tags) -> bytes:
        """Build the cue points; a chapter comes before its first sentence."""
        spans = sorted(
            [(span.start, 0, span.text) for span in tags.chapters]
            + [(span.start, 1, span.text) for span in tags.sentences]
        )
        points, labels = b"", b""
        for number, (start, _, text) in enumerate(spans, 1):
            sample = start * self._rate // 1000
            points += struct.pack("<II4sIII", number, sample, b"data", 0, 0, sample)
            labels += _chunk(b"labl", struct.pack("<I", number) + _text(text))
        cue = _chunk(b"cue ", struct.pack("<I", len(spans)) + points)
        return cue + _chunk(b"LIST", b"adtl" + labels)


def _info(tags: Tags) -> bytes:
    fields = {
        b"INAM": tags.title,
        b"IPRD": tags.album,
        b"ITRK": f"{tags.track}/{tags.tracks}",
        b"IART": tags.artist,
        b"ILNG": tags.iso_639_2,
        b"ICRD": tags.year,
        b"ISFT": tags.narrator,
        b"IGNR": "Speech",
    }
    entries = b"".join(_chunk(name, _text(text)) for name, text in fields.items() if text)
    return _chunk(b"LIST", b"INFO" + entries)


def _text(text: str) -> bytes:
    return text.encode() + b"\0"


def _chunk(name: bytes, body: bytes) -> bytes:
    """Build a chunk, padded to an even length that its header does not count."""
    return name + struct.pack("<I", len(body)) + body + b"\0" * (len(body) % 2)
