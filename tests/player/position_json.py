"""Positions and moves as `show --json` and a log have them, and words for them in sentences."""

from collections.abc import Mapping, Sequence
from typing import Any

Json = Mapping[str, Any]
_ONE = {"one", "ein", "eine", "einen", "einem", "eins", "een", "één", "eén"}
_NONE = {"nothing", "nichts", "niets", "no", "keine", "geen"}
_COLOURS = {
    "R": "red rote rot rood rode",
    "B": "blue blau blauw blauwe",
    "SCH": "black schwarz zwart",
    "X": "turquoise türkis white weiß wit",
    "O": "orange oranje",
    "L": "purple lila",
    "Y": "yellow gelb geel gele",
    "G": "green grün groen groene",
}


def read_number(text: str | None) -> Any:
    if text is None:
        return None
    if text.isdigit():
        return int(text)
    return 1 if text.lower() in _ONE else 0 if text.lower() in _NONE else text


def find_label(colour: str, labels: Sequence[str]) -> str:
    return next(label for label in labels if colour.lower() in _COLOURS[label].split())


def own_board(position: Json) -> Any:
    return next(it for it in position["players"] if it["name"] == position["turn"])


def next_player(position: Json) -> str:
    order = position["order"]
    return str(order[(order.index(position["turn"]) + 1) % len(order)])


def board_of(position: Json, name: str) -> Any:
    return next(it for it in position["players"] if it["name"] == name)


def list_sources(position: Json) -> list[list[str]]:
    return [*position["factories"], position["centre"]]


def source_of(position: Json, move: Json) -> list[str]:
    at = move["from"]
    return list(position["centre"] if at == "centre" else position["factories"][at - 1])
