"""What could have been said instead, in the same wording: a sentence with other marked words.

The marked words of a net decide what a sentence means. "Rot aus Manufaktur zwei" has two parts that
could be others: "rot", and "Manufaktur zwei", in whose place "der Mitte" may be said as well.
"""

import heapq
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from azul_access.hearing.net import Meaning, Net, Transition
from azul_access.values import frozen

# Words that may stand before a marked one and change with it: "aus der".
_MOST_BEFORE = 3

Words = tuple[str, ...]


@frozen
class Part:
    """The words `start` to `end` of a sentence, and the `others` that may stand there instead."""

    start: int
    end: int
    others: tuple[Words, ...]


def parts_of(net: Net, words: Sequence[str]) -> tuple[Part, ...]:
    """The parts of a sentence of the net that could be others; none if it is no sentence."""
    leaving: dict[int, list[Transition]] = defaultdict(list)
    arriving: dict[int, set[int]] = defaultdict(set)
    for transition in net.transitions:
        leaving[transition.start].append(transition)
        arriving[transition.end].add(transition.start)
    path = _find_path(leaving, net.last, words)
    parts: list[Part] = []
    begin, is_rule = 0, True
    for at, transition in enumerate(path):
        if not transition.marks:
            continue
        first = max(begin, at - _MOST_BEFORE)
        is_rule, names_rule_only = False, is_rule and len(transition.marks) == 1
        if names_rule_only:
            begin = at + 1
            continue
        if others := _find_others(leaving, arriving, path[first : at + 1]):
            parts.append(Part(first, at + 1, others))
        begin = at + 1
    return tuple(parts)


def put_in(words: Sequence[str], changes: Mapping[Part, Words]) -> Words:
    """The sentence with other words in some of its parts."""
    changed, begin = [], 0
    for part in sorted(changes, key=lambda it: it.start):
        changed += [*words[begin : part.start], *changes[part]]
        begin = part.end
    return (*changed, *words[begin:])


def best_first(losses: Sequence[Sequence[float]]) -> Iterator[tuple[int, ...]]:
    """All choices of one item from each sequence, those with the smallest sum first."""
    orders = [sorted(range(len(row)), key=row.__getitem__) for row in losses]
    start = (0,) * len(orders)
    waiting, seen = [(0.0, start)], {start}
    while waiting:
        _, ranks = heapq.heappop(waiting)
        yield tuple(order[rank] for order, rank in zip(orders, ranks, strict=True))
        for at, rank in enumerate(ranks):
            following = (*ranks[:at], rank + 1, *ranks[at + 1 :])
            if rank + 1 < len(orders[at]) and following not in seen:
                seen.add(following)
                rows = zip(losses, orders, following, strict=True)
                heapq.heappush(waiting, (sum(row[order[it]] for row, order, it in rows), following))


def _find_path(
    leaving: Mapping[int, Sequence[Transition]], last: int, words: Sequence[str]
) -> tuple[Transition, ...]:
    """One path of the net with these words."""
    paths: dict[int, tuple[Transition, ...]] = {0: ()}
    for word in words:
        following: dict[int, tuple[Transition, ...]] = {}
        for state, path in paths.items():
            for transition in leaving.get(state, ()):
                if transition.word == word:
                    following.setdefault(transition.end, (*path, transition))
        paths = following
    return paths.get(last, ())


def _find_others(
    leaving: Mapping[int, Sequence[Transition]],
    arriving: Mapping[int, set[int]],
    said: Sequence[Transition],
) -> tuple[Words, ...]:
    """For each other mark the words that are most like those that were said."""
    marks, words, end = said[-1].marks, tuple(it.word for it in said), said[-1].end
    most = len(said) + 1
    near = _count_steps(arriving, end, most)
    found: dict[Meaning, Words] = {}
    # By the state and the marks so far.
    reached: dict[tuple[int, Meaning], Words] = {(said[0].start, ()): ()}
    for count in range(1, most + 1):
        following: dict[tuple[int, Meaning], Words] = {}
        for (state, so_far), path in reached.items():
            for it in leaving.get(state, ()):
                is_other = it.marks and (so_far or not _is_alike(it.marks, marks))
                if is_other or count + near.get(it.end, most) > most:
                    continue
                _keep_likest(following, (it.end, so_far or it.marks), (*path, it.word), words)
        for (state, so_far), path in following.items():
            if state == end and so_far != marks and _is_alike(so_far, marks):
                _keep_likest(found, so_far, path, words)
        reached = following
    return tuple(found[key] for key in sorted(found))


_Key = TypeVar("_Key")


def _keep_likest(paths: dict[_Key, Words], key: _Key, path: Words, said: Words) -> None:
    known = paths.get(key)
    if known is None or _likeness(path, said) > _likeness(known, said):
        paths[key] = path


def _is_alike(marks: Meaning, others: Meaning) -> bool:
    """Whether they differ in the last mark at most; the others tell which rule it is."""
    return len(marks) == len(others) and marks[:-1] == others[:-1]


def _likeness(words: Words, said: Words) -> tuple[int, int, int, int]:
    """How many words are at their place, how near the length is, and how alike the last words."""
    same = sum(one == other for one, other in zip(words, said, strict=False))
    one, other = words[-1], said[-1]
    ending = next((at for at in range(len(one)) if one[-1 - at :] != other[-1 - at :]), len(one))
    return same, -abs(len(words) - len(said)), ending, -abs(len(one) - len(other))


def _count_steps(arriving: Mapping[int, set[int]], end: int, most: int) -> dict[int, int]:
    """How many words lead at least from each state to `end`, up to `most`."""
    steps, border = {end: 0}, {end}
    for count in range(1, most + 1):
        border = {start for state in border for start in arriving.get(state, ())} - steps.keys()
        steps.update(dict.fromkeys(border, count))
    return steps
