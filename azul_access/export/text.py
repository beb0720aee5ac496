"""Writes plain text: one event per line, headings between empty lines, the result first.

Lines are not wrapped and headings not underlined, because a screen reader reads line by line and
would read the underlining, too.
"""

from collections.abc import Iterator

from azul_access.export.document import Document, Heading, TextLine
from azul_access.export.phrase_renderer import PhraseRenderer


def write_text(document: Document, renderer: PhraseRenderer) -> str:
    return "\n".join(_lines(document, renderer)) + "\n"


def _lines(document: Document, renderer: PhraseRenderer) -> Iterator[str]:
    for number, chapter in enumerate(document.chapters):
        if number:
            yield ""
        yield renderer.show(chapter.heading)
        yield ""
        before: object = None
        for block in chapter.blocks:
            match block:
                case TextLine(phrases=phrases):
                    yield renderer.line(phrases)
                    before = block
                case Heading(phrase=phrase):
                    if before is not None:
                        yield ""
                    yield renderer.show(phrase)
                    yield ""
                    before = block
