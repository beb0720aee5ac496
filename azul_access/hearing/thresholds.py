"""Thresholds that turn the scores of a recogniser into a decision and a certainty."""

import math

from azul_access.session.recognition import Certainty
from azul_access.values import frozen


@frozen
class Thresholds:
    """A command must fit the sound at least as well as `fit`, see `fit.measure_fit`.

    One that fits worse than `clear` counts only after a key press or the wake word. `likely` and
    `sure` are how much better than any other meaning it must score; below `fair` the user is asked
    to choose, below `likely` about moves. A word of talk whose phones differ from an answer's by no
    more than `alike` cannot be told from it, as they are only near to what people say.

    For the bundled model, `fit` and `clear` in the language folders come from the tuning half of
    people's recordings in tests/hearing/hearing_people.py: about a seventh and a twentieth of what
    was no command fitted better. `likely` and `sure` come from synthetic commands, those that
    `--every 2` of the benchmark leaves out; the widest lead of a wrong one was over 60 in single
    cases. docs/benchmarks.md shows the effect on other recordings.
    """

    fit: float
    clear: float
    fair: float
    likely: float
    sure: float
    alike: float = 0.0

    def is_command(self, fit: float) -> bool:
        return fit >= self.fit

    def is_doubtful(self, fit: float) -> bool:
        return fit < self.clear

    def certainty(self, margin: float) -> Certainty:
        # Without an alternative the margin is infinite; an infinite `sure` is never reached.
        if self.sure < math.inf and margin >= self.sure:
            return Certainty.SURE
        if margin >= self.likely:
            return Certainty.LIKELY
        return Certainty.FAIR if margin >= self.fair else Certainty.NARROW


# Nothing was measured with models that users bring, so no result is sure. Vosk has no score to
# compare with the phone loop.
VOSK_THRESHOLDS = Thresholds(fit=-math.inf, clear=-math.inf, fair=5.0, likely=5.0, sure=math.inf)


@frozen
class FreeTextLimits:
    """A sentence is `near` a free text up to this cost; up to `sure` it counts by itself.

    Where only few words can be said, it is near up to `few`. See `agreement.Reading` for the cost.
    """

    near: float
    few: float
    sure: float
