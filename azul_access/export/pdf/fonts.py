"""The fonts of PDF files, which ReportLab brings along, and what they can show."""

import unicodedata
from collections.abc import Iterator
from functools import cache

from anyascii import anyascii
from reportlab.pdfbase.pdfmetrics import registerFont, stringWidth
from reportlab.pdfbase.ttfonts import TTFont

PLAIN, BOLD = "Vera", "VeraBd"
_SOFT_HYPHEN = "\u00ad"


@cache
def register_fonts() -> frozenset[int]:
    """Make both fonts known to ReportLab. Returns the code points that both have."""
    fonts = [TTFont(name, f"{name}.ttf") for name in (PLAIN, BOLD)]
    for font in fonts:
        registerFont(font)
    return frozenset.intersection(*(frozenset(font.face.charToGlyph) for font in fonts))


def printable(text: str) -> str:
    """The text in letters that the fonts have: those of other scripts become Latin ones."""
    known = register_fonts()
    composed = unicodedata.normalize("NFC", text).replace(_SOFT_HYPHEN, "")
    return "".join(letter if ord(letter) in known else anyascii(letter) for letter in composed)


def wrap_text(text: str, font: str, size: float, width: float) -> Iterator[str]:
    """Yield the lines of a text, at most `width` points wide; only a wider word is cut."""
    line = ""
    # Spaces that do not break lines stay within words.
    for word in text.split(" "):
        whole = printable(word)
        longer = f"{line} {whole}" if line else whole
        if stringWidth(longer, font, size) <= width:
            line = longer
            continue
        if line:
            yield line
        *full, line = _cut_word(word, font, size, width)
        yield from full
    yield line


def _cut_word(word: str, font: str, size: float, width: float) -> Iterator[str]:
    """At soft hyphens where there are any, else wherever the line is full."""
    part = ""
    syllables = [printable(syllable) for syllable in word.split(_SOFT_HYPHEN)]
    for number, syllable in enumerate(syllables, 1):
        hyphen = "-" if number < len(syllables) else ""
        if part and stringWidth(part + syllable + hyphen, font, size) > width:
            yield part + "-"
            part = ""
        for letter in syllable:
            if part and stringWidth(part + letter, font, size) > width:
                yield part
                part = ""
            part += letter
    yield part
