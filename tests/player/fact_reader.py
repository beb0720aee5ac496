"""Reckons what the sentences of a coach say anew, without any module of the program.

It knows a position and a move as JSON objects, as `show --json` and a log have them.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fact_sentences import read_sentence

Json = Mapping[str, Any]

_ONE = {"one", "ein", "eine", "einen", "einem", "een", "één", "eén"}
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
_LABELS = ["R", "B", "SCH", "X", "O"]
_PAVILION = "LORBYG"
_CENTRE_STAR = "centre mitte middelste"


def is_true(sentence: str, language: str, position: Json, move: Json, after: Json) -> bool:
    """Whether a sentence about a move is true; `after` is the position right after the move."""
    kind, found = read_sentence(sentence, language)
    check = _CHECKS.get((position["game"], kind)) or _CHECKS["", kind]
    return check(position, move, after, *(read_number(each) for each in found))


def read_number(text: str | None) -> Any:
    if text is None:
        return None
    if text.isdigit():
        return int(text)
    return 1 if text.lower() in _ONE else 0 if text.lower() in _NONE else text


def _label(colour: str, labels: Sequence[str]) -> str:
    return next(label for label in labels if colour.lower() in _COLOURS[label].split())


def _me(position: Json) -> Any:
    return next(it for it in position["players"] if it["name"] == position["turn"])


def _next(position: Json) -> str:
    order = position["order"]
    return str(order[(order.index(position["turn"]) + 1) % len(order)])


def _player(position: Json, name: str) -> Any:
    return next(it for it in position["players"] if it["name"] == name)


def _sources(position: Json) -> list[list[str]]:
    return [*position["factories"], position["centre"]]


def _source(position: Json, move: Json) -> list[str]:
    at = move["from"]
    return list(position["centre"] if at == "centre" else position["factories"][at - 1])


# Base Azul


def _count_taken(position: Json, move: Json) -> int:
    return _source(position, move).count(move["colour"])


def _rest(position: Json, move: Json) -> list[list[str]]:
    """The sources after a take: the factories, and the centre at the end."""
    sources, at = [list(each) for each in _sources(position)], move["from"]
    taken = sources[-1] if at == "centre" else sources[at - 1]
    left = [tile for tile in taken if tile != move["colour"]]
    if at == "centre":
        sources[-1] = left
    else:
        sources[at - 1] = []
        sources[-1] += left
    return sources


def _held(board: Json, row: int) -> int:
    line = board["lines"][row - 1]
    return 0 if line is None else int(line["count"])


def _accepts(board: Json, row: int, colour: str) -> bool:
    line = board["lines"][row - 1]
    if line is not None:
        return bool(line["label"] == colour and line["count"] < row)
    return colour not in board["wall"][row - 1]


def _line_after(position: Json, move: Json) -> tuple[int, int]:
    row = move["to"]
    return row, min(row, _held(_me(position), row) + _count_taken(position, move))


def _wall_after(position: Json, move: Json, *, with_move: bool = True) -> list[list[str | None]]:
    """The wall once all full lines are tiled."""
    # The printed wall: the first row begins with blue, and each row is one further to the right.
    printed = ["B", "O", "R", "SCH", "X"]
    board = _me(position)
    wall = [list(row) for row in board["wall"]]
    for row in range(1, 6):
        line = board["lines"][row - 1]
        label, count = ("", 0) if line is None else (line["label"], line["count"])
        if with_move and move["to"] == row:
            label, count = move["colour"], _line_after(position, move)[1]
        if count == row:
            wall[row - 1][(printed.index(label) + row - 1) % 5] = label
    return wall


def _points_of(wall: list[list[str | None]], row: int, column: int) -> int:
    def run(cells: list[str | None], at: int) -> int:
        first = last = at
        while first and cells[first - 1]:
            first -= 1
        while last < 4 and cells[last + 1]:
            last += 1
        return last - first + 1

    across, down = run(wall[row], column), run([it[column] for it in wall], row)
    return sum(each for each in (across, down) if each > 1) or 1


def _is_full(position: Json, move: Json, after: Json, row: int) -> bool:
    return bool(move["to"] == row and _line_after(position, move) == (row, row))


def _has_points(position: Json, move: Json, after: Json, row: int, points: int) -> bool:
    """The points with all lines above it tiled, and none below it."""
    wall = _wall_after(position, move)
    before = _me(position)["wall"]
    for below in range(row, 5):
        wall[below] = list(before[below])
    column = wall[row - 1].index(move["colour"])
    return _is_full(position, move, after, row) and _points_of(wall, row - 1, column) == points


def _lacks(position: Json, move: Json, after: Json, row: int, count: int) -> bool:
    return move["to"] == row and row - _line_after(position, move)[1] == count


def _costs(position: Json, move: Json, after: Json, points: int) -> bool:
    count, target = _count_taken(position, move), move["to"]
    if target != "floor":
        count = max(0, count - (target - _held(_me(position), target)))
    if move["from"] == "centre" and position["marker"] == "centre":
        count += 1
    had = len(_me(position)["floor"])
    return sum([1, 1, 2, 2, 2, 3, 3][had : had + count]) == points


def _takes_marker(position: Json, move: Json, after: Json, name: str) -> bool:
    free = position["marker"] == "centre" and move["from"] == "centre"
    return bool(free and name == position["turn"])


def _new_in(position: Json, move: Json, lines: Callable[[Any], list[bool]], at: int) -> bool:
    had = lines(_wall_after(position, move, with_move=False))[at]
    return lines(_wall_after(position, move))[at] and not had


def _row(position: Json, move: Json, after: Json, row: int) -> bool:
    return _new_in(position, move, lambda wall: [all(it) for it in wall], row - 1)


def _column(position: Json, move: Json, after: Json, column: int, points: int) -> bool:
    complete = _new_in(
        position, move, lambda wall: [all(it[at] for it in wall) for at in range(5)], column - 1
    )
    return complete and points == int(position["column_bonus"])


def _colour(position: Json, move: Json, after: Json, name: str, points: int) -> bool:
    label = _label(name, ["R", "B", "SCH", "X", "O"])
    return points == 10 and _new_in(
        position, move, lambda wall: [all(label in it for it in wall)], 0
    )


_FLOOR = [1, 1, 2, 2, 2, 3, 3]


def _stays_open(position: Json, move: Json, after: Json, row: int) -> bool:
    left = sum(tiles.count(move["colour"]) for tiles in _rest(position, move))
    return move["to"] == row and row - _line_after(position, move)[1] > left


def _lacking(board: Json, row: int, colour: str) -> int:
    """How many tiles of a colour a row still takes."""
    return row - _held(board, row) if _accepts(board, row, colour) else 0


def _fillers(sources: Sequence[list[str]], board: Json, row: int) -> set[str]:
    """The colours with which one take fills a row."""
    return {
        colour
        for tiles in sources
        for colour in set(tiles)
        if 0 < _lacking(board, row, colour) <= tiles.count(colour)
    }


def _worth_of_fill(position: Json, board: Json, row: int, colour: str) -> int:
    """The points for a row's tile, with the full rows above it tiled, and for what it completes."""
    printed = ["B", "O", "R", "SCH", "X"]
    wall = [list(each) for each in board["wall"]]
    for above in range(1, row):
        if _held(board, above) == above:
            label = board["lines"][above - 1]["label"]
            wall[above - 1][(printed.index(label) + above - 1) % 5] = label
    had = _bonuses(position, wall)
    column = (printed.index(colour) + row - 1) % 5
    points = _points_of(wall, row - 1, column)
    wall[row - 1][column] = colour
    return points + _bonuses(position, wall) - had


def _bonuses(position: Json, wall: list[list[str | None]]) -> int:
    columns = sum(all(it[at] for it in wall) for at in range(5)) * int(position["column_bonus"])
    rows = 2 * sum(all(it) for it in wall)
    return columns + rows + 10 * sum(all(label in it for it in wall) for label in _LABELS)


def _brings(position: Json, board: Json, row: int, colours: set[str], points: int | None) -> bool:
    """Whether a row can be filled, and brings so much with the best of these colours."""
    if position["wall"] == "grey":
        return points is None and bool(colours)
    found = [_worth_of_fill(position, board, row, colour) for colour in colours]
    return bool(found) and max(found) == points


def _in_order(one: Any, other: Any) -> tuple[str, int]:
    """A name and a row, whichever the language says first."""
    return (other, one) if isinstance(one, int) else (one, other)


def _denies(position: Json, move: Json, after: Json, one: Any, two: Any, points: Any) -> bool:
    name, row = _in_order(one, two)
    board, rest = _player(position, name), _rest(position, move)
    had = _fillers(_sources(position), board, row)
    is_denied = not _fillers(rest, board, row) and any(rest)
    return name == _next(position) and is_denied and _brings(position, board, row, had, points)


def _leaves(position: Json, move: Json, after: Json, one: Any, two: Any, points: Any) -> bool:
    name, row = _in_order(one, two)
    board = _player(position, name)
    has = _fillers(_rest(position, move), board, row)
    return name == _next(position) and _brings(position, board, row, has, points)


def _board_after(position: Json, move: Json) -> Json:
    """The mover's board right after a take."""
    board = dict(_me(position))
    if move["to"] != "floor":
        row, count = _line_after(position, move)
        lines = list(board["lines"])
        lines[row - 1] = {"label": move["colour"], "count": count}
        board["lines"] = lines
    return board


def _secures(position: Json, move: Json, after: Json, row: int, points: Any) -> bool:
    """All that others can take is tried."""
    board, rest = _board_after(position, move), _rest(position, move)
    others = len(position["players"]) - 1
    safe = set()
    for colour in _LABELS:
        missing = _lacking(board, row, colour)
        counts = (*sorted(tiles.count(colour) for tiles in rest[:-1]), rest[-1].count(colour))
        tables = {counts}
        for _ in range(others):
            tables = {
                later
                for counts in tables
                for at in range(len(counts))
                for later in (
                    (*counts[:at], 0, *counts[at + 1 :]),  # these tiles are taken,
                    (*counts[:at], 0, *counts[at + 1 : -1], counts[-1] + counts[at]),  # or others
                )
                if len(later) == len(counts)
            }
        if missing and all(max(counts) >= missing for counts in tables):
            safe.add(colour)
    return _brings(position, board, row, safe, points)


def _burdens(position: Json, move: Json, after: Json, one: Any, two: Any) -> bool:
    """Every take, and before it every take of all who move earlier."""
    name, points = _in_order(one, two)
    is_own = name == position["turn"]
    board = _board_after(position, move) if is_own else _player(position, name)
    dropped = len(board["floor"])
    taken = _count_taken(position, move)
    if is_own:
        room = 0 if move["to"] == "floor" else move["to"] - _held(_me(position), move["to"])
        dropped += max(0, taken - room)
    is_free = position["marker"] == "centre"
    if move["from"] == "centre":
        dropped += is_own and is_free
        is_free = False
    tables = [(_rest(position, move), is_free)]
    for _ in range(len(position["players"]) - 1 if is_own else 0):
        tables = [
            (_rest({"factories": table[:-1], "centre": table[-1]}, take), free and not is_last)
            for table, free in tables
            for take, is_last in _takes(table)
        ]
    costs = []
    for table, free in tables:
        for take, is_last in _takes(table):
            tiles = table[-1] if is_last else table[take["from"] - 1]
            room = max(_lacking(board, row, take["colour"]) for row in range(1, 6))
            count = max(0, tiles.count(take["colour"]) - room) + (is_last and free)
            costs.append(sum(_FLOOR[dropped : dropped + count]))
    is_next = is_own or name == _next(position)
    return (
        is_next and bool(costs) and all(map(any, (it[0] for it in tables))) and min(costs) == points
    )


def _takes(table: list[list[str]]) -> list[tuple[Json, bool]]:
    """Every take, and whether it is from the centre."""
    return [
        ({"from": "centre" if at == len(table) else at, "colour": colour}, at == len(table))
        for at, tiles in enumerate(table, 1)
        for colour in set(tiles)
    ]


def _dead(position: Json, move: Json, after: Json, name: str, count: int, label: str) -> bool:
    board, centre = _player(position, name), _rest(position, move)[-1]
    takes = any(_accepts(board, row, label) for row in range(1, 6))
    return name == _next(position) and centre.count(label) == count and not takes


def _at_once(position: Json, move: Json, after: Json, points: int) -> bool:
    if move["do"] == "choose":  # the uppermost full line is tiled
        board, column = _me(position), move["column"] - 1
        row = next(it for it in range(1, 6) if _held(board, it) == it)
        return _points_of(board["wall"], row - 1, column) == points
    return bool(_player(after, position["turn"])["score"] - _me(position)["score"] == points)


# Summer Pavilion


def _taken(position: Json, move: Json) -> list[str]:
    tiles, wild, colour = _source(position, move), position["wild"], move["colour"]
    if colour == wild:
        return [wild]
    return [colour] * tiles.count(colour) + [wild] * (wild in tiles)


def count_taken(position: Json, move: Json) -> int:
    """How many tiles a take in Summer Pavilion is."""
    return len(_taken(position, move))


def _on_table(position: Json, move: Json) -> list[str]:
    left = [tile for tiles in _sources(position) for tile in tiles]
    for tile in _taken(position, move):
        left.remove(tile)
    return left


def _star_index(name: str) -> int:
    if name.lower() in _CENTRE_STAR.split():
        return 0
    return int(name) if str(name).isdigit() else _PAVILION.index(_label(name, _PAVILION)) + 1


def _star_now(position: Json, move: Json) -> tuple[int, list[str | None]]:
    star = list(_me(position)["stars"][move["star"]])
    star[move["space"] - 1] = move["colour"]
    return move["star"], star


def _star(position: Json, move: Json, after: Json, name: str, points: int) -> bool:
    number, star = _star_now(position, move)
    worth = {"R": 14, "B": 15, "Y": 16, "O": 17, "G": 18, "L": 20}
    expected = worth[str(star[0])] if len(set(star)) == 1 else 12
    return number == _star_index(str(name)) and all(star) and points == expected


def _numbers_of(position: Json, star: int) -> list[int]:
    if position["board"] == "coloured":
        return [1, 2, 3, 4, 5, 6]
    return [3, 2, 1, 4, 5, 6] if star else [3] * 6


def _number_covered(position: Json, move: Json, after: Json, number: int, points: int) -> bool:
    stars = [list(star) for star in _me(position)["stars"]]
    stars[move["star"]] = _star_now(position, move)[1]
    free = [
        price
        for at, star in enumerate(stars)
        for price, tile in zip(_numbers_of(position, at), star, strict=True)
        if tile is None
    ]
    own = _numbers_of(position, move["star"])[move["space"] - 1]
    return number == own and number not in free and points == 4 * number


def _bonus(position: Json, move: Json, after: Json, count: int) -> bool:
    """Bonus tiles are due, or were taken where there was no choice."""
    taken = len(position["supply"]) - len(after["supply"])
    return bool(count == (after["due"] or taken))


def _stone(position: Json, move: Json, after: Json, points: int) -> bool:
    lowest = 1 if position["edition"] == "original" else 0
    free = position["stone"] == "centre" and move["from"] == "centre"
    cost = min(len(_taken(position, move)), _me(position)["score"] - lowest)
    return bool(free and points == max(0, cost))


def _affords(position: Json, move: Json, after: Json, one: Any, two: Any, points: int) -> bool:
    name, number = _in_order(one, two)
    star = _star_index(str(name))
    label, board, wild = _PAVILION[star - 1], _me(position), position["wild"]
    stars = [list(each) for each in board["stars"]]
    tiles = list(board["tiles"])
    if move["do"] == "place":
        stars[move["star"]] = _star_now(position, move)[1]
        then = list(_player(after, position["turn"])["tiles"])
    else:
        new = _taken(position, move) if move["do"] == "take" else list(move["tiles"])
        then = [*tiles, *new]
    space = _numbers_of(position, star).index(number)
    covered = [*stars[star][:space], label, *stars[star][space + 1 :]]

    def pays(tiles: list[str]) -> bool:
        wilds = 0 if label == wild else tiles.count(wild)
        return tiles.count(label) > 0 and tiles.count(label) + wilds >= number

    is_new = move["do"] == "place" or not pays(tiles)
    is_possible = stars[star][space] is None and pays(then) and is_new
    at_end = _bonus_at_end(position, stars)
    stars[star] = covered
    at_end = _bonus_at_end(position, stars) - at_end
    return bool(is_possible and (points or 1) == _run(covered, space) + at_end)


def _bonus_at_end(position: Json, stars: list[list[str | None]]) -> int:
    """The points for complete stars and numbers on the coloured board."""
    single = {"R": 14, "B": 15, "Y": 16, "O": 17, "G": 18, "L": 20}
    points = 0
    for star in stars:
        if all(star):
            points += single[str(star[0])] if len(set(star)) == 1 else 12
    for number in range(1, 5):
        at = [_numbers_of(position, star).index(number) for star in range(7)]
        points += 4 * number * all(star[index] for star, index in zip(stars, at, strict=True))
    return points


def _run(star: list[str | None], space: int) -> int:
    """How many tiles are connected on a ring of six."""
    if None not in star:
        return 6
    turned = [*star[space:], *star[:space]]
    on, back = turned.index(None), turned[::-1].index(None)
    return on + back


def _gone(position: Json, move: Json, after: Json, name: str) -> bool:
    label = _label(name, _PAVILION)
    return label in _taken(position, move) and label not in _on_table(position, move)


def _keeps(position: Json, move: Json, after: Json, count: int) -> bool:
    kept = move.get("keep")
    return kept is None or bool(len(kept) == count)


def _pass_costs(position: Json, move: Json, after: Json, points: int) -> bool:
    """In the last round what is kept costs as much, after the points at the end."""
    lowest = 1 if position["edition"] == "original" else 0
    board = _me(position)
    kept = len(move.get("keep") or ())
    score = max(lowest, board["score"] - (len(board["tiles"]) - kept))
    cost = board["score"] - score
    if position["round"] == 6:
        end = score + board["bonus"]
        cost += end - max(lowest, end - kept)
    return bool(points == cost)


def _star_lacks(position: Json, move: Json, after: Json, name: Any, count: int) -> bool:
    number, star = _star_now(position, move)
    return number == _star_index(str(name)) and star.count(None) == count


def _holds(position: Json, move: Json, after: Json, count: int, label: str) -> bool:
    tiles = [*_me(position)["tiles"], *_taken(position, move)]
    return move["colour"] == label and tiles.count(label) == count


def _hand(position: Json, move: Json, after: Json, count: int) -> bool:
    return len(_player(after, position["turn"])["tiles"]) == count


def _begins(position: Json, move: Json, after: Json, name: str) -> bool:
    return position["round"] < 6 and _begins_placing(position, move, after, name, last=False)


def _begins_placing(
    position: Json, move: Json, after: Json, name: str, *, last: bool = True
) -> bool:
    free = position["stone"] == "centre" and move["from"] == "centre"
    is_last = position["round"] == 6
    return bool(free and name == position["turn"] and is_last is last)


def _wilds(position: Json, move: Json, after: Json, count: int) -> bool:
    wild = position["wild"]
    paid = move.get("paid")
    if paid is None:
        price = _numbers_of(position, move["star"])[move["space"] - 1]
        return bool(count == price - _me(position)["tiles"].count(move["colour"]))
    return bool(move["colour"] != wild and list(paid).count(wild) == count)


_CHECKS: dict[tuple[str, str], Callable[..., bool]] = {
    ("", "full"): _is_full,
    ("", "full-points"): _has_points,
    ("", "lacks"): _lacks,
    ("", "floor"): _costs,
    ("", "marker"): _takes_marker,
    ("", "row"): _row,
    ("", "column"): _column,
    ("", "colour"): _colour,
    ("", "denies"): _denies,
    ("", "leaves"): _leaves,
    ("", "dead"): _dead,
    ("", "open"): _stays_open,
    ("", "secures"): _secures,
    ("", "burdens"): _burdens,
    ("", "begins"): _begins,
    ("", "begins-placing"): _begins_placing,
    ("", "wilds"): _wilds,
    ("", "points"): _at_once,
    ("", "star"): _star,
    ("", "number"): _number_covered,
    ("", "bonus"): _bonus,
    ("", "stone"): _stone,
    ("", "affords"): _affords,
    ("", "gone"): _gone,
    ("", "keeps"): _keeps,
    ("", "pass-costs"): _pass_costs,
    ("", "star-lacks"): _star_lacks,
    ("", "holds"): _holds,
    ("", "hand"): _hand,
}
