"""Preferences: the user's settings for all games, in a small TOML file.

Invalid values are ignored, and a file that cannot be read or written does not stop a game.
"""

import os
import tomllib
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from pathlib import Path
from typing import Any

from azul_access.language.phrase import Verbosity
from azul_access.session.controls import ConfirmPolicy, Pace, SpeechOutput
from azul_access.session.settings import RANGES, Settings


def preferences_path() -> Path:
    """The file of the preferences: in the folder AZUL_ACCESS_HOME if that is set."""
    if home := os.environ.get("AZUL_ACCESS_HOME"):
        return Path(home) / "settings.toml"
    from platformdirs import user_config_path  # slow to import, and seldom needed

    return user_config_path("azul-access", appauthor=False) / "settings.toml"


def load_preferences() -> dict[str, Any]:
    """The saved settings by name, without those that are invalid now."""
    try:
        data = tomllib.loads(preferences_path().read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError):
        return {}
    values = {name: decode(data[name]) for name, decode in _DECODERS.items() if name in data}
    return {name: value for name, value in values.items() if value is not None}


def changed_settings(before: Settings, after: Settings) -> dict[str, Any]:
    """The settings that differ, except the language, which depends on the system or the game."""
    values = {name: getattr(after, name) for name in _DECODERS}
    return {name: value for name, value in values.items() if value != getattr(before, name)}


def save_preferences(values: Mapping[str, Any]) -> bool:
    """Add settings to the saved ones; False if the file cannot be written."""
    if not values:
        return True
    import tomli_w  # slow to import, and seldom needed

    data = {
        name: value.value if isinstance(value, Enum) else value
        for name, value in {**load_preferences(), **values}.items()
    }
    path = preferences_path()
    new_path = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new_path.write_text(tomli_w.dumps(data), encoding="utf-8")
        new_path.replace(path)
    except OSError:
        return False
    return True


# Each returns None for an invalid value.
_Decoder = Callable[[object], object]


def _one_of(members: Iterable[Enum]) -> _Decoder:
    return lambda value: next((member for member in members if member.value == value), None)


def _within(name: str) -> _Decoder:
    return lambda value: value if type(value) is int and value in RANGES[name] else None


_DECODERS: Mapping[str, _Decoder] = {
    "speech": _one_of(SpeechOutput),
    "verbosity": _one_of(Verbosity),
    "pace": _one_of(Pace),
    "confirm": _one_of(ConfirmPolicy),
    **{name: _within(name) for name in RANGES},
    "earcons": lambda value: value if type(value) is bool else None,
}
