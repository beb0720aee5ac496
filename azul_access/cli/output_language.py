"""The language in which a saved game is shown."""

from azul_access.language.languages import LANGUAGES
from azul_access.record.setup import Setup


def output_language(requested: str | None, game: Setup, default: str) -> str:
    """The requested language, or else that of the game if it is available, or else `default`."""
    if requested:
        return requested
    return game.language if game.language in LANGUAGES else default
