"""Reckons what the sentences of a coach say anew, without any module of the program.

It knows a position and a move as JSON objects, as `show --json` and a log have them.
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fact_sentences import read_sentence

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
_LABELS = ["R", "B", "SCH", "X", "O"]
_PAVILION = "LORBYG"
_CENTRE_STAR = "centre mitte middelste"
_SINGLE = {"R": 14, "B": 15, "Y": 16, "O": 17, "G": 18, "L": 20}
_WILDS = "LGOYBR"
_BONUS = {"pillar": 1, "statue": 2, "window": 3}
_NOUNS = {
    "pillar": ("pillar", "säule", "zuil"),
    "statue": ("statue", "standbeeld"),
    "window": ("window", "fenster", "venster"),
}
# What is between the stars, and the spaces around it: each a star and a space, from 1.
_FEATURES = [
    feature
    for star in range(1, 7)
    for feature in (
        ("pillar", [(star, 2), (star, 3), (0, (star + 3) % 6 + 1), (0, (star + 4) % 6 + 1)]),
        ("statue", [(star, 1), (star, 2), (star % 6 + 1, 3), (star % 6 + 1, 4)]),
        ("window", [(star, 5), (star, 6)]),
    )
]


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


def _is_only_full(position: Json, move: Json, after: Json, row: int) -> bool:
    """No points are told where there is only one, or where the column is chosen later."""
    is_grey = position["wall"] == "grey"
    is_full = _is_full(position, move, after, row)
    return is_full and (is_grey or _has_points(position, move, after, row, 1))


def _has_points(position: Json, move: Json, after: Json, row: int, points: int) -> bool:
    """The points with all lines above it tiled, and none below it."""
    wall = _wall_after(position, move)
    before = _me(position)["wall"]
    for below in range(row, 5):
        wall[below] = list(before[below])
    column = wall[row - 1].index(move["colour"])
    return _is_full(position, move, after, row) and _points_of(wall, row - 1, column) == points


def _lacks(
    position: Json, move: Json, after: Json, row: int, count: int, points: Any, bonus: Any
) -> bool:
    is_short = move["to"] == row and row - _line_after(position, move)[1] == count
    colours = {str(move["colour"])}
    return is_short and _brings(position, _me(position), row, colours, points, bonus)


def _count_dropped(position: Json, move: Json) -> int:
    """How many tiles of a take fall, without the marker."""
    count, target = _count_taken(position, move), move["to"]
    return count if target == "floor" else max(0, count - target + _held(_me(position), target))


def _gets_marker(position: Json, move: Json) -> bool:
    return bool(position["marker"] == "centre" and move["from"] == "centre")


def _costs(position: Json, move: Json, after: Json, points: int) -> bool:
    """Tiles fall, and not the marker."""
    return not _gets_marker(position, move) and _cost_of(position, move) == points


def _costs_marker(position: Json, move: Json, after: Json, points: int) -> bool:
    """Only the marker falls."""
    is_alone = _gets_marker(position, move) and not _count_dropped(position, move)
    return is_alone and _cost_of(position, move) == points


def _costs_with_marker(position: Json, move: Json, after: Json, points: int) -> bool:
    has_both = _gets_marker(position, move) and _count_dropped(position, move) > 0
    return has_both and _cost_of(position, move) == points


def _cost_of(position: Json, move: Json) -> int:
    had = len(_me(position)["floor"])
    count = _count_dropped(position, move) + _gets_marker(position, move)
    return sum([1, 1, 2, 2, 2, 3, 3][had : had + count])


def _costs_of_others(position: Json, move: Json) -> list[int]:
    """What every other take costs where its tiles cost least."""
    costs = []
    for at, tiles in enumerate(_sources(position), 1):
        place = "centre" if at == len(_sources(position)) else at
        for colour in set(tiles):
            if (place, colour) != (move["from"], move["colour"]):
                rows = [row for row in range(1, 6) if _accepts(_me(position), row, colour)]
                takes = [{"from": place, "colour": colour, "to": to} for to in (*rows, "floor")]
                costs.append(min(_cost_of(position, take) for take in takes))
    return costs


def _spares(position: Json, move: Json, after: Json, points: int) -> bool:
    others = _costs_of_others(position, move)
    return bool(others) and min(others) == points > _cost_of(position, move)


def _none_cheaper(position: Json, move: Json, after: Json) -> bool:
    return all(cost >= _cost_of(position, move) for cost in _costs_of_others(position, move))


def _costs_elsewhere(position: Json, move: Json, after: Json, points: int) -> bool:
    """Every other place for the same tiles."""
    board, colour = _me(position), move["colour"]
    places = [*(row for row in range(1, 6) if _accepts(board, row, colour)), "floor"]
    others = [_cost_of(position, {**move, "to": to}) for to in places if to != move["to"]]
    return min(others) == points > _cost_of(position, move)


def _near_column(position: Json, move: Json, after: Json, column: int, points: int) -> bool:
    walls = [_wall_after(position, move, with_move=moved) for moved in (False, True)]
    had, has = ([row[column - 1] for row in wall].count(None) for wall in walls)
    return had > has == 1 and points == int(position["column_bonus"])


def _near_colour(position: Json, move: Json, after: Json, name: str, points: int) -> bool:
    label = _label(name, _LABELS)
    walls = [_wall_after(position, move, with_move=moved) for moved in (False, True)]
    had, has = (sum(label in row for row in wall) for wall in walls)
    return had < has == 4 and points == 10


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
    return bool(move["to"] == row and row - _line_after(position, move)[1] > left)


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


def _worth_of_fill(position: Json, board: Json, row: int, colour: str) -> tuple[int, str]:
    """The points for a row's tile, with the full rows above it tiled, and for what it completes.

    Also what that is: "" for nothing, "all" for several.
    """
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
    new = {kind: more - had[kind] for kind, more in _bonuses(position, wall).items()}
    kinds = [kind for kind, more in new.items() if more]
    return points + sum(new.values()), kinds[0] if len(kinds) == 1 else "all" if kinds else ""


def _bonuses(position: Json, wall: list[list[str | None]]) -> dict[str, int]:
    return {
        "row": 2 * sum(all(it) for it in wall),
        "column": int(position["column_bonus"])
        * sum(all(it[at] for it in wall) for at in range(5)),
        "colour": 10 * sum(all(label in it for it in wall) for label in _LABELS),
    }


def _brings(
    position: Json, board: Json, row: int, colours: set[str], points: int | None, bonus: str | None
) -> bool:
    """Whether a row brings so much, of which so much is a bonus, with one of these colours.

    None brings more.
    """
    if position["wall"] == "grey":
        return points is None and bool(colours)
    found = [_worth_of_fill(position, board, row, colour) for colour in colours]
    points = points or 1
    best = [each for each in found if each[0] == points]
    return bool(best) and max(found)[0] == points and _name_bonus(bonus) in [it[1] for it in best]


def _name_bonus(words: str | None) -> str:
    """What the points of a row hold, by the words about it."""
    kinds = {
        "row": "row rij zeile",
        "column": "column spalte kolom",
        "colour": "colour farbe kleur",
    }
    if words is None:
        return ""
    *_, word = words.lower().split()
    return next(
        (kind for kind, found in kinds.items() if word.endswith(tuple(found.split()))), "all"
    )


def _in_order(one: Any, other: Any) -> tuple[str, int]:
    """A name and a row, whichever the language says first."""
    return (other, one) if isinstance(one, int) else (one, other)


def _denies(
    position: Json, move: Json, after: Json, one: Any, two: Any, points: Any, bonus: Any
) -> bool:
    name, row = _in_order(one, two)
    board, rest = _player(position, name), _rest(position, move)
    had = _fillers(_sources(position), board, row)
    is_denied = not _fillers(rest, board, row) and any(rest)
    return (
        name == _next(position) and is_denied and _brings(position, board, row, had, points, bonus)
    )


def _leaves(
    position: Json, move: Json, after: Json, one: Any, two: Any, points: Any, bonus: Any
) -> bool:
    name, row = _in_order(one, two)
    board = _player(position, name)
    has = _fillers(_rest(position, move), board, row)
    return name == _next(position) and _brings(position, board, row, has, points, bonus)


def _board_after(position: Json, move: Json) -> Json:
    """The mover's board right after a take."""
    board = dict(_me(position))
    if move["to"] != "floor":
        row, count = _line_after(position, move)
        lines = list(board["lines"])
        lines[row - 1] = {"label": move["colour"], "count": count}
        board["lines"] = lines
    return board


def _secures(position: Json, move: Json, after: Json, row: int, points: Any, bonus: Any) -> bool:
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
    return _brings(position, board, row, safe, points, bonus)


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
    expected = _SINGLE[str(star[0])] if len(set(star)) == 1 else 12
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


def _bonus(position: Json, move: Json, after: Json, features: str, count: int) -> bool:
    """Bonus tiles are due, or were taken where there was no choice."""
    taken = len(position["supply"]) - len(after["supply"])
    stars = [list(star) for star in _me(position)["stars"]]
    stars[move["star"]] = _star_now(position, move)[1]
    named = Counter(
        kind
        for kind, spaces in _FEATURES
        if (move["star"], move["space"]) in spaces and _count_free(stars, spaces) == 0
    )
    return bool(count == (after["due"] or taken)) and _read_features(features) == named


def _around(
    position: Json, move: Json, after: Json, features: str, count: int, missing: int
) -> bool:
    (name,) = _read_features(features)
    stars = [list(star) for star in _me(position)["stars"]]
    stars[move["star"]] = _star_now(position, move)[1]
    return count == _BONUS[name] and any(
        kind == name and _count_free(stars, spaces) == missing
        for kind, spaces in _FEATURES
        if (move["star"], move["space"]) in spaces
    )


def _count_free(stars: list[list[str | None]], spaces: Sequence[tuple[int, int]]) -> int:
    return sum(stars[star][space - 1] is None for star, space in spaces)


def _read_features(words: str | None) -> Counter[str]:
    """How many pillars, statues and windows are named."""
    found = Counter[str]()
    for count, noun in re.findall(r"(\w+) (\w+)", re.sub(r" (and|und|en) ", " ", words or "")):
        name = next(kind for kind, nouns in _NOUNS.items() if noun.lower().startswith(nouns))
        found[name] += int(count) if count.isdigit() else 1
    return found


def _stone(position: Json, move: Json, after: Json, points: int) -> bool:
    lowest = 1 if position["edition"] == "original" else 0
    free = position["stone"] == "centre" and move["from"] == "centre"
    cost = min(len(_taken(position, move)), _me(position)["score"] - lowest)
    return bool(free and points == max(0, cost))


def _board_of(position: Json, move: Json, after: Json) -> tuple[Any, list[str]]:
    """The mover's stars and tiles right after a move."""
    board = _me(position)
    stars, tiles = [list(each) for each in board["stars"]], list(board["tiles"])
    if move["do"] == "take":
        return stars, [*tiles, *_taken(position, move)]
    if move["do"] == "bonus":
        return stars, [*tiles, *move["tiles"]]
    stars[move["star"]] = _star_now(position, move)[1]
    return stars, list(_player(after, position["turn"])["tiles"])


def _accepted(position: Json, star: int, tiles: list[str | None]) -> set[str]:
    placed = [tile for tile in tiles if tile]
    if position["board"] == "coloured" and star:
        return {_PAVILION[star - 1]}
    missing = set(_PAVILION) - set(placed)
    if position["board"] == "coloured" or not placed:
        return missing
    if len(set(placed)) < len(placed):
        return {placed[0]}
    return set(_PAVILION) if len(placed) == 1 else missing


def _lacked(
    position: Json, stars: Any, tiles: list[str], star: int, number: int, colour: Any
) -> int | None:
    """How many tiles of a colour are too few for a free space; None without any.

    Where no colour is said, the star says it.
    """
    label = _label(colour, _PAVILION) if colour else _PAVILION[star - 1]
    if label not in tiles or label not in _accepted(position, star, stars[star]):
        return None
    wild = position["wild"]
    return number - tiles.count(label) - (0 if label == wild else tiles.count(wild))


def _is_prize(
    position: Json, stars: Any, star: int, number: int, points: Any, bonus: Any, features: Any
) -> bool:
    """Whether a free space with this number brings that."""
    return any(
        _brings_prize(position, stars, star, space, points or 1, bonus, features)
        for space, price in enumerate(_numbers_of(position, star))
        if price == number and stars[star][space] is None
    )


def _brings_prize(
    position: Json, stars: Any, star: int, space: int, points: int, bonus: Any, features: Any
) -> bool:
    covered = [list(each) for each in stars]
    covered[star][space] = min(_accepted(position, star, stars[star]))
    had, has = (_bonus_at_end(position, each) for each in (stars, covered))
    named = Counter(
        kind
        for kind, spaces in _FEATURES
        if (star, space + 1) in spaces and _count_free(covered, spaces) == 0
    )
    words = set((bonus or "").lower().split())
    names = {"star": {"star", "stern", "ster"}, "number": {"number", "zahl", "getal"}}
    said = {kind for kind, each in names.items() if words & each}
    total = _run(covered[star], space) + sum(has.values()) - sum(had.values())
    is_right = points == total and said == {kind for kind in has if has[kind] > had[kind]}
    return is_right and _read_features(features) == named


def _affords(
    position: Json,
    move: Json,
    after: Json,
    bonus: Any,
    colour: Any,
    features: Any,
    number: int,
    points: Any,
    star: Any,
) -> bool:
    stars, then = _board_of(position, move, after)
    at = _star_index(str(star))
    lacked = _lacked(position, stars, then, at, number, colour)
    had = _lacked(position, stars, list(_me(position)["tiles"]), at, number, colour)
    is_new = move["do"] == "place" or had is None or had > 0
    is_possible = lacked is not None and lacked <= 0 and is_new
    return is_possible and _is_prize(position, stars, at, number, points, bonus, features)


def _is_lacking(
    position: Json,
    move: Json,
    after: Json,
    bonus: Any,
    colour: Any,
    features: Any,
    missing: int,
    number: int,
    points: Any,
    star: Any,
) -> bool:
    stars, then = _board_of(position, move, after)
    at = _star_index(str(star))
    is_short = _lacked(position, stars, then, at, number, colour) == missing
    return is_short and _is_prize(position, stars, at, number, points, bonus, features)


def _blocks(
    position: Json,
    move: Json,
    after: Json,
    bonus: Any,
    colour: Any,
    features: Any,
    number: int,
    player: str,
    points: Any,
    star: Any,
) -> bool:
    """No take that is left is enough, and one of those before it was."""
    board, at = _player(position, player), _star_index(str(star))
    stars = [list(each) for each in board["stars"]]
    own = list(board["tiles"])

    def reaches(table: Json) -> bool:
        takes = [
            {"from": "centre" if place == len(_sources(table)) else place, "colour": colour}
            for place, tiles in enumerate(_sources(table), 1)
            for colour in set(tiles)
            if colour != position["wild"] or set(tiles) == {colour}
        ]
        lacked = [
            _lacked(position, stars, [*own, *_taken(table, take)], at, number, colour)
            for take in takes
        ]
        return any(each is not None and each <= 0 for each in lacked)

    factories, centre = [list(it) for it in position["factories"]], list(position["centre"])
    tiles = centre if move["from"] == "centre" else factories[move["from"] - 1]
    for tile in _taken(position, move):
        tiles.remove(tile)
    if move["from"] != "centre":
        centre += tiles
        factories[move["from"] - 1] = []
    table = {**position, "factories": factories, "centre": centre}
    is_next = player == _next(position) and any(_sources(table))
    is_blocked = reaches(position) and not reaches(table)
    return (
        is_next and is_blocked and _is_prize(position, stars, at, number, points, bonus, features)
    )


def _saves(
    position: Json,
    move: Json,
    after: Json,
    bonus: Any,
    colour: Any,
    features: Any,
    number: int,
    points: Any,
    star: Any,
) -> bool:
    """With as few wild tiles as possible it would not be enough."""
    stars, then = _board_of(position, move, after)
    at, own, wild = _star_index(str(star)), move["colour"], position["wild"]
    spared = min(list(move["paid"]).count(wild), then.count(own))
    other = [*then, *[wild] * spared]
    for _ in range(spared):
        other.remove(own)
    lacked = [_lacked(position, stars, tiles, at, number, colour) for tiles in (then, other)]
    is_saved = lacked[0] is not None and lacked[0] <= 0 and (lacked[1] is None or lacked[1] > 0)
    return is_saved and _is_prize(position, stars, at, number, points, bonus, features)


def _spares_colour(
    position: Json, move: Json, after: Json, count: int, label: str, wild: str
) -> bool:
    """As many wild tiles could have stayed, had these paid."""
    paid, own = list(move["paid"]), list(_me(position)["tiles"])
    left = own.count(label) - paid.count(label)
    is_wild = _label(wild, _PAVILION) == position["wild"] != _WILDS[position["round"]]
    return move["colour"] == label and is_wild and count == min(left, paid.count(position["wild"]))


def _next_wild(position: Json, move: Json, after: Json, colour: str, count: int) -> bool:
    wild = _WILDS[position["round"]]
    tiles = _board_of(position, move, after)[1]
    return _label(colour, _PAVILION) == wild and count == min(4, tiles.count(wild)) > 0


def _gets_wilds(position: Json, move: Json, after: Json, count: int) -> bool:
    tiles = _board_of(position, move, after)[1]
    had = list(_me(position)["tiles"])
    return tiles.count(position["wild"]) - had.count(position["wild"]) == count


def _number_lacks(
    position: Json, move: Json, after: Json, count: int, number: int, points: int
) -> bool:
    stars = _board_of(position, move, after)[0]
    free = [
        price
        for at, star in enumerate(stars)
        for price, tile in zip(_numbers_of(position, at), star, strict=True)
        if tile is None
    ]
    return free.count(number) == count and points == 4 * number and number < 5


def _bonus_at_end(position: Json, stars: list[list[str | None]]) -> dict[str, int]:
    """The points for complete stars and numbers."""
    points = {"star": 0, "number": 0}
    for star in stars:
        if all(star):
            points["star"] += _SINGLE[str(star[0])] if len(set(star)) == 1 else 12
    for number in range(1, 5):
        tiles = [
            tile
            for at, star in enumerate(stars)
            for price, tile in zip(_numbers_of(position, at), star, strict=True)
            if price == number
        ]
        points["number"] += 4 * number * all(tiles)
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


def _keeps(position: Json, move: Json, after: Json, count: int, wild: int | None) -> bool:
    kept = move.get("keep", _me(position)["tiles"])
    return len(kept) == count and list(kept).count(_WILDS[position["round"]]) == (wild or 0)


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


def _star_lacks(
    position: Json, move: Json, after: Json, name: Any, count: int, points: int
) -> bool:
    number, star = _star_now(position, move)
    placed = {tile for tile in star if tile}
    is_mixed = len(placed) > 1 or (position["board"] == "coloured" and not number)
    expected = 12 if is_mixed else _SINGLE[str(min(placed))]
    is_known = position["board"] == "coloured" or star.count(None) < 5
    return (
        is_known
        and points == expected
        and number == _star_index(str(name))
        and star.count(None) == count
    )


def _holds(position: Json, move: Json, after: Json, count: int) -> bool:
    return count_taken(position, move) == count


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
    ("", "full"): _is_only_full,
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
    ("", "floor-marker"): _costs_marker,
    ("", "floor-with"): _costs_with_marker,
    ("", "spares"): _spares,
    ("", "none-cheaper"): _none_cheaper,
    ("", "elsewhere"): _costs_elsewhere,
    ("", "near-column"): _near_column,
    ("", "near-colour"): _near_colour,
    ("", "around"): _around,
    ("", "lacking"): _is_lacking,
    ("", "blocks"): _blocks,
    ("", "saves"): _saves,
    ("", "next-wild"): _next_wild,
    ("", "spares-colour"): _spares_colour,
    ("", "gets-wilds"): _gets_wilds,
    ("", "number-lacks"): _number_lacks,
}
