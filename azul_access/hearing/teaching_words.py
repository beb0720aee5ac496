"""Which words a player is asked to say when ears learn a voice: those that moves are made of."""

from collections.abc import Callable, Sequence

from azul_access.games import SYSTEMS
from azul_access.hearing.net_builder import Numeral, SpokenSymbol
from azul_access.hearing.pronunciation_rules import Pronunciation
from azul_access.hearing.spoken_words import spoken_words
from azul_access.language.grammar import CARDINAL

# How many words of each are taught; of most meanings one is enough.
_WANTED: dict[SpokenSymbol, int] = {
    **{Numeral(CARDINAL, number): 1 for number in range(1, 11)},
    **dict.fromkeys(
        ("red", "blue", "black", "turquoise", "orange", "yellow", "white", "purple", "green"), 1
    ),
    **dict.fromkeys(("factory", "line", "floor", "star", "take", "yes", "no", "undo", "wake"), 1),
    **dict.fromkeys(("centre", "from", "to"), 2),
}


def teachable_words(language: str) -> list[str]:
    """Single words, in no order that matters."""
    found: dict[SpokenSymbol, list[str]] = {}
    for system in SYSTEMS.values():
        for symbol, texts in spoken_words(language, system.name, ()).items():
            found.setdefault(symbol, []).extend(texts)
    words = [
        word
        for symbol, most in _WANTED.items()
        for word in [text for text in dict.fromkeys(found.get(symbol, ())) if " " not in text][
            :most
        ]
    ]
    return list(dict.fromkeys(words))


def words_to_teach(
    language: str, pronounce: Callable[[str], Sequence[Pronunciation]], most: int | None = None
) -> list[str]:
    """The words, those first that are most easily mistaken for another one.

    A word that `pronounce` knows no way for comes last.
    """
    words = teachable_words(language)
    ways = {word: pronounce(word) for word in words}

    def apart(word: str) -> float:
        distances = (
            _distance(one, another) / max(len(one), len(another))
            for other in words
            if other != word
            for one in ways[word]
            for another in ways[other]
        )
        return min(distances, default=1.0)

    ordered = {word: apart(word) for word in words}
    return sorted(words, key=ordered.__getitem__)[:most]


def _distance(one: Pronunciation, other: Pronunciation) -> int:
    """How many sounds must be changed, added or left out to make one of the other."""
    row = list(range(len(other) + 1))
    for at, phone in enumerate(one, 1):
        before, row[0] = row[0], at
        for place, another in enumerate(other, 1):
            changed = before + (phone != another)
            before = row[place]
            row[place] = min(changed, row[place] + 1, row[place - 1] + 1)
    return row[-1]
