"""Saved games: reading one, finding the newest, and the language of its output."""

from dataclasses import dataclass
from pathlib import Path

from azul_access.language.languages import LANGUAGES
from azul_access.record import ledger, setup
from azul_access.record.ledger import Entry, Ledger
from azul_access.record.saved_game import as_log_errors, read_game
from azul_access.record.setup import Setup
from azul_access.storage import LogContents, LogError, LogReason, default_folder, read_log


@dataclass(frozen=True, slots=True)
class SavedGame:
    contents: LogContents
    setup: Setup
    entries: tuple[Entry, ...]
    ledger: Ledger


def load_game(path: Path, *, partial: bool = False) -> SavedGame:
    """Read a saved game; with `partial`, a damaged one up to the damage.

    Raises: LogError.
    """
    contents = read_log(path, partial=partial)
    with as_log_errors(path):
        game, entries = read_game(contents)
        return SavedGame(
            contents, game, tuple(entries), ledger.add_entries(setup.start_ledger(game), entries)
        )


def newest_log() -> Path:
    """The saved game that was changed last.

    Raises: LogError if there is none.
    """
    folder = default_folder()
    paths = [path for path in folder.glob("*.azul") if path.is_file()]
    if not paths:
        raise LogError(LogReason.LOG_NONE, folder / "*")
    return max(paths, key=lambda path: path.stat().st_mtime)


def output_language(requested: str | None, game: Setup, default: str) -> str:
    """The requested language, or else that of the game if it is available."""
    if requested:
        return requested
    return game.language if game.language in LANGUAGES else default
