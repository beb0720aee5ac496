"""What a recogniser understood of something said, as a value.

It knows no game, engine or microphone.
"""

from dataclasses import dataclass
from enum import Enum


class Certainty(Enum):
    """How much better the first guess fits what was heard than any other meaning does."""

    SURE = "sure"
    LIKELY = "likely"
    NARROW = "narrow"


@dataclass(frozen=True, slots=True)
class Guess:
    """Words as they could have been typed, and how well they fit.

    `score` is a logarithm of a likelihood per hundredth of a second: only the difference of two
    scores of the same audio means anything.
    """

    text: str
    score: float


@dataclass(frozen=True, slots=True)
class Recognition:
    """Guesses with different meanings, the best first; none where it was no command at all.

    `woken` is True where the wake word stood in front; it is not part of the guesses. What is
    `doubtful` fits so badly that it was as likely said to somebody else: it counts only where the
    ears were asked to listen.
    """

    guesses: tuple[Guess, ...] = ()
    certainty: Certainty = Certainty.NARROW
    woken: bool = False
    doubtful: bool = False


NOTHING = Recognition()
