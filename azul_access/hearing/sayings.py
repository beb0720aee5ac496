"""The words that a table's symbols are said with, from the words that typed text is read by."""

from collections.abc import Mapping, Sequence

from azul_access.grammar import Seat, Symbol
from azul_access.hearing.net import Sayings
from azul_access.language.lexicon import entries

_VOWELS = frozenset("aeiouyäöüéàèáó")


def sayings(
    language: str, game: str, symbols: Mapping[str, str], names: Sequence[str]
) -> Sayings:
    """Words as they are written, in small letters; what is only typed is left out.

    `symbols` are the labels on the tiles: said letter by letter.
    """
    found: dict[Symbol, list[str]] = {}
    for name in ("words", game):
        for section, symbol, text in entries(language, name):
            if section != "short" and _VOWELS & set(text.casefold()):
                found.setdefault(symbol, []).append(text.lower())
    for label, symbol in symbols.items():
        if label.isalpha() and label.isascii() and label != "s":
            found.setdefault(symbol, []).append(label)
    for seat, name in enumerate(names):
        told = name.lower()
        found[Seat(seat)] = [told, told if told.endswith("s") else told + "s"]
    return {symbol: tuple(dict.fromkeys(texts)) for symbol, texts in found.items()}
