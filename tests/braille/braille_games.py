"""Recorded games as moves, and those moves as somebody types them. See tests/data/vectors."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from azul_access.record import setup
from azul_access.record.setup import Setup

VECTORS = Path(__file__).parent.parent / "data" / "vectors"
NAMES = ("Anna", "Bruno", "Clara", "Dirk")
CENTRES = {"de": "z", "en": "c", "nl": "m"}
NOTHING = {"de": "p behalte nichts", "en": "p keep nothing", "nl": "p houd niets"}
WITH = {"de": "mit", "en": "with", "nl": "met"}
AZUL = {"red": "r", "blue": "b", "black": "s", "white": "x", "yellow": "o"}
PAVILION = dict(zip(("purple", "orange", "red", "blue", "yellow", "green"), "lorbyg", strict=True))
# What is printed on the outer stars of the grey board, by space.
GREY = (3, 2, 1, 4, 5, 6)


class Fill(NamedTuple):
    """Tiles for a factory, the supply or a bonus: labels, s is SCH."""

    tiles: str

    def typed(self, language: str) -> str:
        return self.tiles


class Take(NamedTuple):
    source: int  # 0 is the centre
    label: str
    line: int | None = None  # of base Azul; 0 is the floor line

    def typed(self, language: str) -> str:
        source = str(self.source) if self.source else CENTRES[language]
        return f"{source}{self.label}{'' if self.line is None else self.line}"


class Column(NamedTuple):
    number: int

    def typed(self, language: str) -> str:
        return str(self.number)


class Place(NamedTuple):
    star: int
    label: str
    space: int  # as it is printed
    grey: bool
    paid: str  # where it is not paid as it would be proposed

    def typed(self, language: str) -> str:
        star = CENTRES[language] if not self.star else str(self.star) if self.grey else ""
        paid = f" {WITH[language]} {self.paid}" if self.paid else ""
        return f"{self.label}{star}{self.space}{paid}"


class Pass(NamedTuple):
    keep: str
    hand: int

    def typed(self, language: str) -> str:
        if len(self.keep) == self.hand:
            return "p"
        return f"p {self.keep}" if self.keep else NOTHING[language]


Move = Fill | Take | Column | Place | Pass


@cache
def games(file: str) -> list[Any]:
    lines = (VECTORS / f"{file}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def recorded(file: str, players: int, number: int = 0) -> Any:
    return [game for game in games(file) if game["players"] == players][number]


def set_up(game: Any, language: str) -> Setup:
    """How a recorded game is set up."""
    if "wall" in game:
        wall = "grey" if game["wall"] == "grey" else "coloured"
        chosen = {"edition": "publisher", "wall": wall}
        return _made("azul", game, chosen, language)
    board = "grey" if game["board"] == "grey" else "coloured"
    chosen = {"edition": "original", "board": board}
    return _made("summer-pavilion", game, chosen, language)


def _made(name: str, game: Any, chosen: dict[str, object], language: str) -> Setup:
    return setup.make_setup(
        game=name,
        names=NAMES[: game["players"]],
        first_seat=game["rounds"][0]["start"],
        chosen=chosen,
        language=language,
    )


def moves(game: Any, rounds: int = 99) -> Iterator[Move]:
    """The whole game or its first rounds, all but the columns of a grey wall."""
    yield from azul(game, rounds) if "wall" in game else pavilion(game, rounds)


def azul(game: Any, rounds: int) -> Iterator[Move]:
    for played in game["rounds"][:rounds]:
        for tiles in filter(None, played["factories"]):
            yield Fill("".join(AZUL[tile] for tile in tiles))
        for move in played["moves"]:
            source = 0 if move["source"] == "centre" else move["source"]
            line = 0 if move["line"] == "floor" else move["line"]
            yield Take(source, AZUL[move["colour"]], line)


def columns(game: Any, number: int) -> list[dict[int, int]]:
    """The columns of a round on the grey wall: by player and line; 0 is the floor."""
    return [
        {own["line"]: own["column"] if own["column"] != "floor" else 0 for own in player}
        for player in game["rounds"][number]["columns"]
    ]


def pavilion(game: Any, rounds: int) -> Iterator[Move]:
    grey = game["board"] == "grey"
    yield Fill(_labels(game["supply"]))
    hands = [Counter[str]() for _ in range(game["players"])]
    for played in game["rounds"][:rounds]:
        wild = PAVILION[played["wild"]]
        sources = {0: Counter[str]()}
        for number, tiles in enumerate(played["factories"], 1):
            if tiles:
                yield Fill(_labels(tiles))
            sources[number] = Counter(_labels(tiles))
        for move in played["draft"]:
            number = 0 if move["source"] == "centre" else move["source"]
            label = PAVILION[move["colour"]]
            yield Take(number, label)
            _taken(sources, hands[move["player"]], number, label, wild)
        for move in played["play"]:
            hand = hands[move["player"]]
            if move.get("pass"):
                yield Pass(_labels(move["keep"]), sum(hand.values()))
                hands[move["player"]] = Counter(_labels(move["keep"]))
            else:
                yield _placed(move, hand, wild, grey=grey)
            for tiles in filter(None, (move.get("bonus"), move.get("refill"))):
                yield Fill(_labels(tiles))
            hands[move["player"]].update(_labels(move.get("bonus") or ()))


def _labels(tiles: Any) -> str:
    return "".join(PAVILION[tile] for tile in tiles)


def _taken(
    sources: dict[int, Counter[str]], hand: Counter[str], number: int, label: str, wild: str
) -> None:
    """All tiles of a colour and one wild tile; the rest goes to the centre."""
    source = sources[number]
    hand[label] += source.pop(label)
    if label != wild and source[wild]:
        source[wild] -= 1
        hand[wild] += 1
    if number:
        sources[0].update(source)
        source.clear()


def _placed(move: Any, hand: Counter[str], wild: str, *, grey: bool) -> Place:
    label, natural, wilds = PAVILION[move["colour"]], move["natural"], move["wild"]
    usual = min(natural + wilds, hand[label])
    paid = "" if natural == usual else f"{natural}{label} {wilds}{wild}"
    hand[label] -= natural
    hand[wild] -= wilds
    star = move["star"]
    space = GREY[move["space"] - 1] if grey and star else move["space"]
    return Place(star, label, space, grey, paid)
