"""What the page of a seat says of itself, and what its buttons say for the player."""

from azul_access.games.system import Expects
from azul_access.language.phrase import Phrase, phrase
from azul_access.session import Session
from azul_access.session.output.announcements import (
    Announcement,
    GameEvents,
    GameStart,
    TurnReminder,
    UndoReport,
)
from azul_access.session.output.narration import narrate

# The message on each button, and the line that it stands for, which is the same in every language.
BUTTONS = (
    (phrase("web-button-last"), "."),
    (phrase("web-button-previous"), "<"),
    (phrase("web-button-turn"), "w"),
    (phrase("web-button-board"), "b"),
    (phrase("web-button-help"), "h"),
    (phrase("web-button-undo"), "u"),
    (phrase("web-button-redo"), "+"),
)


def describe_turn(session: Session) -> list[Phrase]:
    """Who has to do what now, as the player of the session's page hears it."""
    owner, expected = session.owner, session.expected
    reminder = session.reminder
    if not isinstance(reminder, TurnReminder):
        return list(reminder.phrases)
    is_own = owner is not None and expected.player == owner.seat
    if is_own and expected.kind is Expects.TURN:
        return [phrase("web-your-turn")]
    dialogue = session.setup.system.dialogue
    context, state = session.context, session.ledger.state
    return dialogue.wait(context, state, named=True).expect or [phrase("prompt-over")]


def begin_turn(session: Session, announcement: Announcement) -> list[Phrase]:
    """What a page reads of an announcement to all if it reads only what is for its player.

    That it is their turn, or the result of the game; else nothing.
    """
    match announcement:
        case GameStart() | GameEvents() | UndoReport() if announcement.with_next_turn:
            owner, expected = session.owner, session.expected
            if expected.kind is Expects.OVER and isinstance(announcement, GameEvents):
                return narrate(session.setup.system, session.context, announcement)[-1]
            is_turn = expected.kind in (Expects.TURN, Expects.CHOICE)
            is_own = owner is not None and is_turn and expected.player == owner.seat
            return describe_turn(session) if is_own and not session.queued_announcements else []
        case _:
            return []
