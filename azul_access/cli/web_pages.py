"""The option `--web`: pages for browsers at the table. The package `web` is loaded only with it."""

from typing import TYPE_CHECKING

from azul_access.cli.parser import Parser
from azul_access.errors import AccessError
from azul_access.keyboard import Console
from azul_access.language.phrase import describe_error
from azul_access.storage import GameLog
from azul_access.table.companion import Companion

if TYPE_CHECKING:
    from azul_access.web.host import PageHost


def add_web_option(parser: Parser) -> None:
    parser.add_text("web", "PORT|lan|lan:PORT", nargs="?", const="")


def open_pages(
    place: str | None,
    companion: Companion,
    console: Console,
    log: GameLog | None = None,
    *,
    moves_for_all: bool = False,
) -> "PageHost | None":
    """Serve pages at a place of the command line; if that fails, tell why, and go on without.

    The pages of a game with a log keep their addresses when it is resumed. Without one it is a demo
    or a replay, which has a page for onlookers only.
    """
    if place is None:
        return None
    from azul_access.web.addresses import ServerPlace
    from azul_access.web.host import PageHost

    game = None if log is None else log.identify()
    try:
        where, draw = ServerPlace.parse(place), console.write_picture
        host = PageHost.open(
            *(companion, where, game, draw),
            has_seats=log is not None,
            moves_for_all=moves_for_all,
        )
    except AccessError as why:
        companion.say_and_show([describe_error(why)])
        return None
    host.tell()
    return host
