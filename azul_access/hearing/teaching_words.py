"""The words that a user records to teach their pronunciation: those that moves are made of."""

from collections.abc import Callable, Sequence

from azul_access.games import SYSTEMS
from azul_access.hearing.net_builder import Numeral, SpokenSymbol
from azul_access.hearing.pronunciation_rules import Pronunciation
from azul_access.hearing.spoken_words import spoken_words
from azul_access.language.grammar import CARDINAL


def _max_words() -> dict[SpokenSymbol, int]:
    """The maximum number of words for each symbol; of most symbols one is enough."""
    systems = SYSTEMS.values()
    colours = [colour for system in systems for colour in system.symbols.values()]
    targets = [target for system in systems if system.asking for target in system.asking.targets]
    return {
        **{Numeral(CARDINAL, number): 1 for number in range(1, 11)},
        **dict.fromkeys(colours, 1),
        **dict.fromkeys(("factory", *targets, "take", "yes", "no", "undo", "wake"), 1),
        **dict.fromkeys(("centre", "from", "to"), 2),
    }


def teachable_words(language: str) -> list[str]:
    """Single words, in any order."""
    texts_by_symbol: dict[SpokenSymbol, list[str]] = {}
    for game in SYSTEMS:
        for symbol, texts in spoken_words(language, game, ()).items():
            texts_by_symbol.setdefault(symbol, []).extend(texts)
    words: dict[str, None] = {}
    for symbol, max_words in _max_words().items():
        texts = [text for text in texts_by_symbol.get(symbol, ()) if " " not in text]
        words.update(dict.fromkeys(list(dict.fromkeys(texts))[:max_words]))
    return list(words)


def words_to_teach(
    language: str, pronounce: Callable[[str], Sequence[Pronunciation]], count: int | None = None
) -> list[str]:
    """The words, those first that are most similar to another one; the first `count` of them.

    A word that `pronounce` knows no pronunciation of comes last.
    """
    words = teachable_words(language)
    pronunciations = {word: pronounce(word) for word in words}

    def distance(word: str) -> float:
        """The relative distance from the most similar word."""
        distances = (
            edit_distance(one, another) / max(len(one), len(another))
            for other in words
            if other != word
            for one in pronunciations[word]
            for another in pronunciations[other]
        )
        return min(distances, default=1.0)

    distances = {word: distance(word) for word in words}
    return sorted(words, key=distances.__getitem__)[:count]


def edit_distance(one: Pronunciation, other: Pronunciation) -> int:
    """How many sounds must be changed, added or removed to turn one into the other."""
    row = list(range(len(other) + 1))
    for at, phone in enumerate(one, 1):
        diagonal, row[0] = row[0], at
        for place, other_phone in enumerate(other, 1):
            replaced = diagonal + (phone != other_phone)
            diagonal = row[place]
            row[place] = min(replaced, row[place] + 1, row[place - 1] + 1)
    return row[-1]
