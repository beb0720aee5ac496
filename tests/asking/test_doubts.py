"""Questions whose answer would leave out what they say: the program asks back instead."""

import pytest
from asked_games import ask, begin

from azul_access.language.languages import LANGUAGES
from azul_access.record.setup import make_setup
from azul_access.session import Session, begin_game, handle_line
from azul_access.session.control.settings import Settings

# What "she" is asked about, a question that names a player, and one that his name completes.
PERSONS = {
    "de": ("was liegt in ihrer Reihe 2?", "und in ihrer Reihe 1?", "was hat Cem in Reihe 1?"),
    "en": ("what is in her row 2?", "and in her row 1?", "what is in Cem's row 1?"),
    "nl": ("wat ligt er in haar rij 2?", "en in haar rij 1?", "wat ligt er in rij 1 van Cem?"),
}
WHO = {"de": "Wen meinst du", "en": "Who do you mean", "nl": "Wie bedoel je"}
# What was, asked with a word for the past, and what is said of now.
PAST = {
    "de": ("was lag damals auf meinem Boden?", "was liegt auf meinem Boden?"),
    "en": ("what was on my floor back then?", "what is on my floor?"),
    "nl": ("wat lag er toen op mijn vloer?", "wat ligt er op mijn vloer?"),
}
# A question for the points, and one for the number of something said before.
POINTS = {
    "de": ("wie viele hat Ben?", "wie viele hat Ben davon?"),
    "en": ("how many has Ben got?", "how many has Ben got of it?"),
    "nl": ("hoeveel heeft Ben?", "hoeveel heeft Ben ervan?"),
}
# Two questions in one, and the second one as it is told.
TWO = {
    "de": ("wer ist nach mir dran, und wer danach?", "und wer danach?"),
    "en": ("who is next after me, and after that?", "and after that?"),
    "nl": ("wie is er na mij, en wie daarna?", "en wie daarna?"),
}
# A move without its row: the number before the tiles counts them.
WITHOUT_ROW = {
    "de": "wenn ich die zwei gelben von Manufaktur 2 nehme, was dann?",
    "en": "what if I take the two yellows from factory 2?",
    "nl": "als ik de twee gele van fabriek 2 neem, wat dan?",
}


def _begin_of_three(language: str) -> Session:
    names = ("Anna", "Ben", "Cem")
    setup = make_setup(game="azul", names=names, first_seat=0, chosen={}, language=language)
    session = begin_game(setup, Settings(language)).session
    for line in ("rrrb xoos rxxb sbbb rrrr ooss xxbb", "1r1"):
        session = handle_line(session, line, "test").session
    return session


@pytest.mark.parametrize("language", LANGUAGES)
def test_among_three_players_a_pronoun_is_the_player_spoken_of_last_or_asked_about(
    language: str,
) -> None:
    session = _begin_of_three(language)
    alone, following, named = PERSONS[language]
    step, texts = ask(session, alone)
    assert not step.understood
    assert WHO[language] in texts[0]
    step, whole = ask(session, named)
    step, texts = ask(step.session, following)
    assert step.understood
    assert texts == whole


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_about_the_past_is_never_answered_by_what_is_now(language: str) -> None:
    past, now = PAST[language]
    session = begin(language, "azul")
    step, texts = ask(session, now)
    assert step.understood
    assert ask(session, past)[1] != texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_of_something_are_never_points(language: str) -> None:
    points, thereof = POINTS[language]
    session = begin(language, "azul")
    assert ask(session, points)[0].understood
    assert ask(session, thereof)[1] != ask(session, points)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_question_that_is_not_answered_is_told(language: str) -> None:
    line, second = TWO[language]
    step, texts = ask(begin(language, "azul"), line)
    assert not step.understood or any(second in text for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_of_tiles_is_not_taken_as_the_row_that_a_move_leaves_out(language: str) -> None:
    step, texts = ask(begin(language, "azul", 1), WITHOUT_ROW[language])
    assert step.understood
    assert len(texts) > 3
