"""What players say that lies on the table, outside a walk: right, or the question what counts."""

from azul_access.games.set_checks import SetReason
from azul_access.games.system import Commands, IllegalCommand
from azul_access.language.phrase import phrase
from azul_access.record.ledger import CommandEntry, add_entry
from azul_access.session.output.announcements import Message, Refusal, make_message
from azul_access.session.session import Session, Step
from azul_access.session.step.owner_rules import refuse_for_owner


def claim(session: Session, said: Commands, source: str) -> Step:
    """The step for a statement: that is right, or what the ledger has and whether that is wrong.

    Nothing is set before a yes. Raises nothing: a statement that is impossible is refused.
    """
    refusal = refuse_for_owner(session, said)
    if refusal is not None:
        return session.refuse(refusal)
    (command,) = said.commands
    state = session.ledger.state
    try:
        add_entry(session.ledger, CommandEntry(command, source))
    except IllegalCommand as why:
        if why.reason is SetReason.ALREADY_SO:
            return session.announce(make_message("claim-right"))
        return session.refuse(Refusal(command, why, state))
    refusal = refuse_for_owner(session, said)
    if refusal is not None:
        return session.refuse(refusal)
    statements, places = session.setup.system.statements, session.setup.system.places
    assert statements is not None  # else there is no such command
    here = [
        sentence
        for content in statements.current(state, statements.set_contents(command) or ())
        for sentence in places.describe(session.context, (content,))
    ]
    question = Message((phrase("claim-differs"), *here, phrase("claim-counts")))
    return session.put_question((said,), question)
