"""What the listener needs of the running game."""

from collections.abc import Sequence
from typing import Protocol

from azul_access.language.phrase import Phrase
from azul_access.session import Session
from azul_access.session.recognition import Guess, Recognition


class OpinionUser(Protocol):
    def wants_opinion(self, recognition: Recognition, source: str, *, requested: bool) -> bool:
        """Whether a second opinion would help to understand what was said."""

    def keep_opinions(self, before: Session, guesses: Sequence[Guess], source: str) -> bool:
        """Remember what may have been said instead of the last move, which was made in `before`."""


class ListenerHost(Protocol):
    """For any thread."""

    @property
    def session(self) -> Session: ...

    @property
    def table(self) -> OpinionUser: ...

    def quiet_seconds(self) -> float:
        """How long the program's voice has been silent."""

    def recent_texts(self) -> Sequence[str]:
        """What was announced just now: another device may still say it."""

    def is_possible(self, text: str) -> bool:
        """Whether the text means something that is possible now."""

    def handle_recognition(
        self, recognition: Recognition, source: str, *, requested: bool = False
    ) -> bool:
        """Return False if the game was left. If `requested`, even no command gets an answer."""

    def broadcast(self, phrases: Sequence[Phrase]) -> None: ...
