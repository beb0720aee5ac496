"""The files that `narrate` writes."""

import os
from collections.abc import Sequence
from pathlib import Path

from azul_access.export.errors import ExportError, ExportReason
from azul_access.export.formats import Format

# The value of `--output` for standard output.
STDOUT = "-"


def choose_folder(output: str | None, games: Sequence[Path]) -> Path | None:
    """The folder that `--output` names, created if necessary; None if it names a file.

    Raises: ExportError.
    """
    if output is None:
        return Path()
    if output == STDOUT:
        return None
    folder = Path(output)
    if len(games) == 1 and not folder.is_dir() and not output.endswith(("/", os.sep)):
        return None
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        # On Windows a folder below a file is refused as if it existed itself.
        reason = ExportReason.NEEDS_FOLDER if folder.exists() else ExportReason.NOT_WRITABLE
        raise ExportError(reason, path=output) from error
    return folder


def choose_path(
    game: Path, file_format: Format, folder: Path | None, output: str | None, used: Sequence[Path]
) -> Path:
    """The file for a game: in a folder under the game's name, else `output`.

    Games of the same name from several folders get numbers.
    Raises: ExportError if the file would replace a saved game.
    """
    if folder is None:
        path = Path(str(output))
    else:
        path = folder / f"{game.stem}.{file_format.extension}"
        number = 2
        while path in used:
            path = folder / f"{game.stem}-{number}.{file_format.extension}"
            number += 1
    if path.suffix == ".azul" or (path.exists() and game.exists() and path.samefile(game)):
        raise ExportError(ExportReason.IS_A_LOG, path=str(path))
    return path
