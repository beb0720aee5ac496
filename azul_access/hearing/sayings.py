"""The words that a table's symbols are said with, from the words that typed text is read by."""

from collections.abc import Sequence

from azul_access.grammar import Seat, Symbol
from azul_access.hearing.net import Sayings
from azul_access.language.lexicon import entries


def sayings(language: str, game: str, names: Sequence[str]) -> Sayings:
    """Words as they are written, in small letters; what is only typed is left out."""
    found: dict[Symbol, list[str]] = {}
    for name in ("words", game):
        for section, symbol, text in entries(language, name):
            if section != "short" and len(text) > 1:
                found.setdefault(symbol, []).append(text.casefold())
    for seat, name in enumerate(names):
        found[Seat(seat)] = [name.casefold()]
    return found
