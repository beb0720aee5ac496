"""The whole table below the first line of a display with several lines, page by page."""

from azul_access.braille.game_views import touch_of
from azul_access.braille.layout import Page, pages
from azul_access.braille.rendering import Renderer
from azul_access.braille.size import DisplaySize
from azul_access.session import Session


def table_pages(session: Session, writing: Renderer, size: DisplaySize) -> list[Page]:
    """At least one page, one row lower than the display."""
    touch = touch_of(session.setup.system)
    blocks = touch.blocks(session.context, session.ledger.state)
    return pages([writing.block(block) for block in blocks], size.rows - 1, size.columns)
