"""Announcements in steps that hands can follow, each with the table as it is told up to there."""

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce

from azul_access.games.context import NarrationContext
from azul_access.games.system import Event, State, System
from azul_access.record.ledger import AppliedCommand, HistoryChange, Ledger
from azul_access.session.output.announcements import (
    GameAnnouncement,
    GameEvents,
    UndonePart,
    UndoReport,
)


def split_announcement(
    system: System, context: NarrationContext, announcement: GameAnnouncement
) -> list[GameAnnouncement]:
    """The steps of an announcement: the events of a scoring, or the parts of what was undone.

    A brief report of what was undone says nothing that hands do, so it is one step.
    """
    match announcement:
        case GameEvents():
            return [*_split_events(system, context, announcement)]
        case UndoReport(parts, with_next_turn) if not announcement.is_brief:
            return [
                replace(
                    announcement,
                    parts=(part,),
                    with_next_turn=with_next_turn and part is parts[-1],
                    by=announcement.by if part is parts[0] else None,
                )
                for part in parts
            ]
    return [announcement]


def split_undone(system: System, change: HistoryChange, untold: int) -> list[UndonePart]:
    """One undone item in parts; the last `untold` events of its command have not been told."""
    item = change.item
    if not isinstance(item, AppliedCommand):
        return [UndonePart(item, (), change.before, change.after)]
    left = item.events[: len(item.events) - untold]
    parts = system.put_back.parts(left) if system.evolve is not None else [left]
    before = _state_after(system, item.before, left, change.before) if untold else change.before
    undone: list[UndonePart] = []
    for events in parts or [()]:
        put_back = {id(event) for event in events}
        left = tuple([event for event in left if id(event) not in put_back])
        after = _state_after(system, item.before, left, change.after) if left else change.after
        undone.append(UndonePart(item, events, before, after, is_first=not undone))
        before = after
    return undone


def told_state_at(ledger: Ledger, event: Event) -> State:
    """The state when an event of one of the last applied commands has been told."""
    for applied in reversed(ledger.applied):
        for count, other in enumerate(applied.events, 1):
            if other is event:
                told = applied.events[:count]
                return _state_after(ledger.system, applied.before, told, applied.after)
    return ledger.opening


def _split_events(
    system: System, context: NarrationContext, announcement: GameEvents
) -> list[GameEvents]:
    """The events up to the beginning of a scoring, then one narrated event at a time."""
    events, total = announcement.events, len(announcement.events)
    is_laid = announcement.computer is not None  # whoever lays it follows all of it
    starts = (
        number
        for number, event in enumerate(events, 1)
        if is_laid or system.facts.milestone(event).starts_steps
    )
    ends = [
        end
        for end in range(next(starts, total), total + 1)
        if end == total or system.narration.narrate(context, events[end])
    ]
    steps: list[GameEvents] = []
    start, before = 0, announcement.before
    for end in ends:
        is_last = end == total
        state = announcement.state
        if not is_last:
            state = _state_after(system, before, events[start:end], state)
        with_next_turn = announcement.with_next_turn and is_last
        steps.append(
            replace(
                announcement,
                events=events[start:end],
                before=before,
                state=state,
                with_next_turn=with_next_turn,
                by=None if start else announcement.by,
                computer=None if start else announcement.computer,
            )
        )
        start, before = end, state
    if announcement.computer is not None and steps:
        return [*_split_move(system, context, steps[0]), *steps[1:]]
    return steps


def _split_move(system: System, context: NarrationContext, move: GameEvents) -> list[GameEvents]:
    """A move by the handful: a step for each sentence about it."""
    told = [*system.narration.narrate(context, *move.events)]
    if len(told) < 2:
        return [move]
    count = len(told)
    return [
        replace(
            move,
            state=move.state if place + 1 == count else move.before,
            with_next_turn=move.with_next_turn and place + 1 == count,
            by=None if place else move.by,
            computer=None if place else move.computer,
            handful=(place, count),
        )
        for place in range(count)
    ]


def _state_after(system: System, before: State, events: Sequence[Event], otherwise: State) -> State:
    """The state after some events of a command; `otherwise` for a game that cannot tell it."""
    return otherwise if system.evolve is None else reduce(system.evolve, events, before)
