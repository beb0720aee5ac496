"""A position to begin from: the JSON object that `show --json` writes."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import cast

from azul_access.games import SYSTEMS
from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.record.setup import Setup, make_setup

Position = Mapping[str, object]
# The object of a game has some kilobytes; a much larger file is something else.
_MOST_BYTES = 1_000_000


def read_position(path: Path) -> Position:
    """Raises: InvalidSetup if the file cannot be read or holds no JSON object."""
    try:
        with path.open("rb") as file:
            data = json.loads(file.read(_MOST_BYTES))
    except (OSError, ValueError, RecursionError) as error:
        raise InvalidSetup(SetupReason.NO_POSITION, path=str(path)) from error
    if not isinstance(data, dict):
        raise InvalidSetup(SetupReason.NO_POSITION, path=str(path))
    return data


def position_setup(
    position: Position, path: Path | None, *, bag: str, seed: int, language: str
) -> Setup:
    """The setup of the game that a position belongs to.

    Raises: InvalidSetup.
    """
    try:
        system = SYSTEMS[str(position["game"])]
        players = cast("list[Mapping[str, object]]", position["players"])
        names = [str(player["name"]) for player in players]
        # Positions that older programs wrote do not say who began the round.
        first_seat = names.index(str(position.get("starter", position["turn"])))
    except (KeyError, TypeError, ValueError) as error:
        raise InvalidSetup(SetupReason.NO_POSITION, path=str(path)) from error
    chosen = {name: position[name] for name in system.editions.CHOICES if name in position}
    return make_setup(
        game=system.name,
        names=names,
        first_seat=first_seat,
        chosen=chosen,
        bag=bag,
        seed=seed,
        language=language,
    )
