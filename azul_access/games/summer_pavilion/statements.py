"""What players say that lies on the table of Summer Pavilion, and the command that sets it."""

from collections.abc import Mapping, Sequence
from typing import cast

from azul_access.games.kinds import AnyContent
from azul_access.games.shared_kinds import SaidPhase, began
from azul_access.games.statements import TableStatements
from azul_access.games.summer_pavilion import terms
from azul_access.games.summer_pavilion.editions import Context
from azul_access.games.summer_pavilion.places import CENTRE_PLACE, FACTORY, PASSED, PHASE, TABLE
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.language.phrase import Phrase, phrase


def _find_phase(contents: Sequence[AnyContent]) -> AnyContent | None:
    """Where tiles lie that are to be taken, players are taking tiles.

    Else, where somebody has passed, they are placing them.
    """
    if any(not TABLE.is_empty(each) for each in contents if each.kind in (FACTORY, CENTRE_PLACE)):
        return PHASE.content(SaidPhase(Phase.TAKE))
    if any(content.value for content in PASSED.among(contents)):
        return PHASE.content(SaidPhase(Phase.PLACE))
    return None


def _list_places(numbers: Mapping[str, int], data: Mapping[str, object]) -> list[dict[str, object]]:
    """The objects of the places that an object of `facts.encode_state` describes.

    `numbers` are those of the players, by name.
    """
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


def _wild(context: Context, state: State, colour: int) -> Phrase | None:
    """The wild colour of the round, where it is another one."""
    wild = state.options.wilds[state.round - 1]
    return None if wild == colour else phrase("sp-wild-now", wild=terms.colour_name(wild))


STATEMENTS = TableStatements(TABLE, _find_phase, _list_places, {"begins": began, "wild": _wild})
