"""Recorded games as moves, and the text that players type for each move; see tests/data/vectors."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from azul_access.record import setup
from azul_access.record.setup import Setup

VECTORS = Path(__file__).parent.parent / "data" / "vectors"
PLAYERS = ("Anna", "Bruno", "Clara", "Dirk")
CENTRES = {"de": "z", "en": "c", "nl": "m"}
KEEP_NOTHING = {"de": "p behalte nichts", "en": "p keep nothing", "nl": "p houd niets"}
WITH = {"de": "mit", "en": "with", "nl": "met"}
AZUL_LABELS = {"red": "r", "blue": "b", "black": "s", "white": "x", "yellow": "o"}
PAVILION_LABELS = dict(
    zip(("purple", "orange", "red", "blue", "yellow", "green"), "lorbyg", strict=True)
)
# The numbers printed on the outer stars of the grey board, by space.
GREY_NUMBERS = (3, 2, 1, 4, 5, 6)
ALL_ROUNDS = 99


class Fill(NamedTuple):
    """Tiles for a factory, the supply or a bonus, as labels; s is SCH."""

    tiles: str

    def text(self, language: str) -> str:
        return self.tiles


class Take(NamedTuple):
    """`source` 0 is the centre; `line` 0 is the floor line, None in Summer Pavilion."""

    source: int
    label: str
    line: int | None = None

    def text(self, language: str) -> str:
        source = str(self.source) if self.source else CENTRES[language]
        return f"{source}{self.label}{'' if self.line is None else self.line}"


class Column(NamedTuple):
    number: int

    def text(self, language: str) -> str:
        return str(self.number)


class Place(NamedTuple):
    """`space` is the printed number; `payment` is given unless it is the proposed one."""

    star: int
    label: str
    space: int
    grey: bool
    payment: str

    def text(self, language: str) -> str:
        star = CENTRES[language] if not self.star else str(self.star) if self.grey else ""
        payment = f" {WITH[language]} {self.payment}" if self.payment else ""
        return f"{self.label}{star}{self.space}{payment}"


class Pass(NamedTuple):
    """The labels that the player keeps of `hand` tiles; after the last round there is no choice."""

    keep: str
    hand: int
    is_last: bool

    def text(self, language: str) -> str:
        if len(self.keep) == self.hand:
            return "p"
        return f"p {self.keep}" if self.keep else KEEP_NOTHING[language]


Move = Fill | Take | Column | Place | Pass


@cache
def load_games(file: str) -> list[Any]:
    lines = (VECTORS / f"{file}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def load_game(file: str, players: int = 2) -> Any:
    """Return the first game of a file with this number of players."""
    return next(game for game in load_games(file) if game["players"] == players)


def make_setup(game: Any, language: str) -> Setup:
    """Return the setup of a recorded game."""
    is_azul = "wall" in game
    surface = "wall" if is_azul else "board"
    colouring = "grey" if game[surface] == "grey" else "coloured"
    edition = "publisher" if is_azul else "original"
    return setup.make_setup(
        game="azul" if is_azul else "summer-pavilion",
        names=PLAYERS[: game["players"]],
        first_seat=game["rounds"][0]["start"],
        chosen={"edition": edition, surface: colouring},
        language=language,
    )


def list_moves(game: Any, rounds: int = ALL_ROUNDS) -> list[Move]:
    """Return all moves of the first rounds, except the columns of a grey wall."""
    return list(_azul_moves(game, rounds) if "wall" in game else _pavilion_moves(game, rounds))


def list_columns(game: Any, round_index: int) -> list[dict[int, int]]:
    """Return the columns of a round on the grey wall, by player and line; 0 is the floor line."""
    return [
        {row["line"]: 0 if row["column"] == "floor" else row["column"] for row in player}
        for player in game["rounds"][round_index]["columns"]
    ]


def _azul_moves(game: Any, rounds: int) -> Iterator[Move]:
    for played in game["rounds"][:rounds]:
        for tiles in filter(None, played["factories"]):
            yield Fill("".join(AZUL_LABELS[tile] for tile in tiles))
        for move in played["moves"]:
            source = 0 if move["source"] == "centre" else move["source"]
            line = 0 if move["line"] == "floor" else move["line"]
            yield Take(source, AZUL_LABELS[move["colour"]], line)


def _pavilion_moves(game: Any, rounds: int) -> Iterator[Move]:
    grey = game["board"] == "grey"
    yield Fill(_labels(game["supply"]))
    hands = [Counter[str]() for _ in range(game["players"])]
    for played in game["rounds"][:rounds]:
        wild = PAVILION_LABELS[played["wild"]]
        sources = {0: Counter[str]()}
        for number, tiles in enumerate(played["factories"], 1):
            if tiles:
                yield Fill(_labels(tiles))
            sources[number] = Counter(_labels(tiles))
        for move in played["draft"]:
            number = 0 if move["source"] == "centre" else move["source"]
            label = PAVILION_LABELS[move["colour"]]
            yield Take(number, label)
            _take(sources, hands[move["player"]], number, label, wild)
        for move in played["play"]:
            hand = hands[move["player"]]
            if move.get("pass"):
                is_last = played is game["rounds"][-1]
                yield Pass(_labels(move["keep"]), sum(hand.values()), is_last)
                hands[move["player"]] = Counter(_labels(move["keep"]))
            else:
                yield _place(move, hand, wild, grey=grey)
            for tiles in filter(None, (move.get("bonus"), move.get("refill"))):
                yield Fill(_labels(tiles))
            hands[move["player"]].update(_labels(move.get("bonus") or ()))


def _labels(tiles: Any) -> str:
    return "".join(PAVILION_LABELS[tile] for tile in tiles)


def _take(
    sources: dict[int, Counter[str]], hand: Counter[str], number: int, label: str, wild: str
) -> None:
    """Move all tiles of a colour and one wild tile to the hand, the rest to the centre."""
    source = sources[number]
    hand[label] += source.pop(label)
    if label != wild and source[wild]:
        source[wild] -= 1
        hand[wild] += 1
    if number:
        sources[0].update(source)
        source.clear()


def _place(move: Any, hand: Counter[str], wild: str, *, grey: bool) -> Place:
    label, natural, wilds = PAVILION_LABELS[move["colour"]], move["natural"], move["wild"]
    proposed = min(natural + wilds, hand[label])
    payment = "" if natural == proposed else f"{natural}{label} {wilds}{wild}"
    hand[label] -= natural
    hand[wild] -= wilds
    star = move["star"]
    space = GREY_NUMBERS[move["space"] - 1] if grey and star else move["space"]
    return Place(star, label, space, grey, payment)
