"""The computer's seats in a running game: what thinks is loaded with the first of them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from azul_access import __version__
from azul_access.language.phrase import Phrase
from azul_access.session import Session
from azul_access.session.output.announcements import Announcement
from azul_access.table.companion import Companion

if TYPE_CHECKING:
    from azul_access.computer import Thinker


class ComputerSeats:
    """An output channel of the table; a seat may become the computer's at any time.

    In a piped game the computer moves in `settle`, before the next line is read; else by itself.
    """

    def __init__(self, companion: Companion, *, is_piped: bool) -> None:
        self._companion = companion
        self._is_piped = is_piped
        self._thinker: Thinker | None = None
        companion.add_output(self)

    def update_session(self, session: Session) -> None:
        if self._thinker is None and session.setup.has_computers:
            from azul_access.computer import Thinker

            self._thinker = Thinker(self._companion, __version__)
            if not self._is_piped:
                self._thinker.run()
        if self._thinker is not None:
            self._thinker.update_session(session)

    def announce(self, announcement: Announcement, *, is_shared: bool) -> None:
        """Nothing that is announced matters to the computer."""

    def announce_phrases(self, phrases: Sequence[Phrase]) -> None:
        """Nothing that is announced matters to the computer."""

    def settle(self) -> None:
        """In a piped game, let the computer make its moves that are due."""
        if self._is_piped and self._thinker is not None:
            self._thinker.settle()

    def close(self) -> None:
        if self._thinker is not None:
            self._thinker.close()
