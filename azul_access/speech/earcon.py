"""Short sounds instead of words; `tones` has their waveforms."""

from enum import StrEnum


class Earcon(StrEnum):
    OK = "ok"  # understood and done
    WRONG = "wrong"  # not possible, or not understood
    YOUR_TURN = "your-turn"
    NO_COMMAND = "no-command"  # speech that is no command
