"""The page of the rule book: contents, chapters and paragraphs, each with an address of its own."""

from collections.abc import Iterator
from html import escape

from azul_access.games.rule_book import RuleChapter, RuleParagraph
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Phrase, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.session import Session
from azul_access.session.step.rules import list_chapters
from azul_access.web.document import render_frame
from azul_access.web.view import View


def render_page(view: View, session: Session) -> str:
    """The whole page as a document: the rules as they are in this game."""
    system = session.setup.system
    assert system.load_rule_book is not None
    title = _text(view, system.load_rule_book().TITLE)
    chapters = list_chapters(session)
    told = system.dialogue.describe_setup(view.localize(session).context)
    body = [
        '<main class="seat join">',
        f"<h1>{title}</h1>",
        f'<p><a href="{_address(view)}">{_text(view, phrase("web-rules-back"))}</a></p>',
        f"<p>{escape(view.phrases.render_all(told, Verbosity.NORMAL, Form.SHOW))}</p>",
        f'<p class="languages">{_write_languages(view)}</p>',
        f'<nav aria-label="{_text(view, phrase("web-rules-contents"))}"><ul>',
        *_write_contents(view, chapters),
        "</ul></nav>",
        *(line for chapter in chapters for line in _write_chapter(view, chapter)),
        "</main>",
    ]
    return render_frame(view.language, title, "\n".join(body), styles=["seat.css"])


def write_link(view: View) -> str:
    """The link to this page from another one."""
    return f'<a href="{_address(view, "/rules")}">{_text(view, phrase("web-rules"))}</a>'


def _address(view: View, path: str = "", language: str = "") -> str:
    return f"/{view.token}{path}?language={language or view.language}"


def _text(view: View, text: Phrase) -> str:
    return escape(view.phrases.render(text, Verbosity.NORMAL, Form.SHOW))


def _write_languages(view: View) -> str:
    """The same page in the other languages, each named in itself."""
    others = [code for code in LANGUAGES if code != view.language]
    return " ".join(
        f'<a href="{_address(view, "/rules", code)}" lang="{code}" hreflang="{code}">'
        f"{escape(load_phrases(code).render(name, Verbosity.NORMAL, Form.SHOW))}</a>"
        for code in others
        for name in [phrase(f"language-{code}")]
    )


def _name(paragraph: RuleParagraph) -> str:
    """The part of the page's address that leads to a paragraph: "rule-4-2"."""
    chapter, position = paragraph.number
    return f"rule-{chapter}-{position}"


def _write_contents(view: View, chapters: tuple[RuleChapter, ...]) -> Iterator[str]:
    for chapter in chapters:
        yield f'<li><a href="#chapter-{chapter.number}">{_text(view, chapter.heading)}</a><ul>'
        for paragraph in chapter.paragraphs:
            yield f'<li><a href="#{_name(paragraph)}">{_text(view, paragraph.heading)}</a></li>'
        yield "</ul></li>"


def _write_chapter(view: View, chapter: RuleChapter) -> Iterator[str]:
    name = f"chapter-{chapter.number}"
    yield f'<section aria-labelledby="{name}">'
    yield f'<h2 id="{name}">{_text(view, chapter.heading)}</h2>'
    for paragraph in chapter.paragraphs:
        yield f'<h3 id="{_name(paragraph)}">{_text(view, paragraph.heading)}</h3>'
        yield f"<p>{_text(view, paragraph.text)}</p>"
        if paragraph.example is not None:
            example = phrase("rules-example", text=paragraph.example)
            yield f"<p>{_text(view, example)}</p>"
    yield "</section>"
