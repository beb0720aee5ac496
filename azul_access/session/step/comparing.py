"""What players assert about the table is compared with it: right, or what the program has."""

from collections.abc import Sequence

from azul_access.games.assertion_checks import Checked
from azul_access.games.assertions import Assertion
from azul_access.games.set_checks import SetReason
from azul_access.games.system import Command, Commands, IllegalCommand, State
from azul_access.language.phrase import phrase
from azul_access.session.output.announcements import Message, Refusal, make_message
from azul_access.session.session import Session, Step
from azul_access.session.step.owner_rules import refuse_for_owner

# Why something cannot be set now, although it could be so.
_NOT_NOW = (
    SetReason.TILES_MISSING,
    SetReason.TURN_FOLLOWS,
    SetReason.FACTORY_GAP,
    SetReason.NOT_WHILE_FILLING,
    SetReason.NOT_WHILE_PLACING,
    SetReason.PASSED_TOO_EARLY,
    SetReason.HAS_PASSED,
    SetReason.ONLY_SCORES,
)


def compare(
    session: Session, assertions: Sequence[Assertion], *, asks: bool
) -> tuple[Step, Commands] | None:
    """The step for assertions and the command that it asks about; None for what nobody can know.

    The command is empty where the step asks nothing. `asks` is whether the players may want to set
    what is not right. Nothing is set before a yes.
    """
    try:
        found = _check(session, assertions)
    except IllegalCommand as why:
        statements = session.setup.system.statements
        assert statements is not None  # else nothing is asserted
        refusal = Refusal(statements.set_command(()), why, _told_state(session))
        return session.refuse(refusal), Commands(())
    if found is None:
        return None
    wrong = [each for each in found if not each.is_right]
    if not wrong:
        return session.announce(make_message("claim-right")), Commands(())
    here = dict.fromkeys(sentence for each in wrong for sentence in each.here)
    rest = [phrase("claim-rest-right")] if len(wrong) < len(found) else []
    answer = (phrase("claim-differs"), *here, *rest)
    if session.told is not None:
        return session.refuse(Message((*answer, phrase("claim-later")))), Commands(())
    said = _find_said(session, wrong) if asks else None
    if said is None:
        return session.announce(Message(answer)), Commands(())
    question = Message((*answer, phrase("claim-counts")))
    return session.put_question((said,), question), said


def are_right(session: Session, assertions: Sequence[Assertion]) -> bool:
    """Whether all assertions are possible and right."""
    try:
        found = _check(session, assertions)
    except IllegalCommand:
        return False
    return found is not None and all(each.is_right for each in found)


def _told_state(session: Session) -> State:
    return session.ledger.state if session.told is None else session.told


def _check(session: Session, assertions: Sequence[Assertion]) -> list[Checked] | None:
    """Each assertion compared with the table; None for what nobody can know.

    Raises: IllegalCommand for what is impossible at any time.
    """
    system, state = session.setup.system, _told_state(session)
    assert system.statements is not None  # else nothing is asserted
    turn = system.rules.expects(state).player or 0

    def apply(command: Command) -> object:
        return system.rules.apply(state, command)

    found: list[Checked] = []
    for assertion in assertions:
        try:
            checked = system.statements.check(session.context, state, assertion, turn, apply)
        except IllegalCommand as why:
            if why.reason not in _NOT_NOW:
                raise
            checked = None
        if checked is None:
            return None
        found.append(checked)
    return found


def _find_said(session: Session, wrong: Sequence[Checked]) -> Commands | None:
    """The command that sets what is not right; None if it is not known, or not possible now."""
    statements = session.setup.system.statements
    assert statements is not None  # else nothing is asserted
    contents = [content for each in wrong for content in each.said or ()]
    if not contents or any(each.said is None for each in wrong):
        return None
    command = statements.set_command(contents)
    said = Commands((command,))
    try:
        session.setup.system.rules.apply(session.ledger.state, command)
    except IllegalCommand:
        return None
    return None if refuse_for_owner(session, said) is not None else said
