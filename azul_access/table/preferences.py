"""How a person wants to be told things, kept from game to game in a small TOML file.

They are read with forgiveness: a value that does not fit is as good as none, and a file that cannot
be read or written never stops a game.
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
    """Where they are kept; AZUL_ACCESS_HOME keeps them beside the games."""
    if home := os.environ.get("AZUL_ACCESS_HOME"):
        return Path(home) / "settings.toml"
    from platformdirs import user_config_path  # only loaded when needed: the start is counted

    return user_config_path("azul-access", appauthor=False) / "settings.toml"


def load_preferences() -> dict[str, Any]:
    """Settings by name: only those that a person ever chose and that fit."""
    try:
        data = tomllib.loads(preferences_path().read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError):
        return {}
    found = {name: read(data[name]) for name, read in _READ.items() if name in data}
    return {name: value for name, value in found.items() if value is not None}


def changed_settings(before: Settings, after: Settings) -> dict[str, Any]:
    """The settings that differ; the language is the system's or the game's and never kept."""
    values = {name: getattr(after, name) for name in _READ}
    return {name: value for name, value in values.items() if value != getattr(before, name)}


def save_preferences(values: Mapping[str, Any]) -> bool:
    """Keep these beside what was kept before; False where the file could not be written."""
    if not values:
        return True
    import tomli_w  # only loaded when needed

    data = {
        name: value.value if isinstance(value, Enum) else value
        for name, value in {**load_preferences(), **values}.items()
    }
    path = preferences_path()
    beside = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(tomli_w.dumps(data), encoding="utf-8")
        beside.replace(path)
    except OSError:
        return False
    return True


def _one_of(kind: Iterable[Enum]) -> Callable[[object], object]:
    return lambda value: next((member for member in kind if member.value == value), None)


def _within(name: str) -> Callable[[object], object]:
    return lambda value: value if type(value) is int and value in RANGES[name] else None


_READ: dict[str, Callable[[object], object]] = {
    "speech": _one_of(SpeechOutput),
    "verbosity": _one_of(Verbosity),
    "pace": _one_of(Pace),
    "confirm": _one_of(ConfirmPolicy),
    **{name: _within(name) for name in RANGES},
    "earcons": lambda value: value if type(value) is bool else None,
}
