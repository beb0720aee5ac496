"""The words of questions in one language and game."""

from functools import cache, lru_cache
from typing import cast

from azul_access.games import SYSTEMS
from azul_access.language.question_words import QuestionWords

# Concepts of the commands that questions use as well, beside the places and colours of the game.
_CONCEPTS = ("tile", "empty", "start-marker")
# The players of all examples.
EXAMPLE_NAMES = ("Anna", "Ben")


@lru_cache(maxsize=8)
def load_words(language: str, game: str, names: tuple[str, ...]) -> QuestionWords:
    """The words of questions in one language and game, with the names of the players."""
    return _load(language, game).with_names(names)


@cache
def _load(language: str, game: str) -> QuestionWords:
    system = SYSTEMS[game]
    vocabulary = system.asking
    assert vocabulary is not None  # only games with questions in free words come here
    concepts = {*_CONCEPTS, *vocabulary.places, *vocabulary.colours}
    colours = cast("frozenset[str]", vocabulary.colours.keys())
    return QuestionWords(language, game, concepts, colours, system.symbols)
