"""Writes a transcript as one HTML file that loads no other files."""

from collections.abc import Iterator
from html import escape
from importlib.resources import files

from azul_access.export.document import Document
from azul_access.export.markup import Markup
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.language.phrase import phrase


def write_page(document: Document, renderer: PhraseRenderer) -> str:
    return "\n".join(_lines(document, renderer)) + "\n"


def load_style_sheet() -> str:
    names = ("drawing.css", "page.css")
    return "".join((files(__package__) / name).read_text(encoding="utf-8") for name in names)


def _lines(document: Document, renderer: PhraseRenderer) -> Iterator[str]:
    opening, *chapters = document.chapters
    markup = Markup(renderer)
    yield "<!DOCTYPE html>"
    yield f'<html lang="{renderer.language}">'
    yield "<head>"
    yield '<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{escape(renderer.show(document.title))}</title>"
    if document.author:
        yield f'<meta name="author" content="{escape(document.author)}">'
    yield f"<style>\n{load_style_sheet()}</style>"
    yield "</head>"
    yield "<body>"
    yield "<main>"
    # The result comes before the table of contents, because readers want it first.
    yield from markup.chapter(opening, level=1)
    yield '<nav aria-labelledby="contents">'
    yield f'<h2 id="contents">{escape(renderer.show(phrase("transcript-contents")))}</h2>'
    yield "<ul>"
    for chapter in chapters:
        heading = escape(renderer.show(chapter.heading))
        yield f'<li><a href="#{chapter.element_id}">{heading}</a></li>'
    yield "</ul>"
    yield "</nav>"
    for chapter in chapters:
        yield from markup.chapter(chapter)
    yield "</main>"
    yield "</body>"
    yield "</html>"
