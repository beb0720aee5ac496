"""Render phrases, views and blocks of a game as cells, in one language."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from azul_access.braille.layout import BLANK_CELL, Cell, Segment, join_segments
from azul_access.braille.translation import translate
from azul_access.games.touch import Block, Field, Strip, View
from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import load_phrases
from firmware_protocol.cells import from_unicode

_CACHED_PHRASES = 2048
_UNICODE_BRAILLE = re.compile(r"([\u2800-\u28ff]+)")


@dataclass(frozen=True, slots=True)
class Renderer:
    language: str

    def render_text(self, phrases: Iterable[Phrase]) -> str:
        """Return sentences in their short forms for braille, as text."""
        loaded = load_phrases(self.language)
        return loaded.render_all(phrases, Verbosity.TERSE, Form.BRAILLE)

    def render_words(self, text: str) -> list[Segment]:
        """Return a segment for each word; Unicode braille in it is not translated."""
        return [_make_segment(_translate_word(word, self.language)) for word in text.split()]

    def render_strip(self, strip: Strip) -> list[Segment]:
        """Return a strip as one segment, or a strip of one text field as a segment a word."""
        if len(strip) == 1 and strip[0].text is not None:
            return self._render_field_words(strip[0].text, strip[0].pick)
        return [self._render_row(strip)]

    def render_view(self, view: View) -> list[Segment]:
        """Return the title of a view, then its strips."""
        title = self.render_words(self.render_text([view.title]))
        return title + [segment for strip in view.strips for segment in self.render_strip(strip)]

    def render_block(self, block: Block) -> list[Segment]:
        """Return the rows of a block."""
        return [self._render_row(row) for row in block.rows]

    def _render_row(self, fields: Iterable[Field]) -> Segment:
        return tuple([cell for field in fields for cell in self._render_field(field)])

    def _render_field(self, field: Field) -> Segment:
        if field.text is None:
            return (BLANK_CELL,)
        return join_segments(self._render_field_words(field.text, field.pick))

    def _render_field_words(self, text: Phrase, pick: object) -> list[Segment]:
        words = _translate_phrase(self.language, text)
        return [_make_segment(cells, pick) for cells in words]


def _make_segment(cells: bytes, pick: object = None) -> Segment:
    return tuple([Cell(dots, pick) for dots in cells])


@lru_cache(_CACHED_PHRASES)
def _translate_phrase(language: str, phrase: Phrase) -> tuple[bytes, ...]:
    """Return the cells of each word; cached, as a page has many fields but few different ones."""
    text = load_phrases(language).render(phrase, Verbosity.TERSE, Form.BRAILLE)
    return tuple(_translate_word(word, language) for word in text.split())


def _translate_word(word: str, language: str) -> bytes:
    parts = enumerate(_UNICODE_BRAILLE.split(word))  # every second part is braille
    return b"".join(
        from_unicode(part) if index % 2 else translate(part, language) for index, part in parts
    )
