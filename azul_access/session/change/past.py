"""Answers about the past: what a player did last, in this round, or since a turn."""

from azul_access.games.questions_of_talk import AboutPast, Span
from azul_access.games.system import System
from azul_access.games.terms import resolve_seat
from azul_access.language.phrase import Paragraph, phrase
from azul_access.record.ledger import AppliedCommand
from azul_access.session.change.moves import is_move_in
from azul_access.session.session import Session


def describe_past(session: Session, question: AboutPast) -> list[Paragraph]:
    """The moves that a question is about, each with its player.

    Raises: IllegalCommand for a player who is not in this game.
    """
    system, names = session.setup.system, session.setup.names
    seat = question.seat
    if seat is not None:
        resolve_seat(names, seat, seat)
    moves = [item for item in session.ledger.applied if is_move(system, item)]
    match question.span:
        case Span.LAST:
            of_player = [item for item in moves if seat in (None, _mover(system, item))]
            chosen = of_player[-1:]
        case Span.ROUND | Span.LAST_ROUND:
            number = system.facts.round_number(session.told_state)
            number -= question.span is Span.LAST_ROUND
            number = question.round or number
            chosen = [
                item
                for item in moves
                if system.facts.round_number(item.before) == number
                and seat in (None, _mover(system, item))
            ]
        case Span.SINCE_TURN:
            own = [index for index, item in enumerate(moves) if seat == _mover(system, item)]
            chosen = moves[own[-1] + 1 :] if own else moves
    if question.is_first:
        chosen = chosen[:1]
    if not chosen:
        return [[phrase("past-nothing")]]
    paragraphs = [tell_move(session, item) for item in chosen]
    if question.span is Span.SINCE_TURN:
        paragraphs += _rounds_since(session, chosen[0])
    return paragraphs


def tell_move(session: Session, item: AppliedCommand) -> Paragraph:
    """A move with its player."""
    system = session.setup.system
    player = session.setup.names[_mover(system, item)]
    move = system.dialogue.read_back(session.context, item.before, item.command)
    return [phrase("past-move", player=player, move=move)]


def find_mover(system: System, item: AppliedCommand) -> int | None:
    """The seat of the player who moved; None if nobody in particular did."""
    return _mover(system, item) if is_move(system, item) else None


def is_move(system: System, item: AppliedCommand) -> bool:
    """Whether one player moved."""
    return is_move_in(system, item.before, item.command)


def _mover(system: System, item: AppliedCommand) -> int:
    seat = system.rules.expects(item.before).player
    assert seat is not None  # somebody moved
    return seat


def _rounds_since(session: Session, first: AppliedCommand) -> list[Paragraph]:
    """The scores after the rounds that have ended since a command."""
    system, applied = session.setup.system, session.ledger.applied
    start = next(index for index, item in enumerate(applied) if item is first)
    return [
        system.narration.narrate(session.context, event)
        for item in applied[start:]
        for event in item.events
        if system.facts.milestone(event).round_scores is not None
    ]
