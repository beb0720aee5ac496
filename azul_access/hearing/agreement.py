"""The decision between two engines: the one with the net, and one that writes free text.

The first engine always finds something, the second one seldom writes a sentence of the game by
chance. So what both heard is sure, and text that is far from every sentence is no command. RULES is
the whole decision; docs/benchmarks.md shows how often it is right.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import Enum

from azul_access.hearing.net import Net
from azul_access.hearing.thresholds import FreeTextLimits
from azul_access.session.recognition import NOTHING, Certainty, Guess, Recognition, Written
from azul_access.values import frozen

# Up to this number of words in a net, the texts of these words alone are compared, too.
FEW_WORDS = 40
# What is this much likelier than any other sentence of few words is clearly ahead.
CLEAR_MARGIN = 2.0
# More sounds than these can be a word that is wrong, which a long sentence hides. Sentences of the
# tuning half that were right had up to 1.4.
MOST_WRONG = 2.0


class Fit(Enum):
    """How near the free text is to a sentence of the net."""

    CLOSE = "close"
    AHEAD = "ahead"  # close, and among few words clearly the likeliest
    NEAR = "near"
    LEAKED = "leaked"  # near, but a piece of the prompt
    FAR = "far"


class Other(Enum):
    """What the other engine heard."""

    SAME = "same"
    DIFFERENT = "different"
    NOTHING = "nothing"


class Decision(Enum):
    """TEXT_FIRST: "A or B?", A being the free text. NET_FIRST: the other way round."""

    AGREED = "agreed"
    TEXT = "text"
    TEXT_FIRST = "text first"
    NET_FIRST = "net first"
    NO_COMMAND = "no command"


RULES: Mapping[tuple[Fit, Other], tuple[Decision, Certainty]] = {
    (Fit.CLOSE, Other.SAME): (Decision.AGREED, Certainty.SURE),
    # The session is surer if the text as it was written means the same.
    (Fit.CLOSE, Other.DIFFERENT): (Decision.TEXT, Certainty.FAIR),
    (Fit.CLOSE, Other.NOTHING): (Decision.TEXT, Certainty.FAIR),
    # Where there are few words, something is always close.
    (Fit.AHEAD, Other.SAME): (Decision.AGREED, Certainty.SURE),
    (Fit.AHEAD, Other.DIFFERENT): (Decision.TEXT, Certainty.LIKELY),
    (Fit.AHEAD, Other.NOTHING): (Decision.TEXT, Certainty.LIKELY),
    (Fit.NEAR, Other.SAME): (Decision.AGREED, Certainty.SURE),
    (Fit.NEAR, Other.DIFFERENT): (Decision.TEXT_FIRST, Certainty.NARROW),
    (Fit.NEAR, Other.NOTHING): (Decision.TEXT_FIRST, Certainty.NARROW),
    (Fit.LEAKED, Other.SAME): (Decision.AGREED, Certainty.SURE),
    (Fit.LEAKED, Other.DIFFERENT): (Decision.NET_FIRST, Certainty.NARROW),
    (Fit.LEAKED, Other.NOTHING): (Decision.NO_COMMAND, Certainty.NARROW),
    (Fit.FAR, Other.SAME): (Decision.NO_COMMAND, Certainty.NARROW),
    (Fit.FAR, Other.DIFFERENT): (Decision.NO_COMMAND, Certainty.NARROW),
    (Fit.FAR, Other.NOTHING): (Decision.NO_COMMAND, Certainty.NARROW),
}


@frozen
class Reading:
    """The sentence of the net that is nearest to a free text.

    `cost` is the part of its sounds that differ; `is_leaked` if the text is a piece of the prompt.
    `margin` is how much likelier it is than any other sentence, as a natural logarithm, if the
    texts of few words were compared, and infinite otherwise. `wrong` is how many sounds differ.
    `rival` is the next sentence that means something else, if there is one.
    """

    words: tuple[str, ...]
    cost: float
    is_leaked: bool = False
    margin: float = math.inf
    wrong: float = 0.0
    rival: "Reading | None" = None


@frozen
class Text:
    """What an engine of free text wrote, and the sentence of the net that is nearest to it."""

    reading: Reading | None = None
    written: Written | None = None


def combine(
    reading: Reading | None, heard: Recognition, net: Net, limits: FreeTextLimits
) -> Recognition:
    """The recognition of both engines together; `heard` is that of the engine with the net."""
    near = limits.few if len(net.words) <= FEW_WORDS else limits.near
    fit, other = fit_of(reading, near, limits.sure), _compare(reading, heard, net)
    choice, certainty = RULES[fit, other]
    if choice is Decision.NO_COMMAND or reading is None:
        return NOTHING
    # Scores of the two engines cannot be compared.
    score = heard.guesses[0].score if heard.guesses else 0.0
    woken, text = _split(reading.words, net)
    if choice is Decision.AGREED and (fit is not Fit.CLOSE or not heard.guesses):
        combined = replace(heard, certainty=certainty, doubtful=False)
    elif not text:
        return Recognition(woken=woken)  # the wake word alone is no command
    elif choice is Decision.NET_FIRST:
        guesses = (heard.guesses[0], Guess(text, score), *heard.guesses[1:])
        combined = replace(heard, guesses=guesses, certainty=certainty)
    elif choice is Decision.AGREED:  # words that the meaning does not depend on are in the text
        guesses = (Guess(text, score), *heard.guesses[1:])
        combined = Recognition(guesses, certainty, woken or heard.woken)
    else:
        doubtful = certainty is Certainty.NARROW and (heard.doubtful or not heard.guesses)
        guesses = (Guess(text, score), *heard.guesses)
        combined = Recognition(guesses, certainty, woken, doubtful)
    if len(combined.guesses) == 1 and reading.rival and reading.rival.cost <= near:
        _, text = _split(reading.rival.words, net)
        guesses = (*combined.guesses, *([Guess(text, score)] if text else ()))
        combined = replace(combined, guesses=guesses)
    return combined


def after_wake_word(written: Written, net: Net) -> tuple[bool, Written | None]:
    """Whether the wake word came first, and what was written after it."""
    first, *others = written.text.split(maxsplit=1)
    if first.strip(",.!?:;").lower() not in net.wake_words:
        return False, written
    return True, Written(others[0], written.chance) if others else None


def _split(words: Sequence[str], net: Net) -> tuple[bool, str]:
    """Whether the wake word came first, and the text after it."""
    woken = words[0] in net.wake_words
    return woken, " ".join(words[1:] if woken else words)


def fit_of(reading: Reading | None, near: float, sure: float) -> Fit:
    if reading is None or reading.cost > near:
        return Fit.FAR
    if reading.is_leaked:
        return Fit.LEAKED
    is_close = reading.cost <= sure and reading.wrong <= MOST_WRONG
    if not is_close or reading.margin < CLEAR_MARGIN:
        return Fit.NEAR
    return Fit.CLOSE if reading.margin == math.inf else Fit.AHEAD


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
