"""Parts of a free move that the table or the speaker's own correction tells.

"To my red row" is the one row with red tiles. What fits several rows is left open, so that the line
is refused or asked about.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

from azul_access.games.asking import Vocabulary
from azul_access.games.sayings import INSTEAD, SOURCES, TO, Figure, Part, Saying, Spot, Tiles


def list_corrected(saying: Saying) -> list[Saying]:
    """The readings of a line in which the speaker corrected something; else the line itself.

    Either each part after the correction stands for the part of its kind before, or for all of it.
    """
    if INSTEAD not in saying.words:
        return [saying]
    readings = [_replace_parts(saying.corrected, saying.parts), saying.parts]
    words = saying.words - {INSTEAD}
    return [replace(saying, parts=parts, words=words, corrected=[]) for parts in readings if parts]


def _replace_parts(before: Sequence[Part], after: Sequence[Part]) -> list[Part]:
    """The parts with those after a correction in place of the last ones of their kinds."""
    parts = list(before)
    replaced: set[object] = set()
    for index, part in enumerate(after):
        if isinstance(part, Figure) and not part.way:
            last = parts[-1]
            if index or not isinstance(last, Spot | Figure) or last.number is None:
                return []  # a number alone corrects the number before it
            parts[-1] = replace(last, number=part.number)
            replaced.add(_role(last))
            continue
        role = _role(part)
        same = [place for place, each in enumerate(parts) if _role(each) == role]
        if same and role not in replaced:
            parts[same[-1]] = part
        elif same and not isinstance(part, Tiles):
            return []
        else:
            parts.append(part)
        replaced.add(role)
    return parts


def _role(part: Part) -> object:
    if isinstance(part, Figure):
        return TO if part.way == TO else SOURCES
    if isinstance(part, Spot):
        return SOURCES if part.concept in SOURCES else TO
    return type(part)


def name_target(saying: Saying, vocabulary: Vocabulary, numbers: Iterable[int]) -> Saying | None:
    """The move with the number of the row that it names by colour; None if that is not one row.

    `numbers` are those of the rows with tiles of that colour.
    """
    target = vocabulary.moves.target
    rows = list(numbers)
    named = find_named_row(saying, vocabulary)
    spots = [spot for spot in saying.of(Spot) if spot.concept == target]
    if named is None or len(rows) != 1 or any(spot.number is not None for spot in spots):
        return None
    left = [part for part in saying.parts if part is not named and part not in spots]
    if not any(isinstance(part, Tiles) for part in left):
        left.insert(0, replace(named, way=""))  # "fill my red row from 2": with reds
    return replace(saying, parts=[*left, Spot(target, rows[0], TO)])


def _to(spot: Spot) -> Spot:
    return replace(spot, way=TO)


def find_named_row(saying: Saying, vocabulary: Vocabulary) -> Tiles | None:
    """The colour that names a row: "to the other reds", "fill my red row"."""
    target = Spot(vocabulary.moves.target)
    rows = [part for part, after in pairwise(saying.parts) if after in (target, _to(target))]
    named = [
        each
        for each in saying.of(Tiles)
        if each.count is None and (each.way == TO or any(each is row for row in rows))
    ]
    return named[0] if vocabulary.moves.target and len(named) == 1 else None
