"""How much each feature of a line speaks for each subject of questions: weights of a softmax.

`tests/benchmarks/fit_subjects.py` fits them to the examples and keeps them in `GAME.subjects.gz`
of each language; a game or a language without that file has them fitted when it is loaded.
"""

import gzip
import hashlib
import json
import math
from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from azul_access.values import frozen

# Letters of a part of a word: other forms, compounds and misspelt words have some in common.
_PART_LENGTH = 4
_PART = "#"
# A part counts so much beside a word.
_OF_PART = 0.5
# Weights are whole numbers of such steps; of less than so many steps they are left out.
STEP, FEWEST_STEPS = 0.1, 2


class Row(NamedTuple):
    """How much a feature counts, how many subjects have it, and the places and steps of weights."""

    rarity: float
    subjects: int
    places: Sequence[int]
    steps: Sequence[int]


class Line(NamedTuple):
    """The subject of a sentence, and its features."""

    subject: str
    features: Sequence[str]


def describe(lines: Sequence[Line]) -> str:
    """A digest of what is learned from; other lines have another one."""
    text = "\n".join(f"{line.subject}\t{line.features}" for line in lines)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def add_parts(features: Iterable[str]) -> list[str]:
    """The features of a line, with the parts of its words."""
    found = list(features)
    words = [one for one in found if one.isalpha()]
    for word in words:
        text = f"<{word}>"
        found += [f"{_PART}{text[at : at + _PART_LENGTH]}" for at in range(len(text) - 3)]
    return list(dict.fromkeys(found))


def is_part(feature: str) -> bool:
    """Whether a feature is a part of a word."""
    return feature.startswith(_PART)


def weigh(feature: str, lines_with: int, lines: int) -> float:
    """How much a feature counts that so many of all lines have."""
    found = math.sqrt(math.log((1 + lines) / (1 + lines_with)) + 1)
    return found * _OF_PART if is_part(feature) else found


@frozen
class SubjectWeights:
    """The weights of all features; `learned` tells the examples that they were fitted to."""

    subjects: tuple[str, ...]
    learned: str
    rows: Mapping[str, Row]

    def count_subjects(self, feature: str) -> int:
        """How many subjects have an example with a feature."""
        row = self.rows.get(feature)
        return 0 if row is None else row.subjects

    def judge(self, features: Iterable[str]) -> list[float]:
        """How likely each subject is, in their order, together 1; unknown features say nothing."""
        found = [row for one in add_parts(features) if (row := self.rows.get(one)) is not None]
        length = math.sqrt(sum(row.rarity**2 for row in found)) or 1.0
        totals = [0.0] * len(self.subjects)
        for row in found:
            share = row.rarity / length * STEP
            for at, step in zip(row.places, row.steps, strict=True):
                totals[at] += share * step
        most = max(totals, default=0.0)
        powers = [math.exp(total - most) for total in totals]
        whole = sum(powers)
        return [power / whole for power in powers]

    def write(self) -> bytes:
        """The content of a file of these weights."""
        rows = {
            feature: [round(row.rarity, 3), row.subjects, list(row.places), list(row.steps)]
            for feature, row in self.rows.items()
        }
        content = {"subjects": self.subjects, "learned": self.learned, "rows": rows}
        text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        return gzip.compress(text.encode(), mtime=0)


def read_weights(content: bytes) -> SubjectWeights:
    """The weights of a file."""
    loaded = json.loads(gzip.decompress(content))
    rows = {
        feature: Row(rarity, subjects, array("h", places), array("h", steps))
        for feature, (rarity, subjects, places, steps) in loaded["rows"].items()
    }
    return SubjectWeights(tuple(loaded["subjects"]), loaded["learned"], rows)
