"""What the companion expects of devices at the table besides keyboard, screen and voice.

Their methods are called while the companion handles an input, so they must return at once.
"""

from collections.abc import Sequence
from typing import Protocol

from azul_access.language.phrase import Phrase
from azul_access.session import Session
from azul_access.session.control.controls import (
    DeviceRequest,
    DisplayRequest,
    GiveDisplay,
    LetDisplayMove,
    ListeningMode,
    MicrophoneAction,
    PagesRequest,
    RenewPages,
    TellPages,
)
from azul_access.session.output.announcements import Announcement


class OutputChannel(Protocol):
    """A device that gets what a participant is told, such as a braille display."""

    def update_session(self, session: Session) -> None:
        """Take over a new session; announcements about the change follow."""

    def announce(self, announcement: Announcement, *, is_shared: bool) -> None:
        """Announce something; if it `is_shared`, all participants are told the same."""

    def announce_phrases(self, phrases: Sequence[Phrase]) -> None:
        """Announce phrases that are independent of a game."""


class MicrophoneControl(Protocol):
    """A microphone that users control by text or voice."""

    def listen_once(self) -> None:
        """Listen to one phrase from now on."""

    def calibrate(self) -> None:
        """Measure the background noise."""

    def set_mode(self, mode: ListeningMode) -> None: ...

    def fetch_model(self) -> None:
        """Get a better model for the language, beside the game."""


class PagesControl(Protocol):
    """The pages for browsers, which users control by text."""

    def handle_request(self, request: PagesRequest) -> None:
        """Tell the addresses of the pages, or make new ones."""


class DisplaysControl(Protocol):
    """The braille displays, which users give to players by text."""

    def handle_request(self, request: DisplayRequest, outputs: Sequence[OutputChannel]) -> None:
        """Give a display to somebody; `outputs` are those of who asked for it."""


def send_request(
    request: DeviceRequest | None,
    outputs: Sequence[OutputChannel],
    microphone: MicrophoneControl | None,
    pages: PagesControl | None,
    displays: DisplaysControl | None,
) -> None:
    """Pass the request of a step on to its device; without the device nothing happens.

    `outputs` are the devices of the participant who asks.
    """
    match request:
        case MicrophoneAction.LISTEN if microphone is not None:
            microphone.listen_once()
        case MicrophoneAction.CALIBRATE if microphone is not None:
            microphone.calibrate()
        case MicrophoneAction.FETCH_MODEL if microphone is not None:
            microphone.fetch_model()
        case ListeningMode() if microphone is not None:
            microphone.set_mode(request)
        case TellPages() | RenewPages() if pages is not None:
            pages.handle_request(request)
        case GiveDisplay() | LetDisplayMove() if displays is not None:
            displays.handle_request(request, outputs)
