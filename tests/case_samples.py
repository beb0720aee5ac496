"""Cases for tests with several dimensions, such as languages and formats."""

from collections.abc import Iterable
from itertools import product

import pytest


def first(values: Iterable[object]) -> list[object]:
    """Values for `parametrize`, of which the usual run takes the first and --thorough all.

    For languages where the sentences of each one are held by tests that start no program.
    """
    usual, *others = values
    return [usual, *(pytest.param(value, marks=pytest.mark.thorough) for value in others)]


def sample(*dimensions: Iterable[object]) -> list[object]:
    """Combinations of values for `parametrize`, of which --thorough runs all.

    The usual run takes the first combination, and from each on one further in every dimension until
    all values have had their turn.
    """
    lists = [list(values) for values in dimensions]
    usual = {
        tuple(values[number % len(values)] for values in lists)
        for number in range(max(map(len, lists)))
    }
    return [
        pytest.param(*case, marks=() if case in usual else pytest.mark.thorough)
        for case in product(*lists)
    ]
