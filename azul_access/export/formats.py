"""The output formats; a value is the value of `--to`."""

from enum import Enum

from azul_access.export.document import FIGURES, BoardDrawing, FigureKind


class Format(Enum):
    TXT = "txt"
    HTML = "html"
    EPUB = "epub"
    BRF = "brf"
    SVG = "svg"
    PDF = "pdf"
    MP3 = "mp3"
    OGG = "ogg"
    WAV = "wav"
    M4B = "m4b"
    DAISY = "daisy"

    @property
    def extension(self) -> str:
        """What the names of its files end with."""
        return "daisy.zip" if self is Format.DAISY else self.value

    @property
    def figures(self) -> frozenset[FigureKind]:
        """The kinds of figures that it shows."""
        match self:
            case Format.HTML | Format.EPUB | Format.PDF:
                return FIGURES
            case Format.BRF | Format.SVG:
                return frozenset({BoardDrawing})
            case _:
                return frozenset()


# Formats without sound that can be written to standard output.
TEXTS = (Format.TXT, Format.HTML, Format.BRF, Format.SVG)

# Braille: cells per line, lines per page.
CELLS, DEFAULT_CELLS = range(16, 101), 40
LINES, DEFAULT_LINES = range(5, 101), 25
