"""Pronunciations that the user has taught: a small file per language, beside the settings."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from enum import Enum
from pathlib import Path

from azul_access.errors import AccessError
from azul_access.hearing.dictionary import format_pronunciations, parse_pronunciations
from azul_access.hearing.pronunciation_rules import Pronunciation
from azul_access.storage import replace_file


class TaughtWordsReason(Enum):
    NOT_WRITTEN = "taught-not-written"  # slot `path`


class TaughtWordsError(AccessError):
    """The file can be neither written nor deleted."""


def taught_path(folder: Path, language: str) -> Path:
    """The path of the file, which may not exist; `folder` is that of the settings."""
    return folder / f"pronunciations-{language}.toml"


def taught_file(folder: Path, language: str) -> Path | None:
    """The path of the file, or None if nothing was taught."""
    path = taught_path(folder, language)
    return path if path.is_file() else None


def load(path: Path) -> dict[str, list[Pronunciation]]:
    """Return no words if the file is missing or broken."""
    with suppress(OSError, ValueError):
        return parse_pronunciations(path.read_text(encoding="utf-8"))
    return {}


def save(path: Path, words: Mapping[str, Sequence[Pronunciation]]) -> None:
    """Replace the file atomically. Raises: TaughtWordsError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_file(path, format_pronunciations(words).encode())
    except OSError as error:
        raise TaughtWordsError(TaughtWordsReason.NOT_WRITTEN, path=str(path)) from error


def delete(path: Path) -> bool:
    """Return False if nothing was taught. Raises: TaughtWordsError."""
    try:
        path.unlink()
    except FileNotFoundError:
        return False
    except OSError as error:
        raise TaughtWordsError(TaughtWordsReason.NOT_WRITTEN, path=str(path)) from error
    return True
