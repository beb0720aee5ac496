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
    ConsentQuestion,
    CorrectionReport,
    Failure,
    GameEvents,
    GameStart,
    Refusal,
    UndoReport,
    make_message,
)
from azul_access.session.values import Session, Step

BAG = "bag"


def enter_commands(
    session: Session, commands: Sequence[Command], source: str, *, agreed: bool = False
) -> Step:
    """All commands or none; `agreed` where all players were asked already."""
    book = session.ledger
    events: list[object] = []
    for command in commands:
        try:
            book, change = ledger.add_entry(book, CommandEntry(command, source))
        except IllegalCommand as why:
            told: tuple[Announcement, ...] = (Refusal(command, why, book.state),)
            if len(commands) > 1:
                told = (*told, make_message("none-of-the-line"))
            return Step(session, announcements=told, understood=False)
        events += change.events
    needs_consent = session.setup.system.grammar.needs_consent
    if not agreed and any(needs_consent(command) for command in commands):
        asked = replace(session, pending=(Commands(tuple(commands)),))
        return Step(asked, announcements=(ConsentQuestion(commands[0], session.ledger.state),))
    return complete_step(
        session, book, tuple(CommandEntry(command, source) for command in commands), tuple(events)
    )


def complete_step(
    session: Session, book: Ledger, entries: tuple[Entry, ...], events: tuple[object, ...]
) -> Step:
    told = GameEvents(events, book.state)
    return Step(replace(session, ledger=book), entries, (told,))


def draw_tiles(step: Step) -> Step:
    """The virtual bag fills factories as soon as they wait to be filled."""
    session = step.session
    system = session.setup.system
    virtual_bag = system.virtual_bag
    if session.setup.bag != "virtual" or virtual_bag is None or step.quits:
        return step
    entries, told = list(step.entries), list(step.announcements)
    book = session.ledger
    while system.rules.expects(book.state).kind is Expects.FILL:
        # Each draw has its own seed, so that a resumed or retold game draws the same tiles.
        random = Random(f"{session.setup.seed}:{len(book.applied)}")
        entry = CommandEntry(virtual_bag.draw(book.state, random), BAG)
        book, change = ledger.add_entry(book, entry)
        entries.append(entry)
        told = _joined(told, change.events, book.state)
    return replace(
        step,
        session=replace(session, ledger=book),
        entries=tuple(entries),
        announcements=tuple(told),
    )


def _joined(
    told: list[Announcement], events: tuple[object, ...], state: object
) -> list[Announcement]:
    """What the bag drew belongs to the announcement of what led to it."""
    match told:
        case [*before, GameEvents(earlier, _, _)]:
            return [*before, GameEvents((*earlier, *events), state)]
        case [*before, GameStart(earlier, _)]:
            return [*before, GameStart((*earlier, *events), state)]
    return [*told, GameEvents(events, state)]


def undo_commands(session: Session, count: int) -> Step:
    """Undo counts what people did; what the virtual bag drew in between goes along."""
    history = session.ledger.history
    deeds = _with_draws(reversed(history), count, before=True)
    if not deeds:
        return _too_many(session, LedgerReason.NOTHING_TO_UNDO, history)
    return _enter(session, Undo(deeds))


def redo_commands(session: Session, count: int) -> Step:
    undone = session.ledger.undone
    deeds = _with_draws(reversed(undone), count, before=False)
    if not deeds:
        return _too_many(session, LedgerReason.NOTHING_TO_REDO, undone)
    return _enter(session, Redo(deeds))


def _too_many(session: Session, reason: LedgerReason, deeds: Sequence[HistoryItem]) -> Step:
    possible = sum(not _drawn(deed) for deed in deeds)
    why = LedgerError(reason, count=possible)
    return Step(session, announcements=(Failure(why),), understood=False)


def _drawn(deed: HistoryItem) -> bool:
    return isinstance(deed, AppliedCommand) and deed.source == BAG


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
        book, change = ledger.add_entry(session.ledger, entry)
    except AccessError as why:
        return Step(session, announcements=(Failure(why),), understood=False)
    told: list[Announcement] = []
    if change.undone:
        questions: tuple[Question, ...] = ()
        if any(isinstance(deed, AppliedCorrection) for deed in change.undone):
            questions = _differences(session.ledger, book)
        told.append(UndoReport(change.undone, questions, book.state))
    if change.redone:
        told.append(make_message("redone"))
    # Each deed is told as the table stood right after it, not as it stands at the end.
    step = session.ledger
    for deed in change.redone:
        before, (step, _) = step, ledger.add_entry(step, Redo(1))
        if isinstance(deed, AppliedCommand):
            told.append(GameEvents(deed.events, step.state, then=deed is change.redone[-1]))
        else:
            told.append(_corrected(before, step, deed))
    return Step(replace(session, ledger=book, queued_announcements=()), (entry,), tuple(told))


def find_correction(session: Session, request: CorrectionRequest) -> int:
    """The newest standing command that fits what is to be corrected, from 0; -1 for none."""
    turns = session.ledger.applied
    mends = session.setup.system.grammar.matches_correction
    numbers = range(len(turns) - 1, -1, -1)
    if request.number is not None:
        numbers = range(request.number - 1, request.number - 2, -1)
    for at in numbers:
        if at < len(turns) and mends(request, turns[at].command, turns[at].before):
            return at
    return -1


def correct_command(session: Session, request: CorrectionRequest) -> Step:
    """A standing command is replaced, if all later ones still fold."""
    at = find_correction(session, request)
    if at < 0:
        why = LedgerError(LedgerReason.NOTHING_TO_MEND)
        return Step(session, announcements=(Failure(why),), understood=False)
    old = session.ledger.applied[at]
    entry = Correction(at, request.command)
    try:
        book, _ = ledger.add_entry(session.ledger, entry)
    except IllegalCommand as illegal:
        refused = Refusal(request.command, illegal, old.before)
        return Step(session, announcements=(refused,), understood=False)
    except LedgerError as why:
        return Step(session, announcements=(Failure(why),), understood=False)
    told = _corrected(session.ledger, book, AppliedCorrection(at, old, request.command))
    return Step(replace(session, ledger=book, queued_announcements=()), (entry,), (told,))


def _corrected(before: Ledger, after: Ledger, deed: AppliedCorrection) -> CorrectionReport:
    questions = _differences(before, after)
    return CorrectionReport(deed.at + 1, deed.old, deed.new, questions, after.state)


def _differences(before: Ledger, after: Ledger) -> tuple[Question, ...]:
    return tuple(before.system.facts.questions_about_changes(before.state, after.state))
