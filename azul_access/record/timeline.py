"""A recorded game as a sequence of events that can be narrated forwards and backwards.

A position counts the events before it: 0 is the beginning, `len(timeline.events)` the end. A step
is what is narrated at once: one event, or all events of one command.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from azul_access.games.context import NarrationContext
from azul_access.games.system import Event
from azul_access.language.phrase import Verbosity
from azul_access.record.ledger import AppliedNote, Ledger
from azul_access.record.setup import Setup
from azul_access.record.transcript import PassageKind, build_transcript
from azul_access.values import frozen

# The events of these passages belong to the step of the command before them.
_CONTINUING_KINDS = (PassageKind.DRAWS, PassageKind.SCORING, PassageKind.ENDING)


@frozen
class TimelineEvent:
    """An event and its round, which is None for the end of the game.

    `command_count` counts the applied commands up to the one of this event.
    """

    event: Event
    round: int | None
    command_count: int


class Turn(NamedTuple):
    """The position before a turn, its round, and the seat of the player whose turn it is."""

    start: int
    round: int | None
    seat: int


class Span(NamedTuple):
    """The positions before and after a step."""

    start: int
    end: int


@frozen
class Timeline:
    """The events of a game that have a narration.

    `command_ends` are the positions after each command; `rounds` gives the position at which a
    round begins; `turns` are in order. `notes` has what was noted at a position.
    """

    ledger: Ledger
    events: tuple[TimelineEvent, ...]
    command_ends: tuple[int, ...]
    rounds: Mapping[int, int]
    turns: tuple[Turn, ...]
    notes: Mapping[int, tuple[AppliedNote, ...]]

    def round_at(self, position: int) -> int | None:
        """The round of the last event before a position; None at the end of the game."""
        return self.events[max(position - 1, 0)].round

    def ledger_at(self, position: int) -> Ledger:
        """The ledger as it was at a position above 0, without undone commands."""
        applied = self.ledger.applied[: self.events[position - 1].command_count]
        return replace(self.ledger, applied=applied, history=applied, undone=())

    def forward(self, position: int, count: int, *, by_event: bool) -> Span | None:
        """The last of the `count` steps after a position; None at the end."""
        if position >= len(self.events):
            return None
        ends = self._step_ends(by_event)
        step = min(bisect_right(ends, position) + count, len(ends)) - 1
        # A position within a command is possible after a change of `by_event`.
        start = position if count == 1 else _step_start(ends, step)
        return Span(start, ends[step])

    def back(self, position: int, count: int, *, by_event: bool) -> Span | None:
        """The step that is `count` steps before the one at a position; None at the beginning."""
        ends = self._step_ends(by_event)
        step = bisect_left(ends, position)
        if step == 0:
            return None
        step = max(step - count, 0)
        return Span(_step_start(ends, step), ends[step])

    def step_start(self, position: int, *, by_event: bool) -> int:
        """The position before the step of the event after a position below the last."""
        ends = self._step_ends(by_event)
        return _step_start(ends, bisect_right(ends, position))

    def _step_ends(self, by_event: bool) -> Sequence[int]:
        return range(1, len(self.events) + 1) if by_event else self.command_ends


def _step_start(ends: Sequence[int], step: int) -> int:
    return ends[step - 1] if step else 0


def build_timeline(setup: Setup, ledger: Ledger) -> Timeline:
    """The timeline of all applied commands, without events that even a verbose narration omits."""
    context = NarrationContext(setup.names, setup.options, Verbosity.VERBOSE)
    events: list[TimelineEvent] = []
    command_ends: set[int] = set()
    rounds: dict[int, int] = {}
    turns: list[Turn] = []
    for played in build_transcript(ledger):
        if played.number is not None:
            rounds[played.number] = len(events)
        for passage in played.passages:
            if passage.kind not in _CONTINUING_KINDS:
                command_ends.add(len(events))
            before = len(events)
            events += [
                TimelineEvent(item.event, played.number, passage.command_count)
                for item in passage.events
                if ledger.system.narration.narrate(context, item.event)
            ]
            is_told = len(events) > before
            if passage.kind is PassageKind.TURN and passage.seat is not None and is_told:
                turns.append(Turn(before, played.number, passage.seat))
    command_ends.add(len(events))
    ends = tuple(sorted(command_ends - {0}))
    notes = _place_notes(ledger, events)
    return Timeline(ledger, tuple(events), ends, rounds, tuple(turns), notes)


def _place_notes(
    ledger: Ledger, events: Sequence[TimelineEvent]
) -> Mapping[int, tuple[AppliedNote, ...]]:
    """The notes at the position after the last event of the command before them."""
    counts = [item.command_count for item in events]
    notes: dict[int, tuple[AppliedNote, ...]] = {}
    for note in ledger.notes:
        position = max(bisect_right(counts, note.count), 1)
        notes[position] = (*notes.get(position, ()), note)
    return notes
