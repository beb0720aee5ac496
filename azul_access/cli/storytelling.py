"""The story of a game that is still played or just over, for whoever asks at the table."""

from dataclasses import replace

from azul_access.games.context import NarrationContext
from azul_access.language.phrase import phrase
from azul_access.session import Session
from azul_access.session.output.announcements import Announcement, Message, make_message


def tell_so_far(session: Session) -> list[Announcement]:
    """A message for each paragraph, as `narrate` tells the game; or that nothing is told yet."""
    from azul_access.story.composer import tell_story  # takes time, and most games need no story

    setup, ledger = session.setup, session.ledger
    context = NarrationContext(setup.names, setup.options, session.settings.verbosity)
    story = tell_story(ledger, replace(context, is_retold=True)) if ledger.applied else None
    if story is None:
        return [make_message("error-no-story")]
    rounds = [(phrase("told-round", round=told.number), *told.sentences) for told in story.rounds]
    paragraphs = [story.opening, *rounds, story.ending, story.back]
    return [Message(paragraph) for paragraph in paragraphs if paragraph]
