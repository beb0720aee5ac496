"""A session: the state of a conversation about one game, and the step that an input leads to."""

from dataclasses import dataclass

from azul_access.games.context import NarrationContext
from azul_access.games.system import Ask, Commands, CorrectionRequest
from azul_access.record.ledger import Entry, Ledger
from azul_access.record.setup import Setup
from azul_access.session.announcements import Announcement, GameAnnouncement
from azul_access.session.controls import Control, MicrophoneRequest
from azul_access.session.settings import Settings

# What an input can mean.
Meaning = Commands | Ask | CorrectionRequest | Control


@dataclass(frozen=True, slots=True)
class Session:
    """Immutable: every input leads to a new session.

    `pending` are meanings that wait for an answer: a single one for a "yes", several for a number.
    `queued_announcements` are announced one at a time at the pace STEP. `announcements` are the
    last ones, newest last; `repeat_position` counts how far back the user has repeated them.
    """

    setup: Setup
    ledger: Ledger
    settings: Settings
    pending: tuple[Meaning, ...] = ()
    queued_announcements: tuple[Announcement, ...] = ()
    announcements: tuple[Announcement, ...] = ()
    last_game_announcement: GameAnnouncement | None = None
    repeat_position: int = 0
    has_microphone: bool = False

    @property
    def context(self) -> NarrationContext:
        return NarrationContext(self.setup.names, self.setup.options, self.settings.verbosity)


@dataclass(frozen=True, slots=True)
class Step:
    """The effects of one input: the next session, entries for the log, and announcements.

    `understood` is False if the input means nothing or something impossible. `is_repeat` is True
    if the announcements are old ones. `silence` stops the voice, `quits` ends the session.
    """

    session: Session
    entries: tuple[Entry, ...] = ()
    announcements: tuple[Announcement, ...] = ()
    understood: bool = True
    is_repeat: bool = False
    silence: bool = False
    quits: bool = False
    microphone_request: MicrophoneRequest | None = None
