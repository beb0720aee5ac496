"""The words that a table's symbols are said with, from the words that typed text is read by."""

from collections.abc import Sequence

from azul_access.hearing.language_data import load_hearing_data
from azul_access.hearing.net_builder import Inflected, Numeral, SpokenSymbol, SpokenWords
from azul_access.language.grammar import Seat
from azul_access.language.lexicon import INFLECTED, TYPED, read_entries


def spoken_words(language: str, game: str, names: Sequence[str]) -> SpokenWords:
    """Words as they are written, in small letters; what is only typed is left out.

    So are the labels on the tiles: said as letters they are mistaken for almost anything.
    """
    vowels = load_hearing_data(language).vowels
    found: dict[SpokenSymbol, list[str]] = {}
    for name in ("words", game):
        for section, symbol, text in read_entries(language, name):
            if section not in ("short", TYPED) and vowels & set(text.casefold()):
                assert not isinstance(symbol, Seat)  # names are in no file
                if isinstance(symbol, int):
                    key: SpokenSymbol = Numeral(section, symbol)
                else:
                    key = Inflected(symbol) if section == INFLECTED else symbol
                found.setdefault(key, []).append(text.lower())
    for seat, name in enumerate(names):
        told = name.lower()
        found[Seat(seat)] = [told, told if told.endswith("s") else told + "s"]
    return {symbol: tuple(dict.fromkeys(texts)) for symbol, texts in found.items()}
