"""A hand on a braille keyboard: commands as chords, in each of the styles in which people type."""

from azul_access.braille.signs import DIGITS, LETTERS
from azul_access.braille.translation import translate
from firmware_protocol.cells import from_unicode

STYLES = ("marked", "computer", "dropped", "bare", "eight", "eight-sch")
COMPUTER = dict(zip("0123456789", from_unicode("⠬⠡⠣⠩⠹⠱⠫⠻⠳⠪"), strict=True))
DROPPED = dict(zip("0123456789", from_unicode("⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔"), strict=True))
SCH = from_unicode("⠱")


def dots_of(style: str) -> int:
    return 8 if style.startswith("eight") else 6


def chords(text: str, language: str, style: str) -> bytes:
    """The cells that somebody types; in a short command S is the label's one cell in German."""
    if len(text) > 3 and text.isalpha():
        return translate(text, language, dots=dots_of(style))
    if style == "marked":
        return translate(text.replace("s", "sch") if language == "de" else text, language)
    if style == "eight":
        return translate(text, language, dots=8)
    made = b""
    for sign in text:
        if sign == "s" and language == "de":
            made += SCH
        elif style == "eight-sch":
            made += translate(sign, language, dots=8) or b"\0"
        elif sign.isdecimal():
            digit = {"computer": COMPUTER, "dropped": DROPPED}.get(style)
            made += bytes([digit[sign]]) if digit else DIGITS[sign]
        elif sign in LETTERS:
            made += LETTERS[sign]
        else:
            made += translate(sign, language) or b"\0"
    return made
