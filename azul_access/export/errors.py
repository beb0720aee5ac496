"""Why a game cannot be narrated. The language folders own the sentences."""

from enum import Enum

from azul_access.errors import AccessError


class ExportReason(Enum):
    """Slots are named where there are any; path, folder and name are strings."""

    RUNNING = "export-running"  # name: another program is writing the log
    TORN = "export-torn"  # name: its last entry is not whole
    NO_VOICE = "export-no-voice"
    NO_LANGUAGE_VOICE = "export-no-language-voice"  # language: a phrase
    UNKNOWN_VOICE = "export-unknown-voice"  # voice
    VOICE_FAILED = "export-voice-failed"
    NO_ENCODER = "export-no-encoder"  # format, package
    FOLDER_MISSING = "export-folder-missing"  # folder
    NOT_WRITABLE = "export-not-writable"  # path
    DISK_FULL = "export-disk-full"  # path
    WRITE_FAILED = "export-write-failed"  # path, code: the system's name of the trouble
    IS_A_LOG = "export-is-a-log"  # path
    NEEDS_FOLDER = "export-needs-folder"  # path
    NO_STDOUT = "export-no-stdout"
    INTERRUPTED = "export-interrupted"
    NO_ROUND = "export-no-round"  # round, rounds


class ExportError(AccessError):
    """A narration that was not made; no file was changed."""
