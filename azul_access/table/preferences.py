"""Preferences: the user's settings for all games, in a small TOML file.

Invalid values are ignored, and a file that cannot be read or written does not stop a game. One that
cannot be read is left as it is.
"""

import os
import stat
import tomllib
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from pathlib import Path
from typing import Any

from azul_access.games.context import MessageKind
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Verbosity
from azul_access.session.controls import ConfirmPolicy, Pace, SpeechOutput
from azul_access.session.settings import RANGES, Settings

# The file has some hundred bytes.
_MOST_BYTES = 65_536
# No setting of a game, but kept in the same file.
_OFFERED_MODELS = "offered_models"


def preferences_path() -> Path:
    """The file of the preferences: in the folder AZUL_ACCESS_HOME if that is set."""
    if home := os.environ.get("AZUL_ACCESS_HOME"):
        return Path(home) / "settings.toml"
    from platformdirs import user_config_path  # slow to import, and seldom needed

    return user_config_path("azul-access", appauthor=False) / "settings.toml"


def load_preferences() -> dict[str, Any]:
    """The saved settings by name, without those that are invalid now."""
    data = _read() or {}
    values = {name: decode(data[name]) for name, decode in _DECODERS.items() if name in data}
    return {name: value for name, value in values.items() if value is not None}


def are_readable() -> bool:
    """Whether the file of the preferences can be read, or does not exist yet."""
    return _read() is not None


def _read() -> dict[str, Any] | None:
    """The values in the file; None for a file that is none of ours, such as a pipe."""
    path = preferences_path()
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode) or status.st_size > _MOST_BYTES:
            return None
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError):
        return None


def changed_settings(before: Settings, after: Settings) -> dict[str, Any]:
    """The settings that differ, except the language, which depends on the system or the game."""
    values = {name: getattr(after, name) for name in _DECODERS}
    return {name: value for name, value in values.items() if value != getattr(before, name)}


def save_preferences(values: Mapping[str, Any]) -> bool:
    """Add settings to the saved ones; False if the file cannot be read or written."""
    if not values:
        return True
    if not are_readable():
        return False
    import tomli_w  # slow to import, and seldom needed

    offered = load_offered_models()
    kept = {**load_preferences(), **({_OFFERED_MODELS: offered} if offered else {})}
    data = {name: _encode(value) for name, value in {**kept, **values}.items()}
    path = preferences_path()
    new_path = path.with_suffix(".new")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        new_path.unlink(missing_ok=True)
        descriptor = os.open(new_path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(descriptor, "w", encoding="utf-8") as file:
            file.write(tomli_w.dumps(data))
        new_path.replace(path)
    except OSError:
        return False
    return True


def load_offered_models() -> tuple[str, ...]:
    """The languages for which a better model of speech recognition was offered already."""
    value = (_read() or {}).get(_OFFERED_MODELS)
    return tuple(tag for tag in LANGUAGES if tag in value) if isinstance(value, list) else ()


def save_offered_models(languages: Iterable[str]) -> bool:
    """False if the file cannot be read or written."""
    return save_preferences({_OFFERED_MODELS: tuple(languages)})


def _encode(value: object) -> object:
    """A value for TOML; pairs are a table, other tuples a list."""
    if isinstance(value, tuple) and value and isinstance(value[0], str):
        return list(value)
    if isinstance(value, tuple):
        return {str(_encode(key)): _encode(item) for key, item in value}
    return value.value if isinstance(value, Enum) else value


# Each returns None for an invalid value.
_Decoder = Callable[[object], object]


def _one_of(members: Iterable[Enum]) -> _Decoder:
    return lambda value: next((member for member in members if member.value == value), None)


def _within(name: str) -> _Decoder:
    return lambda value: value if type(value) is int and value in RANGES[name] else None


def _amounts(value: object) -> object:
    """The verbosity of each kind of messages; names and values that do not exist are ignored."""
    if not isinstance(value, dict):
        return None
    amounts = [(kind, _one_of(Verbosity)(value.get(kind.value))) for kind in MessageKind]
    return tuple((kind, amount) for kind, amount in amounts if amount is not None)


def _braille_tables(value: object) -> object:
    """The table of each language; an odd name is one that does not exist."""
    if not isinstance(value, dict):
        return None
    names = [(language, value.get(language)) for language in sorted(LANGUAGES)]
    return tuple((language, name) for language, name in names if isinstance(name, str) and name)


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _switch(value: object) -> bool | None:
    return value if type(value) is bool else None


_DECODERS: Mapping[str, _Decoder] = {
    "speech": _one_of(SpeechOutput),
    "verbosity": _one_of(Verbosity),
    "pace": _one_of(Pace),
    "confirm": _one_of(ConfirmPolicy),
    **{name: _within(name) for name in RANGES},
    "earcons": _switch,
    "keypad": _switch,
    "asks_on_braille": _switch,
    "braille_tables": _braille_tables,
    "amounts": _amounts,
    "me": _text,
}
