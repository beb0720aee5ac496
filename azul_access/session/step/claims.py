"""What players say that lies on the table, outside a walk: right, or the question what counts."""

from collections.abc import Sequence

from azul_access.games.set_checks import SetReason
from azul_access.games.system import Commands, IllegalCommand, State
from azul_access.games.table import Content
from azul_access.language.phrase import Phrase, phrase
from azul_access.record.ledger import CommandEntry, add_entry
from azul_access.session.output.announcements import Message, Refusal, make_message
from azul_access.session.session import Session, Step
from azul_access.session.step.owner_rules import refuse_for_owner


def claim_in_steps(session: Session, said: Commands) -> Step | None:
    """The step for a statement while steps wait to be told: it is about what was told so far.

    None for anything else. Nothing is set: what is not told yet would be set as well.
    """
    told = session.told
    contents = [] if told is None else _list_contents(session, said)
    if told is None or not contents:
        return None
    differing = _find_differing(session, told, contents)
    if not differing:
        return session.announce(make_message("claim-right"))
    return session.refuse(Message((phrase("claim-differs"), *differing, phrase("claim-later"))))


def _list_contents(session: Session, said: Commands) -> list[Content]:
    """What the commands set; empty if one of them is no statement."""
    statements = session.setup.system.statements
    if statements is None:
        return []
    found = [statements.set_contents(command) for command in said.commands]
    return [content for each in found for content in each or ()] if all(found) else []


def _find_differing(session: Session, state: State, contents: Sequence[Content]) -> list[Phrase]:
    """What lies in a state at the places of the contents; empty if it is just that."""
    system = session.setup.system
    assert system.statements is not None  # else nothing is said
    here = system.statements.current(state, contents)
    seat = system.rules.expects(state).player or 0
    if all(content in here for content in system.statements.for_seat(contents, seat)):
        return []
    return [
        sentence
        for content in here
        for sentence in system.places.describe(session.context, (content,))
    ]


def claim(session: Session, said: Commands, source: str) -> Step:
    """The step for a statement: that is right, or what the ledger has and whether that is wrong.

    Nothing is set before a yes. Raises nothing: a statement that is impossible is refused.
    """
    refusal = refuse_for_owner(session, said)
    if refusal is not None:
        return session.refuse(refusal)
    told = claim_in_steps(session, said)
    if told is not None:
        return told
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
