"""What players say that lies on the table of base Azul, and the command that sets it."""

from collections.abc import Mapping, Sequence
from typing import cast

from azul_access.games.azul.centre import CENTRE_PLACE
from azul_access.games.azul.pieces import LABELS, MARKER
from azul_access.games.azul.places import FACTORY, PHASE, TABLE
from azul_access.games.azul.state import Phase
from azul_access.games.kinds import AnyContent
from azul_access.games.shared_kinds import SaidPhase, began
from azul_access.games.statements import TableStatements


def _find_phase(contents: Sequence[AnyContent]) -> AnyContent | None:
    """Where tiles lie that cannot lie there while the factories are filled, they are taken."""
    if any(content.kind in (FACTORY, CENTRE_PLACE) for content in contents):
        return PHASE.content(SaidPhase(Phase.TAKE))
    return None


def _list_places(numbers: Mapping[str, int], data: Mapping[str, object]) -> list[dict[str, object]]:
    """The objects of the places that an object of `facts.encode_state` describes.

    `numbers` are those of the players, by name.
    """
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


STATEMENTS = TableStatements(TABLE, _find_phase, _list_places, {"begins": began})
