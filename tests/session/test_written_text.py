"""Voice input: a text that a recogniser wrote freely counts like a typed line."""

import pytest
from scripted_conversation import Conversation
from spoken_conversation import (
    BLUE,
    FAIR,
    LIKELY,
    NARROW,
    RED,
    SURE,
    answer_to,
    base_game,
    history_length,
    recognise,
    say,
)

from azul_access.session import handle_recognition
from azul_access.session.recognition import Certainty, Recognition, Written

WELL, BADLY, HARDLY = -0.1, -0.7, -2.0


def hear(
    conversation: Conversation,
    text: str,
    *guesses: str,
    certainty: Certainty = NARROW,
    chance: float = WELL,
    is_addressed: bool = True,
) -> str:
    """The announcements for a text, and the guesses of the sentences that were expected."""
    before = len(conversation.paragraphs)
    guessed = recognise(*guesses, certainty=certainty).guesses
    recognition = Recognition(guessed, certainty, written=Written(text, chance))
    step = handle_recognition(
        conversation.session, recognition, "microphone", is_addressed=is_addressed
    )
    conversation.use(step)
    return "\n".join(conversation.paragraphs[before:])


def count_made(*heard: str, certainty: Certainty = NARROW, chance: float = WELL) -> int:
    """How many moves are made at once."""
    conversation = base_game()
    before = history_length(conversation)
    hear(conversation, *heard, certainty=certainty, chance=chance)
    return history_length(conversation) - before


def test_what_can_only_be_typed_can_be_said() -> None:
    """A move in free words, a question, and one that goes on with it."""
    assert count_made("Nimm das Rote von eins, und leg es in Reihe zwei.") == 1
    conversation = base_game()
    assert hear(conversation, "Wie viele Punkte hat denn Anna?") == "0."
    assert hear(conversation, "Und Ben?") == "0."


@pytest.mark.parametrize(
    ("guesses", "certainty", "chance", "made"),
    [
        ((), NARROW, WELL, 1),
        ((), NARROW, BADLY, 0),
        ((RED,), FAIR, WELL, 1),
        ((RED,), FAIR, BADLY, 0),
        ((RED,), SURE, BADLY, 1),
        ((BLUE,), SURE, WELL, 0),
        ((BLUE,), NARROW, WELL, 1),
        ((BLUE,), NARROW, BADLY, 0),
    ],
)
def test_a_move_is_made_if_both_agree_or_it_was_heard_well(
    guesses: tuple[str, ...], certainty: Certainty, chance: float, made: int
) -> None:
    """If both clearly understand something else, both are offered."""
    assert (
        count_made("Rot von Manufaktur 1 in Reihe 2.", *guesses, certainty=certainty, chance=chance)
        == made
    )


def test_two_different_moves_are_offered() -> None:
    asked = hear(base_game(), "Rot von Manufaktur 1 in Reihe 2.", BLUE, certainty=SURE)
    assert "1: 2 rote R" in asked
    assert "2: ein blaues B" in asked


def test_a_text_without_a_meaning_changes_nothing() -> None:
    """Nor does one that was hardly heard."""
    for text, chance in (("Gibst du mir bitte den Saft?", WELL), ("Stand", HARDLY)):
        conversation = base_game()
        before = history_length(conversation)
        hear(conversation, text, RED, certainty=LIKELY, chance=chance)
        assert history_length(conversation) == before + 1
    assert not say(base_game(), "Gibst du mir bitte den Saft?").entries


def test_a_move_of_a_poor_recogniser_is_asked_about() -> None:
    """A fair one: but a question is answered, and an answer counts."""
    conversation = base_game()
    assert answer_to(conversation, RED, certainty=FAIR).startswith("Also: 2 rote R")
    before = history_length(conversation)
    say(conversation, "ja", certainty=FAIR)
    assert history_length(conversation) == before + 1
    assert "Anna hat" in answer_to(base_game(), "Stand", certainty=FAIR)


def test_answers_that_contradict_each_other_are_asked_for_again() -> None:
    conversation = base_game()
    say(conversation, RED, certainty=FAIR)
    before = history_length(conversation)
    assert "ja oder nein" in hear(conversation, "Nein.", "ja", certainty=SURE)
    assert "ja oder nein" in hear(conversation, "Ja.", "nein", certainty=SURE)
    hear(conversation, "Klar.")  # only typed ones are asked for, all typed ones are understood
    assert history_length(conversation) == before + 1


def test_people_who_ask_each_other_are_left_alone() -> None:
    """A question in free words is answered only after the key or the wake word."""
    text = "Wie viele Punkte hat denn Anna?"
    assert not hear(base_game(), text, is_addressed=False)
    assert hear(base_game(), text)
