"""Reckons anew what sentences say of moves of base Azul, without modules of the program."""

from collections.abc import Callable, Sequence
from typing import Any

from position_json import (
    Json,
    board_of,
    find_label,
    list_sources,
    next_player,
    own_board,
    source_of,
)

_LABELS = ["R", "B", "SCH", "X", "O"]


def _count_taken(position: Json, move: Json) -> int:
    return source_of(position, move).count(move["colour"])


def _rest(position: Json, move: Json) -> list[list[str]]:
    """The sources after a take: the factories, and the centre at the end."""
    sources, at = [list(each) for each in list_sources(position)], move["from"]
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
    return row, min(row, _held(own_board(position), row) + _count_taken(position, move))


def _wall_after(position: Json, move: Json, *, with_move: bool = True) -> list[list[str | None]]:
    """The wall once all full lines are tiled."""
    # The printed wall: the first row begins with blue, and each row is one further to the right.
    printed = ["B", "O", "R", "SCH", "X"]
    board = own_board(position)
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
    before = own_board(position)["wall"]
    for below in range(row, 5):
        wall[below] = list(before[below])
    column = wall[row - 1].index(move["colour"])
    return _is_full(position, move, after, row) and _points_of(wall, row - 1, column) == points


def _lacks(
    position: Json, move: Json, after: Json, row: int, count: int, points: Any, bonus: Any
) -> bool:
    is_short = move["to"] == row and row - _line_after(position, move)[1] == count
    colours = {str(move["colour"])}
    return is_short and _brings(position, own_board(position), row, colours, points, bonus)


def _count_dropped(position: Json, move: Json) -> int:
    """How many tiles of a take fall, without the marker."""
    count, target = _count_taken(position, move), move["to"]
    return (
        count if target == "floor" else max(0, count - target + _held(own_board(position), target))
    )


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
    had = len(own_board(position)["floor"])
    count = _count_dropped(position, move) + _gets_marker(position, move)
    return sum([1, 1, 2, 2, 2, 3, 3][had : had + count])


def _costs_of_others(position: Json, move: Json) -> list[int]:
    """What every other take costs where its tiles cost least."""
    costs = []
    for at, tiles in enumerate(list_sources(position), 1):
        place = "centre" if at == len(list_sources(position)) else at
        for colour in set(tiles):
            if (place, colour) != (move["from"], move["colour"]):
                rows = [row for row in range(1, 6) if _accepts(own_board(position), row, colour)]
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
    board, colour = own_board(position), move["colour"]
    places = [*(row for row in range(1, 6) if _accepts(board, row, colour)), "floor"]
    others = [_cost_of(position, {**move, "to": to}) for to in places if to != move["to"]]
    return min(others) == points > _cost_of(position, move)


def _near_column(position: Json, move: Json, after: Json, column: int, points: int) -> bool:
    walls = [_wall_after(position, move, with_move=moved) for moved in (False, True)]
    had, has = ([row[column - 1] for row in wall].count(None) for wall in walls)
    return had > has == 1 and points == int(position["column_bonus"])


def _near_colour(position: Json, move: Json, after: Json, name: str, points: int) -> bool:
    label = find_label(name, _LABELS)
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
    label = find_label(name, ["R", "B", "SCH", "X", "O"])
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
    board, rest = board_of(position, name), _rest(position, move)
    had = _fillers(list_sources(position), board, row)
    is_denied = not _fillers(rest, board, row) and any(rest)
    return (
        name == next_player(position)
        and is_denied
        and _brings(position, board, row, had, points, bonus)
    )


def _leaves(
    position: Json, move: Json, after: Json, one: Any, two: Any, points: Any, bonus: Any
) -> bool:
    name, row = _in_order(one, two)
    board = board_of(position, name)
    has = _fillers(_rest(position, move), board, row)
    return name == next_player(position) and _brings(position, board, row, has, points, bonus)


def _board_after(position: Json, move: Json) -> Json:
    """The mover's board right after a take."""
    board = dict(own_board(position))
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
    board = _board_after(position, move) if is_own else board_of(position, name)
    dropped = len(board["floor"])
    taken = _count_taken(position, move)
    if is_own:
        room = 0 if move["to"] == "floor" else move["to"] - _held(own_board(position), move["to"])
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
    is_next = is_own or name == next_player(position)
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
    board, centre = board_of(position, name), _rest(position, move)[-1]
    takes = any(_accepts(board, row, label) for row in range(1, 6))
    return name == next_player(position) and centre.count(label) == count and not takes


def _at_once(position: Json, move: Json, after: Json, points: int) -> bool:
    if move["do"] == "choose":  # the uppermost full line is tiled
        board, column = own_board(position), move["column"] - 1
        row = next(it for it in range(1, 6) if _held(board, it) == it)
        return _points_of(board["wall"], row - 1, column) == points
    return bool(board_of(after, position["turn"])["score"] - own_board(position)["score"] == points)


CHECKS: dict[str, Callable[..., bool]] = {
    "full": _is_only_full,
    "full-points": _has_points,
    "lacks": _lacks,
    "floor": _costs,
    "marker": _takes_marker,
    "row": _row,
    "column": _column,
    "colour": _colour,
    "denies": _denies,
    "leaves": _leaves,
    "dead": _dead,
    "open": _stays_open,
    "secures": _secures,
    "burdens": _burdens,
    "points": _at_once,
    "floor-marker": _costs_marker,
    "floor-with": _costs_with_marker,
    "spares": _spares,
    "none-cheaper": _none_cheaper,
    "elsewhere": _costs_elsewhere,
    "near-column": _near_column,
    "near-colour": _near_colour,
}
