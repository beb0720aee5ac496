"""What people do in a conversation: commands, draws, undo, redo, mends."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

from azul_access.errors import AccessError
from azul_access.games.system import (
    Command,
    Commands,
    CorrectionRequest,
    Expects,
    IllegalCommand,
    Question,
)
from azul_access.record import ledger
from azul_access.record.ledger import (
    AppliedCommand,
    AppliedCorrection,
    CommandEntry,
    Correction,
    Entry,
    HistoryItem,
    Ledger,
    LedgerError,
    LedgerReason,
    Redo,
    Undo,
)
from azul_access.session.narration import (
    Announcement,
    Began,
    Consent,
    Corrected,
    Failed,
    Happened,
    Refused,
    TakenBack,
    say,
)
from azul_access.session.values import Session, Step

BAG = "bag"


def do(session: Session, commands: Sequence[Command], by: str, *, agreed: bool = False) -> Step:
    """All commands or none; `agreed` where all players were asked already."""
    book = session.ledger
    events: list[object] = []
    for command in commands:
        try:
            book, change = ledger.add(book, CommandEntry(command, by))
        except IllegalCommand as why:
            told: tuple[Announcement, ...] = (Refused(command, why, book.state),)
            if len(commands) > 1:
                told = (*told, say("none-of-the-line"))
            return Step(session, told=told, understood=False)
        events += change.events
    needs_consent = session.setup.system.grammar.needs_consent
    if not agreed and any(needs_consent(command) for command in commands):
        asked = replace(session, pending=(Commands(tuple(commands)),))
        return Step(asked, told=(Consent(commands[0], session.ledger.state),))
    return done(
        session, book, tuple(CommandEntry(command, by) for command in commands), tuple(events)
    )


def done(
    session: Session, book: Ledger, entries: tuple[Entry, ...], events: tuple[object, ...]
) -> Step:
    told = Happened(events, book.state)
    return Step(replace(session, ledger=book), entries, (told,))


def draw(step: Step) -> Step:
    """The virtual bag fills factories as soon as they wait to be filled."""
    session = step.session
    system = session.setup.system
    if session.setup.bag != "virtual" or step.leave:
        return step
    entries, told = list(step.entries), list(step.told)
    book = session.ledger
    while system.rules.expects(book.state).kind is Expects.FILL:
        # Each draw has its own seed, so that a resumed or retold game draws the same tiles.
        random = Random(f"{session.setup.seed}:{len(book.applied)}")
        entry = CommandEntry(system.virtual_bag.draw(book.state, random), BAG)
        book, change = ledger.add(book, entry)
        entries.append(entry)
        told = _joined(told, change.events, book.state)
    return replace(
        step, session=replace(session, ledger=book), entries=tuple(entries), told=tuple(told)
    )


def _joined(
    told: list[Announcement], events: tuple[object, ...], state: object
) -> list[Announcement]:
    """What the bag drew belongs to the announcement of what led to it."""
    match told:
        case [*before, Happened(earlier, _, _)]:
            return [*before, Happened((*earlier, *events), state)]
        case [*before, Began(earlier, _)]:
            return [*before, Began((*earlier, *events), state)]
    return [*told, Happened(events, state)]


def undo(session: Session, count: int) -> Step:
    """Undo counts what people did; what the virtual bag drew in between goes along."""
    done = session.ledger.done
    deeds = _with_draws(reversed(done), count, before=True)
    if not deeds:
        return _too_many(session, LedgerReason.NOTHING_TO_UNDO, done)
    return _enter(session, Undo(deeds))


def redo(session: Session, count: int) -> Step:
    undone = session.ledger.undone
    deeds = _with_draws(reversed(undone), count, before=False)
    if not deeds:
        return _too_many(session, LedgerReason.NOTHING_TO_REDO, undone)
    return _enter(session, Redo(deeds))


def _too_many(session: Session, reason: LedgerReason, deeds: Sequence[HistoryItem]) -> Step:
    possible = sum(not _drawn(deed) for deed in deeds)
    why = LedgerError(reason, count=possible)
    return Step(session, told=(Failed(why),), understood=False)


def _drawn(deed: HistoryItem) -> bool:
    return isinstance(deed, AppliedCommand) and deed.by == BAG


def _with_draws(deeds: Iterable[HistoryItem], count: int, *, before: bool) -> int:
    """How many deeds hold `count` deeds of people; 0 where there are not that many.

    Draws come after the deed that led to them: undoing meets them before it, redoing behind it.
    """
    people = total = 0
    for deed in deeds:
        drawn = _drawn(deed)
        if not before and people == count and not drawn:
            break
        total += 1
        people += not drawn
        if before and people == count:
            break
    return total if people == count else 0


def _enter(session: Session, entry: Entry) -> Step:
    try:
        book, change = ledger.add(session.ledger, entry)
    except AccessError as why:
        return Step(session, told=(Failed(why),), understood=False)
    told: list[Announcement] = []
    if change.struck:
        questions: tuple[Question, ...] = ()
        if any(isinstance(deed, AppliedCorrection) for deed in change.struck):
            questions = _differences(session.ledger, book)
        told.append(TakenBack(change.struck, questions, book.state))
    if change.restored:
        told.append(say("redone"))
    # Each deed is told as the table stood right after it, not as it stands at the end.
    step = session.ledger
    for deed in change.restored:
        before, (step, _) = step, ledger.add(step, Redo(1))
        if isinstance(deed, AppliedCommand):
            told.append(Happened(deed.events, step.state, then=deed is change.restored[-1]))
        else:
            told.append(_corrected(before, step, deed))
    return Step(replace(session, ledger=book, steps=()), (entry,), tuple(told))


def mended(session: Session, mend: CorrectionRequest) -> int:
    """The newest standing command that fits what is to be corrected, from 0; -1 for none."""
    turns = session.ledger.applied
    mends = session.setup.system.grammar.matches_correction
    numbers = range(len(turns) - 1, -1, -1)
    if mend.number is not None:
        numbers = range(mend.number - 1, mend.number - 2, -1)
    for at in numbers:
        if at < len(turns) and mends(mend, turns[at].command, turns[at].before):
            return at
    return -1


def mend(session: Session, mend: CorrectionRequest) -> Step:
    """A standing command is replaced, if all later ones still fold."""
    at = mended(session, mend)
    if at < 0:
        why = LedgerError(LedgerReason.NOTHING_TO_MEND)
        return Step(session, told=(Failed(why),), understood=False)
    old = session.ledger.applied[at]
    entry = Correction(at, mend.command)
    try:
        book, _ = ledger.add(session.ledger, entry)
    except IllegalCommand as illegal:
        refused = Refused(mend.command, illegal, old.before)
        return Step(session, told=(refused,), understood=False)
    except LedgerError as why:
        return Step(session, told=(Failed(why),), understood=False)
    told = _corrected(session.ledger, book, AppliedCorrection(at, old, mend.command))
    return Step(replace(session, ledger=book, steps=()), (entry,), (told,))


def _corrected(before: Ledger, after: Ledger, deed: AppliedCorrection) -> Corrected:
    questions = _differences(before, after)
    return Corrected(deed.at + 1, deed.old, deed.new, questions, after.state)


def _differences(before: Ledger, after: Ledger) -> tuple[Question, ...]:
    return tuple(before.system.facts.questions_about_changes(before.state, after.state))
