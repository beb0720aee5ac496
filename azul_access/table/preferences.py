"""Preferences: the user's settings for all games, in a small TOML file.

Invalid values are ignored, and a file that cannot be read or written does not stop a game. One that
cannot be read is left as it is.
"""

import os
import re
import stat
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from azul_access.games.lessons import Course, LessonPlace
from azul_access.language.languages import LANGUAGES
from azul_access.session.control.settings import SETTINGS, Settings

# The file has some hundred bytes.
_MOST_BYTES = 65_536
# No setting of a game, but kept in the same file.
_OFFERED_MODELS = "offered_models"
_DISPLAYS = "displays"
_COURSES = {Course.LESSONS: "lessons", Course.EXERCISES: "exercises"}
_OTHERS = (_OFFERED_MODELS, _DISPLAYS, *_COURSES.values())
# The numbers of a lesson and of a part of it, from 1.
_PLACE = re.compile(r"([1-9][0-9]?)\.([1-9][0-9]?)")
_KEPT = {name: row for name, row in SETTINGS.items() if row.kept}


def preferences_path() -> Path:
    """The file of the preferences: in the folder AZUL_ACCESS_HOME if that is set."""
    if home := os.environ.get("AZUL_ACCESS_HOME"):
        return Path(home) / "settings.toml"
    from platformdirs import user_config_path  # slow to import, and seldom needed

    return user_config_path("azul-access", appauthor=False) / "settings.toml"


def load_preferences() -> dict[str, Any]:
    """The saved settings by name, without those that are invalid now."""
    data = _read() or {}
    values = {name: row.decode(data[name]) for name, row in _KEPT.items() if name in data}
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
    values = {name: getattr(after, name) for name in _KEPT}
    return {name: value for name, value in values.items() if value != getattr(before, name)}


def save_preferences(values: Mapping[str, Any]) -> bool:
    """Add settings to the saved ones; False if the file cannot be read or written."""
    if not values:
        return True
    if not are_readable():
        return False
    import tomli_w  # slow to import, and seldom needed

    others = {
        _OFFERED_MODELS: list(load_offered_models()),
        _DISPLAYS: load_displays(),
        **{name: _load_places(course) for course, name in _COURSES.items()},
    }
    kept = {**load_preferences(), **others, **values}
    data = {
        name: _KEPT[name].encode(value) if name in _KEPT else value
        for name, value in kept.items()
        if value or name not in _OTHERS
    }
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
    return save_preferences({_OFFERED_MODELS: list(languages)})


def load_displays() -> dict[str, str]:
    """The names of players by the addresses of their braille displays; empty for the table's."""
    value = (_read() or {}).get(_DISPLAYS)
    items = value.items() if isinstance(value, dict) else ()
    return {address: name for address, name in items if isinstance(name, str)}


def save_displays(names: Mapping[str, str]) -> bool:
    """False if the file cannot be read or written."""
    return save_preferences({_DISPLAYS: dict(names)})


def load_lesson(game: str, course: Course) -> LessonPlace | None:
    """The part of a lesson of a game at which somebody left; None before the first one."""
    match = _PLACE.fullmatch(_load_places(course).get(game, ""))
    return None if match is None else LessonPlace(int(match[1]) - 1, int(match[2]) - 1, course)


def save_lesson(game: str, place: LessonPlace) -> bool:
    """False if the file cannot be read or written."""
    kept = f"{place.lesson + 1}.{place.part + 1}"
    return save_preferences({_COURSES[place.course]: {**_load_places(place.course), game: kept}})


def _load_places(course: Course) -> dict[str, str]:
    value = (_read() or {}).get(_COURSES[course])
    items = value.items() if isinstance(value, dict) else ()
    return {game: place for game, place in items if isinstance(place, str)}
