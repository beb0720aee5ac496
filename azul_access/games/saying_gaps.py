"""Parts of a free move that the table or the speaker's own correction tells.

"To my red row" is the one row with red tiles. What fits several rows is left open, so that the line
is refused or asked about.
"""

from collections.abc import Sequence
from dataclasses import replace

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
