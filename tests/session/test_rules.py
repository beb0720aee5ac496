"""The rule book in the middle of a game, and read from its beginning."""

import pytest

from azul_access.language.phrase import Form
from azul_access.record.setup import make_setup
from azul_access.session import Session, Step, begin_game, handle_line
from azul_access.session.control.settings import Settings
from azul_access.session.output.narration import narrate
from azul_access.session.reading.rule_reading import (
    RuleReading,
    begin_reading,
    handle_reading_line,
)

# Topics in the words of people, with the paragraph that answers.
AZUL = {
    "en": {
        "floor": "2.9",
        "floor line": "2.9",
        "when the bag is empty": "3.3",
        "looking into the bag": "2.2",
        "start marker": "2.5",
        "grid of the centre": "2.4",
        "who begins the next round": "7.1",
        "tie": "7.7",
        "scoring columns at the end": "7.5",
        "more than seven tiles on the floor": "5.8",
        "undo a mistake": "8.2",
        "5.3": "5.3",
    },
    "de": {
        "Boden": "2.9",
        "Beutel leer": "3.3",
        "in den Beutel schauen": "2.2",
        "Gleichstand": "7.7",
        "volle Farbe": "7.6",
        "Spielende": "7.2",
        "zwei Farben mischen": "5.2",
        "Passen": "4.6",
        "Minuspunkte unter null": "6.7",
        "Startmarker": "2.5",
        "Zähltafel über 99": "2.10",
        "3": "3.1",
    },
    "nl": {
        "vloer": "2.9",
        "zak leeg": "3.3",
        "in de zak kijken": "2.2",
        "gelijkspel": "7.7",
        "volle kolommen": "7.5",
        "wie begint de volgende ronde": "7.1",
        "vier tegels trekken": "3.1",
        "kleuren mengen": "5.2",
        "pauze": "8.3",
    },
}


def begin(language: str, game: str = "azul", bag: str = "virtual", **chosen: str) -> Session:
    names = ("Anna", "Ben")
    setup = make_setup(
        game=game, names=names, first_seat=0, chosen=chosen, bag=bag, seed=3, language=language
    )
    return begin_game(setup, Settings(language)).session


def show(step: Step) -> str:
    session = step.session
    return " ".join(
        session.settings.phrases.render_all(part, session.settings.verbosity, Form.SHOW)
        for announcement in step.announcements
        for part in narrate(session.setup.system, session.context, announcement)
    )


@pytest.mark.parametrize("language", AZUL)
def test_topics_lead_to_their_paragraphs(language: str) -> None:
    """By a number, a heading, another word for it, or words of its text."""
    word = {"en": "rules", "de": "Regel", "nl": "regel"}[language]
    session = begin(language)
    for topic, number in AZUL[language].items():
        step = handle_line(session, f"{word} {topic}", "keyboard")
        assert step.understood
        assert step.session.ledger is session.ledger
        assert f" {number} " in show(step)[:14], (topic, show(step)[:40])


def test_what_a_rule_means_now() -> None:
    """The floor, the bag and the beginner of the next round, as they are at this moment."""
    session = begin("en")
    told = show(handle_line(session, "rule empty bag", "keyboard"))
    assert "80" in told
    assert "start marker" in show(handle_line(session, "rules next round", "keyboard"))


def test_an_unknown_topic_is_refused_with_a_remedy() -> None:
    step = handle_line(begin("en"), "rules elephants", "keyboard")
    assert not step.understood
    assert show(step).startswith("The rules have nothing about “elephants”. Try a word such as")


def test_the_word_alone_tells_the_options() -> None:
    """As it always did; the book needs a topic."""
    assert "coloured wall" in show(handle_line(begin("en"), "rules", "keyboard"))


def test_the_grey_wall_has_rules_of_its_own() -> None:
    session = begin("en", wall="grey")
    assert "9.1 Choose a place" in show(handle_line(session, "rules choose column", "keyboard"))
    assert "1.1" in show(handle_line(session, "rule 1.1", "keyboard"))


def test_topics_of_summer_pavilion() -> None:
    session = begin("en", game="summer-pavilion", bag="table")
    for topic, heading in {
        "wild colour": "3.1 The wild colour",
        "how many tiles may i keep": "5.9 Keeping tiles",
        "paying with wild tiles": "5.2 What a space costs",
        "passing": "5.8 Passing",
        "complete stars": "6.3 Complete stars",
    }.items():
        assert heading in show(handle_line(session, f"rules {topic}", "keyboard")), topic


def reading(language: str = "en") -> Step:
    return begin_reading(begin(language).setup, Settings(language))


def follow(step: Step, *lines: str) -> Step:
    for line in lines:
        step = handle_reading_line(step.session, line, "keyboard")
    return step


def test_the_book_is_read_back_and_forth() -> None:
    """Enter goes on, < back; words and numbers jump; the ends are told."""
    step = reading()
    assert "1.1 What it is about" in show(step)
    assert "1.3 Who plays" in show(follow(step, "", ""))
    assert "Chapter 2. The pieces" in show(follow(step, "", "", ""))
    assert "1.1" in show(follow(step, "", "<"))
    assert not follow(step, "<").understood
    assert "5.8 When the floor is full" in show(follow(step, "5.8"))
    assert "5.9" not in show(follow(step, "5.8", ""))
    assert "6.1 Row by row" in show(follow(step, "5.8", ""))
    assert "6.1 Row by row" in show(follow(step, "chapter 6"))
    assert "7.7 Who wins" in show(follow(step, "tie"))
    assert "7.7 Who wins" in show(follow(step, "tie", "."))
    assert "rules end here" in show(follow(step, "8.3", ""))
    assert follow(step, "q").quits


def test_reading_changes_nothing_but_settings() -> None:
    """No move is made; the language and the length can change."""
    step = reading()
    assert isinstance(step.session, RuleReading)
    for line in ("2r3", "rrbs", "u", "set row 1 r", "end game"):
        after = follow(step, line)
        assert after.session.ledger is step.session.ledger
        assert not after.entries
    assert "Worum es geht" in show(follow(step, "german", "1.1"))


def test_a_bad_place_in_the_book_is_refused() -> None:
    step = follow(reading(), "99.9")
    assert not step.understood
    assert "Try a word" in show(step)
