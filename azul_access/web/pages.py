"""The pages as an output channel of the game: announcements become events, sessions tables.

The companion never waits for a page: it leaves a value here and wakes the server's thread, which
renders it for each page that is open.
"""

import secrets
from collections.abc import Callable, Sequence

from azul_access.language.phrase import Phrase
from azul_access.session import Session
from azul_access.session.announcements import (
    Announcement,
    ConsentQuestion,
    CorrectionQuestion,
    GameAnnouncement,
    Message,
)
from azul_access.table.companion import Companion
from azul_access.web.events import EventLog
from azul_access.web.tokens import Tokens

# What concerns everybody at the table. Answers are for who asked.
_FOR_ALL = GameAnnouncement | ConsentQuestion | CorrectionQuestion


class Pages:
    """What all pages show, for the threads of the companion and of the server.

    `run` is different each time the program runs: numbers of events count from 1 each time.
    """

    def __init__(self, companion: Companion, tokens: Tokens) -> None:
        self.companion = companion
        self.tokens = tokens
        self.events = EventLog()
        self.run = secrets.token_hex(4)
        self.session = companion.session
        self.is_closing = False
        self.on_change: Callable[[], None] = lambda: None
        for announcement in self.session.announcements:
            self.events.append(self.session, announcement)
        companion.add_output(self)

    # Output of the companion

    def update_session(self, session: Session) -> None:
        self.session = session
        self.on_change()

    def announce(self, announcement: Announcement) -> None:
        if isinstance(announcement, _FOR_ALL):
            self.events.append(self.session, announcement)
            self.on_change()

    def announce_phrases(self, phrases: Sequence[Phrase]) -> None:
        self.announce_to(None, Message(tuple(phrases)))

    def announce_to(self, seat: int | None, announcement: Announcement) -> None:
        """Announce something on the page of a seat alone, or on all pages if `seat` is None."""
        self.events.append(self.session, announcement, seat)
        self.on_change()

    def close(self) -> None:
        """End the streams of all pages."""
        self.is_closing = True
        self.on_change()
