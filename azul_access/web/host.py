"""The pages of a running game: opened, told to the players, renewed, and closed with the game."""

import socket
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Self

from azul_access.language.phrase import Phrase, phrase
from azul_access.session.control.controls import PagesHelp, PagesRequest, RenewPages, TellPages
from azul_access.table.companion import Companion
from azul_access.web.addresses import ServerPlace, bind, find_host, spell_address
from azul_access.web.keeping import Kept, keep, load_kept
from azul_access.web.pages import Pages
from azul_access.web.server import PageServer
from azul_access.web.tokens import COMPUTER_PAGE, Page, PageKind, Tokens

if TYPE_CHECKING:
    from azul_access.web.local_name import LocalName

WritePicture = Callable[[Sequence[Sequence[bool]]], None]


class PageHost:
    """Serves the pages of a game and tells where they are. Made by `open`."""

    def __init__(
        self,
        companion: Companion,
        place: ServerPlace,
        sockets: list[socket.socket],
        tokens: Tokens,
        game: str | None,
        write_picture: WritePicture,
        *,
        moves_for_all: bool = False,
    ) -> None:
        port = sockets[0].getsockname()[1]
        self.pages = Pages(companion, tokens, place, port, moves_for_all=moves_for_all)
        self._companion = companion
        self._game = game
        self._write_picture = write_picture
        self._keep()
        self._server = PageServer(self.pages, sockets, self._report_fault)
        self._server.start()
        self._local_name = self._open_local_name()
        self.pages.join_codes.on_end = lambda: companion.say_and_show([phrase("web-codes-ended")])
        companion.set_pages(self)

    @classmethod
    def open(
        cls,
        companion: Companion,
        place: ServerPlace,
        game: str | None = None,
        write_picture: WritePicture = lambda rows: None,
        *,
        has_seats: bool = True,
        moves_for_all: bool = False,
    ) -> Self:
        """Serve the pages of a companion that has started.

        Port and tokens are kept for a `game` with a name, and used again when it is resumed.
        `write_picture` draws a QR code on the screen. A replay has no seats: nobody can move in it.
        A seat's page moves for that seat only, unless it `moves_for_all`.

        Raises: WebError.
        """
        kept = None if game is None else load_kept(game)
        sockets = bind(place, None if kept is None else kept.port)
        players = len(companion.session.setup.names) if has_seats else 0
        tokens = Tokens(players, {} if kept is None else kept.tokens)
        return cls(
            *(companion, place, sockets, tokens, game, write_picture), moves_for_all=moves_for_all
        )

    def tell(self) -> None:
        """Tell that the pages are open, and where."""
        in_network = self.pages.place.in_network
        self._tell(phrase("web-open-network" if in_network else "web-open-here"), self._told_pages)

    def _tell_codes(self, pages: Sequence[Page]) -> None:
        """Tell where codes are typed, and the code of each page."""
        host = self._find_host()
        if host is None:
            return
        name = self._local_name and self._local_name.get()
        self._tell_join_page(name or host)
        for page in pages:
            digits = " ".join(self.pages.join_codes.make(page))
            code = phrase("web-code", page=self.pages.describe(page), digits=digits)
            self._companion.say_and_show([code])
            self._companion.show_only([self._describe(page, host)])
        notes = [phrase("web-codes-last", count=len(pages))]
        if not self.pages.place.in_network:
            notes.append(phrase("web-for-phones"))
        self._companion.say_and_show(notes)

    def _tell_address(self, pages: Sequence[Page]) -> None:
        """Tell the address in digits, and the long ones on the screen."""
        host = self._find_host()
        if host is None:
            return
        self._tell_join_page(host)
        for page in pages:
            self._companion.show_only([self._describe(page, host)])

    def _tell_join_page(self, host: str) -> None:
        address = f"{host}:{self.pages.port}"
        spelled = spell_address(address)
        self._companion.say_and_show([phrase("web-join-at", address=address, spelled=spelled)])

    def _find_host(self) -> str | None:
        """This computer's address; if it is in no network, that is told."""
        host = find_host(self.pages.place)
        if host is None:
            self._companion.say_and_show([phrase("web-no-network")])
        return host

    def handle_request(self, request: PagesRequest) -> None:
        """Tell the addresses of pages, or make new ones."""
        pages = self._told_pages
        if request.of_onlookers:
            pages = [page for page in pages if page.kind is PageKind.TABLE]
        elif request.player is not None:
            pages = [page for page in pages if page.seat == request.player]
        match request:
            case TellPages(PagesHelp.DIGITS):
                self._tell_codes(pages)
            case TellPages(PagesHelp.ADDRESS):
                self._tell_address(pages)
            case TellPages():
                self._show_codes(pages)
            case RenewPages():
                for page in pages:
                    self.pages.tokens.renew(page)
                    self.pages.join_codes.end(page)
                self.pages.on_change()
                self._keep()
                self._tell(phrase("web-renewed", count=len(pages)), pages)

    def close(self) -> None:
        if self._local_name is not None:
            self._local_name.close()
        self._server.close()

    @property
    def _told_pages(self) -> list[Page]:
        return [page for page in self.pages.tokens.pages if page != COMPUTER_PAGE]

    def _tell(self, intro: Phrase, pages: Sequence[Page]) -> None:
        """Tell addresses: on the screen, because nobody can write them down by ear."""
        host = self._find_host()
        if host is None:
            return
        self._companion.say_and_show([intro])
        for page in pages:
            self._companion.show_only([self._describe(page, host)])

    def _show_codes(self, pages: Sequence[Page]) -> None:
        """Show QR codes, and where there are pictures of them."""
        from azul_access.web.codes import make_squares  # slow to import, and seldom needed

        host = self._find_host()
        if host is None:
            return
        address = self.pages.address(COMPUTER_PAGE)
        notes = [] if self.pages.place.in_network else [phrase("web-for-phones")]
        self._companion.say_and_show([*notes, phrase("web-codes", address=address)])
        for page in pages:
            self._companion.show_only([self._describe(page, host)])
            self._write_picture(make_squares(self.pages.address(page, host)))

    def _describe(self, page: Page, host: str) -> Phrase:
        name = self.pages.describe(page)
        return phrase("web-address", page=name, address=self.pages.address(page, host))

    def _open_local_name(self) -> "LocalName | None":
        host = find_host(self.pages.place)
        if not self.pages.place.in_network or host is None or host.startswith("["):
            return None
        from azul_access.web.local_name import LocalName  # only in a network, and slow to import

        return LocalName(host, self.pages.port)

    def _keep(self) -> None:
        if self._game is not None:
            keep(self._game, Kept(self.pages.port, self.pages.tokens.by_name()))

    def _report_fault(self, error: BaseException) -> None:
        self._companion.say_and_show([phrase("web-stopped", detail=type(error).__name__)])
