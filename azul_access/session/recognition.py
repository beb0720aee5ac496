"""The result of speech recognition, independent of games, engines and microphones."""

from enum import Enum

from azul_access.values import frozen

# The source of what was said, in the log.
VOICE_SOURCE = "microphone"


class Certainty(Enum):
    """How much better the first guess fits the audio than any guess with another meaning.

    FAIR is likely from a recogniser whose likely moves were often wrong.
    """

    SURE = "sure"
    LIKELY = "likely"
    FAIR = "fair"
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
class Written:
    """A text that a recogniser wrote freely, in its own spelling and with its pauses as commas.

    `chance` is the natural logarithm of how likely it is, for each of its pieces in the mean.
    """

    text: str
    chance: float


@frozen
class Recognition:
    """Guesses with different meanings, best first; none if the audio is no command.

    `woken` is True if the wake word came first; the guesses do not contain it. A `doubtful`
    recognition fits so badly that the speaker may have talked to somebody else: it counts only if
    a key or the wake word came before. The beginning of a `cut` one may be missing, or came before
    the question that it seems to answer. `written` is what a recogniser of free text wrote, if
    there is one; it may be a sentence of the game when there is no guess. `opinions` are sentences
    in the wording that was heard, the likeliest first, most of which may be impossible.
    """

    guesses: tuple[Guess, ...] = ()
    certainty: Certainty = Certainty.NARROW
    woken: bool = False
    doubtful: bool = False
    cut: bool = False
    written: Written | None = None
    opinions: tuple[Guess, ...] = ()


NOTHING = Recognition()
