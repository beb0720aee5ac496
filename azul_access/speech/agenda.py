"""What waits to be said. It knows texts and priorities, never workers or time."""

from dataclasses import dataclass

from azul_access.speech.priority import Priority

# A whole piped game; a runaway caller must not fill the memory.
WAITING_LIMIT = 2000


@dataclass(frozen=True, slots=True)
class Utterance:
    """`language` is `None` for the speaker's own; `attempts` counts how often it was begun."""

    id: int
    text: str
    language: str | None
    priority: Priority
    attempts: int = 0


class Agenda:
    """Highest priority first; within one priority, first come, first said."""

    def __init__(self) -> None:
        self._waiting: dict[Priority, list[Utterance]] = {priority: [] for priority in Priority}

    def __len__(self) -> int:
        return sum(len(queue) for queue in self._waiting.values())

    def add(self, utterance: Utterance) -> None:
        """Anything but a hint drops waiting hints; a full agenda drops its least important."""
        if utterance.priority > Priority.HINT:
            self._waiting[Priority.HINT].clear()
        self._waiting[utterance.priority].append(utterance)
        if len(self) > WAITING_LIMIT:
            self._lowest().pop(0)

    def put_back(self, utterance: Utterance) -> None:
        """Before everything else of its priority: it had its turn already."""
        self._waiting[utterance.priority].insert(0, utterance)

    def take(self) -> Utterance | None:
        for priority in sorted(Priority, reverse=True):
            if self._waiting[priority]:
                return self._waiting[priority].pop(0)
        return None

    def clear(self) -> None:
        for queue in self._waiting.values():
            queue.clear()

    def _lowest(self) -> list[Utterance]:
        return next(
            self._waiting[priority] for priority in sorted(Priority) if self._waiting[priority]
        )
