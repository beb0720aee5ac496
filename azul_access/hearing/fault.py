"""What can be wrong with listening. Values name phrases (`fault-` + value), never sentences."""

from enum import Enum

from azul_access.errors import AccessError


class HearingFault(Enum):
    NO_MICROPHONE = "no-microphone"
    UNKNOWN_MICROPHONE = "unknown-microphone"  # slots `name`, and `known`: the existing names
    MICROPHONE_BUSY = "microphone-busy"
    MICROPHONE_DENIED = "microphone-denied"  # by the operating system
    MICROPHONE_LOST = "microphone-lost"
    NOISE = "noise"
    RECOGNISER_LOST = "recogniser-lost"  # its process crashed or hung
    BROKEN_MODEL = "broken-model"  # the recogniser fails to load `folder`
    NO_RECOGNISER = "no-recogniser"  # it cannot be loaded; `detail` is for bug reports
    INTERNAL = "hearing-internal"  # a bug in the program; `detail` is for bug reports


class HearingError(AccessError):
    """Listening is not possible now."""

    reason: HearingFault

    @property
    def phrase_name(self) -> str:
        return f"fault-{self.reason.value}"
