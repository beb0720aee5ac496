"""The short sounds that stand for words. How they sound is known in `tones`."""

from enum import StrEnum


class Earcon(StrEnum):
    OK = "ok"  # understood and done
    WRONG = "wrong"  # not possible, or not understood
    YOUR_TURN = "your-turn"
    NO_COMMAND = "no-command"  # something was heard that was no command
