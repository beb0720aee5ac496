"""Whole games with known results, as ledgers, without typing them."""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

from azul_access.games.azul import commands as azul
from azul_access.games.azul.pieces import FLOOR, PATTERN_LINES
from azul_access.games.azul.pieces import Colour as AzulColour
from azul_access.games.azul.state import Phase as AzulPhase
from azul_access.games.azul.state import State as AzulState
from azul_access.games.context import NarrationContext
from azul_access.games.sources import CENTRE, FACTORIES, Source
from azul_access.games.summer_pavilion import commands as pavilion
from azul_access.games.summer_pavilion.pieces import Colour
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.system import Command
from azul_access.language.phrase import Verbosity
from azul_access.record.ledger import CommandEntry, Ledger, add_entries
from azul_access.record.setup import Setup, make_setup, start_ledger

VECTORS = Path(__file__).parent.parent / "data" / "vectors"
NAMES = ("Anna", "Ben", "Carla", "Dirk")
# Ten games whose stories are kept word for word.
TOLD = (
    "base-2p-003",
    "base-3p-001",
    "base-3p-013",
    "base-4p-005",
    "grey-2p-77003",
    "grey-4p-77005",
    "sp-colour-2p-990003",
    "sp-colour-3p-990001",
    "sp-grey-3p-990007",
    "sp-grey-4p-990005",
)
_AZUL = {
    "red": AzulColour.RED,
    "blue": AzulColour.BLUE,
    "black": AzulColour.BLACK,
    "white": AzulColour.TURQUOISE,
    "yellow": AzulColour.ORANGE,
}
_PAVILION = {colour.name.lower(): colour for colour in Colour}


def records() -> Iterator[Any]:
    """Every record of the vectors."""
    for path in sorted(VECTORS.glob("*.jsonl")):
        yield from map(json.loads, path.read_text(encoding="utf-8").splitlines())


def record_of(name: str) -> Any:
    return next(record for record in records() if record["id"] == name)


@cache
def load(name: str) -> tuple[Ledger, NarrationContext]:
    """The ledger of the record with this name, and the context of its narration."""
    return load_record(record_of(name))


def load_record(record: Any) -> tuple[Ledger, NarrationContext]:
    """The ledger of a record, and the context of its narration."""
    ledger, setup = (_load_azul if record["game"] == "azul" else _load_pavilion)(record)
    return ledger, NarrationContext(setup.names, setup.options, Verbosity.NORMAL)


class _Play:
    """A ledger to which commands are added."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.ledger = start_ledger(setup)

    def do(self, commands: Sequence[Command]) -> None:
        entries = [CommandEntry(command, "keyboard") for command in commands]
        self.ledger = add_entries(self.ledger, entries)


def _setup(record: Any, game: str, chosen: dict[str, object]) -> Setup:
    return make_setup(
        game=game,
        names=NAMES[: record["players"]],
        first_seat=record["rounds"][0]["start"],
        chosen=chosen,
        language="en",
    )


def _source(place: Any) -> Source:
    return CENTRE if place == "centre" else FACTORIES[place - 1]


def _load_azul(record: Any) -> tuple[Ledger, Setup]:
    wall = {"colour": "coloured", "grey": "grey"}[record["wall"]]
    play = _Play(_setup(record, "azul", {"edition": "publisher", "wall": wall}))
    for played in record["rounds"]:
        factories = [tiles for tiles in played["factories"] if tiles]
        play.do([azul.Fill(tuple(_AZUL[tile] for tile in tiles)) for tiles in factories])
        play.do(
            [
                azul.Take(
                    _source(move["source"]),
                    _AZUL[move["colour"]],
                    FLOOR if move["line"] == "floor" else PATTERN_LINES[move["line"] - 1],
                )
                for move in played["moves"]
            ]
        )
        chosen = [
            {choice["line"]: choice["column"] for choice in player}
            for player in played.get("columns", ())
        ]
        while (state := cast(AzulState, play.ledger.state)).phase is AzulPhase.TILE:
            play.do([azul.Choose(chosen[state.turn][state.line + 1] - 1)])
    return play.ledger, play.setup


def _load_pavilion(record: Any) -> tuple[Ledger, Setup]:
    board = {"colour": "coloured", "grey": "grey"}[record["board"]]
    chosen: dict[str, object] = {"edition": "original", "board": board}
    play = _Play(_setup(record, "summer-pavilion", chosen))
    if record["supply"]:
        play.do([pavilion.Stock(_tiles(record["supply"]))])
    for played in record["rounds"]:
        play.do([pavilion.Fill(_tiles(names)) for names in played["factories"] if names])
        play.do(
            [
                pavilion.Take(_source(move["source"]), _PAVILION[move["colour"]])
                for move in played["draft"]
            ]
        )
        for move in played["play"]:
            _turn(play, move)
    return play.ledger, play.setup


def _turn(play: _Play, move: Any) -> None:
    if move.get("pass"):
        play.do([pavilion.Pass(_tiles(move["keep"]))])
    else:
        wild = cast(State, play.ledger.state).wild
        colour = _PAVILION[move["colour"]]
        paid = (colour,) * move["natural"] + (wild,) * move["wild"]
        play.do([pavilion.Place(move["star"], move["space"] - 1, colour, paid)])
    if cast(State, play.ledger.state).phase is Phase.BONUS:
        play.do([pavilion.Bonus(_tiles(move["bonus"]))])
    if move.get("refill"):
        play.do([pavilion.Stock(_tiles(move["refill"]))])


def _tiles(names: Sequence[str]) -> tuple[Colour, ...]:
    return tuple(_PAVILION[name] for name in names)
