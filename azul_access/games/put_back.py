"""How players take the events of a command back: in parts, and with one turn of the score cards."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from azul_access.language.phrase import Phrase
from azul_access.tactile.cards import flip

EventT = TypeVar("EventT")


def split_into_parts(
    events: Sequence[EventT], part_of: Callable[[EventT], object]
) -> list[tuple[EventT, ...]]:
    """The events of a command by part, the newest part first; each in the order of the events.

    `part_of` names the part of an event. Where it gives None, nothing has to be put back, or only
    what belongs to the event before it: such an event is in the same part as that one.
    """
    parts: dict[object, list[EventT]] = {}
    waiting: list[EventT] = []
    for event in reversed(events):
        waiting.append(event)
        name = part_of(event)
        if name is not None:
            parts.setdefault(name, []).extend(waiting)
            waiting = []
    if waiting:
        last = next(reversed(parts), None)
        parts.setdefault(last, []).extend(waiting)
    return [tuple(reversed(part)) for part in parts.values()]


def turn_cards_back(names: Sequence[str], scored: Iterable[tuple[int, int, int]]) -> list[Phrase]:
    """The score cards of each player, from the newest score to the oldest one.

    `scored` are the seats of the players with the scores before and after, the newest first.
    """
    scores: dict[int, tuple[int, int]] = {}
    for seat, before, after in scored:
        newest, _ = scores.get(seat, (after, before))
        scores[seat] = (newest, before)
    return [
        phrase
        for seat, (newest, oldest) in scores.items()
        for phrase in flip(names[seat], newest, oldest)
    ]
