"""What somebody at the table tells of a game: its story so far, and a review of it when it is over.

A review takes seconds, so it is made in a thread, while the table goes on.
"""

import threading
import time
from collections.abc import Callable, Sequence

from azul_access.session import Session, Step
from azul_access.session.control.controls import TellReview, TellStory
from azul_access.session.output.announcements import Announcement, Message, make_message
from azul_access.table.bugs import describe_bug
from azul_access.table.participant import Participant

# Tells the game of a session so far.
StoryTeller = Callable[[Session], Sequence[Announcement]]
# Reviews the game of a session for its owner, and reports how many of all moves are looked at.
Reviewer = Callable[[Session, Callable[[int, int], None]], Sequence[Announcement]]
# How long nothing is told of a review that goes on.
_QUIET_SECONDS = 5.0


class Stories:
    """Tells what a step asks for; what nobody can tell is refused.

    If it `waits`, as for a file of commands, a review is part of the step that asks for it.
    """

    def __init__(
        self,
        tell_story: StoryTeller | None = None,
        review: Reviewer | None = None,
        *,
        waits: bool = False,
    ) -> None:
        self._tell_story = tell_story
        self._review = review
        self._waits = waits
        self._is_closed = False
        self._asking: set[Participant] = set()

    def close(self) -> None:
        """Tell nothing more."""
        self._is_closed = True

    def complete(self, step: Step, participant: Participant) -> Step:
        """The step of a participant with the story that it asks for; a review follows later."""
        match step.device_request:
            case TellStory() if self._tell_story is not None:
                return step.session.announce(*self._tell_story(step.session))
            case TellReview() if self._review is not None and self._waits:
                return step.session.announce(*self._review(step.session, lambda *_: None))
            case TellReview() if self._review is not None:
                if participant not in self._asking:
                    self._asking.add(participant)
                    work = threading.Thread(
                        target=self._look_back,
                        args=(participant, step.session, self._review),
                        name="review",
                        daemon=True,
                    )
                    work.start()
                return step
            case TellStory() | TellReview():
                return step.session.refuse(make_message("error-no-story"))
        return step

    def _look_back(self, participant: Participant, session: Session, review: Reviewer) -> None:
        told_at = time.monotonic()

        def report(done: int, total: int) -> None:
            nonlocal told_at
            if self._is_closed:
                raise _Closed
            if time.monotonic() - told_at >= _QUIET_SECONDS:
                told_at = time.monotonic()
                percent = 100 * done // total
                participant.announce_alone(make_message("review-goes-on", percent=percent))

        try:
            for announcement in review(session, report):
                if not self._is_closed:
                    participant.announce_alone(announcement)
        except _Closed:
            pass
        except Exception as error:  # a bug must not end silently
            participant.announce_alone(Message((describe_bug(error),)))
        finally:
            self._asking.discard(participant)


class _Closed(Exception):  # noqa: N818 - it is no error
    """Nobody listens any more."""
