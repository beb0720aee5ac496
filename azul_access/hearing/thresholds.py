"""Thresholds that turn the scores of a recogniser into a decision and a certainty."""

import math
from dataclasses import dataclass

from azul_access.session.recognition import Certainty


@dataclass(frozen=True, slots=True)
class Thresholds:
    """A command may fit the sound worse than the phone loop does by the part `fit` of its length.

    This comes on top of a fixed allowance. A command that fits worse than `clear` counts only after
    a key press or the wake word. `likely` and `sure` are how much better than any other meaning it
    must score; below `likely` the user is asked to choose.

    The values for the bundled model, in the language folders, come from the scores of every second
    command (about 235 a language) and of 93 other sentences in the corpus of
    tests/benchmarks/bench_hearing.py, those that its `--every 2` leaves out. The widest lead of a
    wrong command was over 60 in single cases. docs/benchmarks.md shows the effect.
    """

    fit: float
    clear: float
    likely: float
    sure: float

    def is_command(self, fit: float) -> bool:
        return fit >= self.fit

    def is_doubtful(self, fit: float) -> bool:
        return fit < self.clear

    def certainty(self, margin: float) -> Certainty:
        # Without an alternative the margin is infinite; an infinite `sure` is never reached.
        if self.sure < math.inf and margin >= self.sure:
            return Certainty.SURE
        return Certainty.LIKELY if margin >= self.likely else Certainty.NARROW


# Nothing was measured with models that users bring, so no result is sure. Vosk has no score to
# compare with the phone loop.
VOSK_THRESHOLDS = Thresholds(fit=-math.inf, clear=-math.inf, likely=5.0, sure=math.inf)


@dataclass(frozen=True, slots=True)
class FreeTextLimits:
    """A sentence is `near` a free text up to this cost; up to `sure` it counts by itself.

    See `agreement.Reading` for the cost.
    """

    near: float
    sure: float
