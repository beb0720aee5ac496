"""Plain text: one event a line, headings alone between empty lines, the result first.

No line is broken and nothing is underlined: a screen reader reads line by line, and would read the
underlining too.
"""

from collections.abc import Iterator

from azul_access.export.document import Document, Heading, Line
from azul_access.export.words import Words


def write_text(document: Document, words: Words) -> str:
    return "\n".join(_lines(document, words)) + "\n"


def _lines(document: Document, words: Words) -> Iterator[str]:
    for number, chapter in enumerate(document.chapters):
        if number:
            yield ""
        yield words.show(chapter.heading)
        yield ""
        before: object = None
        for block in chapter.blocks:
            match block:
                case Line(phrases=phrases):
                    yield words.line(phrases)
                case Heading(phrase=phrase):
                    if before is not None:
                        yield ""
                    yield words.show(phrase)
                    yield ""
            before = block
