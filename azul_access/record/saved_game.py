"""A saved game read back: how it was set up and what was entered. Knows no screen and no voice."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from azul_access.errors import AccessError
from azul_access.record import ledger, setup
from azul_access.record.setup import Setup
from azul_access.storage import LogContents, LogError, LogReason


@contextmanager
def as_log_errors(path: Path) -> Iterator[None]:
    """What the rules or the setup refuse in a saved game is a trouble of that file.

    Raises: LogError.
    """
    try:
        yield
    except LogError:
        raise
    except AccessError as why:
        raise LogError(LogReason.LOG_NO_GAME, path) from why


def read_game(contents: LogContents) -> tuple[Setup, list[ledger.Entry]]:
    """Raises: AccessError when what was saved is of no game we know."""
    game = setup.decode_setup(contents.header)
    return game, [ledger.decode_entry(game.system, entry) for entry in contents.entries]
