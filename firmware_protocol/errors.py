"""Why a display cannot be used: a reason with slots, and an English sentence with what to do.

Programs in other languages have their own sentences; those here serve the command line of this
package.
"""

from collections.abc import Mapping
from enum import Enum


class Reason(Enum):
    """Every fault has the slot `port`; the comments name further slots."""

    PORT_MISSING = "port-missing"
    PORT_DENIED = "port-denied"  # group: whose members may open it, or empty
    PORT_BUSY = "port-busy"  # program: which has it open, or empty
    PORT_GONE = "port-gone"  # the device was unplugged while the port was open
    PORT_WRONG = "port-wrong"  # not a serial port, nor an address of one; detail
    PORT_FAILED = "port-failed"  # detail: from the system
    SILENT = "silent"  # no display answered; protocol
    UNACKNOWLEDGED = "unacknowledged"  # the display refuses rows or does not acknowledge them
    STUCK = "stuck"  # the port accepts no more bytes
    FLOODED = "flooded"  # more events arrive than are handled
    POWERED_OFF = "powered-off"
    BRLAPI_MISSING = "brlapi-missing"  # BRLTTY does not run, or does not share the display
    BRLAPI_STRANGE = "brlapi-strange"  # not BRLTTY, or an unsupported version; detail
    BRLAPI_KEY_MISSING = "brlapi-key-missing"  # file: the key that BRLTTY asks for
    BRLAPI_KEY_DENIED = "brlapi-key-denied"  # file; group: whose members may read it, or empty
    BRLAPI_KEY_WRONG = "brlapi-key-wrong"  # file: whose key BRLTTY refuses
    BRLAPI_NO_DISPLAY = "brlapi-no-display"  # BRLTTY has no display
    BRLAPI_TAKEN = "brlapi-taken"  # another program uses the display exclusively; detail
    BRLAPI_CLOSED = "brlapi-closed"  # the connection failed, or BRLTTY has ended
    INTERNAL = "internal"  # an error in this package; detail


_SENTENCES = {
    Reason.PORT_MISSING: "There is no port {port}. Plug the display in and switch it on; "
    "'python -m firmware_protocol probe' lists the ports there are.",
    Reason.PORT_DENIED: "You may not open {port}.{remedy}",
    Reason.PORT_BUSY: "{port} is in use by {program}. Close that program, or let it share the "
    "display: BRLTTY does so through BrlAPI, NVDA when its braille display is set to none.",
    Reason.PORT_GONE: "The display at {port} was unplugged or switched off. Plug it in again.",
    Reason.PORT_WRONG: "{port} is no serial port ({detail}). "
    "'python -m firmware_protocol probe' lists the ports there are.",
    Reason.PORT_FAILED: "{port} does not work: {detail}. Unplug the display and plug it in again.",
    Reason.SILENT: "No display answers at {port}, asked in {protocol}. Is it switched on, and set "
    "to serial or USB serial rather than HID?",
    Reason.UNACKNOWLEDGED: "The display at {port} does not confirm what it is shown. "
    "Switch it off and on.",
    Reason.STUCK: "{port} takes no more data. Unplug the display and plug it in again.",
    Reason.FLOODED: "Too much arrives at {port} at once. "
    "Is it really a braille display? Unplug it and plug it in again.",
    Reason.POWERED_OFF: "The display at {port} was switched off. Switch it on again.",
    Reason.BRLAPI_MISSING: "BRLTTY does not answer at {port}. Start it, or plug the display into "
    "a serial port of this computer.",
    Reason.BRLAPI_STRANGE: "What answers at {port} cannot be used as BRLTTY: {detail}.",
    Reason.BRLAPI_KEY_MISSING: "BRLTTY at {port} asks for a key, and there is no file {file}. "
    "Copy it from the computer that BRLTTY runs on.",
    Reason.BRLAPI_KEY_DENIED: "BRLTTY at {port} asks for a key, and you may not read {file}."
    "{remedy}",
    Reason.BRLAPI_KEY_WRONG: "BRLTTY at {port} refuses the key in {file}. "
    "Copy it again from the computer that BRLTTY runs on.",
    Reason.BRLAPI_NO_DISPLAY: "BRLTTY at {port} has no display. Plug the display in and switch "
    "it on; it is found without starting anything again.",
    Reason.BRLAPI_TAKEN: "BRLTTY at {port} does not give the display away: {detail}. "
    "Close the other program that uses it.",
    Reason.BRLAPI_CLOSED: "BRLTTY at {port} has ended or closed the connection. Start it again.",
    Reason.INTERNAL: "firmware_protocol stopped at {port}: {detail}. Please report this.",
}


class Fault:
    """A reason and its slots. Faults with the same reason and slots are equal."""

    def __init__(self, reason: Reason, port: str, **slots: str) -> None:
        self.reason = reason
        self.slots: Mapping[str, str] = {"port": port, **slots}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Fault):
            return NotImplemented
        return (self.reason, self.slots) == (other.reason, other.slots)

    def __hash__(self) -> int:
        return hash((self.reason, tuple(sorted(self.slots.items()))))

    def __repr__(self) -> str:
        return f"Fault({self.reason.name}, {dict(self.slots)})"

    def sentence(self) -> str:
        """An English sentence: what is wrong and what to do."""
        slots = dict(self.slots)
        if not slots.get("program"):
            slots["program"] = "another program"
        group = slots.get("group")
        slots["remedy"] = (
            f" Become a member of the group {group}: sudo usermod -a -G {group} NAME, with your "
            "name; then log in again."
            if group
            else " Ask whoever looks after this computer for the right to use it."
        )
        return _SENTENCES[self.reason].format_map(slots)


class PortError(Exception):
    """Opening, reading or writing a port failed."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.sentence())
        self.fault = fault
