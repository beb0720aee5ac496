"""Reckons anew what sentences say of moves of Summer Pavilion, without modules of the program."""

import re
from collections import Counter
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


def _taken(position: Json, move: Json) -> list[str]:
    tiles, wild, colour = source_of(position, move), position["wild"], move["colour"]
    if colour == wild:
        return [wild]
    return [colour] * tiles.count(colour) + [wild] * (wild in tiles)


def count_taken(position: Json, move: Json) -> int:
    """How many tiles a take in Summer Pavilion is."""
    return len(_taken(position, move))


def _on_table(position: Json, move: Json) -> list[str]:
    left = [tile for tiles in list_sources(position) for tile in tiles]
    for tile in _taken(position, move):
        left.remove(tile)
    return left


def _star_index(name: str) -> int:
    if name.lower() in _CENTRE_STAR.split():
        return 0
    return int(name) if str(name).isdigit() else _PAVILION.index(find_label(name, _PAVILION)) + 1


def _star_now(position: Json, move: Json) -> tuple[int, list[str | None]]:
    star = list(own_board(position)["stars"][move["star"]])
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
    stars = [list(star) for star in own_board(position)["stars"]]
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
    stars = [list(star) for star in own_board(position)["stars"]]
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
    stars = [list(star) for star in own_board(position)["stars"]]
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
    cost = min(len(_taken(position, move)), own_board(position)["score"] - lowest)
    return bool(free and points == max(0, cost))


def _board_of(position: Json, move: Json, after: Json) -> tuple[Any, list[str]]:
    """The mover's stars and tiles right after a move."""
    board = own_board(position)
    stars, tiles = [list(each) for each in board["stars"]], list(board["tiles"])
    if move["do"] == "take":
        return stars, [*tiles, *_taken(position, move)]
    if move["do"] == "bonus":
        return stars, [*tiles, *move["tiles"]]
    stars[move["star"]] = _star_now(position, move)[1]
    return stars, list(board_of(after, position["turn"])["tiles"])


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
    label = find_label(colour, _PAVILION) if colour else _PAVILION[star - 1]
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
    had = _lacked(position, stars, list(own_board(position)["tiles"]), at, number, colour)
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
    board, at = board_of(position, player), _star_index(str(star))
    stars = [list(each) for each in board["stars"]]
    own = list(board["tiles"])

    def reaches(table: Json) -> bool:
        takes = [
            {"from": "centre" if place == len(list_sources(table)) else place, "colour": colour}
            for place, tiles in enumerate(list_sources(table), 1)
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
    is_next = player == next_player(position) and any(list_sources(table))
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
    paid, own = list(move["paid"]), list(own_board(position)["tiles"])
    left = own.count(label) - paid.count(label)
    is_wild = find_label(wild, _PAVILION) == position["wild"] != _WILDS[position["round"]]
    return move["colour"] == label and is_wild and count == min(left, paid.count(position["wild"]))


def _next_wild(position: Json, move: Json, after: Json, colour: str, count: int) -> bool:
    wild = _WILDS[position["round"]]
    tiles = _board_of(position, move, after)[1]
    return find_label(colour, _PAVILION) == wild and count == min(4, tiles.count(wild)) > 0


def _gets_wilds(position: Json, move: Json, after: Json, count: int) -> bool:
    tiles = _board_of(position, move, after)[1]
    had = list(own_board(position)["tiles"])
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
    label = find_label(name, _PAVILION)
    return label in _taken(position, move) and label not in _on_table(position, move)


def _keeps(position: Json, move: Json, after: Json, count: int, wild: int | None) -> bool:
    kept = move.get("keep", own_board(position)["tiles"])
    return len(kept) == count and list(kept).count(_WILDS[position["round"]]) == (wild or 0)


def _pass_costs(position: Json, move: Json, after: Json, points: int) -> bool:
    """In the last round what is kept costs as much, after the points at the end."""
    lowest = 1 if position["edition"] == "original" else 0
    board = own_board(position)
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
    return len(board_of(after, position["turn"])["tiles"]) == count


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
        return bool(count == price - own_board(position)["tiles"].count(move["colour"]))
    return bool(move["colour"] != wild and list(paid).count(wild) == count)


CHECKS: dict[str, Callable[..., bool]] = {
    "begins": _begins,
    "begins-placing": _begins_placing,
    "wilds": _wilds,
    "star": _star,
    "number": _number_covered,
    "bonus": _bonus,
    "stone": _stone,
    "affords": _affords,
    "gone": _gone,
    "keeps": _keeps,
    "pass-costs": _pass_costs,
    "star-lacks": _star_lacks,
    "holds": _holds,
    "hand": _hand,
    "around": _around,
    "lacking": _is_lacking,
    "blocks": _blocks,
    "saves": _saves,
    "next-wild": _next_wild,
    "spares-colour": _spares_colour,
    "gets-wilds": _gets_wilds,
    "number-lacks": _number_lacks,
}
