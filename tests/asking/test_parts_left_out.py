"""Questions that leave out the noun of a place, or name it by its number alone."""

import pytest
from asked_games import ask, begin
from pavilion_conversation import placing

# Two wordings of each language that ask the same: the second one names all its parts.
SAME_IN_ROWS = {
    "de": [
        ("was hab ich in der untersten?", "was liegt in meiner Reihe 5?"),
        ("was liegt in meiner Fünferreihe?", "was liegt in meiner Reihe 5?"),
        ("kann ich die vierte noch zumachen?", "kann ich Reihe 4 noch voll machen?"),
        ("auf welchem Platz im Zentrum ist Blau?", "was liegt im Zentrum?"),
        ("wie viel hab ich in der allerersten Runde gemacht?", "was hab ich in Runde 1 gemacht?"),
    ],
    "en": [("on which space in the centre is blue?", "what is in the centre?")],
    "nl": [("waar in het midden is blauw?", "wat ligt er in het midden?")],
}
SAME_ON_STARS = {
    "de": ("was kostet die Drei am roten Stern?", "was kostet Feld 3 am roten Stern?"),
    "en": ("what does the three on the red star cost?", "what does space 3 on the red star cost?"),
    "nl": ("wat kost de drie op de rode ster?", "wat kost vak 3 op de rode ster?"),
}
# Who has something is told of all; what nobody has is told as well.
OF_ALL = {
    "de": ("wer hat Schwarz an der Wand?", "Niemand."),
    "en": ("who has black on the wall?", "Nobody."),
    "nl": ("wie heeft zwart op de muur?", "Niemand."),
}


@pytest.mark.parametrize("language", SAME_IN_ROWS)
def test_a_row_is_known_by_its_number_alone(language: str) -> None:
    session = begin(language, "azul")
    for short, whole in SAME_IN_ROWS[language]:
        assert ask(session, short)[1] == ask(session, whole)[1], short


@pytest.mark.parametrize("language", SAME_ON_STARS)
def test_a_space_is_known_by_its_number_alone(language: str) -> None:
    """ "The three on the red star" is a space, and no three tiles."""
    short, whole = SAME_ON_STARS[language]
    assert placing(language=language).answer(short) == placing(language=language).answer(whole)


@pytest.mark.parametrize("language", OF_ALL)
def test_who_has_something_is_told_of_all(language: str) -> None:
    line, expected = OF_ALL[language]
    assert ask(begin(language, "azul"), line)[1] == [expected]
