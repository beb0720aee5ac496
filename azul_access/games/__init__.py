"""The games, by name. Nobody else imports the folder of a game."""

from azul_access.games.azul.game import AZUL
from azul_access.games.summer_pavilion.game import SUMMER_PAVILION
from azul_access.games.system import System, without_types

# In the order in which they are offered; the first one is played where nobody chooses.
SYSTEMS: dict[str, System] = {
    game.name: game for game in (without_types(AZUL), without_types(SUMMER_PAVILION))
}
