"""Hands that know no rules follow a game of Summer Pavilion by the told sentences alone."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pavilion_players import READERS, begin_pavilion
from whole_games import play, seeds


@pytest.mark.parametrize("language", READERS)
def test_hands_follow_whole_games(language: str, request: pytest.FixtureRequest) -> None:
    """At every moment the table is as the program has it, whatever people do or take back."""
    for seed in seeds(request, usual=2):
        random = Random(seed)
        play(begin_pavilion(random, language), random)


@given(
    language=st.sampled_from(sorted(READERS)),
    seed=st.integers(0, 2**32),
    lines=st.integers(0, 80),
)
def test_hands_follow_the_first_lines(language: str, seed: int, lines: int) -> None:
    """As above; Hypothesis finds the shortest game where hands cannot follow."""
    random = Random(seed)
    play(begin_pavilion(random, language), random, lines)
