"""Load the words of every game and language before processes are forked, which then share them."""

from itertools import product

from azul_access.games import SYSTEMS
from azul_access.language.languages import LANGUAGES
from azul_access.record.setup import make_setup
from azul_access.session import begin_game, handle_line
from azul_access.session.control.settings import Settings

NAMES = ("Anna", "Ben")
# No command, so that everything is tried: free words, subjects of questions, spelling.
LINE = "xyzzy 1 2 3 ?"


def load_words() -> None:
    """What is read and learned at the first line of a game."""
    for game, language in product(SYSTEMS, LANGUAGES):
        setup = make_setup(game=game, names=NAMES, first_seat=0, chosen={}, language=language)
        handle_line(begin_game(setup, Settings(language)).session, LINE, "test")
