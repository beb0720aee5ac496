"""What the companion expects of devices at the table besides keyboard, screen and voice.

Their methods are called while the companion handles an input, so they must return at once.
"""

from collections.abc import Sequence
from typing import Protocol

from azul_access.language.phrase import Phrase
from azul_access.session import Session
from azul_access.session.announcements import Announcement
from azul_access.session.controls import ListeningMode


class OutputChannel(Protocol):
    """A device that gets all announcements, such as a braille display."""

    def update_session(self, session: Session) -> None:
        """Take over a new session; announcements about the change follow."""

    def announce(self, announcement: Announcement) -> None: ...

    def announce_phrases(self, phrases: Sequence[Phrase]) -> None:
        """Announce phrases that are independent of a game."""


class MicrophoneControl(Protocol):
    """A microphone that users control by text or voice."""

    def listen_once(self) -> None:
        """Listen to one phrase from now on."""

    def calibrate(self) -> None:
        """Measure the background noise."""

    def set_mode(self, mode: ListeningMode) -> None: ...
