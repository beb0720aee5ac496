"""The options `--braille` and `--display`: which braille displays take part, and whose they are."""

import argparse
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from azul_access.cli.listening import PushToTalk
from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.keyboard import Console
from azul_access.table import preferences
from azul_access.table.companion import Companion

if TYPE_CHECKING:
    from azul_access.braille.displays import DisplayPlace, Displays

# Values of `--braille`: no display, and any.
_NO_BRAILLE = "off"
_ANY_BRAILLE = "auto"


def list_places(
    arguments: argparse.Namespace, names: Sequence[str], *, is_piped: bool
) -> "list[DisplayPlace]":
    """Where displays are: on the command line, or else where they were in the last game.

    If the input `is_piped`, all of it is on the command line, and nobody is asked.
    Raises: InvalidSetup if the command line gives a display to somebody who does not play.
    """
    kept = preferences.load_displays()
    given = arguments.braille
    if given is None and arguments.display is not None:
        given = [_ANY_BRAILLE]
    if given is None and is_piped:
        return []
    if given == [_NO_BRAILLE] and kept:
        preferences.save_displays({})
    addresses = list(kept) if given is None else [it for it in given if it != _NO_BRAILLE]
    if not addresses:
        return []
    from azul_access.braille.displays import TABLE, DisplayPlace  # loads what serial ports need

    places = []
    for text in addresses:
        address, name = _split(text, names)
        if name is None and kept.get(address) in (TABLE, *names):
            name = kept[address]
        elif name is None and is_piped:
            name = TABLE
        places.append(DisplayPlace(address, name))
    return places


def open_displays(
    arguments: argparse.Namespace,
    places: "Sequence[DisplayPlace]",
    companion: Companion,
    console: Console,
    push_to_talk: PushToTalk,
) -> "Displays":
    """Attach braille displays to a game."""
    from azul_access.braille.discovery import find_display
    from azul_access.braille.display import BrailleDisplay
    from azul_access.braille.displays import Displays

    open_display = partial(
        BrailleDisplay,
        companion,
        key_folder=preferences.preferences_path().parent / "keys",
        on_quit=console.close,
        on_listen=push_to_talk.press,
        find=partial(find_display, protocol=arguments.display or ""),
    )
    return Displays(companion, places, open_display, preferences.save_displays)


def _split(text: str, names: Sequence[str]) -> tuple[str, str | None]:
    """An address, and the name of a player after "=", if there is one.

    The address of an emulator may itself have "=".
    """
    address, separator, written = text.rpartition("=")
    found = [name for name in names if name.casefold() == written.strip().casefold()]
    if found:
        return address, found[0]
    if separator and "?" not in address:
        raise InvalidSetup(SetupReason.STARTS, players=", ".join(names))
    return text, None
