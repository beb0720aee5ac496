"""The cost of misspelling a word, and words that were joined or divided."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azul_access.games import SYSTEMS
from azul_access.language.languages import LANGUAGES
from azul_access.language.lexicon import Lexicon, load_keyboards
from azul_access.language.spelling import edit_cost, least_cost


def is_neighbour(one: str, other: str) -> bool:
    return {one, other} == {"r", "t"}


@pytest.mark.parametrize(
    ("typed", "word", "cost"),
    [
        ("rot", "rot", 0.0),
        ("rrot", "rot", 0.5),  # doubled
        ("zurck", "zurueck", 1.5),  # u dropped, and the e of an umlaut
        ("zuruck", "zurueck", 0.5),
        ("rto", "rot", 0.75),  # swapped
        ("ort", "rot", 0.75),
        ("ror", "rot", 0.75),  # a neighbour
        ("rok", "rot", 1.25),
        ("kot", "rot", 1.5),  # the first letter
        ("ro", "rot", 1.0),
        ("", "rot", 3.25),
    ],
)
def test_edit_costs(typed: str, word: str, cost: float) -> None:
    """Doubling, swapping and slipping are likelier than other mistakes."""
    assert edit_cost(typed, word, is_neighbour) == pytest.approx(cost)


@given(typed=st.text("rtoue"), word=st.text("rtoue"))
def test_letters_promise_no_more_than_the_cost(typed: str, word: str) -> None:
    """Words that are passed over for their letters would have been too dear."""
    assert least_cost(frozenset(typed), frozenset(word)) <= edit_cost(typed, word, is_neighbour)


@pytest.mark.parametrize("language", LANGUAGES)
def test_keyboards_have_all_letters(language: str) -> None:
    """Three rows with every letter of the alphabet once."""
    keyboards = load_keyboards(language)
    assert keyboards
    for rows in keyboards:
        assert len(rows) == 3
        assert sorted("".join(rows)) == sorted("abcdefghijklmnopqrstuvwxyz")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("rotvon 1 in 2", "rot von 1 in 2"),
        ("Manu faktur 3", "manufaktur 3"),
        ("ROT vno 1", "ROT von 1"),
        ("Boden reihe", "bodenreihe"),
        ("Wand Ann", "Wand Anna"),
        ("2bb3", "2b3"),
        ("2 v 3", "2b3"),
    ],
)
def test_respelt_texts_keep_the_rest(text: str, meant: str) -> None:
    """What is right stays as it was typed."""
    lexicon = Lexicon("de", "azul", SYSTEMS["azul"].symbols, ("Anna", "Ben"))
    assert meant in [respelling.text for respelling in lexicon.respell(text)]


def test_costs_rise() -> None:
    """The likeliest text is the first one, and the text itself is none."""
    lexicon = Lexicon("de", "azul", SYSTEMS["azul"].symbols, ("Anna", "Ben"))
    costs = [respelling.cost for respelling in lexicon.respell("beutl von 3")]
    assert costs == sorted(costs)
    assert lexicon.respell("beutl")[0].text == "beutel"
    assert "beutel" not in [respelling.text for respelling in lexicon.respell("beutel")]


@pytest.mark.parametrize("text", ["", "?", "⠃⠑", "é" * 600, "ŉŉ ŉ", "a" * 500, "rot " * 125])
def test_any_text_can_be_respelt(text: str) -> None:
    """Signs, marks and endless lines are no mistakes of the program."""
    lexicon = Lexicon("nl", "azul", SYSTEMS["azul"].symbols, ("Änne", "Jan Piet"))
    assert text not in [respelling.text for respelling in lexicon.respell(text)]
