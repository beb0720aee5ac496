"""The JSON object of `facts.encode_state`, read back as the command that sets the whole table."""

from collections.abc import Mapping, Sequence
from typing import cast

from azul_access.games import position
from azul_access.games.azul.commands import SetTable
from azul_access.games.azul.contents import decode_content
from azul_access.games.azul.pieces import LABELS, MARKER
from azul_access.games.azul.state import Phase


def decode_position(names: Sequence[str], data: Mapping[str, object]) -> SetTable:
    """The command that makes a new game of `names` the one that `data` describes.

    Raises: IllegalCommand if `data` describes no position of this game, or the end of a game.
    """
    return SetTable(position.decode_contents(names, data, _places, decode_content))


def _places(numbers: Mapping[str, int], data: Mapping[str, object]) -> list[dict[str, object]]:
    """The objects of `contents.decode_content`."""
    places: list[dict[str, object]] = [
        {"place": "round", "number": data["round"]},
        {"place": "phase", "phase": data["phase"]},
    ]
    for number, tiles in enumerate(cast("list[object]", data["factories"]), 1):
        places.append({"place": "factory", "number": number, "tiles": tiles})
    places.append({"place": "centre", "tiles": data["centre"]})
    for player in cast("list[dict[str, object]]", data["players"]):
        places += _board(numbers[str(player["name"])], player)
    places.append({"place": "bag", "tiles": data["bag"]})
    if "order" in data:
        order = [numbers[str(name)] for name in cast("list[object]", data["order"])]
        places.append({"place": "seats", "players": order})
    marker = data["marker"]
    if marker != "centre" and not _has_marker(data):
        places.append({"place": "marker", "player": numbers[str(marker)]})
    if data["phase"] != Phase.TILE.value:  # who chooses a column follows from the boards
        places.append({"place": "turn", "player": numbers[str(data["turn"])]})
    return places


def _board(seat: int, player: Mapping[str, object]) -> list[dict[str, object]]:
    owner: dict[str, object] = {"player": seat}
    places: list[dict[str, object]] = []
    for number, line in enumerate(cast("list[dict[str, object] | None]", player["lines"]), 1):
        places.append({"place": "line", **owner, "number": number, **(line or {})})
    for number, tiles in enumerate(cast("list[object]", player["wall"]), 1):
        places.append({"place": "wall", **owner, "number": number, "tiles": tiles})
    places.append({"place": "floor", **owner, "tiles": player["floor"]})
    places.append({"place": "score", **owner, "points": player["score"]})
    return places


def _has_marker(data: Mapping[str, object]) -> bool:
    """Whether the start marker is on a floor line."""
    players = cast("list[dict[str, object]]", data["players"])
    return any(LABELS[MARKER] in cast("list[object]", player["floor"]) for player in players)
