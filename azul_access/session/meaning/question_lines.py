"""The words of questions in a session, and who asks."""

from functools import lru_cache
from typing import cast

from azul_access.games import SYSTEMS
from azul_access.games.asking import Asker
from azul_access.language.question_words import QuestionWords
from azul_access.session.session import Session

# Concepts of the commands that questions use as well, beside the places and colours of the game.
_CONCEPTS = ("tile", "empty", "start-marker")


def find_asker(session: Session, asker: int | None) -> Asker:
    """Who asks: the player of a `seat`, the owner of the conversation, or whoever has to act."""
    players = len(session.setup.names)
    if asker is None and session.owner is not None:
        asker = session.owner.seat
    expected = session.expected.player
    seat = expected if asker is None else asker
    before = None if seat is None else (seat - 1) % players
    return Asker(seat, players, before, is_known=asker is not None)


@lru_cache(maxsize=8)
def load_words(language: str, game: str, names: tuple[str, ...]) -> QuestionWords:
    """The words of questions in one language and game, with the names of the players."""
    system = SYSTEMS[game]
    vocabulary = system.asking
    assert vocabulary is not None  # only games with questions of this kind come here
    concepts = {*_CONCEPTS, *vocabulary.places, *vocabulary.colours}
    colours = cast("frozenset[str]", vocabulary.colours.keys())
    return QuestionWords(language, game, concepts, colours, system.symbols, names)
