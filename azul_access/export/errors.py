"""Why a game cannot be narrated. The language folders own the sentences."""

from enum import Enum

from azul_access.errors import AccessError


class ExportReason(Enum):
    """Slots are named where there are any; path, folder and name are strings."""

    RUNNING = "tale-running"  # name: another program is writing the log
    TORN = "tale-torn"  # name: its last entry is not whole
    NO_VOICE = "tale-no-voice"
    NO_LANGUAGE_VOICE = "tale-no-language-voice"  # language: a phrase
    UNKNOWN_VOICE = "tale-unknown-voice"  # voice
    VOICE_FAILED = "tale-voice-failed"
    NO_ENCODER = "tale-no-encoder"  # format, package
    FOLDER_MISSING = "tale-folder-missing"  # folder
    NOT_WRITABLE = "tale-not-writable"  # path
    DISK_FULL = "tale-disk-full"  # path
    WRITE_FAILED = "tale-write-failed"  # path, code: the system's name of the trouble
    IS_A_LOG = "tale-is-a-log"  # path
    NEEDS_FOLDER = "tale-needs-folder"  # path
    NO_STDOUT = "tale-no-stdout"
    INTERRUPTED = "tale-interrupted"
    NO_ROUND = "tale-no-round"  # round, rounds


class ExportError(AccessError):
    """A narration that was not made; no file was changed."""
