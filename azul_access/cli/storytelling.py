"""The story of a game, and its review when it is over, for whoever asks at the table."""

from collections.abc import Callable
from dataclasses import replace

from azul_access.games.context import NarrationContext
from azul_access.language.phrase import phrase
from azul_access.session import Session
from azul_access.session.output.announcements import Announcement, Message, make_message


def tell_so_far(session: Session) -> list[Announcement]:
    """A message for each paragraph, as `narrate` tells the game; or that nothing is told yet."""
    from azul_access.story.composer import tell_story  # takes time, and most games need no story

    context, ledger = _context(session), session.ledger
    if ledger.applied:
        story = tell_story(ledger, replace(context, is_retold=True), has_opinion=True)
    else:
        story = None
    if story is None:
        return [make_message("error-no-story")]
    rounds = [(phrase("told-round", round=told.number), *told.sentences) for told in story.rounds]
    paragraphs = [story.opening, *rounds, story.ending, story.back]
    return [Message(paragraph) for paragraph in paragraphs if paragraph]


def review_moves(session: Session, report: Callable[[int, int], None]) -> list[Announcement]:
    """A message for each paragraph, as `review` tells them: to an owner about the own moves."""
    from azul_access.review.judging import judge_game, list_turns
    from azul_access.review.telling import tell_player

    system, owner = session.setup.system, session.owner
    judged = judge_game(session.ledger, report)
    seats = sorted({turn.seat for turn in list_turns(session.ledger)})
    if owner is not None and not owner.moves_for_all:
        seats = [seat for seat in seats if seat == owner.seat]
    if not seats:
        return [make_message("review-nobody")]
    paragraphs = [
        paragraph
        for seat in seats
        for paragraph in tell_player(system, _context(session), judged, seat)
    ]
    return [make_message("review-about"), *(Message(tuple(each)) for each in paragraphs)]


def _context(session: Session) -> NarrationContext:
    setup = session.setup
    return NarrationContext(setup.names, setup.options, session.settings.verbosity)
