"""The frame of every page: head, style sheet, scripts. Nothing is loaded from elsewhere."""

from collections.abc import Sequence
from html import escape

from azul_access.web.pages import Pages
from azul_access.web.view import View

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
    """A whole page; `body` is HTML, `scripts` and `styles` are names of files in `static`.

    The root element tells the scripts where the stream of the page is and from which event on.
    """
    moves = len(pages.session.ledger.applied)
    last = f"{pages.run}.{pages.events.number}.{moves}"
    lines = [
        "<!DOCTYPE html>",
        f'<html lang="{view.language}" data-page="/{view.token}" data-last="{last}"'
        f' data-language="{view.language}" data-verbosity="{view.verbosity.value}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title>",
        '<link rel="icon" href="/static/icon.svg">',
        *(f'<link rel="stylesheet" href="/static/{name}">' for name in ("page.css", *styles)),
        *(f'<script type="module" src="/static/{name}"></script>' for name in scripts),
        f'<noscript><meta http-equiv="refresh" content="{_RELOAD_SECONDS}"></noscript>',
        "</head>",
        "<body>",
        body,
        "</body>",
        "</html>",
    ]
    return "\n".join(lines) + "\n"
