"""The result of speech recognition, independent of games, engines and microphones."""

from enum import Enum

from azul_access.values import frozen

# The source of what was said, in the log.
VOICE_SOURCE = "microphone"


class Certainty(Enum):
    """How much better the first guess fits the audio than any guess with another meaning."""

    SURE = "sure"
    LIKELY = "likely"
    NARROW = "narrow"


@frozen
class Guess:
    """A text as it could have been typed, and how well it fits the audio.

    `score` is a log likelihood per hundredth of a second; only differences between scores of the
    same audio have a meaning.
    """

    text: str
    score: float


@frozen
class Recognition:
    """Guesses with different meanings, best first; none if the audio is no command.

    `woken` is True if the wake word came first; the guesses do not contain it. A `doubtful`
    recognition fits so badly that the speaker may have talked to somebody else: it counts only if
    a key or the wake word came before. The beginning of a `cut` one may be missing, or came before
    the question that it seems to answer.
    """

    guesses: tuple[Guess, ...] = ()
    certainty: Certainty = Certainty.NARROW
    woken: bool = False
    doubtful: bool = False
    cut: bool = False


NOTHING = Recognition()
