"""A language in braille: phrases and views become cells. Must never know a display."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from azul_access.braille.translation import translate
from azul_access.braille.windows import BLANK, Cell, Segment
from azul_access.games.touch import Block, Field, Strip, View
from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import load_phrases

UNICODE = 0x2800
_FIELDS_KEPT = 2048


@dataclass(frozen=True, slots=True)
class Renderer:
    """`dots` is 6 or 8: how high the display's cells are."""

    language: str
    dots: int = 6

    def text(self, phrases: Iterable[Phrase]) -> str:
        """Sentences as braille readers get them: short forms, as text."""
        loaded = load_phrases(self.language)
        return loaded.render_all(phrases, Verbosity.TERSE, Form.BRAILLE)

    def words(self, text: str) -> list[Segment]:
        """Each word of a text; signs of Unicode braille stand for themselves."""
        return [self.cells(word) for word in text.split()]

    def cells(self, word: str, pick: object = None) -> Segment:
        """One word or label. Parts written in Unicode braille are cells already."""
        found: list[Cell] = []
        start = 0
        for at in range(len(word) + 1):
            sign = at < len(word) and UNICODE <= ord(word[at]) < UNICODE + 256
            if sign or at == len(word):
                if start < at:
                    plain = translate(word[start:at], self.language)
                    found += [Cell(byte, pick) for byte in plain]
                if sign:
                    found.append(Cell(ord(word[at]) - UNICODE, pick))
                start = at + 1
        return tuple(found)

    def strip(self, strip: Strip) -> list[Segment]:
        """A strip as one piece; a single field of several words as a piece for each."""
        if len(strip) == 1 and strip[0].text is not None:
            words = self._rendered(strip[0]).split()
            return [self.cells(word, strip[0].pick) for word in words]
        return [tuple(cell for field in strip for cell in self._field(field))]

    def view(self, view: View) -> list[Segment]:
        """The view's title, then its strips."""
        title = self.words(self.text([view.title]))
        return title + [piece for strip in view.strips for piece in self.strip(strip)]

    def block(self, block: Block) -> list[Segment]:
        """The rows of a block."""
        return [tuple(cell for field in row for cell in self._field(field)) for row in block.rows]

    def _field(self, field: Field) -> Segment:
        if field.text is None:
            return (BLANK,)
        cells: list[Cell] = []
        for word in self._rendered(field).split():
            cells += [BLANK] * bool(cells)
            cells += self.cells(word, field.pick)
        return tuple(cells)

    def _rendered(self, field: Field) -> str:
        assert field.text is not None  # an empty cell has no text
        return _text(self.language, field.text)


@lru_cache(_FIELDS_KEPT)
def _text(language: str, told: Phrase) -> str:
    """A table of many lines has hundreds of fields and few different ones, anew for each key."""
    return load_phrases(language).render(told, Verbosity.TERSE, Form.BRAILLE)


def join_segments(pieces: Sequence[Segment]) -> Segment:
    """Pieces in one row, an empty cell between them."""
    cells: list[Cell] = []
    for piece in pieces:
        cells += [BLANK] * bool(cells)
        cells += piece
    return tuple(cells)
