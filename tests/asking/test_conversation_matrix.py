"""Each short remark after each kind of thing that it can follow: right or helpful, and harmless."""

import pytest
from asked_games import ask, begin

from azul_access.language.languages import LANGUAGES
from azul_access.session import Session

# What was said or done before, typed the same way in every language; "{}" is the word for no.
BEFORE = {
    "nothing": (),
    "move": ("4b2",),
    "refusal": ("1r4",),
    "undo": ("4b2", "u"),
    "what-if": ("?4b2",),
}
ASKED = {
    "de": {"answer": "was liegt in Reihe 4?", "no": "kann ich Türkis in Reihe 3 legen?"},
    "en": {"answer": "what is in row 4?", "no": "can I put turquoise in row 3?"},
    "nl": {"answer": "wat ligt er in rij 4?", "no": "kan ik turquoise in rij 3 leggen?"},
}
# Remarks that have an answer after everything: about the game, and about what was said.
REMARKS = {
    "de": {
        "net": "wie viel unterm Strich?",
        "minus": "warum minus?",
        "next": "und nächste Runde?",
        "row": "und in Reihe 5?",
        "again": "das habe ich nicht verstanden",
        "thanks": "danke",
        "where": "wo war ich?",
        "why": "warum nicht?",
        "now": "und jetzt?",
        "slower": "noch mal langsamer",
    },
    "en": {
        "net": "net?",
        "minus": "why minus?",
        "next": "and next round?",
        "row": "and in row 5?",
        "again": "I didn't understand that",
        "thanks": "thanks",
        "where": "where was I?",
        "why": "why not?",
        "now": "and now?",
        "slower": "again, slower",
    },
    "nl": {
        "net": "onder de streep?",
        "minus": "waarom minpunten?",
        "next": "en de volgende ronde?",
        "row": "en in rij 5?",
        "again": "dat heb ik niet begrepen",
        "thanks": "bedankt",
        "where": "waar was ik?",
        "why": "waarom niet?",
        "now": "en nu?",
        "slower": "nog eens, langzamer",
    },
}
# A part of the answer that has to come after everything.
ALWAYS = {
    "de": {"net": "plus 4, jetzt 4", "minus": "2 Punkte weniger", "row": "Reihe 5: "},
    "en": {"net": "plus 4, now 4", "minus": "2 points lost", "row": "ow 5: "},
    "nl": {"net": "plus 4, nu 4", "minus": "2 punten eraf", "row": "ij 5: "},
}
# After these "and in row 5?" is about the same move into another row.
OF_MOVE = ("no", "refusal", "what-if")
MATRIX = [
    (language, before, remark)
    for language in LANGUAGES
    for before in (*BEFORE, "answer", "no", "scoring")
    for remark in REMARKS[language]
]


def arrive(language: str, before: str) -> Session:
    session = begin(language, "azul", 10 if before == "scoring" else None)
    lines = BEFORE.get(before, ())
    if before in ASKED[language]:
        lines = (ASKED[language][before],)
    for line in lines:
        session = ask(session, line)[0].session
    return session


@pytest.mark.parametrize(("language", "before", "remark"), MATRIX)
def test_each_remark_is_answered_after_everything(language: str, before: str, remark: str) -> None:
    session = arrive(language, before)
    step, answer = ask(session, REMARKS[language][remark])
    assert step.understood or remark == "why", answer
    assert not step.entries
    assert answer
    assert step.session.ledger == session.ledger


@pytest.mark.parametrize(("language", "before", "remark"), MATRIX)
def test_the_answer_is_about_the_game(language: str, before: str, remark: str) -> None:
    """However much was said in between; a row may go on with a move that was not made."""
    expected = ALWAYS[language].get(remark)
    if expected is None or (before in OF_MOVE and remark == "row"):
        return
    answer = " ".join(ask(arrive(language, before), REMARKS[language][remark])[1])
    assert expected in answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_not_repeats_the_no_of_an_answer(language: str) -> None:
    asked, answer = ask(begin(language, "azul"), ASKED[language]["no"])
    assert ask(asked.session, REMARKS[language]["why"])[1] == answer
    thanked, _ = ask(asked.session, REMARKS[language]["thanks"])
    assert ask(thanked.session, REMARKS[language]["why"])[1] == answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_thanks_do_not_complete_an_open_question(language: str) -> None:
    blurred = {"de": "wie schnurzel ist Reihe 4?", "en": "how blurgish is row 4?"}
    unclear, _ = ask(begin(language, "azul"), blurred.get(language, "hoe flurzig is rij 4?"))
    thanks = REMARKS[language]["thanks"]
    assert ask(unclear.session, thanks)[1] == ask(begin(language, "azul"), thanks)[1]
