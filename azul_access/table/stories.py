"""The story of the game so far, as the answer to whoever asks for it."""

from collections.abc import Callable, Sequence

from azul_access.session import Session, Step
from azul_access.session.control.controls import TellStory
from azul_access.session.output.announcements import Announcement, make_message

# Tells the game of a session so far.
StoryTeller = Callable[[Session], Sequence[Announcement]]


def with_story(step: Step, storyteller: StoryTeller | None) -> Step:
    """Return a step with the story if it asks for one; without a teller it is refused."""
    if not isinstance(step.device_request, TellStory):
        return step
    if storyteller is None:
        return step.session.refuse(make_message("error-no-story"))
    return step.session.announce(*storyteller(step.session))
