"""Whole conversations by voice in every language."""

import pytest
from scripted_conversation import render
from spoken_conversation import (
    LIKELY,
    NARROW,
    SURE,
    base_game,
    say,
)

from azul_access.language.phrase import Form, Verbosity

TALKS = {
    "de": [
        ("rot von Manufaktur 1 in Reihe 2", NARROW),
        ("Also: 2 rote R von Manufaktur 1 in Reihe 2. Richtig?", None),
        ("nein", SURE),
        ("Gut, nicht gemacht.", None),
        ("zwei B von Manufaktur eins in Reihe zwei|rot von Manufaktur 1 in Reihe 2", LIKELY),
        ("Es liegt ein B auf Manufaktur 1, nicht 2.", None),
        ("Meintest du: 2 rote R von Manufaktur 1 in Reihe 2?", None),
        ("nein", LIKELY),
        ("Gut, nicht gemacht.", None),
        ("rot von Manufaktur 3 in Reihe 4|rot von Manufaktur 3 in Reihe 5", NARROW),
        (
            "Meinst du 1: 4 rote R von Manufaktur 3 in Reihe 4, "
            "oder 2: 4 rote R von Manufaktur 3 in Reihe 5?",
            None,
        ),
        ("ja", SURE),
        ("Bitte sagen: das erste oder das zweite.", None),
        ("das erste", SURE),
        ("Anna: 4 rote R von Manufaktur 3 in Reihe 4", None),
        ("zurück|Stand", NARROW),
        ("Also: den letzten Eintrag zurücknehmen. Richtig?", None),
        ("ja|nein", NARROW),
        ("Bitte noch einmal: ja oder nein?", None),
        ("ja", SURE),
        ("Zurückgenommen: Anna, R von Manufaktur 3 in Reihe 4.", None),
        ("Programm beenden", SURE),
        ("Also: das Programm verlassen. Richtig?", None),
    ],
    "en": [
        ("red from factory 1 into row 2", NARROW),
        ("So: 2 red R from factory 1 into row 2. Right?", None),
        ("no", SURE),
        ("All right, not done.", None),
        ("two B from factory one into row two|red from factory 1 into row 2", LIKELY),
        ("There is one B on factory 1, not 2.", None),
        ("Did you mean: 2 red R from factory 1 into row 2?", None),
        ("no", LIKELY),
        ("All right, not done.", None),
        ("red from factory 3 into row 4|red from factory 3 into row 5", NARROW),
        (
            "Did you mean 1: 4 red R from factory 3 into row 4, "
            "or 2: 4 red R from factory 3 into row 5?",
            None,
        ),
        ("yes", SURE),
        ("Please say: the first or the second.", None),
        ("the first one", SURE),
        ("Anna: 4 red R from factory 3 into row 4", None),
        ("undo|score", NARROW),
        ("So: take back the last entry. Right?", None),
        ("yes|no", NARROW),
        ("Once more, please: yes or no?", None),
        ("yes", SURE),
        ("Taken back: Anna, R from factory 3 into row 4.", None),
        ("quit", SURE),
        ("So: leave the program. Right?", None),
    ],
    "nl": [
        ("rood van fabriek 1 in rij 2", NARROW),
        ("Dus: 2 rode R van fabriek 1 in rij 2. Klopt dat?", None),
        ("nee", SURE),
        ("Goed, niet gedaan.", None),
        ("twee B van fabriek een in rij twee|rood van fabriek 1 in rij 2", LIKELY),
        ("Er ligt één B op fabriek 1, niet 2.", None),
        ("Bedoelde je: 2 rode R van fabriek 1 in rij 2?", None),
        ("nee", LIKELY),
        ("Goed, niet gedaan.", None),
        ("rood van fabriek 3 in rij 4|rood van fabriek 3 in rij 5", NARROW),
        (
            "Bedoel je 1: 4 rode R van fabriek 3 in rij 4, of 2: 4 rode R van fabriek 3 in rij 5?",
            None,
        ),
        ("ja", SURE),
        ("Zeg alsjeblieft: de eerste of de tweede.", None),
        ("de eerste", SURE),
        ("Anna: 4 rode R van fabriek 3 in rij 4", None),
        ("terug|score", NARROW),
        ("Dus: de laatste invoer terugnemen. Klopt dat?", None),
        ("ja|nee", NARROW),
        ("Nog een keer, alsjeblieft: ja of nee?", None),
        ("ja", SURE),
        ("Teruggenomen: Anna, R van fabriek 3 in rij 4.", None),
        ("programma afsluiten", SURE),
        ("Dus: het programma verlaten. Klopt dat?", None),
    ],
}


@pytest.mark.parametrize("language", TALKS)
def test_a_whole_conversation(language: str) -> None:
    """Every spoken text is followed by the beginnings of the announcements that answer it."""
    conversation = base_game(language=language)
    index = len(conversation.paragraphs)
    for text, certainty in TALKS[language]:
        if certainty is not None:
            assert index == len(conversation.paragraphs), conversation.paragraphs[index:]
            say(conversation, *text.split("|"), certainty=certainty)
        else:
            assert conversation.paragraphs[index].startswith(text)
            index += 1


@pytest.mark.parametrize(
    ("language", "asked", "short"),
    [
        ("de", "2 r, f1, Reihe 2?", "1: 2 r, f1, Reihe 2; 2: b, f1, Reihe 2?"),
        ("en", "2 r, f1, row 2?", "1: 2 r, f1, row 2; 2: b, f1, row 2?"),
        ("nl", "2 r, f1, rij 2?", "1: 2 r, f1, rij 2; 2: b, f1, rij 2?"),
    ],
)
def test_questions_are_short_in_braille(language: str, asked: str, short: str) -> None:
    """A terse question leaves out everything but the commands."""
    moves = ("1r2", "1b2")
    conversation = base_game(language=language, verbosity=Verbosity.TERSE)
    step = say(conversation, moves[0], certainty=NARROW)
    assert render(step.session, step.announcements, Form.BRAILLE) == [asked]
    step = say(conversation, *moves, certainty=NARROW)
    assert render(step.session, step.announcements, Form.BRAILLE) == [short]
