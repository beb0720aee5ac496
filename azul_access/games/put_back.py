"""How players take the events of a command back: in parts, and with one turn of the score cards."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from azul_access.language.phrase import Phrase
from azul_access.tactile.cards import flip

EventT = TypeVar("EventT")


def split_into_parts(
    events: Sequence[EventT], part_of: Callable[[EventT], object]
) -> list[tuple[EventT, ...]]:
    """The events of a command by part, in their order; the part that began last comes first.

    `part_of` names the part of an event. It gives None for an event that is in the same part as the
    one before it.
    """
    parts: dict[object, list[EventT]] = {}
    name: object = None
    for event in events:
        own = part_of(event)
        name = name if own is None else own
        parts.setdefault(name, []).append(event)
    return [tuple(part) for part in reversed(parts.values())]


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
