"""Key bindings of each family of displays, read from TOML files.

Players may put files of the same names into a folder of their own; they are read last.
"""

import tomllib
from collections.abc import Mapping
from enum import Enum
from importlib.resources import files
from pathlib import Path

from azul_access.braille.actions import KeyAction, KeyPress
from azul_access.errors import AccessError
from azul_access.values import frozen
from firmware_protocol import keys
from firmware_protocol.cells import cell

COMMON = "common"
# Keys that occur many times: one binding holds for all of them and passes on their number.
_NUMBERED = ("routing", "line")

Chord = frozenset[str]


class KeyFileReason(Enum):
    """What is wrong with a key file of the player."""

    UNREADABLE = "keys-unreadable"
    NO_TOML = "keys-no-toml"
    NO_KEY = "keys-no-key"
    NO_ACTION = "keys-no-action"


@frozen
class Bindings:
    """The actions of the chords of one display."""

    chords: Mapping[Chord, KeyAction]

    def find_action(self, chord: Chord) -> KeyPress | None:
        """Return what a chord does, or None if it is not bound."""
        if chord not in self.chords and len(chord) == 1:
            (key,) = chord
            for name in _NUMBERED:
                number = keys.number(key, name)
                action = self.chords.get(frozenset((name,)))
                if number and action is not None:
                    return KeyPress(action, number - 1)
        action = self.chords.get(chord)
        return None if action is None else KeyPress(action)


def typed_cell(chord: Chord) -> int | None:
    """The cell that a chord without a binding types: its dots, 0 for the space bar alone.

    None for chords with other keys, which type nothing.
    """
    dots = tuple(keys.number(key, "dot") for key in chord)
    if chord == {"space"}:
        return 0
    return cell(dots) if all(dots) else None


def load_bindings(family: str, key_folder: Path | None = None) -> Bindings:
    """Load the bindings of a family, with the player's own files from `key_folder`.

    Raises: AccessError for an invalid file of the player.
    """
    chords: dict[Chord, KeyAction] = {}
    for name in (COMMON, family):
        source = files(__package__) / "keys" / f"{name}.toml"
        if source.is_file():
            _read_bindings(source.read_text(encoding="utf-8"), source.name, chords)
    for name in (COMMON, family):
        path = None if key_folder is None else key_folder / f"{name}.toml"
        if path is not None and path.is_file():
            try:
                text = path.read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as error:
                raise AccessError(KeyFileReason.UNREADABLE, file=str(path)) from error
            _read_bindings(text, str(path), chords)
    return Bindings(chords)


def _read_bindings(text: str, file: str, chords: dict[Chord, KeyAction]) -> None:
    """Add the bindings of a file to `chords`; `file` is for error messages."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise AccessError(KeyFileReason.NO_TOML, file=file, detail=str(error)) from error
    actions = {action.value: action for action in KeyAction}
    for written, value in data.items():
        chord = frozenset(key.strip() for key in written.split("+"))
        for key in chord:
            if key not in _NUMBERED and not keys.known(key):
                raise AccessError(KeyFileReason.NO_KEY, file=file, key=key)
        if value == "":
            chords.pop(chord, None)
        elif isinstance(value, str) and value in actions:
            chords[chord] = actions[value]
        else:
            choices = ", ".join(actions)
            raise AccessError(
                KeyFileReason.NO_ACTION, file=file, action=str(value), choices=choices
            )
