"""The saved games of the tests."""

from pathlib import Path

from azul_access.record.ledger import Ledger, add_entries
from azul_access.record.saved_game import read_game
from azul_access.record.setup import Setup, start_ledger
from azul_access.storage import read_log

GAMES = Path(__file__).parent.parent / "export" / "games"
# Two whole games, and one that was not finished.
AZUL = GAMES / "azul.azul"
SUMMER_PAVILION = GAMES / "summer-pavilion.azul"
LOGS = (AZUL, SUMMER_PAVILION, GAMES / "short.azul")


def load(path: Path) -> tuple[Setup, Ledger]:
    setup, entries = read_game(read_log(path))
    return setup, add_entries(start_ledger(setup), entries)
