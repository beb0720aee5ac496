"""A player with a page of their own, who takes part in the conversation about the game."""

from collections.abc import Callable, Iterable

from azul_access.session import Session, Step
from azul_access.session.output.announcements import Announcement
from azul_access.session.sharing import follow


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


def follow_all(
    participants: Iterable[Participant], before: Session, step: Step
) -> Callable[[], None]:
    """Bring participants up to date after a step of somebody else, who was at `before`.

    Returns what tells each of them what the step means for their own conversation alone, to be
    called after everybody has been told what happened.
    """
    followed = [(it, follow(it.session, before, step)) for it in participants]
    for participant, own_step in followed:
        participant.session = own_step.session

    def tell() -> None:
        for participant, own_step in followed:
            for announcement in own_step.announcements:
                participant.announce(announcement)

    return tell
