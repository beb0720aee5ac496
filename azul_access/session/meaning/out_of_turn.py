"""Lines that are moves at another moment: the answer to them is whose turn it is."""

from azul_access.games.system import Commands, State
from azul_access.language.grammar import match_rules
from azul_access.session.change.moves import refuse_player
from azul_access.session.meaning.meanings import get_dictation, get_lexicon
from azul_access.session.output.announcements import Message
from azul_access.session.session import Session

# Every phase of a round lies in so many commands, with two players or more.
_MOST_COMMANDS = 120


def refuse_out_of_turn(session: Session, text: str) -> Message | None:
    """Whose turn it is, for a line of an owner who does not have to move; None for no move."""
    owner = session.owner
    if owner is None or session.may_move or not _is_move(session, text):
        return None
    return refuse_player(session, owner.seat, session.expected.player)


def _is_move(session: Session, text: str) -> bool:
    """Whether a line, or what was dictated with it, is a move in a phase of this game so far."""
    texts = (text, get_dictation(session).repair(text))
    lattices = [get_lexicon(session).build_lattice(one) for one in texts if one is not None]
    grammar = session.setup.system.grammar
    return any(
        isinstance(meaning, Commands)
        for state in _list_phases(session)
        for lattice in lattices
        for meaning in match_rules(grammar.typed_rules(state), lattice)
    )


def _list_phases(session: Session) -> list[State]:
    """The newest state of each phase: who moves is asked for in other words in each."""
    applied = session.ledger.applied[-_MOST_COMMANDS:]
    states = [session.ledger.state, *(it.before for it in reversed(applied))]
    dialogue, context = session.setup.system.dialogue, session.context
    newest: dict[str, State] = {}
    for state in states:
        newest.setdefault(dialogue.wait(context, state).prompt.name, state)
    return list(newest.values())
