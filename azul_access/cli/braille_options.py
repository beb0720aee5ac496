"""The options `--braille` and `--display`: which braille displays take part, and whose they are."""

import argparse
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from azul_access.cli.listening import PushToTalk
from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.keyboard import Console
from azul_access.table import preferences
from azul_access.table.companion import Companion

if TYPE_CHECKING:
    from azul_access.braille.displays import DisplayPlace, Displays
    from azul_access.braille.question_displays import Find, QuestionDisplays, Report

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
    addresses = _addresses(given, kept)
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


def open_question_displays(
    arguments: argparse.Namespace, console: Console, report: "Report" = lambda _: None
) -> "QuestionDisplays | None":
    """Look for the displays that take part before or without a game.

    None if there are none, or the input is piped. `report` gets what is to be said about them.
    """
    if console.kind == "piped":
        return None
    given = arguments.braille
    if given is None and arguments.display is not None:
        given = [_ANY_BRAILLE]
    addresses = _addresses(given, preferences.load_displays())
    if not addresses:
        return None
    from azul_access.braille.question_displays import QuestionDisplays

    return QuestionDisplays(
        [_without_name(it) for it in addresses], _finder(arguments), _key_folder(), report
    )


def open_displays(
    arguments: argparse.Namespace,
    places: "Sequence[DisplayPlace]",
    companion: Companion,
    console: Console,
    push_to_talk: PushToTalk,
    asked: "QuestionDisplays | None",
) -> "Displays":
    """Attach braille displays to a game; those that were `asked` before it are there already."""
    from azul_access.braille.display import BrailleDisplay
    from azul_access.braille.displays import Displays

    open_display = partial(
        BrailleDisplay,
        companion,
        key_folder=_key_folder(),
        on_quit=console.close,
        on_listen=push_to_talk.press,
        find=_finder(arguments) if asked is None else asked.find,
    )
    return Displays(companion, places, open_display, preferences.save_displays)


def _addresses(given: Sequence[str] | None, kept: Iterable[str]) -> list[str]:
    """Where displays are, maybe with names behind them."""
    return list(kept) if given is None else [it for it in given if it != _NO_BRAILLE]


def _finder(arguments: argparse.Namespace) -> "Find":
    from azul_access.braille.discovery import find_display

    return partial(find_display, protocol=arguments.display or "")


def _key_folder() -> Path:
    return preferences.preferences_path().parent / "keys"


def _without_name(text: str) -> str:
    """The address before "=" and a name, while nobody knows yet who plays."""
    address, separator, _ = text.rpartition("=")
    options = address.partition("?")[2].rpartition("&")[2]
    is_option = "?" in address and "=" not in options
    return address if separator and not is_option else text


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
