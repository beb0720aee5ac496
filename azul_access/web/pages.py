"""The pages as an output channel of the game: announcements become events, and sessions tables.

The companion never waits for a page: it leaves a value here and wakes the server's thread, which
renders it for each page that is open.
"""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace

from azul_access.games.system import State
from azul_access.language.phrase import Phrase, phrase
from azul_access.session import Session
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.output.announcements import (
    Announcement,
    GameEvents,
    Message,
)
from azul_access.table.companion import Companion
from azul_access.web.addresses import LOOPBACK, ServerPlace
from azul_access.web.conversations import Conversations
from azul_access.web.events import EventLog, PageEvent
from azul_access.web.join_codes import JoinCodes
from azul_access.web.tokens import TABLE_PAGE, Page, Tokens
from azul_access.web.view import Listener, View


class Pages:
    """What all pages show, for the threads of the companion and of the server.

    `run` is different each time the program runs: numbers of events count from 1 each time.
    `first_moves` counts the moves of the game that were made before.
    """

    def __init__(
        self,
        companion: Companion,
        tokens: Tokens,
        place: ServerPlace,
        port: int,
        *,
        moves_for_all: bool = False,
    ) -> None:
        """A seat's page moves for that seat only, unless it `moves_for_all`."""
        self.companion = companion
        self.tokens = tokens
        self.place = place
        self.port = port
        self.events = EventLog()
        self.run = secrets.token_hex(4)
        self.session = companion.session
        self.first_moves = len(self.session.ledger.applied)
        # The table before its last change, which pages mark; None before the first change.
        self.state_before: State | None = None
        self.is_closing = False
        self.on_change: Callable[[], None] = lambda: None
        self.join_codes = JoinCodes()
        self.conversations = Conversations(companion, self._tell, moves_for_all=moves_for_all)
        for announcement in self.session.announcements:
            self.events.append(self.session, announcement)
        companion.add_output(self)

    # Output of the companion

    def update_session(self, session: Session) -> None:
        if session.told_state != self.session.told_state:
            self.state_before = self.session.told_state
        self.session = session
        self.on_change()

    def announce(self, announcement: Announcement, *, is_shared: bool) -> None:
        if is_shared:
            self.events.append(self.session, announcement)
            self.on_change()

    def announce_phrases(self, phrases: Sequence[Phrase]) -> None:
        self.events.append(self.session, Message(tuple(phrases)))
        self.on_change()

    def address(self, page: Page, host: str = LOOPBACK) -> str:
        """The address of a page for browsers, at one of this computer's own addresses."""
        return f"http://{host}:{self.port}/{self.tokens.get(page)}"

    def describe(self, page: Page) -> Phrase:
        """Whose page it is: a player's, the onlookers', or this computer's own."""
        if page.seat is not None:
            return phrase("web-page-of-player", player=self.session.setup.names[page.seat])
        return phrase("web-onlookers" if page == TABLE_PAGE else "web-computer-title")

    def list_earlier(self, moves: int) -> list[PageEvent]:
        """The moves after the first `moves` that were made in an earlier run of the program."""
        session = self.session
        return [
            PageEvent(0, session, GameEvents(it.events, it.before, it.after, with_next_turn=False))
            for it in session.ledger.applied[moves : self.first_moves]
        ]

    def _tell(
        self, session: Session, announcement: Announcement, listener: Listener, is_answer: bool
    ) -> None:
        """Announce what concerns one page of a seat alone."""
        self.events.append(session, announcement, listener, is_answer=is_answer)
        self.on_change()

    def attach(self, view: View) -> None:
        """Begin the conversation of a seat's page, or take over how it is shown now."""
        if view.page.seat is not None:
            self.conversations.find(view).set(view)

    def localize(self, view: View, session: Session) -> tuple[View, Session]:
        """The view as its page is set now, and a session as its reader hears it."""
        if view.page.seat is None:
            return view, view.localize(session)
        own = self.conversations.find(view).session
        view = replace(
            view,
            language=own.settings.language,
            verbosity=own.settings.verbosity,
            colour_names=own.settings.colour_names,
        )
        return view, replace(session, settings=own.settings, owner=own.owner)

    @property
    def table_has_voice(self) -> bool:
        """Whether announcements are read aloud at the table; then pages need not repeat them."""
        return self.session.settings.speech is not SpeechOutput.OFF

    def version(self, view: View) -> int:
        """A number that changes with what the page of a seat shows besides the game."""
        return 0 if view.page.seat is None else self.conversations.find(view).version

    def close(self) -> None:
        """End the streams of all pages."""
        self.is_closing = True
        self.on_change()
