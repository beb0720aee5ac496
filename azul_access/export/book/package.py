"""The files around the chapters of a book: package, contents, container.

Metadata follow "EPUB Accessibility 1.1"; what is claimed there is what the chapters hold.
"""

import datetime
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape

from azul_access.export.book.overlay import clock
from azul_access.export.document import Chapter, Chart, Document
from azul_access.export.words import Words
from azul_access.language.phrase import phrase

XML = '<?xml version="1.0" encoding="utf-8"?>'
ACTIVE_CLASS = "-epub-media-overlay-active"

CONTAINER = f"""{XML}
<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
<rootfiles>
<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
"""


@dataclass(frozen=True, slots=True)
class Voiced:
    """Who reads a book, and how long each chapter is in milliseconds, by its ident."""

    narrator: str
    lengths: Mapping[str, int]


def package(
    document: Document, words: Words, voiced: Voiced | None, modified: datetime.datetime
) -> Iterator[str]:
    """The lines of the package document; `modified` is in UTC."""
    yield XML
    yield (
        '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"'
        f' xml:lang="{words.language}">'
    )
    yield '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">'
    yield f'<dc:identifier id="id">urn:uuid:{document.identity}</dc:identifier>'
    yield f"<dc:title>{_text(words.show(document.title))}</dc:title>"
    yield f"<dc:language>{words.language}</dc:language>"
    if document.author:
        yield f"<dc:creator>{_text(document.author)}</dc:creator>"
    yield _meta("dcterms:modified", modified.strftime("%Y-%m-%dT%H:%M:%SZ"))
    yield from _accessibility(words, with_voice=voiced is not None)
    if voiced is not None:
        yield from _overlay_metadata(voiced)
    yield "</metadata>"
    yield "<manifest>"
    yield ('<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>')
    yield '<item id="style" href="style.css" media-type="text/css"/>'
    for chapter in document.chapters:
        yield from _items(chapter, with_voice=voiced is not None)
    yield "</manifest>"
    yield "<spine>"
    for chapter in document.chapters:
        yield f'<itemref idref="{chapter.ident}"/>'
    yield "</spine>"
    yield "</package>"


def contents(document: Document, words: Words) -> Iterator[str]:
    """The lines of the navigation document: a list by round, in it one by turn."""
    title = _text(words.show(phrase("transcript-contents")))
    yield from head(words, title)
    yield '<nav epub:type="toc" role="doc-toc" aria-labelledby="contents">'
    yield f'<h1 id="contents">{title}</h1>'
    yield "<ol>"
    for chapter in document.chapters:
        heading = _text(words.show(chapter.heading))
        yield f'<li><a href="{chapter.ident}.xhtml">{heading}</a>'
        if chapter.stops:
            yield "<ol>"
            for stop in chapter.stops:
                label = _text(words.show(stop.label))
                yield f'<li><a href="{chapter.ident}.xhtml#{stop.ident}">{label}</a></li>'
            yield "</ol>"
        yield "</li>"
    yield "</ol>"
    yield "</nav>"
    yield "</body>"
    yield "</html>"


def head(words: Words, title: str) -> Iterator[str]:
    """How each document begins; `title` is escaped already."""
    yield XML
    yield "<!DOCTYPE html>"
    yield (
        '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"'
        f' lang="{words.language}" xml:lang="{words.language}">'
    )
    yield "<head>"
    yield '<meta charset="utf-8"/>'
    yield f"<title>{title}</title>"
    yield '<link rel="stylesheet" type="text/css" href="style.css"/>'
    yield "</head>"
    yield "<body>"


def _accessibility(words: Words, *, with_voice: bool) -> Iterator[str]:
    modes = ["textual", "visual", *(["auditory"] if with_voice else [])]
    features = [
        *("structuralNavigation", "tableOfContents", "readingOrder", "displayTransformability"),
        *("alternativeText", "ARIA"),
        *(["synchronizedAudioText"] if with_voice else []),
    ]
    for mode in modes:
        yield _meta("schema:accessMode", mode)
    # All that the charts show is said in sentences, so either sense is enough.
    yield _meta("schema:accessModeSufficient", "textual")
    if with_voice:
        yield _meta("schema:accessModeSufficient", "auditory")
    for feature in features:
        yield _meta("schema:accessibilityFeature", feature)
    yield _meta("schema:accessibilityHazard", "none")
    summary = words.show(phrase("transcript-summary", audio="yes" if with_voice else "no"))
    yield _meta("schema:accessibilitySummary", _text(summary))


def _overlay_metadata(voiced: Voiced) -> Iterator[str]:
    for ident, length in voiced.lengths.items():
        yield f'<meta property="media:duration" refines="#{ident}-overlay">{clock(length)}</meta>'
    yield _meta("media:duration", clock(sum(voiced.lengths.values())))
    yield _meta("media:narrator", _text(voiced.narrator))
    yield _meta("media:active-class", ACTIVE_CLASS)


def _items(chapter: Chapter, *, with_voice: bool) -> Iterator[str]:
    ident = chapter.ident
    overlay = f' media-overlay="{ident}-overlay"' if with_voice else ""
    drawn = any(isinstance(block, Chart) for block in chapter.blocks)
    properties = ' properties="svg"' if drawn else ""
    yield (
        f'<item id="{ident}" href="{ident}.xhtml" media-type="application/xhtml+xml"'
        f"{properties}{overlay}/>"
    )
    if with_voice:
        yield (
            f'<item id="{ident}-overlay" href="{ident}.smil" media-type="application/smil+xml"/>'
        )
        yield f'<item id="{ident}-audio" href="audio/{ident}.mp3" media-type="audio/mpeg"/>'


def _meta(name: str, value: str) -> str:
    return f'<meta property="{name}">{value}</meta>'


def _text(text: str) -> str:
    return escape(text, quote=False)
