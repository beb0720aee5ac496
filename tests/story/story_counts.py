"""What happened in a game of the vectors, counted from its record alone, for its story."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

FLOOR_COSTS = (1, 1, 2, 2, 2, 3, 3)
NUMBERS = (1, 2, 3, 4, 5, 6)
GREY_NUMBERS = (3, 2, 1, 4, 5, 6)
NUMBER_POINTS = {1: 4, 2: 8, 3: 12, 4: 16}
STARS = ("centre", "purple", "orange", "red", "blue", "yellow", "green")
STAR_POINTS = {"red": 14, "blue": 15, "yellow": 16, "orange": 17, "green": 18, "purple": 20}


@dataclass(frozen=True)
class Tile:
    """`across` and `down` are the tiles of its row and its column that count, on a wall."""

    colour: str
    points: int
    across: int = 0
    down: int = 0


@dataclass
class Take:
    colour: str
    count: int
    placed: int


@dataclass
class Turned:
    """What one player did in a round; `lost` on the floor, or for tiles left over.

    `completed` are rows, columns and colours of a wall, or stars (with their points) and numbers.
    `marker` tells whether the player took the start marker or stone.
    """

    tiles: list[Tile]
    lost: int
    takes: list[Take]
    completed: list[tuple[str, Any]]
    marker: bool = False
    floor: int = 0
    stone: int = 0
    extra: int = 0

    @property
    def won(self) -> int:
        return sum(tile.points for tile in self.tiles)

    @property
    def net(self) -> int:
        return self.won - self.lost - self.stone


def scores_of(record: Any) -> list[list[int]]:
    """The scores before the first round, and after each round."""
    start = 0 if record["game"] == "azul" else 5
    return [
        [start] * record["players"],
        *(played["scores"] for played in record["result"]["rounds"]),
    ]


def count_rounds(record: Any) -> list[list[Turned]]:
    """For each round and seat."""
    count = _count_azul if record["game"] == "azul" else _count_pavilion
    return [
        [count(record, index, seat) for seat in range(record["players"])]
        for index in range(len(record["rounds"]))
    ]


def _count_azul(record: Any, index: int, seat: int) -> Turned:
    results = record["result"]["rounds"]
    wall = [[None] * 5 for _ in range(5)]
    if index:
        wall = [list(row) for row in results[index - 1]["walls"][seat]]
    after = results[index]["walls"][seat]
    complete_before = _complete(wall)
    tiles = []
    for row in range(5):
        for column in range(5):
            if wall[row][column] is None and after[row][column] is not None:
                wall[row][column] = after[row][column]
                tiles.append(_read_tile(wall, row, column))
    floor = results[index]["floors"][seat]
    scores = scores_of(record)
    won = sum(tile.points for tile in tiles)
    return Turned(
        tiles,
        scores[index][seat] + won - scores[index + 1][seat],
        _takes(record, index, seat),
        [item for item in _complete(wall) if item not in complete_before],
        marker=_opens_centre(record["rounds"][index]["moves"]) == seat,
        floor=sum(FLOOR_COSTS[: len(floor)]),
    )


def _opens_centre(moves: Sequence[Any]) -> int | None:
    """The first player to take from the centre."""
    return next((move["player"] for move in moves if move["source"] == "centre"), None)


def _read_tile(wall: Sequence[Sequence[str | None]], row: int, column: int) -> Tile:
    """A tile that was just laid."""
    across = _run(wall[row], column)
    down = _run([cells[column] for cells in wall], row)
    points = (across if across > 1 else 0) + (down if down > 1 else 0) or 1
    return Tile(str(wall[row][column]), points, across, down)


def _run(cells: Sequence[str | None], at: int) -> int:
    first = last = at
    while first > 0 and cells[first - 1] is not None:
        first -= 1
    while last < len(cells) - 1 and cells[last + 1] is not None:
        last += 1
    return last - first + 1


def _complete(wall: Sequence[Sequence[str | None]]) -> list[tuple[str, Any]]:
    """The rows, columns and colours of a wall that are complete."""
    done: list[tuple[str, Any]] = [("row", row) for row in range(5) if None not in wall[row]]
    done += [("column", at) for at in range(5) if all(row[at] is not None for row in wall)]
    colours = ("blue", "yellow", "red", "black", "white")
    return done + [("colour", name) for name in colours if all(name in row for row in wall)]


def _takes(record: Any, index: int, seat: int) -> list[Take]:
    """The takes of a player, from the tiles that lay in the places."""
    places = {at + 1: Counter(on) for at, on in enumerate(record["rounds"][index]["factories"])}
    centre: Counter[str] = Counter()
    lines = [0] * 5
    if index:
        before = record["result"]["rounds"][index - 1]["lines"][seat]
        lines = [line["count"] if line else 0 for line in before]
    takes = []
    for move in record["rounds"][index]["moves"]:
        source = centre if move["source"] == "centre" else places[move["source"]]
        count = source.pop(move["colour"])
        if source is not centre:
            centre.update(source)
            source.clear()
        if move["player"] == seat:
            placed = 0
            if move["line"] != "floor":
                placed = min(count, move["line"] - lines[move["line"] - 1])
                lines[move["line"] - 1] += placed
            takes.append(Take(move["colour"], count, placed))
    return takes


def _count_pavilion(record: Any, index: int, seat: int) -> Turned:
    result = record["result"]["rounds"][index]
    before = scores_of(record)[index][seat]
    moves = zip(record["rounds"][index]["play"], result["points"], strict=True)
    own = [(move, points) for move, points in moves if move["player"] == seat]
    tiles = [Tile(move["colour"], points) for move, points in own if not move.get("pass")]
    drafted = result["scores_after_draft"][seat]
    boards = [[None] * 6] * 7
    if index:
        boards = record["result"]["rounds"][index - 1]["boards"][seat]
    is_grey = record["board"] == "grey"
    after = result["boards"][seat]
    known = complete_numbers(boards, is_grey=is_grey)
    done = [item for item in complete_numbers(after, is_grey=is_grey) if item not in known]
    done += [
        ("star", 12 if len(set(star)) > 1 else STAR_POINTS[star[0]])
        for star, old in zip(after, boards, strict=True)
        if None in old and None not in star
    ]
    return Turned(
        tiles,
        drafted + sum(tile.points for tile in tiles) - result["scores"][seat],
        [],
        done,
        marker=_opens_centre(record["rounds"][index]["draft"]) == seat,
        stone=before - drafted,
        extra=sum(len(move.get("bonus", ())) for move, _ in own),
    )


def complete_numbers(boards: Any, *, is_grey: bool) -> list[tuple[str, Any]]:
    """The numbers from 1 to 4 whose spaces are covered."""
    return [
        ("number", number)
        for number in NUMBER_POINTS
        if not open_stars(boards, number, is_grey=is_grey)
    ]


def open_stars(boards: Any, number: int, *, is_grey: bool) -> list[int]:
    """The star of each free space with a number."""
    printed = [(3,) * 6, *[GREY_NUMBERS] * 6] if is_grey else [NUMBERS] * 7
    return [
        star
        for star in range(7)
        for space in range(6)
        if printed[star][space] == number and boards[star][space] is None
    ]
