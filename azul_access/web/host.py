"""The pages of a running game: opened, told to the players, and closed with the game."""

import socket
from typing import Self

from azul_access.language.phrase import Phrase, phrase
from azul_access.table.companion import Companion
from azul_access.web.addresses import Place, bind, find_host
from azul_access.web.pages import Pages
from azul_access.web.server import PageServer
from azul_access.web.tokens import COMPUTER_PAGE, Page, Tokens


class PageHost:
    """Serves the pages of a game and tells where they are."""

    def __init__(self, companion: Companion, place: Place, sockets: list[socket.socket]) -> None:
        self.pages = Pages(companion, Tokens(len(companion.session.setup.names)))
        self._companion = companion
        self._place = place
        self._port: int = sockets[0].getsockname()[1]
        self._server = PageServer(self.pages, sockets)
        self._server.start()

    @classmethod
    def open(cls, companion: Companion, place: Place) -> Self:
        """Serve the pages of a companion that has started. Raises: WebError."""
        return cls(companion, place, bind(place))

    def address(self, page: Page) -> str | None:
        """The address of a page for browsers; None while the computer is in no network."""
        host = find_host(self._place)
        token = self.pages.tokens.get(page)
        return None if host is None else f"http://{host}:{self._port}/{token}"

    def tell(self) -> None:
        """Tell the addresses: on the screen, because nobody can write them down by ear."""
        lines = [
            phrase("web-address", page=self._describe(page), address=address)
            for page in self.pages.tokens.pages
            if page != COMPUTER_PAGE and (address := self.address(page)) is not None
        ]
        if not lines:
            self._companion.say_and_show([phrase("web-no-network")])
            return
        self._companion.say_and_show([phrase("web-open")])
        for line in lines:
            self._companion.show_only([line])

    def close(self) -> None:
        self._server.close()

    def _describe(self, page: Page) -> Phrase | str:
        if page.seat is not None:
            return self.pages.session.setup.names[page.seat]
        return phrase("web-onlookers")
