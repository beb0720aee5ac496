"""The saved games of the tests."""

from pathlib import Path

from azul_access.record.ledger import Ledger
from azul_access.record.saved_game import load_game
from azul_access.record.setup import Setup

GAMES = Path(__file__).parent.parent / "export" / "games"
# Two whole games, and one that was not finished.
AZUL = GAMES / "azul.azul"
SUMMER_PAVILION = GAMES / "summer-pavilion.azul"
LOGS = (AZUL, SUMMER_PAVILION, GAMES / "short.azul")


def load(path: Path) -> tuple[Setup, Ledger]:
    game = load_game(path)
    return game.setup, game.ledger
