"""The games, by name. Nobody else imports the folder of a game."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from azul_access.games.choices import Choice
from azul_access.games.system import System, without_types


class Game(NamedTuple):
    """How a game is imported: all of it, or only the choices before it, for the command line."""

    load_system: Callable[[], System]
    load_choices: Callable[[], Mapping[str, Choice]] = dict


class Systems(Mapping[str, System]):
    """The games by name. A game is imported when it is asked for, since that takes time."""

    def __init__(self, games: dict[str, Game]) -> None:
        self.games = games

    def __getitem__(self, name: str) -> System:
        return self.games[name].load_system()

    def __iter__(self) -> Iterator[str]:
        return iter(self.games)

    def __len__(self) -> int:
        return len(self.games)

    def __contains__(self, name: object) -> bool:
        return name in self.games


def _load_azul() -> System:
    from azul_access.games.azul.game import AZUL

    return without_types(AZUL)


def _load_azul_choices() -> Mapping[str, Choice]:
    from azul_access.games.azul.editions import CHOICES

    return CHOICES


def _load_summer_pavilion() -> System:
    from azul_access.games.summer_pavilion.game import SUMMER_PAVILION

    return without_types(SUMMER_PAVILION)


def _load_summer_pavilion_choices() -> Mapping[str, Choice]:
    from azul_access.games.summer_pavilion.editions import CHOICES

    return CHOICES


# In the order in which they are offered; the first one is played where nobody chooses.
SYSTEMS = Systems(
    {
        "azul": Game(_load_azul, _load_azul_choices),
        "summer-pavilion": Game(_load_summer_pavilion, _load_summer_pavilion_choices),
    }
)
