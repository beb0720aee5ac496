"""The files around the chapters of a book: package document, navigation, container.

The metadata follow "EPUB Accessibility 1.1".
"""

import datetime
from collections.abc import Iterator, Mapping
from html import escape

from azul_access.export.book.overlay import format_clock
from azul_access.export.document import BoardDrawing, Chapter, Chart, Curve, Document
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.language.phrase import phrase
from azul_access.values import frozen

XML = '<?xml version="1.0" encoding="utf-8"?>'
ACTIVE_CLASS = "-epub-media-overlay-active"

CONTAINER = f"""{XML}
<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
<rootfiles>
<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
"""


@frozen
class BookNarration:
    """The narrator of a book and the length of each chapter in milliseconds, by element id."""

    narrator: str
    lengths: Mapping[str, int]


def package_lines(
    document: Document,
    renderer: PhraseRenderer,
    narration: BookNarration | None,
    modified: datetime.datetime,
) -> Iterator[str]:
    """Yield the lines of the package document; `modified` is in UTC."""
    yield XML
    yield (
        '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"'
        f' xml:lang="{renderer.language}">'
    )
    yield '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">'
    yield f'<dc:identifier id="id">urn:uuid:{document.identity}</dc:identifier>'
    yield f"<dc:title>{_text(renderer.show(document.title))}</dc:title>"
    yield f"<dc:language>{renderer.language}</dc:language>"
    if document.author:
        yield f"<dc:creator>{_text(document.author)}</dc:creator>"
    yield _meta("dcterms:modified", modified.strftime("%Y-%m-%dT%H:%M:%SZ"))
    yield from _accessibility(document, renderer, with_voice=narration is not None)
    if narration is not None:
        yield from _overlay_metadata(narration)
    yield "</metadata>"
    yield "<manifest>"
    yield ('<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>')
    yield '<item id="style" href="style.css" media-type="text/css"/>'
    for chapter in document.chapters:
        yield from _items(chapter, with_voice=narration is not None)
    yield "</manifest>"
    yield "<spine>"
    for chapter in document.chapters:
        yield f'<itemref idref="{chapter.element_id}"/>'
    yield "</spine>"
    yield "</package>"


def navigation_lines(document: Document, renderer: PhraseRenderer) -> Iterator[str]:
    """Yield the lines of the navigation document: a list of rounds with nested lists of turns."""
    title = _text(renderer.show(phrase("transcript-contents")))
    yield from head_lines(renderer, title)
    yield '<nav epub:type="toc" role="doc-toc" aria-labelledby="contents">'
    yield f'<h1 id="contents">{title}</h1>'
    yield "<ol>"
    for chapter in document.chapters:
        heading = _text(renderer.show(chapter.heading))
        yield f'<li><a href="{chapter.element_id}.xhtml">{heading}</a>'
        if chapter.navigation:
            yield "<ol>"
            for point in chapter.navigation:
                label = _text(renderer.show(point.label))
                target = f"{chapter.element_id}.xhtml#{point.element_id}"
                yield f'<li><a href="{target}">{label}</a></li>'
            yield "</ol>"
        yield "</li>"
    yield "</ol>"
    yield "</nav>"
    yield "</body>"
    yield "</html>"


def head_lines(renderer: PhraseRenderer, title: str) -> Iterator[str]:
    """Yield the first lines of a document; `title` is already escaped."""
    yield XML
    yield "<!DOCTYPE html>"
    yield (
        '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"'
        f' lang="{renderer.language}" xml:lang="{renderer.language}">'
    )
    yield "<head>"
    yield '<meta charset="utf-8"/>'
    yield f"<title>{title}</title>"
    yield '<link rel="stylesheet" type="text/css" href="style.css"/>'
    yield "</head>"
    yield "<body>"


def _accessibility(
    document: Document, renderer: PhraseRenderer, *, with_voice: bool
) -> Iterator[str]:
    modes = ["textual", "visual", *(["auditory"] if with_voice else [])]
    features = [
        *("structuralNavigation", "tableOfContents", "readingOrder", "displayTransformability"),
        *("alternativeText", "ARIA"),
        *(["synchronizedAudioText"] if with_voice else []),
    ]
    for mode in modes:
        yield _meta("schema:accessMode", mode)
    # Sentences say everything that the charts show, so text or sound alone is sufficient.
    yield _meta("schema:accessModeSufficient", "textual")
    if with_voice:
        yield _meta("schema:accessModeSufficient", "auditory")
    for feature in features:
        yield _meta("schema:accessibilityFeature", feature)
    yield _meta("schema:accessibilityHazard", "none")
    of_game = phrase("transcript-summary", audio="yes" if with_voice else "no")
    summary = renderer.show(document.summary or of_game)
    yield _meta("schema:accessibilitySummary", _text(summary))


def _overlay_metadata(narration: BookNarration) -> Iterator[str]:
    for element_id, length in narration.lengths.items():
        overlay = f"#{element_id}-overlay"
        yield f'<meta property="media:duration" refines="{overlay}">{format_clock(length)}</meta>'
    yield _meta("media:duration", format_clock(sum(narration.lengths.values())))
    yield _meta("media:narrator", _text(narration.narrator))
    yield _meta("media:active-class", ACTIVE_CLASS)


def _items(chapter: Chapter, *, with_voice: bool) -> Iterator[str]:
    element_id = chapter.element_id
    overlay = f' media-overlay="{element_id}-overlay"' if with_voice else ""
    drawn = any(isinstance(block, Chart | Curve | BoardDrawing) for block in chapter.blocks)
    properties = ' properties="svg"' if drawn else ""
    yield (
        f'<item id="{element_id}" href="{element_id}.xhtml" media-type="application/xhtml+xml"'
        f"{properties}{overlay}/>"
    )
    if with_voice:
        yield (
            f'<item id="{element_id}-overlay" href="{element_id}.smil"'
            ' media-type="application/smil+xml"/>'
        )
        yield (
            f'<item id="{element_id}-audio" href="audio/{element_id}.mp3" media-type="audio/mpeg"/>'
        )


def _meta(name: str, value: str) -> str:
    return f'<meta property="{name}">{value}</meta>'


def _text(text: str) -> str:
    return escape(text, quote=False)
