"""How many games are played, and how one is played to its end."""

from random import Random

import pytest
from players import Players

# A game that has not ended after so many lines is left as it is.
MOST_LINES = 2000


def seeds(request: pytest.FixtureRequest, usual: int) -> range:
    """The seeds of the games: `usual` of them, or two hundred with --thorough."""
    return range(200 if request.config.getoption("--thorough", default=False) else usual)


def play(players: Players, random: Random, lines: int = MOST_LINES) -> None:
    """Play until the game is over and told. Raises: HandsError where hands cannot follow."""
    for _ in range(lines):
        if players.is_over and not players.session.queued_announcements:
            return
        players.play_on(random)
