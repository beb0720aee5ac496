"""Each line that goes on with another one, after each kind of line: never about something else.

The answer of such a line is that of the whole question, or the program asks back.
"""

from functools import cache

import pytest
from asked_games import ask, begin

from azul_access.language.languages import LANGUAGES
from azul_access.session import Session

# Where something lies, in the first round of base Azul: as a question names it.
PLACES = {
    "de": ("auf Manufaktur 4", "in der Mitte", "im Beutel", "in Bens Reihe 1"),
    "en": ("on factory 4", "in the centre", "in the bag", "in Ben's row 1"),
    "nl": ("op fabriek 4", "in het midden", "in de zak", "in rij 1 van Ben"),
}
# Questions about a place, lines that point at it, and the same as whole questions.
ASKED = {
    "de": ("was liegt {}?", "wie viele rote sind {}?"),
    "en": ("what is {}?", "how many reds are {}?"),
    "nl": ("wat ligt er {}?", "hoeveel rode zijn er {}?"),
}
POINTING = {
    "de": {
        "wie viele davon sind blau?": "wie viele blaue sind {}?",
        "und wie viele davon sind schwarz": "wie viele schwarze sind {}?",
        "was liegt dort?": "was liegt {}?",
        "liegt da etwas Schwarzes drin?": "liegt {} etwas Schwarzes?",
    },
    "en": {
        "how many of those are blue?": "how many blues are {}?",
        "and how many of them are black": "how many blacks are {}?",
        "what lies there?": "what lies {}?",
        "any black ones in there?": "any black ones {}?",
    },
    "nl": {
        "hoeveel daarvan zijn blauw?": "hoeveel blauwe zijn er {}?",
        "en hoeveel daarvan zijn zwart": "hoeveel zwarte zijn er {}?",
        "wat ligt daar?": "wat ligt {}?",
        "liggen daar zwarte?": "liggen {} zwarte?",
    },
}
# Questions with a number or a player, fragments, and the number or the player of the whole.
NUMBERED = {
    "de": {
        "was liegt auf Manufaktur {}?": ("und in der fünf?", "und auf der 5?", "und die nächste?"),
        "wie viele rote sind auf Manufaktur {}?": ("und auf 5?", "und in Nummer 5?"),
        "was fehlt mir in Reihe {}?": ("und in der fünf?", "und 5?", "und die nächste?"),
        "ist Bens Reihe {} voll?": ("und in der fünf?", "und die nächste?"),
        "was bringt rot von 4 in Reihe {}?": ("und in der fünf?", "und in 5?"),
    },
    "en": {
        "what is on factory {}?": ("and in five?", "and number 5?", "and the next one?"),
        "how many reds are on factory {}?": ("what about 5?", "and the next?"),
        "what am I missing in row {}?": ("and in five?", "and 5?", "and the next one?"),
        "is Ben's row {} full?": ("and five?", "and the next one?"),
        "what would red from 4 in row {} bring?": ("and in five?", "and in row 5 instead?"),
    },
    "nl": {
        "wat ligt er op fabriek {}?": ("en in de vijf?", "en op 5?", "en de volgende?"),
        "hoeveel rode liggen er op fabriek {}?": ("en op 5?", "en nummer 5?"),
        "wat ontbreekt er in mijn rij {}?": ("en in de vijf?", "en 5?", "en de volgende?"),
        "is rij {} van Ben vol?": ("en in de vijf?", "en de volgende?"),
        "wat levert rood van 4 in rij {} op?": ("en in de vijf?", "en in 5?"),
    },
}
OF_PLAYER = {
    "de": {
        "wie viele Punkte hat {}?": ("und ich?", "und der andere?"),
        "was hat {} auf dem Boden?": ("und Anna?", "und bei mir?"),
        "was hat {} letzte Runde gemacht?": ("und Anna?", "und ich?"),
    },
    "en": {
        "how many points does {} have?": ("and me?", "and the other?"),
        "what does {} have on the floor line?": ("and Anna?", "what about me?"),
        "what did {} do last round?": ("and Anna?", "and me?"),
    },
    "nl": {
        "hoeveel punten heeft {}?": ("en ik?", "en de andere?"),
        "wat heeft {} op de vloer?": ("en Anna?", "en bij mij?"),
        "wat deed {} vorige ronde?": ("en Anna?", "en ik?"),
    },
}
# Lines about no numbered place; a letter or a move is typed alike in every language.
OTHERS = {
    "de": (
        "was liegt im Beutel?",
        "wer führt?",
        "wann ist das Spiel vorbei?",
        "welche Runde ist das?",
    ),
    "en": ("what is in the bag?", "who leads?", "when does the game end?", "which round is this?"),
    "nl": (
        "wat zit er in de zak?",
        "wie staat er voor?",
        "wanneer eindigt het spel?",
        "welke ronde is dit?",
    ),
}
# Lines that say nothing by themselves, nor after one of these.
OPEN = {
    "de": (
        *("und in der zwei?", "und die nächste?", "warum ausgerechnet das?", "und warum?"),
        *("wie viele Punkte gibt das?", "und was kostet das?", "wie kam es dazu?"),
        "wo liegen die?",
    ),
    "en": (
        *("and in two?", "and the next one?", "why that one?", "and why?"),
        *("how many points is that?", "and what does that cost?", "how did it come to that?"),
        "where are those?",
    ),
    "nl": (
        *("en in de twee?", "en de volgende?", "waarom juist dat?", "en waarom?"),
        *("hoeveel punten is dat?", "en wat kost dat?", "hoe komt dat?", "waar liggen die?"),
    ),
}
# The same in Summer Pavilion: a question, a line that goes on with it, and the whole question.
PAVILION = {
    "de": (
        (
            "was fehlt auf dem roten Stern?",
            "und auf dem blauen?",
            "was fehlt auf dem blauen Stern?",
        ),
        ("was liegt auf dem roten Stern?", "und der blaue?", "was liegt auf dem blauen Stern?"),
        ("was kostet Feld 3 auf dem roten Stern?", "und 5?", "was kostet Feld 5 am roten Stern?"),
        ("wie viele rote hat Anna?", "und Ben?", "wie viele rote hat Ben?"),
        ("was ist im Vorrat?", "wie viele davon sind rot?", "wie viele rote sind im Vorrat?"),
    ),
    "en": (
        (
            "what is missing on the red star?",
            "and on the blue?",
            "what is missing on the blue star?",
        ),
        ("what is on the red star?", "and the blue one?", "what is on the blue star?"),
        (
            "what does space 3 on the red star cost?",
            "and 5?",
            "what does space 5 on the red star cost?",
        ),
        ("how many reds does Anna have?", "and Ben?", "how many reds does Ben have?"),
        ("what is in the supply?", "how many of those are red?", "how many reds in the supply?"),
    ),
    "nl": (
        ("wat ontbreekt op de rode ster?", "en op de blauwe?", "wat ontbreekt op de blauwe ster?"),
        ("wat ligt er op de rode ster?", "en de blauwe?", "wat ligt er op de blauwe ster?"),
        ("wat kost vak 3 op de rode ster?", "en 5?", "wat kost vak 5 op de rode ster?"),
        ("hoeveel rode heeft Anna?", "en Ben?", "hoeveel rode heeft Ben?"),
        (
            "wat zit er in de voorraad?",
            "hoeveel daarvan zijn rood?",
            "hoeveel rode in de voorraad?",
        ),
    ),
}
# A colour that was counted, and a line that counts it at one place.
COUNTED = {
    "de": (
        (
            "wie viele rote sind noch da?",
            "wie viele davon in der Mitte?",
            "wie viele rote sind in der Mitte?",
        ),
    ),
    "en": (
        (
            "how many reds are left?",
            "how many of those in the centre?",
            "how many reds in the centre?",
        ),
    ),
    "nl": (
        (
            "hoeveel rode zijn er nog?",
            "hoeveel daarvan in het midden?",
            "hoeveel rode in het midden?",
        ),
    ),
}


@cache
def asked(language: str, line: str, game: str = "azul") -> Session:
    return ask(begin(language, game), line)[0].session


@cache
def answered(language: str, line: str, game: str = "azul") -> list[str]:
    return ask(begin(language, game), line)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_stars_and_the_supply_are_gone_on_with(language: str) -> None:
    """A colour may be the name of a place, and a number that of a space."""
    game = "summer-pavilion"
    for question, line, whole in PAVILION[language]:
        step, answer = ask(asked(language, question, game), line)
        assert step.understood
        assert answer == answered(language, whole, game), (question, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_points_at_a_place_is_about_that_place(language: str) -> None:
    """So that it is answered as the whole question is, with the place and its owner."""
    for place in PLACES[language]:
        for question in ASKED[language]:
            session = asked(language, question.format(place))
            for line, whole in POINTING[language].items():
                step, answer = ask(session, line)
                assert not step.entries
                expected = answered(language, whole.format(place))
                assert answer == expected, (place, question, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_part_of_what_was_counted_is_counted_elsewhere(language: str) -> None:
    for question, line, whole in COUNTED[language]:
        assert ask(asked(language, question), line)[1] == answered(language, whole)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_alone_is_that_of_what_was_asked_about(language: str) -> None:
    """The same holds for the next one, and for a player."""
    for question, lines in NUMBERED[language].items():
        for line in lines:
            _, answer = ask(asked(language, question.format(4)), line)
            assert answer == answered(language, question.format(5)), (question, line)
    for question, lines in OF_PLAYER[language].items():
        for line in lines:
            _, answer = ask(asked(language, question.format("Ben")), line)
            assert answer == answered(language, question.format("Anna")), (question, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_goes_on_with_nothing_is_asked_back(language: str) -> None:
    """It gets no answer that would be one to something else."""
    for line in OTHERS[language]:
        for follow in OPEN[language]:
            step, answer = ask(asked(language, line), follow)
            assert not step.understood, (line, follow, answer)
            assert not step.entries


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_may_be_of_two_places_is_asked_back(language: str) -> None:
    """The choice is answered by its number: the content of that place."""
    step, [question] = ask(asked(language, OTHERS[language][0]), OPEN[language][0])
    assert " 1: " in question
    assert " 2: " in question
    first = ask(step.session, "1")[1]
    assert first == answered(language, ASKED[language][0].format(PLACES[language][0][:-1] + "2"))
