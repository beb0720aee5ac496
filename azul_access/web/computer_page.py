"""This computer's own page: the addresses of all others, as text and as QR codes for phones."""

from html import escape

from azul_access.language.phrase import Form, phrase
from azul_access.web.addresses import find_host
from azul_access.web.codes import make_picture
from azul_access.web.document import render_document
from azul_access.web.pages import Pages
from azul_access.web.tokens import COMPUTER_PAGE
from azul_access.web.view import View


def render_page(view: View, pages: Pages) -> str:
    """The whole page as a document. It may only be shown on this computer: it has all tokens."""
    title = view.render(phrase("web-computer-title"))
    host = find_host(pages.place)
    sections = []
    if host is None:
        sections.append(f"<p>{escape(view.render(phrase('web-no-network')))}</p>")
    else:
        if not pages.place.in_network:
            sections.append(f"<p>{escape(view.render(phrase('web-for-phones')))}</p>")
        for page in pages.tokens.pages:
            if page != COMPUTER_PAGE:
                name = view.phrases.render(pages.describe(page), view.verbosity, Form.SHOW)
                sections.append(_section(name, pages.address(page, host)))
    body = f"<main>\n<h1>{escape(title)}</h1>\n" + "\n".join(sections) + "\n</main>"
    return render_document(view, pages, title, body)


def _section(name: str, address: str) -> str:
    link = escape(address)
    return (
        f"<section>\n<h2>{escape(name)}</h2>\n"
        f'<p><a href="{link}">{link}</a></p>\n{make_picture(address, name)}\n</section>'
    )
