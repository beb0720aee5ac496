"""Steps that change the game: commands, draws of the virtual bag, undo, redo and corrections."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

from azul_access.errors import AccessError
from azul_access.games.system import (
    Command,
    Commands,
    CorrectionRequest,
    Event,
    Expects,
    IllegalCommand,
    Question,
    State,
)
from azul_access.record.ledger import (
    AppliedCommand,
    AppliedCorrection,
    CommandEntry,
    Correction,
    HistoryItem,
    Ledger,
    LedgerError,
    LedgerReason,
    Redo,
    Undo,
    add_entry,
)
from azul_access.record.setup import VIRTUAL_BAG
from azul_access.session.announcements import (
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
from azul_access.session.session import Session, Step

_BAG_SOURCE = "bag"


def enter_commands(
    session: Session, commands: Sequence[Command], source: str, *, has_consent: bool = False
) -> Step:
    """Apply all commands or, if one is illegal, none.

    Unless it `has_consent`, a command that all players have to agree on becomes a question.
    """
    ledger = session.ledger
    entries = tuple(CommandEntry(command, source) for command in commands)
    events: list[Event] = []
    for entry in entries:
        try:
            ledger, change = add_entry(ledger, entry)
        except IllegalCommand as why:
            refusal = Refusal(entry.command, why, ledger.state)
            more = (make_message("line-refused"),) if len(commands) > 1 else ()
            return Step(session, announcements=(refusal, *more), understood=False)
        events += change.events
    needs_consent = session.setup.system.grammar.needs_consent
    if not has_consent and any(needs_consent(command) for command in commands):
        question = ConsentQuestion(commands[0], session.ledger.state)
        asking = replace(session, pending=(Commands(tuple(commands)),))
        return Step(asking, announcements=(question,))
    announcement = GameEvents(tuple(events), ledger.state)
    return Step(replace(session, ledger=ledger), entries, (announcement,))


def draw_tiles(step: Step) -> Step:
    """Add the draws of the virtual bag that the game waits for after a step."""
    session = step.session
    system = session.setup.system
    virtual_bag = system.virtual_bag
    if session.setup.bag != VIRTUAL_BAG or virtual_bag is None or step.quits:
        return step
    ledger, entries, announcements = session.ledger, step.entries, step.announcements
    while system.rules.expects(ledger.state).kind is Expects.FILL:
        # Every draw has its own seed, so that a resumed or replayed game draws the same tiles.
        random = Random(f"{session.setup.seed}:{len(ledger.applied)}")
        entry = CommandEntry(virtual_bag.draw(ledger.state, random), _BAG_SOURCE)
        ledger, change = add_entry(ledger, entry)
        entries = (*entries, entry)
        announcements = _add_events(announcements, change.events, ledger.state)
    session = replace(session, ledger=ledger)
    return replace(step, session=session, entries=entries, announcements=announcements)


def undo_commands(session: Session, count: int) -> Step:
    """Undo `count` items of the history, not counting the draws of the virtual bag."""
    history = session.ledger.history
    total = _count_with_draws(reversed(history), count, draws_first=True)
    if not total:
        return _refuse_count(session, LedgerReason.NOTHING_TO_UNDO, history)
    ledger, change = add_entry(session.ledger, Undo(total))
    questions: tuple[Question, ...] = ()
    if any(isinstance(item, AppliedCorrection) for item in change.undone):
        questions = _questions_about_changes(session.ledger, ledger)
    report = UndoReport(change.undone, questions, ledger.state)
    session = replace(session, ledger=ledger, queued_announcements=())
    return Step(session, (Undo(total),), (report,))


def redo_commands(session: Session, count: int) -> Step:
    """Redo `count` undone items, not counting the draws of the virtual bag."""
    undone = session.ledger.undone
    total = _count_with_draws(reversed(undone), count, draws_first=False)
    if not total:
        return _refuse_count(session, LedgerReason.NOTHING_TO_REDO, undone)
    ledger = session.ledger
    announcements: list[Announcement] = [make_message("redone")]
    # One at a time: each announcement is about the state right after its own item.
    for number in range(1, total + 1):
        before = ledger
        ledger, change = add_entry(ledger, Redo(1))
        [item] = change.redone
        if isinstance(item, AppliedCommand):
            is_last = number == total
            announcements.append(GameEvents(item.events, ledger.state, with_next_turn=is_last))
        else:
            announcements.append(_report_correction(before, ledger, item))
    session = replace(session, ledger=ledger, queued_announcements=())
    return Step(session, (Redo(total),), tuple(announcements))


def find_correction(session: Session, request: CorrectionRequest) -> int | None:
    """The 0-based index of the newest applied command that a request can correct, or None."""
    applied = session.ledger.applied
    matches = session.setup.system.grammar.matches_correction
    indexes: Iterable[int] = reversed(range(len(applied)))
    if request.number is not None:
        indexes = (request.number - 1,)
    for index in indexes:
        if 0 <= index < len(applied) and matches(
            request, applied[index].command, applied[index].before
        ):
            return index
    return None


def correct_command(session: Session, request: CorrectionRequest) -> Step:
    """Replace an applied command if all later ones stay legal."""
    index = find_correction(session, request)
    if index is None:
        return _fail(session, LedgerError(LedgerReason.NOTHING_TO_CORRECT))
    old = session.ledger.applied[index]
    entry = Correction(index, request.command)
    try:
        ledger, _ = add_entry(session.ledger, entry)
    except IllegalCommand as why:
        refusal = Refusal(request.command, why, old.before)
        return Step(session, announcements=(refusal,), understood=False)
    except LedgerError as why:
        return _fail(session, why)
    correction = AppliedCorrection(index, old, request.command)
    report = _report_correction(session.ledger, ledger, correction)
    session = replace(session, ledger=ledger, queued_announcements=())
    return Step(session, (entry,), (report,))


def _add_events(
    announcements: tuple[Announcement, ...], events: tuple[Event, ...], state: State
) -> tuple[Announcement, ...]:
    """Announce the events of a draw together with the events that made the draw necessary."""
    match announcements:
        case (*earlier, GameEvents(before, _, _)):
            return (*earlier, GameEvents((*before, *events), state))
        case (*earlier, GameStart(before, _)):
            return (*earlier, GameStart((*before, *events), state))
    return (*announcements, GameEvents(events, state))


def _count_with_draws(items: Iterable[HistoryItem], count: int, *, draws_first: bool) -> int:
    """The length of the shortest prefix of `items` with `count` items that are no draws.

    A draw is undone before the item that it followed (`draws_first`) and redone after it, so a
    prefix for redo also has the draws after its last item. 0 if there are fewer than `count`.
    """
    people = total = 0
    for item in items:
        is_draw = _is_draw(item)
        if not draws_first and people == count and not is_draw:
            break
        total += 1
        people += not is_draw
        if draws_first and people == count:
            break
    return total if people == count else 0


def _is_draw(item: HistoryItem) -> bool:
    return isinstance(item, AppliedCommand) and item.source == _BAG_SOURCE


def _refuse_count(session: Session, reason: LedgerReason, items: Sequence[HistoryItem]) -> Step:
    return _fail(session, LedgerError(reason, count=sum(not _is_draw(item) for item in items)))


def _fail(session: Session, why: AccessError) -> Step:
    return Step(session, announcements=(Failure(why),), understood=False)


def _report_correction(
    before: Ledger, after: Ledger, correction: AppliedCorrection
) -> CorrectionReport:
    questions = _questions_about_changes(before, after)
    number = correction.index + 1
    return CorrectionReport(number, correction.old, correction.new, questions, after.state)


def _questions_about_changes(before: Ledger, after: Ledger) -> tuple[Question, ...]:
    facts = before.system.facts
    return tuple(facts.questions_about_changes(before.state, after.state))
