"""What is said about the connection with a braille display."""

from azul_access.braille.discovery import AUTO
from azul_access.language.phrase import Phrase, phrase
from firmware_protocol.events import Identified
from firmware_protocol.link import Lost


def describe_loss(lost: Lost | None) -> Phrase:
    """Why there is no display, with a remedy; None if nothing was found."""
    if lost is None:
        return phrase("braille-none")
    fault = lost.fault
    slots = {"port": fault.slots["port"], "group": fault.slots.get("group") or "none"}
    return phrase(f"braille-lost-{fault.reason.value}", **slots)


def describe_search(address: str) -> Phrase:
    """That a display is looked for further, and where."""
    if address == AUTO:
        return phrase("braille-search-anywhere")
    return phrase("braille-search", port=address)


def describe_display(found: Identified) -> Phrase:
    return phrase("braille-connected", model=found.model, rows=found.rows, columns=found.columns)
