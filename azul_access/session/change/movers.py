"""The last move was made by another player than the one whose turn it was."""

from dataclasses import replace

from azul_access.games.system import IllegalCommand, differences
from azul_access.record.ledger import (
    AppliedCommand,
    AppliedCorrection,
    CommandEntry,
    Correction,
    Entry,
    Ledger,
    Note,
    Undo,
    add_entry,
)
from azul_access.session.change.commands import MOVER_SOURCE
from azul_access.session.change.corrections import ask_for_consent, needs_consent
from azul_access.session.change.history import find_computer, is_draw
from azul_access.session.change.past import is_move
from azul_access.session.control.controls import LastMover
from azul_access.session.output.announcements import (
    CorrectionReport,
    NumberedCommand,
    Refusal,
    UnchangedCorrection,
    make_message,
)
from azul_access.session.session import Session, Step


def find_last_move(session: Session) -> NumberedCommand | None:
    """The newest command, if it is a move of one player and no draw; None for anything else.

    Draws of the virtual bag after it do not count.
    """
    applied = session.ledger.applied
    for index in reversed(range(len(applied))):
        item = applied[index]
        if is_draw(item):
            continue
        return NumberedCommand(index + 1, item) if is_move(session.setup.system, item) else None
    return None


def change_last_mover(session: Session, request: LastMover, *, has_consent: bool = False) -> Step:
    """Undo the last move, give the turn to the player of `request`, and make the move again.

    All or none. Unless it `has_consent`, a change of scores or walls is a question.
    """
    system, before = session.setup.system, session.ledger
    last = find_last_move(session)
    if last is None or system.statements is None:
        name = "error-no-move" if last is None else "error-no-statements"
        return session.refuse(make_message(name))
    if system.rules.expects(last.applied.before).player == request.player:
        return session.announce(UnchangedCorrection(last))
    if find_computer(session, last.applied) is not None:
        return session.refuse(make_message("error-move-of-computer"))
    command = last.applied.command
    entries: tuple[Entry, ...] = (
        *_take_back(before, last),
        CommandEntry(system.statements.turn_command(request.player), MOVER_SOURCE),
        CommandEntry(command, last.applied.source),
        *_notes_since(before, last),
    )
    after = before
    for entry in entries:
        try:
            after, _ = add_entry(after, entry)
        except IllegalCommand as why:
            return session.refuse(Refusal(command, why, after.state))
    if not has_consent and needs_consent(before, after, last.applied):
        return ask_for_consent(session, request, last, command, after, request.player)
    changes = differences(system, before.state, after.state)
    report = CorrectionReport(last, command, tuple(changes), after.state, request.player)
    return Step(replace(session, ledger=after), entries, (report,))


def _notes_since(ledger: Ledger, last: NumberedCommand) -> list[Entry]:
    """Entries that write the notes of the last move anew."""
    return [Note(note.text, note.source) for note in ledger.notes if note.count >= last.number]


def _take_back(ledger: Ledger, last: NumberedCommand) -> list[Entry]:
    """Entries that undo the last move and keep the corrections of earlier entries after it."""
    left = len(ledger.applied) - last.number + 1
    undone = []
    for item in reversed(ledger.history):
        if not left:
            break
        undone.append(item)
        left -= isinstance(item, AppliedCommand)
    kept = [item for item in reversed(undone) if isinstance(item, AppliedCorrection)]
    return [
        Undo(len(undone)),
        *(Correction(item.index, item.new) for item in kept if item.index < last.number - 1),
    ]
