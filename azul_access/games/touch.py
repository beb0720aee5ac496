"""Strips of cells that the games of the family share: labels, numbers, factories, scores."""

from collections.abc import Iterable, Sequence

from azul_access.games.system import EMPTY_CELL, Block, Field, Strip, View
from azul_access.language.phrase import Phrase, phrase

FREE = Field(phrase("cell-free"))


def number(value: int, pick: object = None) -> Field:
    return Field(phrase("number", number=value), pick)


def numbered(value: int, fields: Iterable[Field], pick: object = None) -> Strip:
    """A number, an empty cell, and what lies there."""
    return (number(value, pick), EMPTY_CELL, *fields)


def scores(names: Sequence[str], points: Sequence[int]) -> View:
    strips = tuple(
        (Field(phrase("name", name=name)), EMPTY_CELL, number(score))
        for name, score in zip(names, points, strict=True)
    )
    return View("scores", phrase("view-scores"), strips)


def score_blocks(names: Sequence[str], points: Sequence[int]) -> list[Block]:
    """Which number is whose, and the score of each."""
    return [
        Block(((number(seat), EMPTY_CELL, *strip),))
        for seat, strip in enumerate(scores(names, points).strips, 1)
    ]


def text(name: str, title: Phrase, told: Iterable[Phrase]) -> View:
    """A view that is read as sentences."""
    return View(name, title, tuple((Field(each),) for each in told))


def grid(fields: Sequence[Field], width: int) -> Block:
    """Fields of one cell each, in rows of `width`."""
    return Block(
        tuple(tuple(fields[start : start + width]) for start in range(0, len(fields), width))
    )
