"""Questions for what is not so, for what players want, and for what lies beside a tile."""

import pytest
from asked_games import ask, begin, shown

# Who has no blue on the wall, which factory has no red, what row 4 does not accept, which factories
# are not empty, each with the same question without its "not".
NEGATED = {
    "de": (
        ("Wer hat kein Blau an der Wand?", "Wer hat Blau an der Wand?"),
        ("Auf welcher Manufaktur liegt kein Rot?", "Auf welcher Manufaktur liegt Rot?"),
        ("Welche Farben darf ich nicht in Reihe 4 legen?", "Was darf ich in Reihe 4 legen?"),
        ("Welche Manufakturen sind nicht leer?", "Welche Manufakturen sind leer?"),
    ),
    "en": (
        ("Who doesn't have blue on the wall?", "Who has blue on the wall?"),
        ("Which factory has no red?", "Which factory has red?"),
        ("Which colours can I not put in row 4?", "Which colours can I put in row 4?"),
        ("Which factories are not empty?", "Which factories are empty?"),
    ),
    "nl": (
        ("Wie heeft geen blauw op de muur?", "Wie heeft blauw op de muur?"),
        ("Op welke fabriek ligt geen rood?", "Op welke fabriek ligt rood?"),
        ("Welke kleuren mag ik niet in rij 4 leggen?", "Welke kleuren mag ik in rij 4 leggen?"),
        ("Welke fabrieken zijn niet leeg?", "Welke fabrieken zijn leeg?"),
    ),
}
# What lies right of the blue in Anna's wall row 3: on the coloured wall O belongs there.
BESIDE = {
    "de": ("Was liegt rechts neben dem Blauen in der dritten Wandzeile von Anna?", "O", "4"),
    "en": ("What is to the right of the blue in Anna's wall row 3?", "O", "4"),
    "nl": ("Wat ligt er rechts van de blauwe in muurrij 3 van Anna?", "O", "4"),
}


@pytest.mark.parametrize("language", NEGATED)
def test_a_question_with_not_gets_the_other_answer(language: str) -> None:
    """No name and no number is in both answers, and each is in one of them."""
    session = begin(language, "azul")
    names = {"Anna", "Ben"}
    (who, who_has), (which, _), *_ = NEGATED[language]
    without, having = (" ".join(ask(session, line)[1]) for line in (who, who_has))
    assert {name for name in names if name in without} == {
        name for name in names if name not in having
    }
    factories = shown("azul")["factories"]
    assert isinstance(factories, list)
    told = ask(session, which)[1][0]
    for number, tiles in enumerate(factories, 1):
        assert (str(number) in told) == (bool(tiles) and "R" not in tiles), told
    for line, positive in NEGATED[language]:
        assert ask(session, line)[1] != ask(session, positive)[1], line


@pytest.mark.parametrize("language", BESIDE)
def test_what_lies_beside_a_tile_is_told(language: str) -> None:
    question, label, place = BESIDE[language]
    step, [answer] = ask(begin(language, "azul"), question)
    assert step.understood
    assert label in answer
    assert place in answer
