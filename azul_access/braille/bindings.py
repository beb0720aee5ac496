"""Which key of which display does what: read from a data file for each family of displays.

Players may lay a file of the same name into `keys` in their configuration folder; it is read last.
"""

import tomllib
from collections.abc import Mapping
from enum import Enum
from importlib.resources import files
from pathlib import Path

from azul_access.braille.actions import KeyAction, KeyPress
from azul_access.errors import AccessError
from firmware_protocol import keys

COMMON = "common"
FAMILIES = ("baum", "humanware", "handytech", "canute", "dotpad", "brlapi")
# Keys of which there are many: a binding holds for all of them, and its number goes along.
_MANY = {"routing": KeyAction.TOUCH, "line": KeyAction.LINE}

Chord = frozenset[str]


class KeyFileReason(Enum):
    """What is wrong with a player's file of keys."""

    UNREADABLE = "keys-unreadable"
    NO_TOML = "keys-no-toml"
    NO_KEY = "keys-no-key"
    NO_ACTION = "keys-no-action"


class Bindings:
    """What the chords of one display mean."""

    def __init__(self, chords: Mapping[Chord, KeyAction]) -> None:
        self._chords = chords

    def __getitem__(self, chord: Chord) -> KeyAction | None:
        return self._chords.get(chord)

    def action(self, chord: Chord) -> KeyPress | None:
        """What a chord does, or None where it is not bound."""
        if len(chord) == 1 and chord not in self._chords:
            (key,) = chord
            for many in _MANY:
                number = keys.number(key, many)
                if number:
                    do = self._chords.get(frozenset((many,)))
                    return None if do is None else KeyPress(do, number - 1)
        do = self._chords.get(chord)
        return None if do is None else KeyPress(do)

    def keys_for(self, do: KeyAction) -> list[Chord]:
        """The chords that do something, the shortest first."""
        return sorted((chord for chord, does in self._chords.items() if does is do), key=len)


def load_bindings(family: str, own: Path | None = None) -> Bindings:
    """The keys of a family of displays, with the player's own file from the folder `own`.

    Raises: AccessError for a file of the player's that cannot be used.
    """
    chords: dict[Chord, KeyAction] = {}
    folder = files(__package__) / "keys"
    for name in (COMMON, family):
        path = folder / f"{name}.toml"
        if path.is_file():
            _read(path.read_text(encoding="utf-8"), f"{name}.toml", chords)
    for name in (COMMON, family):
        mine = None if own is None else own / f"{name}.toml"
        if mine is not None and mine.is_file():
            try:
                text = mine.read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as why:
                raise AccessError(KeyFileReason.UNREADABLE, file=str(mine)) from why
            _read(text, str(mine), chords)
    return Bindings(chords)


def _read(text: str, file: str, chords: dict[Chord, KeyAction]) -> None:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as why:
        raise AccessError(KeyFileReason.NO_TOML, file=file, detail=str(why)) from why
    for written, wanted in data.items():
        chord = frozenset(part.strip() for part in written.split("+"))
        for key in chord:
            if key not in _MANY and not keys.known(key):
                raise AccessError(KeyFileReason.NO_KEY, file=file, key=key)
        if wanted == "":
            chords.pop(chord, None)
            continue
        if not isinstance(wanted, str) or wanted not in {do.value for do in KeyAction}:
            possible = ", ".join(do.value for do in KeyAction)
            raise AccessError(
                KeyFileReason.NO_ACTION, file=file, action=str(wanted), choices=possible
            )
        chords[chord] = KeyAction(wanted)
