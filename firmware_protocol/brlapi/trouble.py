"""Why a display cannot be had through BrlAPI, and what may help. Must never know a language."""

from enum import Enum

from firmware_protocol.events import Event


class BrlapiReason(Enum):
    """Every Trouble has the slot address. Some have more, named here."""

    NO_SERVER = "brlapi-no-server"  # BRLTTY does not run, or not with its programming interface
    NO_RIGHTS = "brlapi-no-rights"  # the socket may not be opened by this user
    NOT_REACHED = "brlapi-not-reached"  # why: the system's words
    KEY_MISSING = "brlapi-key-missing"  # file: it asks for a key; there is no such file
    KEY_UNREADABLE = "brlapi-key-unreadable"  # file: join its group, "brlapi" on Debian
    KEY_REFUSED = "brlapi-key-refused"  # file: its key is not the server's
    NO_METHOD = "brlapi-no-method"  # it wants none of the authorizations known here
    VERSION = "brlapi-version"  # version: the server's
    NO_DISPLAY = "brlapi-no-display"  # BRLTTY runs and waits for a display itself
    TAKEN = "brlapi-taken"  # why: its words; another program has the display to itself
    SILENT = "brlapi-silent"  # no answer in time
    CLOSED = "brlapi-closed"  # the connection is broken, or BRLTTY has ended


class Trouble(Event):
    """What went wrong. All but NO_DISPLAY are the end of the connection."""

    fields = ("reason", "slots")

    def __init__(self, reason: BrlapiReason, **slots: object) -> None:
        self.reason = reason
        self.slots = slots

    def __hash__(self) -> int:
        return hash(self.reason)
