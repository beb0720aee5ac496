"""Whole games in which one player has only a page, against moves that are made at the table."""

from random import Random

import pytest
from seat_pages import OFFERED
from served_game import ServedGame

from azul_access.games.system import Expects

ANNA = 0
GAMES = ("azul", "summer-pavilion")
PLAY, BACK = "Make the move", "Back"
CHOICES = f"{OFFERED}:not([value$='.back'])"
IS_CHOICE = f'document.activeElement.matches("{CHOICES}")'
# So many of her own moves are made; and so many steps at most for one of them.
MOVES, MOST_STEPS = 4, 12
# The number before the point of a button's value is another one as soon as there are other choices.
SHOWN = "() => document.querySelector('#choices button[name=step]')?.value.split('.')[0] ?? ''"


def most_moves(request: pytest.FixtureRequest) -> int:
    """A few moves in the usual run, a whole game with --thorough."""
    return 999 if request.config.getoption("--thorough") else MOVES


def is_over(served: ServedGame) -> bool:
    return served.companion.session.expected.kind is Expects.OVER


def count_moves(served: ServedGame) -> int:
    return len(served.companion.session.ledger.applied)


def play_others(served: ServedGame, random: Random) -> None:
    """Random moves at the table until it is Anna's turn or the game is over."""
    companion = served.companion
    rules = companion.session.setup.system.rules
    while companion.session.expected.player != ANNA and not is_over(served):
        state = companion.session.ledger.state
        companion.table.handle_touch(random.choice(rules.legal_commands(state)), state, "test")
