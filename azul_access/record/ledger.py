"""The ledger: every command of a game in order, and the states and events that follow from them.

Only entries are stored; states and events are computed by applying the entries again. Undo is an
entry, not a deletion. A correction replaces an earlier command if all later commands stay legal.
A ledger is immutable; `add_entry` returns a new one and the change that the entry made.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field, replace
from enum import Enum
from itertools import groupby
from typing import assert_never, cast

from azul_access.errors import AccessError
from azul_access.games.system import Command, Event, IllegalCommand, State, System
from azul_access.record.seats import Mark, SeatChange, decode_seat_change, encode_seat_change
from azul_access.record.times import read_seconds
from azul_access.record.tips import Tip, TipEntry, TipSwitch, decode_tip, encode_tip
from azul_access.values import frozen


class LedgerReason(Enum):
    NOTHING_TO_UNDO = "nothing-to-undo"
    NOTHING_TO_REDO = "nothing-to-redo"
    NOTHING_TO_CORRECT = "nothing-to-correct"
    CORRECTION_BREAKS = "correction-breaks"
    NOT_AN_ENTRY = "not-an-entry"


class LedgerError(AccessError):
    """An entry that cannot be added; the ledger is unchanged."""


# Entries, as they are written to the log


@frozen
class CommandEntry:
    """A command; `source` is the device or the virtual bag that it came from.

    `at` is when it was saved, in seconds since the game was begun; None if that is not known, as
    before it is saved. Commands are equal whatever their times. `mark` is that of the computer.
    """

    command: Command
    source: str
    at: int | None = field(default=None, compare=False)
    mark: Mark | None = field(default=None, compare=False)


@frozen
class Undo:
    """Undoes the last `count` items of the history."""

    count: int


@frozen
class Redo:
    """Redoes the last `count` undone items; a new command or correction discards them."""

    count: int


@frozen
class Correction:
    """Replaces the applied command with the 0-based `index`."""

    index: int
    command: Command


@frozen
class Note:
    """A sentence of the players' own, in one line; `source` and `at` are as in CommandEntry."""

    text: str
    source: str
    at: int | None = field(default=None, compare=False)


Entry = CommandEntry | Undo | Redo | Correction | Note | SeatChange | TipEntry


# The history, as it follows from the entries


@frozen
class AppliedCommand:
    """A command that counts, with its events and the states before and after it.

    `at` is as in CommandEntry; a correction does not change it.
    """

    command: Command
    source: str
    before: State
    after: State
    events: tuple[Event, ...]
    at: int | None = field(default=None, compare=False)


@frozen
class AppliedCorrection:
    """A correction that counts: the command that was at `index`, and the one that replaced it."""

    index: int
    old: AppliedCommand
    new: Command


@frozen
class AppliedNote:
    """A note that counts, written after the first `count` applied commands."""

    text: str
    source: str
    count: int

    @property
    def sentence(self) -> str:
        """The text with a sign at its end."""
        return self.text if self.text.endswith((".", "!", "?", "…")) else f"{self.text}."


HistoryItem = AppliedCommand | AppliedCorrection | AppliedNote


@frozen
class Ledger:
    """`applied` are the commands that count, in order.

    `history` are these commands as they were given, their corrections and the notes; `undone` are
    the items that were undone. Both have the newest item last. `tips` are the tips that were given:
    in which state, and to which seat; `allows_tips` is whether there are more.
    """

    system: System
    opening: State
    opening_events: tuple[Event, ...]
    applied: tuple[AppliedCommand, ...] = ()
    history: tuple[HistoryItem, ...] = ()
    undone: tuple[HistoryItem, ...] = ()
    tips: tuple[tuple[State, int], ...] = ()
    allows_tips: bool = True

    @property
    def state(self) -> State:
        return self.applied[-1].after if self.applied else self.opening

    @property
    def notes(self) -> tuple[AppliedNote, ...]:
        """The notes that count, in order."""
        return tuple(item for item in self.history if isinstance(item, AppliedNote))

    def state_at(self, note: AppliedNote) -> State:
        """The state in which a note was written."""
        return self.applied[note.count - 1].after if note.count else self.opening


@frozen
class HistoryChange:
    """One item that was undone or redone, and the states before and after that."""

    item: HistoryItem
    before: State
    after: State


@frozen
class Change:
    """The effect of one entry: the events of a command, or the undone or redone items in order."""

    events: tuple[Event, ...] = ()
    undone: tuple[HistoryChange, ...] = ()
    redone: tuple[HistoryChange, ...] = ()


def new_ledger(system: System, players: int, first_seat: int, options: object) -> Ledger:
    """The ledger of a game without commands; `first_seat` counts from 0."""
    return Ledger(system, *system.rules.new_game(players, first_seat, options))


def add_entry(ledger: Ledger, entry: Entry) -> tuple[Ledger, Change]:
    """Raises: IllegalCommand if the rules refuse a command, LedgerError for any other reason."""
    match entry:
        case CommandEntry():
            ledger = _apply_all(ledger, (entry,))
            return ledger, Change(ledger.applied[-1].events)
        case Undo(count):
            if type(count) is not int or not 1 <= count <= len(ledger.history):
                raise LedgerError(LedgerReason.NOTHING_TO_UNDO, count=len(ledger.history))
            ledger, undone = _change_history(ledger, ledger.history[-count:][::-1], _undo)
            return ledger, Change(undone=undone)
        case Redo(count):
            if type(count) is not int or not 1 <= count <= len(ledger.undone):
                raise LedgerError(LedgerReason.NOTHING_TO_REDO, count=len(ledger.undone))
            ledger, redone = _change_history(ledger, ledger.undone[-count:][::-1], _redo)
            return ledger, Change(redone=redone)
        case Correction():
            return _correct(ledger, (entry,)), Change()
        case Note(text, source):
            note = AppliedNote(text, source, len(ledger.applied))
            return replace(ledger, history=(*ledger.history, note)), Change()
        case SeatChange():
            return ledger, Change()
        case Tip(seat):
            return replace(ledger, tips=(*ledger.tips, (ledger.state, seat))), Change()
        case TipSwitch(is_on):
            return replace(ledger, allows_tips=is_on), Change()
        case _:
            assert_never(entry)


def add_entries(ledger: Ledger, entries: Iterable[Entry]) -> Ledger:
    """Raises: IllegalCommand or LedgerError at the first entry that cannot be added."""
    for kind, group in groupby(entries, type):
        if kind is CommandEntry:
            ledger = _apply_all(ledger, cast(Iterable[CommandEntry], group))
        elif kind is Correction:
            ledger = _correct(ledger, cast(Iterable[Correction], group))
        else:
            for entry in group:
                ledger, _ = add_entry(ledger, entry)
    return ledger


def encode_entry(system: System, entry: Entry) -> dict[str, object]:
    """The JSON object of a log line; numbers count from 1."""
    match entry:
        case CommandEntry(command, source, at, mark):
            made = {"by": source} if mark is None else {"by": source, **mark.encode()}
            return {**system.commands.encode(command), **made, **_encode_time(at)}
        case Undo(count):
            return {"do": "undo", "count": count}
        case Redo(count):
            return {"do": "redo", "count": count}
        case Correction(index, command):
            return {"do": "amend", "number": index + 1, "command": system.commands.encode(command)}
        case Note(text, source, at):
            return {"do": "note", "text": text, "by": source, **_encode_time(at)}
        case SeatChange():
            return {**encode_seat_change(entry), **_encode_time(entry.at)}
        case Tip() | TipSwitch():
            return {**encode_tip(entry), **_encode_time(entry.at)}
        case _:
            assert_never(entry)


def _encode_time(at: int | None) -> dict[str, int]:
    return {} if at is None else {"at": at}


def decode_entry(system: System, data: Mapping[str, object]) -> Entry:
    """Raises: IllegalCommand or LedgerError if `data` is no entry of this game."""
    kind = data.get("do")
    source = data.get("by", "")
    if kind == "note":
        text = data.get("text")
        if type(source) is str and type(text) is str and text.isprintable() and text.strip():
            return Note(text, source, read_seconds(data))
    elif kind == "seat":
        if (change := decode_seat_change(data)) is not None:
            return change
    elif kind in ("tip", "tips"):
        if (tip := decode_tip(data, max(system.players))) is not None:
            return tip
    elif kind not in _OWN_KINDS and type(source) is str:
        command, at = system.commands.decode(data), read_seconds(data)
        return CommandEntry(command, source, at, Mark.read(data))
    number = data.get("number" if kind == "amend" else "count")
    if type(number) is int:
        match kind:
            case "undo":
                return Undo(number)
            case "redo":
                return Redo(number)
            case "amend":
                command = data.get("command")
                if isinstance(command, dict):
                    return Correction(number - 1, system.commands.decode(command))
    raise LedgerError(LedgerReason.NOT_AN_ENTRY)


_OWN_KINDS = ("undo", "redo", "amend")


def _apply_all(ledger: Ledger, entries: Iterable[CommandEntry]) -> Ledger:
    """Apply commands one after the other; the ledger is made once, after the last."""
    apply, state = ledger.system.rules.apply, ledger.state
    added = []
    for entry in entries:
        before = state
        state, events = apply(before, entry.command)
        added.append(AppliedCommand(entry.command, entry.source, before, state, events, entry.at))
    applied, history = (*ledger.applied, *added), (*ledger.history, *added)
    return replace(ledger, applied=applied, history=history, undone=())


def _change_history(
    ledger: Ledger, items: Iterable[HistoryItem], change: Callable[[Ledger, HistoryItem], Ledger]
) -> tuple[Ledger, tuple[HistoryChange, ...]]:
    """Undo or redo items one after the other."""
    changes = []
    for item in items:
        before = ledger.state
        ledger = change(ledger, item)
        changes.append(HistoryChange(item, before, ledger.state))
    return ledger, tuple(changes)


def _undo(ledger: Ledger, item: HistoryItem) -> Ledger:
    """Undo the last item of the history."""
    if isinstance(item, AppliedCorrection):
        applied = _replace_command(ledger, item.index, item.old.command, {})
    elif isinstance(item, AppliedNote):
        applied = ledger.applied
    else:
        applied = ledger.applied[:-1]
    undone = (*ledger.undone, item)
    return replace(ledger, applied=applied, history=ledger.history[:-1], undone=undone)


def _redo(ledger: Ledger, item: HistoryItem) -> Ledger:
    """Redo the last undone item."""
    if isinstance(item, AppliedCorrection):
        applied = _replace_command(ledger, item.index, item.new, {})
    elif isinstance(item, AppliedNote):
        applied = ledger.applied
    else:
        applied = (*ledger.applied, item)
    history = (*ledger.history, item)
    return replace(ledger, applied=applied, history=history, undone=ledger.undone[:-1])


def _correct(ledger: Ledger, corrections: Iterable[Correction]) -> Ledger:
    """Add corrections one after the other.

    A log may have thousands that change the same commands back and forth, so what was applied to
    a state before is not applied again.
    """
    known: _Known = {}
    made: list[AppliedCorrection] = []
    for index, command in ((correction.index, correction.command) for correction in corrections):
        if type(index) is not int or not 0 <= index < len(ledger.applied):
            raise LedgerError(LedgerReason.NOTHING_TO_CORRECT, number=index)
        made.append(AppliedCorrection(index, ledger.applied[index], command))
        ledger = replace(ledger, applied=_replace_command(ledger, index, command, known))
        if len(known) > _MOST_KNOWN:
            known.clear()
    return replace(ledger, history=(*ledger.history, *made), undone=())


# Applied commands by the identity of the state before them, which they keep alive, the
# command, its source and its time.
_Known = dict[tuple[int, Command, str, int | None], AppliedCommand]
_MOST_KNOWN = 10_000


def _replace_command(
    ledger: Ledger, index: int, command: Command, known: _Known
) -> tuple[AppliedCommand, ...]:
    """The applied commands with another one at `index`.

    Later ones are applied again until the state is what it was: from there on nothing changes.
    What they did is carried over where the game can do so. `known` grows by what is applied.
    """
    applied = ledger.applied
    state = applied[index].before
    apply, carry_over = ledger.system.rules.apply, ledger.system.carry_over
    replaced: list[AppliedCommand] = []
    for number, old in enumerate(applied[index:], index):
        current = command if number == index else old.command
        if number > index and state == old.before:
            break
        key = (id(state), current, old.source, old.at)
        if (found := known.get(key)) is not None:
            replaced.append(found)
            state = found.after
            continue
        after, events = None, old.events
        if carry_over is not None and number > index:
            after = carry_over(current, old.before, old.after, state)
        if after is None:
            try:
                after, events = apply(state, current)
            except IllegalCommand as why:
                if number == index:
                    raise
                reason = LedgerReason.CORRECTION_BREAKS
                raise LedgerError(
                    reason, number=number, command=current, state=state, why=why
                ) from why
        known[key] = AppliedCommand(current, old.source, state, after, events, old.at)
        replaced.append(known[key])
        state = after
    return (*applied[:index], *replaced, *applied[index + len(replaced) :])
