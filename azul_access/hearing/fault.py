"""What can be wrong with listening. Values name phrases (`fault-` + value), never sentences."""

from enum import Enum

from azul_access.errors import AccessError


class HearingFault(Enum):
    NO_MICROPHONE = "no-microphone"
    UNKNOWN_MICROPHONE = "unknown-microphone"  # with `name`, and `known`: the names there are
    MICROPHONE_BUSY = "microphone-busy"
    MICROPHONE_DENIED = "microphone-denied"  # the operating system does not allow it
    MICROPHONE_LOST = "microphone-lost"
    NOISE = "noise"
    RECOGNISER_LOST = "recogniser-lost"  # its process crashed or hung
    BROKEN_MODEL = "broken-model"  # the recogniser fails when it loads the `folder`
    NO_RECOGNISER = "no-recogniser"  # it cannot be loaded; `detail` is for bug reports
    INTERNAL = "hearing-internal"  # a mistake of ours; `detail` says which


class HearingError(AccessError):
    """Listening is not possible now; `told` is the phrase that says why."""

    reason: HearingFault

    @property
    def told(self) -> str:
        return f"fault-{self.reason.value}"
