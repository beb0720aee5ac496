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
        return [self.render_word(word) for word in text.split()]

    def render_word(self, word: str, pick: object = None) -> Segment:
        """Return the cells of a word or label; Unicode braille in it is not translated."""
        cells = b"".join(
            from_unicode(part) if braille else translate(part, self.language)
            for braille, part in _split_braille(word)
        )
        return tuple(Cell(dots, pick) for dots in cells)

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
        return tuple(cell for field in fields for cell in self._render_field(field))

    def _render_field(self, field: Field) -> Segment:
        if field.text is None:
            return (BLANK_CELL,)
        return join_segments(self._render_field_words(field.text, field.pick))

    def _render_field_words(self, text: Phrase, pick: object) -> list[Segment]:
        words = _render_phrase(self.language, text).split()
        return [self.render_word(word, pick) for word in words]


def _split_braille(word: str) -> list[tuple[bool, str]]:
    """Split a word into parts, and whether each part is Unicode braille."""
    parts = _UNICODE_BRAILLE.split(word)  # every second part is braille
    return [(index % 2 == 1, part) for index, part in enumerate(parts) if part]


@lru_cache(_CACHED_PHRASES)
def _render_phrase(language: str, phrase: Phrase) -> str:
    """Cached, because a page has hundreds of fields but few different ones."""
    return load_phrases(language).render(phrase, Verbosity.TERSE, Form.BRAILLE)
