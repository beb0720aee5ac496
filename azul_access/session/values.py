"""A conversation as a value, and what follows from one thing heard."""

from dataclasses import dataclass

from azul_access.games.context import NarrationContext
from azul_access.games.system import Ask, Commands, CorrectionRequest
from azul_access.record.ledger import Entry, Ledger
from azul_access.record.setup import Setup
from azul_access.session.controls import Control, MicrophoneRequest
from azul_access.session.narration import Announcement
from azul_access.session.settings import Settings

# What something said can mean.
Meaning = Commands | Ask | CorrectionRequest | Control


@dataclass(frozen=True, slots=True)
class Session:
    """`pending` is what was asked about: one thing waits for a "yes", several for a number.

    `steps` are yet to be told; `listens` says whether there is a microphone to switch.
    """

    setup: Setup
    ledger: Ledger
    settings: Settings
    pending: tuple[Meaning, ...] = ()
    queued_announcements: tuple[Announcement, ...] = ()
    announcements: tuple[Announcement, ...] = ()
    last_game_announcement: Announcement | None = None
    repeat_position: int = 0
    has_microphone: bool = False

    @property
    def context(self) -> NarrationContext:
        return NarrationContext(self.setup.names, self.setup.options, self.settings.verbosity)


@dataclass(frozen=True, slots=True)
class Step:
    """What follows from one thing heard.

    `understood` is False where nothing could be done; `again` is True where nothing new is told;
    `ear` is what the microphone shall do.
    """

    session: Session
    entries: tuple[Entry, ...] = ()
    announcements: tuple[Announcement, ...] = ()
    understood: bool = True
    silence: bool = False
    quits: bool = False
    is_repeat: bool = False
    microphone_request: MicrophoneRequest | None = None
