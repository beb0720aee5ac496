"""The game systems, by name."""

from azul_access.games.azul.game import AZUL
from azul_access.games.summer_pavilion.game import SUMMER_PAVILION
from azul_access.games.system import System

SYSTEMS: dict[str, System] = {game.name: game for game in (AZUL, SUMMER_PAVILION)}
