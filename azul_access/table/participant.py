"""Who takes part in the game: the table, and each person with a place of their own.

All devices that are nobody's own, such as the keyboard and the microphone, share the conversation
of the table. A page, a display or a second keyboard that belongs to somebody has one for itself.
"""

from collections.abc import Callable, Iterable, Sequence

from azul_access import session as conversation
from azul_access.games.system import Command, State
from azul_access.session import Session, Step
from azul_access.session.output.announcements import Announcement
from azul_access.session.recognition import Guess, Recognition
from azul_access.session.step.completion import complete_step
from azul_access.table.devices import OutputChannel

# Handles an input: gets the session before it, and returns the step that it leads to.
Handler = Callable[[Session], Step]


def list_device_seats(participants: Iterable["Participant"]) -> frozenset[int]:
    """The seats of players with a display or a keyboard of their own; pages do not count."""
    owners = [it.session.owner for it in participants]
    return frozenset(it.seat for it in owners if it is not None and not it.has_page)


class Participant:
    """One conversation about the game, and the devices that show it.

    The companion changes `session`; any thread may read it. The methods for input may be called
    from any thread; they never raise, and return False when the user has quit.
    """

    def __init__(self, session: Session, handle: Callable[["Participant", Handler], bool]) -> None:
        """`handle` carries out an input of this participant."""
        self.session = session
        self.outputs: list[OutputChannel] = []
        self._handle = handle
        self._first_announcements = session.announcements

    @property
    def is_beginning(self) -> bool:
        """Whether nothing has been announced here but what was when the participant joined."""
        return self.session.announcements is self._first_announcements

    def announce_alone(self, announcement: Announcement) -> None:
        """Announce something to this participant alone, who can have it repeated."""
        self._handle(self, lambda session: complete_step(session.announce(announcement)))

    # Input

    def handle_line(self, text: str, source: str) -> bool:
        """Handle a line of text; `source` is the device it came from."""
        return self._handle(self, lambda session: conversation.handle_line(session, text, source))

    def handle_candidates(self, candidates: Sequence[str], source: str) -> bool:
        """Handle a line that may mean one of several texts, the plain one first."""
        return self._handle(
            self, lambda session: conversation.handle_candidates(session, candidates, source)
        )

    def wants_opinion(self, recognition: Recognition, source: str, *, requested: bool) -> bool:
        """Whether a second opinion would help to understand what was said."""
        return conversation.wants_opinion(self.session, recognition, source, is_addressed=requested)

    def keep_opinions(self, before: Session, guesses: Sequence[Guess], source: str) -> bool:
        """Remember what may have been said instead of the last move, which was made in `before`."""
        return self._handle(
            self, lambda session: conversation.keep_opinions(session, before, guesses, source)
        )

    def handle_computer(self, command: Command, state: State, version: str) -> bool:
        """Handle a command that the computer, in a `version`, has found for `state`."""
        return self._handle(
            self, lambda session: conversation.handle_computer(session, command, state, version)
        )

    def handle_touch(self, command: Command, state: State, source: str) -> bool:
        """Handle a command that was touched on a device that showed `state`."""
        return self._handle(
            self, lambda session: conversation.handle_touch(session, command, state, source)
        )
