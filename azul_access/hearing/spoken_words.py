"""The words that people say for the symbols of the grammar: a selection of those they type."""

from collections.abc import Sequence

from azul_access.hearing.language_data import load_hearing_data
from azul_access.hearing.net_builder import Inflected, Numeral, SpokenSymbol, SpokenWords
from azul_access.language.grammar import Seat
from azul_access.language.lexicon import INFLECTED, TYPED, load_name_endings, read_entries

# Of the file about seats, only this section is listened for.
_SEATS, _SPOKEN = "seats", "spoken"


def spoken_words(language: str, game: str, names: Sequence[str]) -> SpokenWords:
    """Return the words in small letters, without those that are only typed.

    Labels of tiles are left out, too: spoken letters are easily mistaken for other words.
    """
    vowels = load_hearing_data(language).vowels
    words: dict[SpokenSymbol, list[str]] = {}
    for file in ("words", _SEATS, game):
        for section, concept, text in read_entries(language, file):
            if file == _SEATS and section != _SPOKEN:
                continue
            if section not in ("short", TYPED) and vowels & set(text.casefold()):
                assert not isinstance(concept, Seat)  # the files have no names of players
                if isinstance(concept, int):
                    symbol: SpokenSymbol = Numeral(section, concept)
                else:
                    symbol = Inflected(concept) if section == INFLECTED else concept
                words.setdefault(symbol, []).append(text.lower())
    for seat, name in enumerate(names):
        spoken_name = name.lower()
        endings = [ending for ending in load_name_endings(language) if ending.isalpha()]
        words[Seat(seat)] = [
            spoken_name,
            *(spoken_name + ending for ending in endings if not spoken_name.endswith(ending)),
        ]
    return {symbol: tuple(dict.fromkeys(texts)) for symbol, texts in words.items()}
