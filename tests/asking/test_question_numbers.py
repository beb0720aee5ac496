"""A question is answered only if it has kept the numbers and names of places in the line."""

import pytest
from asked_games import ask, begin

from azul_access.games.asked_parts import AskedPlace, Place
from azul_access.games.asking import Asked
from azul_access.games.azul.asking import VOCABULARY
from azul_access.games.question_numbers import has_numbers
from azul_access.games.questions import AboutPlace

ROW_4 = Asked(places=(AskedPlace("line", 4),), vocabulary=VOCABULARY)


def test_question_about_the_named_row_has_its_number() -> None:
    assert has_numbers(AboutPlace(Place("line", 4, 0)), ROW_4)


def test_question_about_another_row_lacks_the_number() -> None:
    assert not has_numbers(AboutPlace(Place("line", 1, 0)), ROW_4)


def test_rule_does_not_ignore_the_number_of_a_place() -> None:
    """A rule may be asked for with any row, but one row of its own says more."""
    ROW_4.used.clear()
    ROW_4.ignore_parts()
    assert ROW_4.unused() == list(ROW_4.places)


def test_colour_on_the_centre_star_is_not_the_star_of_the_colour() -> None:
    _, answer = ask(begin("en", "summer-pavilion"), "may I put a red on the middle star?")
    assert "the red star" not in " ".join(answer)


def test_what_is_free_is_not_answered_with_no() -> None:
    """Only questions that begin with their verb are for yes or no."""
    _, answer = ask(begin("de", "azul"), "was ist in Reihe 4 noch frei?")
    assert not " ".join(answer).startswith("Nein")


def test_number_alone_goes_on_with_a_round() -> None:
    """After "in round 1", "in the second one" is about round 2."""
    session = begin("de", "azul")
    session = ask(session, "Wie stand es nach der ersten Runde?")[0].session
    _, answer = ask(session, "nach der zweiten?")
    assert "Nach Runde 1" not in " ".join(answer)


@pytest.mark.parametrize(
    ("language", "line", "place"),
    [
        ("de", "was liegt auf der eins", "Manufaktur 1"),
        ("de", "was ist in der eins", "Reihe 1"),
        ("en", "what's on number one?", "Factory 1"),
        ("nl", "wat ligt er op de één?", "Fabriek 1"),
    ],
)
def test_one_is_a_number_where_a_place_is_named(language: str, line: str, place: str) -> None:
    """Elsewhere it may stand for a tile: "the red one"."""
    _, answer = ask(begin(language, "azul"), line)
    assert place in answer[0]
