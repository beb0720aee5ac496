"""Writes MP3 with LAME, with chapters (ID3 CHAP, CTOC) and synchronised sentences (SYLT).

ID3 2.3 with UTF-16 text, because old players support nothing newer.
"""

import struct
from io import BytesIO
from typing import BinaryIO

from azul_access.export.sound.tags import Span, Tags

BIT_RATE_KBPS = 48
# 2 is the best and slow, 7 the fastest. The speech of espeak-ng has few overtones.
_QUALITY = 7
_UTF16 = b"\x01"
_MILLISECONDS, _LYRICS = 2, 1
_NO_OFFSET = 0xFFFFFFFF
_TOP_LEVEL_IN_ORDER = 3
_MOST_CHAPTERS = 255  # the count is one byte


class Mp3Writer:
    # The encoder and the decoder delay the sound by 1105 samples (measured with two decoders).
    delay_samples = 1105
    gain = 0.95  # LAME turns everything down a little

    def __init__(self, file: BinaryIO, rate: int) -> None:
        """`rate` in hertz. Raises: ImportError where lameenc is not installed."""
        import lameenc

        self._file = file
        self._frames = BytesIO()  # the tags come first in the file, but are known last
        self._encoder = lameenc.Encoder()
        self._encoder.silence()
        self._encoder.set_channels(1)
        self._encoder.set_in_sample_rate(rate)
        self._encoder.set_bit_rate(BIT_RATE_KBPS)
        self._encoder.set_quality(_QUALITY)

    def write(self, samples: bytes) -> None:
        """Signed 16-bit mono in the machine's byte order."""
        if samples:
            self._frames.write(self._encoder.encode(samples))

    def finish(self, tags: Tags) -> None:
        self._frames.write(self._encoder.flush())
        milliseconds = self._frames.tell() * 8 // BIT_RATE_KBPS
        self._file.write(encode_id3(tags, milliseconds))
        self._file.write(self._frames.getbuffer())


def encode_id3(tags: Tags, milliseconds: int) -> bytes:
    """The tag of a file whose sound is `milliseconds` long."""
    fields = {
        "TIT2": tags.title,
        "TALB": tags.album,
        "TRCK": f"{tags.track}/{tags.tracks}",
        "TPE1": tags.artist,
        "TPE2": tags.narrator,
        "TLAN": tags.iso_639_2,
        "TYER": tags.year,
        "TCON": "Speech",
        "TLEN": str(milliseconds),
    }
    frames = b"".join(_frame(name, _UTF16 + _text(text)) for name, text in fields.items() if text)
    chapters = tags.chapters if len(tags.chapters) <= _MOST_CHAPTERS else tags.rounds
    if chapters:
        names = [f"chapter{number}" for number in range(1, len(chapters) + 1)]
        listed = b"".join(name.encode() + b"\0" for name in names)
        counted = bytes([_TOP_LEVEL_IN_ORDER, len(names)])
        frames += _frame("CTOC", b"contents\0" + counted + listed)
        for name, chapter in zip(names, chapters, strict=True):
            frames += _frame("CHAP", _chapter(name, chapter))
    if tags.sentences:
        frames += _frame("SYLT", _sentences(tags))
    size = len(frames)
    seven_bits = bytes(size >> shift & 0x7F for shift in (21, 14, 7, 0))
    return b"ID3\x03\x00\x00" + seven_bits + frames


def _chapter(name: str, chapter: Span) -> bytes:
    times = struct.pack(">IIII", chapter.start, chapter.end, _NO_OFFSET, _NO_OFFSET)
    return name.encode() + b"\0" + times + _frame("TIT2", _UTF16 + _text(chapter.text))


def _sentences(tags: Tags) -> bytes:
    head = _UTF16 + tags.iso_639_2.encode() + bytes([_MILLISECONDS, _LYRICS]) + _text("") + b"\0\0"
    return head + b"".join(
        _text(sentence.text) + b"\0\0" + struct.pack(">I", sentence.start)
        for sentence in tags.sentences
    )


def _text(text: str) -> bytes:
    return b"\xff\xfe" + text.encode("utf-16-le", errors="replace")


def _frame(name: str, body: bytes) -> bytes:
    return name.encode() + struct.pack(">IH", len(body), 0) + body
