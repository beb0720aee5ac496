"""What players did and got in the rounds before, by player, round, place and colour."""

import pytest
from asked_games import ask, begin

# Questions about the games of `asked_games`, and what the answer has, in each language.
ASKED = {
    "de": {
        "Wer hat die erste Runde gewonnen?": ("Runde 1. Anna plus 4; Ben plus 1.",),
        "Was hat Anna in Runde eins von Manufaktur 4 genommen?": (
            "Runde 1",
            "3 blaue B",
            "Reihe 3",
        ),
        "Wann hat Ben den Startstein genommen?": ("Runde 1", "Ben: 2 blaue B aus dem Zentrum"),
        "Was habe ich diese Runde in Reihe zwei gelegt?": ("Da war noch kein Zug.",),
        "Hat Ben diese Runde etwas fallen lassen?": ("Ja.", "Boden: ein O"),
        "Hat Anna diese Runde etwas fallen lassen?": ("Nein.",),
        "Hat Ben letzte Runde etwas fallen lassen?": ("Ja.", "Boden"),
        "Womit hat Anna in Runde eins die meisten Punkte gemacht?": (
            "Anna: Runde 1: plus 4",
            "B auf Platz 3, plus 2",
        ),
    },
    "en": {
        "Who won the first round?": ("Round 1. Anna plus 4; Ben plus 1.",),
        "What did Anna take from factory 4 in round one?": ("Round 1", "3 blue B", "row 3"),
        "When did Ben take the start marker?": ("Round 1", "Ben: 2 blue B from the centre"),
        "What did I put in row two this round?": ("There has been no such move.",),
        "Did Ben drop anything this round?": ("Yes.", "Floor: one O"),
        "Did Anna drop anything this round?": ("No.",),
        "Did Ben drop anything last round?": ("Yes.", "Floor"),
        "With what did Anna make the most points in round one?": (
            "Anna: round 1: plus 4",
            "B at place 3, plus 2",
        ),
    },
    "nl": {
        "Wie won de eerste ronde?": ("Ronde 1. Anna plus 4; Ben plus 1.",),
        "Wat heeft Anna in ronde één van fabriek 4 gepakt?": ("Ronde 1", "3 blauwe B", "rij 3"),
        "Wanneer heeft Ben de startmarker gepakt?": ("Ronde 1", "Ben: 2 blauwe B uit het midden"),
        "Wat heb ik deze ronde in rij twee gelegd?": ("Die zet was er nog niet.",),
        "Heeft Ben deze ronde iets laten vallen?": ("Ja.", "Vloer: een O"),
        "Heeft Anna deze ronde iets laten vallen?": ("Nee.",),
        "Heeft Ben vorige ronde iets laten vallen?": ("Ja.", "Vloer"),
        "Waarmee heeft Anna in ronde één de meeste punten gemaakt?": (
            "Anna: ronde 1: plus 4",
            "B op plaats 3, plus 2",
        ),
    },
}
# How a player came by a tile from the supply, in Summer Pavilion before anybody did.
NOTHING = {
    "de": ("Wofür habe ich die Bonusfliese bekommen?", "Da war noch kein Zug."),
    "en": ("How did I get that extra green tile?", "There has been no such move."),
    "nl": ("Waarvoor kreeg ik die bonustegel?", "Die zet was er nog niet."),
}


@pytest.mark.parametrize("language", ASKED)
def test_deeds_are_selected_by_what_a_question_names(language: str) -> None:
    """By player, round, place, colour and kind; a question for yes or no gets one."""
    session = begin(language, "azul")
    for question, parts in ASKED[language].items():
        step, answer = ask(session, question)
        assert step.understood, question
        told = " ".join(answer)
        assert all(part in told for part in parts), (question, answer)


@pytest.mark.parametrize("language", NOTHING)
def test_what_has_not_happened_is_said_so(language: str) -> None:
    question, told = NOTHING[language]
    assert ask(begin(language, "summer-pavilion"), question)[1] == [told]
