"""The JSON object of `facts.encode_state`, read back as the command that sets the whole table."""

from collections.abc import Mapping, Sequence
from typing import cast

from azul_access.games import position
from azul_access.games.summer_pavilion.commands import SetTable
from azul_access.games.summer_pavilion.contents import decode_content


def decode_position(names: Sequence[str], data: Mapping[str, object]) -> SetTable:
    """The command that makes a new game of `names` the one that `data` describes.

    Raises: IllegalCommand if `data` describes no position of this game, or the end of a game.
    """
    return SetTable(position.decode_contents(names, data, _places, decode_content))


def _places(numbers: Mapping[str, int], data: Mapping[str, object]) -> list[dict[str, object]]:
    """The objects of `contents.decode_content`."""
    places: list[dict[str, object]] = [
        {"place": "round", "number": data["round"]},
        {"place": "phase", "phase": data["phase"], "due": data.get("due", 0)},
        {"place": "centre", "tiles": data["centre"]},
        {"place": "supply", "tiles": data["supply"]},
        {"place": "bag", "tiles": data["bag"]},
        {"place": "turn", "player": numbers[str(data["turn"])]},
    ]
    for number, tiles in enumerate(cast("list[object]", data["factories"]), 1):
        places.append({"place": "factory", "number": number, "tiles": tiles})
    for player in cast("list[dict[str, object]]", data["players"]):
        places += _board(numbers[str(player["name"])], player)
    if "order" in data:
        order = [numbers[str(name)] for name in cast("list[object]", data["order"])]
        places.append({"place": "seats", "players": order})
    stone = {} if data["stone"] == "centre" else {"player": numbers[str(data["stone"])]}
    return [*places, {"place": "stone", **stone}]


def _board(number: int, player: Mapping[str, object]) -> list[dict[str, object]]:
    owner: dict[str, object] = {"player": number}
    stars = enumerate(cast("list[object]", player["stars"]))
    places = [{"place": "star", **owner, "number": star, "tiles": tiles} for star, tiles in stars]
    if player["passed"]:
        places.append({"place": "passed", **owner, "passed": True})
    return [
        *places,
        {"place": "hand", **owner, "tiles": player["tiles"]},
        {"place": "corners", **owner, "tiles": player["kept"]},
        {"place": "score", **owner, "points": player["score"]},
    ]
