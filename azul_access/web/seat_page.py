"""The seat page: what one player hears, asks and moves."""

from collections.abc import Callable, Mapping
from html import escape

from azul_access.language.phrase import phrase
from azul_access.web.document import render_document
from azul_access.web.pages import Pages
from azul_access.web.view import View

# What a page posts to `/TOKEN/NAME`, by that name: an action gets the fields of the form and
# returns values for the script. It runs in a thread of its own and may wait for the companion.
Action = Callable[[View, Pages, Mapping[str, str]], Mapping[str, object]]


def render_page(view: View, pages: Pages) -> str:
    """The whole page as a document."""
    names = pages.session.setup.names
    assert view.page.seat is not None
    title = view.render(phrase("web-seat-title", player=names[view.page.seat]))
    parts = render_parts(view, pages)
    body = (
        f'<main><h1>{escape(title)}</h1><p id="turn">{parts["turn"]}</p>'
        f'<div id="news" role="log"></div></main>'
    )
    return render_document(view, pages, title, body, ["seat.js"])


def render_parts(view: View, pages: Pages) -> dict[str, str]:
    """HTML by the id of the element whose content it is."""
    return {"turn": escape(view.render(view.localize(pages.session).prompt))}


ACTIONS: Mapping[str, Action] = {}
