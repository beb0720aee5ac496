"""Corrections: another command in place of an earlier one.

A correction that concerns only the current round takes effect at once. One that changes an earlier
round, or scores, walls or winners that the players already know, first tells what would change and
waits for a "yes".
"""

from dataclasses import replace

from azul_access.games.system import Command, CorrectionRequest, IllegalCommand
from azul_access.games.table import Area
from azul_access.record.ledger import (
    AppliedCommand,
    AppliedCorrection,
    Correction,
    Ledger,
    LedgerError,
    LedgerReason,
    add_entry,
)
from azul_access.session.change.commands import report_correction
from azul_access.session.change.history import is_counted, is_draw, is_of_computer
from azul_access.session.control.controls import LastMover
from azul_access.session.output import announcements
from azul_access.session.session import Session, Step


def find_correction(session: Session, request: CorrectionRequest) -> int | None:
    """The 0-based index of the newest applied command that a request can correct, or None.

    A factory without a number of an entry or a round is one of the current round.
    """
    applied = session.ledger.applied
    facts = session.setup.system.facts
    if request.number is not None:
        index = request.number - 1
        return index if index < len(applied) and _matches(session, request, index) else None
    if request.round is None and request.place is not None:
        request = replace(request, round=facts.round_number(session.ledger.state))
    for index in reversed(range(len(applied))):
        if _matches(session, request, index):
            return index
        if request.round and facts.round_number(applied[index].before) < request.round:
            return None
    return None


def find_age(session: Session, request: object) -> int:
    """How many commands ago the one was applied that a request corrects; the highest for none."""
    count = len(session.ledger.applied)
    if not isinstance(request, CorrectionRequest):
        return count
    if request.number is not None and request.number <= count:
        return count - request.number + 1
    index = find_correction(session, request)
    return count + 1 if index is None else count - index


def correct_command(
    session: Session, request: CorrectionRequest, *, has_consent: bool = False
) -> Step:
    """Replace the applied command that `request` is about.

    Unless it `has_consent`, a correction of something that the players already know is a question.
    """
    index = find_correction(session, request)
    if index is None:
        return _refuse_request(session, request)
    before = session.ledger
    old = announcements.NumberedCommand(index + 1, before.applied[index])
    entry = Correction(index, request.command)
    try:
        after, _ = add_entry(before, entry)
    except IllegalCommand as why:
        return session.refuse(announcements.CorrectionRefusal(old, request.command, why))
    except LedgerError as why:
        return _refuse_broken(session, why)
    new = after.applied[index]
    if (new.after, new.events) == (old.applied.after, old.applied.events):
        return session.announce(announcements.UnchangedCorrection(old))
    if not has_consent and needs_consent(before, after, old.applied):
        meaning = replace(request, number=index + 1)
        return ask_for_consent(session, meaning, old, request.command, after)
    correction = AppliedCorrection(index, old.applied, request.command)
    report = report_correction(session, before.state, after.state, correction)
    return Step(replace(session, ledger=after), (entry,), (report,))


def needs_consent(before: Ledger, after: Ledger, old: AppliedCommand) -> bool:
    """Whether a change of the entry `old` changes what all players know already."""
    facts = before.system.facts
    return (
        facts.round_number(old.before) != facts.round_number(before.state)
        or facts.results(before.state) != facts.results(after.state)
        or _winners(before) != _winners(after)
    )


def ask_for_consent(
    session: Session,
    meaning: CorrectionRequest | LastMover,
    old: announcements.NumberedCommand,
    new: Command,
    after: Ledger,
    player: int | None = None,
) -> Step:
    """Tell what the entry `old` would change, and wait for a "yes" to `meaning`."""
    before = session.ledger
    question = announcements.CorrectionQuestion(
        *(old, new, before.state, after.state, _winners(before), _winners(after), player)
    )
    return session.put_question_to_all((meaning,), question)


def _matches(session: Session, request: CorrectionRequest, index: int) -> bool:
    system, applied = session.setup.system, session.ledger.applied[index]
    matches = system.grammar.matches_correction
    return matches(request, applied.command, applied.before) and request.round in (
        None,
        system.facts.round_number(applied.before),
    )


def _winners(ledger: Ledger) -> tuple[int, ...]:
    """The seats that have won; none before the end of the game."""
    events = ledger.applied[-1].events
    milestones = [ledger.system.facts.milestone(event) for event in events]
    return tuple(seat for milestone in milestones for seat in milestone.winners or ())


def _refuse_request(session: Session, request: CorrectionRequest) -> Step:
    """Refuse a request for which there is no entry, and say which ones there are."""
    applied = session.ledger.applied
    if request.number is not None and request.number <= len(applied):
        named = announcements.NumberedCommand(request.number, applied[request.number - 1])
        return session.refuse(announcements.OtherCommand(named))
    if request.place is not None and request.number is None and request.round is None:
        return session.refuse(_not_this_round(session, request))
    return session.refuse(announcements.Failure(LedgerError(LedgerReason.NOTHING_TO_CORRECT)))


def _not_this_round(session: Session, request: CorrectionRequest) -> announcements.Message:
    """Says that a factory was not filled this round, and names its newest earlier entry."""
    assert request.place is not None
    facts, applied = session.setup.system.facts, session.ledger.applied
    for index in reversed(range(len(applied))):
        if _matches(session, request, index):
            return announcements.make_message(
                "error-not-filled-this-round",
                place=request.place,
                round=facts.round_number(applied[index].before),
                number=index + 1,
            )
    places = session.setup.system.places
    areas = [places.area(content) for content in places.contents(session.ledger.state)]
    factories = areas.count(Area.FACTORIES)
    if request.place > factories:
        return announcements.make_message(
            "error-no-factory", factory=request.place, factories=factories
        )
    return announcements.make_message("error-never-filled", place=request.place)


def _refuse_broken(session: Session, why: LedgerError) -> Step:
    """Refuse a correction that makes a later command illegal; name that command and a way out."""
    number, state, cause = (why.slots[name] for name in ("number", "state", "why"))
    assert isinstance(number, int)
    assert isinstance(cause, IllegalCommand)
    broken = announcements.NumberedCommand(number + 1, session.ledger.applied[number])
    count = _count_to_undo(session.ledger, number)
    return session.refuse(announcements.BrokenCorrection(broken, cause, state, count))


def _count_to_undo(ledger: Ledger, index: int) -> int:
    """How many items people have to undo until the applied command at `index` is undone.

    Draws of the virtual bag and the computer's moves are undone with what people did before them.
    """
    count = 0
    left = len(ledger.applied) - index
    for item in reversed(ledger.history):
        left -= isinstance(item, AppliedCommand)
        count += is_counted(item)
        if left <= 0 and not (is_draw(item) or is_of_computer(item)):
            break
    return count
