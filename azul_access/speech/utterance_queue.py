"""The queue of utterances that wait to be spoken, by priority."""

from dataclasses import replace
from typing import Self

from azul_access.speech.earcon import Earcon
from azul_access.speech.priority import Priority
from azul_access.speech.requests import SayText
from azul_access.values import frozen

# Enough for a whole piped game; the limit protects the memory.
WAITING_LIMIT = 2000


@frozen
class Utterance:
    """`language` is `None` for the speaker's own; `attempts` counts how often it was begun.

    An earcon sounds before its text; one that came without a text has an empty one. `is_missed` is
    True for a text that came while the voice was gone.
    """

    id: int
    text: str
    language: str | None
    priority: Priority
    topic: str | None = None
    earcon: Earcon | None = None
    attempts: int = 0
    is_missed: bool = False

    @classmethod
    def of(cls, item: SayText, number: int, earcon: Earcon | None, *, is_missed: bool) -> Self:
        """The utterance of a text that is to be said, with the earcon that waits before it."""
        return cls(
            number,
            item.text,
            item.language,
            item.priority,
            item.topic,
            earcon,
            is_missed=is_missed,
        )


class UtteranceQueue:
    """A priority queue: highest priority first; within one priority, first in, first out."""

    def __init__(self) -> None:
        self._waiting: dict[Priority, list[Utterance]] = {priority: [] for priority in Priority}
        self._aside: list[Utterance] = []  # texts of the game that were silenced unsaid

    def __len__(self) -> int:
        return sum(len(queue) for queue in self._waiting.values())

    def add(self, utterance: Utterance) -> None:
        """Queue an utterance; it replaces queued ones of the same topic.

        Anything but a hint drops queued hints; a full queue drops its least important utterance.
        """
        if utterance.priority > Priority.HINT:
            self._waiting[Priority.HINT].clear()
        queue = self._waiting[utterance.priority]
        place = self._remove(utterance.topic, utterance.priority)
        queue.insert(len(queue) if place is None else place, utterance)
        self.keep(WAITING_LIMIT)

    def put_back(self, utterance: Utterance) -> None:
        """Put an interrupted utterance before all others of its priority."""
        if not any(self._has_topic(utterance.topic, other) for other in self._all_utterances()):
            self._waiting[utterance.priority].insert(0, utterance)

    def take(self) -> Utterance | None:
        for priority in sorted(Priority, reverse=True):
            if self._waiting[priority]:
                return self._waiting[priority].pop(0)
        return None

    def take_earcon(self) -> Earcon | None:
        """Remove and return the newest earcon that was queued without a text."""
        game = self._waiting[Priority.GAME]
        return game.pop().earcon if game and not game[-1].text else None

    def keep(self, limit: int) -> None:
        """Drop utterances beyond `limit`: the lowest priority and the oldest first."""
        while len(self) > limit:
            self._lowest_queue().pop(0)

    def clear(self) -> None:
        for queue in self._waiting.values():
            queue.clear()

    @property
    def unsaid(self) -> int:
        """How many texts of the game wait, or were set aside."""
        return len(self._aside) + sum(bool(item.text) for item in self._waiting[Priority.GAME])

    def set_aside(self) -> None:
        """Empty the queue, and keep its texts of the game for `bring_back`."""
        texts = [replace(item, earcon=None) for item in self._waiting[Priority.GAME] if item.text]
        self._aside += texts
        self.clear()

    def bring_back(self) -> bool:
        """Queue again what was set aside; returns whether there was anything."""
        texts, self._aside = self._aside, []
        self._waiting[Priority.GAME][:0] = texts
        return bool(texts)

    def forget_aside(self) -> None:
        """Forget what was set aside, but not what nobody could hear."""
        self._aside = [item for item in self._aside if item.is_missed]

    def drop_missed(self, kept: int) -> int:
        """Drop the oldest texts of the game that were missed, all but `kept`; returns how many."""
        game = self._waiting[Priority.GAME]
        missed = [item for item in game if item.is_missed and item.text]
        dropped = {item.id for item in missed[: max(0, len(missed) - kept)]}
        game[:] = [item for item in game if item.id not in dropped]
        return len(dropped)

    def _remove(self, topic: str | None, priority: Priority) -> int | None:
        """Remove utterances of a topic; returns the position of one with this priority."""
        for queue in self._waiting.values():
            for place, other in enumerate(queue):
                if self._has_topic(topic, other):
                    del queue[place]
                    return place if other.priority is priority else None
        return None

    def _all_utterances(self) -> list[Utterance]:
        return [utterance for queue in self._waiting.values() for utterance in queue]

    def _lowest_queue(self) -> list[Utterance]:
        return next(
            self._waiting[priority] for priority in sorted(Priority) if self._waiting[priority]
        )

    @staticmethod
    def _has_topic(topic: str | None, other: Utterance) -> bool:
        return topic is not None and other.topic == topic
