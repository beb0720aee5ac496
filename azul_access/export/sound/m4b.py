"""Writes audio books (M4B): AAC in MP4 with chapters, by FFmpeg's libraries in PyAV."""

from fractions import Fraction
from typing import TYPE_CHECKING, BinaryIO

from azul_access.export.sound.recording import SAMPLE_BYTES
from azul_access.export.sound.tags import Tags, format_lyrics

if TYPE_CHECKING:
    from av import AudioFrame, AudioStream, Packet

# Bits a second. With fewer, peaks are higher by up to 3 dB after decoding.
BIT_RATE = 80_000


class M4bWriter:
    delay_samples = 0  # players skip the delay that the file names
    gain = 1.0

    def __init__(self, file: BinaryIO, rate: int) -> None:
        """`rate` in hertz. Raises: ImportError where PyAV is not installed."""
        import av

        self._rate = rate
        self._written = 0
        # Chapters come first in the file, but are known last.
        self._packets: list[Packet[AudioStream]] = []
        self._container = av.open(file, "w", format="ipod")
        self._stream = self._container.add_stream("aac", rate=rate, layout="mono")
        self._stream.bit_rate = BIT_RATE

    def write(self, samples: bytes) -> None:
        """Signed 16-bit mono in the machine's byte order."""
        if samples:
            self._packets += self._stream.encode(self._frame(samples))

    def finish(self, tags: Tags) -> None:
        self._packets += self._stream.encode(None)
        fields = {
            "title": tags.title,
            "album": tags.album,
            "artist": tags.artist,
            "composer": tags.narrator,
            "date": tags.year,
            "genre": "Speech",
            "track": f"{tags.track}/{tags.tracks}",
            "lyrics": format_lyrics(tags),
        }
        self._container.metadata.update({name: text for name, text in fields.items() if text})
        self._stream.metadata["language"] = tags.iso_639_2
        self._container.set_chapters(
            [
                {
                    "id": number,
                    "start": chapter.start,
                    "end": chapter.end,
                    "time_base": Fraction(1, 1000),
                    "metadata": {"title": chapter.text},
                }
                for number, chapter in enumerate(tags.chapters)
            ]
        )
        for packet in self._packets:
            self._container.mux(packet)
        self._container.close()

    def _frame(self, samples: bytes) -> "AudioFrame":
        import av

        count = len(samples) // SAMPLE_BYTES
        frame = av.AudioFrame("s16", "mono", count)
        plane = frame.planes[0]
        plane.update(samples + bytes(plane.buffer_size - len(samples)))
        frame.sample_rate = self._rate
        frame.pts = self._written
        self._written += count
        return frame
