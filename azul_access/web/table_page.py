"""The table page: the whole table and the last announcements, for onlookers."""

from html import escape

from azul_access.language.phrase import phrase
from azul_access.web.document import render_document
from azul_access.web.pages import Pages
from azul_access.web.tokens import TABLE_PAGE
from azul_access.web.view import View


def render_page(view: View, pages: Pages) -> str:
    """The whole page as a document."""
    title = view.render(phrase("web-table-title"))
    parts = render_parts(view, pages)
    events = pages.events.list_after(0, TABLE_PAGE).events
    texts = [
        text
        for event in events
        for text in view.render_announcement(event.session, event.announcement)
    ]
    log = "".join(f'<p lang="{view.language}">{escape(text)}</p>' for text in texts)
    body = (
        f"<main><h1>{escape(title)}</h1>"
        f'<p id="turn">{parts["turn"]}</p><div id="news" role="log">{log}</div></main>'
    )
    return render_document(view, pages, title, body, ["table.js"])


def render_parts(view: View, pages: Pages) -> dict[str, str]:
    """HTML by the id of the element whose content it is."""
    return {"turn": escape(view.render(view.localize(pages.session).prompt))}
