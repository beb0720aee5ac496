"""General shapes of questions that decide what they ask, whatever their subject."""

import pytest
from asked_games import ask, begin

from azul_access.language.languages import LANGUAGES

BONUSES = {
    "de": "wie viele Punkte bringen eine Reihe, eine Spalte und eine Farbe am Ende?",
    "en": "how many points are a row, a column and a colour worth at the end?",
    "nl": "hoeveel punten zijn een rij, een kolom en een kleur waard?",
}
# No factory has five tiles, but five reds lie on several.
FULL = {
    "de": ("kann ich Reihe 5 noch voll bekommen?", "Nicht in einem Zug, aber in mehreren"),
    "en": ("can I still finish row 5?", "Not in one turn, but in several"),
    "nl": ("krijg ik rij 5 nog vol?", "Niet in één beurt, wel in meer"),
}
# The verb and who does it, with no question mark: a question in Dutch.
VERB_FIRST = ("heeft Ben rood nodig", "krijg ik iets voor alle vijf rode", "mist Ben iets in rij 4")
COLUMN = ("kan Ben nog een kolom vol krijgen?", "Kolom")
TO_THE_WALL = "welke tegels komen straks op mijn muur?"
TWO_OR_THREE = (
    "die rode, zijn dat er twee of drie in het midden?",
    "hoeveel rode liggen er in het midden?",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_bonuses_are_all_told(language: str) -> None:
    _, texts = ask(begin(language, "azul"), BONUSES[language])
    told = " ".join(texts)
    assert all(points in told for points in ("2", "5", "10")), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_that_needs_several_turns_is_not_called_impossible(language: str) -> None:
    question, expected = FULL[language]
    _, texts = ask(begin(language, "azul", 1), question)
    assert texts[0].startswith(expected), texts


@pytest.mark.parametrize("text", VERB_FIRST)
def test_a_verb_before_who_does_it_begins_a_question(text: str) -> None:
    step, texts = ask(begin("nl", "azul"), text)
    assert step.understood, texts


def test_no_moves_are_told_of_a_column() -> None:
    question, expected = COLUMN
    step, texts = ask(begin("nl", "azul"), question)
    assert step.understood
    assert expected in " ".join(texts), texts


def test_what_goes_to_the_wall_is_told_of_the_rows_beside_it() -> None:
    _, texts = ask(begin("nl", "azul"), TO_THE_WALL)
    _, full = ask(begin("nl", "azul"), "welke rijen heb ik vol?")
    assert texts == full


def test_a_choice_of_numbers_asks_how_many() -> None:
    session = begin("nl", "azul")
    (_, chosen), (_, counted) = (ask(session, each) for each in TWO_OR_THREE)
    assert chosen[0].endswith(counted[0])  # it may name what it is about
