"""The decision between two engines: the one with the net, and one that writes free text.

The first engine always finds something, the second one seldom writes a sentence of the game by
chance. So what both heard is sure, and text that is far from every sentence is no command. RULES is
the whole decision; docs/benchmarks.md shows how often it is right.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum

from azul_access.hearing.net import Net
from azul_access.hearing.thresholds import FreeTextLimits
from azul_access.session.recognition import NOTHING, Certainty, Guess, Recognition


class Fit(Enum):
    """How near the free text is to a sentence of the net."""

    CLOSE = "close"
    NEAR = "near"
    LEAKED = "leaked"  # near, but a piece of the prompt
    FAR = "far"


class Other(Enum):
    """What the other engine heard."""

    SAME = "same"
    DIFFERENT = "different"
    NOTHING = "nothing"


class Choice(Enum):
    """TEXT_FIRST: "A or B?", A being the free text. NET_FIRST: the other way round."""

    AGREED = "agreed"
    TEXT = "text"
    TEXT_FIRST = "text first"
    NET_FIRST = "net first"
    NO_COMMAND = "no command"


RULES: Mapping[tuple[Fit, Other], tuple[Choice, Certainty]] = {
    (Fit.CLOSE, Other.SAME): (Choice.AGREED, Certainty.SURE),
    (Fit.CLOSE, Other.DIFFERENT): (Choice.TEXT, Certainty.SURE),
    (Fit.CLOSE, Other.NOTHING): (Choice.TEXT, Certainty.SURE),
    (Fit.NEAR, Other.SAME): (Choice.AGREED, Certainty.SURE),
    (Fit.NEAR, Other.DIFFERENT): (Choice.TEXT_FIRST, Certainty.NARROW),
    (Fit.NEAR, Other.NOTHING): (Choice.TEXT_FIRST, Certainty.NARROW),
    (Fit.LEAKED, Other.SAME): (Choice.AGREED, Certainty.SURE),
    (Fit.LEAKED, Other.DIFFERENT): (Choice.NET_FIRST, Certainty.NARROW),
    (Fit.LEAKED, Other.NOTHING): (Choice.NO_COMMAND, Certainty.NARROW),
    (Fit.FAR, Other.SAME): (Choice.NO_COMMAND, Certainty.NARROW),
    (Fit.FAR, Other.DIFFERENT): (Choice.NO_COMMAND, Certainty.NARROW),
    (Fit.FAR, Other.NOTHING): (Choice.NO_COMMAND, Certainty.NARROW),
}


@dataclass(frozen=True, slots=True)
class Reading:
    """The sentence of the net that is nearest to a free text.

    `cost` is the part of its sounds that differ; `is_leaked` if the text is a piece of the prompt.
    """

    words: tuple[str, ...]
    cost: float
    is_leaked: bool = False


def combine(
    reading: Reading | None, heard: Recognition, net: Net, limits: FreeTextLimits
) -> Recognition:
    """The recognition of both engines together; `heard` is that of the engine with the net."""
    fit, other = fit_of(reading, limits), _compare(reading, heard, net)
    choice, certainty = RULES[fit, other]
    if choice is Choice.NO_COMMAND or reading is None:
        return NOTHING
    if choice is Choice.AGREED:
        return replace(heard, certainty=certainty, doubtful=False)
    woken = reading.words[0] in net.wake_words
    text = " ".join(reading.words[1:] if woken else reading.words)
    if not text:
        return Recognition(woken=woken)  # the wake word alone is no command
    # Scores of the two engines cannot be compared.
    guess = Guess(text, heard.guesses[0].score if heard.guesses else 0.0)
    if choice is Choice.NET_FIRST:
        guesses = (heard.guesses[0], guess, *heard.guesses[1:])
        return replace(heard, guesses=guesses, certainty=certainty)
    doubtful = certainty is Certainty.NARROW and not heard.guesses
    return Recognition((guess, *heard.guesses), certainty, woken, doubtful)


def fit_of(reading: Reading | None, limits: FreeTextLimits) -> Fit:
    if reading is None or reading.cost > limits.near:
        return Fit.FAR
    if reading.is_leaked:
        return Fit.LEAKED
    return Fit.CLOSE if reading.cost <= limits.sure else Fit.NEAR


def _compare(reading: Reading | None, heard: Recognition, net: Net) -> Other:
    """Whether both mean the same."""
    if reading is None or not (heard.guesses or heard.woken):
        return Other.NOTHING
    words = reading.words
    if not heard.guesses:
        return Other.SAME if words[1:] == () and words[0] in net.wake_words else Other.DIFFERENT
    meanings = net.meanings(heard.guesses[0].text.split())
    is_same = not set(meanings).isdisjoint(net.meanings(words))
    return Other.SAME if is_same else Other.DIFFERENT
