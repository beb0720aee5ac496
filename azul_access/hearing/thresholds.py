"""How far ears are to be believed: scores become a certainty."""

import math
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from azul_access.session.recognition import Certainty


@dataclass(frozen=True, slots=True)
class Thresholds:
    """See thresholds.toml, which says what they mean and where they come from."""

    fit: float
    clear: float
    likely: float
    sure: float

    def is_command(self, fit: float) -> bool:
        return fit >= self.fit

    def is_doubtful(self, fit: float) -> bool:
        return fit < self.clear

    def certainty(self, margin: float) -> Certainty:
        # Alone in the whole net counts as far ahead, but never makes sure who cannot be.
        if self.sure < math.inf and margin >= self.sure:
            return Certainty.SURE
        return Certainty.LIKELY if margin >= self.likely else Certainty.NARROW


@cache
def thresholds(model: str, language: str) -> Thresholds:
    """For the kind of model: `bundled`, `sphinx` or `vosk`."""
    text = (files(__package__) / "thresholds.toml").read_text(encoding="utf-8")
    return Thresholds(**tomllib.loads(text)[model][language])
