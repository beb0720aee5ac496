"""Chooses the audio output."""

from collections.abc import Callable

from azul_access.speech.miniaudio_output import MiniaudioOutput
from azul_access.speech.output import NoAudioError, Output
from azul_access.speech.player_output import PlayerOutput
from azul_access.speech.pulse_output import PulseOutput

OUTPUTS: dict[str, Callable[[int], Output]] = {
    "pulse": PulseOutput,
    "miniaudio": MiniaudioOutput,
    "player": PlayerOutput,
}


def open_output(sample_rate: int, preferred: str = "") -> Output:
    """Open the first output that works, or only `preferred`. Raises: NoAudioError."""
    reasons: list[str] = []
    for kind, opener in OUTPUTS.items():
        if preferred in ("", kind):
            try:
                return opener(sample_rate)
            except NoAudioError as error:
                reasons.append(f"{kind}: {error}")
    raise NoAudioError("; ".join(reasons))
