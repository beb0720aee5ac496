"""The frame of every page: head, style sheet, scripts. Nothing is loaded from elsewhere."""

from collections.abc import Mapping, Sequence
from html import escape
from types import MappingProxyType

from azul_access.language.phrase import phrase
from azul_access.web.pages import Pages
from azul_access.web.view import View, write_switch

# Without script a page loads itself again after so many seconds.
_RELOAD_SECONDS = 20


def render_document(
    view: View,
    pages: Pages,
    title: str,
    body: str,
    scripts: Sequence[str] = (),
    styles: Sequence[str] = (),
) -> str:
    """A page of the game, which loads itself again where there is no script.

    The root element tells the scripts where the stream of the page is and from which event on.
    """
    moves = len(pages.session.ledger.applied)
    facts = {
        "page": f"/{view.token}",
        "last": f"{pages.run}.{pages.events.number}.{moves}",
        "language": view.language,
        "verbosity": view.verbosity.value,
        "names": write_switch(view.colour_names),
    }
    reload = f'<noscript><meta http-equiv="refresh" content="{_RELOAD_SECONDS}"></noscript>'
    return render_frame(view.language, title, body, scripts, styles, facts, reload)


def render_words(view: View, text: str) -> str:
    """Large words at a fixed place; `text` is their element. A button shows what does not fit."""
    more = escape(view.render(phrase("web-more")))
    return (
        f'<div class="words">{text}<button type="button" class="more" tabindex="-1">'
        f'<span aria-hidden="true">▾</span><span class="hidden">{more}</span></button></div>'
    )


def render_frame(
    language: str,
    title: str,
    body: str,
    scripts: Sequence[str] = (),
    styles: Sequence[str] = (),
    facts: Mapping[str, str] = MappingProxyType({}),
    head: str = "",
) -> str:
    """A whole page; `body` is HTML, `scripts` and `styles` are names of files in `static`.

    `facts` become data attributes of the root element, for the scripts; `head` is added to the
    head.
    """
    attributes = "".join(f' data-{name}="{value}"' for name, value in facts.items())
    lines = [
        "<!DOCTYPE html>",
        f'<html lang="{language}"{attributes}>',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title>",
        '<link rel="icon" href="/static/icon.svg">',
        *(f'<link rel="stylesheet" href="/static/{name}">' for name in ("page.css", *styles)),
        *(f'<script type="module" src="/static/{name}"></script>' for name in scripts),
        head,
        "</head>",
        "<body>",
        body,
        "</body>",
        "</html>",
    ]
    return "\n".join(lines) + "\n"
