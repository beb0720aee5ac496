"""Commands as the chords that people type, in several styles of braille."""

from azul_access.braille.cells.braille_codes import DIGITS, LETTERS, load_braille_code
from azul_access.braille.cells.translation import translate
from firmware_protocol.cells import from_unicode

# How digits are written: after number signs, in computer braille, as dropped digits, as bare
# letters; or all in computer braille, with SCH as three letters or as one cell.
STYLES = ("marked", "computer", "dropped", "bare", "eight", "eight-sch")
COMPUTER_DIGITS = dict(zip("0123456789", from_unicode("⠬⠡⠣⠩⠹⠱⠫⠻⠳⠪"), strict=True))
DROPPED_DIGITS = dict(zip("0123456789", from_unicode("⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔"), strict=True))
SCH = from_unicode("⠱")


def keyboard_dots(style: str) -> int:
    """Return 6 or 8, as the keyboard is set."""
    return 8 if style.startswith("eight") else 6


def encode_typing(text: str, language: str, style: str) -> bytes:
    """Return the typed cells; in a short command S is the label SCH, one cell in German."""
    is_word = len(text) > 3 and text.isalpha()
    if style == "eight" or (is_word and style == "eight-sch"):
        return _computer_cells(text, language)
    if is_word:
        return translate(text, language)
    if style == "marked":
        return translate(text.replace("s", "sch") if language == "de" else text, language)
    cells = b""
    for character in text:
        if character == "s" and language == "de":
            cells += SCH
        elif style == "eight-sch":
            cells += _computer_cells(character, language)
        elif character.isdecimal():
            digits = {"computer": COMPUTER_DIGITS, "dropped": DROPPED_DIGITS}.get(style)
            cells += bytes([digits[character]]) if digits else DIGITS[character]
        else:
            cells += LETTERS.get(character) or translate(character, language) or b"\0"
    return cells


def _computer_cells(text: str, language: str) -> bytes:
    code = load_braille_code(language).computer | {" ": b"\0"}
    return b"".join(code[character] for character in text)
