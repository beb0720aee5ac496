""" "I" and "my" are the player who asks, where that is known, and else the player to act."""

import pytest
from asked_games import begin

from azul_access.games.asked_parts import Place
from azul_access.games.questions import AboutPlace, AboutScore, AboutTurn
from azul_access.games.system import Ask
from azul_access.session.meaning.questions.asking import ask_freely

BEN = 1


@pytest.mark.parametrize(
    ("language", "turn", "points", "row"),
    [
        ("de", "bin ich dran?", "wie viele Punkte habe ich?", "was liegt in meiner Reihe 3?"),
        ("en", "is it my turn?", "how many points do I have?", "what's in my row 3?"),
        ("nl", "ben ik aan de beurt?", "hoeveel punten heb ik?", "wat ligt er in mijn rij 3?"),
    ],
)
def test_who_asks_decides_who_i_am(language: str, turn: str, points: str, row: str) -> None:
    """Anna has to act; Ben asks at a seat of his own, or somebody at the keyboard of all."""
    session = begin(language, "azul")
    assert ask_freely(session, turn, asker=BEN) == Ask(AboutTurn(BEN))
    assert ask_freely(session, turn) == Ask(AboutTurn())
    assert ask_freely(session, points, asker=BEN) == Ask(AboutScore(BEN, is_narrow=True))
    assert ask_freely(session, points) == Ask(AboutScore(0, is_narrow=True))
    assert ask_freely(session, row, asker=BEN) == Ask(AboutPlace(Place("line", 3, BEN)))
    assert ask_freely(session, row) == Ask(AboutPlace(Place("line", 3, 0)))
