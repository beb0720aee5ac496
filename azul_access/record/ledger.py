"""The ledger: the commands of a game in order, and what they add up to.

Commands are what is stored; states and events are always recomputed by folding them. Undo is an
entry, never a deletion: it strikes out the last deeds. A mend replaces an earlier command if all
later ones still fold. A ledger is a value; `add` returns a new one and says what changed.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import assert_never

from azul_access.errors import AccessError
from azul_access.games.system import Command, Event, IllegalCommand, State, System


class LedgerReason(Enum):
    NOTHING_TO_UNDO = "nothing-to-undo"
    NOTHING_TO_REDO = "nothing-to-redo"
    NOTHING_TO_MEND = "nothing-to-correct"
    MEND_BREAKS = "correction-breaks"
    NOT_AN_ENTRY = "not-an-entry"


class LedgerError(AccessError):
    """An entry that cannot be added; the ledger stays as it was."""


# Entries: what is written to the log.


@dataclass(frozen=True, slots=True)
class CommandEntry:
    """A command; `source` says where it came from: keyboard, speech, braille or the virtual bag."""

    command: Command
    source: str


@dataclass(frozen=True, slots=True)
class Undo:
    """Strikes out the last `count` deeds (commands and mends) that stand."""

    count: int


@dataclass(frozen=True, slots=True)
class Redo:
    """Brings the last `count` struck-out deeds back; there are none after a new command."""

    count: int


@dataclass(frozen=True, slots=True)
class Correction:
    """Puts `command` in the place of the standing command number `at`, counted from 0."""

    at: int
    command: Command


Entry = CommandEntry | Undo | Redo | Correction


@dataclass(frozen=True, slots=True)
class AppliedCommand:
    """A standing command, between which states it stands, and what happened by it."""

    command: Command
    source: str
    before: State
    after: State
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class AppliedCorrection:
    """A standing mend: which turn stood at `at` before, and the command in its place."""

    at: int
    old: AppliedCommand
    new: Command


HistoryItem = AppliedCommand | AppliedCorrection


@dataclass(frozen=True, slots=True)
class Ledger:
    """`turns` are the standing commands; `done` the standing deeds, `undone` the struck-out ones.

    Both deeds lists have their newest last.
    """

    system: System
    opening: State
    opening_events: tuple[Event, ...]
    applied: tuple[AppliedCommand, ...] = ()
    history: tuple[HistoryItem, ...] = ()
    undone: tuple[HistoryItem, ...] = ()

    @property
    def state(self) -> State:
        return self.applied[-1].after if self.applied else self.opening


@dataclass(frozen=True, slots=True)
class Change:
    """What adding an entry changed: deeds struck out (newest first), or events that happened."""

    undone: tuple[HistoryItem, ...] = ()
    redone: tuple[HistoryItem, ...] = ()
    events: tuple[Event, ...] = ()


def open_ledger(system: System, players: int, first_seat: int, options: object) -> Ledger:
    return Ledger(system, *system.rules.new_game(players, first_seat, options))


def add_entry(ledger: Ledger, entry: Entry) -> tuple[Ledger, Change]:
    """Raises: IllegalCommand (the game refuses) or LedgerError; the ledger stays as it was."""
    match entry:
        case CommandEntry(command, source):
            return _do(ledger, command, source)
        case Undo(count):
            if type(count) is not int or not 1 <= count <= len(ledger.history):
                raise LedgerError(LedgerReason.NOTHING_TO_UNDO, count=len(ledger.history))
            struck = ledger.history[-count:][::-1]
            for deed in struck:
                ledger = _strike(ledger, deed)
            return ledger, Change(undone=struck)
        case Redo(count):
            if type(count) is not int or not 1 <= count <= len(ledger.undone):
                raise LedgerError(LedgerReason.NOTHING_TO_REDO, count=len(ledger.undone))
            restored = ledger.undone[-count:][::-1]
            events: tuple[Event, ...] = ()
            for deed in restored:
                ledger = _restore(ledger, deed)
                if isinstance(deed, AppliedCommand):
                    events += deed.events
            return ledger, Change(redone=restored, events=events)
        case Correction(at, command):
            if type(at) is not int or not 0 <= at < len(ledger.applied):
                raise LedgerError(LedgerReason.NOTHING_TO_MEND, number=at)
            deed = AppliedCorrection(at, ledger.applied[at], command)
            turns = _with_command(ledger, at, command)
            ledger = replace(ledger, applied=turns, history=(*ledger.history, deed), undone=())
            return ledger, Change(redone=(deed,), events=turns[at].events)
        case _:
            assert_never(entry)


def add_entries(ledger: Ledger, entries: Iterable[Entry]) -> Ledger:
    """Raises: IllegalCommand or LedgerError at the first entry that cannot be added."""
    for entry in entries:
        if type(entry) is CommandEntry:
            ledger, _ = _do(ledger, entry.command, entry.source)
        else:
            ledger, _ = add_entry(ledger, entry)
    return ledger


def encode_entry(system: System, entry: Entry) -> dict[str, object]:
    """An entry as the JSON object of a log line; numbers count from 1."""
    match entry:
        case CommandEntry(command, source):
            return {**system.commands.encode(command), "by": source}
        case Undo(count):
            return {"do": "undo", "count": count}
        case Redo(count):
            return {"do": "redo", "count": count}
        case Correction(at, command):
            return {"do": "amend", "number": at + 1, "command": system.commands.encode(command)}
        case _:
            assert_never(entry)


def decode_entry(system: System, data: Mapping[str, object]) -> Entry:
    """Raises: IllegalCommand or LedgerError when `data` is no entry of this game."""
    kind = data.get("do")
    if kind not in _OWN_KINDS:
        source = data.get("by", "")
        if type(source) is str:
            return CommandEntry(system.commands.decode(data), source)
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


def _do(ledger: Ledger, command: Command, source: str) -> tuple[Ledger, Change]:
    before = ledger.state
    after, events = ledger.system.rules.apply(before, command)
    turn = AppliedCommand(command, source, before, after, events)
    return (
        Ledger(
            ledger.system,
            ledger.opening,
            ledger.opening_events,
            (*ledger.applied, turn),
            (*ledger.history, turn),
        ),
        Change(events=events),
    )


def _strike(ledger: Ledger, deed: HistoryItem) -> Ledger:
    turns = ledger.applied[:-1]
    if isinstance(deed, AppliedCorrection):
        turns = _with_command(ledger, deed.at, deed.old.command)
    return replace(
        ledger, applied=turns, history=ledger.history[:-1], undone=(*ledger.undone, deed)
    )


def _restore(ledger: Ledger, deed: HistoryItem) -> Ledger:
    if isinstance(deed, AppliedCorrection):
        turns = _with_command(ledger, deed.at, deed.new)
    else:
        turns = (*ledger.applied, deed)
    return replace(
        ledger, applied=turns, history=(*ledger.history, deed), undone=ledger.undone[:-1]
    )


def _with_command(ledger: Ledger, at: int, command: Command) -> tuple[AppliedCommand, ...]:
    """The turns with another command at `at`, all later ones folded again."""
    turns = list(ledger.applied[:at])
    state = turns[-1].after if turns else ledger.opening
    for number, turn in enumerate(ledger.applied[at:], at):
        current = command if number == at else turn.command
        try:
            after, events = ledger.system.rules.apply(state, current)
        except IllegalCommand as why:
            if number == at:
                raise
            raise LedgerError(
                LedgerReason.MEND_BREAKS, number=number, command=current, state=state, why=why
            ) from why
        turns.append(AppliedCommand(current, turn.source, state, after, events))
        state = after
    return tuple(turns)
