"""Whose move a command is, and whether the owner of a conversation may make it."""

from collections.abc import Sequence

from azul_access.games.system import Command, Expects, State, System
from azul_access.games.table import Content
from azul_access.language.phrase import phrase
from azul_access.session.output.announcements import Message
from azul_access.session.session import Session

_MOVES = (Expects.TURN, Expects.CHOICE)


def is_move_in(system: System, state: State, command: Command) -> bool:
    """Whether one player moves; all agree to the end of a game and to what lies on the table."""
    is_turn = system.rules.expects(state).kind in _MOVES
    sets_table = find_set_contents(system, command) is not None
    return is_turn and not sets_table and not system.grammar.needs_consent(command)


def find_set_contents(system: System, command: Command) -> Sequence[Content] | None:
    """What a command sets on the table; None for commands that do not, and games without them."""
    return None if system.statements is None else system.statements.set_contents(command)


def refuse_other_turn(session: Session, state: State, command: Command) -> Message | None:
    """Why nobody here may give a command in `state`: another player or the computer has to move."""
    owner, system = session.owner, session.setup.system
    if not is_move_in(system, state, command):
        return None
    expected = system.rules.expects(state).player
    if expected is not None and session.setup.computer_at(expected) is not None:
        return Message((phrase("turn-of-computer", player=session.setup.names[expected]),))
    if owner is None or owner.moves_for_all:
        return None
    return None if expected == owner.seat else refuse_player(session, owner.seat, expected)


def refuse_player(session: Session, own: int, expected: int | None = None) -> Message:
    """Refuse a move for another player than `own`, a seat.

    `expected` is the seat that has to move, where the refusal has to say that.
    """
    names = session.setup.names
    refusal = phrase("page-moves-for", player=names[own])
    if expected is None:
        return Message((refusal,))
    return Message((phrase("page-turn-of", player=names[expected]), refusal))


def find_signer(session: Session, state: State, command: Command) -> int | None:
    """The seat of the owner who gives a command that does not tell by itself who gave it."""
    owner, system = session.owner, session.setup.system
    expected = system.rules.expects(state)
    if owner is None or expected.kind not in _MOVES:
        return None
    is_own = expected.player == owner.seat and is_move_in(system, state, command)
    return None if is_own else owner.seat
