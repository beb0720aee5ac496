"""What a player has taught the ears: one small file for each language, beside the settings."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from enum import Enum
from pathlib import Path

from azul_access.errors import AccessError
from azul_access.hearing.dictionary import format_pronunciations, parse_pronunciations
from azul_access.hearing.pronunciation_rules import Pronunciation


class TaughtWordsReason(Enum):
    NOT_WRITTEN = "taught-not-written"  # path


class TaughtWordsError(AccessError):
    """What was learned cannot be kept, or not be forgotten."""


def taught_path(folder: Path, language: str) -> Path:
    """`folder` is that of the settings."""
    return folder / f"pronunciations-{language}.toml"


def taught_file(folder: Path, language: str) -> Path | None:
    """The file, where something was taught."""
    path = taught_path(folder, language)
    return path if path.is_file() else None


def load(path: Path) -> dict[str, list[Pronunciation]]:
    """Nothing where there is no file, or a broken one."""
    with suppress(OSError, ValueError):
        return parse_pronunciations(path.read_text(encoding="utf-8"))
    return {}


def save(path: Path, words: Mapping[str, Sequence[Pronunciation]]) -> None:
    """Replace the file atomically. Raises: TaughtWordsError."""
    beside = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(format_pronunciations(words), encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise TaughtWordsError(TaughtWordsReason.NOT_WRITTEN, path=str(path)) from error


def delete(path: Path) -> bool:
    """False where nothing was taught. Raises: TaughtWordsError."""
    try:
        path.unlink()
    except FileNotFoundError:
        return False
    except OSError as error:
        raise TaughtWordsError(TaughtWordsReason.NOT_WRITTEN, path=str(path)) from error
    return True
