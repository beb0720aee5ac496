"""Whole games of Summer Pavilion in words alone, and what the program ought to make of them.

The games and their results were agreed on by implementations that are independent of this one; the
README beside them tells their form.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from program_games import NAMES, load_games, names

from azul_access.record import setup
from azul_access.record.setup import Setup

LABELS = dict(zip(("purple", "orange", "red", "blue", "yellow", "green"), "LORBYG", strict=True))
STARS = ("centre", "purple", "orange", "red", "blue", "yellow", "green")
# What is printed on the outer stars of the grey board, by space.
GREY = (3, 2, 1, 4, 5, 6)


class Words(NamedTuple):
    """How a table of one language says everything; numbers are words too."""

    numbers: tuple[str, ...]
    colours: dict[str, str]
    factory: str
    centre: str
    supply: str
    star: str
    centre_star: str
    coloured_star: str
    paid: str
    choose: str
    keep: str
    keep_nothing: str

    def number(self, number: int) -> str:
        return self.numbers[number]

    def tiles(self, tiles: list[str]) -> str:
        """Tiles with their numbers: "two red one green"."""
        counts = Counter(tiles).items()
        return " ".join(f"{self.number(count)} {self.colours[tile]}" for tile, count in counts)


def _colours(words: str) -> dict[str, str]:
    return dict(zip(LABELS, words.split(), strict=True))


def _numbers(words: str) -> tuple[str, ...]:
    return tuple(words.split())


WORDS = {
    "de": Words(
        _numbers("null ein zwei drei vier fünf sechs sieben acht neun zehn"),
        _colours("lila orange rote blaue gelbe grüne"),
        factory="{colour} von Manufaktur {number}",
        centre="{colour} aus dem Zentrum",
        supply="in den Vorrat {tiles}",
        star="{colour} auf Stern {star}, Feld {number}",
        centre_star="{colour} auf den Stern Mitte, Feld {number}",
        coloured_star="Stern {star}, Feld {number}",
        paid="{placed}, bezahlt mit {tiles}",
        choose="ich wähle {tiles}",
        keep="ich passe und behalte {tiles}",
        keep_nothing="ich passe und behalte nichts",
    ),
    "en": Words(
        _numbers("zero one two three four five six seven eight nine ten"),
        _colours("purple orange red blue yellow green"),
        factory="take the {colour} from factory {number}, please",
        centre="{colour} from the centre",
        supply="supply {tiles}",
        star="put {colour} on star {star}, space {number}",
        centre_star="put {colour} on the centre star, space {number}",
        coloured_star="{star} star, space {number}",
        paid="{placed} with {tiles}",
        choose="I choose {tiles}",
        keep="I pass and keep {tiles}",
        keep_nothing="pass and keep nothing",
    ),
    "nl": Words(
        _numbers("nul een twee drie vier vijf zes zeven acht negen tien"),
        _colours("lila oranje rode blauwe gele groene"),
        factory="{colour} van fabriek {number}",
        centre="{colour} uit het midden",
        supply="naar de voorraad {tiles}",
        star="leg {colour} op ster {star}, vak {number}",
        centre_star="leg {colour} op de ster midden, vak {number}",
        coloured_star="{star} ster, vak {number}",
        paid="{placed}, betaald met {tiles}",
        choose="ik kies {tiles}",
        keep="ik pas en houd {tiles}",
        keep_nothing="pas en houd niets",
    ),
}


def pavilion(board: str, players: int, number: int = 0) -> Any:
    """A whole game on the coloured or the grey board."""
    games = load_games(f"summer-pavilion-{board}").values()
    return [game for game in games if game["players"] == players][number]


def choices(game: Any) -> dict[str, str]:
    board = "grey" if game["board"] == "grey" else "coloured"
    return {"edition": "original", "board": board}


def options(game: Any) -> list[str]:
    """What stands on the command line for a recorded game."""
    start = NAMES[game["rounds"][0]["start"]]
    chosen = [word for name, value in choices(game).items() for word in (f"--{name}", value)]
    seats = ("--players", ",".join(names(game)), "--starts", start)
    return ["--game", "summer-pavilion", *seats, *chosen]


def recorded(game: Any, language: str) -> Setup:
    """How a recorded game is set up."""
    return setup.make_setup(
        game="summer-pavilion",
        names=names(game),
        first_seat=game["rounds"][0]["start"],
        chosen=choices(game),
        language=language,
    )


def commands(game: Any, language: str) -> list[str]:
    """The whole game, a line for each draw, move and choice."""
    words = WORDS[language]
    typed = [words.supply.format(tiles=words.tiles(game["supply"]))]
    for played in game["rounds"]:
        typed += [words.tiles(tiles) for tiles in played["factories"] if tiles]
        typed += [_take(words, move) for move in played["draft"]]
        for move in played["play"]:
            typed += _turn(words, game["board"] == "grey", move)
    return typed


def _take(words: Words, move: Any) -> str:
    colour = words.colours[move["colour"]]
    if move["source"] == "centre":
        return words.centre.format(colour=colour)
    return words.factory.format(colour=colour, number=words.number(move["source"]))


def _turn(words: Words, grey: bool, move: Any) -> Iterator[str]:
    if move.get("pass"):
        # Said even where nothing is left, so that everything is said.
        kept = words.tiles(move["keep"])
        yield words.keep.format(tiles=kept) if kept else words.keep_nothing
    else:
        yield _place(words, grey, move)
        if move.get("bonus"):
            yield words.choose.format(tiles=words.tiles(move["bonus"]))
    if move.get("refill"):
        yield words.supply.format(tiles=words.tiles(move["refill"]))


def _place(words: Words, grey: bool, move: Any) -> str:
    """Where it goes and how it is paid, so that nothing is left to be proposed."""
    colour, star = words.colours[move["colour"]], move["star"]
    space = words.number(GREY[move["space"] - 1] if grey and star else move["space"])
    if star == 0:
        placed = words.centre_star.format(colour=colour, number=space)
    elif grey:
        placed = words.star.format(colour=colour, star=words.number(star), number=space)
    else:
        placed = words.coloured_star.format(star=words.colours[STARS[star]], number=space)
    paid = [move["colour"]] * move["natural"] + [move["paid with"]] * move["wild"]
    return words.paid.format(placed=placed, tiles=words.tiles(paid))


def with_wilds(game: Any) -> Any:
    """The game with the wild colour beside each move that it pays for."""
    rounds = [
        {**played, "play": [{**move, "paid with": played["wild"]} for move in played["play"]]}
        for played in game["rounds"]
    ]
    return {**game, "rounds": rounds}


def expected(game: Any) -> dict[str, Any]:
    """The part of `show --json` that a recorded game's result settles."""
    result = game["result"]
    last = result["rounds"][-1]
    return {
        "scores": result["final"],
        "stars": [
            [[LABELS[tile] if tile else None for tile in star] for star in stars]
            for stars in last["boards"]
        ],
        "kept": [[] for _ in range(game["players"])],
        "supply": sorted(LABELS[tile] for tile in last["supply"]),
        "wild": LABELS[game["rounds"][-1]["wild"]],
        "wilds": [LABELS[played["wild"]] for played in game["rounds"]],
        "rounds": [{"scores": played["scores"]} for played in result["rounds"]],
        "winners": [NAMES[seat] for seat in result["winners"]],
        "bag": {LABELS[colour]: count for colour, count in last["bag"].items()},
        "tower": {LABELS[colour]: count for colour, count in last["tower"].items()},
    }


def compared_part(data: Any) -> dict[str, Any]:
    """The same part of what `show --json` said."""
    return {
        "scores": [player["score"] for player in data["players"]],
        "stars": [player["stars"] for player in data["players"]],
        "kept": [player["kept"] for player in data["players"]],
        "supply": sorted(data["supply"]),
        "wild": data["wild"],
        "wilds": data["wilds"],
        "rounds": data["rounds"],
        "winners": data["winners"],
        "bag": data["bag"],
        "tower": data["tower"],
    }
