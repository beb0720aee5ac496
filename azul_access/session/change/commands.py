"""Steps that change the game: commands and draws of the virtual bag."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from azul_access.games.system import (
    Command,
    Commands,
    Event,
    Expects,
    IllegalCommand,
    State,
    differences,
)
from azul_access.record.ledger import (
    AppliedCorrection,
    CommandEntry,
    add_entry,
)
from azul_access.record.setup import VIRTUAL_BAG
from azul_access.session.change.moves import find_signer, refuse_other_turn
from azul_access.session.output.announcements import (
    Announcement,
    ConsentQuestion,
    CorrectionReport,
    GameEvents,
    GameStart,
    NumberedCommand,
    Refusal,
    make_message,
)
from azul_access.session.session import Session, Step

BAG_SOURCE = "bag"
# Sets the turn for a move that another player made; it is undone together with that move.
MOVER_SOURCE = "mover"
# The position that a game begins with.
POSITION_SOURCE = "position"


def enter_commands(
    session: Session, commands: Sequence[Command], source: str, *, has_consent: bool = False
) -> Step:
    """Apply all commands or, if one is illegal, none.

    Unless it `has_consent`, a command that all players have to agree on becomes a question.
    """
    ledger = session.ledger
    entries = tuple(CommandEntry(command, source) for command in commands)
    events: list[Event] = []
    by = None
    for entry in entries:
        refusal = refuse_other_turn(session, ledger.state, entry.command)
        if refusal is not None:
            return session.refuse(refusal)
        by = find_signer(session, ledger.state, entry.command) if by is None else by
        try:
            ledger, change = add_entry(ledger, entry)
        except IllegalCommand as why:
            if session.told is not None and _is_over(session):
                # The end is not given away before it is told.
                return session.refuse(session.reminder)
            illegal = Refusal(entry.command, why, ledger.state)
            if len(commands) == 1:
                return session.refuse(illegal)
            return _refuse_line(session, commands, illegal)
        events += change.events
    needs_consent = session.setup.system.grammar.needs_consent
    if not has_consent and any(needs_consent(command) for command in commands):
        question = ConsentQuestion(commands[0], session.ledger.state)
        return session.put_question_to_all((Commands(tuple(commands)),), question)
    announcement = GameEvents(tuple(events), session.ledger.state, ledger.state, by=by)
    return Step(replace(session, ledger=ledger), entries, (announcement,))


def _is_over(session: Session) -> bool:
    return session.expected.kind is Expects.OVER


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
        before = ledger.state
        entry = CommandEntry(virtual_bag.draw(before, random), BAG_SOURCE)
        ledger, change = add_entry(ledger, entry)
        entries = (*entries, entry)
        announcements = _add_events(announcements, change.events, before, ledger.state)
    session = replace(session, ledger=ledger)
    return replace(step, session=session, entries=entries, announcements=announcements)


def _refuse_line(session: Session, commands: Sequence[Command], first: Refusal) -> Step:
    """Refuse a line of several commands, as a whole or because of the `first` refused one."""
    state = session.ledger.state
    why = session.setup.system.grammar.refuse_line(state, commands)
    refusal = first if why is None else Refusal(commands[0], why, state)
    return session.refuse(refusal, make_message("line-refused"))


def _add_events(
    announcements: tuple[Announcement, ...],
    events: tuple[Event, ...],
    before: State,
    after: State,
) -> tuple[Announcement, ...]:
    """Announce the events of a draw together with the events that made the draw necessary."""
    match announcements:
        case (*earlier, GameEvents(first) as game):
            return (
                *earlier,
                replace(game, events=(*first, *events), state=after, with_next_turn=True),
            )
        case (*earlier, GameStart(first) as start):
            start = replace(start, events=(*first, *events), state=after, with_next_turn=True)
            return (*earlier, start)
    return (*announcements, GameEvents(events, before, after))


def report_correction(
    session: Session, before: State, after: State, correction: AppliedCorrection
) -> CorrectionReport:
    """What a correction changed between the states before and after it."""
    corrected = NumberedCommand(correction.index + 1, correction.old)
    changes = differences(session.setup.system, before, after)
    return CorrectionReport(corrected, correction.new, tuple(changes), after)
