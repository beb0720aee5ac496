"""The reasons why a game cannot be exported; their values are names of phrases."""

from enum import Enum

from azul_access.errors import AccessError


class ExportReason(Enum):
    """Comments name the slots of a phrase; all are strings unless they say otherwise."""

    RUNNING = "export-running"  # name: another program is writing the log
    REVIEW_RUNNING = "export-review-running"  # name
    NO_VOICE = "export-no-voice"
    NO_LANGUAGE_VOICE = "export-no-language-voice"  # language: a phrase
    UNKNOWN_VOICE = "export-unknown-voice"  # voice
    VOICE_FAILED = "export-voice-failed"
    NO_ENCODER = "export-no-encoder"  # format, package
    NO_M4B = "export-no-m4b"
    NO_PDF = "export-no-pdf"
    FOLDER_MISSING = "export-folder-missing"  # folder
    NOT_WRITABLE = "export-not-writable"  # path
    EXISTS = "export-exists"  # path
    DISK_FULL = "export-disk-full"  # path
    WRITE_FAILED = "export-write-failed"  # path, code: the system's name of the error
    IS_A_LOG = "export-is-a-log"  # path
    NEEDS_FOLDER = "export-needs-folder"  # path
    NO_STDOUT = "export-no-stdout"
    INTERRUPTED = "export-interrupted"
    NO_TABLE = "export-no-table"  # table: of liblouis
    NO_ROUND = "export-no-round"  # round, rounds: numbers


class ExportError(AccessError):
    """An export failed; no file was changed."""
