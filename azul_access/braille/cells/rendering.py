"""Render phrases, views and blocks of a game as cells, in one language."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from azul_access.braille.cells.layout import BLANK_CELL, Cell, Segment, join_segments
from azul_access.braille.cells.translation import translate
from azul_access.games.touch import Block, Field, Strip, View
from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.values import frozen
from firmware_protocol.cells import BLANK, from_unicode

_CACHED_PHRASES = 2048
_UNICODE_BRAILLE = re.compile(r"([\u2800-\u28ff]+)")
# At least two letters, and no digits or braille.
_ORDINARY_WORD = re.compile(r"(?=.*[^\W\d_]{2})[^\d\u2800-\u28ff]+")
_SENTENCE_ENDS = (".", "!", "?")


@frozen
class Renderer:
    """`table` is a table of liblouis for words; empty for the usual one.

    Labels, numbers and short commands are always in the usual one: in contracted braille a letter
    would need a sign before it, and in computer braille SCH would be a digit.
    """

    language: str
    table: str = ""

    def render_text(self, phrases: Iterable[Phrase], verbosity: Verbosity = Verbosity.TERSE) -> str:
        """Return sentences in their forms for braille, as text."""
        return load_phrases(self.language).render_all(
            phrases, verbosity, Form.BRAILLE, no_break=True
        )

    def render_words(self, text: str) -> list[Segment]:
        """Return a segment for each word; Unicode braille in it is not translated.

        Words with a no-break space between them are one segment.
        """
        return [_make_segment(word) for word in _translate_words(text, self)]

    def render_strip(self, strip: Strip) -> list[Segment]:
        """Return a strip as one segment, or a strip of one text field as a segment a word."""
        if len(strip) == 1 and strip[0].text is not None:
            return self._render_field_words(strip[0].text, strip[0].pick)
        return [self._render_row(strip)]

    def render_short_title(self, view: View) -> Segment:
        """Return the title for the later windows of a view; empty if it has none."""
        if view.short_title is None:
            return ()
        usual = Renderer(self.language)
        return join_segments(usual.render_words(usual.render_text([view.short_title])))

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
        words = _translate_phrase(self, text)
        return [_make_segment(word, pick) for word in words]


class _Word(NamedTuple):
    """The cells of a word, or of several that stay together."""

    cells: bytes
    ends_sentence: bool


def _make_segment(word: _Word, pick: object = None) -> Segment:
    last = len(word.cells) - 1
    return tuple(
        [Cell(dots, pick, word.ends_sentence and at == last) for at, dots in enumerate(word.cells)]
    )


@lru_cache(_CACHED_PHRASES)
def _translate_phrase(renderer: Renderer, phrase: Phrase) -> tuple[_Word, ...]:
    """Return the cells of each word; cached, as a page has many fields but few different ones."""
    phrases = load_phrases(renderer.language)
    text = phrases.render(phrase, Verbosity.TERSE, Form.BRAILLE, no_break=True)
    return tuple(_translate_words(text, renderer))


def _translate_words(text: str, renderer: Renderer) -> list[_Word]:
    return [
        _Word(
            bytes([BLANK]).join(_translate_word(part, renderer) for part in word.split()),
            word.endswith(_SENTENCE_ENDS),
        )
        for word in text.split(" ")
        if word
    ]


def _translate_word(word: str, renderer: Renderer) -> bytes:
    table = renderer.table if _ORDINARY_WORD.fullmatch(word) else ""
    parts = enumerate(_UNICODE_BRAILLE.split(word))  # every second part is braille
    return b"".join(
        from_unicode(part) if index % 2 else translate(part, renderer.language, table)
        for index, part in parts
    )
