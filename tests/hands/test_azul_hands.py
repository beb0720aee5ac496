"""Hands that know no rules follow a game of base Azul by the told sentences alone."""

from random import Random

import pytest
from azul_players import READERS, begin_azul
from hypothesis import given
from hypothesis import strategies as st
from scripted_conversation import FILLED_FACTORIES, begin_conversation
from whole_games import play, seeds


@pytest.mark.parametrize("language", READERS)
def test_hands_follow_whole_games(language: str, request: pytest.FixtureRequest) -> None:
    """At every moment the table is as the program has it, whatever people do or take back."""
    for seed in seeds(request, usual=1):
        random = Random(seed)
        play(begin_azul(random, language), random)


@given(
    language=st.sampled_from(sorted(READERS)),
    seed=st.integers(0, 2**32),
    lines=st.integers(0, 80),
)
def test_hands_follow_the_first_lines(language: str, seed: int, lines: int) -> None:
    """As above; Hypothesis finds the shortest game where hands cannot follow."""
    random = Random(seed)
    play(begin_azul(random, language), random, lines)


def test_the_space_of_the_start_marker_is_not_called_empty() -> None:
    """A correction tells where the tiles of the centre lie; the marker stays where it is."""
    conversation = begin_conversation(FILLED_FACTORIES, "2x3")
    told = conversation.answer("fix 2 bbxo")
    assert "Zeile 1: leer, leer, leer, B. Zeile 2: B, leer, leer, leer." in told
    assert told.splitlines()[2].endswith("Zeile 4: O, leer, leer.")
