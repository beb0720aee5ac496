"""Typed questions: answers about the table and about what would happen; nothing changes."""

import pytest
from scripted_conversation import FILLED_FACTORIES, begin_conversation


def test_a_what_if_question_changes_nothing() -> None:
    """A question mark before a move asks for its consequences."""
    conversation = begin_conversation(FILLED_FACTORIES)
    step = conversation.enter("?3r4")
    assert step.entries == ()
    assert "Angenommen: 4 rote R von Manufaktur 3 in Reihe 4" in conversation.paragraphs[-1]
    assert "An der Wand bringt das einen Punkt" in conversation.paragraphs[-1]


def test_a_question_mark_after_a_move_asks_what_would_happen() -> None:
    """As one before the move does; neither makes the move."""
    conversation = begin_conversation(FILLED_FACTORIES)
    step = conversation.enter("3r4?")
    assert step.entries == ()
    assert conversation.paragraphs[-1].startswith("Angenommen: 4 rote R")
    assert not begin_conversation().enter("rrbs?").entries


def test_whose_turn() -> None:
    """The answer names the player, or the factory that has to be filled."""
    assert "Manufaktur 1" in begin_conversation().answer("w")
    assert begin_conversation(FILLED_FACTORIES).answer("wer ist dran?") == "Anna ist dran."


@pytest.mark.parametrize(
    ("text", "starts"),
    [
        ("f", "Manufaktur 1: 2 rote R, ein blaues B, ein schwarzes SCH."),
        ("f3", "Manufaktur 3: 4 rote R."),
        ("z", "Im Zentrum liegt keine Fliese. Der Startmarker liegt dort."),
        ("b", "Anna hat 0 Punkte."),
        ("b 2", "Ben hat 0 Punkte."),
        ("b ben", "Ben hat 0 Punkte."),
        ("Wand Ben", "Ben, Wand. Leer."),
        ("Bens Wand", "Ben, Wand. Leer."),
        ("reihen", "Anna, Musterreihen. Alle leer."),
        ("boden", "Anna, Bodenreihe. Leer."),
        ("stand", "Anna hat 0 Punkte. Zähltafel: Zehner 0, Einer 0."),
        ("beutel", "Im Beutel 80 Fliesen: 14 rote R"),
        ("m", "66 Züge sind möglich."),
        ("m r", "R: 2 auf Manufaktur 1, 4 auf Manufaktur 3. Möglich: Reihen 1 bis 5 oder Boden."),
        ("wo x", "X: 2 auf Manufaktur 2, 2 auf Manufaktur 4."),
        ("spiel", "Runde 1. Anna hat begonnen."),
        ("verlauf", "1: Anna, Manufaktur 1 mit R, R, B, SCH."),
        ("einstellungen", "Sprache Deutsch"),
        ("?", "Anna nimmt: Manufaktur, Fliese, Reihe"),
    ],
)
def test_questions(text: str, starts: str) -> None:
    """Everything on the table can be asked for, and a question changes nothing."""
    conversation = begin_conversation(FILLED_FACTORIES)
    before = conversation.session.ledger
    assert conversation.answer(text).startswith(starts)
    assert conversation.session.ledger == before


def test_a_question_about_a_player_who_does_not_exist() -> None:
    """The answer has the number of players."""
    assert (
        begin_conversation(FILLED_FACTORIES).answer("b 7")
        == "Person 7 gibt es nicht, am Tisch sitzen 2."
    )


def test_a_name_that_is_the_genitive_of_another() -> None:
    """The exact name has priority: Andreas is not "of Andrea"."""
    conversation = begin_conversation(FILLED_FACTORIES, names=("Andrea", "Andreas"))
    assert conversation.answer("b andreas").startswith("Andreas hat")
    assert conversation.answer("b andrea").startswith("Andrea hat")


def test_an_illegal_move_is_preferred_to_an_impossible_question() -> None:
    """The answer to `b39` is about the move, not about player 39."""
    assert "Kein B auf Manufaktur 3" in begin_conversation(FILLED_FACTORIES).answer("b39")
