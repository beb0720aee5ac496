"""Gives each sentence of a story a shape of its own, the same at each telling of a game."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

from azul_access.games.story import Tellings
from azul_access.language.phrase import Phrase


class Shapes:
    """The shapes that are left for each message; `seed` decides their order."""

    def __init__(self, seed: int, tellings: Tellings) -> None:
        self._tellings = tellings
        self._random = Random(seed)
        self._left: dict[str, list[int]] = {}

    def has_left(self, message: Phrase) -> bool:
        """Whether there is a shape that was not given yet."""
        return self._left.get(message.name) != []

    def give(self, message: Phrase) -> Phrase:
        """The message with the slot "shape", from 1; shapes repeat only when all are used."""
        left = self._left.get(message.name)
        if not left:
            left = list(range(1, self._tellings[message.name].shapes + 1))
            self._random.shuffle(left)
            self._left[message.name] = left
        return replace(message, slots=(*message.slots, ("shape", left.pop())))

    def give_all(self, messages: Iterable[Phrase]) -> tuple[Phrase, ...]:
        return tuple(self.give(message) for message in messages)
