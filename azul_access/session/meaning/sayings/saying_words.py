"""The words of moves, draws and statements in free words, in the language of a session."""

from functools import cache, lru_cache
from typing import cast

from azul_access.games import SYSTEMS
from azul_access.games.sayings import Saying, read_saying
from azul_access.language.question_words import SAYING_FILES, STATEMENT_FILES, QuestionWords
from azul_access.session.session import Session

# Concepts of the commands that sayings have as well, beside places and colours.
_CONCEPTS = ("tile", "empty", "start-marker", "score", "round", "on-turn", "space")
_JOINER = "and"


def load_words(session: Session) -> QuestionWords:
    """The words of a session whose game has a vocabulary."""
    setup = session.setup
    return load_saying_words(session.settings.language, setup.system.name, setup.names)


@lru_cache(maxsize=8)
def load_saying_words(language: str, game: str, names: tuple[str, ...]) -> QuestionWords:
    """The words of a language, of a game that has a vocabulary, and of its players."""
    return _load(language, game, SAYING_FILES).with_names(names)


@lru_cache(maxsize=8)
def load_statement_words(language: str, game: str, names: tuple[str, ...]) -> QuestionWords:
    """The words of statements about the table."""
    return _load(language, game, STATEMENT_FILES).with_names(names)


@cache
def _load(language: str, game: str, files: tuple[str, ...]) -> QuestionWords:
    """The words of some files, with the concepts that they are used with."""
    system = SYSTEMS[game]
    vocabulary = system.asking
    assert vocabulary is not None  # only games with questions come here
    moves = vocabulary.moves
    if files == SAYING_FILES:
        own = {moves.leaves, moves.keeps, *vocabulary.places}
    else:  # what commands call by a verb is no place in a statement
        own = {_JOINER, *moves.has_left, *(vocabulary.places.keys() - {moves.keeps})}
    colours = cast("frozenset[str]", vocabulary.colours.keys())
    concepts = {*_CONCEPTS, moves.wild, *own, *colours}
    return QuestionWords(language, game, concepts, colours, system.symbols, files)


def read_freely(session: Session, text: str) -> Saying | None:
    """The parts of a line in free words; None if a word is neither a part nor talk."""
    setup = session.setup
    return _read(session.settings.language, setup.system.name, setup.names, text)


# A line is read for each thing that it may be.
@lru_cache(maxsize=8)
def _read(language: str, game: str, names: tuple[str, ...], text: str) -> Saying | None:
    vocabulary = SYSTEMS[game].asking
    if vocabulary is None:
        return None
    items = load_saying_words(language, game, names).divide(text)
    return read_saying(items, vocabulary) if items else None
