"""Tokens: the secret part of a page's address, which says whose page it is.

A token is 26 letters and digits, 130 random bits. Those that look alike (I, L, O, U) are not used,
so that it can be read out and typed; capitals make no difference.
"""

import hmac
import secrets
from collections.abc import Mapping
from enum import Enum

from azul_access.values import frozen

_LENGTH = 26
_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
# What people type instead of digits that look like letters.
_LOOK_ALIKES = str.maketrans("ilo", "110")


class PageKind(Enum):
    """The onlookers' page of the table, the page of a seat, the addresses for this computer."""

    TABLE = "table"
    SEAT = "seat"
    COMPUTER = "computer"


@frozen
class Page:
    """A page that has a token; `seat` counts from 0 and is None unless it is the page of a seat."""

    kind: PageKind
    seat: int | None = None

    @property
    def name(self) -> str:
        """Its name in a file: table, computer, seat-0, seat-1 and so on."""
        return self.kind.value if self.seat is None else f"{self.kind.value}-{self.seat}"


TABLE_PAGE = Page(PageKind.TABLE)
COMPUTER_PAGE = Page(PageKind.COMPUTER)


def list_pages(players: int) -> tuple[Page, ...]:
    """All pages of a game: the table, each seat, and this computer's own one."""
    seats = (Page(PageKind.SEAT, seat) for seat in range(players))
    return (TABLE_PAGE, *seats, COMPUTER_PAGE)


class Tokens:
    """The token of each page. Any thread may use it."""

    def __init__(self, players: int, kept: Mapping[str, str] | None = None) -> None:
        """`kept` are tokens of an earlier run by the name of the page; others are made anew."""
        self._tokens = {
            page: token if _is_token(token := (kept or {}).get(page.name, "")) else make_token()
            for page in list_pages(players)
        }

    @property
    def pages(self) -> tuple[Page, ...]:
        return tuple(self._tokens)

    def get(self, page: Page) -> str:
        return self._tokens[page]

    def find(self, text: str) -> Page | None:
        """The page with this token. Takes equally long for every text of a length."""
        given = text.lower().translate(_LOOK_ALIKES).encode(errors="replace")
        found = None
        for page, token in self._tokens.items():
            if hmac.compare_digest(given, token.encode()):
                found = page
        return found

    def renew(self, page: Page) -> None:
        """Take the token of a page back and make a new one."""
        self._tokens[page] = make_token()

    def by_name(self) -> dict[str, str]:
        """The tokens by the names of the pages, to be kept."""
        return {page.name: token for page, token in self._tokens.items()}


def make_token() -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(_LENGTH))


def _is_token(text: object) -> bool:
    return isinstance(text, str) and len(text) == _LENGTH and set(text) <= set(_ALPHABET)
