"""Whole sentences that say what lies on the table: right, what the program has, or refused."""

import pytest
from asked_games import ask, begin
from pavilion_conversation import placing

from azul_access.games.azul.state import State

# In the second round of base Azul: what is right, what is not and is asked about, what is not and
# cannot be set from the words, and what is impossible, with a part of the reason.
AZUL = {
    "de": (
        (
            "Ben hat einen Punkt und ich vier",
            "Moment mal, meine dritte Reihe hat zwei Rote, und auf Bens Boden liegt ein Oranges",
            "Manufaktur 1 ist leer, 2 auch",
            "in meiner fünften Reihe fehlt noch ein Rotes",
            "an meiner Wand liegt in Zeile 2 auf Platz 3 ein Oranges",
            "Ben ist nicht dran",
            "im Beutel sind noch sechzig, oder?",
            "ich führe mit drei Punkten",
            "angefangen hat Ben",
            "mir fehlt noch ein Rotes in der fünften",
            "in der Vier liegen drei Blaue",
            "in Reihe fünf geht noch einer rein",
            "Schwarz gibts nur noch eins zu holen",
        ),
        (
            "auf Manufaktur 4 liegen doch nur zwei Blaue",
            "Bens vierte Reihe ist voll, seine fünfte ist leer",
            "der Startmarker ist bei mir",
        ),
        (
            *("es gibt kein Blau mehr", "auf dem Tisch liegen noch drei Blaue"),
            *("Ben führt", "auf meiner Wand liegen sieben Fliesen"),
        ),
        (
            ("meine achte Reihe ist voll", "8"),
            ("Ben hat in Reihe 2 drei Blaue", "2"),
            ("in Bens zweiter Reihe liegen vier Rote", "2"),
            ("in meiner Wandzeile 1 liegt auf Platz 2 ein Blaues", "2.8"),
        ),
    ),
    "en": (
        (
            "Ben has one point and I've got four",
            "hang on, my third row has two reds and there's an orange on Ben's floor line",
            "factories 1, 2 and 3 are empty",
            "my fifth row needs one more red",
            "on my wall the orange is in row 2 at place 3",
            "it's not Ben's turn",
            "the bag has sixty tiles in it, right",
            "I'm ahead of Ben by three points",
            "Ben started this round",
            "I need one more red for the fifth",
            "I've one space left in row five",
            "that's three blues on factory four, isn't it",
            "row five takes one more",
        ),
        (
            "there are only two blues on factory 4",
            "Ben's row four is full and his fifth is empty",
            "I have the start marker",
        ),
        ("Ben is in the lead", "there are three blues left to take"),
        (("my row eight is full", "8"), ("Ben has three blues in row 2", "2")),
    ),
    "nl": (
        (
            "Ben heeft één punt en ik heb er vier",
            "wacht, mijn derde rij heeft twee rode, en op Bens vloer ligt een oranje",
            "fabriek 1, 2 en 3 zijn leeg",
            "op mijn muur ligt in rij 2 op plaats 3 een oranje",
            "Ben is niet aan de beurt",
            "er zitten zestig tegels in de zak, hè",
            "Ben is deze ronde begonnen",
            "ik heb nog een rode nodig voor de vijfde",
            "er kan er nog één bij in rij vijf",
        ),
        (
            "op fabriek 4 liggen maar twee blauwe",
            "Bens vierde rij is vol en zijn vijfde is leeg",
            "ik heb de startmarker",
        ),
        ("op mijn muur liggen zeven tegels", "er is geen blauw meer"),
        (("mijn achtste rij is vol", "8"), ("Ben heeft drie blauwe in rij 2", "2")),
    ),
}
# Each number belongs to the rows.
LISTED = {
    "de": ("meine erste und zweite Reihe sind leer", "meine Reihen eins und zwei sind leer"),
    "en": ("my first and second row are empty", "my rows one and two are empty"),
    "nl": ("mijn eerste en tweede rij zijn leeg", "mijn rijen één en twee zijn leeg"),
}
# In the first round of Summer Pavilion.
PAVILION = {
    "de": (
        ("mein blauer Stern hat ein Feld belegt", "Ben hat nicht gepasst, ich auch nicht"),
        ("Ben hat vier orange neben dem Brett", "Ben hat schon gepasst"),
    ),
    "en": (
        ("my green star has one tile", "Ben has three oranges and no reds"),
        ("Ben has four oranges", "my purple star is full", "Ben has passed"),
    ),
    "nl": (
        ("mijn groene ster heeft één tegel", "Ben heeft drie oranje en geen rode"),
        ("Ben heeft vier oranje", "Ben heeft gepast"),
    ),
}
RIGHT = {"de": "Stimmt.", "en": "That is right.", "nl": "Klopt."}
# What somebody wants, could do or asks is no statement, nor is a larger number than there are words
# for.
NONE = {
    "de": (
        *("hätte ich nur vier Rote", "Ben will den Startmarker", "hat Ben zwei Punkte"),
        *("für was hab ich drei Rote in Reihe 4", "drei Rote in Reihe vier, macht das Sinn?"),
        *("Ben hat tausend Punkte", "Ben hat eine Million Punkte", "Ben hat zweihundert Punkte"),
    ),
    "en": (
        *("I'd like four reds", "Ben wants the start marker", "has Ben got two points"),
        *("what for have I three reds in row 4", "three reds in row four, is that sensible?"),
        *("Ben has a thousand points", "Ben has one million points", "Ben has one dozen points"),
    ),
    "nl": (
        *("ik zou graag vier rode hebben", "Ben wil de startmarker", "heeft Ben twee punten"),
        *("waarvoor heb ik drie rode in rij 4", "drie rode in rij vier, is dat zinvol?"),
        *("Ben heeft duizend punten", "Ben heeft een miljoen punten"),
    ),
}
# How many spaces of a star are covered is not which: two, of which one is covered.
COVERED = {
    "de": ("auf meinem grünen Stern sind zwei Felder belegt", "mein grüner Stern ist voll"),
    "en": ("two spaces of my green star are covered", "my green star is full"),
    "nl": ("op mijn groene ster zijn twee vakjes bezet", "mijn groene ster is vol"),
}
# A line without a verb that names a possible move.
MOVE = {
    "de": "Orange, Fabrik drei, mit dem Lila zusammen",
    "en": "orange, factory three, together with the purple",
    "nl": "oranje, fabriek drie, samen met de paarse",
}


@pytest.mark.parametrize("language", AZUL)
def test_sentences_are_compared_and_set_nothing(language: str) -> None:
    session = begin(language, "azul")
    right, asked, wrong, refused = AZUL[language]
    for text in (*right, *LISTED[language]):
        step, answer = ask(session, text)
        assert answer == [RIGHT[language]], text
        assert not step.entries
    for text in (*asked, *wrong):
        step, answer = ask(session, text)
        assert step.understood, text
        assert bool(step.session.pending) == (text in asked), text
        assert RIGHT[language] not in answer, text
        assert not step.entries
    for text, reason in refused:
        step, answer = ask(session, text)
        assert not step.understood, text
        assert reason in " ".join(answer), text
        assert not step.entries


@pytest.mark.parametrize("language", PAVILION)
def test_sentences_about_stars_and_who_has_passed(language: str) -> None:
    session = begin(language, "summer-pavilion")
    right, wrong = PAVILION[language]
    for text in right:
        assert ask(session, text)[1] == [RIGHT[language]], text
    for text in wrong:
        step, answer = ask(session, text)
        assert step.understood, text
        assert RIGHT[language] not in answer, text
        assert not step.entries


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "punkte für rot auf der mitte 5"),
        ("en", "points for red on red 3"),
        ("nl", "punten voor rood op midden 5"),
    ],
)
def test_who_asks_for_points_places_nothing(language: str, line: str) -> None:
    """The same words without the points are a placing."""
    conversation = placing(language=language)
    assert not ask(conversation.session, line)[0].entries
    assert ask(conversation.session, line.split(maxsplit=2)[2])[0].entries


@pytest.mark.parametrize("language", COVERED)
def test_a_number_of_spaces_is_not_that_of_one(language: str) -> None:
    session = begin(language, "summer-pavilion")
    for text in COVERED[language]:
        step, answer = ask(session, text)
        assert RIGHT[language] not in answer, text
        assert not step.session.asks_yes_or_no, text


@pytest.mark.parametrize("language", MOVE)
def test_a_possible_move_without_a_verb_is_no_statement(language: str) -> None:
    step, _ = ask(begin(language, "summer-pavilion", 3), MOVE[language])
    assert step.entries


@pytest.mark.parametrize("language", NONE)
def test_wishes_and_questions_are_no_statements(language: str) -> None:
    session = begin(language, "azul")
    for text in NONE[language]:
        step, answer = ask(session, text)
        assert not step.session.asks_yes_or_no, text
        assert not step.entries
        assert RIGHT[language] not in answer, text


def test_only_what_is_wrong_is_set_after_a_yes() -> None:
    """The tiles that a sentence does not name stay where they are."""
    session = begin("de", "azul")
    asked, _ = ask(session, "Ben hat einen Punkt, und in der Mitte liegen zwei Rote")
    agreed, _ = ask(asked.session, "ja")
    before, after = session.ledger.state, agreed.session.ledger.state
    assert isinstance(before, State)
    assert isinstance(after, State)
    held = [piece for piece in after.centre.spaces if piece is not None]
    assert len(held) == len([piece for piece in before.centre.spaces if piece is not None]) + 1
    assert after.players == before.players


# What can be done with a colour: right, and wrong with the reason.
POSSIBLE = {
    "de": ("Ben kann Blau brauchen", "Türkis passt in meine erste Reihe", "Wandzeile 1"),
    "en": ("blue would fit in my first row", "turquoise fits in my first row", "Wall row 1"),
    "nl": ("blauw past in mijn eerste rij", "turquoise past in mijn eerste rij", "muurrij 1"),
}


@pytest.mark.parametrize("language", POSSIBLE)
def test_what_can_be_done_is_compared_with_the_rules(language: str) -> None:
    """The verdict is that of the question which the line makes, and nothing is done."""
    session = begin(language, "azul")
    right, wrong, reason = POSSIBLE[language]
    step, answer = ask(session, right)
    assert answer[0].startswith(RIGHT[language])
    other, answer = ask(session, wrong)
    assert not answer[0].startswith(RIGHT[language])
    assert reason in answer[0]
    assert step.entries == other.entries == ()
