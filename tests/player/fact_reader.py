"""Reads the sentences of a coach back and reckons them anew, without any module of the program.

It knows the words of the three languages, and a position and a move as JSON objects, as `show
--json` and a log have them.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

Json = Mapping[str, Any]

_ONE = {"one", "ein", "eine", "einen", "een", "één", "eén"}
_NONE = {"nothing", "nichts", "niets", "no", "keine", "geen"}
N = r"(\d+|one|eine?n?|een|één|eén|nothing|nichts|niets|no|keine|geen)"
P = r"(Anna|Bernd|Carla|Dirk)"
_TILES = r"(?:tiles?|Fliesen?|tegels?)"
_STAR = (
    r"(?:the )?(?:star )?(\w+)(?: star)?(?: at \d+ o’clock)?",
    r"Stern (\w+)(?: bei \d+ Uhr)?",
    r"(?:de )?(?:ster )?(\w+)(?: ster)?(?: op \d+ uur)?",
)

# For each kind of sentence how it reads in English, German and Dutch.
FORMS: dict[str, tuple[str, str, str]] = {
    "full": (rf"Row {N} is then full\.", rf"Reihe {N} ist dann voll\.", rf"Rij {N} is dan vol\."),
    "full-points": (
        rf"Row {N} full: at least {N} points?\.",
        rf"Reihe {N} voll: mindestens {N} Punkte?\.",
        rf"Rij {N} vol: minstens {N} punt(?:en)?\.",
    ),
    "lacks": (
        rf"Row {N} then lacks {N} {_TILES}\.",
        rf"In Reihe {N} fehl(?:t|en) dann noch {N} {_TILES}\.",
        rf"In rij {N} ontbre(?:e?kt|ken) dan nog {N} {_TILES}\.",
    ),
    "floor": (
        rf"On the floor line that costs {N} points?\.",
        rf"Auf dem Boden kostet das {N} Punkte?\.",
        rf"Op de vloer kost dat {N} punt(?:en)?\.",
    ),
    "marker": (
        rf"{P} would begin the next round\.",
        rf"Die nächste Runde würde {P} beginnen\.",
        rf"{P} zou de volgende ronde beginnen\.",
    ),
    "row": (
        rf"Wall row {N} is then complete, and this round is the last\.",
        rf"Wandreihe {N} ist dann voll, und diese Runde ist die letzte\.",
        rf"Muurrij {N} is dan vol, en deze ronde is de laatste\.",
    ),
    "column": (
        rf"Wall column {N} is then complete: {N} points at the end\.",
        rf"Wandspalte {N} ist dann voll: am Ende {N} Punkte\.",
        rf"Muurkolom {N} is dan vol: aan het eind {N} punten\.",
    ),
    "colour": (
        rf"The colour (\w+) is then complete: {N} points at the end\.",
        rf"Die Farbe (\w+) ist dann vollständig: am Ende {N} Punkte\.",
        rf"De kleur (\w+) is dan compleet: aan het eind {N} punten\.",
    ),
    "denies": (
        rf"{P} then cannot fill row {N} at once\.",
        rf"{P} kann dann Reihe {N} nicht gleich füllen\.",
        rf"{P} kan rij {N} dan niet meteen vullen\.",
    ),
    "leaves": (
        rf"{P} could then fill row {N}\.",
        rf"{P} könnte dann Reihe {N} füllen\.",
        rf"{P} zou dan rij {N} kunnen vullen\.",
    ),
    "dead": (
        rf"The centre then has {N} \w+ (\w+); no row of {P}'s can take them now\.",
        rf"Im Zentrum liegen dann {N} \w+ (\w+); keine Reihe von {P} kann sie jetzt nehmen\.",
        rf"In het midden liggen dan {N} \w+ (\w+); geen rij van {P} kan ze nu nemen\.",
    ),
    "left": (
        rf"Then {N} (?:tiles? (?:is|are)|is) left to take\.",
        rf"Dann (?:ist|sind) (?:noch )?{N} (?:{_TILES}|mehr) zu nehmen\.",
        rf"Dan (?:is|zijn) er (?:nog )?{N} (?:{_TILES}|meer) te pakken\.",
    ),
    "points": (
        rf"(?i:{N}) points? at once\.",
        rf"Sofort {N} Punkte?\.",
        rf"Meteen {N} punt(?:en)?\.",
    ),
    "star": (
        rf"That completes {_STAR[0]}: {N} points at the end\.",
        rf"{_STAR[1]} ist dann vollständig: am Ende {N} Punkte\.",
        rf"Daarmee is {_STAR[2]} compleet: aan het eind {N} punten\.",
    ),
    "number": (
        rf"All spaces with {N} are then covered: {N} points at the end\.",
        rf"Alle Felder mit {N} sind dann belegt: am Ende {N} Punkte\.",
        rf"Alle vakjes met {N} zijn dan bedekt: aan het eind {N} punten\.",
    ),
    "bonus": (
        rf"That earns {N} bonus tiles?\.",
        rf"Das bringt {N} Bonusfliesen?\.",
        rf"Dat levert {N} bonustegels? op\.",
    ),
    "stone": (
        rf"The start stone costs {N}(?: points?)?\.",
        rf"Der Startstein kostet {N}(?: Punkte?)?\.",
        rf"De startsteen kost {N}(?: punt(?:en)?)?\.",
    ),
    "affords": (
        rf"Enough then for the {N} on the (\w+) star\.",
        rf"Stern (\w+): Reicht dann für die {N}\.",
        rf"Genoeg dan voor de {N} op de (\w+) ster\.",
    ),
    "gone": (
        r"Nothing in (\w+) is then left to take\.",
        r"Von (\w+) ist dann nichts mehr zu nehmen\.",
        r"Van (\w+) is dan niets meer te pakken\.",
    ),
    "pass-costs": (
        rf"Passing costs {N} points?\.",
        rf"Passen kostet {N} Punkte?\.",
        rf"Passen kost {N} punt(?:en)?\.",
    ),
    "keeps": (
        rf"(?i:{N}) tiles? (?:is|are) kept(?: for the next round)?\.",
        rf"(?i:{N}) {_TILES} bleib(?:t|en)(?: für die nächste Runde)?\.",
        rf"(?i:{N}) {_TILES} blij(?:ft|ven)(?: voor de volgende ronde)?\.",
    ),
    "star-lacks": (
        rf"Missing then on {_STAR[0]}: {N} {_TILES}\.",
        rf"{_STAR[1]}: (?i:{N}) {_TILES} fehl(?:t|en) dann noch\.",
        rf"Op {_STAR[2]} ontbre(?:e?kt|ken) dan nog {N} {_TILES}\.",
    ),
    "holds": (
        rf"Beside the board there (?:is|are) then {N} \w+ (\w)\.",
        rf"Neben der Ablage lieg(?:t|en) dann {N} \w+ (\w)\.",
        rf"Naast het bord lig(?:t|gen) dan {N} \w+ (\w)\.",
    ),
    "hand": (
        rf"Beside the board {N} (?:tiles? )?(?:is|are) then left\.",
        rf"Neben der Ablage bleib(?:t|en) dann {N}(?: {_TILES})?\.",
        rf"Naast het bord blij(?:ft|ven) dan {N}(?: {_TILES})? over\.",
    ),
}
LANGUAGES = ("en", "de", "nl")
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
_PAVILION = "LORBYG"
_CENTRE_STAR = "centre mitte middelste"


def read_sentence(sentence: str, language: str) -> tuple[str, tuple[str, ...]]:
    """The kind of a sentence and what fills it. Raises: ValueError for one that nobody knows."""
    for kind, forms in FORMS.items():
        if match := re.fullmatch(forms[LANGUAGES.index(language)], sentence):
            return kind, match.groups()
    raise ValueError(sentence)


def is_true(sentence: str, language: str, position: Json, move: Json, after: Json) -> bool:
    """Whether a sentence about a move is true; `after` is the position right after the move."""
    kind, found = read_sentence(sentence, language)
    check = _CHECKS.get((position["game"], kind)) or _CHECKS["", kind]
    return check(position, move, after, *(_number(each) for each in found))


def _number(text: str) -> Any:
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


def _can_fill(sources: Sequence[list[str]], board: Json, row: int) -> bool:
    return any(
        _accepts(board, row, colour) and _held(board, row) + tiles.count(colour) >= row
        for tiles in sources
        for colour in set(tiles)
    )


def _denies(position: Json, move: Json, after: Json, name: str, row: int) -> bool:
    board, rest = _player(position, name), _rest(position, move)
    could, can = (_can_fill(each, board, row) for each in (_sources(position), rest))
    return name == _next(position) and could and not can and any(rest)


def _leaves(position: Json, move: Json, after: Json, name: str, row: int) -> bool:
    board = _player(position, name)
    return name == _next(position) and _can_fill(_rest(position, move), board, row)


def _dead(position: Json, move: Json, after: Json, count: int, label: str, name: str) -> bool:
    board, centre = _player(position, name), _rest(position, move)[-1]
    takes = any(_accepts(board, row, label) for row in range(1, 6))
    return name == _next(position) and centre.count(label) == count and not takes


def _left(position: Json, move: Json, after: Json, count: int) -> bool:
    return sum(map(len, _rest(position, move))) == count


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


def _afford(position: Json, move: Json, name: str, number: int) -> bool:
    star = _star_index(str(name))
    label, board, wild = _PAVILION[star - 1], _me(position), position["wild"]
    free = board["stars"][star][_numbers_of(position, star).index(number)] is None
    new = _taken(position, move) if move["do"] == "take" else list(move["tiles"])

    def pays(tiles: list[str]) -> bool:
        wilds = 0 if label == wild else tiles.count(wild)
        return tiles.count(label) > 0 and tiles.count(label) + wilds >= number

    return free and pays([*board["tiles"], *new]) and not pays(list(board["tiles"]))


def _affords(position: Json, move: Json, after: Json, one: Any, other: Any) -> bool:
    number, name = (one, other) if isinstance(one, int) else (other, one)
    return _afford(position, move, name, number)


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


def _left_in_pavilion(position: Json, move: Json, after: Json, count: int) -> bool:
    return len(_on_table(position, move)) == count


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
    ("azul", "left"): _left,
    ("summer-pavilion", "left"): _left_in_pavilion,
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
