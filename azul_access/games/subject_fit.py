"""Fits the weights of subjects to the features of their examples: a softmax, learned line by line.

Stochastic gradient descent with a step for each feature that becomes shorter with what it has
learned (AdaGrad); a few seconds for some thousands of lines.
"""

import math
from array import array
from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import chain

import numpy as np
import numpy.typing as npt

from azul_access.games.subject_weights import (
    FEWEST_STEPS,
    STEP,
    Line,
    Row,
    SubjectWeights,
    add_parts,
    describe,
    is_part,
    weigh,
)

# How often all lines are learned, and how far a step goes at first.
_TIMES = 20
_PACE = 1.0


def fit_weights(lines: Sequence[Line]) -> SubjectWeights:
    """The weights by which the subject of each line is the likeliest one, as far as possible."""
    subjects = tuple(dict.fromkeys(line.subject for line in lines))
    whole = [add_parts(line.features) for line in lines]
    spread = Counter(chain.from_iterable(whole))
    # A part that only one line has says no more than its word.
    kept = [one for one, count in spread.items() if count > 1 or not is_part(one)]
    places = {feature: at for at, feature in enumerate(kept)}
    rarities = np.array([weigh(one, spread[one], len(lines)) for one in kept], np.float32)
    rows = [np.array([places[one] for one in each if one in places]) for each in whole]
    having: dict[str, set[str]] = defaultdict(set)
    for line, features in zip(lines, whole, strict=True):
        for one in features:
            having[one].add(line.subject)
    right = [subjects.index(line.subject) for line in lines]
    steps = np.rint(_learn(rows, right, rarities, len(subjects)) / STEP).astype(int)
    steps[np.abs(steps) < FEWEST_STEPS] = 0
    return SubjectWeights(
        subjects,
        describe(lines),
        {
            feature: Row(
                float(rarities[at]),
                len(having[feature]),
                array("h", (found := np.flatnonzero(row)).tolist()),
                array("h", row[found].tolist()),
            )
            for at, (feature, row) in enumerate(zip(kept, steps, strict=True))
        },
    )


def _learn(
    rows: Sequence[npt.NDArray[np.int64]],
    right: Sequence[int],
    rarities: npt.NDArray[np.float32],
    subjects: int,
) -> npt.NDArray[np.float32]:
    """The weights of each feature (first axis) for each subject, from the features of each line."""
    weights = np.zeros((len(rarities), subjects), np.float32)
    learned = np.full(len(rarities), 1e-3, np.float32)
    order = np.random.default_rng(1)
    lines = [at for at, row in enumerate(rows) if row.size]
    shares = [rarities[row] / math.sqrt(rarities[row] @ rarities[row] or 1.0) for row in rows]
    for _ in range(_TIMES):
        for at in order.permutation(lines):
            row, share = rows[at], shares[at]
            totals = share @ weights[row]
            error = np.exp(totals - totals.max())
            error /= error.sum()
            error[right[at]] -= 1
            learned[row] += share**2 * (error @ error)
            weights[row] -= np.outer(_PACE * share / np.sqrt(learned[row]), error)
    return weights
