"""The formats of a narration, by the name that is typed and the ending of its file."""

from enum import Enum


class Format(Enum):
    TXT = "txt"
    HTML = "html"
    EPUB = "epub"
    BRF = "brf"
    MP3 = "mp3"
    OGG = "ogg"
    WAV = "wav"


# What can be written to standard output: characters, no sound.
TEXTS = (Format.TXT, Format.HTML, Format.BRF)

# Braille: cells a line, lines a page.
CELLS, DEFAULT_CELLS = range(16, 101), 40
LINES, DEFAULT_LINES = range(5, 101), 25
