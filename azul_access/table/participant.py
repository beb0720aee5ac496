"""A player with a page of their own, who takes part in the conversation about the game."""

from collections.abc import Callable

from azul_access.session import Session
from azul_access.session.announcements import Announcement


class Participant:
    """The conversation of one page; the companion changes it, any thread may read it.

    `announce` is called with what concerns this page alone, such as an answer, while the companion
    handles an input; it must return at once. What concerns everybody goes to the outputs of the
    companion instead.
    """

    def __init__(self, session: Session, announce: Callable[[Session, Announcement], None]) -> None:
        self.session = session
        self._announce = announce

    def announce(self, announcement: Announcement) -> None:
        self._announce(self.session, announcement)
